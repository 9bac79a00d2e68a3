"""What an Aura, Equipment or Fortification can be attached to (301.5, 301.6, 303.4)."""

from __future__ import annotations

from spellwright.rules.asking import asked, characteristics, own
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id


def can_be_attached(game: Game, attachment: Id, host: Id, *, as_creature: bool = False) -> bool:
    """Whether the permanent, or the card as it would enter, can be attached to that object or player.

    An Aura's own abilities say what it can enchant (303.4a, 702.5a), an Equipment goes on creatures (301.5), a
    Fortification on lands (301.6). Neither a battle nor, Auras and Equipment that are creatures, can be attached
    (303.4d, 301.5c, 310.9), and nothing to itself. `as_creature`: as though a host that isn't a creature were one (702.6e).
    """
    if attachment == host or not _is_there(game, host):
        return False
    values = characteristics(game, attachment)
    if "battle" in values.types or ("creature" in values.types and not own(game, attachment, "attaches_as_creature")):
        return False
    allowing = own(game, attachment, "may_be_attached")
    if "Aura" in values.subtypes and not allowing:
        return False
    if "Equipment" in values.subtypes and not as_creature and not _is_permanent(game, host, "creature"):
        return False
    if "Fortification" in values.subtypes and not _is_permanent(game, host, "land"):
        return False
    if not all(ability.may_be_attached(game, attachment, host) for ability in allowing):
        return False
    forbidding = asked(game, "forbids_attaching")
    return not any(ability.forbids_attaching(game, me, attachment, host) for me, ability in forbidding)


def _is_there(game: Game, host: Id) -> bool:
    """Whether the object still exists, or the player is in the game (303.4c)."""
    if host >= FIRST_OBJECT:
        return game[host].zone != "gone"
    return host > 0 and not game.player(host).out


def _is_permanent(game: Game, host: Id, kind: str) -> bool:
    return host >= FIRST_OBJECT and game[host].zone == "battlefield" and kind in characteristics(game, host).types
