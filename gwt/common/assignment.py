"""Assigns assets to tasks optimally: which tasks to fulfil for the most points.

This is a knapsack problem in which each kind of asset is a capacity, as each asset serves only one task.
The search is dynamic programming over the tasks: of all ways with the same assets left it keeps the best.
The result is exact: a way is dropped only if the prices of the assets (a Lagrangian bound) prove that it
cannot lead to anything better than a way already known.
"""

from collections.abc import Sequence
from math import lcm

from attrs import define, field, frozen

FAILED, FULFILLED, OMITTED = range(3)
"""The possible outcomes of a task."""

_SWEEPS = 4
"""The number of rounds in which all prices are adjusted; more hardly improve the bound."""

_FEW = 8
"""With at most this many competing tasks, neither prices nor a first search pay off."""

_NARROW = 20
"""The beam width of the first search, which only looks for a good way."""


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
    work: int
    """The number of steps of the search, for measurements."""


@define(eq=False)
class _Step:
    """A task in the search; values are in units of `_Scale`."""

    task: int
    needs: tuple[tuple[int, int], ...]
    """The scarce kinds of assets that it needs, and how many of each."""
    possible: bool
    """Whether there are enough assets for it at all."""
    fulfilled: int
    others: tuple[tuple[int, int], ...]
    """The values of the other outcomes, each with the outcome."""
    gain: int
    """The surplus of fulfilling it over the best other outcome; 0 if it is not possible."""
    left: int = 0
    """The gain minus the prices of its assets."""


@frozen(eq=False)
class _Scale:
    """Converts points and bonuses to whole numbers that also break ties.

    A bonus of 3 points for each 2 tasks that are not omitted is one and a half for each, less one and a
    half if their number is odd; so the search only has to remember the remainder of that number.
    With equal points, more tasks that are not omitted are better.
    """

    point: int
    each: int
    """The value of a task that is not omitted."""
    rests: tuple[int, ...]
    """The value of each remainder of their number."""


def assign(
    tasks: Sequence[AssignedTask], assets: Sequence[int], bonuses: Sequence[tuple[int, int]] = ()
) -> Assignment:
    """Returns the assignment with the most points; of equal ones always the same.

    `assets` has the number of each kind. A bonus is `(points, number)`: points for each so many tasks that
    are not omitted.

    Examples:
        >>> from gwt.sdk import AssignedTask, assign
        >>> easy = AssignedTask(needs=((0, 1),), points=3, penalty=0, optional=True)
        >>> hard = AssignedTask(needs=((0, 2),), points=5, penalty=0, optional=True)
        >>> [way == 1 for way in assign([easy, hard], assets=[2]).ways]  # 1: fulfilled
        [False, True]
    """
    scale = _scale(len(tasks), bonuses)
    steps = _steps(tasks, assets, scale)
    have = _scarce(steps, assets)
    prices, many = [0] * len(have), sum(bool(step.needs) for step in steps) > _FEW
    if many:
        prices = _prices(steps, have)
    for step in steps:
        step.left = step.gain - sum(prices[kind] * number for kind, number in step.needs)
    search = _Matching(steps, have, prices, scale)
    search.start_from_greedy()
    if search.bound() > search.known:
        search.steps = _in_order(steps)
        if many:
            search.follow(_NARROW)
        search.follow()
    return Assignment(tuple(search.answer), search.work)


