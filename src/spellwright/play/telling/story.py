"""A game told to people: turn by turn, step by step, what belongs together in one line, the board at each turn's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from spellwright.play.telling.board import board_lines
from spellwright.play.telling.lines import line
from spellwright.play.telling.naming import Names, mana_text
from spellwright.state.events import cards, combat, damage, permanents, stack, turns, zones
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id

BEFORE = "before the first turn"
"""What is told like a step there (103)."""

Kind = Literal["turn", "step", "event", "board"]


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the story: the heading of a turn or step, something that happened with its rules, or the board."""

    kind: Kind
    text: str
    rules: tuple[str, ...] = ()
    turn: int = 0
    step: str = ""

    def __str__(self) -> str:
        indent = {"turn": "\n", "step": "  ", "event": "    ", "board": "  | "}[self.kind]
        rules = f"  [{', '.join(self.rules)}]" if self.kind == "event" else ""
        return f"{indent}{self.text}{rules}"


@dataclass(frozen=True, slots=True)
class _Scrap:
    """An entry of the history with its text, and how often it came in a row."""

    entry: Entry
    text: str
    rules: tuple[str, ...]
    times: int = 1


class Teller:
    """Tells a game as it goes on; `viewer` is the player who hears it, 0 for someone who may know everything.

    Let a game be watched by `watch`; what is told is handed to `tell`.
    """

    def __init__(self, tell: Callable[[Told], None], viewer: Id = NOBODY) -> None:
        self.tell, self.viewer = tell, viewer
        self._number = 0
        self._step = BEFORE
        self._told_step = False

    def watch(self, game: Game) -> None:
        """Tell what has happened since the last time; at the end of a turn the board too."""
        self.catch_up(game)
        if not game.priority and not game.over:
            self.board(game)

    def board(self, game: Game) -> None:
        """Tell how the board stands."""
        for text in board_lines(game, self.viewer):
            self.tell(Told("board", text, turn=game.turn))

    def catch_up(self, game: Game) -> None:
        """Tell what has happened since the last time."""
        names = Names(game, self.viewer)
        new: list[Entry] = []
        entry = game.history
        while entry is not None and entry.number > self._number:
            new.append(entry)
            entry = entry.before
        self._number = game.entries
        life = _life_after(game, new)
        scraps: list[_Scrap] = []
        for entry in reversed(new):
            if isinstance(entry.event, turns.BeginTurn | turns.BeginStep):
                self._flush(names, scraps)
                self._heading(names, entry)
            else:
                _add(names, scraps, entry, life.get(entry.number))
        self._flush(names, scraps)

    def _heading(self, names: Names, entry: Entry) -> None:
        if isinstance(entry.event, turns.BeginTurn):
            self.tell(Told("turn", f"Turn {entry.turn}: {names.player(entry.event.player)}", (entry.rule,), entry.turn))
            self._step = ""
        else:
            assert isinstance(entry.event, turns.BeginStep)
            self._step = entry.event.step
            self._told_step = False

    def _flush(self, names: Names, scraps: list[_Scrap]) -> None:
        for text, rules, entry in _joined(names, scraps):
            if not self._told_step:  # a step is told of only where something happens in it
                rule = "103.1" if self._step == BEFORE else "500.1"
                self.tell(Told("step", self._step, (rule,), entry.turn, self._step))
                self._told_step = True
            self.tell(Told("event", text, rules, entry.turn, self._step))
        scraps.clear()


# --- what belongs together


def _life_after(game: Game, newest_first: list[Entry]) -> dict[int, int]:
    """The life total after each entry that changed one, by the entry's number."""
    life = {player.id: player.life for player in game.players}
    found: dict[int, int] = {}
    for entry in newest_first:
        event = entry.event
        if isinstance(event, damage.LoseLife | damage.GainLife):
            found[entry.number] = life[event.player]
            life[event.player] += event.amount if isinstance(event, damage.LoseLife) else -event.amount
    return found


def _add(names: Names, scraps: list[_Scrap], entry: Entry, life: int | None) -> None:
    """Add an entry; what it consists of has been told before it, and becomes one line with it."""
    text = line(names, entry)
    if not text:
        return
    if life is not None:
        text += f" (now {life})"
    rules = [entry.rule]
    for part in _parts(scraps, entry):
        scraps.remove(part)
        began = isinstance(entry.event, stack.Cast | stack.Activated)
        rules = [*part.rules, *rules] if began else [*rules, *part.rules]
        text = _whole(names, entry, part, text)
    last = scraps[-1] if scraps else None
    if last is not None and _goes_on(last.entry, entry):
        scraps[-1] = replace(last, text=f"{last.text} and enters the battlefield", rules=(*last.rules, entry.rule))
    elif last is not None and last.text == text and last.entry.rule == entry.rule:
        scraps[-1] = replace(last, times=last.times + 1)
    else:
        scraps.append(_Scrap(entry, text, tuple(dict.fromkeys(rules))))


