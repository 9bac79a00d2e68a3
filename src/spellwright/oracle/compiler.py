"""From a card's text to what a game plays with: each face's characteristics, with abilities made of words.

A face is read whole or not at all: one paragraph that isn't understood, or one reference that isn't bound, and the card is
declined, with the exact words (law 5). A declined card can still be made, without the paragraphs that weren't read, by
whoever asks for it; it then says so.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import NotAnAbility, joined
from spellwright.actions.clauses.rounding import says_how_to_round
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.doing import Act
from spellwright.actions.holding import Holding
from spellwright.actions.replacing.preventing import PreventAll
from spellwright.actions.walking import children, within
from spellwright.oracle.binding.binder import Binder, Bound, anew
from spellwright.oracle.cleaved import cleaved
from spellwright.oracle.color_identity import color_identity, defined_colors
from spellwright.oracle.english import as_said, grammar, read
from spellwright.oracle.face import FaceText, TypeLine, Unread, colors, number, type_line
from spellwright.oracle.intrinsic import intrinsic_abilities, of_subtypes
from spellwright.oracle.leveled import is_station, leveled
from spellwright.oracle.outcome import Declined
from spellwright.oracle.rooms import with_rooms
from spellwright.oracle.texts import Paragraph as TextParagraph
from spellwright.oracle.texts import paragraphs
from spellwright.state.card import Card
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import ManaCost
from spellwright.words.of_choice import AllOrAll, OfQualityOfChoice


@dataclass(frozen=True, slots=True)
class CompiledFace:
    """A face as compiled: its characteristics, what wasn't read, the words of its paragraphs and their bindings."""

    characteristics: Characteristics
    unread: tuple[Unread, ...]
    paragraphs: tuple[Paragraph, ...]
    bindings: tuple[Bound, ...]


@dataclass(frozen=True, slots=True)
class CompiledCard:
    """A card as compiled. It is read if nothing is left unread."""

    card: Card
    faces: tuple[CompiledFace, ...]

    @property
    def unread(self) -> tuple[Unread, ...]:
        """The words of all faces that weren't understood."""
        return tuple(u for face in self.faces for u in face.unread)

    @property
    def is_read(self) -> bool:
        """Whether every word was understood and bound."""
        return not self.unread


def compile_card(
    name: str, layout: str, faces: Sequence[FaceText], known: Collection[str] = (), melded_value: int | None = None
) -> CompiledCard:
    """Compile a card from its faces. `known` are the names of all cards, to tell names in texts.

    A meld card has what its pair melds into as its second face; `melded_value` is the mana value of that (202.3c).
    """
    compiled = [compile_face(face, known) for face in faces[:1]]
    front = compiled[0].characteristics.mana_value
    back = front if layout == "transform" else melded_value  # 202.3b: the back face has the mana value of the front
    compiled += [compile_face(face, known, mana_value=back, first_mark=_MARKS_APART) for face in faces[1:]]
    values = [c.characteristics for c in compiled]
    if layout == "flip":
        values = _flipping(*values)
    if layout == "adventure" and any("Adventure" in each.subtypes for each in values[1:]):
        values = [replace(each, adventurer=True) for each in values]  # 715.2a
    whole = combined(name, values) if layout == "split" else values[0]
    declined = tuple(u.words for c in compiled for u in c.unread)
    card = Card(name, layout, tuple(values), whole, declined, color_identity(faces) | defined_colors(values))
    return CompiledCard(card, tuple(compiled))


def _flipping(normal: Characteristics, other: Characteristics) -> list[Characteristics]:
    """The halves of a flip card: flipping changes neither colors nor mana cost (710.1b-c)."""
    alternative = replace(other, mana_cost=normal.mana_cost, colors=normal.colors, own_mana_value=None)
    return [replace(normal, flipped=alternative), alternative]


def combined(name: str, halves: Sequence[Characteristics]) -> Characteristics:
    """The characteristics of a split card where no half is up: those of both together (709.4)."""
    costs = [h.mana_cost for h in halves if h.mana_cost is not None]
    total = costs[0] if costs else None
    for cost in costs[1:]:
        assert total is not None
        total = total.plus(cost)
    bits = 0
    for half in halves:
        bits |= half.colors
    return Characteristics(
        name,
        total,
        bits,
        frozenset().union(*(h.supertypes for h in halves)),
        frozenset().union(*(h.types for h in halves)),
        frozenset().union(*(h.subtypes for h in halves)),
        tuple(a for h in halves for a in h.abilities),
    )


_MARKS_APART = 500
"""The first mark of a second face: a fused split spell carries out the texts of both halves (709.4d)."""


def compile_face(
    face: FaceText, known: Collection[str] = (), *, mana_value: int | None = None, first_mark: int = 1
) -> CompiledFace:
    """Compile one face; `mana_value` is its mana value where that isn't the one of its own cost."""
    types = type_line(face.type_line)
    cost = ManaCost.parse(face.mana_cost) if face.mana_cost else None
    reader = _FaceReader(face, types, first_mark)
    reader.read_all(known)
    power, toughness = number(face.power), number(face.toughness)
    station_size = None
    if is_station(reader.read_paragraphs) and power is not None and toughness is not None:
        station_size, power, toughness = (power, toughness), None, None  # 721.2c
    if types.is_dungeon:
        said = with_rooms(face.oracle_text, reader.rooms)
    else:
        said = joined(leveled(reader.read_paragraphs, station_size))
    if "[" in face.oracle_text:
        without = _FaceReader(face, types, first_mark)
        without.read_all(known, cleaved=True)
        reader.unread += without.unread
        said = cleaved(said, joined(leveled(without.read_paragraphs)))
    abilities = (
        *said,
        *intrinsic_abilities(types.subtypes, said),
        *of_subtypes(types.subtypes, number(face.loyalty), number(face.defense), loyalty_is_x=face.loyalty == "X"),
    )
    characteristics = Characteristics(
        face.name,
        cost,
        colors(cost, face.color_indicator),
        types.supertypes,
        types.types,
        types.subtypes,
        abilities,
        power,
        toughness,
        number(face.loyalty),
        number(face.defense),
        mana_value,
    )
    return CompiledFace(characteristics, tuple(reader.unread), tuple(reader.words), tuple(reader.bindings))


