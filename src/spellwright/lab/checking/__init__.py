"""What must be true in a scenario: one function for each kind of check."""
