"""115. Targets: who and what may be chosen, choosing them (601.2c), and whether they are still legal (608.2b)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from spellwright.rules.announced import aims_of, scene_for
from spellwright.rules.asking import asked
from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Choices
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.targets import Aim


def may_be_target(game: Game, casting: Casting, id: Id) -> bool:
    """Whether rules and effects let an object or player be a target of it (115.5, 702.26d and table hooks)."""
    if id < FIRST_OBJECT:
        if game.player(id).out:
            return False
    elif id == casting.stack_object or game[id].phased_out:  # 115.5
        return False
    source, player = casting.object, casting.player
    for me, ability in asked(game, "forbids_target"):
        if ability.forbids_target(game, me, id, source, player) and not despite(game, ability, id, player):
            return False
    return True


def despite(game: Game, ability: Ability, target: Id, player: Id) -> bool:
    """Whether effects let that player's spells and abilities target it as though it didn't have that ability (609.4)."""
    around = asked(game, "targets_despite")
    return any(each.targets_despite(game, me, ability, target, player) for me, each in around)


def candidates(game: Game, casting: Casting, scene: GameScene, aim: Aim, chosen: tuple[Id, ...]) -> Iterator[Id]:
    """What may be chosen next for one instance of the word "target", after those chosen already (115.3)."""
    for id in aim.each_candidate(scene):
        if aim.fits_together(scene, chosen, id) and may_be_target(game, casting, id):
            yield id


def with_targets(choices: Choices, mark: int, ids: tuple[Id, ...]) -> Choices:
    """The choices with these targets for the phrase with that mark."""
    kept = tuple(pair for pair in choices.targets if pair[0] != mark)
    return replace(choices, targets=(*kept, (mark, ids)))


def scene_of_choice(game: Game, casting: Casting, before: Sequence[Aim]) -> GameScene:
    """The scene in which targets are chosen after those of other phrases, with what these mention (601.2c)."""
    scene = scene_for(game, casting)
    for aim in before:
        aim.come_up(scene)
    return scene


def announcements(
    game: Game,
    casting: Casting,
    aims: Sequence[Aim],
    at: int = 0,
    chosen: tuple[Id, ...] = (),
    left: tuple[Id, ...] | None = None,
) -> Iterator[Casting]:
    """The ways to go on choosing targets from the aim at that place, with as few targets as may be.

    The first of them tells that it can be completed; the others matter where costs depend on the targets. `left` are
    those that can still be chosen for that aim: the order in which targets are chosen makes no other way.
    """
    if at == len(aims):
        yield casting
        return
    aim = aims[at]
    so_far = replace(casting, choices=with_targets(casting.choices, aim.mark, chosen))
    scene = scene_of_choice(game, so_far, aims[:at])
    least = aim.least(scene)
    if len(chosen) >= least:
        yield from announcements(game, so_far, aims, at + 1)
        return
    possible = tuple(id for id in candidates(game, casting, scene, aim, chosen) if left is None or id in left)
    for place, id in enumerate(possible):
        if len(chosen) + len(possible) - place < least:
            return  # too few are left
        yield from announcements(game, casting, aims, at, (*chosen, id), possible[place + 1 :])


def targets_exist(game: Game, casting: Casting) -> bool:
    """Whether enough legal targets could be chosen for all its instances of "target" (601.2c)."""
    aims = aims_of(game, casting)
    if not aims:
        return True
    if len(aims) == 1:
        scene = scene_for(game, casting)
        if aims[0].least(scene) < 2:
            return not aims[0].least(scene) or next(candidates(game, casting, scene, aims[0], ()), None) is not None
    return next(announcements(game, casting, aims), None) is not None


def still_legal(game: Game, casting: Casting) -> Choices:
    """The choices without the targets that have become illegal, the division kept in line with them (608.2b)."""
    choices = casting.choices
    scene = scene_for(game, casting)
    divided = dict(choices.division)
    targets: list[tuple[int, tuple[Id, ...]]] = []
    division: list[tuple[int, tuple[int, ...]]] = []
    aims = {aim.mark: aim for aim in aims_of(game, casting)}
    for mark, ids in choices.targets:
        aim = aims.get(mark)
        legal = [aim is not None and is_legal(game, casting, scene, aim, id) for id in ids]
        targets.append((mark, _those(ids, legal)))
        if aim is not None:
            aim.come_up(scene)
        if mark in divided:
            division.append((mark, _those(divided[mark], legal)))
    return replace(choices, targets=tuple(targets), division=tuple(division))


def _those(values: tuple[int, ...], wanted: list[bool]) -> tuple[int, ...]:
    return tuple(value for value, is_wanted in zip(values, wanted, strict=True) if is_wanted)


def is_legal(game: Game, casting: Casting, scene: GameScene, aim: Aim, id: Id) -> bool:
    """Whether a target is where it was and still what its phrase describes, and nothing forbids it (608.2b)."""
    return scene.exists(id) and may_be_target(game, casting, id) and aim.legal(scene, id)
