"""What players can't do: gain life, win or lose the game, cast spells, activate abilities, play lands, draw, search."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.actions.supposing import as_played, with_spell
from spellwright.rules.hooks import Casting, Way
from spellwright.state.events.cards import Draw, Search
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import BecomeMonarch, LoseGame, WinGame
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.posts import From
from spellwright.words.procedure import Id
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects, Self
from spellwright.words.word import word


class PlayerDeed(Enum):
    """What a player can't do, each with the kind of event."""

    GAIN_LIFE = "gain life"
    LOSE_LIFE = "lose life"
    LOSE_GAME = "lose the game"
    WIN_GAME = "win the game"
    DRAW = "draw cards"
    SEARCH = "search libraries"
    BECOME_MONARCH = "become the monarch"

    @property
    def event(self) -> type[Event]:
        """The kind of event."""
        return _EVENTS[self]


_EVENTS: dict[PlayerDeed, type[Event]] = {
    PlayerDeed.GAIN_LIFE: GainLife,
    PlayerDeed.LOSE_LIFE: LoseLife,
    PlayerDeed.LOSE_GAME: LoseGame,
    PlayerDeed.WIN_GAME: WinGame,
    PlayerDeed.DRAW: Draw,
    PlayerDeed.SEARCH: Search,
    PlayerDeed.BECOME_MONARCH: BecomeMonarch,
}


