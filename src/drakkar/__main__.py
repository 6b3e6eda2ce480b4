"""``python -m drakkar``."""

import sys

from drakkar.cli import main

sys.exit(main())
