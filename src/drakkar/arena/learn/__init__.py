"""``drakkar learn``: what a position is worth, from games that jarl plays against himself."""
