"""What mana an act could make, asked before it is done: for payment, and to tell what is a mana ability (605.1a)."""

from __future__ import annotations

from spellwright.actions.abilities.content import Content, Sentences
from spellwright.actions.choose import Choosable, ChooseQuality
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.leads import If
from spellwright.actions.clauses.player_does import Do
from spellwright.actions.clauses.sentences import Sentence, said_now
from spellwright.actions.doing import Act
from spellwright.actions.for_each import ForEach
from spellwright.actions.walking import once, within
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.event import record
from spellwright.state.events.permanents import ChooseFor
from spellwright.words.amounts import Quantity
from spellwright.words.procedure import FIRST_OBJECT
from spellwright.words.word import Word

Alternatives = tuple[tuple[Unit, ...], ...]
"""What could be made: one of these, each some units."""


class MakesMana(Act):
    """The family of acts that add mana (106.4)."""

    __slots__ = ()

    def alternatives(self, scene: GameScene) -> Alternatives:
        """What it could add now."""
        raise NotImplementedError

    def always(self) -> Alternatives | None:
        """The same, if it depends on nothing; None if it does."""
        return None


Maker = MakesMana | ForEach
"""An act that adds mana, perhaps for each of something."""


def makers(content: Content) -> tuple[Maker, ...]:
    """The acts of a content that add mana as it resolves: not what it gives or does later."""
    return once("makers", content, lambda: _makers(content))


def _makers(content: Content) -> tuple[Maker, ...]:
    found = [word for body in content.bodies() for word in within(body, _now) if isinstance(word, MakesMana)]
    counted = [word for body in content.bodies() for word in within(body, _now) if _counted(word)]
    inside = [word.act for word in counted if isinstance(word, ForEach)]
    return (*(w for w in found if all(w is not i for i in inside)), *(w for w in counted if isinstance(w, ForEach)))


def _now(word: Word) -> bool:
    return said_now(word) and not (isinstance(word, Sentence) and word.at is not None)


def _counted(word: Word) -> bool:
    return isinstance(word, ForEach) and isinstance(word.act, MakesMana)


def made_by(maker: Maker, scene: GameScene) -> Alternatives:
    """What one act could add now."""
    if isinstance(maker, MakesMana):
        return maker.alternatives(scene)
    act = maker.act.multiplied(scene, maker.each.count(scene))
    assert isinstance(act, MakesMana)
    return act.alternatives(scene)


def alternatives(content: Content, scene: GameScene) -> Alternatives:
    """What a whole content could add now: every combination of what its acts could; none if that is no mana (605.2).

    Where a colour is chosen first, with "choose a color", it is what could be added with any of them.
    """
    choice = _color_chosen(content)
    if choice is None or scene.source < FIRST_OBJECT:
        return _alternatives(content, scene)
    colors = choice.what.options(scene, scene.you)
    each = (_alternatives(content, _with_color(scene, color)) for color in colors if color != choice.but_color)
    return tuple(units for found in each for units in found)


def _color_chosen(content: Content) -> ChooseQuality | None:
    """The act of a content by which a colour is chosen before mana is added."""
    found = (w for body in content.bodies() for w in within(body, _now) if isinstance(w, ChooseQuality))
    return once("color chosen", content, lambda: next((w for w in found if w.what is Choosable.COLOR), None))


def _with_color(scene: GameScene, color: str) -> GameScene:
    """The scene as it would be with that colour chosen for its source (607.2d)."""
    trial = scene.game.branch()
    record(trial, ChooseFor(scene.source, Choosable.COLOR.key, color))
    return scene_of(trial, scene.source)


def _alternatives(content: Content, scene: GameScene) -> Alternatives:
    found: Alternatives = ((),)
    for maker in _makers_now(content, scene):
        where = _where_x(content, maker)
        if where is not None:
            scene.effect_x = where.value(scene)
        found = tuple((*before, *units) for before in found for units in made_by(maker, scene))
    return tuple(units for units in found if units)


def _where_x(content: Content, maker: Maker) -> Quantity | None:
    """What X is in the sentence of a maker, if that says so (107.3c)."""
    stating = (sentence for body in content.bodies() for sentence in body.sentences if sentence.what_x_is is not None)
    return next((s.what_x_is for s in stating if any(word is maker for word in within(s))), None)


def _makers_now(content: Content, scene: GameScene) -> tuple[Maker, ...]:
    """The makers in what would be carried out now: of "instead", what takes the place (614.15)."""
    idle = [
        word
        for body in content.bodies()
        for sentence in body.sentences
        if not _met(sentence, scene) or all(sentence is not chosen for chosen in body.chosen(scene))
        for word in within(sentence)
    ]
    return tuple(maker for maker in makers(content) if all(maker is not word for word in idle))


def _met(sentence: Sentence, scene: GameScene) -> bool:
    """Whether its own condition is met, if it has one."""
    conditions = (sentence.only_if, sentence.lead.condition if isinstance(sentence.lead, If) else None)
    return all(condition is None or condition.holds(scene) for condition in conditions)


def always_made(content: Content) -> Alternatives | None:
    """What a whole content adds, whenever it is asked; None if that depends on something."""
    found = makers(content)
    if any(isinstance(s.lead, If) or s.only_if is not None for body in content.bodies() for s in body.sentences):
        return None
    only = found[0] if len(found) == 1 else None
    return only.always() if isinstance(only, MakesMana) else None


def only_made(content: Content) -> Alternatives | None:
    """The same, if the whole content is one instruction to add it, "add {G}"; None if it isn't."""
    found = makers(content)
    if len(found) != 1 or content != Sentences(Body((Sentence(Do(found[0], ())),))):
        return None
    return always_made(content)


def by_tapping(scene: GameScene) -> bool:
    """Whether what resolves is a mana ability with {T} in its cost: its source is tapped for mana (106.12)."""
    if not scene.stack_object:
        return False
    ability = scene.game[scene.stack_object].ability
    return any(cost.TAP_SYMBOL for cost in getattr(ability, "costs", ()))