@word
class DoDeed(Restriction):
    """Gain life, lose the game, draw cards."""

    what: PlayerDeed
    OF_PLAYERS = True
    ENGLISH = "{what}"

    def forbids(self) -> tuple[type[Event], ...]:
        """That kind of event."""
        return (self.what.event,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject would do it; a player who concedes loses all the same (104.3a)."""
        conceded = isinstance(event, LoseGame) and game.player(event.player).conceded
        return holding.affects(game, me, event.player) and not conceded


@word
class GetCountersOfKind(Restriction):
    """Get counters, perhaps of a kind (122.1f)."""

    kind: str = ""
    OF_PLAYERS = True
    ENGLISH = "get [{kind:counter}] counters"

    def forbids(self) -> tuple[type[Event], ...]:
        """Putting counters."""
        return (PutCounters,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject would get such."""
        return (not self.kind or event.kind == self.kind) and holding.affects(game, me, event.object)


@word
class DrawMore(Restriction):
    """Draw more than one card each turn."""

    most: Amount
    OF_PLAYERS = True
    ENGLISH = "draw more than {most:num} <card|cards:most> each turn"

    def forbids(self) -> tuple[type[Event], ...]:
        """Drawing."""
        return (Draw,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject has drawn so many this turn."""
        if not holding.affects(game, me, event.player):
            return False
        drawn = sum(1 for e in game.this_turn() if isinstance(e.event, Draw) and e.event.player == event.player)
        return drawn >= self.most.value(holding.scene(game, me))


class During(Enum):
    """When it can't be done, if not always."""

    COMBAT = "during combat"

    def now(self, game: Game, you: Id) -> bool:
        """Whether it is that time."""
        return game.step.endswith(("combat", "attackers", "blockers", "combat damage"))


@word
class CastSpells(Restriction):
    """Cast certain spells, perhaps only at some time."""

    what: Objects
    during: During | None = None
    OF_PLAYERS = True
    ENGLISH = "cast {what} [{during}]"

    def on_stack(self) -> bool:
        """If it is said of its own spell, which is being cast then (113.6e)."""
        return isinstance(self.what, Self)

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject casts such a spell."""
        if casting.ability is not None or not holding.affects(game, me, casting.player):
            return False
        scene = with_spell(holding.scene_about(game, me, casting.player), casting)
        if self.during is not None and not self.during.now(game, scene.you):
            return False
        return self.what.describes(scene, casting.object)


@word
class CastAdditional(Restriction):
    """Cast additional spells of a sort, said of who has cast one already."""

    what: Bare
    OF_PLAYERS = True
    ENGLISH = "cast additional {what}"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject casts such a spell."""
        return CastSpells(self.what).prohibits(holding, game, me, casting)


@word
class CastMore(Restriction):
    """Cast more than one spell each turn, of all or of a sort."""

    most: Amount
    what: Filter
    OF_PLAYERS = True
    ENGLISH = "cast more than {most:num} {what@most} each turn"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject has cast so many such spells this turn."""
        if casting.ability is not None or not holding.affects(game, me, casting.player):
            return False
        scene = with_spell(holding.scene_about(game, me, casting.player), casting)
        if not self.what.matches(scene, casting.object):
            return False
        casts = (e.event for e in game.this_turn())
        before = sum(
            1
            for cast in casts
            if isinstance(cast, Cast) and cast.player == casting.player and self.what.matches(scene, cast.object)
        )
        return before >= self.most.value(scene)


@word
class BeCast(Restriction):
    """Be cast: "creature spells can't be cast"."""

    ENGLISH = "be cast"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If the spell is a subject."""
        if casting.ability is not None:
            return False
        scene = with_spell(holding.scene(game, me), casting)
        return holding.holds(scene) and holding.subject.describes(scene, casting.object)


@word
class BePlayed(Restriction):
    """Be played, as a land or by casting it: "lands with the chosen name can't be played" (305.2b, 601.3)."""

    ENGLISH = "be played"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If the spell is a subject."""
        return BeCast().prohibits(holding, game, me, casting)

    def prohibits_playing(self, holding: Holding, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If the land is a subject, as it would be on the battlefield."""
        scene = as_played(holding.scene(game, me), way)
        return holding.holds(scene) and holding.subject.describes(scene, way.object)


@word
class PlayLandsFrom(Restriction):
    """Play land cards from somewhere: "play land cards from graveyards" (305.2b)."""

    origin: From
    OF_PLAYERS = True
    ENGLISH = "play land cards {origin}"

    def prohibits_playing(self, holding: Holding, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If a subject plays one from there."""
        return holding.affects(game, me, player) and self.origin.fits(holding.scene_about(game, me, player), way.object)


@word
class ActivateAbilities(Restriction):
    """Activate abilities, of certain things, except mana abilities if it says so."""

    of: Objects | None = None
    unless_mana: bool = False
    loyalty: bool = False
    unless_loyalty: bool = False
    OF_PLAYERS = True
    ENGLISH = (
        "activate loyalty abilities [of {of}] {loyalty=True}",
        "activate {of:Bare} 's loyalty abilities {loyalty=True}",
        "activate abilities [of {of}] that aren't mana abilities or loyalty abilities {unless_mana=True} {unless_loyalty=True}",
        "activate abilities [of {of}] {unless_mana?unless they're mana abilities}",
        "activate abilities [of {of}] that aren't mana abilities {unless_mana=True}",
    )
    SYNONYMS = True

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject activates such an ability."""
        if casting.ability is None or not holding.affects(game, me, casting.player):
            return False
        if not allowed_kind(casting, unless_mana=self.unless_mana, loyalty=self.loyalty):
            return False
        if self.unless_loyalty and allowed_kind(casting, unless_mana=False, loyalty=True):
            return False
        return self.of is None or self.of.describes(holding.scene_about(game, me, casting.player), casting.object)


def allowed_kind(casting: Casting, *, unless_mana: bool, loyalty: bool) -> bool:
    """Whether an activation is of the kind that is spoken of: no mana ability, or a loyalty ability."""
    ability: Any = casting.ability
    if unless_mana and "produces" in ability.hooks():
        return False
    return not loyalty or ability.is_loyalty()


@word
class PlayLands(Restriction):
    """Play lands (305.2b)."""

    OF_PLAYERS = True
    ENGLISH = "play lands"

    def prohibits_land(self, holding: Holding, game: Game, me: Id, player: Id) -> bool:
        """If the player is a subject."""
        return holding.affects(game, me, player)


@word
class KeepsPlaying(Lasting):
    """Doesn't lose the game for having 0 or less life (704.5a)."""

    ENGLISH = "<doesn't|don't> lose the game for having 0 or less life"

    def forbids(self) -> tuple[type[Event], ...]:
        """Losing the game."""
        return (LoseGame,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """For that reason alone."""
        return event.by_rule == "704.5a" and holding.affects(game, me, event.player)
