"""Having, gaining and losing abilities (113.10, 613.1f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.actions.abilities.given_by import given_by, names_giver
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.walking import once
from spellwright.actions.where_it_holds import zones_of
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities, CantHaveAbilities, LoseAbilities, LoseAllAbilities
from spellwright.rules.scene import GameScene
from spellwright.rules.targets import despite
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD, Ability
from spellwright.words.keyword import Keyword, Losable
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word


def varies(abilities: tuple[Ability, ...]) -> bool:
    """Whether one of them depends on the text that gives it."""
    return any(type(a).fixed is not Keyword.fixed if isinstance(a, Keyword) else names_giver(a) for a in abilities)


def as_given(scene: Scene, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as they are given now."""
    return tuple(a.fixed(scene) if isinstance(a, Keyword) else given_by(a, scene.source) for a in abilities)


@dataclass(frozen=True, slots=True)
class AsGiven:
    """Abilities that are given as the text is now, for the layers."""

    given: tuple[Ability, ...]

    def abilities(self, scene: Scene) -> tuple[Ability, ...]:
        """As they are now."""
        return as_given(scene, self.given)


def lost_with(abilities: tuple[Losable, ...]) -> tuple[Ability | type[Ability], ...]:
    """What is lost where these are: also the variants of keywords (702.11e)."""
    return tuple(lost for each in abilities for lost in each.lost())


class Giving(Lasting):
    """What having and gaining abilities share; a player has a keyword as an object does (702.11d)."""

    __slots__ = ()
    abilities: tuple[Ability, ...]

    def _giving(self, abilities: tuple[Ability, ...]) -> Giving:
        raise NotImplementedError

    def fixed(self, scene: GameScene) -> Giving:
        """With its keywords as they are now (608.2h): "protection from the chosen color"."""
        return self._giving(as_given(scene, self.abilities)) if varies(self.abilities) else self

    def settled(self, scene: GameScene) -> Procedure[Giving]:
        """With what is chosen as the effect begins: "protection from the color of your choice"."""
        settled: tuple[Ability, ...] = ()
        for ability in self.abilities:
            chosen = (yield from ability.settled(scene)) if isinstance(ability, Keyword) else ability
            settled = (*settled, chosen)
        return self._giving(settled) if settled != self.abilities else self

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The abilities added."""
        gives = AsGiven(self.abilities) if varies(self.abilities) else self.abilities
        return (AddAbilities(holding.subject, gives, condition=holding.condition, zones=zones_of(holding.subject)),)

    def forbids_target(self, holding: Holding, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """For a player, whatever the keywords say: "you have hexproof"."""
        if not 0 < target < FIRST_OBJECT or not holding.affects(game, me, target):
            return False
        return any(
            meant.forbids_target(game, target, target, source, player)
            for ability in self._to_players(holding, game, me)
            for meant in ability.means()
            if isinstance(meant, Hooks)
            and "forbids_target" in meant.hooks()
            and not despite(game, meant, target, player)
        )

    def replaces(self) -> tuple[type[Event], ...]:
        """What its keywords do, for a player: damage that protection prevents (702.16e)."""
        return once("replaced for players", self, self._replaced)

    def _replaced(self) -> tuple[type[Event], ...]:
        kinds = (kind for ability in self._meant(self.abilities) for kind in ability.replaces())
        return tuple(dict.fromkeys(kind for kind in kinds if issubclass(kind, Damage)))

    def _to_players(self, holding: Holding, game: Game, me: Id) -> tuple[Ability, ...]:
        """The abilities as the text gives them now: a player has no text in which to look what was chosen."""
        return as_given(holding.scene(game, me), self.abilities) if varies(self.abilities) else self.abilities

    def _meant(self, abilities: tuple[Ability, ...]) -> list[Hooks]:
        keywords = (ability for ability in abilities if isinstance(ability, Keyword))
        return [meant for ability in keywords for meant in ability.means() if isinstance(meant, Hooks)]

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If it holds for the player, and a keyword replaces it."""
        return self._replacer(holding, game, me, event) is not None

    def _replacer(self, holding: Holding, game: Game, me: Id, event: Any) -> Hooks | None:
        player = event.victim
        if not 0 < player < FIRST_OBJECT or not holding.affects(game, me, player):
            return None
        given = self._to_players(holding, game, me)
        able = (meant for meant in self._meant(given) if isinstance(event, meant.replaces()))
        return next((meant for meant in able if meant.replacing(game, player, event)), None)

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """As the keyword does."""
        keyword = self._replacer(holding, game, me, event)
        assert keyword is not None
        return (yield from keyword.replace(game, event.victim, event))


