"""What one paragraph says of what another does (607)."""

from __future__ import annotations

from spellwright.actions.walking import within
from spellwright.oracle.compiler import compile_face
from spellwright.oracle.face import FaceText
from spellwright.words.references import The


def test_a_cost_of_one_paragraph_is_known_to_the_next_by_its_mark() -> None:
    text = (
        "As an additional cost to cast this spell, sacrifice a creature.\n"
        "~ deals damage equal to the sacrificed creature's power to any target."
    )
    face = compile_face(FaceText("Heave", "{1}{R}", "Instant", text.replace("~", "Heave")))
    words = [word for ability in face.characteristics.abilities for word in within(ability)]
    reference = next(word for word in words if isinstance(word, The))
    assert [type(word).__name__ for word in words if word.mark and word.mark == reference.refers] == ["A"]
