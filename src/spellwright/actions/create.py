"""701.7. Create."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.bringing_about import bring_about, happened, remember_by_player
from spellwright.actions.doing import Act, Doing
from spellwright.actions.multiplying import times_over
from spellwright.actions.own_text import said_before
from spellwright.actions.token_words import CopyToken, DescribedToken, TokenDescription, token_events
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.stack import CreateToken
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import Word, word


class TokenJoint(Enum):
    """How tokens are joined: two by "and", more by commas."""

    AND = "and"
    COMMA = ","
    COMMA_AND = ", and"


@word
class AndTokens(Word):
    """Further tokens, created at the same time."""

    number: Amount
    token: TokenDescription
    join: TokenJoint = TokenJoint.AND
    ENGLISH = "{join} {number:count} {token@number}"


@word
class ATokenOf(Word):
    """A token of one description, among which one is chosen."""

    token: TokenDescription
    ENGLISH = "a {token@one}"


@word
class CreateEither(Act):
    """Create one of several tokens, as the player chooses: "create your choice of a Clue token or a Food token"."""

    tokens: tuple[ATokenOf, ...]
    HEADS = ("token", "*")
    DONE = "created"
    ENGLISH = "<creates|create> your choice of {tokens:or}"

    def ok(self) -> bool:
        """One is no choice."""
        return len(self.tokens) > 1

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The one chosen (608.2d)."""
        chosen = yield from choose(player, self.tokens, "choose", "Which token do you create?", "608.2d", scene.source)
        events: list[Event] = []
        events += yield from token_events(scene, player, chosen.token, 1)
        return (yield from create(scene, events, self.mark))


@word
class Create(Act):
    """Create tokens (701.7a), all at the same time. They are remembered."""

    number: Amount
    token: TokenDescription
    more: tuple[AndTokens, ...] = ()
    name: str | None = None
    HEADS = ("token", "*")
    DONE = "created"
    SYNONYMS = True
    ENGLISH = (
        "<creates|create> {name:name} , a {token@one} {number=Number(1)}",
        "<creates|create> {number:count} {token@number} {more}",
        "<creates|create> a number of {token@many} equal to {number:Quantity}",
        "<creates|create> {number:TimesAmount} {token@many}",
        "<creates|create> {number:Minus} {token@many}",
    )

    def ok(self) -> bool:
        """Only a described token is called by name; of three or more the last stands behind ", and"."""
        joints = [also.join for also in self.more]
        if joints not in ([], [TokenJoint.AND], [*[TokenJoint.COMMA] * (len(joints) - 1), TokenJoint.COMMA_AND]):
            return False
        if joints == [TokenJoint.COMMA_AND]:
            return False
        return self.name is None or isinstance(self.token, DescribedToken)

    def excepts(self) -> bool:
        """If the token copies something with exceptions."""
        return isinstance(self.token, CopyToken) and bool(self.token.exceptions)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All at the same time."""
        events: list[Event] = []
        for player in players:
            scene.remember(mark, (player,))
            token = self.token.called(self.name) if isinstance(self.token, DescribedToken) else self.token
            events += yield from token_events(scene, player, token, self.number.value(scene))
            for also in self.more:
                events += yield from token_events(scene, player, also.token, also.number.value(scene))
        return (yield from create(scene, events, self.mark))

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the tokens, at the same time."""
        return times_over(self, "number", scene, times)


def create(scene: GameScene, events: list[Event], mark: int) -> Procedure[bool]:
    """Create tokens at the same time, and remember them."""
    entries = happened((yield from bring_about(scene, *events)), CreateToken)
    scene.remember(mark, tuple(e.new for e in entries))
    remember_by_player(scene, mark, [(scene.owner(e.new), e.new) for e in entries])
    return bool(entries)


@word
class CreateMoreOfThose(Act):
    """Create another number of the tokens that the sentence before describes: "create five of those tokens instead"."""

    number: Amount
    HEADS = ("token", "*")
    DONE = "created"
    ENGLISH = "<creates|create> {number:num} of those tokens"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As the last description before this in the text."""
        before = self._before(scene)
        if before is None:
            return False
        events: list[Event] = []
        events += yield from token_events(scene, player, before.token, self.number.value(scene))
        return (yield from create(scene, events, self.mark))

    def _before(self, scene: GameScene) -> Create | None:
        """The act that describes the tokens, found in the text that is being carried out."""
        described = [word for word in said_before(scene, self) if isinstance(word, Create)]
        return described[-1] if described else None
