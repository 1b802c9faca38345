"""`python -m tests.table.offered`: asks a table what it offers and does it; prints both as JSON.

It needs nothing but what the table needs, so that it can be run with the extra `table` alone.
"""

import asyncio
import json
import sys
from tempfile import TemporaryDirectory
from typing import Any

import gwt
from gwt.table import Limits, app
from gwt.table.server.embedded import EmbeddedTable

FOREVER = 1e9


async def ask(
    tables: EmbeddedTable, method: str, path: str, secret: str = "", body: Any = None
) -> dict[str, Any]:
    """Returns the answer of the API, of which a problem is a part."""
    text = await tables.request(method, f"/api/1{path}", secret, "" if body is None else json.dumps(body))
    answer: dict[str, Any] = json.loads(json.loads(text)[2])
    return answer


async def begin(tables: EmbeddedTable, link: str, **wanted: Any) -> tuple[str, str]:
    """Returns the path of a new table, and the secret of one of its links."""
    links = (await ask(tables, "POST", "/tables", body=wanted))["links"]
    table, _, secret = (
        (links["seats"][0] if link == "seat" else links[link]).removeprefix("/t/").partition("#")
    )
    if link == "seat":
        taken = await ask(tables, "POST", f"/tables/{table}/seat", secret, {})
        secret = taken["link"].partition("#")[2]
    return f"/tables/{table}", secret


async def refusals(game: dict[str, Any], tables: EmbeddedTable) -> list[str]:
    """Returns why players that are offered for a game do not play it."""
    path, secret = await begin(tables, "seat", game=game["game"], players=game["players"][0], seed=1)
    problems = []
    for player in game["computers"]:
        wanted = {"type": "hint", "request": f"r-{player}", "player": player}
        answer = await ask(tables, "POST", f"{path}/messages", secret, wanted)
        if "hint" not in answer:
            problems.append(f"{game['game']}: {player}: {answer['problem']['message']}")
    return problems


async def analysis(game: str, tables: EmbeddedTable) -> tuple[bool, dict[str, Any]]:
    """Returns whether the analysis of a game is offered, and what comes of it."""
    played = gwt.new_game(players=2, seed=1, game=game)
    for _ in range(3):
        played.play(played.options[0])
    path, secret = await begin(tables, "host", record=played.record(), study=True)
    offered = bool((await ask(tables, "GET", path, secret))["analyses"])
    while "problem" not in (answer := await ask(tables, "GET", f"{path}/analysis", secret)):
        if answer["looked_at"] == answer["choices"]:
            break
        await asyncio.sleep(0.05)
    return offered, answer


async def survey() -> dict[str, Any]:
    limits = Limits(work=FOREVER, work_burst=FOREVER, thinking=60.0)
    with TemporaryDirectory() as folder:
        tables = EmbeddedTable(
            app(f"sqlite:///{folder}/tables.sqlite", limits=limits, workers=0, pace=0, poll=3600)
        )
        await tables.start()
        try:
            offers = await ask(tables, "GET", "")
            games = offers["games"]
            return {
                "levels": [level["level"] for level in offers["levels"]],
                "players": {game["game"]: game["computers"] for game in games},
                "refusals": [line for game in games for line in await refusals(game, tables)],
                "analyses": {game["game"]: await analysis(game["game"], tables) for game in games},
            }
        finally:
            await tables.close()


if __name__ == "__main__":
    json.dump(asyncio.run(survey()), sys.stdout)
