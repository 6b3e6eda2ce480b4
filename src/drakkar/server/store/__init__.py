"""What is kept: the log of events, and the database it lies in."""
