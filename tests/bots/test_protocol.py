from __future__ import annotations

import pytest

from cenote.bots import Budget


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ({}, "needs seconds or play-outs"),
        ({"seconds": 0}, "0 seconds"),
        ({"seconds": -1.5}, "-1.5 seconds"),
        ({"seconds": float("nan")}, "nan seconds"),
        ({"seconds": float("inf")}, "inf seconds"),
        ({"playouts": 0}, "0 play-outs"),
        ({"playouts": 10, "cores": 0}, "0 cores"),
    ],
)
def test_a_budget_that_is_none_is_refused(limits: dict[str, float], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Budget(**limits)  # type: ignore[arg-type]


def test_a_budget_may_have_both_limits() -> None:
    assert Budget(0.5, 100) == Budget(seconds=0.5, playouts=100, cores=1)
