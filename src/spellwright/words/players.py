"""Players as phrases (102): you, each opponent, that player, its controller. Targets are in `target_phrases`."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import ClassVar

from spellwright.words.marks import DEFENDER, FOES, FRIENDS
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.references import Recipient, came_up, referred
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Players(Recipient):
    """The family of phrases that denote players."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a player"

    def in_order(self, scene: Scene, players: tuple[Id, ...]) -> tuple[Id, ...]:
        """Those of its players in the order in which they do something: the active player first (101.4)."""
        return tuple(player for player in scene.players() if player in players)


class PlayerPoss(Players):
    """The family of those behind which "'s" can stand: "target player's hand"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a player"


class PlayerPost(Word):
    """The family of what stands behind a player: "who controls a creature"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what stands behind a player"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether it is true of the player."""
        raise NotImplementedError

    def left(self, scene: Scene) -> tuple[Id, ...]:
        """The players who have left the game of whom it can be asked as well: what they did before (800.4i)."""
        return ()


class PlayerNoun(Enum):
    """The nouns for players."""

    PLAYER = "<player|players>"
    OPPONENT = "<opponent|opponents>"

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether that player is one of them."""
        return id in self.all(scene)

    def all(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, in turn order (101.4)."""
        return scene.players() if self is PlayerNoun.PLAYER else scene.opponents(scene.you)


class Side(Enum):
    """What a player may be chosen to be while a text is carried out."""

    FRIEND = "<friend|friends>"
    FOE = "<foe|foes>"

    @property
    def mark(self) -> int:
        """The mark under which they are remembered."""
        return FRIENDS if self is Side.FRIEND else FOES

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether that player was chosen to be one."""
        return id in scene.remembered(self.mark)

    def all(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, in turn order (101.4)."""
        return tuple(player for player in scene.players() if self.matches(scene, player))


@word
class You(Players):
    """The controller of the object whose text it is (109.5)."""

    many = True
    ENGLISH = "you"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """You."""
        scene.remember(self.mark, (scene.you,))
        return (scene.you,)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is you."""
        return id == scene.you


@word
class YourTeam(Players):
    """You and whoever plays together with you: in a game without teams that is you alone (810.5)."""

    many = False
    ENGLISH = "your team"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """You."""
        scene.remember(self.mark, (scene.you,))
        return (scene.you,)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is you."""
        return id == scene.you


