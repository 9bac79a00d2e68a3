"""The state of a table as one connection is shown it: whole, and made for that viewer."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from spellwright.oracle.texts import with_names
from spellwright.play.match import endings
from spellwright.rules.combat_attackers import able_to_attack
from spellwright.rules.planned_payment import Planned
from spellwright.server.dividing import division_of, recipient_of
from spellwright.server.faces import word_text
from spellwright.server.next_stop import next_stop
from spellwright.server.options import options_json, payment_json, shown_option
from spellwright.server.plans import is_order, questions_of
from spellwright.server.seeing import faces_for, faces_in, log_since, seen
from spellwright.server.table import Table
from spellwright.server.windows import later, window_of
from spellwright.words.procedure import NOBODY, Choose, Id
from spellwright.words.word import Word

DECLARATIONS = ("attack", "block", "order", "trigger order", "division", "damage", "number")


@dataclass(slots=True)
class Shown:
    """What a connection has been sent: faces, how much of the log, and of which game, in whose view."""

    faces: set[str] = field(default_factory=set)
    log_from: int = 0
    passed_from: int = 0
    game: int = 0
    undos: int = -1
    you: Id = -1


def viewer_of(table: Table, role: str, player: Id) -> Id:
    """Whose view a connection gets; both seats in one place see the view of whoever decides."""
    if role == "both":
        return table.decision.decider if table.decision is not None else 1
    return player


def state_json(table: Table, role: str, player: Id, shown: Shown) -> dict[str, Any]:
    """The message "state" for a connection; `shown` is brought up to date."""
    you = viewer_of(table, role, player)
    state = table.game.state
    view = seen(state, you)
    undos = table.serial - len(table.given)
    reset = (table.number, undos, you) != (shown.game, shown.undos, shown.you)
    if reset:
        shown.game, shown.undos, shown.you = table.number, undos, you
        shown.log_from = shown.passed_from = 0
    log = log_since(state, you, shown.log_from)
    passed = [p for p in table.passed[shown.passed_from :] if role == "both" or p.player == you]
    decision = table.decision
    message = {
        "t": "state",
        "v": table.version,
        "answers": len(table.given),
        "you": you,
        "view": view,
        "faces": faces_for(faces_in(view), shown.faces),
        "log": log,
        "log_reset": reset,
        "log_from": shown.log_from,
        "auto": [asdict(p) for p in passed],
        "waiting": _waiting(table, you),
        "decision": decision_json(table) if decision is not None and you and decision.decider == you else None,
        "undo": _undo(table, you),
        "settings": table.seat(you).settings.as_json() if you else None,
        "beat": table.beat if decision is not None and decision.decider == you else 0,
        "run": _run(table, you),
        "next": _next(table, you),
        "match": {"number": table.number, "wins": table.wins(), "best_of": table.best_of},
        "over": _over(table),
    }
    shown.log_from, shown.passed_from = state.entries, len(table.passed)
    return message


def _waiting(table: Table, you: Id) -> dict[str, Any]:
    decision = table.decision
    if decision is None:
        return {"for": NOBODY, "what": "", "thinking": False}
    what = decision.kind if decision.decider == you else "priority" if decision.kind == "priority" else "choosing"
    return {"for": decision.decider, "what": what, "thinking": not table.seat(decision.decider).is_person}


def decision_json(table: Table) -> dict[str, Any]:
    """The open decision, for the one who decides."""
    decision = table.decision
    assert decision is not None
    state = table.game.state
    about = decision.about.object if isinstance(decision.about, Planned) else recipient_of(decision)
    return {
        "number": table.serial,
        "player": decision.decider,
        "instead_of": decision.player if decision.by else NOBODY,
        "kind": decision.kind,
        "why": decision.why,
        "rule": decision.rule,
        "about": about,
        "run": _run_of(table, decision),
        "within": _within(table, decision),
        "can_end": None in decision.options,
        "what": with_names(word_text(decision.about), "this") if isinstance(decision.about, Word) else "",
        "options": options_json(state, decision),
        "questions": questions_of(table.game),
        "payment": payment_json(state, decision),
        "division": division_of(table.game),
        "order": is_order(table.game),
    }


def _same_run(one: Choose, other: Choose) -> bool:
    """Whether two decisions belong to one declaration, order or division."""
    if (one.player, one.kind, one.rule) != (other.player, other.kind, other.rule) or one.kind == "priority":
        return False
    return one.kind in DECLARATIONS or one.why == other.why


def _run_of(table: Table, decision: Choose) -> dict[str, Any] | None:
    """What was chosen before in the same run of small choices; None where nothing was."""
    chosen = []
    number = table.serial
    for before, option in table.game.given():
        if not _same_run(before, decision):
            break
        number -= 1
        told = shown_option(table.game.state, before, before.options.index(option))
        chosen.append({"number": number, "about": recipient_of(before), "text": told["text"], "ids": told["ids"]})
    chosen.reverse()
    return {"first": chosen[0]["number"], "chosen": chosen} if chosen else None


def _within(table: Table, decision: Choose) -> dict[str, Any] | None:
    """The spell or ability that is being cast, activated or resolved."""
    state = table.game.state
    if decision.kind == "priority" or not state.stack:
        return None
    top = state.stack[-1]
    o = state[top]
    name = o.copiable.name if o.ability is None else f"ability of {state[o.source].copiable.name}"
    return {"object": top, "text": name}


def _undo(table: Table, you: Id) -> dict[str, Any]:
    can = bool(you) and table.undo_to(you) is not None
    asked = table.asked
    return {
        "can": can,
        "free": can and table.by_oneself(you),
        "redo": bool(you) and table.can_redo(table.undone[-1][0].player if table.hot_seat and table.undone else you),
        "asked": {"by": asked.by, "text": asked.text} if asked is not None and you else None,
    }


def _run(table: Table, you: Id) -> dict[str, Any] | None:
    run = table.seat(you).run if you else None
    return {"until": run.until, "no_matter_what": run.no_matter_what, "no_attack": run.no_attack} if run else None


def _next(table: Table, you: Id) -> str:
    """Where passing leads, for the one who has priority."""
    decision = table.decision
    if decision is None or decision.decider != you or decision.kind != "priority":
        return ""
    state = table.game.state
    return next_stop(
        window_of(state, decision),
        table.seat(you).settings,
        later(state, decision),
        could_attack=state.active == you and bool(able_to_attack(state, you)),
        combat=any(state[id].attacking for id in state.battlefield),
    )


def _over(table: Table) -> dict[str, Any] | None:
    game = table.game
    if not game.over:
        return None
    rule, lost_by = endings(game.state)
    names = [table.seat(player).name for player in game.winners]
    return {
        "winners": list(game.winners),
        "rule": rule,
        "lost_by": list(lost_by),
        "text": f"{' and '.join(names)} won the game." if names else "The game is a draw.",
        "match_over": table.match_over(),
        "rematch": {str(seat.player): not seat.is_person or seat.player in table.rematch for seat in table.seats},
        "seed": game.setup.seed,
    }
