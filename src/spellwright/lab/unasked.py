"""What a game chose unasked, because there was one option: the answers for it count as used.

The author of a scenario may have been asked where this game takes the only option silently. A target that nobody was
asked for takes its answer out of the queue at once, so that the next one fits the next decision. What is left at the
end is excused if the game did something with what the answer names.
"""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.actions.abilities.modes import Modes
from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.walking import within
from spellwright.lab.ability_texts import ability_texts, normal
from spellwright.lab.checking.players import LETTERS
from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.scenario import Choice, Thing
from spellwright.rules.asking import own
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.events.stack import AddMana, Cast, PutAbility, Resolve, Targeted
from spellwright.state.events.starting import BringCard
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.mana import BIT, amount_of
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id

NUMBERS = ("x", "amount")
ENTERING = ("305.1", "608.3a")
"""The rules that a permanent enters by as it is played or resolves."""


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


def modal_contents(game: Game, id: Id) -> Iterator[Modes]:
    """The modes from which those of an object on the stack are, or were, chosen (700.2)."""
    o = game[id]
    for ability in (o.ability,) if o.ability is not None else own(game, id, "instructs"):
        content = getattr(ability, "content", None)
        if isinstance(content, Modes):
            yield content


def new_modes(game: Game, number: int) -> Iterator[tuple[int, Id, Id, tuple[int, ...]]]:
    """What has been cast, activated or put onto the stack since then, and not with all its modes.

    The number of the entry, the object on the stack, its controller, the modes chosen for it.
    """
    for entry in entries_after(game, number):
        event = entry.event
        id = entry.new if isinstance(event, PutAbility) else event.object if isinstance(event, Cast) else NOBODY
        choices = game[id].choices if id else None
        if choices is not None and choices.modes:
            every = sum(len(content.modes) for content in modal_contents(game, id))
            if len(choices.modes) < every:
                yield entry.number, id, game[id].controller, choices.modes


def idle_mays(game: Game) -> Iterator[tuple[Id, Id]]:
    """What has resolved with something in its text that its controller may do: the object, and the controller."""
    for entry in entries_after(game, 0):
        event = entry.event
        if isinstance(event, Resolve) and not event.fizzles:
            o = game[event.object]
            abilities = (o.ability,) if o.ability is not None else own(game, o.id, "instructs")
            said = (word for ability in abilities for word in within(ability))
            if any(isinstance(word, PlayerDoes | ThingDoes) and word.may for word in said):
                yield o.id, o.controller


def unasked_costs(game: Game) -> Iterator[tuple[Id, Id]]:
    """Each optional cost that was paid for a spell, perhaps because there was no other way (106.6): the spell, who cast it."""
    for entry in entries_after(game, 0):
        event = entry.event
        if isinstance(event, Cast):
            choices = game[event.object].choices
            yield from [(event.object, event.player)] * (len(choices.paid) if choices is not None else 0)


def entering_sacrifices(game: Game) -> Iterator[Id]:
    """Who sacrificed something instead of letting something enter, each time (614.1a); nobody may decline that."""
    for entry in entries_after(game, 0):
        if isinstance(entry.event, Sacrifice) and entry.rule in ENTERING:
            yield entry.event.player


def excused(game: Game, who: WhoIsWho, choice: Choice, left: tuple[Thing, ...]) -> bool:
    """Whether an answer that was not used could only have answered what the game did unasked."""
    if choice.skip or (choice.kind in NUMBERS and choice.number == 0) or (choice.kind == "yesno" and not choice.yes):
        return True
    if choice.kind == "yesno":
        return any(_pays_life(entry, choice.player) for entry in entries_after(game, 0))
    if choice.kind == "x" and any(
        _x_of(game, entry, choice.player) == choice.number for entry in entries_after(game, 0)
    ):
        return True  # X had that one possible value (601.2b)
    if choice.kind in NUMBERS:
        return any(_makes_so_much(entry, choice.player, choice.number) for entry in entries_after(game, 0))
    if not left:
        return False
    if choice.kind == "choice" and all(_only_opponent(game, choice.player, thing) for thing in left):
        return True
    if choice.kind == "choice" and all(_triggered_together(game, who, thing) for thing in left):
        return True
    return all(any(_concerns(game, who, entry, thing) for entry in entries_after(game, 0)) for thing in left)


def _only_opponent(game: Game, player: Id, thing: Thing) -> bool:
    """Whether it is the only opponent that the player could choose."""
    others = [each.id for each in game.players if each.id != player]
    return others == [thing.player]


def _triggered_together(game: Game, who: WhoIsWho, thing: Thing) -> bool:
    """Whether abilities of that text or source were put onto the stack one after the other, alike and so unasked (603.3b)."""
    before: PutAbility | None = None
    for event in (entry.event for entry in entries_after(game, 0)):
        if not isinstance(event, PutAbility):
            continue
        if before is not None and (before.ability, before.controller) == (event.ability, event.controller):
            texts = ability_texts(game, event.source, event.ability)
            if who.fits(game, event.source, thing) or any(text.startswith(normal(thing.name)) for text in texts):
                return bool(thing.name)
        before = event
    return False


def _pays_life(entry: Entry, player: Id) -> bool:
    """Whether a player paid life, as may be asked for each Phyrexian symbol (107.4f)."""
    event = entry.event
    return isinstance(event, LoseLife) and event.player == player and event.cause == "pay"


def _x_of(game: Game, entry: Entry, player: Id) -> int | None:
    """The X of a spell that a player cast, or of an ability that they put onto the stack."""
    event = entry.event
    id = entry.new if isinstance(event, PutAbility) else event.object if isinstance(event, Cast) else NOBODY
    choices = game[id].choices if id and game[id].controller == player else None
    return choices.x if choices is not None else None


def _makes_so_much(entry: Entry, player: Id, number: int) -> bool:
    """Whether a player made so much mana at once, in a combination that was settled as it was spent (106.3)."""
    event = entry.event
    return isinstance(event, AddMana) and event.player == player and amount_of(event.mana) >= number and entry.turn > 0


def _concerns(game: Game, who: WhoIsWho, entry: Entry, thing: Thing) -> bool:
    """Whether an event did something with an object or player, or made mana of that colour."""
    event = entry.event
    if isinstance(event, Cast | BringCard) or entry.turn == 0:
        return False
    if isinstance(event, AddMana) and thing.name.casefold() in LETTERS:
        return any(mana.kind == BIT[LETTERS[thing.name.casefold()]] for mana in event.mana)
    ids = (event.subject, entry.new, event.victim if isinstance(event, Damage) else 0, getattr(event, "player", 0))
    return any(who.fits(game, id, thing) for id in ids if id)
