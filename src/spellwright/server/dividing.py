"""Divisions told and answered as a whole: an amount among several recipients, each share a choice of the game's own.

Nothing here judges a division: shares are given to the game's choices on a fork. A share that isn't asked, since there is
one number left for it, is compared with what the game takes then.
"""

from __future__ import annotations

from typing import Any

from spellwright.play.game import Game
from spellwright.server.options import DeciderNames
from spellwright.words.procedure import NOBODY, Choose, Id, Sharing


def recipient_of(decision: Choose) -> Id:
    """Whose share a choice is about; combat damage is about the creature that deals it and the one that is dealt it."""
    about = decision.about
    if isinstance(about, tuple):
        about = about[-1]
    return about if isinstance(about, int) else NOBODY


def same_division(one: Choose, other: Choose) -> bool:
    """Whether two choices are shares of one amount: the same source divides it among the same recipients."""
    if one.sharing is None or one.sharing != other.sharing or one.player != other.player:
        return False
    return not isinstance(one.about, tuple) or (isinstance(other.about, tuple) and one.about[0] == other.about[0])


def division_of(game: Game) -> dict[str, Any] | None:
    """The division in which the open decision asks a share, as the one who decides is told it; None if it asks none."""
    decision = game.decision
    if decision is None or decision.sharing is None:
        return None
    sharing = decision.sharing
    given = _given(game, decision)
    names = DeciderNames(game.state, decision.decider)
    source = decision.about[0] if isinstance(decision.about, tuple) else NOBODY
    lethal = sharing.lethal or (None,) * len(sharing.among)
    return {
        "amount": sharing.amount,
        "source": names.of(source) if source else "",
        "among": [
            {"id": id, "text": names.of(id), "least": sharing.least, "lethal": needed, "given": given.get(id)}
            for id, needed in zip(sharing.among, lethal, strict=True)
        ],
        "rest_to": sharing.rest_to,
        "rest_text": names.of(sharing.rest_to) if sharing.rest_to else "",
    }


def _given(game: Game, decision: Choose) -> dict[Id, int]:
    """The shares that were chosen before, one by one."""
    given: dict[Id, int] = {}
    for before, share in game.given():
        if not same_division(before, decision) or recipient_of(before) in (recipient_of(decision), *given):
            break
        given[recipient_of(before)] = share
    return given


def try_division(game: Game, shares: dict[Id, int], rest: int) -> tuple[tuple[int, ...], tuple[dict[str, Any], ...]]:
    """Give each recipient its share on a fork of the game: the indexes of the options, or what doesn't go.

    Args:
        game: the game; it isn't changed.
        shares: what is wanted for whom.
        rest: what is wanted for whoever isn't named.
    """
    trial = game.fork()
    first = trial.decision
    assert first is not None and first.sharing is not None
    received = _given(trial, first)
    indexes: list[int] = []
    decision: Choose | None = first
    while decision is not None and same_division(decision, first) and recipient_of(decision) not in received:
        recipient = recipient_of(decision)
        wanted = shares.get(recipient, rest)
        if wanted not in decision.options:
            return (), (_impossible(trial, decision, wanted),)
        indexes.append(decision.options.index(wanted))
        received[recipient] = wanted
        trial.answer(indexes[-1])
        decision = trial.decision
    received |= unasked(first.sharing, received)
    wrong = [id for id, wanted in shares.items() if received.get(id) != wanted]
    if not wrong:
        return tuple(indexes), ()
    return (), (_differs(game, first, received, wrong[0], sum(shares.values())),)


def unasked(sharing: Sharing, received: dict[Id, int]) -> dict[Id, int]:
    """What those receive who weren't asked about: the last one what is left, several equally, as only one way is left."""
    left = sharing.amount - sum(received.values())
    others = [id for id in sharing.among if id not in received]
    if not others:
        return {sharing.rest_to: left} if sharing.rest_to else {}
    found = dict.fromkeys(others, left // len(others))
    return found | ({sharing.rest_to: 0} if sharing.rest_to else {})


def _impossible(game: Game, decision: Choose, wanted: int) -> dict[str, Any]:
    name = DeciderNames(game.state, decision.decider).of(recipient_of(decision))
    least, most = min(decision.options), max(decision.options)
    text = f"{name} can't be given {wanted}: it can be {least} to {most}."
    about = recipient_of(decision)
    return {"about": about, "id": wanted, "rule": decision.rule, "text": text, "instead": list(decision.options)}


def _differs(game: Game, first: Choose, received: dict[Id, int], id: Id, total: int) -> dict[str, Any]:
    sharing, rule = first.sharing, first.rule
    assert sharing is not None
    name = DeciderNames(game.state, first.player).of(id) if id in (*sharing.among, sharing.rest_to) else "That"
    instead = [received[id]] if id in received else []
    if not instead:
        text = f"{name} receives no share."
    elif total != sharing.amount:
        text = f"The shares are {total} in all, not {sharing.amount}."
    else:
        text, rule = "What is left goes on only when each has been assigned lethal damage.", "702.19b"
    return {"about": id, "id": NOBODY, "rule": rule, "text": text, "instead": instead}
