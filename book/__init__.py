"""The book: chapters, the machinery that turns them into pages, and the command line.

Importing this package loads nothing else; `python3 -m book` must work before anything is installed.
"""
