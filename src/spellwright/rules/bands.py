"""702.22. Attackers in bands: declaring them, blocking one of them, and who divides combat damage."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.asking import asked, characteristics, own
from spellwright.rules.happen import happen
from spellwright.state.events.combat import BAND, band_of
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose


def declare_bands(game: Game, attacks: Sequence[tuple[Id, Id]]) -> Procedure[None]:
    """The player declares which of the attackers are bands (702.22c): of each in turn who joins it; None ends.

    Args:
        game: the game.
        attacks: the attackers, and what each attacks: a band attacks one player or permanent (702.22d).
    """
    if not asked(game, "may_band"):
        return
    free = [attacker for attacker, _ in attacks]
    attacked = dict(attacks)
    for leader in tuple(free):
        band: tuple[Id, ...] = (leader,)
        while leader in free and own(game, leader, "may_band"):
            others = [id for id in free if id not in band and attacked[id] == attacked[leader]]
            options = [id for id in others if _may_be_band(game, (*band, id))]
            if not options:
                break
            why = f"Who attacks in a band with {characteristics(game, leader).name}?"
            chosen = yield from choose(game.active, [*options, None], "choose", why, "702.22c", about=leader)
            if chosen is None:
                break
            band = (*band, chosen)
        if len(band) > 1:
            free = [id for id in free if id not in band]
            yield from happen(game, *(Mark(id, BAND, leader) for id in band), rule="702.22c")


def _may_be_band(game: Game, members: tuple[Id, ...]) -> bool:
    return any(a.may_band(game, id, members) for id in members for a in own(game, id, "may_band"))


def with_bands(game: Game, blocked: tuple[Id, ...]) -> tuple[Id, ...]:
    """The attackers that a creature blocks, with the others of their bands (702.22h)."""
    return tuple(dict.fromkeys(member for attacker in blocked for member in (attacker, *band_of(game, attacker))))


def divider(game: Game, against: Sequence[Id], controller: Id, opponent: Id) -> Id:
    """Who divides a creature's combat damage among those: its controller, or the other player (702.22j-k).

    Args:
        game: the game.
        against: the creatures that block it, or that it blocks.
        controller: who controls it.
        opponent: the defending player, or the active player for a blocking creature.
    """
    group = tuple(against)
    taken_over = any(
        a.takes_over_division(game, id, group) for id in group for a in own(game, id, "takes_over_division")
    )
    return opponent if taken_over else controller
