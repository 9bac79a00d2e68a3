"""707.10: copies of spells and abilities on the stack; 115.7: changing and choosing new targets."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import aims_of, casting_of, choosing, scene_for
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.targets import is_legal, with_targets
from spellwright.state.choices import Choices
from spellwright.state.events.stack import CopyOnStack, Targeted
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.targets import Aim


def copy_spell(
    game: Game,
    id: Id,
    player: Id,
    values: Characteristics | None = None,
    new_targets: bool = False,
    target: Id = NOBODY,
) -> Procedure[Id]:
    """Put a copy of a spell or ability onto the stack under a player's control (707.10); its id, or 0.

    With `values` these are its copiable values instead of those copied (707.9). With `new_targets` the player may choose
    new targets for it (707.10c); a `target` is what each of its targets is, if they can be that (707.10e).
    """
    entries = yield from happen(game, CopyOnStack(id, player, values), rule="707.10", source=id)
    copy = next((e.new for e in entries if isinstance(e.event, CopyOnStack)), NOBODY)
    if not copy:
        return NOBODY
    if target:
        _target_with_all(game, copy, target)
    if new_targets:
        yield from choose_new_targets(game, player, copy)
    targets = tuple(dict.fromkeys(casting_of(game, copy).choices.target_ids()))
    if targets:
        yield from happen(game, *(Targeted(target, copy) for target in targets), rule="707.10c", source=copy)
    return copy


def choose_new_targets(game: Game, player: Id, id: Id) -> Procedure[None]:
    """Let a player choose new targets for a spell or ability; any may stay as they are (115.7d)."""
    casting = casting_of(game, id)
    for aim in aims_of(game, casting):
        for place in range(len(_chosen(casting.choices, aim))):
            casting = yield from _change(game, player, casting, aim, place, keep=True)


def change_targets(game: Game, player: Id, id: Id) -> Procedure[bool]:
    """Let a player change all the targets of a spell or ability to other legal ones (115.7a).

    If one can't be changed, none is; whether they were.
    """
    before = casting_of(game, id)
    casting = before
    for aim in aims_of(game, casting):
        for place in range(len(_chosen(casting.choices, aim))):
            changed = yield from _change(game, player, casting, aim, place, keep=False)
            if changed is casting:
                choosing(game, before, before.choices)
                return False
            casting = changed
    return True


def change_target_to(game: Game, id: Id, target: Id) -> Procedure[bool]:
    """Change the single target of a spell or ability to that one, if it is legal (115.7a); whether it was."""
    casting = casting_of(game, id)
    for aim in aims_of(game, casting):
        for place in range(len(_chosen(casting.choices, aim))):
            if target in _others(game, casting, aim, place):
                casting = choosing(game, casting, _with(casting.choices, aim, place, target))
                yield from happen(game, Targeted(target, id), rule="115.7a", source=id)
                return True
    return False


def _aims_with_targets(game: Game, casting: Casting) -> list[Aim]:
    return [aim for aim in aims_of(game, casting) if _chosen(casting.choices, aim)]


def _target_with_all(game: Game, id: Id, target: Id) -> bool:
    """Let each target of a spell or ability be that, if each can (707.10e); whether they are."""
    casting = casting_of(game, id)
    if not could_target(game, id, casting.player, target):
        return False
    choices = casting.choices
    for aim in _aims_with_targets(game, casting):
        choices = with_targets(choices, aim.mark, (target,) * len(_chosen(choices, aim)))
    choosing(game, casting, choices)
    return True


def could_target(game: Game, id: Id, player: Id, target: Id) -> bool:
    """Whether each target of a spell or ability could be that, if the player controlled it (707.10d)."""
    original = casting_of(game, id)
    scene, aims = scene_for(game, replace(original, player=player)), _aims_with_targets(game, original)
    return bool(aims) and all(is_legal(game, original, scene, aim, target) for aim in aims)


def copies_for_each(game: Game, id: Id, player: Id, targets: tuple[Id, ...]) -> Procedure[tuple[Id, ...]]:
    """Copy a spell or ability for each of these that it could target, which each of its targets then is (707.10d-e)."""
    made: list[Id] = []
    for target in targets:
        if not could_target(game, id, player, target):
            continue
        copy = yield from copy_spell(game, id, player, target=target)
        if copy:
            made.append(copy)
    return tuple(made)


def _change(game: Game, player: Id, casting: Casting, aim: Aim, place: int, *, keep: bool) -> Procedure[Casting]:
    """Let a player change one target; the casting as it is if it stays."""
    now = _chosen(casting.choices, aim)[place]
    options = ([now] if keep else []) + _others(game, casting, aim, place)
    if not options:
        return casting
    target = yield from choose(player, options, "target", "Which new target?", "115.7", (aim.mark, aim))
    if target == now:
        return casting
    return choosing(game, casting, _with(casting.choices, aim, place, target))


def _others(game: Game, casting: Casting, aim: Aim, place: int) -> list[Id]:
    """The other legal targets for one place, the rest staying as they are (115.7d)."""
    ids = _chosen(casting.choices, aim)
    rest = (*ids[:place], *ids[place + 1 :])
    scene = scene_for(game, casting)
    return [
        id
        for id in aim.candidates(scene)
        if id != ids[place] and aim.fits_together(scene, rest, id) and is_legal(game, casting, scene, aim, id)
    ]


def _chosen(choices: Choices, aim: Aim) -> tuple[Id, ...]:
    return next((ids for mark, ids in choices.targets if mark == aim.mark), ())


def _with(choices: Choices, aim: Aim, place: int, target: Id) -> Choices:
    """The choices with one target changed; the division stays as it was (115.7f), and so does the order of the text."""
    targets = tuple(
        (mark, (*ids[:place], target, *ids[place + 1 :]) if mark == aim.mark else ids) for mark, ids in choices.targets
    )
    return replace(choices, targets=targets)
