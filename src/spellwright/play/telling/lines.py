"""One line for each kind of event: a table, so that no event goes untold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellwright.keywords.space_sculptor import SECTOR, sector_name
from spellwright.play.telling.naming import Names, mana_text
from spellwright.rules.crimes import CRIME
from spellwright.rules.visibility import move_is_seen
from spellwright.state.events import (
    cards,
    chance,
    combat,
    damage,
    designations,
    dungeons,
    effects,
    mana_abilities,
    permanents,
    stack,
    starting,
    turns,
    zones,
)
from spellwright.state.history import Entry
from spellwright.state.pile import Pile
from spellwright.words.procedure import NOBODY

Line = Callable[[Names, Any, Entry], str]
UNTOLD = ""
"""An event that only others are told of: what it consists of has its own lines."""


def _move(names: Names, event: zones.Move, entry: Entry) -> str:
    seen = not names.viewer or move_is_seen(names.game, names.viewer, event, entry.new)
    what = names.known(event.object) if seen else "a card"
    owner = names.player(names.game[event.object].owner)
    came_from = names.game[event.object].was
    if event.to == "battlefield":
        how = " tapped" if event.tapped else ""
        under = names.player(names.game[entry.new].controller)
        return f"{what} enters the battlefield{how} under {under}'s control"
    if event.to == "stack":
        return f"{names.player(event.controller or names.game[event.object].owner)} puts {what} onto the stack"
    if event.to == "graveyard" and came_from == "battlefield":
        return f"{what} goes to {owner}'s graveyard"
    if event.to == "exile":
        return f"{what} is exiled" + (" face down" if event.face_down is not None else "")
    came_from = "outside the game" if came_from == zones.OUTSIDE else f"the {came_from}"
    if event.to == "command":
        return f"{what} goes from {came_from} to the command zone"
    place = {"hand": "hand", "library": "library", "graveyard": "graveyard"}.get(event.to, event.to)
    return f"{what} goes from {came_from} to {owner}'s {place}"


def _counters(kind: str, number: int) -> str:
    return f"{number} {kind} counter" + ("s" if number != 1 else "")


def _cast(names: Names, event: stack.Cast, entry: Entry) -> str:
    choices = names.game[event.object].choices
    targets = choices.target_ids() if choices is not None else ()
    at = f", targeting {names.list(targets)}" if targets else ""
    x = f" (X is {choices.x})" if choices is not None and choices.x else ""
    return f"{names.player(event.player)} casts {names.of(event.object)}{x}{at}"


def _damage(names: Names, event: damage.Damage, entry: Entry) -> str:
    kind = "combat damage" if event.combat else "damage"
    return f"{names.of(event.source)} deals {event.amount} {kind} to {names.of(event.victim)}"


def _activated(names: Names, event: stack.Activated, entry: Entry) -> str:
    if event.mana:
        return UNTOLD
    choices = names.game[event.object].choices if event.object else None
    targets = choices.target_ids() if choices is not None else ()
    at = f", targeting {names.list(targets)}" if targets else ""
    return f"{names.player(event.player)} activates an ability of {names.of(event.source)}{at}"


def _put_ability(names: Names, event: stack.PutAbility, entry: Entry) -> str:
    return f"{names.of(event.source)}'s ability goes onto the stack ({names.player(event.controller)})"


def _token(names: Names, event: stack.CreateToken, entry: Entry) -> str:
    v = event.copied or event.values
    size = f"{v.power}/{v.toughness} " if v.power is not None else ""
    name = v.name.removesuffix(" Token")  # 111.4
    return f"{names.player(event.player)} creates a {size}{name} token"


def _resolve(names: Names, event: stack.Resolve, entry: Entry) -> str:
    what = names.of(event.object)
    return f"{what} doesn't resolve: its targets are illegal" if event.fizzles else f"{what} resolves"


def _tap(names: Names, event: permanents.Tap, entry: Entry) -> str:
    return UNTOLD if event.cause in ("mana", "attack", "cost") else f"{names.of(event.object)} becomes tapped"


def _untap(names: Names, event: permanents.Untap, entry: Entry) -> str:
    return UNTOLD if event.cause == "untap step" else f"{names.of(event.object)} becomes untapped"


def _reveal(names: Names, event: cards.Reveal, entry: Entry) -> str:
    if event.to:
        return f"{names.player(event.to)} looks at {len(event.objects)} card(s) of {names.player(event.player)}"
    return f"{names.player(event.player)} reveals {', '.join(names.known(id) for id in event.objects) or 'nothing'}"


def _separate(names: Names, event: cards.Separate, entry: Entry) -> str:
    piles = " | ".join(_pile(names, pile) for pile in event.piles)
    return f"{names.player(event.player)} separates into piles: {piles}"


def _pile(names: Names, pile: Pile) -> str:
    if pile.face_down and names.viewer not in (NOBODY, pile.by):
        return f"{len(pile.objects)} face down"
    hidden = [names.game[id].zone != "battlefield" for id in pile.objects]
    told = (names.known(id) if shown else names.of(id) for id, shown in zip(pile.objects, hidden, strict=True))
    return ", ".join(told) or "nothing"


def _act(names: Names, event: cards.Act, entry: Entry) -> str:
    """A crime is told only where something may trigger on it: spells that target an opponent are many."""
    who = names.player(event.player)
    if event.what == CRIME:
        return f"{who} commits a crime" if ("triggers", cards.Act) in names.game.possible else UNTOLD
    return f"{who}: {event.what}" + (f" {event.number}" if event.number else "")


def _voted(names: Names, event: cards.Voted, entry: Entry) -> str:
    made = (
        f"{names.player(voter)} for {choice if isinstance(choice, str) else names.of(choice)}"
        for voter, choice in event.votes
    )
    return f"votes: {', '.join(made)}"


def _mark(names: Names, event: permanents.Mark, entry: Entry) -> str:
    if event.name != SECTOR:
        return UNTOLD
    where = f"the {sector_name(event.value)} sector" if event.value else "no sector"
    return f"{names.of(event.object)} is in {where}"


def _designation(names: Names, event: designations.PlayerGets, entry: Entry) -> str:
    """What a player has got, with its number where that counts: the city's blessing (702.131c), speed 3 (702.179c)."""
    number = f" {event.value}" if event.value > 1 else ""
    return f"{names.player(event.player)} gets: {event.name}{number}" if event.value else UNTOLD


