"""What has happened: conditions, descriptions, counts and amounts that look at the history (608.2i)."""
