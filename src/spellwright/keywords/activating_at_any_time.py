"""Activating abilities of a keyword whenever an instant could be cast: "you may activate equip abilities any time …"."""

from __future__ import annotations

from spellwright.actions.permissions import PermissionClause
from spellwright.keywords.names import Name, is_of_keyword
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class KeywordAtAnyTime(PermissionClause):
    """You may activate abilities of a keyword any time you could cast an instant, not only as a sorcery (602.5d)."""

    name: Name
    ENGLISH = "you may activate {name} abilities any time you could cast an instant"

    def meaning(self) -> Hooks:
        """The permission."""
        return KeywordPermission(self.name)


@word
class KeywordPermission(Hooks):
    """The permission."""

    name: Name
    RULE = "602.5d"

    def sorcery_at_any_time(self, game: Game, me: Id, player: Id, source: Id, ability: object) -> bool:
        """To its controller, for abilities that such a keyword of the object means."""
        return player == scene_of(game, me).you and is_of_keyword(game, source, ability, self.name)
