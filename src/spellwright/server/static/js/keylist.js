/** Every key with what it does, as shown by "?". */
export const KEYS = [
  ["Space", "pass, or resolve the top of the stack, once"], ["Enter", "use or choose what has the focus"], ["C", "confirm the selection, attack or blocks"],
  ["Tab", "next thing that can be used"], ["Arrows", "move within a zone and between zones"], ["1–9", "choose that option; before a pile: that many"],
  ["Esc", "back: closes, ends a run, takes back a step of casting"], ["A", "attack with all, or none"], ["E", "pass until the turn ends"],
  ["N", "pass until my next turn"], ["R", "pass until the stack is empty"], ["B", "pass until the beginning of combat"], ["Shift-E, N, R", "the same, whatever happens"],
  ["M", "pay by hand: this payment, or all from now on"], ["H", "hold priority after my next action"], ["F", "full control on or off"], ["Z", "undo"], ["Shift-Z", "redo"], ["I", "inspect what has the focus"],
  ["W", "why can't I use what has the focus"], ["P", "pin or unpin the card"], ["+", "open a pile"], ["G", "my graveyard"], ["Shift-G", "their graveyard"],
  ["X", "exile"], ["D", "my library, as known to me"], ["L", "log"], ["S", "stops"], ["/", "command line: type what to do"], ["[ and ]", "look a step back and forward in the game; Esc: now"],
  ["Q", "say how things stand"], ["?", "this list"],
];
