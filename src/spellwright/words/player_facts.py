"""Facts about players: what they control, their life, their hands, whose turn it is."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.filters import Filter
from spellwright.words.joined_groups import Both
from spellwright.words.owners import Their, Your
from spellwright.words.players import APlayer, DefendingPlayer, EachPlayer, Players
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A, Bare, SoMany
from spellwright.words.references import It, Moved, Objects, That
from spellwright.words.scene import Scene
from spellwright.words.stats import Stat
from spellwright.words.word import word
from spellwright.words.zones import ZoneName

CONTROLLED_IN = ("battlefield", "stack")
"""The zones in which objects have controllers (109.4)."""


def controls(scene: Scene, player: Id, what: Objects) -> int:
    """How many of what the phrase describes the player controls; what has left is controlled by nobody (109.4)."""
    there = (id for id in what.find(scene) if id < FIRST_OBJECT or scene.zone(id) in CONTROLLED_IN)
    theirs = tuple(id for id in there if scene.controller(id) == player)
    kind = getattr(what, "what", None)
    return len(kind.going_together(scene, theirs)) if isinstance(kind, Filter) else len(theirs)


@word
class Controls(Fact):
    """What a player controls: "you control a Forest", "an opponent controls no creatures"."""

    who: Players
    what: Objects
    negative: bool = False
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = (
        "{who} <controls|control> no {what:Bare} {negative=True}",
        "{who} <controls|control> {what}",
        "{who} <doesn't|don't> control {what} {negative=True}",
    )

    def ok(self) -> bool:
        """The bare plural goes with "no", nothing else does (Kami of Terrible Secrets)."""
        return isinstance(self.what, Bare) == (self.style[0] == 0)

    def holds(self, scene: Scene) -> bool:
        """Whether one of the players controls enough of them; negative: whether one controls none."""
        for player in self.who.find(scene):
            number = controls(scene, player, self.what)
            if self.what.enough(scene, number) != self.negative:
                return True
        return False


@word
class Controlled(Fact):
    """Who controlled something that the text has moved: "if you controlled it" (608.2h)."""

    who: Players
    what: Objects
    READS = frozenset({"controller"})
    LOCAL = False
    ENGLISH = "{who} controlled {what}"

    def ok(self) -> bool:
        """Something that was mentioned."""
        return isinstance(self.what, It | That)

    def holds(self, scene: Scene) -> bool:
        """Whether one of them did, as last known."""
        return any(self.who.describes(scene, scene.controller(id)) for id in self.what.find(scene))


@word
class ControlsBoth(Fact):
    """Two sorts of things that a player controls: "you control an artifact and an enchantment"."""

    who: Players
    what: A
    also: A
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{who} <controls|control> {what} and {also}"

    def holds(self, scene: Scene) -> bool:
        """Whether one of the players controls enough of both."""
        return any(
            all(what.enough(scene, controls(scene, player, what)) for what in (self.what, self.also))
            for player in self.who.find(scene)
        )


@word
class ControlsGreatest(Fact):
    """That nothing else has more: "you control the creature with the greatest power or tied for the greatest power"."""

    who: Players
    what: Filter
    stat: Stat
    same: Stat
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{who} <controls|control> the {what@one} with the greatest {stat} or tied for the greatest {same}",
        "{who} <controls|control> the {what@one} with the highest {stat} or tied for the highest {same}",
    )

    def ok(self) -> bool:
        """The same twice."""
        return self.stat is self.same

    def holds(self, scene: Scene) -> bool:
        """Whether one of the players controls one of those."""
        found = self.what.candidates(scene)
        most = max((self.stat.of(scene, id) for id in found), default=0)
        who = self.who.find(scene)
        return any(self.stat.of(scene, id) == most and scene.controller(id) in who for id in found)


@word
class ControlsMore(Fact):
    """Who controls more of them: "an opponent controls more lands than you"."""

    who: Players
    what: Filter
    than: Players
    by: Amount | None = None
    fewer: bool = False
    DIFFERENCE = True
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = (
        "{who} <controls|control> more {what@many} than {than}",
        "{who} <controls|control> at least {by:num} more {what@many} than {than}",
        "{who} <controls|control> fewer {what@many} than {than} {fewer=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of the players controls so much more, or less, than each of the others named."""
        if each_against_the_others(self.who, self.than):
            return any(
                all(self._is_more(scene, one, other) for other in others)
                for one, others in everyone_against(scene, self.than)
            )
        mine = [controls(scene, player, Bare(self.what)) for player in self.who.find(scene)]
        theirs = [controls(scene, player, Bare(self.what)) for player in self.than.find(scene)]
        extreme = min if self.fewer else max
        scene.remember(self.mark, abs(extreme(mine, default=0) - extreme(theirs, default=0)))
        if self.fewer:
            return bool(mine and theirs) and min(mine) < min(theirs)
        more = 1 if self.by is None else self.by.value(scene)
        return bool(mine) and max(mine) >= max(theirs, default=0) + more

    def _is_more(self, scene: Scene, one: Id, other: Id) -> bool:
        mine, theirs = (controls(scene, player, Bare(self.what)) for player in (one, other))
        return mine < theirs if self.fewer else mine >= theirs + (1 if self.by is None else self.by.value(scene))


def each_against_the_others(who: Players, than: object) -> bool:
    """Whether each player is compared with all others: "a player has more life than each other player"."""
    return isinstance(who, APlayer) and isinstance(than, EachPlayer) and than.other


def everyone_against(scene: Scene, than: object) -> list[tuple[Id, tuple[Id, ...]]]:
    """Each such player, with the others."""
    assert isinstance(than, EachPlayer)
    players = than.noun.all(scene)
    return [(one, tuple(other for other in players if other != one)) for one in players]


