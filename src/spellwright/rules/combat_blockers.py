"""509. Declare Blockers Step."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.asking import asked, characteristics, controller, own
from spellwright.rules.bands import with_bands
from spellwright.rules.combat_blocks import Blocks
from spellwright.rules.combat_costs import CombatCosts
from spellwright.rules.combat_declarations import Chosen, Slot
from spellwright.rules.combat_phase import attackers, defending_player, is_defender
from spellwright.rules.happen import happen
from spellwright.state.events.combat import BecomeBlocked, BecomeUnblocked, Block
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Illegal, Procedure, choose

Blocking = list[tuple[Id, tuple[Id, ...]]]
"""Each blocking creature with the attackers that it blocks."""


def declare_blockers(game: Game) -> Procedure[None]:
    """Each defending player in turn order declares blockers (509.1, 802.4); attackers become blocked or unblocked."""
    attacking = attackers(game)
    blocks: Blocking = []
    for player in game.in_turn_order():
        theirs = [a for a in attacking if _defends(game, player, a)]
        if theirs:
            blocks += yield from _declare_for(game, player, theirs)
    blocks = [(blocker, with_bands(game, blocked)) for blocker, blocked in blocks]
    happening: list[Event] = [Block(blocker, blocked) for blocker, blocked in blocks]
    for attacker in attackers(game):
        blockers = tuple(blocker for blocker, blocked in blocks if attacker in blocked)
        if blockers:
            happening.append(BecomeBlocked(attacker, blockers))
        elif not game[attacker].blocked:
            happening.append(BecomeUnblocked(attacker))
    yield from happen(game, *happening, rule="509.1")


def _defends(game: Game, player: Id, attacker: Id) -> bool:
    """Whether the creature attacks that player, a planeswalker they control or a battle they protect (509.1a).

    What attacked a permanent that is removed from combat may still be blocked, by who was its defender (506.4c).
    """
    attacked, by = game[attacker].attacking, controller(game, attacker)
    if attacked < FIRST_OBJECT or is_defender(game, attacked, by):
        return is_defender(game, attacked, by) and defending_player(game, attacked) == player
    return player != by and defending_player(game, attacked) in (player, by)


def _declare_for(game: Game, player: Id, attacking: Sequence[Id]) -> Procedure[Blocking]:
    """One player's declaration; one whose costs aren't paid is taken back (732.1)."""
    able = able_to_block(game, player)
    if able and not asked(game, "block_cost"):
        return (yield from _declare(game, player, able, attacking))
    while able:
        before = game.branch()
        try:
            return (yield from _declare(game, player, able, attacking))
        except Illegal:
            game.restore(before)
    return []


def able_to_block(game: Game, player: Id) -> list[Id]:
    """The creatures that a player could choose as blockers, restrictions aside (509.1a)."""
    able: list[Id] = []
    for id in game.battlefield:
        o = game[id]
        if not o.tapped and not o.phased_out and controller(game, id) == player:
            types = characteristics(game, id).types
            if "creature" in types and "battle" not in types:
                able.append(id)
    return able


def may_block(game: Game, blocker: Id, attacker: Id) -> bool:
    """Whether no restriction keeps that creature from blocking that attacker (509.1b)."""
    if not all(ability.can_be_blocked(game, attacker, blocker) for ability in own(game, attacker, "can_be_blocked")):
        return False
    if not all(ability.can_block(game, blocker, attacker) for ability in own(game, blocker, "can_block")):
        return False
    return not any(a.restricts_block(game, me, blocker, attacker) for me, a in asked(game, "restricts_block"))


def _declare(game: Game, player: Id, able: Sequence[Id], attacking: Sequence[Id]) -> Procedure[Blocking]:
    costs = CombatCosts(game, player, "block_cost")
    slots = tuple(slot for blocker in able for slot in _slots(game, blocker, attacking, costs))
    declaration = Blocks(game, attacking, slots).declaration()
    needed = declaration.needed()
    chosen: Chosen = ()
    blocked: dict[Id, tuple[Id, ...]] = {}
    for slot in declaration.slots:
        options = [a for a in declaration.options(chosen, needed) if costs.affordable(slot.creature, a)]
        why = f"What does {characteristics(game, slot.creature).name} block?"
        attacker = yield from choose(player, options, "block", why, "509.1a", about=slot.creature)
        chosen = (*chosen, attacker)
        costs.add(slot.creature, attacker)
        if attacker != NOBODY:
            blocked[slot.creature] = (*blocked.get(slot.creature, ()), attacker)
    yield from costs.pay()  # 509.1d-f
    return [(b, a) for b, a in blocked.items() if game[b].zone == "battlefield" and controller(game, b) == player]


def _slots(game: Game, blocker: Id, attacking: Sequence[Id], costs: CombatCosts) -> list[Slot]:
    """What a creature may block, and how many requirements that obeys; once for each that it can block (509.1a)."""
    may = [attacker for attacker in attacking if may_block(game, blocker, attacker)]
    requiring = asked(game, "requires_block")
    obeyed = [sum(1 for me, a in requiring if a.requires_block(game, me, blocker, attacker)) for attacker in may]
    costing = [costs.any_for(blocker, attacker) for attacker in may]
    times = 1 + sum(ability.more_blocks(game, me, blocker) for me, ability in asked(game, "more_blocks"))
    number = min(times, len(may))
    return [
        Slot(blocker, (NOBODY, *may), (0, *obeyed), (False, *costing), follows=further > 0) for further in range(number)
    ]
