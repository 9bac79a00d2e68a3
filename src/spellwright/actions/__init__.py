"""One file for each verb: the word, its English, how it resolves."""
