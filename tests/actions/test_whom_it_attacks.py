"""508.4. What enters attacking, told whom it attacks: "attacking that player or a planeswalker they control"."""

from __future__ import annotations

from tests.actions.build import card, creature, events, give, happens, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack, BecomeBlocked, Block, RemoveFromCombat
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id

EACH = (
    "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking "
    "that player or a planeswalker they control."
)


def walker(game: Game, player: Id) -> Id:
    """A planeswalker of that player."""
    id = put(game, card("", "Legendary Planeswalker — Jace", "Jace", loyalty="3"), player)
    happens(game, PutCounters(id, "loyalty", 3))
    return id


def attacked(game: Game) -> list[Id]:
    """What the tokens attack."""
    return [made.attacking for made in events(game, CreateToken)]


def test_508_4_a_token_for_each_opponent_attacks_that_one() -> None:
    game = table(3, "declare attackers")
    happens(game, Attack(put(game, creature(EACH)), 2))
    assert attacked(game) == [2, 3]
    assert len([id for id in game.battlefield if game[id].tapped]) == 2


def test_508_4_or_a_planeswalker_of_that_one() -> None:
    game = table(3, "declare attackers")
    theirs, _ = walker(game, 2), walker(game, 1)
    happens(game, Attack(put(game, creature(EACH)), 3), answers=(theirs,))
    assert attacked(game) == [theirs, 3]


def test_508_4_a_card_put_onto_the_battlefield_attacks_the_opponent_that_was_attacked() -> None:
    text = (
        "Whenever ~ attacks an opponent, you may put an Angel, Demon, or Dragon creature card "
        "from your hand onto the "
        "battlefield tapped and attacking that opponent."
    )
    game = table(3, "declare attackers")
    give(game, creature(subtype="Dragon", name="Wyrm"), creature())
    happens(game, Attack(put(game, creature(text)), 3), answers=(True,))
    wyrm = next(id for id in game.battlefield if game[id].copiable.name == "Wyrm")
    assert (game[wyrm].attacking, game[wyrm].tapped, game[wyrm].controller) == (3, True, 1)


def test_508_4_attacking_a_planeswalker_isnt_attacking_an_opponent() -> None:
    game = table(2, "declare attackers")
    put(game, creature("Whenever ~ attacks an opponent, you gain 1 life.", name="Own"))
    text = (
        "Whenever ~ attacks, put a creature card from your hand onto the battlefield tapped and "
        "attacking defending player or a planeswalker they control."
    )
    theirs = walker(game, 2)
    give(game, creature(name="Help"))
    happens(game, Attack(put(game, creature(text)), theirs), answers=(2,))
    helper = next(id for id in game.battlefield if game[id].copiable.name == "Help")
    assert game[helper].attacking == 2 and game.player(1).life == 20


def test_508_4a_out_of_that_players_combat_it_attacks_nobody() -> None:
    game = table(3)
    put(
        game,
        creature(
            "At the beginning of your upkeep, for each opponent, create a 1/1 white Human creature "
            "token that's tapped and attacking that player."
        ),
    )
    happens(game, BeginStep("upkeep", 1))
    assert attacked(game) == [0, 0]


def test_508_3_what_the_attacking_player_does() -> None:
    text = (
        "Whenever a player attacks one of your opponents, that attacking player creates a tapped "
        "2/1 white and black Inkling creature token with flying that's attacking that opponent."
    )
    game = table(3, "declare attackers")
    put(game, creature(text), 2)
    happens(game, Attack(put(game, creature()), 3))
    (token,) = [id for id in game.battlefield if "Inkling" in characteristics(game, id).subtypes]
    assert (game[token].controller, game[token].attacking, game[token].tapped) == (1, 3, True)


BLOCKS = (
    "Whenever ~ blocks a creature, create a 1/1 white Cat Soldier creature token with "
    "vigilance that's blocking that creature."
)


def test_509_4_a_token_that_is_blocking_that_creature() -> None:
    game = table(2, "declare blockers")
    attacker, king = put(game, creature(size="5/5"), 1), put(game, creature(BLOCKS), 2)
    happens(game, Attack(attacker, 2))
    happens(game, Block(king, (attacker,)), BecomeBlocked(attacker, (king,)))
    (token,) = [id for id in game.battlefield if game[id].token]
    assert game[token].blocking == (attacker,) and game[token].controller == 2
    assert len(events(game, Block)) == 1  # it never "blocked"


def test_509_4a_what_attacks_no_more_isnt_blocked() -> None:
    game = table(2, "declare blockers")
    attacker, king = put(game, creature(size="5/5"), 1), put(game, creature(BLOCKS), 2)
    happens(game, Attack(attacker, 2))
    record(game, RemoveFromCombat(attacker))
    happens(game, Block(king, (attacker,)))
    (token,) = [id for id in game.battlefield if game[id].token]
    assert game[token].blocking == ()
