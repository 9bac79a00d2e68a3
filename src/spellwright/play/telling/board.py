"""The board in a few lines: for each player life, cards, lands and the other permanents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spellwright.play.telling.naming import Names
from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id


def board_lines(game: Game, viewer: Id = NOBODY) -> list[str]:
    """What everyone can see of the board now, equal permanents counted; a line or more for each player in the game."""
    names = Names(game, viewer)
    lines: list[str] = []
    for player in game.players:
        if player.out:
            continue
        lines.append(f"{names.player(player.id)}: {', '.join(_counts(game, player.id))}")
        mine = [id for id in game.battlefield if controller(game, id) == player.id]
        lands = [id for id in mine if "land" in characteristics(game, id).types]
        others = [id for id in mine if id not in lands]
        lines += [f"  {_counted(_permanent(names, id) for id in held)}" for held in (lands, others) if held]
    return lines


def _counts(game: Game, player: Id) -> list[str]:
    p = game.player(player)
    counts = [f"{p.life} life", f"{len(p.hand)} in hand", f"{len(p.library)} in library"]
    if p.graveyard:
        counts.append(f"{len(p.graveyard)} in graveyard")
    return counts + [f"{number} {kind}" for kind, number in p.counters]


def _counted(texts: Iterable[str]) -> str:
    counted = sorted(Counter(texts).items())
    return ", ".join(text if number == 1 else f"{number} {text}" for text, number in counted)


def _permanent(names: Names, id: Id) -> str:
    """A permanent with what isn't as on its card: size, status, counters, what it is attached to."""
    game = names.game
    o, values = game[id], characteristics(game, id)
    size = f" {values.power}/{values.toughness}" if "creature" in values.types else ""
    notes = [f"{number} {kind}" for kind, number in o.counters]
    notes += [note for note, true in (("tapped", o.tapped), ("phased out", o.phased_out)) if true]
    notes += [f"{o.damage} damage"] if o.damage else []
    notes += [f"on {names.of(o.attached_to)}"] if o.attached_to else []
    return f"{names.of(id)}{size}" + (f" ({', '.join(notes)})" if notes else "")
