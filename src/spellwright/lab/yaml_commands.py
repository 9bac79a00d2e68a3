"""What the YAML form says that players do, and how they decide."""

from __future__ import annotations

import re
from typing import Any

from spellwright.lab.reading_fields import ScenarioError, possible
from spellwright.lab.yaml_fields import Form, thing, things

_SENTENCE = re.compile(r"([AB]) (.+)")
VERBS = {
    "casts": ("cast", "card"),
    "plays": ("play_land", "card"),
    "activates": ("activate", "ability"),
    "activates for mana": ("activate_mana", "ability"),
    "attacks with": ("attack", "attacker"),
    "blocks with": ("block", "blocker"),
    "waits": ("wait_stack", ""),
    "passes once": ("wait_stack", ""),
    "attacks with nothing": ("attack_skip", ""),
    "blocks with nothing": ("block_skip", ""),
    "concedes": ("concede", ""),
}
"""What players do: the op of the JSON form, and the field for what it is done with."""
WHILE = {
    "is on the stack": "on_stack",
    "is not on the stack": "not_on_stack",
    "is on top of the stack": "on_top_of_stack",
    "is copied on the stack": "copy_on_stack",
}
_AS_IS = ("choice", "target")
_NUMBERS = ("x", "amount", "mode", "die")


def command(said: Any, where: str) -> dict[str, Any]:
    """A command: "A casts Shock at B", or a mapping that begins so; "check" with what must be true, when A has priority.

    Raises:
        ScenarioError: it is malformed.
    """
    if isinstance(said, dict) and "check" in said:
        form = Form(said, where)
        made = {"op": "check", "player": form.text("by", "A"), "that": form.take("check")}
        form.finish()
        return made
    if isinstance(said, str):
        return _of_sentence(said, where)
    form = Form(said, where)
    first = str(next(iter(form.value), ""))
    player, verb = _who_and_what(first, where)
    made = _made(player, verb, form.take(first), where)
    if form.has("at"):
        made |= _aimed(made["op"], form.take("at"), where)
    if form.has("for"):
        made["variant"] = form.text("for")
    if form.has("of"):
        made["alias"] = form.text("of").removeprefix("@")
    if form.has("while"):
        made["during"] = _while(form.text("while"), where)
    form.finish()
    return made


def _of_sentence(said: str, where: str) -> dict[str, Any]:
    found = _SENTENCE.fullmatch(said.strip())
    rest = found[2] if found else ""
    verb = max((v for v in VERBS if rest == v or rest.startswith(f"{v} ")), key=len, default="")
    if found is None or not verb:
        raise ScenarioError(f"{where}: {said!r} is no command; {possible(rest, VERBS)}")
    what, _, at = rest.removeprefix(verb).strip().partition(" at ")
    made = _made(found[1], verb, what, where)
    return made | _aimed(made["op"], [each.strip() for each in at.split(",")], where) if at else made


def _who_and_what(said: str, where: str) -> tuple[str, str]:
    found = _SENTENCE.fullmatch(said.strip())
    if found is None or found[2] not in VERBS:
        raise ScenarioError(f"{where}: {said!r} is nothing that a player does; {possible(said[2:], VERBS)}")
    return found[1], found[2]


def _made(player: str, verb: str, what: Any, where: str) -> dict[str, Any]:
    op, field = VERBS[verb]
    made: dict[str, Any] = {"player": player, "op": op}
    if verb == "passes once":
        made["one"] = True
    if field in ("attacker", "blocker"):
        made[field] = thing(what, where)
    elif field == "card" and str(what).startswith("@"):
        made["alias"] = str(what)[1:]
    elif field:
        made[field] = what
    return made


def _aimed(op: str, said: Any, where: str) -> dict[str, Any]:
    """At whom: the targets of a spell, the player attacked, the creature blocked."""
    found = things(said, where)
    return {"attack": {"defender": found[0]}, "block": {"attacker": found[0]}}.get(op, {"targets": found})


def _while(said: str, where: str) -> dict[str, Any]:
    for ending, name in WHILE.items():
        if said.endswith(ending):
            return {name: said.removesuffix(ending).strip()}
    raise ScenarioError(f'{where}: "while {said}" isn\'t understood; possible: {", ".join(WHILE)}')


def answer(said: Any, player: str, where: str) -> dict[str, Any]:
    """An answer: yes, no, a name to choose, or a mapping such as "x: 3", "target: B", "mode: 2".

    Raises:
        ScenarioError: it is malformed.
    """
    made: dict[str, Any] = {"player": player}
    if isinstance(said, bool):
        return made | {"kind": "yesno", "value": said}
    if not isinstance(said, dict):
        return made | {"kind": "choice", "value": things(said, where)}
    form = Form(said, where)
    kind = str(next(iter(form.value), ""))
    value = form.take(kind)
    if kind == "target" and form.has("amount"):
        made |= {"kind": "target_amount", "value": things(value, where), "amount": form.take("amount")}
    elif kind in _AS_IS:
        made |= {"kind": kind, "value": things(value, where)}
    elif kind == "stop":
        made |= {"kind": value, "skip": True}
    elif kind in _NUMBERS:
        made |= {"kind": kind, "value": value}
    elif kind == "coin":
        made |= {"kind": kind, "value": value == "heads"}
    else:
        raise ScenarioError(
            f"{where}: {kind!r} is no kind of answer; {possible(kind, (*_AS_IS, *_NUMBERS, 'coin', 'stop'))}"
        )
    form.finish()
    return made
