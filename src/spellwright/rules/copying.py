"""707.10: copies of spells and abilities on the stack."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import aims_of, casting_of, choosing, scene_for
from spellwright.rules.changing_targets import choose_targets_anew, chosen_for
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.targets import is_legal, with_targets
from spellwright.state.events.stack import CopyOnStack, Targeted
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import NOBODY, Id, Procedure
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
        yield from choose_targets_anew(game, player, copy)
    targets = tuple(dict.fromkeys(casting_of(game, copy).choices.target_ids()))
    if targets:
        yield from happen(game, *(Targeted(target, copy) for target in targets), rule="707.10c", source=copy)
    return copy


def _aims_with_targets(game: Game, casting: Casting) -> list[Aim]:
    return [aim for aim in aims_of(game, casting) if chosen_for(casting.choices, aim)]


def _target_with_all(game: Game, id: Id, target: Id) -> bool:
    """Let each target of a spell or ability be that, if each can (707.10e); whether they are."""
    casting = casting_of(game, id)
    if not could_target(game, id, casting.player, target):
        return False
    choices = casting.choices
    for aim in _aims_with_targets(game, casting):
        choices = with_targets(choices, aim.mark, (target,) * len(chosen_for(choices, aim)))
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
