"""Pictures of congress, and of the goals that bring points at the end."""

from gwt.games.pacific_rails.entries.content import Goal, Senator
from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.picture import Composer, graphics
from gwt.picture.kit import TEXT, draw_heading, draw_plate

_FACE = (116.0, 68.0)
_GOAL = (66.0, 74.0)


def senator(kit: Kit, senator: Senator) -> graphics.Graphic:
    """A senator by himself: how many paid actions he costs, and what he brings."""
    return draw_plate(
        [
            draw_heading(
                kit.name_of_entry(senator), [kit.times(kit.symbol("lobby"), senator.cost, "head")]
            ),
            kit.panel(senator.reward),
        ]
    )


def congress(kit: Kit, table: Table | None = None) -> graphics.Graphic:
    """All senators beside each other; those that are down stand lower, without their reward."""
    lowered = table.lowered if table else ()
    faces = (_face(kit, senator, senator.id in lowered) for senator in kit.board.senators.values())
    return draw_plate([graphics.put_in_row(faces, 5, 0)])


def _face(kit: Kit, senator: Senator, lowered: bool) -> graphics.Graphic:
    width, height = _FACE
    fill = "free" if lowered else "panel"
    cost = kit.times(graphics.fit(kit.symbol("lobby"), 22), senator.cost, fill)
    head = graphics.put_in_row([graphics.fit(kit.name(senator.id, fill), 28), cost], 10)
    if lowered:
        down = graphics.fit(kit.symbol("use-senator"), 38, 30)
        inner = graphics.put_in_column(
            [graphics.Graphic(width, 26), graphics.pad_to(down, width, height + 8)], 0
        )
    else:
        inner = graphics.put_in_column(
            [
                graphics.pad_to(head, width, 30),
                graphics.pad_to(
                    kit.wording_of(senator).small(senator.reward, width, height), width, height
                ),
            ],
            4,
        )
    drawn = graphics.frame(inner, fill, line="line", pad=5, radius=8, dash="4 4" if lowered else "")
    drawn = kit.tooltip(drawn, kit.name_of_entry(senator), lowered and kit.say("table-senator-down"))
    return kit.part(drawn, senator.id)


# --- goals -------------------------------------------------------------------------------------------


def goal(kit: Kit, goal: Goal) -> graphics.Graphic:
    """A scoring goal with its name."""
    return draw_plate(
        [
            draw_heading(kit.name_of_entry(goal), [kit.symbol("goal")], 200),
            graphics.pad_to(goal_face(kit, goal), 200, 0),
        ]
    )


def goal_face(kit: Kit, goal: Goal) -> graphics.Graphic:
    """A scoring goal as it lies on the table: who has the most of something gets the points."""
    width, height = _GOAL
    counted = Composer(kit.book, "goal-face").need(goal.most)
    parts = [
        graphics.pad_to(graphics.fit(counted, width - 4, 34), width, 36),
        graphics.put_in_row(
            [graphics.fit(kit.symbol("most"), 28), graphics.fit(kit.points(kit.board.goals.points), 30)], 6
        ),
    ]
    return graphics.add_title(
        graphics.frame(
            graphics.pad_to(graphics.put_in_column(parts, 4, 0.5), width, height),
            "goal-face",
            line="line",
            pad=5,
            radius=8,
        ),
        kit.name_of_entry(goal),
    )


def goals(kit: Kit, table: Table) -> graphics.Graphic:
    """Those in play, from left to right."""
    faces = graphics.put_in_row((goal_face(kit, kit.board.goal[goal]) for goal in table.goals), 5)
    return draw_plate([faces if table.goals else graphics.draw_text("–", TEXT, "tile")])
