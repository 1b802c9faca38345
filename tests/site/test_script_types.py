"""What the site writes for its scripts has the types that these declare."""

import json

import pytest

import gwt
from gwt.authoring import playground
from gwt.play.replay_html import replay_data
from gwt.site import component_browser
from gwt.site.pack_reference import PackReference
from gwt.site.points_page import PointsPage
from tests.typed import ROOT, faults

SITE, PICTURES = ROOT / "gwt/site/data.d.ts", ROOT / "gwt/picture/web/data.d.ts"
GAMES = ("great-western-trail", "pacific-rails")
PROBLEMS = {"text": "gian $2", "position": ""}
EXPRESSION = {"text": "gain $2 or hire worker", "position": ""}


@pytest.mark.slow
def test_the_data_of_the_calculator_the_browser_and_the_playground(tmp_path):
    given = []
    for game in GAMES:
        reference = PackReference(gwt.load_pack(game))
        given.append(("PointsData", PointsPage(reference, reference.calculator).data()))
        _, _, data = component_browser.page(reference).text().partition('<script type="application/json">')
        given.append(("Components", json.loads(data.partition("</script>")[0])))
    for asked in (PROBLEMS, EXPRESSION):
        request = {"game": GAMES[0], "theme": "light", **asked}
        given.append(("Answer", json.loads(playground.answer_request(json.dumps(request)))))

    assert given[-2][1]["problems"] and given[-1][1]["trials"]
    assert faults(tmp_path, SITE, *given) == ""


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 1], ids=["open", "one seat"])
def test_the_data_of_a_replay(tmp_path, seat):
    game = gwt.new_game(2, 7)
    for _ in range(6):
        game.play(game.options[0])

    assert faults(tmp_path, PICTURES, ("ReplayData", replay_data(game, seat))) == ""
