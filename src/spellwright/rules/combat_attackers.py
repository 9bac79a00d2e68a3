"""508. Declare Attackers Step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spellwright.rules.asking import asked, characteristics, controller, own
from spellwright.rules.bands import declare_bands
from spellwright.rules.combat_costs import CombatCosts
from spellwright.rules.combat_declarations import Chosen, Declaration, Slot
from spellwright.rules.combat_phase import defenders
from spellwright.rules.happen import happen
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Illegal, Procedure, choose


def declare_attackers(game: Game) -> Procedure[None]:
    """The active player declares attackers (508.1); a declaration whose costs aren't paid is taken back (732.1)."""
    player = game.active
    if game.player(player).out or not able_to_attack(game, player):
        return
    if not asked(game, "attack_cost"):
        yield from _declare(game, player)
        return
    declared = False
    while not declared:
        before = game.branch()
        try:
            yield from _declare(game, player)
            declared = True
        except Illegal:
            game.restore(before)


def able_to_attack(game: Game, player: Id) -> list[Id]:
    """The creatures that a player could choose as attackers, restrictions aside (508.1a)."""
    able: list[Id] = []
    for o in game.permanents():
        id = o.id
        if o.tapped or o.phased_out:
            continue
        types = characteristics(game, id).types
        if "creature" not in types or "battle" in types or controller(game, id) != player:
            continue
        sick = o.since >= game.player(player).last_turn  # 302.6
        if not sick or any(ability.may_attack_at_once(game, id) for ability in own(game, id, "may_attack_at_once")):
            able.append(id)
    return able


def _declare(game: Game, player: Id) -> Procedure[None]:
    costs = CombatCosts(game, player, "attack_cost")
    declaration = _declaration(game, player, costs)
    needed = declaration.needed()
    chosen: Chosen = ()
    for slot in declaration.slots:  # 508.1a-b
        options = [d for d in declaration.options(chosen, needed) if costs.affordable(slot.creature, d)]
        why = f"What does {characteristics(game, slot.creature).name} attack?"
        defender = yield from choose(player, options, "attack", why, "508.1a", about=slot.creature)
        chosen = (*chosen, defender)
        costs.add(slot.creature, defender)
    attacks = [(s.creature, d) for s, d in zip(declaration.slots, chosen, strict=True) if d != NOBODY]
    if not attacks:
        return
    yield from declare_bands(game, attacks)
    yield from _tap(game, [creature for creature, _ in attacks])
    yield from _optional_costs(game, tuple(creature for creature, _ in attacks))
    yield from costs.pay()  # 508.1h-j
    attacks = [(c, d) for c, d in attacks if game[c].zone == "battlefield" and controller(game, c) == player]
    yield from happen(game, *(Attack(creature, defender) for creature, defender in attacks), rule="508.1k")


def _tap(game: Game, creatures: Sequence[Id]) -> Procedure[None]:
    """Attacking causes creatures to become tapped (508.1f)."""
    tapping = [c for c in creatures if not any(a.stays_untapped(game, c) for a in own(game, c, "stays_untapped"))]
    yield from happen(game, *(Tap(creature, cause="attack") for creature in tapping), rule="508.1f")


def _optional_costs(game: Game, attackers: tuple[Id, ...]) -> Procedure[None]:
    """The player may pay the optional costs of the attackers (508.1g)."""
    for creature in attackers:
        for ability in own(game, creature, "as_it_attacks"):
            yield from ability.as_it_attacks(game, creature, attackers)


def _declaration(game: Game, player: Id, costs: CombatCosts) -> Declaration:
    against = defenders(game, player)
    slots = tuple(_slot(game, creature, against, costs) for creature in able_to_attack(game, player))
    slots = tuple(slot for slot in slots if len(slot.options) > 1)
    if not asked(game, "attack_alone") and not asked(game, "most_attackers"):
        return Declaration(slots)
    most = _most_attackers(game, against)
    everybody = tuple(slot.creature for slot in slots)

    def attacking(chosen: Chosen) -> tuple[Id, ...]:
        return tuple(c for c, defender in zip(everybody, chosen, strict=False) if defender != NOBODY)

    def too_many(chosen: Chosen) -> bool:
        return any(chosen.count(defender) > number for defender, number in most)

    def forbidden(chosen: Chosen) -> bool:
        return too_many(chosen) or _forbidden_together(game, attacking(chosen))

    def hopeless(chosen: Chosen) -> bool:
        """Too many already: forbidden now, and still so if all others attacked as well."""
        if too_many(chosen):
            return True
        now = attacking(chosen)
        if len(now) < 2 or not _forbidden_together(game, now):
            return False
        return _forbidden_together(game, (*now, *everybody[len(chosen) :]))

    return Declaration(slots, forbidden, hopeless)


def _most_attackers(game: Game, against: Sequence[Id]) -> list[tuple[Id, int]]:
    """Who can be attacked by only so many creatures (508.1c)."""
    limits: list[tuple[Id, int]] = []
    for me, ability in asked(game, "most_attackers"):
        found = ((defender, ability.most_attackers(game, me, defender)) for defender in against)
        limits += [(defender, number) for defender, number in found if number is not None]
    return limits


@cache
def _freely(options: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """That none of so many options obeys a requirement or costs something."""
    return (0,) * options, (False,) * options


def _slot(game: Game, creature: Id, against: Sequence[Id], costs: CombatCosts) -> Slot:
    """What a creature may attack (508.1c), and how many requirements that obeys (508.1d)."""
    restricting = asked(game, "restricts_attack")
    requiring = asked(game, "requires_attack")
    if not (restricting or requiring or costs.asking):
        return Slot(creature, (NOBODY, *against), *_freely(1 + len(against)))
    may = [d for d in against if not any(a.restricts_attack(game, me, creature, d) for me, a in restricting)]
    obeyed = [sum(a.requires_attack(game, me, creature, d) for me, a in requiring) for d in may]
    return Slot(creature, (NOBODY, *may), (0, *obeyed), (False, *(costs.any_for(creature, d) for d in may)))


def _forbidden_together(game: Game, attackers: tuple[Id, ...]) -> bool:
    """Whether a restriction forbids just these creatures to attack (508.1c)."""
    if not attackers:
        return False
    return any(ability.attack_alone(game, me, attackers) for me, ability in asked(game, "attack_alone"))
