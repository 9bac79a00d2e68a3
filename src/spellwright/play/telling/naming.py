"""What things are called in the telling of a game, as far as the listener may know."""

from __future__ import annotations

from spellwright.rules.visibility import may_see
from spellwright.state.game import Game
from spellwright.words.mana import COLORS, KIND_LETTERS, Pool
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id

COLOR_NAMES = ("white", "blue", "black", "red", "green")
SOMETHING = "a card"


class Names:
    """Names for a listener: `viewer` is the player who hears it, or 0 for one who may know everything."""

    def __init__(self, game: Game, viewer: Id = NOBODY) -> None:
        self.game, self.viewer = game, viewer

    def player(self, id: Id) -> str:
        """A player's name."""
        return self.game.player(id).name or f"Player {id}"

    def of(self, id: Id) -> str:
        """The name of a player or object, or what can be said of it if the listener may not know."""
        if id < FIRST_OBJECT:
            return self.player(id) if id else "nobody"
        if self.viewer and not may_see(self.game, self.viewer, id):
            return "a face-down permanent" if self.game[id].zone == "battlefield" else SOMETHING
        return self.known(id)

    def known(self, id: Id) -> str:
        """The object's own name; an ability is called by its source."""
        o = self.game[id]
        if o.ability is not None:
            return f"{self.known(o.source)}'s ability" if o.source >= FIRST_OBJECT else "an ability"
        values = o.last_known or (self.game.derived.current or {}).get(id) or o.copiable
        name = values.name or "a face-down permanent"
        return f"{name} (a copy)" if o.copy and not o.token else name

    def list(self, ids: tuple[Id, ...]) -> str:
        """Several names."""
        names = [self.of(id) for id in ids]
        return ", ".join(names) if names else "nothing"


def mana_text(pool: Pool) -> str:
    """Mana as symbols; where there is very much, how often."""
    return "".join(
        f"{{{KIND_LETTERS[m.kind.bit_length() - 1]}}}" + (f" ({m.number} times)" if m.number > 1 else "") for m in pool
    )


def color_text(bits: int) -> str:
    """Colours in words."""
    names = [name for name, bit in zip(COLOR_NAMES, COLORS, strict=True) if bits & bit]
    return " and ".join(names) if names else "colorless"
