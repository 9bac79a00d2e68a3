"""Keywords about entering and about others: champions, partners, pairs, copies, hidden cards, the city's blessing."""

from __future__ import annotations

from tests.actions.build import play
from tests.keywords.arena import arena, settle, zone
from tests.keywords.cards import cast_it, die, enter, lands, read, resolve
from tests.rules.table import BEAR, card, put, run, turn_of

from spellwright.keywords.flying import Flying
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.scene import status
from spellwright.rules.settling import settle as settle_with_targets
from spellwright.rules.visibility import may_see
from spellwright.state.card import Card
from spellwright.state.events.designations import designation
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def elf(text: str, size: str = "2/2", cost: str = "{1}{G}", name: str = "Mate") -> Card:
    return read(text, cost, "Creature — Elf", name, size)


def size(game: Game, id: Id) -> tuple[int | None, int | None]:
    values = characteristics(game, id)
    return values.power, values.toughness


def backup(game: Game, target: Id) -> Id:
    """A creature with backup enters; its ability targets a creature, or itself."""
    it = enter_with_target(game, elf("Backup 1\nFlying"), target)
    resolve(game)
    return it


def enter_with_target(game: Game, what: Card, target: Id) -> Id:
    """The permanent enters; its triggered ability targets that, or itself."""
    card = put(game, what, to="hand")
    run(happen(game, Move(card, "battlefield")))
    it = game[card].became
    run(settle_with_targets(game), target or it)
    return it


def test_702_72a_a_champion_exiles_another_and_gives_it_back_as_it_leaves() -> None:
    game = arena()
    other = put(game, elf(""))
    champion = enter(game, elf("Champion an Elf"))
    resolve(game, other)
    assert zone(game, other) == "exile" and zone(game, champion) == "battlefield"
    die(game, champion)
    resolve(game)
    assert zone(game, other) == "battlefield"


def test_702_72a_or_the_champion_is_sacrificed() -> None:
    game = arena()
    put(game, BEAR)
    champion = enter(game, elf("Champion an Elf"))
    resolve(game)
    assert zone(game, champion) == "graveyard"


def test_702_72a_one_may_choose_to_exile_none() -> None:
    game = arena()
    other = put(game, elf(""))
    champion = enter(game, elf("Champion an Elf"))
    resolve(game, None)
    assert zone(game, champion) == "graveyard" and zone(game, other) == "battlefield"


def test_702_75a_hideaway_exiles_one_of_the_top_cards_face_down() -> None:
    game = arena()
    enter(game, read("Hideaway 4", "", "Land", "Lair"))
    library = game.player(1).library
    resolve(game, library[-2])
    hidden = game[library[-2]].became
    assert zone(game, hidden) == "exile" and game[hidden].face_down is not None
    assert may_see(game, 1, hidden) and not may_see(game, 2, hidden)
    assert set(game.player(1).library[:3]) == {library[-1], library[-3], library[-4]}


def test_702_95a_soulbond_pairs_as_it_enters() -> None:
    game = arena()
    bear = put(game, BEAR)
    one = enter(game, elf("Soulbond"))
    resolve(game, bear)
    assert game[one].note("paired") == bear and game[bear].note("paired") == one


def test_702_95a_or_as_another_creature_enters() -> None:
    game = arena()
    one = put(game, elf("Soulbond"))
    bear = enter(game, BEAR)
    resolve(game, bear)
    assert game[one].note("paired") == bear


def test_702_95a_a_paired_creature_isnt_paired_again() -> None:
    game = arena()
    bear = put(game, BEAR)
    enter(game, elf("Soulbond"))
    resolve(game, bear)
    enter(game, BEAR)
    assert not game.stack


def test_702_95e_a_pair_ends_as_another_player_gains_control_of_both() -> None:
    game = arena()
    bear = put(game, BEAR)
    one = enter(game, elf("Soulbond"))
    resolve(game, bear)
    play(game, "Gain control of all creatures until end of turn.", player=2)
    settle(game)
    assert not game[one].note("paired") and not game[bear].note("paired")


