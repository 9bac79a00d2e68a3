/** Every action that a key does, with its usual key; which key does it in this browser is the user's to say. */
import { h } from "./dom.js";
import { prefer, preferences } from "./preferences.js";

/** `[name, usual key, what it does]`: a letter, a sign, "Space", or either with "Shift-" before it. */
export const ACTIONS = [
  ["pass", "Space", "pass, or resolve the top of the stack, once"], ["confirm", "c", "confirm the selection, attack, blocks or shares"],
  ["everyone", "a", "attack with all, or none"], ["hold", "h", "hold priority after my next action"], ["full", "f", "full control on or off"],
  ["turn", "e", "pass until the turn ends"], ["turn!", "Shift-e", "pass until the turn ends, whatever happens"],
  ["mine", "n", "pass until my next turn"], ["mine!", "Shift-n", "pass until my next turn, whatever happens"],
  ["stack", "r", "pass until the stack is empty"], ["stack!", "Shift-r", "pass until the stack is empty, whatever happens"],
  ["byhand", "m", "pay by hand: this payment, or all from now on"], ["combat", "b", "pass until the beginning of combat"], ["yield", "y", "yield to the top of the stack: choose how long"],
  ["undo", "z", "undo"], ["redo", "Shift-z", "redo"], ["inspect", "i", "inspect what has the focus"], ["why", "w", "why can't I use what has the focus"],
  ["pin", "p", "pin or unpin the card"], ["through", "v", "held: see the table through the panel"], ["open", "+", "open a pile; one more, where an amount is divided"],
  ["less", "-", "one less, where an amount is divided"],
  ["graveyard", "g", "my graveyard"], ["graveyard2", "Shift-g", "their graveyard"], ["exile", "x", "my cards in exile"], ["exile2", "Shift-x", "their cards in exile"],
  ["library", "d", "my library, as known to me"], ["log", "l", "log"], ["stops", "s", "stops"], ["yields", "Shift-y", "what I yield to, and marks"], ["command", "/", "command line: type what to do"],
  ["back", "[", "look a step back in the game"], ["forward", "]", "look a step forward; Esc: now"], ["speak", "q", "say how things stand"], ["keys", "?", "this list"],
];

/** Keys that stay what they are: browsers and readers of the screen count on them. */
export const FIXED = [
  ["Enter", "use or choose what has the focus"], ["Tab", "next thing that can be used"], ["Arrows", "move within a zone and between zones"],
  ["1–9", "choose that option; on a pile: that many, then Enter"], ["Esc", "back: closes, ends a run, takes back a step of casting"],
];

const USUAL = new Map(ACTIONS.map(([name, key]) => [name, key]));

/** The key that does an action; "" where the user has taken it away. */
export const keyOf = (name) => preferences.remap[name] ?? USUAL.get(name);
/** The action that a key does. */
export const actionOf = (key) => (key && (ACTIONS.find(([name]) => keyOf(name) === key) || [null])[0]) || null;
export const isUsual = (name) => keyOf(name) === USUAL.get(name);
export const usualKeyOf = (name) => USUAL.get(name);
export const wordsOf = (name) => ACTIONS.find(([one]) => one === name)[2];

/** How a key is written on a button. */
export function shownKey(key) {
  if (key === "Space") return "␣";
  return key.startsWith("Shift-") ? `⇧${shownKey(key.slice(6))}` : key.toUpperCase();
}

/** The key of an action, written on its button; nothing where it has none. */
export const keyHint = (name) => keyOf(name) && h("kbd", { "aria-hidden": "true" }, shownKey(keyOf(name)));

/** The name of a pressed key: signs are what they are, with or without Shift; empty for a key that can't be given to an action. */
export function nameOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (event.key === " ") return "Space";
  if ([...event.key].length !== 1 || /[0-9]/.test(event.key)) return "";
  const letter = event.key.toLowerCase() !== event.key.toUpperCase();
  return letter ? (event.shiftKey ? "Shift-" : "") + event.key.toLowerCase() : event.key;
}

/** Gives an action a key (none with ""); another action that had it gets the one that this had before. */
export function remap(name, key) {
  const other = actionOf(key);
  const remapped = { ...preferences.remap, [name]: key };
  if (other && other !== name) remapped[other] = keyOf(name);
  for (const each of Object.keys(remapped)) if (remapped[each] === USUAL.get(each)) delete remapped[each];
  prefer("remap", remapped);
}
