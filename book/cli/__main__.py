"""`python -m book.cli` is `spielbuch`."""

import sys

from book.cli import main

sys.exit(main())