def _scale(tasks: int, bonuses: Sequence[tuple[int, int]]) -> _Scale:
    whole = lcm(*(per for _, per in bonuses))
    more = tasks + 1
    rates = [(bonus * (whole // per) * more, per) for bonus, per in bonuses]
    return _Scale(
        whole * more,
        sum(rate for rate, _ in rates) + 1,
        # If no number of tasks reaches the modulus, the remainder is the number itself.
        tuple(-sum(rate * (rest % per) for rate, per in rates) for rest in range(min(whole, more))),
    )


def _steps(tasks: Sequence[AssignedTask], assets: Sequence[int], scale: _Scale) -> list[_Step]:
    steps: list[_Step] = []
    for at, task in enumerate(tasks):
        possible = all(assets[kind] >= number for kind, number in task.needs)
        fulfilled = scale.point * task.points + scale.each
        failed = (scale.each - scale.point * task.penalty, FAILED)
        others = (failed, (0, OMITTED)) if task.optional else (failed,)
        needs, gain = (task.needs, fulfilled - max(others)[0]) if possible else ((), 0)
        steps.append(_Step(at, needs, possible, fulfilled, others, gain))
    return steps


def _scarce(steps: Sequence[_Step], assets: Sequence[int]) -> list[int]:
    """Returns how many there are of each scarce kind, and renumbers the kinds in the steps."""
    total: dict[int, int] = {}
    for step in steps:
        for kind, number in step.needs:
            total[kind] = total.get(kind, 0) + number
    scarce = [kind for kind, number in total.items() if number > assets[kind]]
    at = {kind: place for place, kind in enumerate(scarce)}
    for step in steps:
        step.needs = tuple((at[kind], number) for kind, number in step.needs if kind in at)
    return [assets[kind] for kind in scarce]


def _prices(steps: Sequence[_Step], have: Sequence[int]) -> list[int]:
    """Returns a price for each scarce kind, chosen so that the bound is low.

    With the other prices fixed, the best price of a kind is that of the task at which it runs out.
    """
    prices = [0] * len(have)
    users: list[list[tuple[_Step, int]]] = [[] for _ in have]
    for step in steps:
        for kind, number in step.needs:
            users[kind].append((step, number))
    for _ in range(_SWEEPS):
        for kind, number_of in enumerate(have):
            prices[kind] = 0
            offers = sorted(
                (
                    ((step.gain - sum(prices[k] * n for k, n in step.needs)) // number, number)
                    for step, number in users[kind]
                ),
                reverse=True,
            )
            for offer, number in offers:
                if offer <= 0:
                    break
                number_of -= number
                if number_of < 0:
                    prices[kind] = offer
                    break
    return prices


def _in_order(steps: Sequence[_Step]) -> list[_Step]:
    """Orders the steps so that one kind of asset after the other is no longer needed.

    Ways that differ only in assets that no later task needs can then be merged.
    """
    ordered = [step for step in steps if not step.needs]
    open_steps = [step for step in steps if step.needs]
    begun: set[int] = set()
    while open_steps:
        users: dict[int, list[_Step]] = {}
        for step in open_steps:
            for kind, _ in step.needs:
                users.setdefault(kind, []).append(step)

        def price(kind: int, users: dict[int, list[_Step]] = users) -> tuple[int, int]:
            kinds = {other for step in users[kind] for other, _ in step.needs}
            return len(kinds - begun), len(users[kind])

        of_kind = users[min(users, key=price)]
        begun.update(kind for step in of_kind for kind, _ in step.needs)
        ordered += of_kind
        open_steps = [step for step in open_steps if step not in of_kind]
    return ordered


_Ways = dict[int, tuple[int, int, int]]
"""Value, bound and path of the best way, by the assets left and the remainder of tasks not omitted.

The assets left are packed into one number; a path has the outcome of each task as a digit.
"""


@define(eq=False)
class _Matching:
    steps: Sequence[_Step]
    have: Sequence[int]
    prices: Sequence[int]
    scale: _Scale
    known: int = 0
    """The value of the best way known."""
    answer: list[int] = field(factory=list)
    """The best way known."""
    work: int = 0

    def start_from_greedy(self) -> None:
        """Sets the best known way to the greedy one: fulfil tasks in the order of their gain."""
        left, value, number = list(self.have), 0, 0
        answer = [OMITTED] * len(self.steps)
        for step in sorted(self.steps, key=lambda step: (-step.left, step.task)):
            worth, outcome = max(step.others)
            if step.possible and step.gain > 0 and all(left[kind] >= most for kind, most in step.needs):
                worth, outcome = step.fulfilled, FULFILLED
                for kind, needed in step.needs:
                    left[kind] -= needed
            answer[step.task] = outcome
            value += worth
            number += outcome != OMITTED
        rests = self.scale.rests
        self.known, self.answer = value + rests[number % len(rests)], answer

    def bound(self) -> int:
        """Returns an upper bound on all values: assets sold at their prices, tasks independent."""
        value = max(self.scale.rests)
        value += sum(price * number for price, number in zip(self.prices, self.have, strict=True))
        return value + sum(max(step.others)[0] + max(0, step.left) for step in self.steps)

    def follow(self, width: int | None = None) -> None:
        """Searches for a better way; with `width`, only among that many of the best at each task."""
        period, shift = len(self.scale.rests), max(self.have, default=0).bit_length()
        needed = [0] * len(self.have)
        for step in self.steps:
            for kind, number in step.needs:
                needed[kind] += number
        packed = sum(number << shift * kind for kind, number in enumerate(self.have))
        states: _Ways = {packed * period: (0, self.bound(), 0)}
        for step in self.steps:
            for kind, number in step.needs:
                needed[kind] -= number
            needs = [(kind * shift, number, needed[kind], self.prices[kind]) for kind, number in step.needs]
            states = self._further(states, step, needs, (1 << shift) - 1)
            if width is not None and len(states) > width:
                hopeful = sorted(states.items(), key=lambda state: -state[1][1])
                states = dict(hopeful[:width])
        for key, (value, _, path) in states.items():
            if value + self.scale.rests[key % period] > self.known:
                self.known = value + self.scale.rests[key % period]
                for step in reversed(self.steps):
                    path, self.answer[step.task] = divmod(path, 3)

    def _further(self, states: _Ways, step: _Step, needs: Sequence[tuple[int, ...]], mask: int) -> _Ways:
        """Returns the ways after one more task.

        For each kind, `needs` has its place in the packed number, how many this task takes, how many later
        tasks take, and the price.
        """
        period, best_known, further = len(self.scale.rests), self.known, dict[int, tuple[int, int, int]]()
        best, _ = max(step.others)
        not_fulfilled = [
            (worth, max(0, step.left) + best - worth, how, how != OMITTED) for worth, how in step.others
        ]
        fulfilled = (step.fulfilled, max(0, -step.left), FULFILLED, True)
        for key, (value, bound, path) in states.items():
            left, rest = divmod(key, period)
            choices = not_fulfilled
            if step.possible and all((left >> at & mask) >= number for at, number, _, _ in needs):
                choices = [*not_fulfilled, fulfilled]
            for worth, lost, outcome, counts in choices:
                after, hope = left, bound - lost
                for at, number, later, price in needs:
                    if outcome == FULFILLED:
                        after -= number << at
                    # Assets beyond what later tasks need are dropped, so that more ways are merged.
                    spare = (after >> at & mask) - later
                    if spare > 0:
                        after -= spare << at
                        hope -= spare * price
                if hope <= best_known:
                    continue
                self.work += 1
                now = after * period + (rest + counts) % period
                old = further.get(now)
                if old is None or value + worth > old[0]:
                    further[now] = value + worth, hope, path * 3 + outcome
        return further
