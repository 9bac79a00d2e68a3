"""The script: which item is due when a player has priority, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass

from spellwright.lab.ability_texts import action_texts, normal, stack_text, way_names
from spellwright.lab.matching_names import WhoIsWho, is_called, plain
from spellwright.lab.queues import Queues
from spellwright.lab.scenario import (
    Activate,
    Attack,
    Block,
    Cast,
    Command,
    DeclareNothing,
    During,
    Item,
    PlayLand,
    Scenario,
    Thing,
    WaitForStack,
)
from spellwright.rules.actions_at_priority import Action, ActivateMana, CastSpell, Pass, Special
from spellwright.rules.actions_at_priority import Activate as ActivateAbility
from spellwright.rules.actions_at_priority import PlayLand as PlayLandFrom
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.mana import amount_of
from spellwright.words.procedure import Id

DECLARATIONS = (Attack, Block, DeclareNothing)
MORPH, MEGAMORPH = "morph", "megamorph"
SOURCE, PERMISSION = "(source: ", "permission of "
NORMAL, ALTERNATIVE, WITH = "cast with no alternative cost", "cast with alternative cost", "cast with "


@dataclass(slots=True, eq=False)
class Due:
    """An item of the script, and whether it has been done."""

    item: Item
    number: int
    done: bool = False


class Script:
    """The items of a scenario, each used once."""

    def __init__(self, scenario: Scenario, who: WhoIsWho) -> None:
        self.items = [Due(item, number) for number, item in enumerate(scenario.script)]
        self.who = who
        self.stage = 0

    def next(self, game: Game, player: Id) -> Due | None:
        """The player's first item of this step, which they perform or wait for; declarations are made elsewhere."""
        for due in self.items:
            item = due.item
            if due.done or item.player != player or item.turn != game.turn or item.step != game.step:
                continue
            if item.stage > self.stage or isinstance(item, DECLARATIONS):
                continue
            if isinstance(item, WaitForStack) and not game.stack:
                due.done = True
                continue
            return due
        return None

    def declarations(self, game: Game, player: Id, kind: type[Attack | Block]) -> list[Due]:
        """The attacks, or blocks, that a player is to declare this turn."""
        return [
            due
            for due in self.items
            if isinstance(due.item, kind)
            and not due.done
            and (due.item.player, due.item.turn) == (player, game.turn)
            and due.item.stage <= self.stage
        ]

    def skip_declarations(self, game: Game) -> None:
        """Declaring nothing is done as the turn is over."""
        for due in self.items:
            if isinstance(due.item, DeclareNothing) and due.item.turn <= game.turn:
                due.done = True

    def left(self) -> list[Item]:
        """The items that were not done."""
        return [due.item for due in self.items if not due.done and not isinstance(due.item, DeclareNothing)]


def holds(game: Game, player: Id, during: During | None) -> bool:
    """Whether a command may be done now, as far as it waits for something."""
    if during is None:
        return True
    if during.kind == "mana_in_pool":
        return amount_of(game.player(player).pool) >= during.number
    wanted = normal(during.text)
    if during.kind == "on_top_of_stack":
        return bool(game.stack) and wanted in stack_text(game, game.stack[-1])
    there = [id for id in game.stack if wanted in stack_text(game, id)]
    if during.kind == "copy_on_stack":
        return any(game[id].copy for id in there)
    return bool(there) == (during.kind == "on_stack")


def find_action(
    game: Game, command: Command, actions: tuple[Action, ...], who: WhoIsWho, queues: Queues
) -> Action | None:
    """The first action that a command means; None if it isn't possible now."""
    match command:
        case Cast(card=card, variant=variant):
            ways = [action for action in actions if isinstance(action, CastSpell) and _is(game, action.way, card, who)]
            return _of_variant(game, ways, variant, queues)
        case PlayLand(card=card):
            lands = [action for action in actions if isinstance(action, PlayLandFrom)]
            return next((action for action in lands if _is(game, action.way, card, who)), None)
        case Activate():
            found = _abilities(game, command, actions, who)
            spells = [action for action in found if isinstance(action, CastSpell)]
            return (
                _of_variant(game, spells, "", queues) if spells and spells[0] is found[0] else next(iter(found), None)
            )
    return None


