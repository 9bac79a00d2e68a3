"""Random events among permanents whose continuous effects meet in all layers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.rules.layer_toys import (
    ANTHEM,
    AWAKENING,
    BEAR,
    BIRD,
    CREATURES,
    ENCHANTED,
    FOREST,
    HUMBLING,
    INTRINSIC,
    LHURGOYF,
    RED_MOON,
    THEFT,
    TOMB,
    WINGS,
    YOUR_CREATURES,
    AnotherHasPower,
    BearerIsTapped,
    Continuous,
    NumberOf,
    Soaring,
    SomethingHappened,
    Such,
    YouHaveLife,
    a_card,
    begin,
)
from tests.rules.table import put

from spellwright.rules.layer_4 import AddTypes, SetTypes
from spellwright.rules.layer_7 import ChangePT, SetPT, SwitchPT
from spellwright.rules.layers_1_to_3 import ChangeControl, ChangeText, CopyPart
from spellwright.rules.layers_5_and_6 import AddAbilities, LoseAllAbilities, SetColors
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack, RemoveFromCombat
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.effects import ChangeController, End
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import (
    Attach,
    ChooseFor,
    Grant,
    Phase,
    PutCounters,
    RemoveCounters,
    Tap,
    TurnFaceDown,
    TurnFaceUp,
    Unattach,
    Untap,
)
from spellwright.state.events.stack import BecomeCopy, CreateToken
from spellwright.state.events.turns import BeginTurn, SetGame
from spellwright.state.events.zones import Cease, Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word

FLIGHT = Soaring(1)
HIDDEN = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)


@word
class InState(Objects):
    """Creatures in a state: "tapped creatures"."""

    state: str

    def find(self, scene: Scene) -> tuple[Id, ...]:
        return tuple(id for id in scene.objects("battlefield") if self.describes(scene, id))

    def describes(self, scene: Scene, id: Id) -> bool:
        return scene.status(id, self.state) and "creature" in scene.traits(id).types


@word
class Smallest(Objects):
    """The creatures with the least power: what one is depends on what the others are."""

    def find(self, scene: Scene) -> tuple[Id, ...]:
        ids = [id for id in scene.objects("battlefield") if "creature" in scene.traits(id).types]
        least = min((scene.traits(id).power or 0 for id in ids), default=0)
        return tuple(id for id in ids if (scene.traits(id).power or 0) == least)


ELVES = Such("Elf")
PLAIN = (BEAR, BIRD, FOREST)
LOCAL = (
    TOMB,
    ANTHEM,
    WINGS,
    THEFT,
    a_card("Strength", "enchantment", ChangePT(ENCHANTED, 2, 2), subtypes="Aura"),
    a_card("Resting", "enchantment", ChangePT(InState("tapped"), 0, 2)),
    a_card("Charging", "enchantment", AddAbilities(InState("attacking"), (Soaring(5),))),
    a_card("Paint", "enchantment", SetColors(YOUR_CREATURES, 4)),
    a_card("Health", "enchantment", ChangePT(YOUR_CREATURES, 1, 0, condition=YouHaveLife(20))),
    a_card("Handy", "artifact", AddAbilities(Such("creature", zone="hand"), (Soaring(3),), zones=("hand",))),
)
ELF_LORD = a_card("Elf Lord", "creature", ChangePT(None, NumberOf(ELVES), 0), subtypes="Elf", power=1, toughness=1)
COUNTING = (
    a_card("Leech", "creature", ChangePT(None, 2, 0, condition=BearerIsTapped()), power=1, toughness=1),
    LHURGOYF,
    ELF_LORD,
    a_card("Herd", "creature", SetPT(None, NumberOf(CREATURES), NumberOf(CREATURES)), power=1, toughness=1),
    a_card("Crowd", "enchantment", ChangePT(ENCHANTED, NumberOf(YOUR_CREATURES), 0), subtypes="Aura"),
    a_card(
        "Golem", "artifact", AddTypes(None, frozenset({"creature"}), condition=YouHaveLife(19)), power=3, toughness=3
    ),
)
HARD = (
    a_card("Twin", "creature", ChangePT(None, 1, 0, condition=AnotherHasPower(2)), power=2, toughness=2),
    a_card("Gift", "enchantment", AddAbilities(CREATURES, (Continuous((ChangePT(CREATURES, 0, 1),)),))),
    HUMBLING,
    AWAKENING,
    RED_MOON,
    a_card("Living Lands", "enchantment", AddTypes(Such("land"), frozenset({"creature"}))),
    a_card("Elvish Ways", "enchantment", AddTypes(CREATURES, subtypes=frozenset({"Elf"}))),
    a_card("Pity", "enchantment", ChangePT(Smallest(), 1, 1)),
    a_card("Void", "enchantment", SetTypes(ELVES, frozenset({"artifact"}))),
    a_card("History", "enchantment", ChangePT(CREATURES, 1, 1, condition=SomethingHappened(30))),
)


class Chaos:
    """Random events in a game, whatever the rules would say of them."""

    def __init__(self, seed: int, cards: tuple[Card, ...]) -> None:
        self.random, self.cards = Random(seed), cards
        self.game = Game(2, seed=1)
        options = (("intrinsic", INTRINSIC), ("keyword counters", (("flight", FLIGHT),)))
        note_down(self.game, SetGame("options", options))
        for _ in range(6):
            self.enter()

    def pick(self) -> Id:
        return self.random.choice(self.game.battlefield or (self.enter(),))

    def player(self) -> Id:
        return self.random.randint(1, 2)

    def enter(self) -> Id:
        to = self.random.choice(("battlefield", "battlefield", "battlefield", "hand", "graveyard", "exile", "stack"))
        host = self.random.choice((0, *self.game.battlefield))
        id = put(self.game, self.random.choice(self.cards), self.player(), to=to)
        if to == "battlefield" and host:
            record(self.game, Attach(id, host))
        return id if to == "battlefield" else self.token()

    def token(self) -> Id:
        return record(self.game, CreateToken(self.player(), self.random.choice(self.cards).whole)).new

    def move(self) -> None:
        zones = (self.game.battlefield, self.game.player(1).hand, self.game.player(1).graveyard, self.game.stack)
        ids = [id for zone in zones for id in zone]
        if ids:
            to = self.random.choice(("battlefield", "graveyard", "hand", "exile", "library"))
            record(self.game, Move(self.random.choice(ids), to))

    def begin(self) -> None:
        parts = (
            ChangePT(None, 3, 3),
            SetPT(None, 0, 4),
            SwitchPT(None),
            AddAbilities(None, (self.random.choice((Soaring(6), Continuous((ChangePT(CREATURES, 0, 1),)))),)),
            LoseAllAbilities(None),
            AddTypes(None, frozenset({"creature"}), frozenset({"Elf"})),
            ChangeControl(None),
            SetColors(None, 2),
            ChangeText(None, (("Forest", "Island"), ("Elf", "Goblin"))),
            CopyPart(None, self.random.choice(self.cards).whole),
        )
        chosen = self.random.sample(parts, self.random.randint(1, 2))
        begin(self.game, *chosen, locked=(self.pick(), self.pick()), you=self.player(), source=self.pick())

    def change_state(self) -> None:
        game, id = self.game, self.pick()
        o = game[id]
        events = (
            Untap(id) if o.tapped else Tap(id),
            RemoveFromCombat(id) if o.attacking else Attack(id, 2),
            Phase(id, out=not o.phased_out),
            TurnFaceUp(id) if o.face_down else TurnFaceDown(id, HIDDEN),
            Unattach(id) if o.attached_to else Attach(id, self.pick()),
            Grant(id, (self.random.choice((FLIGHT, Continuous((ChangePT(YOUR_CREATURES, 0, 1),)))),)),
            ChangeController(id, self.player()),
            BecomeCopy(id, self.random.choice((None, self.random.choice(self.cards).whole))),
            ChooseFor(id, "color", "red"),
            Cease(id),
        )
        record(game, self.random.choice(events))

    def put_counters(self) -> None:
        kind = self.random.choice(("+1/+1", "-1/-1", "flight", "charge"))
        event = self.random.choice((PutCounters, RemoveCounters))
        record(self.game, event(self.pick(), kind, self.random.randint(1, 2)))

    def change_players(self) -> None:
        player = self.player()
        events = (GainLife(player, 2), LoseLife(player, 2), BeginTurn(player, ()))
        record(self.game, self.random.choice(events))

    def end(self) -> None:
        if self.game.floating:
            note_down(self.game, End((self.random.choice(self.game.floating).key,)))

    def happen(self) -> None:
        does: tuple[Callable[[], object], ...] = (
            self.enter,
            self.token,
            self.move,
            self.move,
            self.begin,
            self.end,
            self.change_state,
            self.change_state,
            self.put_counters,
            self.change_players,
        )
        self.random.choice(does)()


KINDS = {
    "plain": PLAIN,
    "local": 6 * PLAIN + LOCAL,
    "counting": 6 * PLAIN + LOCAL + COUNTING,
    "hard": 10 * PLAIN + LOCAL + COUNTING + HARD,
    "hard only": (BEAR, *HARD),
}
