"""Players told by comparing all of them: who has the most life, who controls the most creatures, another opponent."""

from __future__ import annotations

from spellwright.words.filters import Filter
from spellwright.words.players import PlayerPoss
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class WithMostLife(PlayerPoss):
    """Who has the most life, or the least: "the player with the most life or tied for most life"."""

    tied: bool = False
    lowest: bool = False
    LOOKS = frozenset({"life"})
    many = False
    ENGLISH = (
        "the player with the most life or tied for most life {tied=True}",
        "the player with the most life",
        "the player with the lowest life total {lowest=True}",
    )

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player; all who are tied, if that is enough, else nobody then."""
        lives = {player: scene.life(player) for player in scene.players()}
        best = (min if self.lowest else max)(lives.values(), default=0)
        ids = tuple(player for player, life in lives.items() if life == best)
        ids = ids if self.tied or len(ids) == 1 else ()
        scene.remember(self.mark, ids)
        return ids


@word
class WhoHasMost(PlayerPoss):
    """Who controls the most things of a kind, or holds the most cards."""

    what: Filter | None = None
    LOOKS = frozenset({"zone", "hand"})
    READS = frozenset({"controller", "types", "subtypes"})
    many = False
    ENGLISH = ("the player who controls the most {what@many}", "the player who has the most cards in hand")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player; nobody if players are tied."""
        if self.what is None:
            numbers = {player: len(scene.cards_of(player, "hand")) for player in scene.players()}
        else:
            theirs = [scene.controller(id) for id in self.what.candidates(scene)]
            numbers = {player: theirs.count(player) for player in scene.players()}
        most = max(numbers.values(), default=0)
        ids = tuple(player for player, number in numbers.items() if number == most)
        ids = ids if len(ids) == 1 else ()
        scene.remember(self.mark, ids)
        return ids


@word
class TheMonarch(PlayerPoss):
    """Who is the monarch (724): nobody at first."""

    LOOKS = frozenset({"monarch"})
    many = False
    ENGLISH = "the monarch"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        monarch = scene.game.monarch
        ids = (monarch,) if monarch else ()
        scene.remember(self.mark, ids)
        return ids


@word
class AnotherOpponent(Word):
    """Any of your opponents, said against one of them, who can't be meant: nobody attacks or outlives themselves."""

    SYNONYMS = True
    ENGLISH = ("another one of your opponents", "another of your opponents")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them."""
        return scene.opponents(scene.you)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether that player is one."""
        return id in scene.opponents(scene.you)
