"""The receiver of the messages of a socket; a server may hand them over (see `websocket_protocol`)."""

from typing import Protocol

HAND_OVER = "gwt.hand_over"
"""The name of the extension: a function that takes a `MessageReceiver`."""


class MessageReceiver(Protocol):
    """The receiver of messages of a socket."""

    async def receive_message(self, text: str | None) -> None:
        """Takes the next message, None if it is no text; the one after it waits until this is done."""

    def leave(self) -> None:
        """Is called once, when the socket is gone."""
