"""Calls that take their time, made beside the screen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


async def aside(call: Callable[Given, Answer], *args: Given.args, **kwargs: Given.kwargs) -> Answer:
    """What a call gives, made in a thread of its own. Whoever leaves the table need not wait for it."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Answer] = loop.create_future()

    def settle(result: Answer | None, fault: BaseException | None) -> None:
        if answer.done():  # nobody waits any more
            return
        if fault is None:
            answer.set_result(result)  # type: ignore[arg-type]
        else:
            answer.set_exception(fault)

    def run() -> None:
        result, fault = None, None
        try:
            result = call(*args, **kwargs)
        except BaseException as caught:  # noqa: BLE001 (it is raised where the answer is awaited)
            fault = caught
        with suppress(RuntimeError):  # the loop is closed: the table has been left
            loop.call_soon_threadsafe(settle, result, fault)

    threading.Thread(target=run, daemon=True).start()
    return await answer
