"""Playing a table as a page does: from its state alone, by messages."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from widgets.controller import Controller


def offers(scene: dict[str, Any]) -> list[list[Any]]:
    """Everything the reader may press in a scene that is not barred, as actions."""
    out = [
        p["action"] for z in scene["zones"] for p in z["items"] if p.get("action") and not p.get("refusal")
    ]
    for b in scene["buttons"]:
        if b.get("action") and b["action"] != ["reveal"] and not b.get("refusal"):
            amount = b.get("amount")
            out.append([*b["action"], amount["value"]] if amount else b["action"])
    choose = scene.get("select")
    if choose:
        cards = [p["id"] for z in scene["zones"] if z["id"] == choose["zone"] for p in z["items"]]
        out.append([choose["verb"], cards[: choose["max"]]])
        if choose["min"] != choose["max"]:
            out.append([choose["verb"], cards[: choose["min"]]])
    return out


def play_on(table: Controller, chance: Chance, most: int = 400) -> dict[str, Any]:
    """Press something allowed until nothing is left to press; the last state."""
    for _ in range(most):
        state = table.state()
        scene = state["frames"][-1]
        if any(b["action"] == ["reveal"] for b in scene["buttons"]):
            table.handle({"type": "reveal"})
            continue
        offered = offers(scene)
        if not offered:
            if state["tools"]["step"]:
                table.handle({"type": "step"})
                continue
            return state
        i, chance = chance.below(len(offered))
        before = state["ply"]
        table.handle({"type": "act", "ply": before, "action": offered[i]})
        after = table.state()
        assert after["notice"] is None, (offered[i], after["notice"])
        assert after["ply"] != before
    raise AssertionError("the game does not end")
