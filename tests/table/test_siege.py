"""A stranger attacks in every way at once while others play; `tests.table.siege` does so for long."""

import asyncio

from tests.table.siege import ATTACKS, Servers, besiege


def test_a_stranger_who_attacks_in_every_way_disturbs_no_other_table(tmp_path):
    """Nothing is lost and nobody is refused; how slow it gets is no matter of a test on a busy machine."""
    servers = Servers(f"sqlite:///{tmp_path / 'siege.sqlite'}", tmp_path / "log")
    try:
        servers.start()
        told = asyncio.run(besiege(servers, [list(ATTACKS)], seconds=2, tables=3, kills=1, rest=0.5))
    finally:
        servers.close()

    assert told.missing == 0 and told.confirmed > 10
    assert told.refused == 0, "somebody else got no table and no socket"
    assert told.trouble == [] and told.log == ""
    assert servers.kills == 1 and len(told.phases) == 3
