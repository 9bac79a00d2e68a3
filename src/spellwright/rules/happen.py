"""What happens: propose, forbid, replace, apply, log, trigger (614-616, 603.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from spellwright.rules.asking import asked, controller, own
from spellwright.rules.counter_effects import counter_effects
from spellwright.rules.entering import as_it_would_enter, plainly_entering
from spellwright.rules.hooks import Hooks
from spellwright.rules.kinds import changeable, ignored, kind_of, kinds, together
from spellwright.rules.layers import derived
from spellwright.rules.noticing import earlier_triggers, later_triggers, notice_state_triggers
from spellwright.rules.tracing import trace
from spellwright.rules.turning_up import as_turned_up
from spellwright.state.events.components import components
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.effects import End
from spellwright.state.events.event import Event, note_down, record_together
from spellwright.state.events.permanents import Forget, Note, TurnFaceUp
from spellwright.state.events.stack import CreateToken, Triggered
from spellwright.state.events.zones import ENTERING, Move
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id, Procedure, choose, choose_order

ARRANGED = ("graveyard", "library")
"""Where the cards of a permanent are put in the order that their owner chooses."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Option:
    """A replacement effect that could be applied: the n-th equal ability of an object or floating effect."""

    me: Id
    ability: Hooks
    nth: int


def happen(game: Game, *events: Event, rule: str = "", source: Id = NOBODY) -> Procedure[list[Entry]]:
    """Let these events happen at the same time; the lines of the history for what did happen come back."""
    if len(events) == 1 and (entries := just_happens(game, events[0], rule, source)):
        return entries
    spent: list[Id] = []
    becoming: list[Event] = []
    entering = _entering_from_libraries(game, events)
    for id in entering:
        note_down(game, Note(id, ENTERING))  # 614.13c
    for event in _in_order(game, events):  # 616.1, last sentence
        if _stays_itself(game, event):
            becoming.append(event)
        else:
            becoming += yield from _become(game, _beside_those(event, becoming), spent)
    becoming = yield from _with_contained(game, becoming, spent)
    for id in entering:
        note_down(game, Forget(id, ENTERING))
    instructed: tuple[Event, ...] = ()
    if len(becoming) > 1:
        becoming = _one_gain_for_each_source(_besides_once(_once_each(becoming)))
        becoming, instructed = _apart(game, becoming)
    if len(becoming) == 1 and (steps := becoming[0].sequence(game)):
        return (yield from _one_after_the_other(game, steps, spent, rule, source))
    if not becoming:
        return (yield from _one_after_the_other(game, instructed, spent, rule, source))
    becoming = yield from _arranged(game, becoming)
    derived(game)  # 608.2h: what leaves is remembered as it was
    earlier = earlier_triggers(game, becoming)  # 603.10
    entries = record_together(game, becoming, rule, source)
    if spent:
        note_down(game, End(tuple(spent)))
    for waiting in earlier(entries) + later_triggers(game, entries):
        note_down(game, Triggered(waiting))
    entries = _happened(game, entries)
    return [*entries, *(yield from _one_after_the_other(game, instructed, [], rule, source))] if instructed else entries


def _apart(game: Game, becoming: list[Event]) -> tuple[list[Event], tuple[Event, ...]]:
    """What happens at the same time, and what follows it because it is only instructed: cards drawn instead (121.2a)."""
    instructed = tuple(step for event in becoming for step in event.sequence(game))
    return [event for event in becoming if not event.sequence(game)] if instructed else becoming, instructed


def just_happens(game: Game, event: Event, rule: str = "", source: Id = NOBODY) -> list[Entry]:
    """Let an event happen if it just happens and no ability could trigger on it, so that nothing could be asked.

    The lines of the history for it come back; none if more must be looked at, by `happen`.
    """
    undisturbed = _undisturbed(game, event)
    if not undisturbed:
        return []
    if not game.derived.fresh:
        derived(game)  # 608.2h: what leaves is remembered as it was
    entries = record_together(game, undisturbed, rule, source)
    return _happened(game, entries) if "state_triggers" in game.possible else entries


