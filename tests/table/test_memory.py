"""Memory that is free in the process goes back to the system."""

import platform

import psutil
import pytest

from gwt.table.live.table_manager import trim_heap


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can give memory back")
def test_memory_that_was_freed_is_given_back():
    # Each block is held in its place by the one behind it, until all but every tenth are freed.
    blocks = [bytes(60_000) for _ in range(400)]
    blocks = blocks[::10]
    own = psutil.Process()
    before = own.memory_full_info().uss

    trim_heap()

    assert len(blocks) == 40
    assert before - own.memory_full_info().uss > 10 * 2**20
