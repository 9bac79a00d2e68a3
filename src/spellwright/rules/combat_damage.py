"""510. Combat Damage Step."""

from __future__ import annotations

from spellwright.rules.asking import asked, characteristics, controller, own
from spellwright.rules.bands import divider
from spellwright.rules.combat_division import Assignment, divide
from spellwright.rules.combat_phase import is_defender
from spellwright.rules.damage import damage_event
from spellwright.rules.happen import happen
from spellwright.rules.steps import FIRST_DAMAGE
from spellwright.state.events.combat import Struck
from spellwright.state.events.event import note_down
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure, Sharing, choose_share, may

ONLY_SECOND: frozenset[int] = frozenset({1})
"""A creature deals damage in the second of two steps, unless an ability of its own says otherwise (510.4)."""


def strikes(game: Game, creature: Id) -> frozenset[int]:
    """In which of two combat damage steps the creature deals damage: 0 the first, 1 the second (510.4)."""
    abilities = own(game, creature, "strikes")
    if not abilities:
        return ONLY_SECOND
    return frozenset(step for ability in abilities for step in ability.strikes(game, creature))


def in_combat(game: Game) -> list[Id]:
    """The attacking and the blocking creatures."""
    return [o.id for o in game.permanents() if o.attacking or o.blocking]


def somebody_strikes_first(game: Game) -> bool:
    """Whether there are two combat damage steps, as far as it is known when the first one begins (510.4)."""
    if "strikes" not in game.possible:
        return False
    return any(0 in strikes(game, id) for id in in_combat(game))


def deal_combat_damage(game: Game) -> Procedure[None]:
    """Players announce in turn order how their creatures assign damage (510.1); then it is dealt at once (510.2)."""
    dealing = _dealing(game)
    assignments: list[Assignment] = []
    for player in game.in_turn_order():
        mine = [id for id in dealing if controller(game, id) == player]
        mine.sort(key=lambda id: _takes_into_account(game, id))
        for id in mine:
            assigned = yield from _assign(game, id, tuple(assignments))
            assignments += yield from _beyond(game, id, assigned, tuple(assignments))
    events = [damage_event(game, a.creature, a.victim, a.amount, combat=True) for a in assignments]
    if events:
        yield from happen(game, *events, rule="510.2")


def _takes_into_account(game: Game, creature: Id) -> tuple[bool, bool]:
    """Whether a creature's damage is assigned after others', which is taken into account for it (702.19b-c)."""
    spills = any(ability.spills(game, creature) for ability in own(game, creature, "spills"))
    return spills, bool(own(game, creature, "spills_over"))


def _dealing(game: Game) -> list[Id]:
    """Which creatures assign combat damage in this step (510.4)."""
    creatures = in_combat(game)
    if game.step == FIRST_DAMAGE:
        first = [id for id in creatures if 0 in strikes(game, id)]
        note_down(game, Struck(tuple(first)))
        return first
    struck = game.struck
    if struck is None:
        return creatures
    return [id for id in creatures if id not in struck or _strikes_twice(game, id)]


def _strikes_twice(game: Game, creature: Id) -> bool:
    """Whether a creature that had its turn in the first step deals damage in the second as well."""
    return any(1 in ability.strikes(game, creature) for ability in own(game, creature, "strikes"))


def combat_damage_of(game: Game, creature: Id) -> int:
    """How much combat damage a creature assigns: as much as its power, unless an effect says otherwise (510.1a)."""
    amount = characteristics(game, creature).power or 0
    for me, ability in asked(game, "assigns"):
        amount = ability.assigns(game, me, creature, amount)
    return amount


def _assign(game: Game, creature: Id, before: tuple[Assignment, ...]) -> Procedure[list[Assignment]]:
    """How one creature assigns its combat damage (510.1a-d)."""
    amount = combat_damage_of(game, creature)
    if amount <= 0:
        return []
    o = game[creature]
    if not o.attacking:
        blocked = [id for id in o.blocking if game[id].attacking]
        by = divider(game, blocked, controller(game, creature), game.active)
        return (yield from divide(game, creature, amount, blocked, NOBODY, before, by=by))  # 510.1d
    player = controller(game, creature)
    attacked = o.attacking if is_defender(game, o.attacking, player) else NOBODY
    if not o.blocked or (yield from _as_though_unblocked(game, creature, player)):
        return [Assignment(creature, attacked, amount)] if attacked else []  # 510.1b
    spills = any(ability.spills(game, creature) for ability in own(game, creature, "spills"))
    blockers = [o.id for o in game.permanents() if creature in o.blocking]
    if spills and not blockers:
        return [Assignment(creature, attacked, amount)] if attacked else []  # 702.19d
    by = divider(game, blockers, player, controller(game, blockers[0]) if blockers else player)
    rest_to = attacked if spills and by == player else NOBODY
    return (yield from divide(game, creature, amount, blockers, rest_to, before, by=by))  # 510.1c


def _beyond(
    game: Game, creature: Id, assigned: list[Assignment], before: tuple[Assignment, ...]
) -> Procedure[list[Assignment]]:
    """The same, after damage beyond what the permanent it attacks needs went on to that one's controller (702.19c)."""
    attacked = game[creature].attacking
    abilities = own(game, creature, "spills_over") if attacked >= FIRST_OBJECT else ()
    needed = max((ability.spills_over(game, creature, attacked) for ability in abilities), default=-1)
    mine = next((a for a in assigned if a.victim == attacked), None)
    if needed < 0 or mine is None:
        return assigned
    needed = max(0, needed - sum(each.amount for each in before if each.victim == attacked))
    if mine.amount <= needed:
        return assigned
    why = f"How much damage to {characteristics(game, attacked).name}?"
    options = list(range(needed, mine.amount + 1))
    sharing = Sharing(mine.amount, (attacked,), needed, (needed,), controller(game, attacked))
    about = (creature, attacked)
    given = yield from choose_share(controller(game, creature), options, "damage", why, "702.19c", about, sharing)
    parts = (
        Assignment(creature, attacked, given),
        Assignment(creature, controller(game, attacked), mine.amount - given),
    )
    return [a for a in assigned if a is not mine] + [part for part in parts if part.amount]


def _as_though_unblocked(game: Game, creature: Id, player: Id) -> Procedure[bool]:
    if not any(ability.as_though_unblocked(game, creature) for ability in own(game, creature, "as_though_unblocked")):
        return False
    return (yield from may(player, "Assign its damage as though it weren't blocked?", "510.1c", about=creature))
