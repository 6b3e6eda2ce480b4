"""A bot's process that ends as soon as it is asked."""

import sys

if __name__ == "__main__":
    sys.stdin.buffer.read(1)
