"""The proxies of the page about running a server pass on pages, sockets and addresses."""

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.request
from contextlib import ExitStack, suppress

import pytest

from gwt.resources import data_root
from tests.table.kills import Seat, new_table, server

PAGE = (data_root() / "docs/running-a-server.md").read_text(encoding="utf-8")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def configuration(language, behind, port):
    """A configuration of the page, without a certificate, which only a real name gets."""
    text = re.search(f"```{language}\n(.*?)```", PAGE, re.DOTALL).group(1)
    text = text.replace("127.0.0.1:8765", behind)
    text = re.sub(r" *ssl_certificate.*\n", "", text).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    return text.replace("table.example.org {", f"http://127.0.0.1:{port} {{")


def nginx(folder, text, port):
    file = folder / "nginx.conf"
    places = "".join(
        f"{one}_temp_path {folder / one};\n" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file.write_text(f"pid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n")
    return ["nginx", "-c", str(file), "-e", str(folder / "log"), "-g", "daemon off;"]


def caddy(folder, text, port):
    file = folder / "Caddyfile"
    file.write_text(text.replace("{\n", "{\n\tadmin off\n", 1))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


@pytest.mark.parametrize("start, language", [(nginx, "nginx"), (caddy, "caddyfile")])
def test_the_proxy_of_the_page_passes_on_what_is_needed(tmp_path, start, language):
    if shutil.which(start.__name__) is None:
        pytest.skip(f"there is no {start.__name__} here")
    limits = {"work": 0, "work_burst": 300}
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **limits) as (_, behind), ExitStack() as stack:
        port = free_port()
        text = configuration(language, behind.removeprefix("http://").rstrip("/"), port)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        proxy = stack.enter_context(
            subprocess.Popen(
                start(tmp_path, text, port), env={**os.environ, "HOME": str(tmp_path)}, **quiet
            )
        )
        stack.callback(proxy.terminate)
        for _ in range(100):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.1)
        address = f"http://127.0.0.1:{port}/"
        with urllib.request.urlopen(address, timeout=10) as page:
            assert b"<title>" in page.read()
        seats = [Seat.at(stack, address, link) for link in new_table(address)["links"]["seats"]]
        seat = next(one for one in seats if one.moment["decision"])
        assert seat.choose(seat.moment["decision"]["options"][0]["text"], "1")
        # What one address behind the proxy costs is not the other's.
        assert spent(port, "127.0.0.2") and not spent(port, "127.0.0.3", tries=1)


def spent(port, source, tries=200):
    """Whether an address is refused after some tries."""
    for _ in range(tries):
        with socket.create_connection(("127.0.0.1", port), 10, (source, 0)) as one:
            one.sendall(
                f"GET /api/1/words HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
            )
            if one.recv(12).endswith(b"429"):
                return True
    return False