@word
class Has(Giving):
    """Has abilities: "has flying", "have "{T}: Add {G}.""."""

    abilities: tuple[Ability, ...]
    STATES = True
    ENGLISH = "<has|have> {abilities:and}"

    def _giving(self, abilities: tuple[Ability, ...]) -> Has:
        return Has(abilities)

    def anywhere(self) -> bool:
        """If it has a keyword that functions elsewhere, as one does that is about casting it (113.6, 702.8a, 702.85a)."""
        meant = (each for a in self.abilities if isinstance(a, Keyword) for each in a.means())
        return any(not each.zones() <= BATTLEFIELD for each in meant)


@word
class Gains(Giving):
    """Gains abilities: "gains trample"."""

    abilities: tuple[Ability, ...]
    ENGLISH = "<gains|gain> {abilities:and}"

    def _giving(self, abilities: tuple[Ability, ...]) -> Gains:
        return Gains(abilities)


@word
class GainsChosen(Lasting):
    """Gains one of several abilities, chosen as the effect begins: "gains your choice of flying or haste"."""

    abilities: tuple[Keyword, ...]
    ENGLISH = "<gains|gain> your choice of {abilities:or}"

    def ok(self) -> bool:
        """More than one."""
        return len(self.abilities) > 1

    def settled(self, scene: GameScene) -> Procedure[Lasting]:
        """The one that its controller chooses (608.2d)."""
        chosen = yield from choose(scene.you, self.abilities, "choose", "Which ability?", "608.2d", scene.source)
        return (yield from Gains((chosen,)).settled(scene))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """None before one is chosen."""
        return ()


@word
class LosesChosen(Lasting):
    """Loses one of several abilities, chosen as the effect begins."""

    abilities: tuple[Keyword, ...]
    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = ("<loses|lose> your choice of {abilities:or}", "<loses|lose> {abilities:or}")

    def ok(self) -> bool:
        """More than one."""
        return len(self.abilities) > 1

    def settled(self, scene: GameScene) -> Procedure[Lasting]:
        """The one that its controller chooses (608.2d)."""
        chosen = yield from choose(scene.you, self.abilities, "choose", "Which ability?", "608.2d", scene.source)
        return Loses((chosen,))

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """None before one is chosen."""
        return ()


@word
class Loses(Lasting):
    """Loses abilities, all of a kind (113.10b)."""

    abilities: tuple[Losable, ...]
    FOR_OBJECTS = True
    ENGLISH = "<loses|lose> {abilities:and}"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """All instances of them lost."""
        zones = zones_of(holding.subject)
        return (LoseAbilities(holding.subject, lost_with(self.abilities), condition=holding.condition, zones=zones),)


@word
class LosesThisAbility(Lasting):
    """Loses the ability that says so: "~ loses this ability and becomes an Aura enchantment with enchant creature"."""

    ability: Ability | None = None
    FOR_OBJECTS = True
    ENGLISH = "<loses|lose> this ability"

    def fixed(self, scene: GameScene) -> Lasting:
        """The ability that resolves now; it is lost as often as it is there."""
        ability = scene.game[scene.stack_object].ability
        assert ability is not None, "an instruction of an ability"
        return LosesThisAbility(ability)

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Without it."""
        assert self.ability is not None, "an effect that has begun"
        return (LoseAbilities(holding.subject, (self.ability,), condition=holding.condition),)


@word
class LosesAll(Lasting):
    """Loses all abilities (Humility)."""

    other: bool = False
    but_mana: bool = False
    STATES = True
    FOR_OBJECTS = True
    ENGLISH = (
        "<loses|lose> all {other?other} abilities",
        "<loses|lose> all abilities except mana abilities {but_mana=True}",
    )

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """All lost; those that the same effect gives are given after it."""
        zones = zones_of(holding.subject)
        return (LoseAllAbilities(holding.subject, self.but_mana, condition=holding.condition, zones=zones),)


@word
class CantHave(Lasting):
    """Can't have or gain an ability (113.11): "lose flying and can't have or gain flying"; none of several."""

    abilities: tuple[Keyword, ...]
    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = ("can't have or gain {abilities:and}", "can't have {abilities:or}")

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Lost, and barred."""
        return (CantHaveAbilities(holding.subject, lost_with(self.abilities), condition=holding.condition),)
