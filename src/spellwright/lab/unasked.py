"""What a game chose unasked, because there was one option: the answers for it count as used.

The author of a scenario may have been asked where this game takes the only option silently. A target that nobody was
asked for takes its answer out of the queue at once, so that the next one fits the next decision. What is left at the
end is excused if the game did something with what the answer names.
"""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.lab.checking.players import LETTERS
from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.scenario import Choice, Thing
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.state.events.stack import AddMana, Cast, Targeted
from spellwright.state.events.starting import BringCard
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.mana import BIT
from spellwright.words.procedure import FIRST_OBJECT, Id

NUMBERS = ("x", "amount")


def entries_after(game: Game, number: int) -> list[Entry]:
    """What has happened since the entry of that number, oldest first."""
    found: list[Entry] = []
    entry = game.history
    while entry is not None and entry.number > number:
        found.append(entry)
        entry = entry.before
    return found[::-1]


def new_targets(game: Game, number: int) -> Iterator[tuple[int, Id, Id]]:
    """What has become a target since then, each time that it was chosen: the number of the entry, who did, the target."""
    for entry in entries_after(game, number):
        event = entry.event
        if isinstance(event, Targeted) and event.by >= FIRST_OBJECT:
            choices = game[event.by].choices
            times = choices.target_ids().count(event.target) if choices is not None else 1
            yield from [(entry.number, game[event.by].controller, event.target)] * max(times, 1)


def excused(game: Game, who: WhoIsWho, choice: Choice, left: tuple[Thing, ...]) -> bool:
    """Whether an answer that was not used could only have answered what the game did unasked."""
    if choice.skip or (choice.kind in NUMBERS and choice.number == 0) or (choice.kind == "yesno" and not choice.yes):
        return True
    if choice.kind == "yesno":
        return any(_pays_life(entry, choice.player) for entry in entries_after(game, 0))
    if not left:
        return False
    if choice.kind == "choice" and all(_only_opponent(game, choice.player, thing) for thing in left):
        return True
    return all(any(_concerns(game, who, entry, thing) for entry in entries_after(game, 0)) for thing in left)


def _only_opponent(game: Game, player: Id, thing: Thing) -> bool:
    """Whether it is the only opponent that the player could choose."""
    others = [each.id for each in game.players if each.id != player]
    return others == [thing.player]


def _pays_life(entry: Entry, player: Id) -> bool:
    """Whether a player paid life, as may be asked for each Phyrexian symbol (107.4f)."""
    event = entry.event
    return isinstance(event, LoseLife) and event.player == player and event.cause == "pay"


def _concerns(game: Game, who: WhoIsWho, entry: Entry, thing: Thing) -> bool:
    """Whether an event did something with an object or player, or made mana of that colour."""
    event = entry.event
    if isinstance(event, Cast | BringCard) or entry.turn == 0:
        return False
    if isinstance(event, AddMana) and thing.name.casefold() in LETTERS:
        return any(mana.kind == BIT[LETTERS[thing.name.casefold()]] for mana in event.mana)
    ids = (event.subject, entry.new, event.victim if isinstance(event, Damage) else 0, getattr(event, "player", 0))
    return any(who.fits(game, id, thing) for id in ids if id)
