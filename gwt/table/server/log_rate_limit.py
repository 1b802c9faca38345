"""Keeps the log small, whatever strangers do."""

import logging

from gwt.table.server_limits import Bucket

_LOGGERS = ("gwt.table", "asyncio", "uvicorn.error")
"""Those that write of what clients do; each gets its own share."""


def limit_log_rate(rate: float, burst: float) -> None:
    """Lets each of these loggers write `rate` records a second on average, and at most `burst` at once."""
    for name in _LOGGERS:
        logging.getLogger(name).addFilter(RateLimitFilter(rate, burst))


class RateLimitFilter(logging.Filter):
    """A filter that leaves out records that come too fast; the next one says how many were left out."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__()
        self._bucket, self._left_out = Bucket(rate, burst), 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._bucket.takes(record.created):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"({self._left_out} records were left out) {record.msg}"
            self._left_out = 0
        return True
