"""What the server says has the types that the page declares, and hears what the page declares to say.

The types stand in `gwt/table/web/wire.d.ts`; the type checker of `make checks` looks at real answers.
"""

import re

import attrs
import pytest

from gwt.table import Limits
from gwt.table.live import background_analysis
from gwt.table.match import messages
from tests.table.test_analysis import looked_through, whole
from tests.typed import ROOT, faults

pytestmark = pytest.mark.in_turn

WIRE = ROOT / "gwt/table/web/wire.d.ts"
OPERATOR = "the key of the operator"


@pytest.mark.slow
def test_what_is_said_of_a_game_that_is_over_has_the_types_of_the_page(server, tmp_path, monkeypatch):
    monkeypatch.setattr(background_analysis, "_WHOLE", 1.0)
    monkeypatch.setattr(background_analysis, "_LEAST", 1.0)
    link = looked_through(server, choices=4)

    told = whole(server, link)
    assert told["decisions"]
    assert faults(tmp_path, WIRE, ("AnalysisAnswer", told), ("Standing", server.get(link).json())) == ""


@pytest.mark.slow
def test_what_the_server_says_has_the_types_of_the_page(serving, tmp_path):
    many = Limits(messages=10_000, burst=10_000, work=1e9, work_burst=1e9)
    server = serving(operator=OPERATOR, limits=many)
    get = server.client.get
    answers = [("Offers", get("/api/1").json())]
    game = answers[0][1]["games"][0]
    query = {"game": game["game"], "packs": game["packs"][0]["pack"], "language": "nl"}
    for name, path in (
        ("Together", "together"),
        ("Guide", "guide"),
        ("Lessons", "lessons"),
        ("PageTexts", "words"),
    ):
        answers.append((name, get(f"/api/1/{path}", params=query).json()))
    card = answers[2][1]["components"][0]["id"]
    answers.append(("Card", get(f"/api/1/cards/{card}", params=query).json()))

    made = server.table(open=True, names=["Ann", ""])
    links = made["links"]
    answers += [("Made", made), ("OpenLinks", server.get(links["host"], "/links").json())]
    answers.append(("Answer<'open?'>", get("/api/1/open").json()))
    person = server.client.post("/api/1/people", json={"name": "Ann"}).json()
    answers += [
        ("Person", person),
        ("Answer<'league?'>", get("/api/1/league", params={"game": game["game"]}).json()),
    ]
    answers.append(("Notices", server.get(links["host"], "/notices").json()))
    told = server.client.get("/api/1/operator", headers={"authorization": f"Bearer {OPERATOR}"}).json()
    answers.append(("OperatorAnswer", told))

    ann = server.sit(links["seats"][0])
    answers.append(("Welcome", ann.hear("welcome")))
    moment = ann.hear("moment")
    decision = moment["decision"]
    asked = {"decision": decision["number"], "option": decision["options"][0]["text"]}
    answers.append(("Moment", moment))
    answers.append(("Messages['outcome'][1]", ann.ask("outcome", **asked)))
    answers.append(("Messages['hint'][1]", ann.ask("hint", player="greedy")))
    answers.append(("Problem", ann.ask("undo", to=0)["problem"]))
    while not moment["wait"]:
        moment = ann.choose(moment)
    answers.append(("Moment", moment))
    ann.ask("say", text="Good luck!")
    standing = server.get(links["seats"][0]).json()
    answers += [("Standing", standing), ("Moment", server.get(links["seats"][0], "/moments/0").json())]
    answers.append(("MomentFilm", server.get(links["seats"][0], "/moments/0/film").json()))
    again = server.sit(links["seats"][0])
    answers.append(("ConnectionEvents['past']", again.hear("past")))

    assert faults(tmp_path, WIRE, *answers) == ""


def declared(interface: str) -> str:
    """The lines of an interface of the page."""
    found = re.search(
        rf"^export interface {interface}\b.*?{{\n(.*?)^}}", WIRE.read_text("utf-8"), re.M | re.S
    )
    assert found is not None
    return found[1]


def fields(kind: type) -> set[str]:
    return set(attrs.fields_dict(kind))


def test_the_server_hears_each_message_that_the_page_declares():
    """A content that is only of another declaration has the fields of that."""
    known = {name: fields(kind) - {"request"} for name, kind in messages.MESSAGES.items()}
    said = re.findall(r"^  (\w+): \[content: (.*), answer: .*\];$", declared("Messages"), re.M)
    parts = {
        name: set(re.findall(r"(\w+)\??:", content))
        or ({"remind", "allowed", "stand_in"} if content == "Pace" else set())
        for name, content in said
    }

    assert len(parts) > 15
    assert {
        name: keys - known.get(name, set()) for name, keys in parts.items() if keys - known.get(name, set())
    } == {}


def test_a_new_table_is_wanted_in_the_words_of_the_server():
    wanted = set(re.findall(r"^  (\w+)\?:", declared("NewTable"), re.M)) | {"remind", "allowed", "stand_in"}

    assert wanted <= fields(messages.NewTable)
