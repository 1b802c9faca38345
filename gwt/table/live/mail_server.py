"""Sends mail through the mail server of the operator."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from attrs import field, frozen

from gwt.errors import UsageError
from gwt.table.live.webhook_client import DeliveryError

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
_PATIENCE = 20.0
"""Seconds for each step."""
_PORTS = {"smtp": 587, "smtps": 465}


def is_address(text: str) -> bool:
    """Whether a text is an address of mail, without a name and without a line break."""
    return len(text) <= 200 and _ADDRESS.fullmatch(text) is not None


@frozen
class MailServer:
    """A server that sends mail, and whom it is from."""

    host: str
    port: int
    secure: bool
    """Whether the connection is encrypted from its start; otherwise it is as soon as the server can."""
    user: str
    password: str = field(repr=False)
    sender: str

    @classmethod
    def of(cls, url: str) -> "MailServer":
        """The server of a URL such as `smtps://user:password@mail.example.org?from=table@example.org`.

        Raises:
            UsageError: it is none, or says not whom mail is from.
        """
        try:
            parsed = urlsplit(url)
            port, senders = parsed.port, parse_qs(parsed.query).get("from", [])
        except ValueError:
            parsed, port, senders = urlsplit(""), None, []
        if parsed.scheme not in _PORTS or not parsed.hostname or not senders or not is_address(senders[0]):
            raise UsageError(
                "the server of mail is written as smtps://USER:PASSWORD@HOST?from=table@example.org"
            )
        return cls(
            parsed.hostname,
            port or _PORTS[parsed.scheme],
            parsed.scheme == "smtps",
            unquote(parsed.username or ""),
            unquote(parsed.password or ""),
            senders[0],
        )

    def send(self, to: str, subject: str, text: str) -> None:
        """Sends a mail; blocks. Raises `DeliveryError` if it is not taken.

        A password goes only to a server whose certificate is right.
        """
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, " ".join(subject.split())
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            with self._connected() as server:
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise DeliveryError(type(error).__name__) from None

    def _connected(self) -> smtplib.SMTP:
        """A connection, encrypted if that can be. Raises `DeliveryError` if it has to be and cannot."""
        context = ssl.create_default_context()
        if self.secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=_PATIENCE, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=_PATIENCE)
        try:
            server.ehlo()
            if server.has_extn("starttls"):
                # Within a house servers have certificates of their own, and no password is asked for.
                server.starttls(context=context if self.user else None)
            elif self.user:
                raise DeliveryError("the server of mail does not encrypt, and would see a password")
        except BaseException:
            server.close()
            raise
        return server
