"""What waits for a token to leave or die (603.7), life for each target, and one kind or the other."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use

from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

EXILES = (
    "Exile the top card of your library face down. Create a 1/1 white Soldier creature token. "
    "When that token leaves the battlefield, put the exiled card into your hand."
)
SWORD = (
    "{0}, Exile ~: Create a 1/1 white Soldier creature token. "
    "Return ~ to the battlefield under its owner's control when that token dies."
)


def token(game: Game) -> Id:
    """The newest token."""
    return max(id for id in game.battlefield if game[id].token)


def test_603_7c_whichever_way_the_token_leaves_its_card_is_put_into_the_hand() -> None:
    game = table()
    give(game, creature(name="First"), creature(name="Second"), to="library")
    play(game, EXILES)
    first = token(game)
    play(game, EXILES)
    happens(game, Move(first, "hand"))
    assert names(game, game.player(1).hand) == ["Second"]
    happens(game, Move(token(game), "graveyard"))
    assert names(game, game.player(1).hand) == ["Second", "First"]


@pytest.mark.parametrize(("to", "there"), [("graveyard", ["Sword"]), ("exile", [])])
def test_700_4_it_comes_back_only_if_the_token_dies(to: str, there: list[str]) -> None:
    game = table()
    use(game, put(game, card(SWORD, "Artifact", "Sword")))
    another = put(game, creature())
    happens(game, Move(another, "graveyard"))
    assert battlefield(game) == ["Soldier Token"]
    happens(game, Move(token(game), to))
    assert battlefield(game) == there


@pytest.mark.parametrize(("leaving", "left"), [("Twins", []), ("Soldier Token", [])])
def test_603_7_each_leaves_with_the_other(leaving: str, left: list[str]) -> None:
    game = table()
    text = (
        "When ~ enters, create a 1/1 white Soldier creature token. Exile that token when ~ leaves the battlefield. "
        "Sacrifice ~ when that token leaves the battlefield."
    )
    happens(game, Move(put(game, creature(text, name="Twins"), to="hand"), "battlefield"))
    assert battlefield(game) == ["Twins", "Soldier Token"]
    (id,) = [id for id in game.battlefield if game[id].copiable.name == leaving]
    happens(game, Move(id, "hand"))
    assert battlefield(game) == left


@pytest.mark.parametrize(("number", "life"), [(0, 20), (1, 17), (3, 11)])
def test_601_2f_life_for_each_target(number: int, life: int) -> None:
    game = table()
    bears = [put(game, creature()) for _ in range(3)]
    text = "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures."
    play(game, text, *bears[:number], *(() if number == 3 else (None,)))
    assert game.player(1).life == life
    assert len(battlefield(game)) == 3 - number


@pytest.mark.parametrize(
    ("what", "put_there"),
    [
        (card("", "Land"), True),
        (creature(mana_cost="{1}"), True),
        (creature(mana_cost="{2}"), False),
        (card(""), False),
    ],
)
def test_it_is_of_one_kind_or_of_the_other(what: object, put_there: bool) -> None:
    game = table()
    source = put(
        game,
        creature(
            "{0}: Look at the top card of your library. If it's a land card or a creature card with mana value less than or "
            "equal to the number of +1/+1 counters on ~, you may put that card onto the battlefield."
        ),
        counters=(("+1/+1", 1),),
    )
    give(game, what, to="library")  # type: ignore[arg-type]
    use(game, source, *((True,) if put_there else ()))
    assert len(battlefield(game)) == 1 + put_there


@pytest.mark.parametrize(("x", "counters"), [(2, [2]), (0, [])])
def test_107_3m_loyalty_x_is_as_was_chosen_for_the_spell(x: int, counters: list[int]) -> None:
    game = table()
    walker = card("", "Planeswalker — Nissa", mana_cost="{X}", loyalty="X")
    for _ in range(2):
        put(game, card("{T}: Add {C}.", "Land"))
    run(cast(game, 1, Way(*give(game, walker))), x)
    run(resolve_top(game))
    run(settle(game))
    assert [game[id].counters_of("loyalty") for id in game.battlefield[2:]] == counters
