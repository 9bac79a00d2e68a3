"""What `scripts/bars` measures: one module for each issue, each with a tuple `BARS` of functions, one for each bar."""
