"""Keywords that make spells cheaper, or pay for them otherwise."""

from __future__ import annotations

from tests.keywords.arena import arena, colored, creature
from tests.rules.ability_toys import Does, TapThis
from tests.rules.casting_toys import DrawCard, land, spell
from tests.rules.table import BEAR, card, put, run

from spellwright.keywords.affinity import Affinity
from spellwright.keywords.convoke import Convoke
from spellwright.keywords.delve import Delve
from spellwright.keywords.improvise import Improvise
from spellwright.keywords.split_second import SplitSecond
from spellwright.keywords.undaunted import Undaunted
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting
from spellwright.state.game import Game
from spellwright.words.kinds import OfType
from spellwright.words.mana import G, R
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id

ARTIFACTS = Things(kinds=(OfType((), "artifact"),))
MYR = card("Myr", "artifact")


def price(game: Game, id: Id) -> str:
    """What it costs player 1 to cast that card."""
    return str(total_cost(game, imagined_casting(game, 1, Way(id))).mana[0])


def test_702_41a_affinity_counts_what_its_caster_controls() -> None:
    game = arena("precombat main")
    frogmite = put(game, spell("{4}", Affinity(ARTIFACTS)), to="hand")
    for player in (1, 1, 1, 2):
        put(game, MYR, player)
    assert price(game, frogmite) == "{1}"


def test_702_41a_affinity_reduces_generic_mana_only() -> None:
    game = arena("precombat main")
    thoughtcast = put(game, spell("{4}{U}", Affinity(ARTIFACTS)), to="hand")
    for _ in range(6):
        put(game, MYR)
    assert price(game, thoughtcast) == "{U}"


def test_702_41b_each_instance_of_affinity_applies() -> None:
    game = arena("precombat main")
    frogmite = put(game, spell("{4}", Affinity(ARTIFACTS), Affinity(ARTIFACTS)), to="hand")
    put(game, MYR)
    assert price(game, frogmite) == "{2}"


def test_702_125a_undaunted_counts_opponents() -> None:
    game = arena("precombat main", players=4)
    assert price(game, put(game, spell("{5}", Undaunted()), to="hand")) == "{2}"


def test_702_51a_convoke_taps_creatures_for_generic_mana_and_their_colors() -> None:
    game = arena("precombat main")
    green, red = put(game, colored(BEAR, G)), put(game, colored(BEAR, R))
    called = put(game, spell("{1}{G}", DrawCard(), Convoke()), to="hand")
    assert could_cast(game, 1, Way(called))
    run(cast(game, 1, Way(called)), ...)
    assert game[green].tapped and game[red].tapped


def test_702_51a_a_creature_of_another_color_doesnt_pay_colored_mana() -> None:
    game = arena("precombat main")
    put(game, colored(BEAR, R))
    assert not could_cast(game, 1, Way(put(game, spell("{G}", DrawCard(), Convoke()), to="hand")))


def test_702_126a_improvise_taps_artifacts_for_generic_mana() -> None:
    game = arena("precombat main")
    myr = put(game, MYR)
    run(cast(game, 1, Way(put(game, spell("{1}", DrawCard(), Improvise()), to="hand"))))
    assert game[myr].tapped
    assert not could_cast(game, 1, Way(put(game, spell("{1}", DrawCard(), Improvise()), to="hand")))


def test_702_66a_delve_exiles_cards_from_the_graveyard_for_generic_mana() -> None:
    game = arena("precombat main")
    put(game, land("B"))
    for _ in range(2):
        put(game, BEAR, to="graveyard")
    run(cast(game, 1, Way(put(game, spell("{2}{B}", DrawCard(), Delve()), to="hand"))), ...)
    assert game.player(1).graveyard == () and len(game.exile) == 2


def test_702_66a_delve_pays_no_colored_mana() -> None:
    game = arena("precombat main")
    put(game, BEAR, to="graveyard")
    assert not could_cast(game, 1, Way(put(game, spell("{B}", DrawCard(), Delve()), to="hand")))


def test_702_61a_under_split_second_nothing_is_cast_or_activated_but_mana_abilities() -> None:
    game = arena("precombat main")
    put(game, land("G"))
    put(game, creature(1, 1, Does((TapThis(),))))
    other = put(game, spell("{G}", DrawCard()), to="hand")
    assert could_cast(game, 1, Way(other))
    run(cast(game, 1, Way(put(game, spell("{0}", DrawCard(), SplitSecond()), to="hand"))))
    assert len(legal_actions(game, 1)) == 1 and not could_cast(game, 1, Way(other))
