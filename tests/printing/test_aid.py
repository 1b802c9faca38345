"""The player aid of a game is one page in every language, and says what is on it."""

import re
import sys

import pytest

import gwt
from gwt.errors import UsageError
from gwt.printing import PAPERS, aid
from gwt.proofs import checklist, rulebook
from gwt.spec import picture_spec
from gwt.spec.pack_lookup import packs_by_name
from gwt.spec.registry import DEFAULT, GAMES, game_kind
from tests.sampling import sample

pytestmark = pytest.mark.in_turn


@pytest.mark.parametrize(
    ("game", "language"), sample([(game, language) for game in GAMES for language in ("en", "nl", "it")], 2)
)
def test_it_is_one_page_on_any_paper(game, language):
    """The longest texts are those in Italian."""
    for paper in PAPERS if language == "it" else ["a4"]:
        made = aid(gwt.load_pack(game), paper=paper, language=language)

        assert len(re.findall(rb"/Type ?/Page\b", made)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_key_has_every_pictogram_and_every_sign_in_every_language(game):
    pack = gwt.load_pack(game)
    key = list(picture_spec.key(pack, ["nl", "en", "it"]))

    assert {one.id for one in key} >= set(picture_spec.book_of(pack).symbols)
    assert sum(one.id.startswith("sign-") for one in key) == 9
    assert all(one.titles[code] for one in key for code in ("en", "nl", "it"))
    assert key[0].picture.title == key[0].titles["nl"]


def test_it_lists_what_the_pack_says_with_the_picture_of_its_score():
    groups = picture_spec.player_aid(gwt.load_pack(), "nl")

    assert list(groups) == ["hulpacties", "punten aan het einde van het spel"]
    assert len(groups["punten aan het einde van het spel"]) == len(
        gwt.load_pack().entries.scoring.categories
    )


def test_an_unknown_paper_is_refused():
    with pytest.raises(UsageError, match="there is no paper 'a5'"):
        aid(gwt.load_pack(), paper="a5")


LATER = [
    pytest.param(names, id="+".join(names))
    for names in (
        *([one] for one in packs_by_name(game_kind(DEFAULT)) if "/" not in one),
        ["garth_rails_second_edition", "balanced_simmental"],
        ["bidding", "rails_second_edition", "simmental"],
    )
]


@pytest.mark.parametrize("names", LATER)
def test_the_turn_rests_on_rules_of_what_is_played(names):
    folders = [layer.folder for layer in gwt.load_pack(DEFAULT, names).layers]
    parts = rulebook.turn(folders)
    known = {rule.id for rule in checklist.read_checklist(folders)}
    lines = [line for part in parts for line in part.lines]

    assert {rule for line in lines for rule in line.rules} <= known
    assert len({line.say["en"] for line in lines}) == len(lines)
    assert all(set(part.title) == {"en", "nl", "it"} for part in parts)


def test_an_edition_has_its_own_turn_and_its_own_title():
    pack = gwt.load_pack(pack=["second_edition"])
    said = [line.say["en"] for part in turn_of(pack) for line in part.lines]

    assert pack.title("nl") == "Great Western Trail (tweede editie)"
    assert not [one for one in said if "teepee" in one]
    assert [one for one in said if "exchange tokens" in one]


def turn_of(pack):
    return rulebook.turn([layer.folder for layer in pack.layers])


def aid_of(pack, language, monkeypatch):
    """What is written on an aid: the sentences of a turn and of the rules."""
    jobs = []
    monkeypatch.setattr(sys.modules["gwt.printing.pdf"], "render_pdf", lambda _, job: jobs.append(job))
    aid(pack, language=language)
    (job,) = jobs
    turn = [line for half in job["turn"] for part in half for line in (part["title"], *part["lines"])]
    return turn, [line for part in job["rules"] for line in part["lines"]]


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_it_is_in_the_words_of_the_edition_on_top(language, monkeypatch):
    pack = gwt.load_pack(pack=["garth_rails_second_edition"])
    folders = {layer.folder.name: layer.folder for layer in pack.layers}
    own = " ".join(path.read_text("utf-8") for path in folders["second_edition"].glob("rules/*.yaml"))
    words = rulebook.word_replacements([folders["second_edition"]])
    patterns = [pair for word in words if (pair := word.pattern(language))]
    turn, rules = aid_of(pack, language, monkeypatch)
    old = [
        (pattern.pattern, line)
        for line in (*turn, *rules)
        for pattern, new in patterns
        if re.search("[a-z]{4}", new) and pattern.search(line) and line not in own
    ]

    assert turn and rules and old == []


@pytest.mark.parametrize("packs", [one.values[0] for one in LATER if "garth" in one.id])
def test_its_rules_of_the_opponent_are_those_in_force(packs, monkeypatch):
    pack = gwt.load_pack(pack=packs)
    opponents = [layer.folder for layer in pack.layers if "garth" in layer.folder.name]
    rules = checklist.read_checklist([layer.folder for layer in pack.layers])
    own = {rule.id for rule in checklist.read_checklist(opponents)}
    _, texts = aid_of(pack, "en", monkeypatch)

    assert len(texts) == len({rule.id for rule in checklist.rules_in_force(rules)} & own)


@pytest.mark.parametrize("names", LATER[-2:])
def test_the_aid_of_all_there_is_is_one_page_and_one_for_its_opponent(names):
    made = aid(gwt.load_pack(DEFAULT, names), language="it")

    assert len(re.findall(rb"/Type ?/Page\b", made)) == 1 + any("garth" in name for name in names)
