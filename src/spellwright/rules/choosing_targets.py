"""601.2c-d: announcing targets, and how something is divided among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spellwright.rules.announced import aims_of, choosing, divisions_of
from spellwright.rules.completing import can_go_on, targets_matter
from spellwright.rules.crimes import commit_crime
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.targets import candidates, scene_of_choice, with_targets
from spellwright.state.events.chance import ChooseAtRandom
from spellwright.state.events.stack import Targeted
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, Sharing, choose, choose_share
from spellwright.words.targets import Aim


def choose_targets(game: Game, casting: Casting) -> Procedure[Casting]:
    """The player chooses the targets, for each instance of the word one after the other (601.2c).

    Only those are offered with which it can still be completed; None ends where fewer may be chosen. Raises `Illegal`
    if there aren't enough.
    """
    divided = divisions_of(game, casting)
    aims = aims_of(game, casting)
    independent = bool(aims) and not targets_matter(game, casting)
    for at, aim in enumerate(aims):
        last = independent and at == len(aims) - 1
        chooser, casting = yield from _chooser(game, casting, aims[: at + 1])
        amount = divided.get(aim.mark)
        casting = yield from _choose_for(game, casting, aims[: at + 1], amount, chooser, nothing_follows=last)
    targets = tuple(dict.fromkeys(casting.choices.target_ids()))
    if targets:
        by = casting.stack_object
        yield from happen(game, *(Targeted(target, by) for target in targets), rule="601.2c", source=casting.object)
        yield from commit_crime(game, casting.player, by, targets)
    return casting


def _chooser(game: Game, casting: Casting, aims: Sequence[Aim]) -> Procedure[tuple[Id, Casting]]:
    """Who chooses the targets for the last of these instances: the player, or another one as it says (601.2c).

    Of several the player says which one, of those who can; what it says of that one is known from then on.
    """
    *before, aim = aims
    choosers = aim.choosers(scene_of_choice(game, casting, before))
    if not choosers:
        return casting.player, casting
    able = [each for each in choosers if can_go_on(game, _chosen_by(casting, aim, each), len(before), ())]
    why = "Who chooses the target?"
    chooser = yield from choose(casting.player, able or choosers, "choose", why, "601.2c", casting.object)
    known = _chosen_by(casting, aim, chooser)
    return chooser, (casting if known is casting else choosing(game, casting, known.choices))


def _chosen_by(casting: Casting, aim: Aim, chooser: Id) -> Casting:
    mark = aim.chooser_mark()
    if not mark:
        return casting
    memory = (*(pair for pair in casting.choices.memory if pair[0] != mark), (mark, (chooser,)))
    return replace(casting, choices=replace(casting.choices, memory=memory))


def _choose_for(
    game: Game, casting: Casting, aims: Sequence[Aim], amount: int | None, chooser: Id, *, nothing_follows: bool
) -> Procedure[Casting]:
    """Choose the targets for the last of these instances of the word "target"; how many there are doesn't change on the way.

    If nothing follows that could become impossible, each legal target is an option once there are enough.
    """
    *before, aim = aims
    scene = scene_of_choice(game, casting, before)
    least, most = aim.least(scene), aim.most(scene)
    if amount is not None:  # 601.2d: each must receive at least one
        least, most = min(least, amount), min(most, amount)
    chosen: tuple[Id, ...] = ()
    while len(chosen) < most:
        so_far = replace(casting, choices=with_targets(casting.choices, aim.mark, chosen))
        scene = scene_of_choice(game, so_far, before)
        possible = candidates(game, so_far, scene, aim, chosen)
        if not (nothing_follows and len(chosen) + 1 >= least):
            possible = (id for id in possible if can_go_on(game, casting, len(before), (*chosen, id)))
        options: list[Id | None] = [*possible]
        if aim.at_random() and options:
            options = [(yield from _by_chance(game, casting, options))]
        if len(chosen) >= least:
            options.append(None)
        target = yield from choose(chooser, options, "target", "Which target?", "601.2c", (aim.mark, aim))
        if target is None:
            break
        chosen = (*chosen, target)
    return choosing(game, casting, with_targets(casting.choices, aim.mark, chosen))


def _by_chance(game: Game, casting: Casting, options: Sequence[Id | None]) -> Procedure[Id]:
    """One of the legal targets, chosen at random as it says (601.2c)."""
    able = tuple(id for id in options if id is not None)
    entries = yield from happen(game, ChooseAtRandom(casting.player, able), rule="601.2c", source=casting.object)
    return entries[0].new


def divide(game: Game, casting: Casting) -> Procedure[Casting]:
    """The player announces how an amount is divided among the targets, each receiving at least one (601.2d)."""
    targets = dict(casting.choices.targets)
    for mark, amount in divisions_of(game, casting).items():
        ids = targets.get(mark, ())
        if not ids:
            continue
        shares = yield from _shares(casting, ids, amount)
        division = (*casting.choices.division, (mark, shares))
        casting = choosing(game, casting, replace(casting.choices, division=division))
    return casting


def _shares(casting: Casting, ids: tuple[Id, ...], amount: int) -> Procedure[tuple[int, ...]]:
    shares: list[int] = []
    left, sharing = amount, Sharing(amount, ids, least=1)
    for at, id in enumerate(ids):
        others = len(ids) - at - 1
        options = range(1, left - others + 1) if others else (left,)
        share = yield from choose_share(casting.player, options, "division", "How much?", "601.2d", id, sharing)
        shares.append(share)
        left -= share
    return tuple(shares)