def _is(game: Game, way: Way, card: Thing, who: WhoIsWho) -> bool:
    """Whether that card, or the face that is cast, is meant."""
    if card.alias:
        return way.object == who.now(game, card.alias)
    return plain(card.name) in way_names(game, way) or (way.face == -2 and is_called(game, way.object, card.name))


def _of_variant(game: Game, ways: list[CastSpell], variant: str, queues: Queues) -> CastSpell | None:
    """The way of that name; without one the normal way before any other, unless the next choice names one or its source."""
    wanted = plain(variant)
    if wanted:
        return next((action for action in ways if _called(action.way, wanted)), None)
    ordered = sorted(ways, key=lambda action: action.way.name != "" or action.way.alternative)
    if not ordered or not queues.choices:
        return next(iter(ordered), None)
    entry = queues.choices[0]
    said = plain(entry.things[0].name) if entry.choice.kind == "choice" and entry.things else ""
    if entry.choice.normal_cost or said.startswith(NORMAL):
        queues.use(entry)
        return ordered[0]
    numbered = _by_number([action for action in ordered if action.way.name.startswith(PERMISSION)], queues)
    if numbered is not None:
        return numbered
    by = next((action for action in ordered if said and permitted_by(game, action.way, said)), None)
    if by is not None:
        queues.use(entry)
        return by
    if said.startswith(WITH):
        queues.use(entry)
        others = [action for action in ordered if action.way.name or action.way.alternative]
        if said.startswith(ALTERNATIVE):
            return next(iter(others), None)
        return next((a for a in others if a.way.name and plain(a.way.name) in said), next(iter(others), None))
    beside = [action for action in ordered if action.way.name and not action.way.alternative]
    if (
        beside and not ordered[0].way.name and entry.choice.kind == "yesno"
    ):  # "Offer a Rat?": asked before anything else
        queues.use(entry)
        return beside[0] if entry.choice.yes else ordered[0]
    return ordered[0]


def _by_number(permitted: list[CastSpell], queues: Queues) -> CastSpell | None:
    """Which of several permissions is used, if an answer tells its number, counted from 0."""
    for entry in queues.choices:
        number = entry.things[0].name if entry.choice.kind == "choice" and entry.things else ""
        if number.isdecimal() and int(number) < len(permitted):
            queues.use(entry)
            return permitted[int(number)]
    return None


def permitted_by(game: Game, way: Way, said: str) -> bool:
    """Whether a text names what permits that way, or says so: "Cast without paying its mana cost (source: Omniscience"."""
    _, _, number = way.name.partition(PERMISSION)
    name = plain(game[int(number.partition(" ")[0])].copiable.name) if number else ""
    return bool(name) and (said == name or f"{SOURCE}{name}" in said)


def _called(way: Way, wanted: str) -> bool:
    name = plain(way.name)
    if wanted == MORPH and name == MEGAMORPH:  # a variant of morph, cast alike (702.37b)
        return True
    return name == wanted or name.startswith(wanted) or (bool(name) and wanted.startswith(name))


def _abilities(game: Game, command: Activate, actions: tuple[Action, ...], who: WhoIsWho) -> list[Action]:
    """The abilities, special actions, and other actions that are called so."""
    wanted = normal(command.ability)
    kind = [action for action in actions if not isinstance(action, Pass)]
    kind.sort(key=lambda action: isinstance(action, ActivateMana) != command.mana)
    if command.alias:
        kind = [action for action in kind if _object_of(action) == who.now(game, command.alias)]
    return [action for action in kind if any(text.startswith(wanted) for text in action_texts(game, action))]


def _object_of(action: Action) -> Id:
    match action:
        case CastSpell(way) | PlayLandFrom(way):
            return way.object
        case ActivateAbility(source, _) | ActivateMana(source, _):
            return source
        case Special(special):
            return special.object
    return 0