@word
class EachPlayer(PlayerPoss):
    """Each of the players, or of the opponents."""

    noun: PlayerNoun | Side
    other: bool = False
    who: PlayerPost | None = None
    many = False
    SYNONYMS = True
    ENGLISH = ("each {other?other} {noun} [{who}]", "each of your opponents {noun=PlayerNoun.OPPONENT}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, in turn order; "other" leaves out you, or what it refers to."""
        ids = tuple(p for p in self.noun.all(scene) if self.describes(scene, p))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether that player is one of them."""
        if self.other and id in (referred(scene, self) if self.refers else (scene.you,)):
            return False
        return self.noun.matches(scene, id) and (self.who is None or self.who.fits(scene, id))


@word
class EachOfTheirOpponents(Players):
    """Each opponent of a player who was mentioned: "each of that player's opponents" (102.2)."""

    who: PlayerPoss
    many = False
    ENGLISH = "each of {who} 's opponents"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, in turn order."""
        found = {id for player in self.who.find(scene) for id in scene.opponents(player)}
        ids = tuple(player for player in scene.players() if player in found)
        scene.remember(self.mark, ids)
        return ids


@word
class EachStartingWithYou(Players):
    """Each player, you first, then the others in turn order: "starting with you, each player votes for …"."""

    many = False
    SYNONYMS = True
    ENGLISH = ("starting with you , each player", "each player starting with you")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, in that order."""
        ids = self.in_order(scene, scene.players())
        scene.remember(self.mark, ids)
        return ids

    def in_order(self, scene: Scene, players: tuple[Id, ...]) -> tuple[Id, ...]:
        """From you on."""
        around = scene.players()
        at = around.index(scene.you) if scene.you in around else 0
        return tuple(player for player in (*around[at:], *around[:at]) if player in players)


@word
class AllPlayers(Players):
    """The bare plural: "players can't gain life"."""

    noun: PlayerNoun
    many = True
    ENGLISH = "{noun}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them."""
        ids = self.noun.all(scene)
        scene.remember(self.mark, ids)
        return ids


@word
class APlayer(PlayerPoss):
    """Any one of them: "whenever a player ..." speaks of each, "an opponent of your choice" lets one be chosen."""

    noun: PlayerNoun
    another: bool = False
    who: PlayerPost | None = None
    many = False
    SYNONYMS = True
    ENGLISH = (
        "another {noun} {another=True}",
        "a {noun} [{who}]",
        "one of your opponents {noun=PlayerNoun.OPPONENT}",
    )

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Who was chosen; before that, all who could be."""
        if came_up(scene, self):
            return scene.remembered(self.mark)
        return tuple(p for p in self.noun.all(scene) if self.describes(scene, p))

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether that player could be meant."""
        if not self.noun.matches(scene, id) or (self.another and id == scene.you):
            return False
        return self.who is None or self.who.fits(scene, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose one (608.2d)."""
        able = None if among is None else tuple(among)
        options = [p for p in self.noun.all(scene) if self.describes(scene, p) and (able is None or p in able)]
        if not options:
            return ()
        chosen = yield from choose(player, options, "choose", "Choose a player", "608.2d", scene.source)
        scene.remember(self.mark, (chosen,))
        return (chosen,)


@word
class AnyPlayer(Players):
    """Whichever of them will: "unless any player pays 1 life", "any opponent may have it deal damage to them"."""

    noun: PlayerNoun
    many = False
    ENGLISH = "any {noun}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them, in turn order (101.4)."""
        ids = self.noun.all(scene)
        scene.remember(self.mark, ids)
        return ids


@word
class YourOpponents(PlayerPoss):
    """All your opponents."""

    many = True
    ENGLISH = "your opponents"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Your opponents, in turn order."""
        ids = scene.opponents(scene.you)
        scene.remember(self.mark, ids)
        return ids


@word
class ThatPlayer(PlayerPoss):
    """A player who was mentioned."""

    noun: PlayerNoun
    many = False
    SYNONYMS = True
    ENGLISH = ("that {noun}", "the {noun}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Who it refers to; of another ability of the object, whom that targeted (607.1)."""
        ids = referred(scene, self) or scene.targeted_before(self.refers)
        return tuple(id for id in ids if id < FIRST_OBJECT)


def defending_player(scene: Scene, attacked: Id) -> Id:
    """The defending player where that player, planeswalker or battle is attacked (506.2, 508.5)."""
    if attacked < FIRST_OBJECT:
        return attacked
    return scene.notes(attacked, "protector") or scene.controller(attacked)  # 310.8: a battle's protector


@word
class DefendingPlayer(PlayerPoss):
    """The player whom the source is attacking, or whose planeswalker or battle (506.2, 508.5)."""

    many = False
    ENGLISH = "defending player"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Whom the attack was on that triggered it, or the source attacks; nobody if such a source doesn't (508.5)."""
        told = scene.remembered(DEFENDER)
        if told:
            scene.remember(self.mark, told)
            return told
        bearer = scene.attached_to(scene.source)  # an Equipment speaks of the attack of what it is on
        attacked = scene.attacked(scene.source) or (scene.attacked(bearer) if bearer >= FIRST_OBJECT else 0)
        if attacked:
            ids: tuple[Id, ...] = (defending_player(scene, attacked),)
        elif bearer or "creature" in scene.traits(scene.source).types:
            return ()
        else:  # of a spell or another permanent: any of those whom the turn's attack is on or may be (506.2, 508.5a)
            ids = scene.defending_players()
        scene.remember(self.mark, ids)
        return ids


@word
class EnchantedPlayer(PlayerPoss):
    """The player to whom the source is attached (303.4)."""

    many = False
    SYNONYMS = True
    ENGLISH = ("enchanted player", "enchanted opponent")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player; nobody if it isn't attached to one."""
        id = scene.attached_to(scene.source)
        ids = (id,) if 0 < id < FIRST_OBJECT else ()
        scene.remember(self.mark, ids)
        return ids


@word
class ChosenPlayer(PlayerPoss):
    """The player who was chosen for the source."""

    LOOKS = frozenset({"notes"})
    many = False
    ENGLISH = "the chosen player"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player; nobody if none was chosen."""
        chosen = scene.chosen(scene.source, "player")
        ids = (chosen,) if isinstance(chosen, int) else ()
        scene.remember(self.mark, ids)
        return ids


@word
class ActivePlayer(PlayerPoss):
    """The player whose turn it is (102.1)."""

    LOOKS = frozenset({"turn"})
    many = False
    ENGLISH = "the active player"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        ids = (scene.active_player,)
        scene.remember(self.mark, ids)
        return ids


@word
class AttackingPlayer(PlayerPoss):
    """The attacking player: during combat, the active one (506.2)."""

    LOOKS = frozenset({"turn"})
    many = False
    SYNONYMS = True
    ENGLISH = ("the attacking player", "attacking player", "that attacking player")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        ids = (scene.active_player,)
        scene.remember(self.mark, ids)
        return ids


@word
class YouAnd(Players):
    """You and others: "you and target opponent"."""

    you: You
    other: Players
    many = True
    ENGLISH = "{you} and {other}"

    def ok(self) -> bool:
        """Two, not a chain of them (Fraying Omnipotence)."""
        return not isinstance(self.other, YouAnd)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """You, and the others."""
        ids = tuple(dict.fromkeys((*self.you.find(scene), *self.other.find(scene))))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is you or one of the others."""
        return self.you.describes(scene, id) or self.other.describes(scene, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """You, and whom the player chooses."""
        others = yield from self.other.pick(scene, player, among)
        ids = tuple(dict.fromkeys((*self.you.find(scene), *others)))
        scene.remember(self.mark, ids)
        return ids