@word
class YourTurn(Fact):
    """Whose turn it is: "it's your turn"."""

    negative: bool = False
    LOOKS = frozenset({"turn"})
    LOCAL = False
    ENGLISH = ("it's your turn", "it's not your turn {negative=True}", "it isn't your turn {negative=True}")
    SYNONYMS = True

    def holds(self, scene: Scene) -> bool:
        """Whether you are the active player (102.1)."""
        return (scene.active_player == scene.you) != self.negative


@word
class YouDefend(Fact):
    """That you're the defending player in the attack that triggered it (506.2)."""

    who: DefendingPlayer
    LOOKS = frozenset({"combat"})
    LOCAL = False
    ENGLISH = "you 're the {who}"

    def holds(self, scene: Scene) -> bool:
        """Whether that is you."""
        return scene.you in self.who.find(scene)


@word
class ItsTurnOf(Fact):
    """Whose turn it is, or isn't, by name: "it's that player's turn", "it's an opponent's turn"."""

    who: Players
    negative: bool = False
    LOOKS = frozenset({"turn"})
    LOCAL = False
    ENGLISH = ("it's {who:PlayerPoss} 's turn", "it's not {who:PlayerPoss} 's turn {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """Whether the active player is one of them."""
        return self.who.describes(scene, scene.active_player) != self.negative


@word
class HasInZone(Fact):
    """How many cards someone has somewhere: "an opponent has eight or more cards in their graveyard"."""

    who: Players
    n: Amount
    what: Filter
    whose: Your | Their
    zone: ZoneName
    exactly: bool = False
    LOCAL = False
    ENGLISH = (
        "{who} <has|have> {n:num} or more {what@many} in {whose} {zone}",
        "{who} <has|have> exactly {n:num} {what@n} in {whose} {zone} {exactly=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of them has so many there."""
        limit = self.n.value(scene)
        for player in self.who.find(scene):
            cards = scene.cards_of(player, self.zone.value)
            number = sum(1 for id in cards if self.what.matches(scene, id))
            if number == limit or (number > limit and not self.exactly):
                return True
        return False


@word
class HasOpponents(Fact):
    """How many opponents you have: "you have two or more opponents" (102.2)."""

    n: Amount
    LOCAL = False
    ENGLISH = "you have {n:num} or more opponents"

    def holds(self, scene: Scene) -> bool:
        """Whether so many are still in the game."""
        return len(scene.opponents(scene.you)) >= self.n.value(scene)


@word
class MoreCardsInHand(Fact):
    """Who holds more cards: "an opponent has more cards in hand than you"."""

    who: Players
    than: Players
    DIFFERENCE = True
    LOOKS = frozenset({"hand"})
    LOCAL = False
    ENGLISH = "{who} <has|have> more cards in hand than {than}"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them holds more than each of the others."""
        if each_against_the_others(self.who, self.than):
            held = {player: len(scene.cards_of(player, "hand")) for player in scene.players()}
            return any(
                all(held[one] > held[other] for other in others) for one, others in everyone_against(scene, self.than)
            )
        mine = [len(scene.cards_of(player, "hand")) for player in self.who.find(scene)]
        theirs = [len(scene.cards_of(player, "hand")) for player in self.than.find(scene)]
        scene.remember(self.mark, max(0, max(mine, default=0) - max(theirs, default=0)))
        return bool(mine) and max(mine) > max(theirs, default=0)


@word
class HasPlayerCounters(Fact):
    """How many counters a player has: "an opponent has three or more poison counters" (122.1)."""

    who: Players
    n: Amount
    kind: str
    or_more: bool = False
    negative: bool = False
    LOOKS = frozenset({"counters"})
    LOCAL = False
    ENGLISH = (
        "{who} <doesn't|don't> have any {kind:counter} counters {n=Number(1)} {or_more=True} {negative=True}",
        "{who} <has|have> {n:num} or more {kind:counter} counters {or_more=True}",
        "{who} <has|have> {n:count} {kind:counter} <counter|counters:n>",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of them has at least so many, or none."""
        n = self.n.value(scene)
        return any((scene.counters(player, self.kind) >= n) != self.negative for player in self.who.find(scene))


@word
class IsPoisoned(Fact):
    """That a player is poisoned: has a poison counter, or more (122.1f)."""

    who: Players
    LOOKS = frozenset({"counters"})
    LOCAL = False
    ENGLISH = "{who} <is|are> poisoned"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them is."""
        return any(scene.counters(player, "poison") for player in self.who.find(scene))


@word
class OwnsAndControls(Fact):
    """That one player owns and controls things: "you both own and control ~ and a creature named ...", each of them."""

    who: Players
    what: Objects
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{who} both <owns|own> and <controls|control> {what}"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them owns and controls one of each; those can be taken up ("exile them")."""
        parts = (self.what.first, self.what.second) if isinstance(self.what, Both) else (self.what,)
        for player in self.who.find(scene):
            found = [self._of(scene, player, part) for part in parts]
            if all(found):
                scene.remember(self.what.mark, tuple(ids[0] for ids in found))
                return True
        return False

    def _of(self, scene: Scene, player: Id, part: Moved) -> list[Id]:
        ids = (id for id in part.find(scene) if scene.zone(id) == "battlefield")
        return [id for id in ids if scene.owner(id) == player == scene.controller(id)]


@word
class OwnsIt(Fact):
    """Whose something is: "you own that card"."""

    who: Players
    what: Objects
    ENGLISH = "{who} <owns|own> {what}"
    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Whether one of them owns it, or as many as it says: "if they own three or more exiled cards"."""
        owned = [id for id in self.what.find(scene) if scene.owner(id) in self.who.find(scene)]
        return self.what.enough(scene, len(owned)) if isinstance(self.what, SoMany) else bool(owned)