def test_702_95b_a_pair_has_what_it_gives_also_as_one_of_it_changes() -> None:
    game = arena()
    bear = put(game, BEAR)
    enter(game, elf("Soulbond\nAs long as Mate is paired with another creature, both creatures have flying."))
    resolve(game, bear)
    assert Flying() in characteristics(game, bear).abilities
    run(happen(game, PutCounters(bear, "+1/+1", 1, 1)))
    assert Flying() in characteristics(game, bear).abilities


def test_702_95e_a_pair_ends_as_one_of_it_leaves() -> None:
    game = arena()
    bear = put(game, BEAR)
    one = enter(game, elf("Soulbond"))
    resolve(game, bear)
    die(game, bear)
    assert not game[one].note("paired")


def test_702_165a_backup_gives_counters_and_its_other_abilities_to_another_creature() -> None:
    game = arena()
    bear = put(game, BEAR)
    backup(game, bear)
    assert size(game, bear) == (3, 3) and any(isinstance(a, Flying) for a in characteristics(game, bear).abilities)


def test_702_165a_backup_on_itself_gives_only_counters() -> None:
    game = arena()
    put(game, BEAR)
    it = backup(game, 0)
    assert size(game, it) == (3, 3) and characteristics(game, it).abilities == game[it].copiable.abilities


def test_702_157a_squad_makes_a_copy_for_each_time_it_was_paid() -> None:
    game = arena("precombat main")
    lands(game, "GGGGGG")
    spell = cast_it(game, put(game, elf("Squad {2}"), to="hand"), "squad", "squad")
    resolve(game)
    resolve(game)
    elves = [id for id in game.battlefield if characteristics(game, id).name == "Mate"]
    assert len(elves) == 3 and status(game, elves[-1], "token") and game[spell].became in elves


def test_702_157a_without_squad_nothing_triggers() -> None:
    game = arena("precombat main")
    lands(game, "GG")
    cast_it(game, put(game, elf("Squad {2}"), to="hand"))
    resolve(game)
    assert not game.stack


def test_702_175a_offspring_makes_a_1_1_copy() -> None:
    game = arena("precombat main")
    lands(game, "GGGG")
    cast_it(game, put(game, elf("Offspring {2}", "4/4"), to="hand"), "offspring")
    resolve(game)
    resolve(game)
    (token,) = (id for id in game.battlefield if status(game, id, "token"))
    assert size(game, token) == (1, 1) and characteristics(game, token).name == "Mate"


def test_702_131b_with_ten_permanents_and_ascend_you_have_the_citys_blessing_for_good() -> None:
    game = arena()
    put(game, elf("Ascend"))
    lands(game, "GGGGGGGG")
    settle(game)
    assert not designation(game, 1, "city's blessing")
    lands(game, "G")
    settle(game)
    assert designation(game, 1, "city's blessing") and not designation(game, 2, "city's blessing")
    die(game, game.battlefield[0])
    assert designation(game, 1, "city's blessing")


def test_702_131a_a_spell_with_ascend_gives_it_before_its_other_instructions() -> None:
    game = arena("precombat main")
    lands(game, "UUUUUUUUUU")
    text = "Ascend\nDraw a card. If you have the city's blessing, draw two cards instead."
    cast_it(game, put(game, read(text, "{U}", "Sorcery"), to="hand"))
    resolve(game)
    assert len(game.player(1).hand) == 2


def test_702_124i_partner_with_lets_a_player_search_for_the_other() -> None:
    game = arena()
    other = put(game, card("Toothy", "creature", 1, 1), to="library")
    enter_with_target(game, elf("Partner with Toothy"), 1)
    resolve(game, True, other)
    assert zone(game, other) == "hand"


def test_702_161a_living_metal_is_a_creature_during_your_turn() -> None:
    game = arena()
    car = put(game, read("Living metal", "{3}", "Artifact — Vehicle", "Car", "3/3"))
    assert characteristics(game, car).types == {"artifact", "creature"}
    turn_of(game, 2, "upkeep")
    assert characteristics(game, car).types == {"artifact"}
