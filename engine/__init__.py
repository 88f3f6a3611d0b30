"""The rules of six games as pure functions over immutable states; standard library only.

Start at `engine.core.registry.game(name)`; the six rooms stand in `engine.games`.
"""
