"""The kinds of abilities (113.3): spell, activated, triggered, static; and the paragraphs that are none."""
