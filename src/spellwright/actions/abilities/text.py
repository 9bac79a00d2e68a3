"""Plain text: a spell's instructions (113.3a) or static abilities (113.3d); what it stands on decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from functools import partial
from typing import Any

from spellwright.actions.abilities.activation_limits import speaks_of_activating
from spellwright.actions.abilities.content import Content, Sentences
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.base_size_posts import BaseSizePost
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.delayed import AtEndOfCombat
from spellwright.actions.clauses.leads import AsLong, DuringYourTurn, If, IfDone, WasDone
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.dividing import divided_within
from spellwright.actions.enters import EntersSomehow
from spellwright.actions.gains import LosesAll, LosesThisAbility
from spellwright.actions.holding import Holding, conditioned
from spellwright.actions.loses_types import LosesTypes
from spellwright.actions.past.as_cast import HOOK, tells_as_cast, told_in
from spellwright.actions.paying_rather import RatherThanManaCost
from spellwright.actions.repeating import RepeatProcess
from spellwright.actions.told_as_enters import names_of_marks, spoken_of_elsewhere
from spellwright.actions.walking import once, within
from spellwright.rules.hooks import Hooks, Modal
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices, Memory
from spellwright.state.game import Game
from spellwright.words.ability import STACK, Ability
from spellwright.words.conditions import Condition, NotSo
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It, Recipient, Self
from spellwright.words.targets import Aim
from spellwright.words.word import word


class NotAnAbility(Exception):
    """A text says as an instruction what only a spell or ability can do, where it should be a static ability."""


@word
class SpellAbility(Hooks):
    """The instructions of an instant or sorcery (113.3a)."""

    content: Content
    RULE = "113.3a"
    ENGLISH = "{content}"

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def hooks(self) -> tuple[Any, ...]:
        """As its class."""
        return tuple(name for name in Hooks.hooks(self) if name != HOOK or tells_as_cast(self))

    def told_as_cast(self, game: Game, scene: Any) -> Memory:
        """What its instructions say of that moment."""
        return told_in(self, scene)

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """Carry them out in order (608.2c)."""
        yield from self.content.perform(resolving_scene(game, me))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return self.content.aims(choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among its targets."""
        return divided_in(self.content, game, me, choices)


