"""Gaining and losing life, drawing, searching, shuffling, and further deeds of players (119, 121, 701)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.happening import PlayerHappening, told
from spellwright.actions.happenings.casting import Counting
from spellwright.actions.step_names import StepName
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Draw, DrawCards, Search
from spellwright.state.events.chance import RollDie
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Tap, TurnFaceUp
from spellwright.state.events.stack import AddMana, CreateToken
from spellwright.state.events.turns import BecomeMonarch, BeginStep, LoseGame
from spellwright.state.events.zones import Shuffle
from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.mana import ManaCost
from spellwright.words.owners import Owner
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class GainsLife(PlayerHappening):
    """Gains life (119.3)."""

    EVENTS = (GainLife,)
    AMOUNT = True
    ENGLISH = "<gains|gain|gained> life"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who gains it."""
        return int(event.player)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much."""
        return told((self, event.amount))


@word
class LosesLife(PlayerHappening):
    """Loses life (119.3), also by damage or payment."""

    EVENTS = (LoseLife,)
    AMOUNT = True
    ENGLISH = "<loses|lose|lost> life"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who loses it."""
        return int(event.player)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much."""
        return told((self, event.amount))


class LifeChange(Enum):
    """How life changes."""

    GAINS = "<gains|gain|gained>"
    LOSES = "<loses|lose|lost>"

    @property
    def event(self) -> type[GainLife | LoseLife]:
        """The kind of event."""
        return GainLife if self is LifeChange.GAINS else LoseLife


@word
class ChangesLifeBy(PlayerHappening):
    """Gains or loses so much life or more, added up: "gained 3 or more life this turn"."""

    change: LifeChange
    least: Amount
    EVENTS = (GainLife, LoseLife)
    ENGLISH = "{change} {least:digits} or more life"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who does."""
        return int(event.player) if isinstance(event, self.change.event) else NOBODY

    def size(self, event: Any) -> int:
        """The life."""
        return int(event.amount)

    def enough(self, scene: GameScene) -> int:
        """As it says."""
        return self.least.value(scene)


@word
class DrawsCards(PlayerHappening):
    """Draws so many cards or more, added up; "would draw" them by one instruction (121.2a)."""

    least: Amount
    EVENTS = (Draw,)
    AMOUNT = True
    ENGLISH = "<draws|draw|drew|drawn> {least:num} or more cards"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who draws."""
        if isinstance(event, DrawCards) and event.number < self.least.value(scene):
            return NOBODY
        return int(event.player)

    def would_be(self) -> tuple[type[Event], ...]:
        """An instruction."""
        return (DrawCards,)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How many by one instruction."""
        return told((self, event.number)) if isinstance(event, DrawCards) else ()

    def enough(self, scene: GameScene) -> int:
        """As it says."""
        return self.least.value(scene)


@word
class DrawsCard(PlayerHappening):
    """Draws a card (121.1): each draw is one."""

    EVENTS = (Draw,)
    ENGLISH = "<draws|draw|drew|drawn> a card"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who draws."""
        return int(event.player)


@word
class DrawsNth(PlayerHappening):
    """Draws their second card in a turn."""

    whose: Counting
    nth: int
    during: Owner | None = None
    step: StepName | None = None
    EVENTS = (Draw,)
    SYNONYMS = True
    ENGLISH = (
        "<draws|draw|drew|drawn> {whose} {nth:ordinal} card each turn",
        "<draws|draw|drew|drawn> {whose} {nth:ordinal} card in a turn",
        "<draws|draw|drew|drawn> {whose} {nth:ordinal} card during each of {during} {step@many}",
    )

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who draws, if it is that one by number, and in such a step."""
        game = scene.game
        if self.during is not None and not self.during.means(scene, game.active):
            return NOBODY
        if self.step is not None and game.step not in self.step.steps:
            return NOBODY
        number = 0
        for entry in game.this_turn():
            if self.step is not None and isinstance(entry.event, BeginStep):
                break
            number += isinstance(entry.event, Draw) and entry.event.player == event.player
        return int(event.player) if number == self.nth else NOBODY


