"""How long importing one game takes, in a fresh Python with compiled modules in its cache.

    python tests/benchmarks/imports.py [--runs 9]

Prints the median in milliseconds for each game; the aim is below 60 on a small two-core machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys

from engine.core import registry

CODE = "import time; t = time.perf_counter(); import engine.games.{}.play; print((time.perf_counter() - t) * 1000)"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    for game in registry.NAMES:
        times = [
            float(subprocess.check_output([sys.executable, "-c", CODE.format(game)], env=env))
            for _ in range(runs + 1)
        ][1:]  # the first run may have to compile
        print(f"{game:16} {statistics.median(times):5.1f} ms")


if __name__ == "__main__":
    main()
