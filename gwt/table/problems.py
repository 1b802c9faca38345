"""Problems: the reasons for refusals, as clients receive them."""

from functools import partial
from http import HTTPStatus

from gwt import errors, json_types

CODES = {
    "stale": HTTPStatus.CONFLICT,
    "illegal": HTTPStatus.UNPROCESSABLE_ENTITY,
    "not-yours": HTTPStatus.FORBIDDEN,
    "no-undo": HTTPStatus.CONFLICT,
    "unknown": HTTPStatus.NOT_FOUND,
    "malformed": HTTPStatus.BAD_REQUEST,
    "not-allowed": HTTPStatus.METHOD_NOT_ALLOWED,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "broken": HTTPStatus.SERVICE_UNAVAILABLE,
    "away": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The status of an answer over HTTP, by the code of its problem."""


class RequestRefused(errors.GwtError):
    """A message or a request that has no effect; `code` is one of `CODES`, and the message is in English.

    `reason` names the text `table-page-refused-REASON`, by which a page says it in the reader's language,
    and `gaps` are the arguments of that text. Without a reason the message says what no text could, such as
    what is wrong with a position.
    """

    def __init__(self, code: str, message: str, reason: str = "", **gaps: str | float) -> None:
        super().__init__(message)
        assert code in CODES, code
        self.code, self.message, self.reason, self.gaps = code, message, reason, gaps

    def __reduce__(self) -> tuple[object, ...]:
        return partial(RequestRefused, self.code, self.message, self.reason, **self.gaps), ()

    @property
    def status(self) -> int:
        return int(CODES[self.code])

    def data(self) -> json_types.JsonObject:
        """The problem as JSON."""
        return {
            "code": self.code,
            "message": self.message,
            **({"reason": self.reason, "gaps": self.gaps} if self.reason else {}),
        }
