"""The command line: ``fieldpost`` or ``python -m bot``."""

from __future__ import annotations

import sys

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
