"""Reading what must be true in a scenario."""

from __future__ import annotations

from spellwright.lab.checking.table import CHECKS
from spellwright.lab.reading_fields import Fields, ScenarioError, possible
from spellwright.lab.scenario import Check


def check(fields: Fields) -> Check:
    """A check, in the middle of the game or at a stop.

    Raises:
        ScenarioError: it is malformed, or nobody knows how to check it.
    """
    op = fields.text("op")
    if op not in CHECKS:
        raise ScenarioError(f"{fields.where}: unknown op {op!r}; {possible(op, CHECKS)}")
    found = Check(
        op=op,
        player=fields.player_or_nobody("player"),
        who=fields.player_or_nobody("who"),
        card=fields.text("card", ""),
        alias=fields.text("alias", ""),
        count=fields.number("count") if fields.has("count") else None,
        value=fields.take("value", object, "a value") if fields.has("value") else None,  # type: ignore[arg-type]
        life=fields.number("life", 0),
        power=fields.number("power", 0),
        toughness=fields.number("toughness", 0),
        scope=fields.one_of("scope", {"any": "any", "all": "all"}, "any"),
        damage=fields.number("damage", 0),
        counter=fields.text("counter", ""),
        ability=fields.text("ability", ""),
        type=fields.text("type", ""),
        subtype=fields.text("subtype", ""),
        colors=fields.texts("colors"),
        tapped=fields.flag("tapped", otherwise=True),
        attachment=fields.text("attachment", ""),
        names=fields.texts("names"),
        defender=fields.text("defender", ""),
        text=fields.text("text", ""),
        zone=fields.text("zone", ""),
        mana=fields.text("mana", ""),
        target=fields.text("target", ""),
        result=fields.text("result", ""),
        last=fields.flag("last", otherwise=False),
    )
    needed = CHECKS[op].needs
    for name in needed:
        if not any(fields.has(alternative) for alternative in name.split("|")):
            raise ScenarioError(f'{fields.where}: "{op}" needs the field "{name}"')
    fields.finish("turn", "step", "hint")
    return found