def _parts(scraps: list[_Scrap], entry: Entry) -> list[_Scrap]:
    """The scraps that are contained in an entry, which follows them: of its batch, or of the action that it completes."""
    event = entry.event
    if isinstance(event, stack.Cast | stack.Activated):
        return [scrap for scrap in scraps if _begins(event, scrap.entry.event)][-1:]
    together = [scrap for scrap in scraps if scrap.entry.batch == entry.batch or isinstance(event, turns.PlayLand)]
    return [scrap for scrap in together if _is_part(event, scrap.entry.event)]


def _begins(event: stack.Cast | stack.Activated, earlier: Any) -> bool:
    """Whether with the earlier event the casting or activating began that this one ends (601.2a, 602.2a)."""
    match earlier:
        case zones.Move(to="stack"):
            return isinstance(event, stack.Cast)
        case stack.PutAbility(source=source):
            return isinstance(event, stack.Activated) and source == event.source
    return False


def _is_part(whole: Any, part: Any) -> bool:
    match whole, part:
        case cards.Draw(), zones.Move(to="hand", cause="draw"):
            return True
        case ((cards.Discard() | permanents.Sacrifice() | permanents.Destroy() | stack.Counter()), zones.Move()):
            return bool(part.object == whole.object)
        case damage.Damage(), damage.LoseLife():
            return bool(part.player == whole.victim)
        case turns.PlayLand(), zones.Move(to="battlefield"):
            return True
    return False


def _goes_on(last: Entry, entry: Entry) -> bool:
    """Whether a spell that has resolved becomes a permanent (608.3a)."""
    match last.event, entry.event:
        case stack.Resolve(object=spell), zones.Move(object=moved, to="battlefield"):
            return bool(spell == moved)
    return False


def _whole(names: Names, entry: Entry, part: _Scrap, text: str) -> str:
    """The text of an event with what its part adds."""
    match entry.event, part.entry.event:
        case cards.Draw(player=player), zones.Move(object=card):
            known = not names.viewer or names.viewer == player
            return f"{names.player(player)} draws {names.known(card) if known else 'a card'}"
        case damage.Damage(), damage.LoseLife():
            return f"{text}{part.text[part.text.rindex(' (now') :]}"
        case turns.PlayLand(), zones.Move(tapped=True):
            return f"{text} tapped"
        case ((permanents.Sacrifice() | permanents.Destroy()), zones.Move(to=to)) if to != "graveyard":
            return f"{text}, and goes to {to}"
    return text


def _joined(names: Names, scraps: list[_Scrap]) -> Iterator[tuple[str, tuple[str, ...], Entry]]:
    """The lines of what happened: mana that is added together, attackers that attack together."""
    at = 0
    while at < len(scraps):
        scrap = scraps[at]
        same = at + 1
        while same < len(scraps) and _goes_with(scrap.entry, scraps[same].entry):
            same += 1
        group = scraps[at:same]
        yield _group_text(names, group), scrap.rules, scrap.entry
        at = same


def _goes_with(first: Entry, other: Entry) -> bool:
    match first.event, other.event:
        case stack.AddMana(player=one), stack.AddMana(player=two):
            return bool(one == two)
        case combat.Attack(defender=one), combat.Attack(defender=two):
            return bool(one == two)
        case combat.BecomeUnblocked(), combat.BecomeUnblocked():
            return True
    return False


def _group_text(names: Names, group: list[_Scrap]) -> str:
    event: Any = group[0].entry.event
    events: list[Any] = [scrap.entry.event for scrap in group for _ in range(scrap.times)]
    if isinstance(event, stack.AddMana):
        return f"{names.player(event.player)} adds {''.join(mana_text(each.mana) for each in events)}"
    if isinstance(event, combat.Attack):
        who = names.player(names.game.active)
        return f"{who} attacks {names.of(event.defender)} with {_listed(names, [e.object for e in events])}"
    if isinstance(event, combat.BecomeUnblocked):
        return f"not blocked: {_listed(names, [e.object for e in events])}"
    times = group[0].times
    return group[0].text + (f" ({times} times)" if times > 1 else "")


def _listed(names: Names, ids: list[Id]) -> str:
    counted = Counter(names.of(id) for id in ids if id >= FIRST_OBJECT)
    return ", ".join(name if number == 1 else f"{number} {name}" for name, number in counted.items())
