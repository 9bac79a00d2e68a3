"""What a position is worth to a player, by what lies open: life, permanents, cards in hand."""

from __future__ import annotations

from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

WON = 1000.0
CARD_IN_HAND = 1.7
CARD_TOO_MANY = 0.8
GOOD_HAND = 4
"""So many cards in hand are worth the full; further ones less, since they are harder to use."""
LIFE = 8.0
LAND = 1.6
ABILITY = 0.6
LEAST = 0.2
"""What any permanent is worth."""
BODY = 0.95
"""The share of its size that a creature loses which can't fight."""


def worth(game: Game, me: Id) -> float:
    """How good the position is for a player: theirs, less the best of the opponents'."""
    out = game.player(me).out
    if out:
        return WON if out == "won" else 0.0 if out == "drew" else -WON
    others = game.opponents(me)
    if not others:
        return WON
    return _holdings(game, me) - max(_holdings(game, other) for other in others)


def _holdings(game: Game, player: Id) -> float:
    p = game.player(player)
    cards = len(p.hand)
    total = life_worth(p.life) + CARD_IN_HAND * min(cards, GOOD_HAND) + CARD_TOO_MANY * max(0, cards - GOOD_HAND)
    total += 0.02 * len(p.library)
    if len(p.library) < 4:
        total -= 5.0 - len(p.library)
    total -= 0.8 * p.counters_of("poison")
    for id in game.battlefield:
        if controller(game, id) == player:
            total += permanent_worth(game, id)
    return total


def life_worth(life: int) -> float:
    """What a life total is worth: the last points are worth most."""
    return float(LIFE * max(0, life) ** 0.5) if life > 0 else -20.0


def permanent_worth(game: Game, id: Id) -> float:
    """What a permanent is worth, effects until end of turn aside."""
    values = characteristics(game, id)
    o = game[id]
    if "land" in values.types and "creature" not in values.types:
        return LAND
    if "creature" in values.types:
        for_now = _changed_for_now(game, id)
        worth = creature_worth(o.copiable if for_now else values)
        worth += 0.8 * (o.counters_of("+1/+1") - o.counters_of("-1/-1")) if for_now else 0.0
        return max(LEAST, worth - BODY * _size_worth(values) * _shackles(game, id))
    if "planeswalker" in values.types:
        return 2.0 + o.counters_of("loyalty")
    if o.attached_to:
        return LEAST  # what it does shows on what it is attached to
    return 1.0 + 0.7 * values.mana_value


def creature_worth(values: Characteristics) -> float:
    """What a creature is worth by size and abilities."""
    return 0.8 + _size_worth(values) + ABILITY * len(values.abilities)


def _size_worth(values: Characteristics) -> float:
    return 1.1 * max(0, values.power or 0) + 0.7 * max(0, values.toughness or 0)


def _changed_for_now(game: Game, id: Id) -> bool:
    return any(f.until.kind == "end of turn" and f.locked is not None and id in f.locked for f in game.floating)


def _shackles(game: Game, id: Id) -> int:
    """How many Auras of others are on a creature: they keep it from fighting, though not from having its abilities."""
    mine = controller(game, id)
    return sum(1 for a in game.battlefield if game[a].attached_to == id and controller(game, a) != mine)
