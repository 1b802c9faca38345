"""Backends for games: processes of this machine, or a cluster, by joblib."""

from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Self

from gwt import errors, optional_dependencies

NAMES = ("loky", "dask", "ray")


class Backend(AbstractContextManager["Backend"]):
    """While it is entered, games that are played by several jobs are played there."""

    def __init__(self, name: str, address: str | None = None) -> None:
        """
        Raises:
            UsageError: there is no backend of that name, or it takes no address.
        """
        if name not in NAMES:
            raise errors.UsageError(f"there is no backend '{name}'. Known here: {', '.join(NAMES)}.")
        if name == "loky" and address is not None:
            raise errors.UsageError("the backend 'loky' plays on this machine and takes no address")
        self._name, self._address, self._stack = name, address, ExitStack()
        self.deaths: tuple[type[Exception], ...] = ()
        """The errors by which it says, once entered, that a worker process has died."""

    def __enter__(self) -> Self:
        """
        Raises:
            UsageError: what it needs is not installed.
        """
        try:
            import joblib

            if self._name == "dask":
                import distributed

                self._stack.enter_context(distributed.Client(self._address))
                self.deaths = (distributed.KilledWorker,)
            elif self._name == "ray":
                import ray
                from ray.util.joblib import register_ray

                register_ray()
                if not ray.is_initialized():
                    ray.init(self._address)
                    self._stack.callback(ray.shutdown)
                self.deaths = (ray.exceptions.RayActorError, ray.exceptions.WorkerCrashedError)
        except ImportError:
            package = {"loky": "joblib", "dask": "joblib distributed", "ray": "joblib ray"}[self._name]
            needed = f"the backend '{self._name}' needs more than is installed"
            raise optional_dependencies.missing_dependency(needed, package=package) from None
        self._stack.enter_context(joblib.parallel_config(backend=self._name))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()
