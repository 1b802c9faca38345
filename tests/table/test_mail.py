"""Mail goes to a server of the operator's, and a password to none that does not encrypt."""

from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

import pytest

from gwt.errors import UsageError
from gwt.table.live.mail_server import MailServer
from gwt.table.live.webhook_client import DeliveryError

ANSWERS = {"EHLO": "250-here\r\n250 AUTH PLAIN", "DATA": "354 go on", "QUIT": "221 bye"}


@pytest.fixture
def server():
    """A server of mail that does not encrypt, and the lines that it is told."""
    told = []

    class Handler(StreamRequestHandler):
        def handle(self):
            self.say("220 here")
            for line in iter(self.rfile.readline, b""):
                said = line.decode().strip()
                told.append(said)
                if said.upper() == "DATA":
                    self.say(ANSWERS["DATA"])
                    while (text := self.rfile.readline().decode().strip()) != ".":
                        told.append(text)
                    self.say("250 taken")
                else:
                    self.say(ANSWERS.get(said[:4].upper(), "250 yes"))

        def say(self, text):
            self.wfile.write(f"{text}\r\n".encode())

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as served:
        served.daemon_threads = True
        Thread(target=served.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{served.server_address[1]}", told
        served.shutdown()


def test_a_mail_is_sent_with_its_subject_in_one_line(server):
    address, told = server

    MailServer.of(f"smtp://{address}?from=table@example.org").send(
        "ann@example.org", "It is\nyour turn", "Come."
    )

    assert {"From: table@example.org", "To: ann@example.org", "Subject: It is your turn", "Come."} <= {
        *told
    }


def test_a_password_is_not_told_to_a_server_that_does_not_encrypt(server):
    address, told = server

    with pytest.raises(DeliveryError, match="does not encrypt"):
        MailServer.of(f"smtp://me:secret@{address}?from=table@example.org").send(
            "ann@example.org", "x", "x"
        )
    assert not any(line.upper().startswith("AUTH") for line in told)


@pytest.mark.parametrize("url", ["", "mail.example.org", "smtp://mail.example.org", "smtp://m?from=nobody"])
def test_a_server_that_is_none_is_told_how_to_write_one(url):
    with pytest.raises(UsageError, match="smtps://USER:PASSWORD@HOST"):
        MailServer.of(url)
