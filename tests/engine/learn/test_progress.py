"""What is remembered of a learner: levels, the box of missed questions, and how both are read back."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine.core.refusal import BadInput
from engine.core.text import Language, Speaker
from engine.learn.practice.draw import session
from engine.learn.practice.kind import Place
from engine.learn.practice.progress import FULL, WAITS, Progress, from_json
from engine.learn.practice.results import HEAD, Result, as_csv


def place(number: int, kind: str = "bust") -> Place:
    return Place(kind, "s", number, 1)


def test_two_right_answers_in_a_row_raise_the_level_and_a_missed_one_lowers_it() -> None:
    progress = Progress("siebzehn")
    levels = []
    for n, right in enumerate([True, True, True, False, True, True, True, True, False, False, False], 1):
        progress = progress.after(place(n), right)
        levels.append(progress.skill("bust").level)
    assert levels == [1, 2, 2, 1, 1, 2, 2, 3, 2, 1, 1]


def test_a_missed_question_comes_back_after_3_then_10_then_30_and_leaves() -> None:
    progress = Progress("siebzehn").after(place(1), False)
    gaps, n = [], 1
    while progress.box:
        before = progress.asked
        while progress.due() is None:
            n += 1
            progress = progress.after(place(n, "paid"), True)
        gaps.append(progress.asked - before)
        due = progress.due()
        assert due is not None and due.place == place(1)
        progress = progress.after(due.place, True)
    assert gaps == list(WAITS)


def test_missed_again_it_returns_to_the_first_compartment() -> None:
    progress = Progress("siebzehn").after(place(1), False).after(place(1), True).after(place(1), False)
    [missed] = progress.box
    assert (missed.box, missed.due) == (0, 3 + WAITS[0])


def test_the_box_never_overflows() -> None:
    progress = Progress("siebzehn")
    for n in range(1, FULL + 20):
        progress = progress.after(place(n), False)
    assert len(progress.box) == FULL and progress.box[-1].place.number == FULL + 19


def some() -> dict[str, Any]:
    progress = Progress("siebzehn")
    for n in range(1, 9):
        progress = progress.after(place(n, "bust" if n % 2 else "net"), n % 3 > 0)
    return progress.as_json()


def test_progress_is_read_back_as_it_was_written() -> None:
    assert from_json(some(), "siebzehn").as_json() == some()


def test_kinds_that_there_are_no_more_are_left_out() -> None:
    raw = some()
    raw["skills"]["old"] = [1, 0, 0, 1]
    raw["box"].append(["old", "s", 1, 1, 0, 4])
    assert from_json(raw, "siebzehn").as_json() == some()


@pytest.mark.parametrize(
    "change",
    [
        {"practice": 2}, {"game": "gleek"}, {"asked": -1}, {"asked": True}, {"skills": []}, {"box": {}},
        {"skills": {"bust": [4, 0, 0, 0]}}, {"skills": {"bust": [1, 2, 0, 0]}}, {"skills": {"bust": [1]}},
        {"box": [["bust", "s", 0, 1, 0, 4]]}, {"box": [["bust", "", 1, 1, 0, 4]]}, {"box": [["bust", "s", 1, 1, 3, 4]]},
        {"box": [["bust", "s" * 65, 1, 1, 0, 4]]}, {"box": [["bust", "s", 1, 1, 0, 4]] * (FULL + 1)}, {"more": 1},
    ],
)  # fmt: skip
def test_a_damaged_progress_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        from_json({**copy.deepcopy(some()), **change}, "siebzehn")


@pytest.mark.parametrize("raw", [None, [], "x", 1, {}])
def test_what_is_no_progress_is_refused(raw: object) -> None:
    with pytest.raises(BadInput):
        from_json(raw, "siebzehn")


def test_results_as_csv_hold_a_line_for_every_answer() -> None:
    import csv
    import io

    results = [Result(q, (q.draft.choices[0].key,)) for q in session("siebzehn", "=1+1", 5)]
    for lang in Language:
        rows = list(csv.reader(io.StringIO(as_csv(results, Speaker(lang)))))
        assert rows[0] == [t.in_(lang) for t in HEAD] and len(rows) == 6
        assert [row[8] for row in rows[1:]] == [str(int(r.right)) for r in results]
        assert all(row[2] == "'=1+1" for row in rows[1:]), "a spreadsheet must not take a seed for a formula"
