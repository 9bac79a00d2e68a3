"""Clauses and sentences: who does what, whether they may, for how long, on what condition."""
