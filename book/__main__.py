"""From a fresh clone to the running book: `python3 -m book serve` and `python3 -m book test`.

Only Python 3.11 or newer with `venv` and `pip` is needed.  The first start makes an environment in `.venv`
and installs the pinned versions; later starts see from a stamp that nothing has changed.  Every other
subcommand of `spielbuch` works here too: `python3 -m book build`, `python3 -m book lab`.

This file uses the standard library only, and nothing of the project, since nothing is installed yet.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "spielbuch-installed.json"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

EXTRAS = {"test": {"book", "live", "test"}, "voila": {"book", "live"}, "lab": {"book", "live"}}
USAGE = """\
usage: python3 -m book COMMAND [arguments]

  serve    build the book and serve it on this computer (installs what it needs first)
  test     install what the tests need and run all of them; further arguments go to pytest
  install  only install, with everything
  ...      any other command of `spielbuch`: build, voila, lab, referee, simulate
"""


class Stop(Exception):
    """A reason to stop that the reader can do something about; shown as one line."""


def main(arguments: list[str]) -> int:
    """Install what the command needs, then run it inside the environment."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(USAGE, end="")
        return 0
    command, rest = arguments[0], arguments[1:]
    try:
        if sys.version_info < (3, 11):  # noqa: UP036  (this file is what tells the reader)
            raise Stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
        install({"book", "live", "test"} if command == "install" else EXTRAS.get(command, {"book"}))
        if command == "install":
            return 0
        if command == "test":
            return run_tests(rest)
    except Stop as reason:
        print(f"spielbuch: {reason}", file=sys.stderr)
        return 1
    return hand_over([PYTHON, "-m", "book.cli", command, *rest])


def hand_over(line: list[str | Path], **extra: str) -> int:
    """Become another program, so that signals reach it; where that cannot be done, run it and wait for it."""
    command, env = [str(part) for part in line], environment() | extra
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], command, env)
    process = subprocess.Popen(command, env=env)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def environment() -> dict[str, str]:
    """The environment for what runs inside .venv: its tools come first on PATH."""
    env = dict(os.environ, VIRTUAL_ENV=str(VENV), PATH=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}")
    env.pop("PYTHONHOME", None)
    return env


# ---- installing ------------------------------------------------------------------------------------------


def install(extras: set[str]) -> None:
    """Make .venv and install the project with these extras, unless that has been done already."""
    wanted = fingerprint()
    have = read_stamp()
    if PYTHON.exists() and have.get("fingerprint") == wanted and extras <= set(have.get("extras", [])):
        return
    extras = extras | set(have.get("extras", [])) if have.get("python") == sys.version else extras
    if not PYTHON.exists() or have.get("python", sys.version) != sys.version:
        with Waiting("Making an environment in .venv"):
            make_venv()
    with Waiting("Installing the pinned packages into .venv (once; about a minute)"):
        pip("install", "--constraint", "constraints.txt", "--editable", f".[{','.join(sorted(extras))}]")
    stamp = {"fingerprint": wanted, "extras": sorted(extras), "python": sys.version}
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def fingerprint() -> str:
    """What the installed packages depend on, as one word."""
    digest = hashlib.sha256(str(ROOT).encode())
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def read_stamp() -> dict[str, object]:
    """What the last installation left behind; empty when there was none or it cannot be read."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def make_venv() -> None:
    """Make .venv anew with this Python."""
    shutil.rmtree(VENV, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if done.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        hint = (
            " On Debian and Ubuntu: apt install python3-venv" if Path("/etc/debian_version").exists() else ""
        )
        last = (done.stdout + done.stderr).strip().splitlines()[-1:] or ["no reason given"]
        raise Stop(f"The environment .venv could not be made ({last[0]}).{hint}")


def pip(*arguments: str) -> None:
    """Run pip inside .venv, quietly; its words are shown when it fails."""
    line = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    # The build tool of the project is pinned in pyproject.toml; its own dependencies come from here.
    env = environment() | {"PIP_CONSTRAINT": " ".join(constraint_files())}
    done = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise Stop("pip could not install the packages; its words stand above.")


def constraint_files() -> list[str]:
    """Our constraints, and those the user has set for pip."""
    return [*os.environ.get("PIP_CONSTRAINT", "").split(), "constraints.txt"]


class Waiting:
    """Says what is being done and, while it lasts, that it still goes on."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __enter__(self) -> None:
        self.start, self.over = time.monotonic(), threading.Event()
        print(f"{self.what} …", flush=True)
        threading.Thread(target=self._tick, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self.over.set()
        print(f"  … {time.monotonic() - self.start:.0f} s", flush=True)

    def _tick(self) -> None:
        while not self.over.wait(10):
            print(f"  … still at it, {time.monotonic() - self.start:.0f} s", flush=True)


# ---- testing ---------------------------------------------------------------------------------------------


def run_tests(arguments: list[str]) -> int:
    """Get a browser if there is none, then run pytest over everything."""
    browser = find_browser() or install_browser()
    os.chdir(ROOT)
    return hand_over([PYTHON, "-m", "pytest", *arguments], SPIELBUCH_CHROMIUM=browser)


def find_browser() -> str | None:
    """The path of a Chromium on this computer, if there is one."""
    named = os.environ.get("SPIELBUCH_CHROMIUM")
    names = (named, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((found for name in names if name and (found := shutil.which(name))), None)


def install_browser() -> str:
    """Install Chromium: Debian's package where apt may be used, Playwright's own elsewhere."""
    if shutil.which("apt-get") and hasattr(os, "geteuid"):
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
        apt = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        packages = ["chromium", "fonts-liberation"]
        with Waiting("Installing Chromium for the tests (apt-get)"):
            for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
                done = subprocess.run([*apt, *step], capture_output=True, text=True)
        if found := find_browser():
            return found
        print(
            f"apt-get brought no Chromium ({(done.stderr.strip().splitlines() or ['no reason given'])[-1]})."
        )
    with Waiting("Installing Chromium for the tests (Playwright's own)"):
        done = subprocess.run([str(PYTHON), "-m", "playwright", "install", "chromium"], env=environment())
    if done.returncode:
        raise Stop("No Chromium could be installed. Install one and set SPIELBUCH_CHROMIUM to its path.")
    return ""  # the tests then use the browser that Playwright finds by itself


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
