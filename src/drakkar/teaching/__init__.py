"""Teaching: lessons at a real table, and what a coach says."""
