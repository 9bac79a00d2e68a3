"""What the text of a spell or ability asks of the player who casts or activates it: modes, targets, divisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from spellwright.rules.asking import asked, characteristics, controller
from spellwright.rules.hooks import Casting, Hooks, Modal, OptionalCost, Way
from spellwright.rules.scene import GameScene, follow_trigger
from spellwright.state.choices import NO_CHOICES, Choices
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import Chosen
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.marks import X_BEFORE
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.targets import Aim

NOTHING = Characteristics()
"""What is known of the source of an ability that has none."""


def speaker(casting: Casting) -> Id:
    """Whom to ask about it: the spell or ability on the stack; while it is imagined, the card or the source."""
    return casting.stack_object or casting.object


def answers(casting: Casting, hook: str) -> tuple[Hooks, ...]:
    """The spell's own abilities that answer a hook; none for an ability that is activated."""
    if casting.ability is not None:
        return ()
    hooks: Mapping[Any, Any] = casting.spell.hooks
    found: tuple[Hooks, ...] = hooks.get(hook, ())
    return found


def everyone(game: Game, casting: Casting, hook: str) -> list[tuple[Id, Hooks]]:
    """Everyone who answers a hook about it, and the spell itself as it would be on the stack (601.3e, 113.6)."""
    if hook not in game.possible and (casting.ability is not None or hook not in casting.spell.hooks):
        return []
    own = answers(casting, hook)
    me = casting.object
    found = [(other, ability) for other, ability in asked(game, hook) if other != me or casting.ability is not None]
    return found + [(me, ability) for ability in own if "stack" in ability.zones()]


def optional_costs(game: Game, casting: Casting) -> tuple[OptionalCost, ...]:
    """The costs that the player may choose to pay in addition (118.8b): the spell's own, and those others offer for it."""
    if casting.ability is not None:
        return ()
    me = speaker(casting)
    own = (cost for ability in answers(casting, "optional_costs") for cost in ability.optional_costs(game, me, casting))
    offering = [(other, ability) for other, ability in asked(game, "offers_costs") if other not in (me, casting.object)]
    return (*own, *(cost for other, ability in offering for cost in ability.offers_costs(game, other, casting)))


def costs_to_choose(game: Game, casting: Casting) -> tuple[OptionalCost, ...]:
    """The costs of which the player has to choose one that is paid, and hasn't yet (601.2b); none if there are none left."""
    if casting.ability is not None:
        return ()
    for ability in answers(casting, "either_costs"):
        either = ability.either_costs(game, speaker(casting), casting)
        if not any(cost.name in casting.choices.paid for cost in either):
            return either
    return ()


def with_cost(casting: Casting, name: str) -> Casting:
    """The casting with a cost of that name announced."""
    return replace(casting, choices=replace(casting.choices, paid=(*casting.choices.paid, name)))


def texts(casting: Casting) -> tuple[Hooks, ...]:
    """The abilities whose instructions are carried out: those of the spell, or the ability itself."""
    if casting.ability is not None:
        return (cast("Hooks", casting.ability),)
    return answers(casting, "instructs")


def scene_for(game: Game, casting: Casting) -> GameScene:
    """The scene of its text, with the choices made so far, on the stack or only imagined."""
    scene = GameScene(game, casting.object, casting.player, casting.stack_object)
    scene.choices = casting.choices
    scene.memory.update(casting.choices.memory)
    event = game[casting.stack_object].event if casting.stack_object else None
    triggered = event is not None
    if event is not None and casting.object >= FIRST_OBJECT:  # "another target card" is no card its source has become
        follow_trigger(game, scene, casting.object, event)
    before = scene.memory.get(X_BEFORE)
    if isinstance(before, int):  # 107.3n: that of what created it
        scene.effect_x = before
    elif casting.choices.x or not triggered:  # 107.3m: else X is that of the spell which its source was
        scene.effect_x = casting.choices.x
    return scene


def aims_of(game: Game, casting: Casting) -> tuple[Aim, ...]:
    """Each instance of the word "target" in the modes chosen (601.2c, 700.2c), and the targets of an Aura (303.4a)."""
    me = speaker(casting)
    aims: list[Aim] = []
    for text in texts(casting):
        aims += text.aims(game, me, casting.choices)
    for ability in answers(casting, "targets_as_spell"):
        aims += ability.targets_as_spell(game, me, casting.choices)
    return tuple(aims)


def divisions_of(game: Game, casting: Casting) -> dict[int, int]:
    """What is divided among the targets of a phrase (601.2d): amounts by the phrase's mark."""
    me = speaker(casting)
    return dict(pair for text in texts(casting) for pair in text.divided(game, me, casting.choices))


def modal_of(game: Game, casting: Casting) -> Modal | None:
    """The modes to choose from (700.2), with what other abilities of the spell make of that (601.4)."""
    me = speaker(casting)
    for text in texts(casting):
        modal = text.modal(game, me)
        if modal is not None:
            for ability in answers(casting, "widens_modes"):
                modal = ability.widens_modes(game, me, modal)
            return modal
    return None


def choosing(game: Game, casting: Casting, choices: Choices) -> Casting:
    """Make these the choices for what is on the stack."""
    if casting.stack_object:
        note_down(game, Chosen(casting.stack_object, choices))
    return replace(casting, choices=choices)


def casting_of(game: Game, id: Id) -> Casting:
    """A spell or ability on the stack as what was cast, activated or triggered, with the choices made for it."""
    o = game[id]
    object = o.source if o.ability is not None else id
    choices = o.choices or NO_CHOICES
    values = characteristics(game, object) if object >= FIRST_OBJECT else NOTHING  # 724.2: it may have no source
    return Casting(controller(game, id), object, values, Way(object, choices.way), choices, o.ability, id)
