"""What holds of every picture, in every theme."""

import re
from collections import Counter

from gwt.picture import Picture
from tests.picture.reading import HREF, Painted, contrast, painted, parsed, titles

_ALLOWED = {"svg", "title", "desc", "style", "defs", "g", "use", "rect", "circle", "path", "text"}


def check(picture: Picture) -> None:
    """Everything that can be told from one picture alone."""
    for theme in ("light", "dark", "auto"):
        svg = picture.svg(theme)
        _is_valid_by_itself(svg)
        _can_be_read_aloud(svg)
    for theme in ("light", "dark"):
        svg = picture.svg(theme)
        assert "var(" not in svg
        assert "<style" not in svg
        shown = list(painted(svg))
        _stays_within_its_boxes(svg, shown)
        _can_be_seen(shown, {one.id: getattr(one, theme) for one in picture.book.colours.values()})


def _is_valid_by_itself(svg: str) -> None:
    root = parsed(svg)
    assert {one.tag.partition("}")[2] for one in root.iter()} <= _ALLOWED
    ids = Counter(one.get("id") for one in root.iter() if one.get("id"))
    assert [one for one, many in ids.items() if many > 1] == []
    assert {one.get(HREF).removeprefix("#") for one in root.iter() if one.get(HREF)} <= set(ids)
    assert svg.count("http") == 2, "the namespaces are the only addresses"
    assert not re.search(r"url\(|@import|@font-face|javascript|\son\w+=", svg)


def _can_be_read_aloud(svg: str) -> None:
    root = parsed(svg)
    ids = {one.get("id"): one for one in root.iter() if one.get("id")}
    named = root.get("aria-labelledby").split()
    assert root.get("role") == "img"
    assert [bool(ids[one].text.strip()) for one in named] == [True, True]
    assert all(titles(svg))


def _stays_within_its_boxes(svg: str, shown: list[Painted]) -> None:
    """No text runs outside the frame that it stands in, nor outside the picture."""
    _, _, wide, high = map(float, parsed(svg).get("viewBox").split())
    for one in shown:
        if one.tag == "text":
            box = one.frames[-1]
            assert box.holds(one.box, slack=0.6), f"'{one.words}' at {one.box} runs out of {box}"
            assert one.box.left >= -0.6
            assert one.box.right <= wide + 0.6
            assert one.box.bottom <= high + 0.6


def _can_be_seen(shown: list[Painted], colours: dict[str, str]) -> None:
    """Text has a contrast of 4.5 to the colour that was really painted under it."""
    for at, one in enumerate(shown):
        if one.tag != "text":
            continue
        before = (shown[index] for index in range(at - 1, -1, -1))
        under = next(
            each.attributes["fill"]
            for each in before
            if each.attributes.get("fill", "none") != "none" and each.box.holds(one.box.middle)
        )
        said = f"'{one.words}' on {one.attributes['data-on']}, painted upon {under}"
        assert colours[one.attributes["data-on"]] == under, said
        assert contrast(one.attributes["fill"], under) >= 4.5, said
