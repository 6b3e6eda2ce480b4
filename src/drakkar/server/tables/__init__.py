"""Tables: what may be asked of them, what is on them, and how it is put into words."""
