"""The table over the network: HTTP and WebSocket, an append-only log of events, bots beside."""
