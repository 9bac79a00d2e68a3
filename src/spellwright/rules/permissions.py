"""601.3: whether a player may begin to cast a spell: timing, prohibitions, and what its way asks."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.rules.activation_permissions import name_of
from spellwright.rules.announced import everyone
from spellwright.rules.hooks import Casting
from spellwright.rules.timing import sorcery_speed
from spellwright.state.game import Game


def obstacles_to_timing(game: Game, casting: Casting) -> Iterator[tuple[str, str]]:
    """Why it isn't the time to cast the spell (117.1a, 601.3b-d): rule and reason."""
    if not may_be_cast_now(game, casting):
        yield "117.1a", "It isn't an instant, and it isn't a main phase of yours with an empty stack."


def may_be_cast_now(game: Game, casting: Casting) -> bool:
    """Whether it is an instant or it is time for other spells, or something lifts that."""
    if casting.way.any_time or "instant" in casting.spell.types or sorcery_speed(game, casting.player):
        return True
    lifting = everyone(game, casting, "as_though_flash")
    return any(ability.as_though_flash(game, me, casting.player, casting) for me, ability in lifting)


def obstacles_to_permission(game: Game, casting: Casting) -> Iterator[tuple[str, str]]:
    """What prohibits to cast the spell, with the choices made so far (601.3, 601.2e): rule and reason."""
    if "land" in casting.spell.types:
        yield "305.9", "A land can't be cast."
    limit = casting.way.limit
    if limit is not None and resulting_mana_value(casting) >= limit:
        yield casting.way.rule, f"Its mana value isn't less than {limit}."
    for me, ability in everyone(game, casting, "prohibits"):
        if ability.prohibits(game, me, casting):
            yield "601.3", f"{name_of(game, me)} forbids it."


def resulting_mana_value(casting: Casting) -> int:
    """The mana value that the spell has on the stack, X as chosen (202.3e)."""
    values = casting.spell
    value = values.mana_value
    return value + values.mana_cost.x * casting.choices.x if values.mana_cost is not None else value
