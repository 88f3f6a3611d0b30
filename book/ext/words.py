"""The words around a page, in both languages."""

from __future__ import annotations

from engine.core.text import Language, Text

WORDS = {
    "skip": Text("Skip to the text", "Zum Text springen"),
    "contents": Text("Contents", "Inhalt"),
    "close": Text("Close the contents", "Inhalt schließen"),
    "where": Text("Where you are", "Wo du bist"),
    "language": Text("Language", "Sprache"),
    "theme": Text("Light or dark", "Hell oder dunkel"),
    "tagline": Text("A rulebook to play in", "Ein Regelbuch zum Spielen"),
    "search": Text("Search", "Suche"),
    "find": Text("Find", "Suchen"),
    "search_needs_scripts": Text(
        "Searching needs scripts. The contents lead to every page.",
        "Die Suche braucht Skripte. Über den Inhalt erreichst du jede Seite.",
    ),
    "lessons_done": Text("{n} of {of} lessons done", "{n} von {of} Lektionen geschafft"),
    "notebook": Text("Get this page as a notebook", "Diese Seite als Notebook laden"),
    "turn": Text("Previous and next page", "Vorige und nächste Seite"),
    "previous": Text("Previous", "Zurück"),
    "next": Text("Next", "Weiter"),
    "on_this_page": Text("On this page", "Auf dieser Seite"),
    "exercise": Text("Exercise", "Aufgabe"),
    "show_solution": Text("Show the solution", "Lösung zeigen"),
    "answers": Text("Answers", "Antworten"),
    "name": Text("Name", "Name"),
    "date": Text("Date", "Datum"),
    "code": Text("QR code to this page", "QR-Code zu dieser Seite"),
    "alone": Text(
        "Printed from a copy of the book on one computer. In the published book this page plays.",
        "Gedruckt aus einem Exemplar des Buchs auf einem einzelnen Rechner. "
        "Im veröffentlichten Buch lässt sich auf dieser Seite spielen.",
    ),
    "needs_scripts": Text(
        "You see each table as it is set. With scripts on, you can play at it.",
        "Du siehst jeden Tisch, wie er gedeckt ist. Mit eingeschalteten Skripten kannst du daran spielen.",
    ),
}


def in_language(code: str) -> dict[str, str]:
    """All words in one language."""
    return {name: text.in_(Language(code)) for name, text in WORDS.items()}
