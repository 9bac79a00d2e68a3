"""What the rules may ask of an ability. Rules name no keyword, verb or card: they ask hooks, and abilities answer some.

`me` is the id of the object that has the ability (or the negative key of a floating effect). An ability answers the hooks
that its class overrides; the others are never called. *Own* hooks are asked of the object concerned alone
(`rules.asking.own`), *table* hooks of everyone whose ability functions where they are (`rules.asking.asked`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from spellwright.rules.combat_hooks import CombatHooks
from spellwright.rules.kinds import narrowed
from spellwright.rules.mana_production import Unit
from spellwright.rules.offers import Casting, Instead, Modal, OptionalCost, Room, SpecialAction, Way
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim

__all__ = ["Casting", "Hooks", "Instead", "Modal", "OptionalCost", "Room", "SpecialAction", "Way", "overridden"]


class Hooks(CombatHooks):
    """The base of every ability that does something. Defaults are never called: an override is what answers a hook."""

    __slots__ = ()
    RULE: ClassVar[str] = "113.3"

    # --- events: which kinds an ability is about is asked of the value, since its words decide

    def replaces(self) -> tuple[type[Event], ...]:
        """The kinds of events that it might replace or prevent (614, 615)."""
        return ()

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The kinds of events that might trigger it (603.2)."""
        return ()

    def forbids(self) -> tuple[type[Event], ...]:
        """The kinds of events that it might make impossible (101.2, 614.17)."""
        return ()

    def moves_to(self) -> tuple[str, ...]:
        """The zones to which all moves go that it is about, of those in `KINDS_OF_MOVES`; none if it may be others."""
        return ()

    def hooks(self) -> tuple[Any, ...]:
        """The hooks that it answers: overridden methods by name, and kinds of events with what it does about them."""
        to = self.moves_to()
        kinds = [("replaces", e) for e in narrowed(self.replaces(), to)]
        kinds += [("triggers", e) for e in narrowed(self.triggers_on(), to)]
        kinds += [("forbids", e) for e in narrowed(self.forbids(), to)]
        return (*overridden(type(self)), *kinds)

    # replacement and prevention
    def only_self(self) -> bool:
        """Whether it modifies only how its own object enters or what happens to it (614.12, 614.15)."""
        return False

    def rank(self) -> int:
        """In which step of 616.1a-e it is applied: 0 self-replacement, 1 control, 2 copy, 3 back face up, 4 the rest."""
        return 4

    def of_several(self) -> bool:
        """Whether it replaces all that would happen at the same time as one event: "one or more tokens" (614.5)."""
        return False

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Whether it applies to this event (614.1)."""
        raise NotImplementedError

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """What happens instead: any number of events (614.6)."""
        raise NotImplementedError

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """Whether it makes this event impossible (614.17)."""
        raise NotImplementedError

    def more_votes(self, game: Game, me: Id, player: Id) -> tuple[int, int]:
        """How many additional votes it gives that player, and how many more they may make (701.38d)."""
        raise NotImplementedError

    def decides_votes(self, game: Game, me: Id, player: Id) -> Id:
        """Who chooses how that player votes."""
        raise NotImplementedError

    def as_turn_begins(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """What it does as a player's turn has begun, before anything else in it (500.1, 722.1)."""
        raise NotImplementedError

    # triggers
    def looks_back(self, event: Any) -> bool:
        """Whether it looks back in time at this event: at the game as it was right before it (603.10)."""
        return False

    def batch(self, event: Any) -> Any:
        """What simultaneous events must have in common to trigger it once ("one or more"); None: each does (603.2c)."""
        return None

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """What the event mentions, if it triggers the ability; None if it doesn't (603.2)."""
        raise NotImplementedError

    def triggers_each(self, game: Game, me: Id, event: Any, new: Id) -> tuple[Memory, ...]:
        """What each occurrence in the event mentions, where one event holds several (603.2c)."""
        memory = self.triggers(game, me, event, new)
        return () if memory is None else (memory,)

    def keeps_from_triggering(self, game: Game, me: Id, other: Id, ability: Hooks, event: Any) -> bool:
        """Whether it keeps an ability of another or the same object from triggering at that event (603.2)."""
        raise NotImplementedError

    def triggers_again(self, game: Game, me: Id, waiting: Waiting) -> int:
        """How many additional times it lets an ability trigger that has triggered (603.2d)."""
        raise NotImplementedError

    def state_based(self, game: Game, me: Id) -> Iterable[Event]:
        """What is due by a state-based action that there is because of this ability; equal events are due once (704.3)."""
        raise NotImplementedError

    def state_based_choices(self, game: Game, me: Id) -> Procedure[Sequence[Event]]:
        """The same, where players choose something for it."""
        raise NotImplementedError

    def spares_legends(self, game: Game, me: Id, legend: Id) -> bool:
        """Whether the legend rule doesn't apply to that permanent (704.5j)."""
        raise NotImplementedError

    def lets_untap(self, game: Game, me: Id, untapping: tuple[Id, ...]) -> tuple[tuple[Id, ...], int] | None:
        """Of which of those that would untap in the untap step only so many do (502.3); None if all may."""
        raise NotImplementedError

    def state_triggers(self, game: Game, me: Id) -> bool:
        """Whether the state that a state trigger waits for is there (603.8)."""
        raise NotImplementedError

    def mana_trigger(self) -> bool:
        """Whether it is a triggered mana ability (605.1b)."""
        return False

    # --- casting and acting. Own hooks:

    WAYS_LAST: ClassVar[bool] = False
    """Whether the ways that `ways_to_cast` gives depend on nothing but what and whose its object is, and end as that does."""

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Ways in which its own object may be cast, besides the normal one from hand (601.3)."""
        raise NotImplementedError

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Other ways to cast its object by an alternative cost (118.9), wherever and by whatever `way` it may be cast."""
        raise NotImplementedError

    def alternatives_for(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Other ways to cast any object by an alternative cost (118.9), besides each `way` in which it may be cast."""
        raise NotImplementedError

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """Costs that must be paid in addition to cast its object (601.2f)."""
        raise NotImplementedError

    def either_costs(self, game: Game, me: Id, casting: Casting) -> tuple[OptionalCost, ...]:
        """Costs of which the player chooses one that must be paid to cast its object (601.2b); it answers that one, too."""
        raise NotImplementedError

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Costs that may be paid in addition to cast its object (601.2b)."""
        raise NotImplementedError

    def offers_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Costs that may be paid in addition to cast another object, a spell (601.2b, 702.47a)."""
        raise NotImplementedError

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Special actions with its object (116.2)."""
        raise NotImplementedError

    def may_be_companion(self, game: Game, me: Id) -> bool:
        """Whether its object, outside the game, may be revealed as a companion before the game begins (103.2b)."""
        raise NotImplementedError

    def as_conspiracy(self, game: Game, me: Id, player: Id, move: Move) -> Procedure[Move]:
        """How its object, a conspiracy card, is put into the command zone as the game begins (103.2e)."""
        raise NotImplementedError

    def hidden_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Special actions of a face-down permanent, asked of its own values (708.7)."""
        raise NotImplementedError

    def eases_action(self, game: Game, me: Id, player: Id, action: SpecialAction) -> tuple[SpecialAction, bool]:
        """What it makes of a special action that a player could take, and whether any player's turn will do (116.2h).

        A table hook, asked by whoever offers the action.
        """
        raise NotImplementedError

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Carry out a special action, its costs paid."""
        raise NotImplementedError

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """The costs of an activated ability (602.1a): the override makes it one."""
        raise NotImplementedError

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """Whether the player may begin to activate it now: who, when and how often (602.5).

        Without an answer, its controller may, whenever they have priority.
        """
        raise NotImplementedError

    def is_loyalty(self) -> bool:
        """Whether it is a loyalty ability (606.2); the rules then see to 606.3 and 606.6."""
        return False

    def loyalty_at_any_time(self, game: Game, me: Id, player: Id, source: Id) -> bool:
        """Whether it lets the player activate that permanent's loyalty abilities any time they could cast an instant."""
        raise NotImplementedError

    def sorcery_at_any_time(self, game: Game, me: Id, player: Id, source: Id, ability: object) -> bool:
        """Whether it lets the player activate that ability any time they could cast an instant, not only a sorcery."""
        raise NotImplementedError

    def loyalty_twice(self, game: Game, me: Id, player: Id, source: Id) -> bool:
        """Whether it lets the player activate that permanent's loyalty abilities twice each turn (606.3)."""
        raise NotImplementedError

    def labelled_twice(self, game: Game, me: Id, player: Id, source: Id, label: str) -> bool:
        """Whether it lets the player activate that permanent's ability of that label twice this turn rather than once."""
        raise NotImplementedError

    def produces(self, game: Game, me: Id) -> tuple[tuple[Unit, ...], ...]:
        """What an activated mana ability could add now (605.1a): the override makes it one.

        Each alternative is what one activation makes; a unit of several kinds is chosen freely among them. None of them
        means that it makes no mana now (605.2). Snow is added by the rules (107.4h).
        """
        raise NotImplementedError

    def always_produces(self) -> tuple[tuple[Unit, ...], ...] | None:
        """The same, if it is always so, and its controller may always activate it for the same costs; None if not."""
        return None

    def only_makes(self) -> tuple[tuple[Unit, ...], ...] | None:
        """The same, if making that is all that it does as it resolves; None if not."""
        return None

    def targets_as_spell(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """The targets that it gives its object as a spell, being no instruction (115.1b, 303.4a)."""
        raise NotImplementedError

    def widens_modes(self, game: Game, me: Id, modal: Modal) -> Modal:
        """What it makes of the modes to choose for its object (601.4); what that costs is an additional cost."""
        raise NotImplementedError

    def falls_back(self, game: Game, me: Id) -> Characteristics | None:
        """What a permanent spell is that has an illegal target as it resolves (608.3b); None: it doesn't resolve."""
        raise NotImplementedError

    def told_as_cast(self, game: Game, scene: Any) -> Memory:
        """Own: what its text will speak of as it was when its object was cast (601.2i), asked at that moment."""
        raise NotImplementedError

    def told_before(self, game: Game, player: Id) -> Memory:
        """Own: what its text speaks of that is known before its object is cast: "only during an opponent's turn"."""
        raise NotImplementedError

    # table hooks:
    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Ways to cast or play other objects that it gives a player (601.3, 305)."""
        raise NotImplementedError

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """Whether one of these ways may be taken, its part and how it's cast being known (601.3e)."""
        return True

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """Whether it lifts the timing that a spell's type asks for (601.3b-d, 702.8a)."""
        raise NotImplementedError

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Whether it forbids to cast this spell or to activate this ability (601.3, 602.5)."""
        raise NotImplementedError

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """What it adds to the total cost (601.2f)."""
        raise NotImplementedError

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """By what it reduces the total cost (601.2f, 118.7)."""
        raise NotImplementedError

    def reduces_to(self, game: Game, me: Id, casting: Casting, total: ManaCost) -> tuple[ManaCost, ...]:
        """To what it may reduce a total cost, where that isn't one amount whatever the total: the least comes first."""
        raise NotImplementedError

    def sets(self, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """What it makes of the total mana cost after increases and reductions (601.2f)."""
        raise NotImplementedError

    def least_x(self) -> int:
        """Own: the least value that may be chosen for the X in its costs (107.3a)."""
        raise NotImplementedError

    def fixed_x(self, game: Game, me: Id) -> tuple[int, ...]:
        """Own: the values that the X in its costs can have, where its text defines it (107.3c)."""
        raise NotImplementedError

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """Whether mana may be spent on this as though it were of any "color" or "type" (609.4b); "" for neither."""
        raise NotImplementedError

    def lets_others_pay(self, game: Game, me: Id) -> bool:
        """Own: whether another player may pay for generic mana in the total cost of its object (702.132a)."""
        raise NotImplementedError

    def pays_instead(self, game: Game, me: Id, casting: Casting) -> Iterable[Instead]:
        """What the player may do rather than pay mana (601.2h)."""
        raise NotImplementedError

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        """How many additional lands it lets the player play this turn (305.2)."""
        raise NotImplementedError

    def untaps(self, game: Game, me: Id) -> Iterable[Id]:
        """Permanents that it untaps in this untap step, besides those of the active player (502.3)."""
        raise NotImplementedError

    def prohibits_land(self, game: Game, me: Id, player: Id) -> bool:
        """Whether it forbids the player to play lands (305.2b)."""
        raise NotImplementedError

    def prohibits_playing(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """Whether it forbids the player to play that land (305.2b)."""
        raise NotImplementedError

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Whether it keeps this object or player from being a target of that player's spell or ability (115.4, 702.11)."""
        raise NotImplementedError

    def targets_despite(self, game: Game, me: Id, ability: Ability, target: Id, player: Id) -> bool:
        """Whether that player's spells and abilities may target it as though it didn't have that ability (609.4)."""
        raise NotImplementedError

    def forbids_attaching(self, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """Whether it keeps that permanent from being attached to that object or player (303.4c, 702.16c)."""
        raise NotImplementedError

    def may_be_attached(self, game: Game, me: Id, host: Id) -> bool:
        """Own: what the permanent may be attached to at all (303.4a, 702.5a)."""
        raise NotImplementedError

    def attaches_as_creature(self, game: Game, me: Id) -> bool:
        """Own: whether it can become attached although it is a creature: it stops being one as it does (301.5c)."""
        raise NotImplementedError

    # --- the stack

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """Own: carry out a spell's instructions (608.2c): the override makes it a spell ability (113.3a)."""
        raise NotImplementedError

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out an activated or triggered ability on the stack; `me` is the ability there (608.2)."""
        raise NotImplementedError

    def modal(self, game: Game, me: Id) -> Modal | None:
        """The modes to choose (601.2b, 700.2), or None."""
        return None

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Each instance of the word "target", in the order of the text, for the modes chosen (601.2c)."""
        return ()

    def pays_for_targets(self) -> bool:
        """Whether its targets are described by the X of what a player may pay as it resolves (107.3f)."""
        return False

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided or distributed among targets: mark of the target phrase and amount (601.2d)."""
        return ()

    def still_true(self, game: Game, me: Id) -> bool:
        """The intervening "if" of a triggered ability, on the stack or as it triggers (603.4)."""
        return True

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """Own: what a permanent spell does as it has resolved and become that permanent, by no triggered ability (608.3)."""
        raise NotImplementedError

    def merges(self, game: Game, me: Id) -> Procedure[bool]:
        """Own: merge a permanent spell with a permanent as it resolves, rather than let it enter; whether it did (729)."""
        raise NotImplementedError

    def goes_to(self, game: Game, me: Id) -> str:
        """Own: the zone into which a resolved instant or sorcery is put instead of the graveyard (608.2n)."""
        raise NotImplementedError

    # --- characteristics

    def layer_parts(self) -> tuple[Any, ...]:
        """The continuous effects of a static ability, by layer: see `rules.layers` (613)."""
        raise NotImplementedError

    # --- the turn and players. Own hooks:

    def from_opening_hand(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """What its card's owner may do with it in their opening hand (103.6)."""
        raise NotImplementedError

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """Whether its object has a status that only this ability knows of ("suspended")."""
        raise NotImplementedError

    def phases(self, game: Game, me: Id) -> bool:
        """Whether its object phases out in its controller's untap step (502.1, 702.26a)."""
        raise NotImplementedError

    def chapters(self, game: Game, me: Id) -> tuple[int, ...]:
        """The chapter numbers of a chapter ability (714.2)."""
        raise NotImplementedError

    def room(self) -> Room:
        """The room of a dungeon card that a room ability belongs to (309.4c)."""
        raise NotImplementedError

    def bars_entry(self, name: str, kind: str) -> bool:
        """Whether nobody can enter its dungeon, of that name, by venturing into that kind of one; "" for any (701.49d)."""
        raise NotImplementedError

    def at_the_end(self, game: Game, me: Id) -> tuple[Event, ...]:
        """What happens as its effect ends, at the same time as what others make happen then (610.3d)."""
        raise NotImplementedError

    def afterwards(self, game: Game, me: Id) -> Procedure[None]:
        """What happens immediately after this floating effect has ended (610.3); asked while it is still there."""
        raise NotImplementedError

    # table hooks:

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """The player's maximum hand size, given what it would be; None for no maximum (402.2)."""
        raise NotImplementedError

    def keeps_mana(self, game: Game, me: Id, player: Id, mana: Any) -> bool:
        """Whether that mana stays in the pool as steps and phases end (500.5)."""
        raise NotImplementedError

    def mana_rather_than_lost(self, game: Game, me: Id, player: Id, mana: Any) -> Any:
        """What mana that the player would lose becomes instead; None if it is lost (106.4)."""
        raise NotImplementedError

    # --- hidden information

    def is_revealed(self, game: Game, me: Id) -> bool:
        """Own: whether a face-down card must be revealed as the game ends, or its owner leaves it (702.143f, 708.9)."""
        raise NotImplementedError

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """Whether the player may look at that hidden object (406.3, 708.5)."""
        raise NotImplementedError


def narrowest(bounds: Iterable[tuple[int, int | None]]) -> tuple[int, int | None]:
    """The narrowest of several bounds: the greatest least, the least greatest."""
    least, most = 0, None
    for low, high in bounds:
        least = max(least, low)
        if high is not None:
            most = high if most is None else min(most, high)
    return least, most


_NOT_QUESTIONS = (
    "hooks", "means", "zones", "moves_to", "replaces", "triggers_on", "forbids", "only_self", "rank", "looks_back", "batch",
    "mana_trigger", "always_produces", "only_makes", "modal", "aims", "divided", "still_true", "replacing", "replace",
    "impossible", "triggers", "triggers_each", "is_loyalty", "act_specially",
)  # fmt: skip
_DEFINED = {**vars(Hooks), **vars(CombatHooks)}
_QUESTIONS = tuple(n for n, v in _DEFINED.items() if not n.startswith("_") and callable(v) and n not in _NOT_QUESTIONS)
_overridden: dict[type[Hooks], tuple[str, ...]] = {}


def overridden(kind: type[Hooks]) -> tuple[str, ...]:
    """The names of the hooks that a class of abilities answers."""
    known = _overridden.get(kind)
    if known is None:
        known = _overridden[kind] = tuple(n for n in _QUESTIONS if getattr(kind, n) is not getattr(Hooks, n))
    return known
