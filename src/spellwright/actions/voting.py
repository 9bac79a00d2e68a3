"""701.38. Vote."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.actions.happening import EventWord
from spellwright.actions.permissions import PermissionClause
from spellwright.actions.walking import once
from spellwright.rules.asking import asked
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Voted
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Fact
from spellwright.words.durations import Duration
from spellwright.words.filters import Countable, Post
from spellwright.words.players import PlayerPost
from spellwright.words.procedure import NOBODY, Id, Procedure, choose, may
from spellwright.words.quantified import A
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

Choice = Id | str


@word
class Ballot(Word):
    """A word with no rules meaning that can be voted for (701.38b)."""

    name: str
    ENGLISH = "{name:ballot}"


@word
class VoteFor(Act):
    """Vote for one of several words, or for an object (701.38a)."""

    names: tuple[Ballot, ...] = ()
    what: A | None = None
    ENGLISH = ("<votes|vote> for {names:or}", "<votes|vote> for {what}")

    def ok(self) -> bool:
        """One word is no choice."""
        return self.what is not None or len(self.names) > 1

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """One player after the other, each with all their votes (701.38d)."""
        votes: list[tuple[Id, Choice]] = []
        for player in players:
            scene.remember(mark, (player,))
            options = self._options(scene)
            if options:
                votes += yield from _votes_of(scene, player, options)
        scene.votes = tuple(votes)
        yield from bring_about(scene, Voted(scene.you, scene.votes))
        return bool(votes)

    def _options(self, scene: GameScene) -> tuple[Choice, ...]:
        if self.what is not None:
            return self.what.what.candidates(scene)
        return tuple(ballot.name for ballot in self.names)


def _votes_of(scene: GameScene, player: Id, options: tuple[Choice, ...]) -> Procedure[list[tuple[Id, Choice]]]:
    """All the votes of a player, who may have several; another player may choose how they vote."""
    game = scene.game
    more = [ability.more_votes(game, me, player) for me, ability in asked(game, "more_votes")]
    deciding = [ability.decides_votes(game, me, player) for me, ability in asked(game, "decides_votes")]
    decider = deciding[-1] if deciding else player
    must, might = 1 + sum(each[0] for each in more), sum(each[1] for each in more)
    votes: list[tuple[Id, Choice]] = []
    for number in range(must + might):
        if number >= must and not (yield from may(player, "Vote an additional time?", "701.38d", scene.source)):
            break
        kind = "name" if isinstance(options[0], str) else "choose"
        chosen = yield from choose(decider, options, kind, "Vote for what?", "701.38a", scene.source)
        votes.append((player, chosen))
    return votes


def votes_for(scene: Any, choice: Choice) -> int:
    """How many votes a choice has got."""
    return sum(1 for _, chosen in scene.votes if chosen == choice)


def most_voted(scene: Any) -> tuple[Choice, ...]:
    """What nothing got more votes than."""
    got = Counter(chosen for _, chosen in scene.votes)
    most = max(got.values(), default=0)
    return tuple(chosen for chosen, number in got.items() if number == most)


@word
class GetsMoreVotes(Fact):
    """That a choice got more votes than any other: "if time gets more votes or the vote is tied"."""

    choice: Ballot
    tied: bool = False
    LOCAL = False
    ENGLISH = ("{choice} gets more votes or the vote is tied {tied=True}", "{choice} gets more votes")

    def holds(self, scene: Any) -> bool:
        """Whether it did, or has as many as the other."""
        got = votes_for(scene, self.choice.name)
        others = Counter(chosen for _, chosen in scene.votes if chosen != self.choice.name)
        most = max(others.values(), default=0)
        return got > most or (self.tied and got == most)


@word
class VotesForChoice(Countable):
    """The votes for a choice: "for each time vote"."""

    choice: Ballot
    LOCAL = False
    ENGLISH = "{choice} <vote|votes:outer>"

    def count(self, scene: Any) -> int:
        """How many there are."""
        return votes_for(scene, self.choice.name)


@word
class WithMostVotes(Post):
    """What got most votes: "each permanent with the most votes or tied for most votes"."""

    LOCAL = False
    ENGLISH = "with the most votes or tied for most votes"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether nothing got more."""
        return id in (self.found(scene) or ())

    def found(self, scene: Any) -> tuple[Id, ...] | None:
        """What nothing got more votes than."""
        return tuple(choice for choice in most_voted(scene) if isinstance(choice, int))


# --- what concerns voting


@word
class PlayersFinishVoting(EventWord):
    """Players have voted: "whenever players finish voting"."""

    ENGLISH = "players finish voting"

    def kinds(self) -> tuple[type[Event], ...]:
        """That they have."""
        return (Voted,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """Any vote."""
        return ()


@word
class VotedLikeYou(PlayerPost):
    """Who voted for something that you voted for, or didn't, in the vote that triggered it."""

    unlike: bool = False
    ENGLISH = ("who voted for a choice you voted for", "who voted for a choice you didn't vote for {unlike=True}")

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether one of their votes was so."""
        assert isinstance(scene, GameScene)
        vote = scene.game[scene.stack_object].event if scene.stack_object else None
        if not isinstance(vote, Voted):
            return False
        mine = vote.of(scene.you)
        return any((choice in mine) != self.unlike for choice in vote.of(player))


@word
class AdditionalVote(Full):
    """While voting, you may vote an additional time, or get an additional vote (701.38d)."""

    must: bool = False
    ENGLISH = (
        "while voting , you may vote a additional time",
        "while voting , you get a additional vote {must=True}",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return once("static", self, lambda: (VotesMore(self.must),))


@word
class VotesMore(Hooks):
    """That at work."""

    must: bool
    RULE = "701.38d"

    def more_votes(self, game: Game, me: Id, player: Id) -> tuple[int, int]:
        """One for you."""
        if player != scene_of(game, me).you:
            return 0, 0
        return (1, 0) if self.must else (0, 1)


@word
class ChooseVotes(PermissionClause):
    """You choose how each player votes for a time."""

    duration: Duration
    many = True
    ENGLISH = "you choose how each player votes {duration}"

    def meaning(self) -> Hooks:
        """The effect."""
        return DecidesVotes()


@word
class DecidesVotes(Hooks):
    """That at work."""

    RULE = "701.38a"

    def decides_votes(self, game: Game, me: Id, player: Id) -> Id:
        """You, of each player."""
        return scene_of(game, me).you or NOBODY
