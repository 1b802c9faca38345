"""A stranger's pack in which every word that may be chosen freely tries to become a mark of a page.

Whatever ran would write to `window.pwned`, whatever were inserted would be of the class `pwned`, and
whatever were asked for would lie on `HOST`.
"""

import subprocess
import sys
from pathlib import Path

import yaml

from gwt.packs.pack import Pack
from gwt.site.pack_reference import PackReference
from gwt.site.site_builder import Site, all_pages, write_site
from tests.packs.small import side, written

HOST = "evil.example"
HTML = (
    "</script></title></style></textarea></svg></code></pre>--><script>pwned=1</script>"
    f'<script src="http://{HOST}/a.js"></script><img class=pwned src=x onerror="pwned=2">'
    f'<img src="http://{HOST}/b.png"><svg class=pwned onload=pwned=3></svg>'
    '<a class=pwned href="javascript:pwned=4">a</a><iframe srcdoc="<script>parent.pwned=5</script>">'
    f'</iframe><style>@import "http://{HOST}/c.css"</style><form class=pwned action="http://{HOST}/d">'
    "</form>\"double' &lt;b class=pwned&gt; &#60;b&#62; ]]> <!--"
)
MARKDOWN = (
    f"[e](javascript:pwned=6) ![f](http://{HOST}/g.png) <http://{HOST}/h> `code` **bold** "
    '{ .pwned onclick="pwned=7" } $x$ | cell | \\ \\< {{ 1 }} [x]: http://y '
)
EVIL = HTML + MARKDOWN
LINES = f"""first

```
<b class=pwned>out of the fence</b>
```mermaid
graph TD; A-->B; click A href 'javascript:pwned=8'
```

=== "tab"

    <b class=pwned>x</b>

??? note "{EVIL}"

<div class=pwned markdown>

# heading {{ .pwned }}
"""
"""The same at the beginnings of lines."""
FENCED = """
- scenario: fenced
  note: "x
```
<b class=pwned>out of the fence</b>"
  given: {players: 2, seat: 1}
  then: {decides: seat 1}
"""
RULE = f"evil-{EVIL}"


def pack(folder: Path) -> Path:
    """Writes the pack and gives its folder."""
    actions = ["gain $2", "discard 1 guernsey -> gain $1"]
    text = {"en": EVIL, "<b class=pwned>": "x"}
    sides = [
        side("11a", name=EVIL, source=EVIL, actions=actions, text=text, points=4),
        side("11b", name=LINES, source=LINES),
    ]
    card = {"id": "obj-evil", "name": EVIL, "needs": ["1 hazard"], "points": 3, "source": LINES}
    cattle = {"id": "guernsey", "name": MARKDOWN, "value": 2, "colour": "white", "starting": True}
    cattle |= {"cards": [{"points": 0, "copies": 3}], "source": EVIL}
    files = {
        "buildings": {"private": sides},
        "objectives": {"objectives": [card]},
        "cattle": {"breeds": [cattle]},
    }
    head = {"adds": ["11a", "11b", "obj-evil"], "replaces": ["guernsey"], "name": EVIL, "source": EVIL}
    own = written(folder, "own/evil", files, **head)
    for name, data in _rules().items():
        _write(own / "rules" / f"{name}.yaml", yaml.safe_dump(data, sort_keys=False))
    _write(own / "text" / "en.ftl", _words())
    scenario = {"scenario": EVIL, "note": LINES, "rules": [RULE]}
    scenario |= {"given": {"players": 2, "seat": 1}, "then": {"decides": "seat 1"}}
    _write(
        own / "scenarios" / "<b class=pwned>.scenario.yaml",
        yaml.safe_dump([scenario], sort_keys=False) + FENCED,
    )
    return own


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _words() -> str:
    """Words of the base game, said otherwise: they stand on the pages of its components."""
    evil = "".join(f'{{"{one}"}}' if one in "{}" else one for one in EVIL)
    return f'gain-dollars = gain {{ AMOUNT($amount, "dollar") }} {evil}\nname-guernsey = {evil}\n'


def _rules() -> dict[str, object]:
    rule = {"id": RULE, "area": "evil", "text": LINES, "kind": "must", "section": EVIL, "note": LINES}
    ruling = {"id": EVIL, "title": EVIL, "ruling": LINES, "reason": EVIL, "certainty": "high"}
    question: dict[str, object] = {"ask": {"en": LINES, "nl": EVIL}, "rules": [RULE]}
    question |= {"answer": {"en": EVIL, "nl": LINES}, "also": {"en": [EVIL, LINES], "nl": [EVIL]}}
    return {
        "checklist": {"areas": [{"id": "evil", "name": EVIL, "verbs": ["gain", EVIL]}], "rules": [rule]},
        "rulings": {"rulings": [ruling]},
        "questions": {"questions": [question, {"ask": {"en": EVIL, EVIL: LINES}, "rules": [RULE]}]},
        "titles": {"titles": {RULE: {"en": EVIL, "nl": LINES}, "area evil": {"nl": EVIL}}},
        "synonyms": {"synonyms": [{"en": [EVIL, LINES], EVIL: [EVIL]}]},
        "glossary": {"sections": [{"name": EVIL, "terms": [{"en": LINES, EVIL: EVIL}]}]},
    }


def build(loaded: Pack, out: Path) -> Path:
    """The pages of a pack, but for those of most of what lies below it, as mkdocs builds them."""
    made = all_pages([PackReference(loaded)], library=False, home=True)
    kept = {path: text for path, text in made.files.items() if _own(path)}
    menu = next(one for one in made.nav if isinstance(one, dict))
    ((title, _),) = menu.items()
    pages = [path for path in kept if path.endswith(".md")]
    write_site(Site(kept, [{title: sorted(pages)}], made.title, made.words), out, None, library=False)
    settings = yaml.safe_load((out / "mkdocs.yml").read_text(encoding="utf-8")) | {"strict": False}
    (out / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(out / "mkdocs.yml")],
        check=True,
        capture_output=True,
    )
    return out / "site"


def _own(path: str) -> bool:
    name = path.rpartition("/")[2]
    return (
        not path.endswith(".md")
        or path.count("/") < 3
        or any(one in name for one in ("11", "evil", "guernsey", "pwned"))
    )
