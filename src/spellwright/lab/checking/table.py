"""The kinds of checks, by name: which fields each needs, and the function that makes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spellwright.lab.checking import acting, characteristics, hidden, mana, permanents, players, zones
from spellwright.lab.checking.board import Board, Found
from spellwright.lab.scenario import Check


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of check: what makes it, and the fields that must be there ("a|b": one of them)."""

    made_by: Callable[[Board, Check], Found]
    needs: tuple[str, ...] = ()


PERMANENT = "card|alias"

CHECKS: dict[str, Kind] = {
    "life": Kind(players.life, ("player", "life")),
    "permanent_count": Kind(permanents.permanent_count, ("player", "count")),
    "permanent_exists": Kind(permanents.permanent_exists, (PERMANENT,)),
    "token_count": Kind(permanents.token_count, ("player", "count")),
    "tapped_count": Kind(permanents.tapped_count, (PERMANENT, "tapped", "count")),
    "tapped": Kind(permanents.tapped, (PERMANENT, "value")),
    "pt": Kind(permanents.power_and_toughness, (PERMANENT, "power", "toughness")),
    "base_pt": Kind(permanents.base_power_and_toughness, (PERMANENT, "power", "toughness")),
    "power": Kind(permanents.power, (PERMANENT, "value")),
    "toughness": Kind(permanents.toughness, (PERMANENT, "value")),
    "damage": Kind(permanents.damage, (PERMANENT, "damage")),
    "counters": Kind(permanents.counters, (PERMANENT, "counter", "count")),
    "card_counters": Kind(zones.card_counters, (PERMANENT, "counter", "count")),
    "exile_counters": Kind(zones.exile_counters, (PERMANENT, "counter", "count")),
    "player_counters": Kind(players.player_counters, ("player", "counter", "count")),
    "ability": Kind(characteristics.ability, (PERMANENT, "ability", "value")),
    "ability_count": Kind(characteristics.ability_count, (PERMANENT, "ability", "count")),
    "type": Kind(characteristics.card_type, (PERMANENT, "type", "value")),
    "subtype": Kind(characteristics.subtype, (PERMANENT, "subtype", "value")),
    "color": Kind(characteristics.color, (PERMANENT, "colors", "value")),
    "hand_count": Kind(zones.hand_count, ("player", "count")),
    "graveyard_count": Kind(zones.graveyard_count, ("player", "count")),
    "library_count": Kind(zones.library_count, ("player", "count")),
    "exile_count": Kind(zones.exile_count, ("count",)),
    "exile_subtype": Kind(characteristics.exile_subtype, (PERMANENT, "subtype")),
    "command_count": Kind(zones.command_count, (PERMANENT, "count")),
    "emblem_count": Kind(characteristics.emblem_count, ("player", "count")),
    "mana_pool": Kind(players.mana_pool, ("player", "colors", "count")),
    "mana_option": Kind(mana.mana_option, ("player", "mana")),
    "mana_option_count": Kind(mana.mana_option_count, ("player", "count")),
    "attached": Kind(permanents.attached, ("attachment", PERMANENT, "value")),
    "attacking": Kind(acting.attacking, (PERMANENT, "value")),
    "attackers": Kind(acting.attackers, ("player", "names")),
    "blockers": Kind(acting.blockers, ("player", "names")),
    "may_attack": Kind(acting.may_attack, (PERMANENT, "defender", "value")),
    "playable": Kind(acting.playable, ("player", "ability", "value")),
    "stack_size": Kind(zones.stack_size, ("count",)),
    "stack_object": Kind(zones.stack_object, ("text", "count")),
    "alias_zone": Kind(zones.alias_zone, ("alias", "zone", "value")),
    "monarch": Kind(players.monarch),
    "in_game": Kind(players.in_game, ("target|player", "value")),
    "won": Kind(players.won, ("player", "value")),
    "lost": Kind(players.lost, ("player", "value")),
    "draw": Kind(players.draw, ("value",)),
    "game_over": Kind(players.game_over, ("value",)),
    "result": Kind(players.result, ("player", "result")),
    "turn": Kind(players.turn),
    "active_player": Kind(players.active_player, ("player",)),
    "day_night": Kind(players.day_night, ("value",)),
    "has_day_night": Kind(players.has_day_night),
    "visible": Kind(hidden.visible, ("player", PERMANENT, "value")),
    "view": Kind(hidden.shown, ("player", PERMANENT, "text", "value")),
    "top_card_revealed": Kind(zones.top_card_revealed, ("player",)),
}


def verdict(board: Board, check: Check) -> str:
    """What is wrong, as a sentence; "" if the check is fulfilled."""
    found = CHECKS[check.op].made_by(board, check)
    return f"expected {told(check)}, {found}" if found is not None else ""


def told(check: Check) -> str:
    """A check in a few words."""
    words = [check.op]
    if check.player:
        words.append("AB"[check.player - 1])
    words += [word for word in (check.card or check.alias,) if word]
    for name in CHECKS[check.op].needs:
        if name in ("player", PERMANENT):
            continue
        value = getattr(check, name.split("|")[0])
        words.append(f"{name} {' '.join(value) if isinstance(value, tuple) else value}")
    return " ".join(words)