def divided_in(content: Content, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
    """Mark and amount of each division among targets, in the modes chosen (601.2d)."""
    scene = resolving_scene(game, me)
    return tuple(each for body in content.chosen(choices) for each in divided_within(body, scene))


LEADING = 3
"""The template of a sentence that begins with its later time."""


def _begins_at_end_of_combat(content: Content) -> bool:
    if not isinstance(content, Sentences):
        return False
    first = content.body.sentences[0]
    return isinstance(first.at, AtEndOfCombat) and first.style[0] == LEADING


@word
class Text(Paragraph):
    """A paragraph of plain sentences, or of modes; an ability word before it means nothing (207.2c)."""

    content: Content
    label: str | None = field(default=None, compare=False)
    ENGLISH = "[{label:label} —] {content}"

    def ok(self) -> bool:
        """It says nothing of being activated; what begins with "at end of combat" is a triggered ability."""
        return not speaks_of_activating(self.content) and not _begins_at_end_of_combat(self.content)

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Static abilities for what is one; on an instant or sorcery the rest are its instructions.

        Raises `NotAnAbility` if something else says what can't be a static ability.
        """
        if any(
            isinstance(each, (LosesThisAbility,) if on_spell else (LosesThisAbility, RepeatProcess))
            for each in within(self.content)
        ):
            raise NotAnAbility("what only an activated or triggered ability says of itself")
        if not isinstance(self.content, Sentences):
            if not on_spell:
                raise NotAnAbility("modes, or a delayed trigger, that no spell or ability carries out")
            return (SpellAbility(self.content),)
        static, instructions = _sorted_out(self.content.body, on_spell)
        if not on_spell and any(_speaks_of_what_is_done(ability, self) for ability in static):
            raise NotAnAbility("what always holds, of what is done once")
        if not instructions:
            return static
        if not on_spell:
            raise NotAnAbility("an instruction that no spell or ability carries out")
        whole = self.content if not static else Sentences(Body(instructions))
        return (*static, SpellAbility(whole))


def _speaks_of_what_is_done(ability: Ability, text: Text) -> bool:
    """Whether it speaks of what another part of the text denotes, unless of what is done as it enters (614.12a)."""
    if not isinstance(ability, Holding) or all(isinstance(p, EntersSomehow) for p in ability.predicates):
        return False
    return not spoken_of_elsewhere(ability).isdisjoint(names_of_marks(text))


def joined(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """The same with the instructions of several paragraphs as one: they are followed in order (608.2c).

    A later paragraph may speak of what an earlier one did, or take its place ("... deals 4 damage instead if ...").
    """
    result: list[Ability] = []
    for ability in abilities:
        at = next((i for i, each in enumerate(result) if isinstance(each, SpellAbility)), None)
        before = result[at] if at is not None else None
        if at is not None and isinstance(ability, SpellAbility) and isinstance(before, SpellAbility):
            first, second = before.content, ability.content
            if isinstance(first, Sentences) and isinstance(second, Sentences):
                sentences = (*first.body.sentences, *second.body.sentences)
                result[at] = SpellAbility(Sentences(Body(sentences)))
                continue
        result.append(ability)
    return tuple(result)


def _sorted_out(body: Body, on_spell: bool) -> tuple[tuple[Ability, ...], tuple[Sentence, ...]]:
    static: list[Ability] = []
    instructions: list[Sentence] = []
    subject: Recipient | None = None
    for sentence in _of_the_spell(body.effects) if on_spell else _with_sequels(body.effects):
        meant = _static(sentence, on_spell, subject)
        if meant is None:
            instructions.append(sentence)
        else:
            static += meant
            subject = _spoken_of(sentence, subject)
    return tuple(static), tuple(instructions)


def _of_the_spell(effects: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences, with apart what one says of the spell itself before it goes on with instructions (113.6g).

    "If X is 5 or more, this spell can't be countered and the damage can't be prevented."
    """
    found: list[Sentence] = []
    for sentence in effects:
        first = sentence.clause
        if sentence.more and isinstance(first, ThingDoes) and isinstance(first.subject, Self):
            rest = once(
                "the rest", sentence, partial(replace, sentence, clause=sentence.more[0].clause, more=sentence.more[1:])
            )
            of_itself = once("of the spell", sentence, partial(replace, sentence, more=()))
            if _static(of_itself, on_spell=True) and _static(rest, on_spell=True) is None:
                found += (of_itself, rest)
                continue
        found.append(sentence)
    return tuple(found)


def _with_sequels(effects: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences of what stays: what is done besides a replacement effect belongs to it (614.1), "otherwise" to an "if"."""
    found: list[Sentence] = []
    for sentence in effects:
        before = found[-1] if found else None
        if before is not None and isinstance(sentence.lead, IfDone) and sentence.lead.what is WasDone.OTHERWISE:
            unless = _condition_of(before)
            if unless is not None:
                found.append(once("otherwise", sentence, partial(_otherwise, before, sentence, unless)))
                continue
        if before is not None and sentence.instead and before.lead is None and sentence.lead is None:
            met = sentence.only_if
            if met is not None:
                found[-1] = once("unless instead", sentence, partial(replace, before, lead=If(NotSo(met))))
                other = replace(sentence, instead=False, only_if=None)
                found.append(once("instead", sentence, partial(_otherwise, before, other, NotSo(met))))
                continue
        said = sentence.clause.said_of(before.clause) if before is not None and not before.more else None
        if before is not None and said is not None:
            found[-1] = once("said of", sentence, partial(replace, before, clause=said))
            continue
        if before is not None and before.continues and _static(sentence, on_spell=False) is None:
            found[-1] = before.with_sequel(sentence)
        else:
            found.append(sentence)
    return tuple(found)


def _otherwise(before: Sentence, sentence: Sentence, unless: Condition) -> Sentence:
    """What holds if a condition isn't true; "it" is what the sentence before speaks of."""
    clause, subject = sentence.clause, before.clause.speaks_of()
    it = clause.subject if isinstance(clause, ThingDoes) and isinstance(clause.subject, It) else None
    if it is not None and subject is not None and subject.mark == it.refers and isinstance(clause, ThingDoes):
        clause = replace(clause, subject=subject)
    return replace(sentence, lead=If(NotSo(unless)), clause=clause)


def _condition_of(sentence: Sentence) -> Condition | None:
    """On what condition it holds, if that is all that it says: "as long as it's a Zombie"."""
    if isinstance(sentence.lead, If | AsLong):
        return sentence.lead.condition
    return sentence.clause.condition if isinstance(sentence.clause, ThingDoes) and not sentence.more else None


def _spoken_of(sentence: Sentence, subject: Recipient | None) -> Recipient | None:
    """The subject to which clauses after this sentence may refer, where this is the one of those before it."""
    for clause in sentence.clauses:
        subject = (clause.after(subject) if subject is not None else clause).speaks_of() or subject
    return subject


def _static(sentence: Sentence, on_spell: bool, subject: Recipient | None = None) -> list[Ability] | None:
    """The static abilities that a sentence means, if it means such; the one before it may have a subject."""
    if sentence.at is not None or sentence.instead or sentence.then or sentence.unless is not None:
        return None
    if sentence.lead is not None and not isinstance(sentence.lead, If | AsLong | DuringYourTurn):
        return None
    if any(isinstance(each, BaseSizePost) for each in within(sentence)):
        return None
    found: list[Ability] = []
    shared = sentence.clause.condition_before()
    for number, said in enumerate(sentence.clauses):
        clause = said.after(subject) if subject is not None else said
        meant = clause.static(on_spell)
        if meant is not None and number and shared is not None:
            meant = once(f"under {on_spell}", clause, partial(_under, meant, shared))
        if meant is None:
            return None
        found += meant
        subject = clause.speaks_of() or subject
    if any(isinstance(each, LosesAll | LosesTypes) and each.other for each in within(sentence)):
        found = once(f"together {on_spell}", sentence, lambda: _as_one_effect(found))
    if sentence.lead is None and sentence.what_x_is is None and sentence.only_if is None:
        return found
    return once(f"whole {on_spell}", sentence, lambda: _of_sentence(sentence, found))


def _as_one_effect(found: list[Ability]) -> list[Ability]:
    """Losing "all other abilities", or types, is one effect with what gives some: those are the others' other (613.1f)."""
    result: list[Ability] = []
    for ability in found:
        before = result[-1] if result else None
        if isinstance(ability, Holding) and isinstance(before, Holding) and _said_of_the_same(ability, before):
            result[-1] = replace(before, predicates=(*before.predicates, *ability.predicates))
        else:
            result.append(ability)
    return result


def _said_of_the_same(one: Holding, other: Holding) -> bool:
    return (one.subject, one.condition) == (other.subject, other.condition)


SAYS_WHERE = (Holding, RatherThanManaCost)
"""The abilities that keep what X is."""


def _under(abilities: Sequence[Ability], condition: Condition) -> tuple[Ability, ...] | None:
    """These as long as a condition is true; None if one of them can't be."""
    found = [conditioned(each, condition) for each in abilities]
    return tuple(each for each in found if each is not None) if None not in found else None


def _of_sentence(sentence: Sentence, found: list[Ability]) -> list[Ability] | None:
    """The static abilities with what the sentence says of all its clauses: conditions, and what X is."""
    conditions = [sentence.only_if] if sentence.only_if is not None else []
    if isinstance(sentence.lead, If | AsLong | DuringYourTurn):
        conditions.append(sentence.lead.condition)
    result: list[Ability] = []
    for ability in found:
        under: Ability | None = ability
        for condition in conditions:
            under = conditioned(under, condition) if under is not None else None
        if under is None or (sentence.what_x_is is not None and not isinstance(under, SAYS_WHERE)):
            return None
        says = isinstance(under, SAYS_WHERE) and sentence.what_x_is is not None
        result.append(replace(under, where=sentence.what_x_is) if says else under)  # type: ignore[call-arg]
    return result
