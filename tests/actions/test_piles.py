"""700.3. Piles: who separates, who chooses, and what becomes of either pile."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, table, use

from spellwright.play.log import log_lines
from spellwright.rules.asking import asked
from spellwright.state.card import Card
from spellwright.state.events.cards import Draw, Reveal, Separate
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame
from spellwright.state.events.zones import Move
from spellwright.state.pile import Pile
from spellwright.words.procedure import Id

FACT = (
    "Reveal the top three cards of your library. An opponent separates those cards into two piles. "
    "Put one pile into your hand and the other into your graveyard."
)


def cards(*said: str) -> list[Card]:
    return [creature(name=name) for name in said]


def pile(*ids: Id, by: Id = 2, group: int = 1, face_down: bool = False) -> Pile:
    return Pile(ids, by, group, face_down)


def test_700_3_an_opponent_separates_and_you_choose_a_pile() -> None:
    game = table()
    a, b, c = give(game, *cards("A", "B", "C"), to="library")
    play(game, FACT, b, None, pile(c, a))
    assert names(game, game.player(1).hand) == ["C", "A"]
    assert names(game, game.player(1).graveyard) == ["B", "Card"]
    (separation,) = events(game, Separate)
    assert separation.player == 2


def test_700_3a_each_object_is_in_exactly_one_pile() -> None:
    game = table()
    a, b, c = give(game, *cards("A", "B", "C"), to="library")
    play(game, FACT, a, c, None, pile(b))
    (separation,) = events(game, Separate)
    assert [pile.objects for pile in separation.piles] == [(a, c), (b,)]


def test_700_3d_a_pile_can_be_empty() -> None:
    game = table()
    give(game, *cards("A", "B", "C"), to="library")
    play(game, FACT, None, pile())
    assert names(game, game.player(1).hand) == []
    assert len(game.player(1).graveyard) == 4


def test_700_3c_objects_in_piles_stay_where_they_are() -> None:
    game = table()
    give(game, *cards("A", "B"), to="graveyard")
    text = "Separate all creature cards in your graveyard into two piles. "
    a = game.player(1).graveyard[0]
    play(
        game,
        text + "Exile the pile of an opponent's choice and return the other to the battlefield.",
        a,
        None,
        pile(a, by=1),
    )
    assert (names(game, game.exile), battlefield(game)) == (["A"], ["B"])


def test_608_2d_the_player_named_chooses_the_pile() -> None:
    game = table()
    a, b = (put(game, each, 2) for each in cards("A", "B"))
    text = "Separate all creatures target player controls into two piles. "
    text += "Destroy all creatures in the pile of that player's choice. They can't be regenerated."
    play(game, text, 2, a, None, pile(b, by=1))
    assert battlefield(game) == ["A"]


def test_the_piles_can_be_told_by_whose_they_are() -> None:
    game = table(players=3)
    a, _ = (put(game, each, 2) for each in cards("A", "B"))
    c, d = (put(game, each, 3) for each in cards("C", "D"))
    text = (
        "Each opponent separates the creatures they control into two piles. For each opponent, you choose one of their "
        "piles. Each opponent sacrifices the creatures in their chosen pile."
    )
    play(game, text, a, None, c, None, pile(a), pile(d, by=3, group=2))
    assert battlefield(game) == ["B", "C"]


def test_a_chosen_pile_is_taken_up_by_what_follows() -> None:
    game = table()
    a, b, c = give(game, *cards("A", "B", "C"), to="library")
    text = (
        "Reveal the top three cards of your library and separate them into two piles. An opponent chooses one of those "
        "piles. Put a card from the chosen pile into your hand, then put all other cards revealed this way on the bottom "
        "of your library in any order."
    )
    play(game, text, a, b, None, pile(a, b, by=1), b, c)
    assert names(game, game.player(1).hand) == ["B"]
    assert names(game, game.player(1).library[:2]) == ["A", "C"]


def test_a_face_up_pile_is_shown_and_a_face_down_one_is_not() -> None:
    game = table()
    a, b, c = give(game, *cards("A", "B", "C"), to="library")
    text = (
        "Target opponent looks at the top three cards of your library and separates them into a face-down pile and a "
        "face-up pile. Put one pile into your hand and the other into your graveyard."
    )
    play(game, text, a, None, pile(a, face_down=True))
    assert names(game, game.player(1).hand) == ["A"]
    assert [reveal.objects for reveal in events(game, Reveal) if not reveal.to] == [(c, b)]


def test_the_log_tells_a_seat_what_is_in_the_piles_that_it_may_know() -> None:
    game = table()
    a, b, c = give(game, *cards("A", "B", "C"), to="library")
    text = (
        "Target opponent looks at the top three cards of your library and separates them into a face-down pile and a "
        "face-up pile. Put one pile into your hand and the other into your graveyard."
    )
    play(game, text, a, None, pile(c, b, face_down=False))
    told = {seat: [str(each) for each in log_lines(game, seat) if "piles" in each.text] for seat in (0, 1, 2)}
    assert told[1] == ["[700.3] Player 2 separates into piles: 1 face down | C, B"]
    assert told[0] == told[2] == ["[700.3] Player 2 separates into piles: A | C, B"]


def test_508_1c_only_creatures_of_the_chosen_pile_can_attack() -> None:
    game = table(step="beginning of combat")
    a, b = (put(game, each) for each in cards("A", "B"))
    text = "Separate all creatures target player controls into two piles. "
    play(game, text + "Only creatures in the pile of their choice can attack this turn.", 1, a, None, pile(a, by=1))
    late = put(game, creature(name="Late"))
    restricted = [
        any(each.restricts_attack(game, me, id, 2) for me, each in asked(game, "restricts_attack"))
        for id in (a, b, late)
    ]
    assert restricted == [False, True, True]


def test_701_24a_nobody_can_tell_the_cards_of_a_shuffled_pile_apart() -> None:
    orders = set()
    for seed in range(6):
        game = table()
        note_down(game, SetGame("rng", seed << 40))
        give(game, *cards("A", "B", "C"), to="graveyard", player=2)
        text = "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, "
        play(game, text + "then manifest those cards.", 2)
        orders.add("".join(game[id].printed.name for id in game.battlefield))
        assert {game[id].owner for id in game.battlefield} == {2}
    assert len(orders) > 1
    assert all(sorted(order) == ["A", "B", "C"] for order in orders)


def test_the_cards_of_an_exiled_pile_are_drawn_from_its_top() -> None:
    game = table()
    text = (
        "When this artifact enters, search your library for two cards, exile them in a face-down pile, and shuffle that "
        "pile. Then shuffle your library.\n"
        "{0}: The next time you would draw a card this turn, instead put the top card of the exiled pile into its owner's "
        "hand."
    )
    tome = put(game, card(text, "Artifact"), to="hand")
    happens(game, Move(tome, "battlefield"), answers=(..., ...))
    assert len(game.exile) == 2
    top = game[game.exile[-1]].card
    use(game, game.battlefield[-1])
    happens(game, Draw(1))
    assert (len(game.exile), len(game.player(1).library)) == (1, 8)
    assert game[game.player(1).hand[-1]].card is top


def test_each_players_pile_is_chosen_by_an_opponent_of_theirs() -> None:
    game = table()
    a, b = (put(game, card(type_line="Land", name=name), player) for name, player in (("A", 1), ("B", 2)))
    text = (
        "Each player separates all nontoken lands they control into two piles. For each player, one of their piles is "
        "chosen by one of their opponents of their choice. Destroy all lands in the chosen piles. Tap all lands in the "
        "other piles."
    )
    play(game, text, a, None, pile(a, by=1), pile(by=2, group=2))
    assert battlefield(game) == ["B"]
    assert game[b].tapped


def test_what_may_be_done_instead_is_asked() -> None:
    game = table()
    text = "If you would draw a card, you may instead put the top card of the pile you exiled into your hand."
    search = (
        "When this enchantment enters, search your library for two cards, exile them in a face-down pile, and shuffle "
    )
    search += "that pile. Then shuffle your library.\n"
    happens(game, Move(put(game, card(search + text, "Enchantment"), to="hand"), "battlefield"), answers=(..., ...))
    happens(game, Draw(1), answers=(False,))
    assert (len(game.exile), len(game.player(1).library)) == (2, 7)
    happens(game, Draw(1), answers=(True,))
    assert (len(game.exile), len(game.player(1).library)) == (1, 7)


def test_608_2g_a_pile_is_played_from_for_nothing() -> None:
    game = table()
    land = card(type_line="Land", name="Land")
    give(game, creature(name="Cub"), creature(name="Bear", mana_cost="{9}"), land, to="library")
    text = (
        "Exile the top three cards of your library. An opponent separates those cards into two piles. You may play lands "
        "and cast spells from one of those piles. If you cast a spell this way, you cast it without paying its mana cost."
    )
    play(game, text, ..., ..., None, ..., ..., ...)
    assert battlefield(game) == ["Land"]
    assert [game[id].copiable.name for id in game.stack] == ["Bear"]
    assert names(game, game.exile) == ["Cub"]


def test_a_pile_is_chosen_at_random() -> None:
    outcomes = set()
    for seed in range(8):
        game = table()
        note_down(game, SetGame("rng", seed << 40))
        a, _, c = (put(game, each) for each in cards("A", "B", "C"))
        text = (
            "Starting with you, each player separates all permanents they control into three piles. Then each player "
            "chooses one of their piles at random and sacrifices those permanents."
        )
        play(game, text, a, None, c, None)
        outcomes.add("".join(battlefield(game)))
    assert outcomes == {"AB", "AC", "BC"}
