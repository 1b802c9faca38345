"""`gwt check` draws what looks alike once, so that many cards cost little more than one."""

from gwt.authoring import appearance_check, check_pack
from tests.packs.small import written


def card(number, **changes):
    common = {"name": f"Card {number}", "needs": ["1 hazard"], "action": "gain $3", "points": 3}
    return {"id": f"obj-n{number}", "source": "own", **common, **changes}


def drawn(folder, cards, monkeypatch):
    """The ids of what is drawn, in the first language."""
    ids = []
    draw = appearance_check._draw
    monkeypatch.setattr(
        appearance_check,
        "_draw",
        lambda pack, one, language: (ids.append(one.id), draw(pack, one, language)),
    )
    own = written(
        folder, "own/cards", {"objectives": {"objectives": cards}}, adds=[one["id"] for one in cards]
    )
    pack, _ = check_pack(own)
    assert pack is not None
    return list(dict.fromkeys(ids))


def test_cards_that_differ_in_digits_and_names_are_drawn_once(tmp_path, monkeypatch):
    cards = [card(number, action=f"gain ${number % 9 + 1}") for number in range(40)]

    assert len(drawn(tmp_path, cards, monkeypatch)) == 1


def test_cards_that_differ_in_anything_else_are_all_drawn(tmp_path, monkeypatch):
    cards = [
        card(1),
        card(2, action="gain $12"),
        card(3, action="draw 3"),
        card(4, needs=["1 hazard", "1 own station"]),
        card(5, penalty=3),
    ]

    assert len(drawn(tmp_path, cards, monkeypatch)) == len(cards)