def _undisturbed(game: Game, event: Event) -> tuple[Event, ...]:
    """What happens if it just happens and no ability could trigger on it, each event behind what is contained in it.

    Then there is nothing else to look at; nothing comes back if more must be looked at.
    """
    if not ignored(game, event):
        return ()
    if event.PLAIN:
        return (event,)
    if not event.possible(game) or (isinstance(event, Move) and event.enters):
        return ()
    subject = event.subject
    if subject:
        o = game[subject]
        if (o.counters and counter_effects(game, subject, event)) or (o.notes and _parts_to_arrange(game, event)):
            return ()
    parts = event.parts(game)
    if not parts:
        return () if event.sequence(game) else (event,)
    contained: list[Event] = []
    for part in parts:
        found = () if isinstance(part, GainLife | LoseLife) else _undisturbed(game, part)
        if not found:
            return ()
        contained += found
    return (*contained, event)


def _arranged(game: Game, events: list[Event]) -> Procedure[list[Event]]:
    """Owners arrange the cards of permanents that several cards represent (712.21a, 729.3a)."""
    for at, event in enumerate(events):
        parts = _parts_to_arrange(game, event)
        if parts and isinstance(event, Move):
            owner = game[event.object].owner
            order = yield from choose_order(owner, parts, "order", "Which of them lies on top?", "729.3a", event.object)
            events[at] = replace(event, order=tuple(order))
    return events


def _parts_to_arrange(game: Game, event: Event) -> tuple[Id, ...]:
    """The components of a permanent that is put where their order is chosen; none of anything else."""
    if not isinstance(event, Move) or event.to not in ARRANGED or not game[event.object].notes:
        return ()
    others = components(game[event.object])
    return (event.object, *others) if others else ()


def _happened(game: Game, entries: list[Entry]) -> list[Entry]:
    if "state_triggers" in game.possible:
        notice_state_triggers(game)  # 603.8: as soon as the state is there, in the middle of a resolution, too
    return entries


def _one_after_the_other(
    game: Game, steps: tuple[Event, ...], spent: list[Id], rule: str, source: Id
) -> Procedure[list[Entry]]:
    """Each of these by itself, and what replaces one is completed before the next (121.2, 121.6b)."""
    if spent:
        note_down(game, End(tuple(spent)))
    entries: list[Entry] = []
    for step in steps:
        entries += yield from happen(game, step, rule=rule, source=source)
    return entries


def _entering_from_libraries(game: Game, events: tuple[Event, ...]) -> list[Id]:
    """The cards entering the battlefield from a library: no other effect mills or exiles them meanwhile (614.13c)."""
    return [e.object for e in events if isinstance(e, Move) and e.enters and game[e.object].zone == "library"]


def _in_order(game: Game, events: tuple[Event, ...]) -> Sequence[Event]:
    if len(events) < 2:
        return events
    order = game.in_turn_order()
    return sorted(events, key=lambda e: order.index(p) if (p := e.affected(game)) in order else len(order))


def _once_each(events: list[Event]) -> list[Event]:
    """One object moves once: where several events of a batch move it, the first does (704.7)."""
    moved: list[Id] = []
    kept: list[Event] = []
    for event in events:
        if isinstance(event, Move):
            if event.object in moved:
                continue
            moved.append(event.object)
        kept.append(event)
    return kept


def _besides_once(events: list[Event]) -> list[Event]:
    """What an effect does besides is done once, though it has replaced several events at one time (615.5).

    "Prevent that damage and remove a +1/+1 counter": one counter, from however many sources the damage is.
    """
    done: list[tuple[Option, Event]] = []
    kept: list[Event] = []
    for event in events:
        effect = next((o for o in reversed(event.used) if o.ability.besides_once()), None)
        if effect is not None and not isinstance(event, Damage):
            one = (effect, replace(event, used=()))
            if one in done:
                continue
            done.append(one)
        kept.append(event)
    return kept


