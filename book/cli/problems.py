"""How a command says that it cannot go on."""


class CommandProblem(Exception):
    """One line for the reader, without a traceback, and the exit code."""

    def __init__(self, text: str, code: int = 1) -> None:
        super().__init__(text)
        self.code = code
