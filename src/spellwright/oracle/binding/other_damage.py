"""What "it" is in a sentence of damage that is dealt after, or instead of, that of the sentence before."""

from __future__ import annotations

from itertools import pairwise

from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.deal_damage import Deals
from spellwright.actions.walking import within
from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.words.owners import Its
from spellwright.words.references import Self
from spellwright.words.word import Word


def source_of_other_damage(path: tuple[Word, ...], discourse: Discourse) -> list[Mention] | None:
    """What deals other damage is what the sentence before lets deal damage, not who was dealt it (120.2b, 614.15).

    "~ deals 5 damage to target creature. If this spell was kicked, it deals 10 damage divided … instead", or "it also
    deals 4 damage to target player". What deals damage equal to *its* power is a creature. Where the "if" asks about the
    source, that does: "return target creature to its owner's hand. If this spell was kicked, it deals 2 damage".
    """
    body, sentence, clause = path[-3:] if len(path) > 2 else (None, None, None)
    if clause is None or not isinstance(sentence, Sentence) or not _deals(clause):
        return None
    if any(isinstance(each, Its) for each in within(clause)):
        return None
    if isinstance(getattr(getattr(sentence.lead, "condition", None), "what", None), Self):
        return [m for m in discourse.mentions if m.is_self]
    told: tuple[Sentence, ...] = getattr(body, "sentences", ())
    before = next((first.clause for first, second in pairwise(told) if second is sentence), None)
    if not (isinstance(before, ThingDoes) and isinstance(before.subject, Self) and _deals(before)):
        return None
    return [m for m in discourse.mentions if m.is_self]


def _deals(clause: Word) -> bool:
    return isinstance(clause, ThingDoes) and isinstance(clause.does, Deals)
