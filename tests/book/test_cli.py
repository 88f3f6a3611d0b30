"""The command line: help a newcomer understands, and one clear line for what cannot be done."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from book import __main__ as bootstrap
from book.cli import COMMANDS, lab

NAMES = [name for name, _, _ in COMMANDS]


def spielbuch(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    line = [sys.executable, "-m", "book.cli", *arguments]
    return subprocess.run(line, capture_output=True, text=True, timeout=120, cwd=cwd or Path(bootstrap.ROOT))


def complaint(*arguments: str) -> str:
    """The line a command that fails leaves on standard error."""
    done = spielbuch(*arguments)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_the_help_names_every_command() -> None:
    done = spielbuch("--help")
    assert done.returncode == 0
    for name, _, summary in COMMANDS:
        assert name in done.stdout and summary.split(":")[0] in done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(name: str) -> None:
    done = spielbuch(name, "--help")
    assert done.returncode == 0, done.stderr
    assert f"usage: spielbuch {name}" in done.stdout
    assert len(done.stdout.splitlines()) > 5


def test_help_is_quick_because_nothing_heavy_is_imported() -> None:
    code = (
        "import sys; from book.cli import main\ntry: main(['serve', '--help'])\nexcept SystemExit: pass\n"
        "print([m for m in ('sphinx', 'tornado', 'IPython', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=bootstrap.ROOT)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def test_an_unknown_command_is_named() -> None:
    assert "'shuffle'" in complaint("shuffle")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("serve", "--port", "port"), "a port is a number"),
        (("serve", "--port", "70000"), "a port is a number"),
        (("serve", "--no-build", "--folder", "no/such/folder"), "there is no built book in no/such/folder"),
        (("build", "--jobs", "9"), "--jobs"),
        (("build", "--colour"), "unrecognized arguments: --colour"),
        (("voila", "--cull-after", "soon"), "a number of seconds"),
        (("lab", "--language", "nl"), "--language"),
    ],
)
def test_wrong_arguments_get_one_line(arguments: tuple[str, ...], words: str) -> None:
    assert words in complaint(*arguments)


@pytest.mark.parametrize("name", ["serve", "voila", "lab"])
def test_a_taken_port_is_named_before_anything_is_built(name: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = spielbuch(name, "--port", str(port))
    assert done.returncode != 0
    assert done.stderr == f"spielbuch {name}: port {port} is taken; choose another with --port\n"


def test_lab_keeps_what_the_reader_changed(site: Path, tmp_path: Path) -> None:
    assert lab.copy_notebooks(tmp_path) == []
    mine, printed = tmp_path / "en" / "index.ipynb", tmp_path / "de" / "index.ipynb"
    changed = json.loads(mine.read_text("utf-8"))
    changed["cells"].append(changed["cells"][0])
    mine.write_text(json.dumps(changed), "utf-8")
    printed.unlink()
    assert lab.copy_notebooks(tmp_path) == ["en/index.ipynb"]
    assert json.loads(mine.read_text("utf-8")) == changed
    assert printed.exists()


# ---- python3 -m book -------------------------------------------------------------------------------------


def test_the_bootstrap_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main([]) == 0
    assert "serve" in capsys.readouterr().out


def test_the_bootstrap_needs_a_recent_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert bootstrap.main(["serve"]) == 1
    assert "Python 3.11 or newer" in capsys.readouterr().err


def test_the_bootstrap_installs_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, ...]] = []
    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(bootstrap, "pip", lambda *arguments: done.append(arguments))
    monkeypatch.setattr(bootstrap, "make_venv", lambda: (tmp_path / "python").touch())
    bootstrap.install({"book"})
    bootstrap.install({"book"})
    assert [line[-1] for line in done] == [".[book]"]
    bootstrap.install({"book", "test"})
    bootstrap.install({"book"})
    assert [line[-1] for line in done] == [".[book]", ".[book,test]"]
    monkeypatch.setattr(bootstrap, "fingerprint", lambda: "another")
    bootstrap.install({"book"})
    assert done[-1][-1] == ".[book,test]"