def _attach(names: Names, event: permanents.Attach, entry: Entry) -> str:
    return f"{names.of(event.object)} becomes attached to {names.of(event.to)}"


def _flip(names: Names, event: Any, entry: Entry) -> str:
    return f"{names.player(event.player)} flips a coin"


def _roll(names: Names, event: Any, entry: Entry) -> str:
    return f"{names.player(event.player)} rolls a die"


def _life(names: Names, event: damage.LoseLife, entry: Entry) -> str:
    who = names.player(event.player)
    return f"{who} pays {event.amount} life" if event.cause == "pay" else f"{who} loses {event.amount} life"


LINES: dict[type[Any], Line] = {
    cards.Draw: lambda n, e, t: f"{n.player(e.player)} draws a card",
    cards.DrawFromEmpty: lambda n, e, t: f"{n.player(e.player)} can't draw: their library is empty",
    cards.Discard: lambda n, e, t: f"{n.player(e.player)} discards {n.known(e.object)}",
    cards.Mill: lambda n, e, t: f"{n.player(e.player)} mills {e.number}",
    cards.Reveal: _reveal,
    cards.Separate: _separate,
    cards.Voted: _voted,
    cards.Search: lambda n, e, t: f"{n.player(e.player)} searches {n.player(e.owner)}'s {e.zone}",
    cards.Act: _act,
    chance.ChooseAtRandom: lambda n, e, t: f"{n.player(e.affected(n.game))} chooses at random",
    chance.FlipCoin: _flip,
    chance.RollDie: _roll,
    combat.Attack: lambda n, e, t: f"{n.of(e.object)} attacks {n.of(e.defender)}",
    combat.Block: lambda n, e, t: f"{n.of(e.object)} blocks {n.list(e.attackers)}",
    combat.BecomeBlocked: lambda n, e, t: UNTOLD if e.blockers else f"{n.of(e.object)} becomes blocked",
    combat.BecomeUnblocked: lambda n, e, t: f"{n.of(e.object)} isn't blocked",
    combat.RemoveFromCombat: lambda n, e, t: f"{n.of(e.object)} is removed from combat",
    damage.Damage: _damage,
    damage.MarkDamage: lambda n, e, t: UNTOLD,
    damage.RemoveDamage: lambda n, e, t: UNTOLD,
    damage.GainLife: lambda n, e, t: f"{n.player(e.player)} gains {e.amount} life",
    damage.LoseLife: _life,
    stack.LoseMana: lambda n, e, t: f"{n.player(e.player)} loses unspent mana",
    dungeons.MoveMarker: lambda n, e, t: (
        f"{n.player(n.game[e.object].owner)} moves the venture marker into {e.name} of {n.of(e.object)}"
    ),
    dungeons.RemoveDungeon: lambda n, e, t: f"{n.player(n.game[e.object].owner)} completes {n.of(e.object)}",
    dungeons.TakeInitiative: lambda n, e, t: f"{n.player(e.player)} takes the initiative",
    effects.Begin: lambda n, e, t: f"an effect of {n.of(e.effect.source)} begins",
    effects.ChangeController: lambda n, e, t: f"{n.player(e.player)} gains control of {n.of(e.object)}",
    effects.ComesUnderControl: lambda n, e, t: f"{n.of(e.object)} comes under {n.player(e.player)}'s control",
    mana_abilities.ManaAbilityBegins: lambda n, e, t: UNTOLD,
    mana_abilities.ManaAbilityEnds: lambda n, e, t: UNTOLD,
    permanents.Tap: _tap,
    permanents.Untap: _untap,
    permanents.Destroy: lambda n, e, t: f"{n.of(e.object)} is destroyed",
    permanents.Sacrifice: lambda n, e, t: f"{n.player(e.player)} sacrifices {n.of(e.object)}",
    permanents.PutCounters: lambda n, e, t: f"{n.of(e.object)} gets {_counters(e.kind, e.number)}",
    permanents.RemoveCounters: lambda n, e, t: f"{n.of(e.object)} loses {_counters(e.kind, e.number)}",
    designations.PlayerGets: _designation,
    permanents.Attach: _attach,
    permanents.Unattach: lambda n, e, t: f"{n.of(e.object)} becomes unattached",
    permanents.TurnFaceUp: lambda n, e, t: f"{n.of(e.object)} is turned face up",
    permanents.TurnFaceDown: lambda n, e, t: f"{n.of(e.object)} is turned face down",
    permanents.Transform: lambda n, e, t: f"{n.of(e.object)} transforms",
    permanents.FlipCard: lambda n, e, t: f"{n.of(e.object)} is flipped",
    permanents.Phase: lambda n, e, t: f"{n.of(e.object)} phases {'out' if e.out else 'in'}",
    permanents.Grant: lambda n, e, t: f"{n.of(e.object)} is given an ability",
    permanents.Mark: _mark,
    permanents.ChooseFor: lambda n, e, t: f"for {n.of(e.object)} is chosen: {e.value}",
    stack.Cast: _cast,
    stack.PutAbility: _put_ability,
    stack.Activated: _activated,
    stack.Targeted: lambda n, e, t: UNTOLD,
    stack.Counter: lambda n, e, t: f"{n.of(e.object)} is countered",
    stack.LeaveStack: lambda n, e, t: UNTOLD,
    stack.Resolve: _resolve,
    stack.CopyOnStack: lambda n, e, t: f"{n.player(e.player)} puts a copy of {n.of(e.of)} onto the stack",
    stack.CopyCard: lambda n, e, t: f"{n.player(e.player)} creates a copy of {n.of(e.of)}",
    stack.CreateToken: _token,
    stack.CreateEmblem: lambda n, e, t: f"{n.player(e.player)} gets an emblem",
    stack.BecomeCopy: lambda n, e, t: f"{n.of(e.object)} becomes a copy",
    stack.AddMana: lambda n, e, t: f"{n.player(e.player)} adds {mana_text(e.mana)}",
    starting.DetermineStartingPlayer: lambda n, e, t: f"{n.player(n.game.starting)} will take the first turn",
    starting.BringCard: lambda n, e, t: UNTOLD,
    starting.LeaveGame: lambda n, e, t: f"{n.player(e.player)} leaves the game",
    turns.BeginTurn: lambda n, e, t: f"turn {t.turn}: {n.player(e.player)}",
    turns.ControlPlayer: lambda n, e, t: f"{n.player(e.by)} controls {n.player(e.player)} this turn",
    turns.BeginStep: lambda n, e, t: e.step,
    turns.ExtraTurn: lambda n, e, t: f"{n.player(e.player)} will take an extra turn",
    turns.PlayLand: lambda n, e, t: f"{n.player(e.player)} plays {n.of(e.object)}",
    turns.LoseGame: lambda n, e, t: f"{n.player(e.player)} loses the game" + (f": {e.why}" if e.why else ""),
    turns.WinGame: lambda n, e, t: f"{n.player(e.player)} wins the game",
    turns.DrawGame: lambda n, e, t: "the game is a draw",
    turns.EndGame: lambda n, e, t: "the game is over",
    turns.BecomeMonarch: lambda n, e, t: f"{n.player(e.player)} becomes the monarch" if e.player else "no monarch",
    turns.BecomeDayNight: lambda n, e, t: f"it becomes {e.value}",
    zones.Move: _move,
    zones.Merge: lambda n, e, t: f"{n.of(e.spell)} merges with {n.of(e.object)}",
    zones.Cease: lambda n, e, t: f"{n.of(e.object)} ceases to exist",
    zones.Shuffle: lambda n, e, t: f"{n.player(e.player)} shuffles their library",
    zones.ShufflePile: lambda n, e, t: f"{n.player(e.player)} shuffles a face-down pile of {len(e.objects)}",
    zones.Reorder: lambda n, e, t: f"{n.player(e.player)} puts cards back into their library",
}  # fmt: skip


def line(names: Names, entry: Entry) -> str:
    """What is told of an entry of the history; empty for one that only its parts are told of."""
    tell = LINES.get(type(entry.event))
    return tell(names, entry.event, entry) if tell is not None else type(entry.event).__name__
