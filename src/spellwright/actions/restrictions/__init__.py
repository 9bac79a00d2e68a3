"""What things and players can't do (101.2): one idea each, joined by "can't … or …"."""
