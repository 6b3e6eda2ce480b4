"""The rated ladder: what a game that counts says of those who played it."""
