"""Players (102): life, mana pool, and the zones that each has of their own (400.1)."""

from __future__ import annotations

from spellwright.words.mana import Pool
from spellwright.words.procedure import Id

NO_IDS: tuple[Id, ...] = ()


class Player:
    """One player. Library: the last is the top. All fields but `epoch` are immutable values."""

    __slots__ = (
        "id", "epoch", "life", "pool", "library", "hand", "graveyard", "counters", "out", "lands_played", "max_hand",
        "notes", "drew_from_empty", "conceded", "name", "last_turn", "spared", "outside", "controlled_by", "starting_life",
    )  # fmt: skip

    def __init__(self, id: Id, life: int = 20) -> None:
        self.id, self.epoch, self.life, self.starting_life = id, 0, life, life
        self.pool: Pool = ()
        self.library: tuple[Id, ...] = NO_IDS
        self.hand: tuple[Id, ...] = NO_IDS
        self.graveyard: tuple[Id, ...] = NO_IDS
        self.counters: tuple[tuple[str, int], ...] = ()  # poison, energy, experience ... (122.1)
        self.out = ""  # how the player left the game ("lost", "won", "drew", "conceded"); empty while in it
        self.lands_played = 0  # this turn (305.2)
        self.max_hand = 7  # 402.2
        self.notes: tuple[tuple[str, int], ...] = ()
        self.drew_from_empty = False  # since the last check of state-based actions (704.5b)
        self.conceded = False
        self.name = ""
        self.last_turn = 0  # the count of the turn of theirs that began last (302.6)
        self.spared: tuple[int, tuple[Id, ...]] = (0, NO_IDS)  # a turn, and the mana sources not to be used in it
        self.outside: tuple[Id, ...] = NO_IDS  # the cards that they own outside the game (400.11a), which is no zone
        self.controlled_by: Id = 0  # another player who controls this one during this turn (722.1)

    def clone(self) -> Player:
        """A copy that another branch may write."""
        p = Player.__new__(Player)
        p.id = self.id
        p.epoch = self.epoch
        p.life = self.life
        p.pool = self.pool
        p.library = self.library
        p.hand = self.hand
        p.graveyard = self.graveyard
        p.counters = self.counters
        p.out = self.out
        p.lands_played = self.lands_played
        p.max_hand = self.max_hand
        p.notes = self.notes
        p.drew_from_empty = self.drew_from_empty
        p.conceded = self.conceded
        p.name = self.name
        p.last_turn = self.last_turn
        p.spared = self.spared
        p.outside = self.outside
        p.controlled_by = self.controlled_by
        p.starting_life = self.starting_life
        return p

    def counters_of(self, kind: str) -> int:
        """How many counters of a kind the player has; of all kinds for ""."""
        return sum(n for k, n in self.counters if k == kind or not kind)
