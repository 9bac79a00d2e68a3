"""English to words and back: tokens, the grammar engine, references, the compiler and its coverage."""
