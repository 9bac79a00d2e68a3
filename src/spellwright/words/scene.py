"""A scene: what a word may ask while its text is being carried out.

Words hold no game. Whoever carries out a text (a resolving ability, a static one, a cost) gives its words a scene: who
speaks ("~", "you"), what was mentioned so far, and a view of what is true now. `spellwright.rules.scene` has the real one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.words.characteristics import Traits
from spellwright.words.procedure import Id


class Scene:
    """The questions that words ask.

    `source` is the object whose text it is ("~"), `you` its controller. `game` is the game, for words of the rooms to the
    right of `state`; words of this room ask only the methods below. `memory` holds what was mentioned, by mark: the ids
    that a phrase denoted, or a number.
    """

    __slots__ = ("game", "source", "you", "memory", "successors")

    def __init__(self, game: Any, source: Id, you: Id) -> None:
        self.game = game
        self.source = source
        self.you = you
        self.memory: dict[int, tuple[Id, ...] | int] = {}
        self.successors: dict[Id, Id] = {}

    # --- what was mentioned

    def remember(self, mark: int, what: tuple[Id, ...] | int) -> None:
        """Remember what the phrase with this mark denotes; a phrase without a mark is never referred to."""
        if mark:
            self.memory[mark] = what

    def remembered(self, mark: int) -> tuple[Id, ...]:
        """The ids that the phrase with this mark denoted; none if it never came up."""
        what = self.memory.get(mark, ())
        return what if isinstance(what, tuple) else ()

    def number(self, mark: int) -> int:
        """The amount that the phrase with this mark came to."""
        what = self.memory.get(mark, 0)
        return what if isinstance(what, int) else len(what)

    def targets(self, mark: int) -> tuple[Id, ...]:
        """The targets chosen for the phrase with this mark that are still legal (608.2b)."""
        raise NotImplementedError

    def targeted_before(self, mark: int) -> tuple[Id, ...]:
        """The targets chosen last for that phrase by an ability of the source put onto the stack before."""
        raise NotImplementedError

    def now(self, id: Id) -> Id:
        """The object that a mentioned one has become, if the text itself (or what triggered it) moved it (400.7)."""
        raise NotImplementedError

    def all_now(self, ids: Iterable[Id]) -> tuple[Id, ...]:
        """What these have become, each once: of a merged permanent that has left, all of its components (729.3c)."""
        return tuple(dict.fromkeys(self.now(id) for id in ids))

    @property
    def x(self) -> int:
        """The value of X (107.3)."""
        raise NotImplementedError

    # --- what is true now; of an object that has left, what was last known (608.2h)

    def traits(self, id: Id) -> Traits:
        """The object's characteristics."""
        raise NotImplementedError

    def mana_value(self, id: Id) -> int:
        """The object's mana value, X included on the stack (202.3)."""
        raise NotImplementedError

    def exists(self, id: Id) -> bool:
        """Whether the object is still in the zone in which it was (or the player in the game)."""
        raise NotImplementedError

    def zone(self, id: Id) -> str:
        """Its zone: battlefield, stack, hand, library, graveyard, exile, command, or gone."""
        raise NotImplementedError

    def left(self, id: Id) -> str:
        """The zone that an object was in which is gone."""
        raise NotImplementedError

    def controller(self, id: Id) -> Id:
        """Who controls the object (108.4); its owner where nobody does."""
        raise NotImplementedError

    def owner(self, id: Id) -> Id:
        """Who owns the object (108.3)."""
        raise NotImplementedError

    def counters(self, id: Id, kind: str) -> int:
        """How many counters of a kind ("" for all kinds) are on the object or player (122)."""
        raise NotImplementedError

    def status(self, id: Id, name: str) -> bool:
        """A status or role of an object.

        Names: tapped, token, copy, face_down, phased_out, attacking, blocking, blocked, unblocked, enchanted, equipped,
        modified, summoning_sick, dealt_damage (this turn), kicked, foretold, suspended, exiled.
        """
        raise NotImplementedError

    def is_card(self, id: Id) -> bool:
        """Whether an object is a card, neither a token nor a copy (108.2)."""
        return not self.status(id, "token") and not self.status(id, "copy")

    def attached_to(self, id: Id) -> Id:
        """What an Aura, Equipment or Fortification is attached to; 0 if nothing."""
        raise NotImplementedError

    def last_attached(self, id: Id) -> tuple[Id, ...]:
        """What was attached to an object that has left the battlefield, as it left (608.2h); nothing to one that hasn't."""
        return ()

    def attacked(self, id: Id) -> Id:
        """The player, planeswalker or battle that a creature is attacking; 0 if it isn't attacking."""
        raise NotImplementedError

    def blocked_by(self, id: Id) -> tuple[Id, ...]:
        """The creatures that block this attacker."""
        raise NotImplementedError

    def blocks(self, id: Id) -> tuple[Id, ...]:
        """The attackers that this creature blocks."""
        raise NotImplementedError

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        """All targets of a spell or ability on the stack."""
        raise NotImplementedError

    def cast_from(self, id: Id) -> str:
        """The zone from which a spell was cast (601.2a); "" for what is no spell and never was."""
        raise NotImplementedError

    def lives(self, id: Id) -> tuple[Id, ...]:
        """The object, and what its card or permanent has become since, one zone after the other (400.7)."""
        raise NotImplementedError

    def notes(self, id: Id, name: str) -> int:
        """A number that a keyword noted on the object ("chosen color" and the like); 0 if there is none."""
        raise NotImplementedError

    def exiled_with(self, id: Id) -> Id:
        """With what a card was exiled (607.2a), as its "exiled with" is noted; nobody if it wasn't."""
        return self.notes(id, "exiled with")

    def chosen(self, id: Id, name: str) -> Any:
        """What was chosen for the object as it entered ("color", "creature type", "player" ...); None if nothing was."""
        raise NotImplementedError

    # --- who and what is there

    @property
    def active_player(self) -> Id:
        """Whose turn it is."""
        raise NotImplementedError

    def players(self) -> tuple[Id, ...]:
        """The players still in the game, in turn order from the active player (101.4)."""
        raise NotImplementedError

    def opponents(self, player: Id) -> tuple[Id, ...]:
        """The player's opponents still in the game, in turn order (102.2, 102.3)."""
        raise NotImplementedError

    def defending_players(self) -> tuple[Id, ...]:
        """The players who defend in this turn's combat phase, nobody outside of it (506.2, 506.2a)."""
        raise NotImplementedError

    def objects(self, zone: str) -> Iterable[Id]:
        """All objects of a zone, of every player where each has one; phased-out permanents aren't among them (702.26b)."""
        raise NotImplementedError

    def cards_of(self, player: Id, zone: str) -> tuple[Id, ...]:
        """A player's hand, library (the top last) or graveyard."""
        raise NotImplementedError

    def life(self, player: Id) -> int:
        """A player's life total."""
        raise NotImplementedError

    def starting_life(self, player: Id) -> int:
        """A player's starting life total (103.4)."""
        raise NotImplementedError

    def keyword(self, id: Id, keyword: object) -> bool:
        """Whether the object has an ability that is the given keyword, whatever its numbers or costs."""
        raise NotImplementedError
