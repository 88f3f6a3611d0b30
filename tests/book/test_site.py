"""The built site: complete in both languages, nothing dead, nothing foreign, readable as it lies there."""

from __future__ import annotations

import io
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import nbformat
import pytest

from book import i18n, paths
from book.build import build
from book.build.say import Say
from book.ext import cells
from engine.core import registry
from engine.core.text import Language
from engine.learn.contrasts import contrast_of
from engine.learn.plan import from_link
from tests.book.html import PageReader

Book = dict[str, PageReader]
CHAPTERS = re.findall(
    r"^ *(?:- file|root): (\S+)", (paths.ROOT / "_toc.yml").read_text(encoding="utf-8"), re.M
)


def test_no_chapter_is_left_out_of_the_contents() -> None:
    written = {p.relative_to(paths.CHAPTERS).with_suffix("").as_posix() for p in paths.CHAPTERS.rglob("*.md")}
    assert written == set(CHAPTERS)


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_every_chapter_is_there_in_its_language(book: Book, language: str) -> None:
    for chapter in [*CHAPTERS, "search"]:
        page = book[f"{language}/{chapter}.html"]
        assert page.lang == language
        other = "de" if language == "en" else "en"
        root = "../" * chapter.count("/")
        assert ("a", f"{root}../{other}/{chapter}.html") in page.links, chapter


def test_the_german_messages_are_complete(site: Path) -> None:
    assert i18n.problems() == []


def test_no_link_is_dead(site: Path, book: Book) -> None:
    dead = []
    for name, page in book.items():
        for _, address in page.links:
            parts = urlsplit(address)
            if parts.scheme or address.startswith("#play="):
                continue
            if address.startswith("#compare="):
                assert contrast_of(*parts.fragment.removeprefix("compare=").split("/"))
                continue
            target = (site / name).parent / unquote(parts.path) if parts.path else site / name
            target = target.resolve()
            if not target.is_file():
                dead.append(f"{name}: {address}")
            elif parts.fragment.startswith("class=") and target.name == "classroom.html":
                assert from_link(f"#{parts.fragment}"), "a class link says what is wrong with it"
            elif parts.fragment and target.suffix == ".html":
                known = book.get(target.relative_to(site).as_posix())
                if known is None or unquote(parts.fragment) not in known.ids:
                    dead.append(f"{name}: {address}")
    assert dead == []


def test_no_id_stands_twice_on_a_page(book: Book) -> None:
    for name, page in book.items():
        assert len(page.ids) == len(set(page.ids)), name


def test_nothing_is_loaded_from_a_foreign_host(site: Path, book: Book) -> None:
    for name, page in book.items():
        assert [address for address in page.loads if urlsplit(address).netloc] == [], name
    for path in site.rglob("*.css"):
        style = path.read_text("utf-8")
        assert re.findall(r"(?:url\(\s*['\"]?|@import\s+['\"])(?:https?:)?//[^)'\"]*", style) == [], path
    # Pyodide names the host of its packages; its index, which is ours, names no package, and the browser tests
    # see that nothing is asked of that host.  W3's addresses are names of formats, Sphinx's stands in a message.
    for path in [*site.rglob("*.js"), *site.rglob("*.mjs")]:
        if not path.parent.name.startswith("pyodide"):
            named = set(re.findall(r"https?://([^/\"'`\s\\]+)", strip_comments(path.read_text("utf-8"))))
            assert named <= {"www.w3.org", "www.sphinx-doc.org"}, path


def strip_comments(script: str) -> str:
    """A script without its comments, roughly: enough to tell an address that is used from one that is cited."""
    return re.sub(r"/\*.*?\*/|^\s*//.*?$|\s// .*?$", "", script, flags=re.S | re.M)


def test_pages_show_every_widget_without_scripts(book: Book) -> None:
    shown = 0
    for name, page in book.items():
        for plate in page.plates:
            assert plate.drawn.strip(), f"{name}: cell {plate.cell} shows nothing"
            assert plate.state["lang"] == page.lang, f"{name}: cell {plate.cell}"
            shown += 1
    assert shown


def test_pages_carry_the_cells_of_their_widgets(book: Book) -> None:
    for name, page in book.items():
        numbers = [cell["cell"] for cell in page.cells]
        assert numbers == sorted(numbers), name
        assert {plate.cell for plate in page.plates} <= set(numbers), name


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_printed_states_are_those_a_reader_gets(
    book: Book, chapter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = book[f"en/{chapter}.html"]
    if not page.cells:
        return
    monkeypatch.setenv("BOOK_LANG", "en")
    outputs = cells.run([cell["code"] for cell in page.cells])
    fresh = {cell["cell"]: out for cell, out in zip(page.cells, outputs, strict=True)}
    for plate in page.plates:
        (output,) = (o for o in fresh[plate.cell] if o["output_type"] == "execute_result")
        assert output["data"]["application/vnd.spielbuch+json"]["state"] == plate.state, (
            f"cell {plate.cell}: seed given?"
        )


@pytest.mark.parametrize("game", [g for g in registry.NAMES if f"{g}/rules" in CHAPTERS])
@pytest.mark.parametrize("language", list(Language))
def test_every_rule_stands_on_its_page_once(book: Book, game: str, language: Language) -> None:
    page = book[f"{language.value}/{game}/rules.html"]
    words = re.sub(r"\s+", " ", page.text)
    for rule in registry.rulebook(game):
        assert page.ids.count(rule.id.lower()) == 1
        assert re.sub(r"[`*]", "", rule.text.in_(language)) in words, rule.id


def test_notebooks_hold_rendered_prose_and_the_chapter_s_code(site: Path, book: Book) -> None:
    for language in paths.LANGUAGES:
        for chapter in CHAPTERS:
            notebook = nbformat.read(site / language / f"{chapter}.ipynb", as_version=4)
            nbformat.validate(notebook)
            code = [c.source for c in notebook.cells if c.cell_type == "code"]
            source = [
                c.source
                for c in cells.source(paths.CHAPTERS / f"{chapter}.md").cells
                if c.cell_type == "code"
            ]
            assert code[1:] == source if source else code == []
            assert not source or f"begin('{language}'" in code[0]
            prose = "\n".join(c.source for c in notebook.cells if c.cell_type == "markdown")
            assert "```" not in prose and "{rule}" not in prose, chapter


def test_compressed_copies_lie_beside_large_files(site: Path) -> None:
    for path in [site / "en" / "index.html", *site.glob("_live/pyodide-*/pyodide.asm.wasm")]:
        for ending in (".br", ".gz"):
            copy = path.with_name(path.name + ending)
            assert 0 < copy.stat().st_size < path.stat().st_size / 2


def test_a_second_build_has_nothing_to_do(site: Path) -> None:
    said = io.StringIO()
    build(Say(said), strict=True)
    assert said.getvalue() == ""


def test_the_first_page_leads_on_without_scripts(site: Path) -> None:
    page = PageReader(site / "index.html")
    assert {("a", "en/index.html"), ("a", "de/index.html")} <= set(page.links)
