"""Trials put a card through its paces: what raises is found, and words that never run are told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import put, table

from spellwright.actions.draw import Draw
from spellwright.actions.restrictions.restriction import Cant
from spellwright.actions.walking import within
from spellwright.cards.compiling import compiled
from spellwright.cards.pool import pool
from spellwright.keywords.defender import Defender
from spellwright.keywords.warp import Warped
from spellwright.lab.trials.judging import Judge
from spellwright.lab.trials.sandbox import MANY
from spellwright.lab.trials.tailoring import tailored
from spellwright.lab.trials.tracing import has_run, meanings, said, tracing
from spellwright.lab.trials.trial import SUPPLIED, attempt, words_to_run
from spellwright.lab.trials.wanting import wanted
from spellwright.oracle.compiler import CompiledCard, compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.layer_effects import statics_of
from spellwright.rules.scene import scene_of
from spellwright.state.events.combat import Attack
from spellwright.words.conditions import Condition
from spellwright.words.player_facts import Controls

POOL = {card.name: card for card in pool()}


def made(line: str, text: str) -> CompiledCard:
    return compile_card("Under Trial", "normal", [FaceText("Under Trial", "{1}{U}", line, text, "2", "2")])


@pytest.mark.parametrize("name", ["Llanowar Elves", "Lightning Bolt", "Dual Strike"])
def test_a_card_whose_words_all_run_passes(name: str) -> None:
    assert attempt(compiled(POOL[name])).passed


def test_a_word_that_raises_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Draw, "perform", broken)
    assert "ZeroDivisionError" in attempt(made("Sorcery", "Draw two cards.")).error


def test_a_word_that_never_runs_is_told() -> None:
    assert attempt(made("Creature — Bear", "When a player loses the game, draw a card."), (1,)).idle


def test_nothing_stays_changed_after_tracing() -> None:
    before = Draw.perform
    word = made("Sorcery", "Draw two cards.").faces[0].paragraphs[0]
    with tracing(words_to_run([word])):
        assert Draw.perform is not before
    assert Draw.perform is before


def test_words_are_told_apart_by_where_they_are_said() -> None:
    first, second = made("Sorcery", "Draw two cards.\nDraw two cards. You gain 1 life.").faces[0].paragraphs
    assert said(first) != said(second)
    assert meanings(Draw)


def test_a_hook_that_a_word_does_not_answer_is_no_meaning_of_it() -> None:
    assert "restricts_attack" in meanings(Defender)
    assert "restricts_attack" not in meanings(Warped)


def test_a_word_has_not_run_because_a_part_of_it_was_asked() -> None:
    (paragraph,) = made("Sorcery", "Draw cards equal to the number of creatures you control.").faces[0].paragraphs
    (draw,) = [word for word in within(paragraph) if isinstance(word, Draw)]
    asked = {said(part) for part in within(draw)} - {said(draw)}
    assert not has_run(draw, asked) and has_run(draw, {said(draw)})


def test_a_word_that_the_word_around_reads_need_not_run() -> None:
    paragraphs = made("Sorcery", "Destroy target creature. It can't be regenerated.").faces[0].paragraphs
    assert [type(word).__name__ for word in words_to_run(paragraphs)] == ["Destroy"]


def test_an_act_that_is_looked_back_at_need_not_run() -> None:
    text = "You may sacrifice a Forest. If you don't sacrifice a Forest, draw a card."
    (paragraph,) = made("Sorcery", text).faces[0].paragraphs
    assert [type(word).__name__ for word in words_to_run([paragraph])] == ["Sacrifice", "Draw"]


WAITING = {
    "a state": "When you control no artifacts, sacrifice ~.",
    "many things": "At the beginning of your upkeep, if you control twenty or more artifacts, you win the game.",
    "an event": "Whenever you cast a multicolored spell, draw a card.",
    "a fight": "Whenever a creature with deathtouch blocks ~, you gain 1 life.",
    "another player": "Whenever another player loses the game, draw a card.",
    "a spell that does it": "When a spell or ability an opponent controls causes you to discard ~, draw a card.",
    "mana of a permanent": "When ~ enters the battlefield, if mana from a Treasure was spent to cast it, draw a card.",
    "nothing to do it with": "At the beginning of your upkeep, sacrifice a land. If you can't, you lose 2 life.",
    "no mana": "Whenever a player casts a spell, if no mana was spent to cast that spell, ~ deals 5 damage to that player.",
    "who attacks": "{T}: Attacking Spirits get +1/+0 until end of turn.",
    "a planeswalker's ability": "Whenever you activate an ability of a Sarkhan planeswalker, draw a card.",
    "two names": "{T}: Draw a card. Draw two cards instead if you control artifacts named Cup and Coin.",
    "exploring": "Whenever a creature you control explores, you gain 1 life.",
    "what was equipped": "Whenever another nontoken creature you control dies, if it was equipped, draw a card.",
    "a commander": "When you cast your commander, draw a card.",
    "a counter of a spell": "Creature spells you control can't be countered.",
    "another face": "Whenever a permanent you control transforms into a non-Human creature, you gain 1 life.",
    "a designation": "{T}: Tap target creature. If it's renowned, untap it.",
    "only small creatures": "{T}: You gain 1 life. If you control a creature with power 4 or greater, draw a card instead.",
    "poverty": "At the beginning of your upkeep, sacrifice ~ unless you pay {2}.",
}


@pytest.mark.parametrize("text", WAITING.values(), ids=WAITING)
def test_what_words_wait_for_is_supplied(text: str) -> None:
    trial = attempt(made("Creature — Bear", text), SUPPLIED)
    assert trial.passed, (trial.idle, trial.error)


QUOTED = 'Enchant creature\nEnchanted creature has "At the beginning of your upkeep, you lose 1 life unless you sacrifice ~."'
SPARED = "Enchant creature\nEnchanted creature has protection from green. This effect doesn't remove ~."


@pytest.mark.parametrize("text", [QUOTED, SPARED], ids=["a quoted ability", "what protection spares"])
def test_what_an_aura_gives_runs(text: str) -> None:
    trial = attempt(made("Enchantment — Aura", text), SUPPLIED)
    assert trial.passed, (trial.idle, trial.error)


def test_only_words_that_have_to_run_are_watched() -> None:
    before = Controls.holds
    with tracing(words_to_run(made("Sorcery", "Draw two cards.").faces[0].paragraphs)):
        assert Controls.holds is before


def test_a_part_of_a_static_ability_runs_though_it_is_remembered_which_parts_it_has() -> None:
    card = made("Creature — Bear", "Other creatures you control get +0/+1.")
    assert all(statics_of(ability) for ability in card.card.faces[0].abilities)
    assert attempt(card, (1,)).passed


CHOSEN = {
    "type": "As ~ enters, choose a creature type.\nCreatures you control are the chosen type. The same is true for "
    "creature spells you control and creature cards you own that aren't on the battlefield.",
    "color": "As ~ enters, choose a color.\nAll creatures are the chosen color.",
}


@pytest.mark.parametrize("text", CHOSEN.values(), ids=CHOSEN)
def test_becoming_what_was_chosen_runs_as_it_is_applied(text: str) -> None:
    assert attempt(made("Enchantment", text), (1,)).passed


def test_a_part_of_a_static_ability_that_is_never_applied_has_not_run() -> None:
    card = made("Creature — Bear", "Each other creature you control named Nobody gets +0/+1.")
    assert attempt(card, (1,)).idle == ("Gets",)


def test_of_an_ability_only_the_words_run_whose_part_is_applied() -> None:
    card, game = made("Creature — Bear", "~ gets +1/+1 and can't block."), table()
    words = words_to_run(card.faces[0].paragraphs)
    with tracing(words) as ran:
        put(game, card.card)
        characteristics(game, game.battlefield[0])
    assert [type(word).__name__ for word in words if has_run(word, ran)] == ["Gets"]


def test_what_the_judge_asks_is_no_running() -> None:
    card, game = made("Creature — Bear", "When ~ attacks, if you control a Swamp, draw a card."), table()
    words = words_to_run(card.faces[0].paragraphs)
    (condition,) = [word for word in words if isinstance(word, Condition)]
    with tracing(words) as ran:
        put(game, card.card)
        judge = Judge(card.card, list(wanted(card.faces[0].paragraphs, words)), ran, (condition,))
        assert judge.truths(game) == (False,) and judge.score(game) >= 0
        assert not ran
        condition.holds(scene_of(game, game.battlefield[0]))
        assert has_run(condition, ran)


NEVER = {
    "losing": "You can't lose the game.",
    "winning": "Your opponents can't win the game.",
    "both": "You can't lose the game and your opponents can't win the game.",
}


@pytest.mark.parametrize("text", NEVER.values(), ids=NEVER)
def test_104_who_would_lose_or_win_is_supplied(text: str) -> None:
    assert "forbids" not in meanings(Cant)
    trial = attempt(made("Creature — Angel", text), SUPPLIED)
    assert trial.passed, (trial.idle, trial.error)


def test_gates_are_what_stands_before_a_word() -> None:
    (paragraph,) = (
        made("Creature — Bear", "Whenever ~ attacks, if you control a Swamp, draw a card.").faces[0].paragraphs
    )
    (draw,) = [word for word in within(paragraph) if isinstance(word, Draw)]
    (want,) = wanted([paragraph], [draw])
    assert Attack in want.kinds() and [type(fact) for fact in want.conditions()] == [Controls]


def test_cards_are_made_that_a_text_describes() -> None:
    paragraphs = (
        made("Creature — Bear", "Whenever you cast a legendary red Goblin spell, draw a card.").faces[0].paragraphs
    )
    values = [card.faces[0] for card in tailored(paragraphs)]
    assert any("Goblin" in v.subtypes and "legendary" in v.supertypes and v.colors for v in values)


def test_cards_are_made_of_several_mana_values_where_these_are_as_many_as_counters() -> None:
    text = (
        "{T}: Search your library for a creature card with mana value equal to the number of charge counters on ~, "
        "reveal it, and put it into your hand. If that card is legendary, draw a card. Then shuffle."
    )
    values = [card.faces[0] for card in tailored(made("Artifact", text).faces[0].paragraphs)]
    numbers = {v.mana_value for v in values if "legendary" in v.supertypes and "creature" in v.types}
    assert numbers > {1, MANY, MANY + 1}
