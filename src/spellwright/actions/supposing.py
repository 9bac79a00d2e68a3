"""Scenes in which something is supposed that isn't so yet: an attack, a spell about to be cast."""

from __future__ import annotations

from spellwright.rules.hooks import Casting, Way
from spellwright.rules.scene import GameScene, scene_of
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics, Traits
from spellwright.words.procedure import NOBODY, Id


class SupposedAttack(GameScene):
    """A creature attacks somebody: so "defending player" means who that would be (508.1c)."""

    __slots__ = ("attacker", "defender")

    def __init__(self, scene: GameScene, attacker: Id, defender: Id) -> None:
        GameScene.__init__(self, scene.game, scene.source, scene.you, scene.stack_object)
        self.memory = dict(scene.memory)
        self.effect_x = scene.effect_x
        self.attacker, self.defender = attacker, defender

    def attacked(self, id: Id) -> Id:
        return self.defender if id in (self.attacker, self.source) else GameScene.attacked(self, id)


class SupposedSpell(GameScene):
    """A card is the spell that it would be on the stack, or the spell is as it is being cast (601.3e)."""

    __slots__ = ("casting",)

    def __init__(self, scene: GameScene, casting: Casting) -> None:
        GameScene.__init__(self, scene.game, scene.source, scene.you, scene.stack_object)
        self.memory = dict(scene.memory)
        self.effect_x = scene.effect_x
        self.casting = casting

    def traits(self, id: Id) -> Traits:
        return self.casting.spell if id == self.casting.object else GameScene.traits(self, id)

    def mana_value(self, id: Id) -> int:
        if id != self.casting.object:
            return GameScene.mana_value(self, id)
        cost, value = self.casting.spell.mana_cost, self.casting.spell.mana_value
        return value + cost.x * self.casting.choices.x if cost is not None else value  # 202.3e

    def zone(self, id: Id) -> str:
        return "stack" if id == self.casting.object else GameScene.zone(self, id)

    def controller(self, id: Id) -> Id:
        return self.casting.player if id == self.casting.object else GameScene.controller(self, id)

    def cast_from(self, id: Id) -> str:
        return self.casting.choices.cast_from if id == self.casting.object else GameScene.cast_from(self, id)

    def status(self, id: Id, name: str) -> bool:
        if id == self.casting.object and name == "face_down":
            return self.casting.way.face_down is not None
        return GameScene.status(self, id, name)

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        return self.casting.choices.target_ids() if id == self.casting.object else GameScene.target_ids(self, id)


class SupposedActivation(GameScene):
    """An ability is being activated, with the targets chosen for it (602.2b): it isn't on the stack for its text yet."""

    __slots__ = ("casting",)

    def __init__(self, scene: GameScene, casting: Casting) -> None:
        GameScene.__init__(self, scene.game, scene.source, scene.you, scene.stack_object)
        self.casting = casting

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        return self.casting.choices.target_ids() if id == NOBODY else GameScene.target_ids(self, id)


class SupposedParts(GameScene):
    """Cards are the parts of them that could be cast or played (601.3e, 305.9): the same scene otherwise.

    `zone` is where they would be, if a phrase speaks of that zone without naming it: "lands" are on the battlefield.
    """

    __slots__ = ("parts", "there")

    def __init__(self, scene: GameScene, parts: dict[Id, Characteristics], there: str = "") -> None:
        GameScene.__init__(self, scene.game, scene.source, scene.you, scene.stack_object)
        self.memory, self.successors, self.effect_x = scene.memory, scene.successors, scene.effect_x
        self.parts, self.there = parts, there

    def traits(self, id: Id) -> Traits:
        return self.parts[id] if id in self.parts else GameScene.traits(self, id)

    def mana_value(self, id: Id) -> int:
        return self.parts[id].mana_value if id in self.parts else GameScene.mana_value(self, id)

    def zone(self, id: Id) -> str:
        return self.there if self.there and id in self.parts else GameScene.zone(self, id)


def with_attack(game: Game, me: Id, attacker: Id, defender: Id) -> SupposedAttack:
    """The scene of an ability or effect, supposing that attack."""
    return SupposedAttack(scene_of(game, me), attacker, defender)


def as_played(scene: GameScene, way: Way) -> SupposedParts:
    """The scene in which a card is the land on the battlefield that it would be, played in that way (305.9)."""
    return SupposedParts(scene, {way.object: values_of(scene.game, way)}, "battlefield")


def with_spell(scene: GameScene, casting: Casting) -> GameScene:
    """The scene supposing that spell; as it is where an ability is activated."""
    return SupposedSpell(scene, casting) if casting.ability is None else scene
