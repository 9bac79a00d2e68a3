"""What can be wrong: with a template when the grammar is built, with a value when it is printed."""

from __future__ import annotations


class GrammarError(Exception):
    """A template, form, family or namespace is wrong. Raised when a grammar is built, with class and template."""


class NoEnglish(Exception):
    """No template of a word, and no form, prints these values."""


MOST_READINGS = 64
"""How many readings a phrase may have; they would be multiplied further outside."""


class TooManyReadings(Exception):
    """A phrase has so many readings that the text is given up as ambiguous."""
