"""What every game shares. The kernel knows no game and imports nothing else of Drakkar."""
