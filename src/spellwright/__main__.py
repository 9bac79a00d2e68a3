"""`python -m spellwright` is the command `spellwright`."""

from spellwright.cli.main import app

app()
