"""Sphinx configuration: reads _config.yml and adds what follows from the machinery, not from the book.

The language comes in BOOK_LANG; book/build/pages.py starts one Sphinx per language.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from book import paths  # noqa: E402

_config = yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))

project = html_title = _config["title"]
author = _config["author"]
project_copyright = f"{_config['copyright']} {author}"
language = os.environ.get("BOOK_LANG", "en")
locale_dirs = [str(paths.MESSAGES)]
gettext_auto_build = False
gettext_compact = False
gettext_uuid = False
gettext_location = True

extensions = ["myst_nb", "sphinx_external_toc", "sphinx_design", "book.ext"]
external_toc_path = str(ROOT / "_toc.yml")
external_toc_exclude_missing = _config["only_build_toc_files"]
exclude_patterns = ["**.ipynb_checkpoints"]
nitpicky = True

nb_execution_mode = _config["execute"]["execute_notebooks"]
nb_execution_timeout = _config["execute"]["timeout"]
myst_enable_extensions = _config["parse"]["myst_enable_extensions"]
myst_heading_anchors = 3
nb_custom_formats = {".md": ["book.ext.cells.read_and_run", {}, False]}
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # the page has its own host; nothing comes from elsewhere
nb_mime_priority_overrides = [("*", "application/vnd.spielbuch+json", 0), ("notebooks", "text/html", 1)]

html_theme_path = [str(paths.THEME.parent)]
html_theme = paths.THEME.name
html_use_index = False
html_domain_indices = False
html_baseurl = (_config.get("html") or {}).get("baseurl", "")  # where the book is published

globals().update(_config["sphinx"]["config"])