def _one_gain_for_each_source(events: list[Event]) -> list[Event]:
    """Life gained by what one source deals at one time to several is gained in one event (702.15e)."""
    gains = [e for e in events if isinstance(e, GainLife) and e.by_damage_of]
    if len(gains) < 2:
        return events
    total: dict[tuple[Id, Id], int] = {}
    for gain in gains:
        key = (gain.player, gain.by_damage_of)
        total[key] = total.get(key, 0) + gain.amount
    kept: list[Event] = []
    for event in events:
        if isinstance(event, GainLife) and event.by_damage_of:
            amount = total.pop((event.player, event.by_damage_of), 0)
            kept += [replace(event, amount=amount)] if amount else []
        else:
            kept.append(event)
    return kept


def _become(game: Game, event: Event, spent: list[Id]) -> Procedure[list[Event]]:
    """What this event becomes: nothing, itself, or others."""
    if not event.possible(game):
        trace(game, event, "101.3")
        return []  # 101.3
    while _might_change(game, event):  # 616.1f
        options = _applicable(game, event)
        forbidding = _forbidding(game, event)
        if forbidding is not None:
            left = [o for o in options if o.ability.rank() == 0]  # 614.17c
            if not left:
                trace(game, event, "614.17", forbidding)
                return []
            options = left
        if not options:
            break
        first = min(o.ability.rank() for o in options)  # 616.1a-e
        options = [o for o in options if o.ability.rank() == first]
        why = "Which effect applies first?"
        chosen = yield from choose(event.affected(game), options, "replacement", why, "616.1", event)
        instead = yield from chosen.ability.replace(game, chosen.me, event)
        spent += [f.key for f in game.floating if f.key == chosen.me and f.once and f.key not in spent]
        instead = tuple(replace(e, used=_used(event, e, chosen)) for e in instead)  # 614.5
        if len(instead) > 1 and any(e.ONE_BY_ONE for e in instead):
            for each in instead:
                yield from happen(game, each)
            return []
        if len(instead) != 1:
            return (yield from _become_all(game, instead, spent))
        event = instead[0]
        if not event.possible(game):
            return []
    return [event]


def _with_contained(game: Game, events: list[Event], spent: list[Id]) -> Procedure[list[Event]]:
    """These events, each behind what the events contained in it become (616.1g): all of them have become what they are.

    Life is lost by damage last, with what else changes that life total at the same time in view (120.4c-d).
    """
    parts = [(at, part) for at, event in enumerate(events) for part in event.parts(game)]
    if not parts:
        return events
    parts.sort(key=lambda each: isinstance(each[1], LoseLife))
    found: dict[int, list[Event]] = {}
    for at, part in parts:
        others = (*events, *(event for became in found.values() for event in became))
        found.setdefault(at, []).extend((yield from _become(game, _beside(part, others), spent)))
    result: list[Event] = []
    for at, event in enumerate(events):
        if at in found:
            result += yield from _with_contained(game, found[at], spent)
        result.append(event)
    return result


def _beside(event: Event, others: Sequence[Event]) -> Event:
    """A loss of life with what the others change of that life total."""
    if not isinstance(event, LoseLife):
        return event
    of_player = [e for e in others if isinstance(e, GainLife | LoseLife) and e.player == event.player]
    return replace(event, beside=sum(e.amount if isinstance(e, GainLife) else -e.amount for e in of_player))


def _used(event: Event, instead: Event, chosen: Option) -> tuple[Option, ...]:
    """The effects that have had their chance, in the order in which they were applied."""
    return tuple(dict.fromkeys((*event.used, *instead.used, chosen)))


def _become_all(game: Game, events: tuple[Event, ...], spent: list[Id]) -> Procedure[list[Event]]:
    result: list[Event] = []
    for event in events:
        result += yield from _become(game, _beside_those(event, result), spent)
    return result


