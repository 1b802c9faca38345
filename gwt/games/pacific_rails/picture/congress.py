"""Pictures of congress, and of the goals that bring points at the end."""

from gwt.games.pacific_rails.entries.content import Goal, Senator
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.table.state import Table
from gwt.picture import Composer
from gwt.picture.kit import TEXT, heading, plate
from gwt.picture.pieces import Piece, beside, fitted, framed, room, stacked, titled, words

_FACE = (116.0, 68.0)
_GOAL = (66.0, 74.0)


def senator(kit: Kit, senator: Senator) -> Piece:
    """A senator by himself: how many paid actions he costs, and what he brings."""
    return plate(
        [
            heading(kit.called(senator), [kit.times(kit.symbol("lobby"), senator.cost, "head")]),
            kit.panel(senator.reward),
        ]
    )


def congress(kit: Kit, table: Table | None = None) -> Piece:
    """All senators beside each other; those that are down stand lower, without their reward."""
    lowered = table.lowered if table else ()
    faces = (_face(kit, senator, senator.id in lowered) for senator in kit.board.senators.values())
    return plate([beside(faces, 5, 0)])


def _face(kit: Kit, senator: Senator, lowered: bool) -> Piece:
    width, height = _FACE
    fill = "free" if lowered else "panel"
    cost = kit.times(fitted(kit.symbol("lobby"), 22), senator.cost, fill)
    head = beside([fitted(kit.name(senator.id, fill), 28), cost], 10)
    if lowered:
        down = fitted(kit.symbol("use-senator"), 38, 30)
        inner = stacked([Piece(width, 26), room(down, width, height + 8)], 0)
    else:
        inner = stacked(
            [
                room(head, width, 30),
                room(kit.wording_of(senator).small(senator.reward, width, height), width, height),
            ],
            4,
        )
    drawn = framed(inner, fill, line="line", pad=5, radius=8, dash="4 4" if lowered else "")
    drawn = kit.tooltip(drawn, kit.called(senator), lowered and kit.say("table-senator-down"))
    return kit.part(drawn, senator.id)


# --- goals -------------------------------------------------------------------------------------------


def goal(kit: Kit, goal: Goal) -> Piece:
    """A scoring goal with its name."""
    return plate([heading(kit.called(goal), [kit.symbol("goal")], 200), room(goal_face(kit, goal), 200, 0)])


def goal_face(kit: Kit, goal: Goal) -> Piece:
    """A scoring goal as it lies on the table: who has the most of something gets the points."""
    width, height = _GOAL
    counted = Composer(kit.book, "goal-face").need(goal.most)
    parts = [
        room(fitted(counted, width - 4, 34), width, 36),
        beside([fitted(kit.symbol("most"), 28), fitted(kit.points(kit.board.goals.points), 30)], 6),
    ]
    return titled(
        framed(room(stacked(parts, 4, 0.5), width, height), "goal-face", line="line", pad=5, radius=8),
        kit.called(goal),
    )


def goals(kit: Kit, table: Table) -> Piece:
    """Those in play, from left to right."""
    faces = beside((goal_face(kit, kit.board.goal[goal]) for goal in table.goals), 5)
    return plate([faces if table.goals else words("–", TEXT, "tile")])
