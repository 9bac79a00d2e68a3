"""Replacement and prevention: "if … would …, … instead", "prevent all damage that would be dealt …" (614, 615)."""
