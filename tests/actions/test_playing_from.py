"""Playing cards from other zones, for free or with any mana, and what a text says of spells cast so (601.3, 400.7h)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, names, play, put, run, table, use

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.total_cost import total_cost
from spellwright.rules.visibility import may_see
from spellwright.rules.ways import imagined_casting, permitted_ways
from spellwright.state.game import Game
from spellwright.words.procedure import Id

HEAL = card("You gain 1 life.", "Instant", "Heal", mana_cost="{W}")
BEAR = creature(name="Bear", mana_cost="{1}{G}")
EXILED = "If a spell cast this way would be put into your graveyard, exile it instead."


def ways(game: Game, id: Id, player: Id = 1) -> list[Way]:
    return [way for way in permitted_ways(game, player) if way.object == id]


def cast_so(game: Game, way: Way) -> None:
    def procedure() -> object:
        spell = yield from cast(game, 1, way)
        assert spell, "it can't be cast"
        yield from resolve_top(game)
        return spell

    run(procedure())


def free(way: Way) -> Way:
    return Way(way.object, name=way.name, free=True, any_time=True)


def test_a_spell_cast_this_way_by_a_static_ability_is_exiled() -> None:
    game = table()
    text = "Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. " + EXILED
    put(game, creature(text))
    heal, other = give(game, HEAL, HEAL, to="graveyard")
    (way,) = ways(game, heal)
    cast_so(game, free(way))
    assert names(game, game.exile) == ["Heal"]
    assert game.player(1).graveyard == (other,)
    assert not ways(game, other)


def test_a_spell_that_was_cast_otherwise_goes_to_the_graveyard() -> None:
    game = table()
    put(game, creature("You may cast instant spells from your graveyard. " + EXILED))
    play(game, HEAL)
    assert names(game, game.exile) == []


def test_that_spell_is_what_the_card_becomes_as_it_is_cast() -> None:
    game = table()
    text = (
        "{0}: You may cast target instant card from your graveyard this turn. "
        "If that spell would be put into your graveyard, exile it instead."
    )
    source = put(game, creature(text))
    (heal,) = give(game, HEAL, to="graveyard")
    use(game, source)
    (way,) = ways(game, heal)
    cast_so(game, free(way))
    assert names(game, game.exile) == ["Heal"]
    assert game.player(1).life == 21


def test_what_was_not_cast_is_put_back() -> None:
    game = table()
    give(game, HEAL, BEAR, to="library")
    text = (
        "Exile the top two cards of your library. You may cast an instant spell from among them without paying its mana "
        "cost. Then put the exiled cards that weren't cast this way on the bottom of your library in a random order."
    )
    play(game, text, True)
    assert names(game, game.exile) == []
    assert game[game.player(1).library[0]].card is BEAR
    assert len(game.stack) == 1


def test_spells_from_hand_for_nothing() -> None:
    game = table()
    (heal,) = give(game, HEAL)
    assert not any(way.free for way in ways(game, heal))
    put(game, card("You may cast spells from your hand without paying their mana costs.", "Enchantment"))
    (way,) = ways(game, heal)
    assert way.free
    assert could_cast(game, 1, way)


def test_lands_and_spells_from_among_cards_exiled_with_it() -> None:
    game = table()
    text = (
        "{0}: Exile target card from a graveyard.\nYou may play lands and cast spells from among cards exiled with ~."
    )
    source = put(game, creature(text))
    give(game, BEAR, player=2, to="graveyard")
    (other,) = give(game, BEAR, player=2, to="exile")
    use(game, source)
    (exiled,) = [id for id in game.exile if id != other]
    assert ways(game, exiled)
    assert not ways(game, other)


def test_cards_exiled_face_down_are_looked_at_and_cast_as_what_they_are() -> None:
    game = table()
    text = (
        "Look at the top two cards of target opponent's library, exile one of them face down, then put the rest on the "
        "bottom of that library in a random order. You may look at and cast that card for as long as it remains exiled, "
        "and you may spend mana as though it were mana of any type to cast that spell."
    )
    give(game, BEAR, HEAL, player=2, to="library")
    bear = game.player(2).library[-2]
    play(game, text, bear)
    (exiled,) = game.exile
    assert may_see(game, 1, exiled)
    assert not may_see(game, 2, exiled)
    (way,) = ways(game, exiled)
    (cost,) = total_cost(game, imagined_casting(game, 1, way)).mana
    assert str(cost) == "{2}"


def test_mana_as_though_it_were_of_any_color() -> None:
    game = table()
    (heal, bear) = give(game, HEAL, BEAR)
    put(game, card("You may spend mana as though it were mana of any type to cast creature spells.", "Artifact"))
    costs = [str(total_cost(game, imagined_casting(game, 1, Way(id))).mana[0]) for id in (heal, bear)]
    assert costs == ["{W}", "{2}"]


def test_a_card_from_each_graveyard_is_one_from_each() -> None:
    game = table()
    mine, other = give(game, BEAR, BEAR, to="graveyard")
    (yours,) = give(game, BEAR, player=2, to="graveyard")
    play(game, "Exile a creature card from each graveyard.", mine)
    assert len(game.exile) == 2
    assert game.player(1).graveyard[0] == other
    assert yours not in game.player(2).graveyard
