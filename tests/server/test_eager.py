"""What is begun at once behaves like a task in everything but when it begins."""

from __future__ import annotations

import asyncio

import pytest

from haspelknecht.server.eager import start

Done = list[str]


async def ask(waits: int, done: Done) -> str:
    """Work that waits so often."""
    for number in range(waits):
        done.append(f"before {number}")
        await asyncio.sleep(0)
    done.append("end")
    return "found"


async def fail(waits: int, done: Done) -> str:
    """The same, in vain."""
    await ask(waits, done)
    raise ValueError("lost")


async def tidy_up(done: Done) -> str:
    """Something that wants to know when it is stopped."""
    try:
        await asyncio.get_running_loop().create_future()
    except asyncio.CancelledError:
        done.append("stopped")
        raise
    return "never"


def test_what_needs_no_waiting_is_done_at_once() -> None:
    async def begin() -> str:
        begun = start(ask(0, []))
        assert begun.done()
        return await begun

    assert asyncio.run(begin()) == "found"


@pytest.mark.parametrize("waits", [1, 2, 5])
def test_what_has_to_wait_is_done_up_to_there_and_finished_later(waits: int) -> None:
    done: Done = []

    async def begin() -> str:
        begun = start(ask(waits, done))
        assert done == ["before 0"]
        assert not begun.done()
        return await begun

    assert asyncio.run(begin()) == "found"
    assert done == [*(f"before {number}" for number in range(waits)), "end"]


@pytest.mark.parametrize("waits", [0, 1, 3])
def test_who_waits_for_it_meets_its_error(waits: int) -> None:
    done: Done = []

    async def begin() -> str:
        return await start(fail(waits, done))

    with pytest.raises(ValueError, match="lost"):
        asyncio.run(begin())
    assert done[-1] == "end"


def test_it_can_be_stopped_while_it_waits() -> None:
    done: Done = []

    async def begin() -> None:
        begun = start(tidy_up(done))
        await asyncio.sleep(0)
        begun.cancel()
        with pytest.raises(asyncio.CancelledError):
            await begun

    asyncio.run(begin())
    assert done == ["stopped"]


def test_it_waits_for_locks_and_results_like_anybody_else() -> None:
    async def begin() -> list[str]:
        turn = asyncio.Lock()
        heard: list[str] = []
        word = asyncio.get_running_loop().create_future()

        async def speak(name: str) -> None:
            async with turn:
                heard.append(name + await word)

        speaking = [start(speak(name)) for name in "ABC"]
        assert heard == []
        word.set_result("!")
        await asyncio.gather(*speaking)
        return heard

    assert asyncio.run(begin()) == ["A!", "B!", "C!"]
