"""115.7. Changing targets and choosing new targets for spells and abilities on the stack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile

from spellwright.rules.announced import aims_of, casting_of, choosing
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.targets import is_legal, scene_of_choice
from spellwright.state.choices import Choices
from spellwright.state.events.stack import Targeted
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.targets import Aim

Allowed = Callable[[Id], bool]
"""What a new target may be, besides being legal: "the new target must be a creature"."""


def anything(id: Id) -> bool:
    """Nothing is said of what the new target has to be."""
    return True


def choose_new_targets(game: Game, player: Id, id: Id) -> Procedure[None]:
    """Let a player choose new targets for a spell or ability; any may stay as they are (115.7d)."""
    before = casting_of(game, id)
    yield from choose_targets_anew(game, player, id)
    yield from _become_targets(game, before)


def choose_targets_anew(game: Game, player: Id, id: Id) -> Procedure[None]:
    """The same where what comes to be a target is told by who asks: for copies as they are made (707.10c)."""
    casting = casting_of(game, id)
    for aim, place in _places(game, casting):
        casting = yield from _change(game, player, casting, aim, place, anything, keep=True)


def change_targets(game: Game, player: Id, id: Id, allowed: Allowed = anything) -> Procedure[bool]:
    """Let a player change all the targets of a spell or ability to other legal ones (115.7a).

    If one can't be changed, none is; whether they were.
    """
    before = casting_of(game, id)
    casting = before
    for aim, place in _places(game, before):
        changed = yield from _change(game, player, casting, aim, place, allowed, keep=False)
        if changed is casting:
            choosing(game, before, before.choices)
            return False
        casting = changed
    yield from _become_targets(game, before)
    return casting is not before


def change_a_target(game: Game, player: Id, id: Id, allowed: Allowed = anything) -> Procedure[bool]:
    """Let a player change one of the targets of a spell or ability to another legal one (115.7b); whether it was."""
    before = casting_of(game, id)
    places: dict[Id, tuple[Aim, int]] = {}
    for aim, place in _places(game, before):
        if any(map(allowed, _others(game, before, aim, place))):
            places.setdefault(chosen_for(before.choices, aim)[place], (aim, place))
    if not places:
        return False
    which = yield from choose(player, list(places), "target", "Change which target?", "115.7b")
    aim, place = places[which]
    changed = yield from _change(game, player, before, aim, place, allowed, keep=False)
    yield from _become_targets(game, before)
    return changed is not before


def _places(game: Game, casting: Casting) -> list[tuple[Aim, int]]:
    """Each target: for which aim it was chosen, and the how manieth it is."""
    return [(aim, n) for aim in aims_of(game, casting) for n in range(len(chosen_for(casting.choices, aim)))]


def _become_targets(game: Game, before: Casting) -> Procedure[None]:
    """What was not a target of it before becomes one."""
    id, old = before.stack_object, before.choices.target_ids()
    new = [each for each in dict.fromkeys(casting_of(game, id).choices.target_ids()) if each not in old]
    if new:
        yield from happen(game, *(Targeted(each, id) for each in new), rule="115.7", source=id)


def _change(
    game: Game, player: Id, casting: Casting, aim: Aim, place: int, allowed: Allowed, *, keep: bool
) -> Procedure[Casting]:
    """Let a player change one target; the casting as it is if it stays."""
    now = chosen_for(casting.choices, aim)[place]
    options = ([now] if keep else []) + [id for id in _others(game, casting, aim, place) if allowed(id)]
    if not options:
        return casting
    target = yield from choose(player, options, "target", "Which new target?", "115.7", (aim.mark, aim))
    if target == now:
        return casting
    return choosing(game, casting, _with(casting.choices, aim, place, target))


def _others(game: Game, casting: Casting, aim: Aim, place: int) -> list[Id]:
    """The other legal targets for one place, the rest staying as they are (115.7d)."""
    ids = chosen_for(casting.choices, aim)
    rest = (*ids[:place], *ids[place + 1 :])
    before = takewhile(lambda other: other.mark != aim.mark, aims_of(game, casting))
    scene = scene_of_choice(game, casting, tuple(before))
    return [
        id
        for id in aim.candidates(scene)
        if id != ids[place] and aim.fits_together(scene, rest, id) and is_legal(game, casting, scene, aim, id)
    ]


def chosen_for(choices: Choices, aim: Aim) -> tuple[Id, ...]:
    """The targets chosen for an aim."""
    return next((ids for mark, ids in choices.targets if mark == aim.mark), ())


def _with(choices: Choices, aim: Aim, place: int, target: Id) -> Choices:
    """The choices with one target changed; the division stays as it was (115.7f), and so does the order of the text."""
    targets = tuple(
        (mark, (*ids[:place], target, *ids[place + 1 :]) if mark == aim.mark else ids) for mark, ids in choices.targets
    )
    return replace(choices, targets=targets)
