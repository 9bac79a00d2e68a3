"""What happens to things and what players do, as triggers, conditions and counts speak of it, by subject."""
