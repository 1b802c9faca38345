"""Assigns assets to tasks: which to fulfil for the most points, as each asset serves only one task."""

from collections.abc import Sequence
from math import lcm

from attrs import frozen

FAILED, FULFILLED, OMITTED = range(3)
"""The possible outcomes of a task."""


@frozen(eq=False)
class AssignedTask:
    """A task: the assets that it needs, and its points."""

    needs: tuple[tuple[int, int], ...]
    """The kinds of assets that it needs, by index, and how many of each."""
    points: int
    penalty: int
    """The points lost if it fails."""
    optional: bool
    """Whether it may be omitted."""


@frozen(eq=False)
class Assignment:
    ways: tuple[int, ...]
    """The outcome of each task."""


_State = tuple[tuple[int, ...], int]
"""The assets left, and the remainder of the number of tasks that are not omitted."""
_Way = tuple[int, int, tuple[int, ...]]
"""The points, the number of tasks that are not omitted, and the outcomes."""


def assign(
    tasks: Sequence[AssignedTask], assets: Sequence[int], bonuses: Sequence[tuple[int, int]] = ()
) -> Assignment:
    """Returns the assignment with the most points; of equal ones one with the fewest tasks omitted.

    `assets` has the number of each kind. A bonus is `(points, number)`: points for each so many tasks that
    are not omitted. What is returned for the same tasks, assets and bonuses is always the same.

    Examples:
        >>> from gwt.sdk import AssignedTask, assign
        >>> easy = AssignedTask(needs=((0, 1),), points=3, penalty=0, optional=True)
        >>> hard = AssignedTask(needs=((0, 2),), points=5, penalty=0, optional=True)
        >>> [way == 1 for way in assign([easy, hard], assets=[2]).ways]  # 1: fulfilled
        [False, True]
    """
    kinds = range(len(assets))
    # Tasks with the same needs stand together, so that a kind of asset is soon not needed any more.
    order = sorted(range(len(tasks)), key=lambda at: tasks[at].needs)
    needs = [tuple(dict(tasks[at].needs).get(kind, 0) for kind in kinds) for at in order]
    # Of the number of tasks that are not omitted, a bonus only depends on the remainder.
    period = lcm(*(per for _, per in bonuses))
    best: dict[_State, _Way] = {(tuple(assets), 0): (0, 0, ())}
    for step, at in enumerate(order):
        task, need = tasks[at], needs[step]
        # Assets beyond what later tasks need are of no use: ways that only differ in them are equal.
        later = [sum(rest[kind] for rest in needs[step + 1 :]) for kind in kinds]
        before, best = best, {}
        for (left, number), (points, kept, ways) in before.items():
            after = (number + 1) % period
            award = points + sum(bonus for bonus, per in bonuses if after % per == 0)
            choices = [(left, after, (award - task.penalty, kept + 1, (*ways, FAILED)))]
            if task.optional:
                choices.append((left, number, (points, kept, (*ways, OMITTED))))
            if all(map(int.__le__, need, left)):
                rest = tuple(map(int.__sub__, left, need))
                choices.append((rest, after, (award + task.points, kept + 1, (*ways, FULFILLED))))
            for rest, counted, way in choices:
                state = tuple(map(min, rest, later)), counted
                if state not in best or best[state] < way:
                    best[state] = way
    ways = max(best.values())[2]
    return Assignment(tuple(way for _, way in sorted(zip(order, ways, strict=True))))
