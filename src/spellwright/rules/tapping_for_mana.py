"""106.12. Tapping a permanent for mana, where that is all that happens and nothing in the game looks at it."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.activation_permissions import ActivatedAbility
from spellwright.rules.asking import characteristics
from spellwright.rules.kinds import kinds
from spellwright.rules.layers import derived
from spellwright.rules.mana_payment import Activation
from spellwright.state.events.event import Event, record, record_together
from spellwright.state.events.mana_abilities import ManaAbilityBegins, ManaAbilityEnds
from spellwright.state.events.permanents import Tap
from spellwright.state.events.stack import Activated, AddMana
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import Mana
from spellwright.words.procedure import NOBODY, Id

LOOKING = frozenset(
    hook
    for event in (Tap, Activated, AddMana)
    for what in ("replaces", "forbids", "triggers")
    for hook in kinds(what, event)
) | {"state_triggers"}
"""The hooks that could forbid or replace what happens, or trigger on it (614, 603.2, 603.8)."""


def mana_for_tapping(game: Game, found: ActivatedAbility, planned: Activation) -> Mana | None:
    """The mana that a planned activation makes, if all that happens is that its source is tapped for it; else None.

    {T} is its whole cost, to add one mana its whole effect, and nothing in the game could change that or trigger on it.
    """
    if len(planned.mana) != 1 or planned.spends or not LOOKING.isdisjoint(game.possible):
        return None
    mana, o = planned.mana[0], game[found.source]
    if o.zone != "battlefield" or o.tapped or o.counters or not _is_tap_symbol(found.costs):
        return None
    if mana.snow != ("snow" in characteristics(game, found.source).supertypes):  # 107.4h
        return None
    made = found.ability.only_makes() or ()
    fits = any(
        len(units) == 1 and units[0].kinds & mana.kind and units[0].restriction == mana.restriction for units in made
    )
    return mana if fits else None


def tap_for_mana(game: Game, player: Id, found: ActivatedAbility, mana: Mana) -> None:
    """Activate such an ability, in the same steps as any other mana ability (605.3)."""
    me = record(game, ManaAbilityBegins(found.ability, found.source, player)).new  # 602.2a
    _let(game, Tap(found.source, "cost"), source=me)  # 602.2b: 601.2h
    activated = Activated(found.source, player, found.ability, found.index, NOBODY, mana=True)
    _let(game, activated, "605.3", found.source)
    _let(game, AddMana(player, (mana,), found.source, by_tapping=True), source=found.source)  # 106.4
    record(game, ManaAbilityEnds(me, player))


def _is_tap_symbol(costs: Sequence[Cost]) -> bool:
    return len(costs) == 1 and costs[0].TAP_SYMBOL and costs[0].wants_tapped() is False


def _let(game: Game, event: Event, rule: str = "", source: Id = NOBODY) -> None:
    """An event happens that nothing in the game could change or trigger on."""
    derived(game)
    record_together(game, (event,), rule, source)
