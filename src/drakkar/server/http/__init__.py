"""HTTP and WebSockets: from a request to a question the tables understand, and back."""