def _beside_those(event: Event, others: Sequence[Event]) -> Event:
    """The event with the effects used that have replaced several as one, itself among them (614.5)."""
    used = [o for other in others for o in other.used if o.ability.of_several() and o not in event.used]
    return replace(event, used=(*event.used, *dict.fromkeys(used))) if used else event


def _stays_itself(game: Game, event: Event) -> bool:
    """Whether it becomes itself: it can happen, contains no others, and nothing could change it."""
    return not _might_change(game, event) and event.possible(game) and not event.parts(game)


def _might_change(game: Game, event: Event) -> bool:
    if changeable(game, event):
        return True
    subject = event.subject
    return bool(subject) and bool(counter_effects(game, subject, event))


def _applicable(game: Game, event: Event) -> list[Option]:
    """Which effects could replace it, each with a number that tells equal ones on one object apart."""
    found: list[Option] = []
    hooks = [hook for hook in kinds("replaces", kind_of(event)) if hook in game.possible]
    for me, ability in together([_around(game, hook, event) for hook in hooks]):
        if ability.replacing(game, me, event):
            nth = sum(1 for o in found if o.me == me and o.ability == ability)
            found.append(Option(me, ability, nth))
    if event.subject:
        here = counter_effects(game, event.subject, event)  # 122.1c-h
        found += [Option(me, effect, 0) for me, effect in here if effect.replacing(game, me, event)]
    return [option for option in found if option not in event.used]


def _around(game: Game, kind: Any, event: Event) -> list[tuple[Id, Hooks]]:
    """The abilities to ask: those around, and the event's own subject's where they function."""
    subject = event.subject
    around = [(me, a) for me, a in asked(game, kind) if me == subject or me < 0 or not a.only_self()]
    if isinstance(event, CreateToken) or (isinstance(event, Move) and event.enters):
        values = plainly_entering(game, event) or as_it_would_enter(game, event)  # 614.12
        around = [(me, a) for me, a in around if me != subject or game[me].zone == "battlefield"]
        return around + [(subject, a) for a in _hooks(values, kind) if a.only_self() and "battlefield" in a.zones()]
    if isinstance(event, TurnFaceUp):
        return around + [(subject, a) for a in _hooks(as_turned_up(game, event), kind) if a.only_self()]  # 708.11
    known = {(me, id(a)) for me, a in around}
    if subject and game[subject].zone not in ("battlefield", "gone"):
        here = game[subject].zone
        mine = [(subject, a) for a in own(game, subject, kind) if here in a.zones()]
        around += [pair for pair in mine if (pair[0], id(pair[1])) not in known]
    return around


def _hooks(values: Characteristics, kind: Any) -> tuple[Any, ...]:
    return values.hooks.get(kind, ())


def _forbidding(game: Game, event: Event) -> tuple[Id, Any] | None:
    """The first ability, with what has it, that makes an event impossible; None if it is possible (614.17)."""
    for kind in kinds("forbids", kind_of(event)):
        for me, ability in asked(game, kind):
            if ability.impossible(game, me, event):
                return me, ability
        subject = event.subject
        if subject and kind in game.possible and game[subject].zone not in ("battlefield", "gone"):
            here = game[subject].zone
            for ability in own(game, subject, kind):
                if here in ability.zones() and ability.impossible(game, subject, event):
                    return subject, ability
    return None


def is_forbidden(game: Game, event: Event) -> bool:
    """Whether an ability makes that event impossible, so that it can't be chosen either (101.3, 614.17b)."""
    return any(kind in game.possible for kind in kinds("forbids", kind_of(event))) and bool(_forbidding(game, event))


def would_be_controlled_by(game: Game, event: Event) -> Id:
    """Who would control the permanent that this event makes enter (614.12, 616.1b)."""
    if isinstance(event, Move | CreateToken):
        return (
            event.affected(game)
            if event.controller
            else controller(game, event.subject)
            if event.subject
            else event.affected(game)
        )
    return event.affected(game)