class _FaceReader:
    """Reads the paragraphs of a face one after the other: later ones may speak of what earlier ones did (607)."""

    def __init__(self, face: FaceText, types: TypeLine, first_mark: int) -> None:
        self.face, self.types = face, types
        self.readings: list[tuple[TextParagraph, Paragraph]] = []
        self.values: list[Paragraph] = []
        self.read_paragraphs: list[tuple[Paragraph, tuple[Ability, ...]]] = []
        self.rooms: list[tuple[TextParagraph, tuple[Ability, ...]]] = []
        self.unread: list[Unread] = []
        self.words: list[Paragraph] = []
        self.bindings: list[Bound] = []
        heads = set(types.types) | ({"spell"} if types.is_spell else {"permanent"})
        self.binder = Binder(frozenset(heads), first_mark)

    def read_all(self, known: Collection[str], *, cleaved: bool = False) -> None:
        """Read the whole text, or what is left of it where it is cleaved."""
        legendary = "legendary" in self.types.supertypes
        text, name = self.face.oracle_text, self.face.name
        for paragraph in paragraphs(text, name, legendary=legendary, known=known, cleaved=cleaved):
            self.read(paragraph)
        self.finish()

    def read(self, paragraph: TextParagraph) -> None:
        """Read one paragraph; what isn't understood is kept with the place where it stands."""
        reading = read(as_said(paragraph.text, self.face.name))
        if isinstance(reading, Declined):
            at = paragraph.offset(reading.at)
            self.unread.append(Unread(paragraph.text, reading.words, str(reading.reason.value), at, reading.expected))
            return
        again = any(reading.value is value for value in self.values)  # two equal paragraphs have targets of their own
        self.values.append(reading.value)
        value = anew(reading.value) if again else reading.value
        bindings = self.binder.paragraph(value)[1]
        self.bindings += bindings
        for bound in bindings:
            if not bound.is_bound:
                start, end = (0, len(paragraph.text)) if again else reading.where(bound.reference)
                said = paragraph.text[start:end]
                self.unread.append(Unread(paragraph.text, said, f"{bound.status} reference", paragraph.offset(start)))
        self.readings.append((paragraph, value))

    def finish(self) -> None:
        """Make abilities of the paragraphs, now that all is bound that one says of another."""
        for paragraph, reading in self.readings:
            value = self.binder.numbered(reading)
            try:
                abilities = value.abilities(self.types.is_spell or self.types.is_dungeon)
                _quoted_too(value)
                _asks_what_is_known(value)
                _chooses_as_it_is_done(value)
                _rounds(value)
                _holds_for_all(abilities)
                self.read_paragraphs.append((value, abilities))
                self.rooms.append((paragraph, abilities))
            except NotAnAbility as why:
                self.unread.append(Unread(paragraph.text, paragraph.text, str(why), paragraph.start))
            self.words.append(value)


def _quoted_too(paragraph: Paragraph) -> None:
    """Raise `NotAnAbility` if something in quotation marks, which something gains, isn't an ability either."""
    for each in within(paragraph):
        if isinstance(each, Quoted):
            each.means()


def _asks_what_is_known(paragraph: Paragraph) -> None:
    """Raise `NotAnAbility` if a condition speaks of what is chosen only by the act whose condition it is."""
    if any(isinstance(each, Sentence) and each.asks_of_its_own_choice() for each in within(paragraph)):
        raise NotAnAbility("a condition about what is still to be chosen")


def _chooses_as_it_is_done(paragraph: Paragraph) -> None:
    """Raise `NotAnAbility` if what is chosen as an act is done stands where nothing is done (608.2d)."""
    for each in within(paragraph):
        chosen = [part for part in children(each) if isinstance(part, OfQualityOfChoice | AllOrAll)]
        if chosen and not isinstance(each, Act | ThingDoes | PreventAll):
            raise NotAnAbility("a choice where nothing is done")


def _rounds(paragraph: Paragraph) -> None:
    """Raise `NotAnAbility` if a part of something isn't said to be rounded up or down (107.1a)."""
    if not says_how_to_round(paragraph):
        raise NotAnAbility("a part that isn't rounded")


def _holds_for_all(abilities: Sequence[Ability]) -> None:
    """Raise `NotAnAbility` if a condition is another one for each thing of which something is said.

    "Basic lands each player controls have shroud as long as that player controls three or fewer lands."
    """
    for static in (each for ability in abilities for each in ability.means() if isinstance(each, Holding)):
        inside = {word.mark for word in within(static.subject) if word is not static.subject and word.mark}
        if static.condition is not None and any(word.refers in inside for word in within(static.condition)):
            raise NotAnAbility("a condition of each by itself")


def printed(face: CompiledFace) -> tuple[str, ...]:
    """Each paragraph as its words print it."""
    return tuple(grammar().text(p) for p in face.paragraphs)
