"""Schedules the tests: one worker opens pages in a browser, and the others give way to it.

A browser is several processes that wait for each other; beside workers that want whole cores a page takes
five times as long.
"""

from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

BROWSER = "tests/browser/"
"""The tests of which the first worker takes all, one file after the other."""
FIRST = "gw0"
PATIENCE = 10
"""The niceness of the others."""


class BrowserFirst(LoadFileScheduling):
    """Files in their order; those of the browser go to one worker until none is left of the others."""

    def _assign_work_unit(self, node: WorkerController) -> None:
        wanted = node.gateway.id == FIRST
        fitting = (file for file in self.workqueue if file.startswith(BROWSER) is wanted)
        if (file := next(fitting, None)) is not None:
            self.workqueue.move_to_end(file, last=False)
        super()._assign_work_unit(node)
