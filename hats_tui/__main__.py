"""`python -m hats_tui`, the same as the command `hats-tui`."""

import sys

from hats_tui.cli import main

if __name__ == "__main__":
    sys.exit(main())
