"""608. Resolving Spells and Abilities."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.adventurers import OnAnAdventure
from spellwright.rules.announced import casting_of, choosing
from spellwright.rules.asking import characteristics, controller, own
from spellwright.rules.happen import happen
from spellwright.rules.targets import still_legal
from spellwright.state.events.effects import PossibleHooks
from spellwright.state.events.event import note_down
from spellwright.state.events.permanents import Mark
from spellwright.state.events.stack import BecomeCopy, LeaveStack, Resolve
from spellwright.state.events.zones import Cease, Move, Shuffle
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure

FELL_BACK = "fell back"
"""The note on a permanent spell whose target was illegal and which resolves as something else (608.3b)."""


def resolve_top(game: Game) -> Procedure[None]:
    """The spell or ability on top of the stack resolves (608.1)."""
    id = game.stack[-1]
    if game[id].ability is not None:
        yield from resolve_ability(game, id)
    elif characteristics(game, id).is_permanent:
        yield from resolve_permanent_spell(game, id)
    else:
        yield from resolve_instant_or_sorcery(game, id)


def resolve_ability(game: Game, id: Id) -> Procedure[None]:
    """An activated or triggered ability resolves (608.2)."""
    ability = as_hooks(game[id].ability)
    if not ability.still_true(game, id):  # 608.2a, 603.4
        yield from happen(game, LeaveStack(id), rule="608.2a")
        return
    if not check_targets(game, id):  # 608.2b
        yield from does_not_resolve(game, id)
        return
    yield from happen(game, Resolve(id))
    yield from ability.resolve(game, id)  # 608.2c
    yield from happen(game, LeaveStack(id), rule="608.2n")


def resolve_instant_or_sorcery(game: Game, id: Id) -> Procedure[None]:
    """An instant or sorcery spell resolves (608.2)."""
    if not check_targets(game, id):  # 608.2b
        yield from does_not_resolve(game, id)
        return
    yield from happen(game, Resolve(id))
    for ability in tuple(own(game, id, "instructs")):
        yield from ability.instructs(game, id)  # 608.2c
    yield from leave_the_stack(game, id)  # 608.2n


def resolve_permanent_spell(game: Game, id: Id) -> Procedure[None]:
    """A permanent spell resolves (608.3)."""
    if not check_targets(game, id):
        values = next((v for a in own(game, id, "falls_back") if (v := a.falls_back(game, id)) is not None), None)
        if values is None:
            yield from does_not_resolve(game, id)  # 608.3b
            return
        yield from happen(game, BecomeCopy(id, values), Mark(id, FELL_BACK, 1), rule="608.3b", source=id)
    yield from happen(game, Resolve(id))
    for ability in own(game, id, "merges"):
        if (yield from ability.merges(game, id)):
            return
    o = game[id]
    assert o.choices is not None
    host = NOBODY
    if "Aura" in characteristics(game, id).subtypes:
        host = next(iter(o.choices.target_ids()), NOBODY)  # 608.3c, 303.4a
    enters = Move(
        id, "battlefield", controller=controller(game, id), copied=o.copied, face_down=o.face_down, granted=o.granted,
        attached_to=host, cause="resolve",
    )  # fmt: skip
    own_text = tuple(own(game, id, "becomes"))
    yield from happen(game, enters, rule="608.3c" if host else "608.3a", source=id)
    permanent = game[id].became
    if permanent and game[permanent].zone == "battlefield":
        for ability in own_text:
            yield from ability.becomes(game, id, permanent)
    if game[id].zone == "stack":  # 608.3e
        yield from happen(game, Move(id, "graveyard", cause="resolve"), rule="608.3e", source=id)


def check_targets(game: Game, id: Id) -> bool:
    """Illegal targets are no targets any more; whether any is legal, or there were none to begin with (608.2b)."""
    casting = casting_of(game, id)
    if not casting.choices.target_ids():
        return True
    choices = still_legal(game, casting)
    if not choices.target_ids():
        return False
    if choices != casting.choices:
        choosing(game, casting, choices)
    return True


def does_not_resolve(game: Game, id: Id) -> Procedure[None]:
    """All its targets are illegal: it is removed from the stack, a spell put into its owner's graveyard (608.2b)."""
    yield from happen(game, Resolve(id, fizzles=True), rule="608.2b")
    if game[id].ability is not None:
        yield from happen(game, LeaveStack(id), rule="608.2b")
    elif game[id].copy:
        yield from happen(game, Cease(id), rule="707.10a")
    else:
        yield from happen(game, Move(id, "graveyard", cause="no legal target"), rule="608.2b", source=id)


def leave_the_stack(game: Game, id: Id) -> Procedure[None]:
    """As the final part of its resolution, an instant or sorcery is put into its owner's graveyard (608.2n).

    An Adventure goes to exile instead (715.3d), an Omen is shuffled into the library (720.3d); a copy ceases to exist
    (707.10a).
    """
    o = game[id]
    if o.zone != "stack":  # 608.2m
        return
    if o.copy:
        yield from happen(game, Cease(id), rule="707.10a")
        return
    to = next((ability.goes_to(game, id) for ability in own(game, id, "goes_to")), "graveyard")
    leaves = Move(id, to, cause="resolve")
    subtypes = characteristics(game, id).subtypes
    if "Omen" in subtypes and to == "graveyard":  # 720.3d
        yield from happen(game, replace(leaves, to="library"), rule="720.3d", source=id)
        yield from happen(game, Shuffle(o.owner), rule="720.3d", source=id)
        return
    if "Adventure" in subtypes:
        permission = OnAnAdventure(controller(game, id))
        note_down(game, PossibleHooks(frozenset(permission.hooks())))
        leaves = replace(leaves, to="exile", granted=(permission,))
    yield from happen(game, leaves, rule="608.2n", source=id)
