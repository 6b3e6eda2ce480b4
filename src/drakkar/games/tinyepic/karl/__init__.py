"""Karl's judgement: what a position of Tiny Epic is worth, and which answers he looks at."""
