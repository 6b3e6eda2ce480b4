"""What players have: goods, ships, weapons, Vikings; paying and receiving."""
