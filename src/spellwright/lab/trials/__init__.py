"""Trials: each card is put through its paces in a sandbox, so that every word that it says has run (issue: a card counts
as read only if all its words run).
"""
