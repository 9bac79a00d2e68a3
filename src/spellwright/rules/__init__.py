"""The procedures of the Comprehensive Rules under their own names; no keyword, verb or card is named here."""