@word
class DrawsBeyondFirst(PlayerHappening):
    """Draws a card except the first one in each of that player's draw steps."""

    yours: bool = False
    EVENTS = (Draw,)
    ENGLISH = (
        "<draws|draw|drew|drawn> a card except the first one you draw in each of your draw steps {yours=True}",
        "<draws|draw|drew|drawn> a card except the first one they draw in each of their draw steps",
    )

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who draws, unless it is the first card in a draw step of theirs."""
        game = scene.game
        if game.step != "draw" or game.active != event.player:
            return int(event.player)
        for entry in game.this_turn():
            if isinstance(entry.event, BeginStep):
                return NOBODY
            if isinstance(entry.event, Draw) and entry.event.player == event.player and entry.event is not event:
                return int(event.player)
        return NOBODY


@word
class SearchesLibrary(PlayerHappening):
    """Searches a library (701.23)."""

    owner: Owner
    EVENTS = (Search,)
    ENGLISH = "<searches|search|searched> {owner} library"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who searches."""
        scene.remember(self.owner.refers, (event.player,))
        fits = event.zone == "library" and event.owner in self.owner.players(scene)
        return int(event.player) if fits else NOBODY


@word
class ShufflesLibrary(PlayerHappening):
    """Shuffles their library (701.24)."""

    whose: Counting
    EVENTS = (Shuffle,)
    ENGLISH = "<shuffles|shuffle|shuffled> {whose} library"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who shuffles."""
        return int(event.player)


@word
class LosesGame(PlayerHappening):
    """Loses the game (104.3)."""

    EVENTS = (LoseGame,)
    ENGLISH = "<loses|lose|lost> the game"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who loses."""
        return int(event.player)

    def looks_back(self, event: Any) -> bool:
        """It does (603.10f)."""
        return True


@word
class BecomesMonarch(PlayerHappening):
    """Becomes the monarch (724)."""

    EVENTS = (BecomeMonarch,)
    ENGLISH = "<becomes|become|became|become> the monarch"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The new monarch."""
        return int(event.player)


@word
class CreatesToken(PlayerHappening):
    """Creates a token (701.7), or several at the same time."""

    what: Objects
    EVENTS = (CreateToken,)
    ENGLISH = "<creates|create|created> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who creates it."""
        return int(event.player) if new and self.what.describes(scene, new) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The token."""
        return told((self.what, (new,)))

    def together(self, event: Any) -> Any:
        """If it says "one or more"."""
        return "all" if isinstance(self.what, OneOrMore) else None


@word
class TapsForMana(PlayerHappening):
    """Taps a permanent for mana (106.12), or for mana of one kind: "for {C}"."""

    what: Objects
    kind: ManaCost | None = None
    EVENTS = (AddMana,)
    ENGLISH = ("<taps|tap|tapped> {what} for mana", "<taps|tap|tapped> {what} for {kind:mana}")

    def ok(self) -> bool:
        """One symbol of a type of mana."""
        return self.kind is None or (self.kind == ManaCost(pips=self.kind.pips) and len(self.kind.pips) == 1)

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who taps it."""
        fits = event.by_tapping and self.what.describes(scene, event.source) and self._is_such(event)
        return int(event.player) if fits else NOBODY

    def _is_such(self, event: Any) -> bool:
        return self.kind is None or any(mana.kind == self.kind.pips[0] for mana in event.mana)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The permanent."""
        return told((self.what, (event.source,)))


@word
class RollsDice(PlayerHappening):
    """Rolls one or more dice (706.1), those of one instruction together."""

    EVENTS = (RollDie,)
    ENGLISH = "<rolls|roll|rolled> one or more dice"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who rolls."""
        return int(event.player)

    def together(self, event: Any) -> Any:
        """However many."""
        return "all"


@word
class RollsHighest(PlayerHappening):
    """Rolls a die's highest natural result (706.2): each die for itself."""

    EVENTS = (RollDie,)
    ENGLISH = "<rolls|roll|rolled> a die's highest natural result"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who rolls it."""
        return int(event.player) if new == event.sides else NOBODY


@word
class TapsThing(PlayerHappening):
    """Taps a permanent (701.26a), which has been untapped till then."""

    what: Filter
    EVENTS = (Tap,)
    ENGLISH = "<taps|tap|tapped> a untapped {what@one}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who taps it: for costs and as it attacks its controller, else who is told to."""
        return event.by or scene.controller(event.object) if self.what.matches(scene, event.object) else NOBODY


@word
class TurnsFaceUp(PlayerHappening):
    """Turns a permanent face up (708.7)."""

    what: Objects
    EVENTS = (TurnFaceUp,)
    ENGLISH = "<turns|turn|turned> {what} face up"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who turns it: as a special action its controller (116.2b), else who is told to."""
        if scene.zone(event.object) != "battlefield" or not self.what.describes(scene, event.object):
            return NOBODY
        return event.by or scene.controller(event.object)

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The permanent."""
        return told((self.what, (event.object,)))
