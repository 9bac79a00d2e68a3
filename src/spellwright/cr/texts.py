"""The text of the rules, from a file that the user has: none is shipped."""

from __future__ import annotations

import re

from spellwright.cr.index import EDITION, exists, heading, rules

SECTION = re.compile(r"([1-9]\d\d)\. (.+)")
RULE = re.compile(r"([1-9]\d\d\.\d+[a-z]?)\.? (.+)")
END = "Glossary"
ENOUGH = 0.8


class NoRulesText(Exception):
    """The text isn't that of the Comprehensive Rules, or of too different an edition."""


def rule_texts(text: str) -> dict[str, str]:
    """The text of each rule of the pinned edition, examples included, by its number.

    A section counts only under its heading in the pinned edition: files are about that hold some sections twice, once
    under numbers of an earlier edition.

    Raises:
        NoRulesText: most rules aren't in it.
    """
    found: dict[str, list[str]] = {}
    right_section = False
    current: list[str] | None = None
    for line in (each.strip() for each in text.lstrip("\ufeff").splitlines()):
        if (section := SECTION.fullmatch(line)) is not None:
            right_section = exists(section[1]) and _letters(heading(section[1])) == _letters(section[2])
            current = None
        elif (rule := RULE.fullmatch(line)) is not None:
            wanted = right_section and exists(rule[1]) and rule[1] not in found
            current = found.setdefault(rule[1], [rule[2]]) if wanted else None
        elif line == END:
            current = None
        elif line and current is not None:
            current.append(line)
    if len(found) < ENOUGH * len(rules()):
        raise NoRulesText(
            f"only {len(found)} of {len(rules())} rules are in it; it should be the text of the Comprehensive Rules "
            f"of {EDITION}"
        )
    return {number: "\n".join(lines) for number, lines in found.items()}


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))
