"""What can stop a build in a way the reader can do something about."""


class BuildProblem(Exception):
    """Shown as it is, without a traceback."""
