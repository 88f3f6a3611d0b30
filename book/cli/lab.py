"""Open the chapters as notebooks in JupyterLab, to change and run.

The notebooks are copied into a folder of yours (--folder). Starting again brings new versions of the
chapters, but never touches a notebook you have changed; delete it, and it comes back as printed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import secrets
import shutil
from pathlib import Path

from book import paths
from book.cli import live
from book.cli.problems import CommandProblem

NOTE = ".spielbuch.json"  # what the notebooks were when they were copied
SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    }
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command has."""
    live.add_common_arguments(parser, 8888)
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("spielbuch-notebooks"),
        help="where your copies lie (default: spielbuch-notebooks)",
    )
    parser.add_argument(
        "--language",
        choices=paths.LANGUAGES,
        default="en",
        help="the language of the chapter that opens first (default: en)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Copy the notebooks, then become JupyterLab."""
    live.prepare("jupyterlab", arguments)
    try:
        kept = copy_notebooks(arguments.folder)
    except OSError as problem:
        raise CommandProblem(
            f"the notebooks cannot be copied to {arguments.folder}: {problem.strerror}"
        ) from None
    for name in kept:
        print(f"  kept as you changed it: {name}")
    config = live.JUPYTER / "config"
    live.lay_out(config / "custom", paths.BOOK / "lab" / "custom.css")
    (config / "labconfig").mkdir(parents=True, exist_ok=True)
    (config / "labconfig" / "default_setting_overrides.json").write_text(json.dumps(SETTINGS))
    token, first = secrets.token_urlsafe(16), f"/lab/tree/{arguments.language}/index.ipynb"
    print(
        f"JupyterLab starts; the chapters will be at http://127.0.0.1:{arguments.port}{first}?token={token} "
        "(Ctrl+C stops it)",
        flush=True,
    )
    return live.hand_over(
        [
            "-m",
            "jupyterlab",
            "--no-browser",
            "--ip=127.0.0.1",
            f"--port={arguments.port}",
            "--ServerApp.port_retries=0",
            "--allow-root",
            f"--ServerApp.root_dir={arguments.folder.resolve()}",
            f"--LabApp.default_url={first}",
            f"--IdentityProvider.token={token}",
            "--ServerApp.log_level=WARN",
            "--LabApp.custom_css=True",
            "--LabApp.extension_manager=readonly",
            "--LabApp.news_url=",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ],
        {"JUPYTER_CONFIG_DIR": str(config)},
    )


def copy_notebooks(folder: Path) -> list[str]:
    """Bring the copies up to date; returns the names of those left alone because the reader changed them."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / NOTE
    try:
        copied = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        copied = {}
    kept = []
    for source in sorted(paths.NOTEBOOKS.rglob("*.ipynb")):
        name = source.relative_to(paths.NOTEBOOKS).as_posix()
        target = folder / name
        if target.exists() and digest(target) != copied.get(name):
            if digest(target) != digest(source):
                kept.append(name)
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        copied[name] = digest(source)
    note.write_text(json.dumps(copied, indent=1), encoding="utf-8")
    return kept


def digest(path: Path) -> str:
    """The fingerprint of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
