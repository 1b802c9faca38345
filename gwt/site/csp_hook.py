"""A content security policy in every page that mkdocs builds; copied beside `mkdocs.yml`, which names it.

A page asks its own host for what it needs and no other, and runs the scripts of the theme and no others,
whatever the words of a pack say.
The few scripts that the theme writes into its pages are loaded from files, which a browser keeps; those
that differ from page to page are known by their hashes.
"""

import base64
import hashlib
import re
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import Environment, Template
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

_SCRIPTS = "partials/javascripts/"
"""The folder of the scripts that the theme writes into pages."""
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_FILES = "assets/theme-{}.js"
_templates: list[Template] = []
_moved: dict[str, str] = {}
"""The scripts that are files, by the paths of these."""


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> Environment:
    """Remembers the templates of those scripts."""
    _templates[:] = [env.get_template(name) for name in env.list_templates() if name.startswith(_SCRIPTS)]
    return env


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """A page with its policy."""
    wasm = bool(page.meta.get("wasm"))
    return _with_policy(output, config, get_relative_url(".", page.url), wasm)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """A page that no source has, such as the one that is shown where there is none."""
    if not template_name.endswith(".html"):
        return output_content
    return _with_policy(output_content, config, urlsplit(config.site_url or "/").path)


def on_post_build(config: MkDocsConfig) -> None:
    """Writes the scripts that are files."""
    for path, script in _moved.items():
        (Path(config.site_dir) / path).write_text(script, encoding="utf-8")


def _with_policy(page: str, config: MkDocsConfig, base_url: str, wasm: bool = False) -> str:
    """A page with its policy; `wasm` is for those that compile WebAssembly, which is no script."""
    scripts = _scripts(config, base_url)
    alike = scripts & _scripts(config, f"{base_url}/elsewhere")

    def loaded(match: re.Match[str]) -> str:
        if match[1] not in alike:
            return match[0]
        path = _FILES.format(hashlib.sha256(match[1].encode()).hexdigest()[:8])
        _moved[path] = match[1]
        return f'<script src="{base_url.rstrip("/")}/{path}"></script>'

    page = _SCRIPT.sub(loaded, page)
    digests = (
        hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(page) if script in scripts
    )
    hashes = {f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests}
    policy = "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' {' '.join(sorted(hashes))}".strip() + " 'wasm-unsafe-eval'" * wasm,
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "worker-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    return page.replace("<head>", f"<head>\n    {meta}", 1)


def _scripts(config: MkDocsConfig, base_url: str) -> set[str]:
    """The scripts that the theme writes into a page."""
    features = config.theme.get("features") or []
    html = (template.render(config=config, base_url=base_url, features=features) for template in _templates)
    return {script for text in html for script in _SCRIPT.findall(text)}
