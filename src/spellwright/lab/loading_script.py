"""Reading what the players of a scenario do, and the answers for their decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellwright.lab.reading_fields import Fields, ScenarioError, possible
from spellwright.lab.scenario import (
    Activate,
    AddCounters,
    Attack,
    Block,
    Cast,
    Choice,
    Concede,
    DeclareNothing,
    During,
    Item,
    Look,
    PlayLand,
    Thing,
    WaitForStack,
)

CONDITIONS = ("on_stack", "not_on_stack", "copy_on_stack", "on_top_of_stack", "mana_in_pool")
LISTS = ("choice", "target", "target_amount")
NUMBERS = ("x", "amount", "mode", "die")
ANSWERS = ("yesno", "coin")
KINDS = (*LISTS, *NUMBERS, *ANSWERS, "special")


def item(fields: Fields, checks: int) -> Item:
    """An item of the script of a scenario with so many checks.

    Raises:
        ScenarioError: it is malformed.
    """
    op = fields.text("op")
    read = ITEMS.get(op)
    if read is None:
        raise ScenarioError(f"{fields.where}: unknown op {op!r}; {possible(op, ITEMS)}")
    when: dict[str, Any] = {
        "turn": fields.number("turn"),
        "step": fields.step(),
        "player": fields.player(),
        "stage": fields.number("stage", 0),
    }
    found = read(fields, when)
    fields.finish("hint")
    if isinstance(found, Look) and not 0 <= found.check < checks:
        raise ScenarioError(f"{fields.where}: there is no check {found.check}; there are {checks}, numbered from 0")
    return found


def thing(fields: Fields) -> Thing:
    """An object or player.

    Raises:
        ScenarioError: it is malformed.
    """
    found = Thing(
        name=fields.text("name", ""),
        alias=fields.text("alias", ""),
        player=fields.player_or_nobody("player"),
        copy=fields.flag("copy") if fields.has("copy") else None,
        mode=fields.number("mode", 0),
        index=fields.number("index") if fields.has("index") else None,
    )
    if (found.name != "") + (found.alias != "") + (found.player != 0) != 1:
        raise ScenarioError(f'{fields.where}: one of "name", "alias" and "player" is wanted')
    fields.finish()
    return found


def _cast(fields: Fields, when: dict[str, Any]) -> Item:
    return Cast(card=_card(fields), variant=fields.text("variant", ""), **_command(fields), **when)


def _play(fields: Fields, when: dict[str, Any]) -> Item:
    return PlayLand(card=_card(fields), **_command(fields), **when)


def _activate(fields: Fields, when: dict[str, Any]) -> Item:
    return Activate(ability=fields.text("ability"), alias=fields.text("alias", ""), **_command(fields), **when)


def _activate_mana(fields: Fields, when: dict[str, Any]) -> Item:
    ability, alias = fields.text("ability"), fields.text("alias", "")
    return Activate(ability=ability, alias=alias, mana=True, **_command(fields), **when)


def _wait(fields: Fields, when: dict[str, Any]) -> Item:
    return WaitForStack(once=fields.flag("one", otherwise=False), **when)


def _attack(fields: Fields, when: dict[str, Any]) -> Item:
    defender = thing(fields.inner("defender")) if fields.has("defender") else None
    return Attack(attacker=thing(fields.inner("attacker")), defender=defender, **when)


def _block(fields: Fields, when: dict[str, Any]) -> Item:
    return Block(blocker=thing(fields.inner("blocker")), attacker=thing(fields.inner("attacker")), **when)


def _counters(fields: Fields, when: dict[str, Any]) -> Item:
    return AddCounters(card=_card(fields), counter=fields.text("counter"), count=fields.number("count", 1), **when)


ITEMS: dict[str, Callable[[Fields, dict[str, Any]], Item]] = {
    "cast": _cast,
    "play_land": _play,
    "activate": _activate,
    "activate_mana": _activate_mana,
    "wait_stack": _wait,
    "attack": _attack,
    "attack_skip": lambda fields, when: DeclareNothing(**when),
    "block": _block,
    "block_skip": lambda fields, when: DeclareNothing(blockers=True, **when),
    "add_counters": _counters,
    "concede": lambda fields, when: Concede(**when),
    "check": lambda fields, when: Look(check=fields.number("check"), **when),
}


def _card(fields: Fields) -> Thing:
    """A card by name or alias; a text in the field "card" is its name."""
    if fields.has("alias"):
        return Thing(alias=fields.text("alias"))
    return Thing(name=fields.text("card"))


def _command(fields: Fields) -> dict[str, Any]:
    return {
        "targets": fields.each("targets", thing),
        "during": _during(fields.inner("during")) if fields.has("during") else None,
    }


def _during(fields: Fields) -> During:
    kinds = [name for name in CONDITIONS if fields.has(name)]
    if len(kinds) != 1:
        raise ScenarioError(f"{fields.where}: one condition is wanted; possible: {', '.join(CONDITIONS)}")
    kind = kinds[0]
    during = During(kind, number=fields.number(kind)) if kind == "mana_in_pool" else During(kind, fields.text(kind))
    fields.finish()
    return during


# --- answers


def choice(fields: Fields) -> Choice:
    """An answer for a decision.

    Raises:
        ScenarioError: it is malformed.
    """
    kind = fields.one_of("kind", {kind: kind for kind in KINDS})
    skip = fields.flag("skip", otherwise=False)
    found = Choice(
        player=fields.player(),
        kind=kind,
        things=fields.each("value", thing) if kind in LISTS else (),
        number=_number(fields, kind, skip=skip),
        yes=fields.flag("value") if kind in ANSWERS and not skip else False,
        text=fields.text("value") if kind == "special" else "",
        skip=skip,
        normal_cost=fields.flag("normal_cost", otherwise=False),
        stage=fields.number("stage", 0),
    )
    fields.finish("at", "value")
    return found


def _number(fields: Fields, kind: str, *, skip: bool) -> int:
    if kind == "target_amount":
        return fields.number("amount", 0)
    return fields.number("value") if kind in NUMBERS and not skip else 0
