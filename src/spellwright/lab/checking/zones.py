"""Checks of zones: how many cards, of which name, and where something is."""

from __future__ import annotations

from spellwright.lab.ability_texts import normal, stack_text
from spellwright.lab.checking.board import Board, Found, any_is, count_is
from spellwright.lab.scenario import Check
from spellwright.rules.visibility import may_see


def hand_count(board: Board, check: Check) -> Found:
    """So many cards (of that name) in a player's hand."""
    return count_is(len(board.matching(check, board.game.player(check.player).hand)), check.count)


def graveyard_count(board: Board, check: Check) -> Found:
    """So many cards (of that name) in a player's graveyard."""
    return count_is(len(board.matching(check, board.game.player(check.player).graveyard)), check.count)


def library_count(board: Board, check: Check) -> Found:
    """So many cards (of that name) in a player's library."""
    return count_is(len(board.matching(check, board.game.player(check.player).library)), check.count)


def exile_count(board: Board, check: Check) -> Found:
    """So many cards (of that name) in exile; at a stop those that a player owns, if one is told."""
    game = board.game
    owner = 0 if board.midway else check.player
    mine = [id for id in game.exile if not owner or game[id].owner == owner]
    return count_is(len(board.matching(check, mine)), check.count)


def command_count(board: Board, check: Check) -> Found:
    """So many objects of that name in the command zone."""
    game = board.game
    mine = [id for id in game.command if not check.player or game[id].owner == check.player]
    return count_is(len(board.matching(check, mine)), check.count)


def card_counters(board: Board, check: Check) -> Found:
    """Counters of a kind on a card in a player's hand or graveyard, or in exile."""
    game = board.game
    p = game.player(check.player) if check.player else None
    places = (*p.hand, *p.graveyard, *game.exile) if p is not None else game.exile
    numbers = [game[id].counters_of(check.counter) for id in board.matching(check, places)]
    return any_is(numbers, lambda number: number == check.count)


def exile_counters(board: Board, check: Check) -> Found:
    """Counters of a kind on a card in exile."""
    game = board.game
    numbers = [game[id].counters_of(check.counter) for id in board.matching(check, game.exile)]
    return any_is(numbers, lambda number: number == check.count)


def stack_size(board: Board, check: Check) -> Found:
    """So many objects on the stack."""
    return count_is(len(board.game.stack), check.count)


def stack_object(board: Board, check: Check) -> Found:
    """So many objects on the stack in whose text these words are."""
    wanted = normal(check.text)
    return count_is(sum(1 for id in board.game.stack if wanted in stack_text(board.game, id)), check.count)


def alias_zone(board: Board, check: Check) -> Found:
    """What has that alias is in that zone, or isn't."""
    game = board.game
    zone = game[board.who.now(game, check.alias)].zone if check.alias in board.who.first else ""
    return None if (zone == check.zone) == check.value else f"found it in {zone or 'no zone'}"


def top_card_revealed(board: Board, check: Check) -> Found:
    """The top card of a player's library can be seen by everyone, or can't."""
    library = board.game.player(check.player).library
    seen = bool(library) and all(may_see(board.game, viewer.id, library[-1]) for viewer in board.game.players)
    return None if seen == (check.value is not False) else f"found it {'revealed' if seen else 'hidden'}"
