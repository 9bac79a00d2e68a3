"""The index of rule numbers and headings of the pinned edition, and the ledger of what is implemented where."""
