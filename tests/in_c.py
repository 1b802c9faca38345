"""Builds the modules in C as the compiled wheel has them."""

import subprocess
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which

import pytest

BUILD = Path(__file__).parents[1] / ".build"


def built(name, folder):
    """A module in C, whose source lies in a folder, built as for the wheel."""
    linker = (sysconfig.get_config_var("LDSHARED") or "cc -shared").split()
    header = Path(sysconfig.get_path("include"), "Python.h")
    if which(linker[0]) is None or not header.is_file():
        pytest.skip("there is no C compiler here, or no header of Python")
    place = folder / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"
    options = ["-fPIC", f"-I{header.parent}", f"-I{BUILD}", "-Wall", "-Werror"]
    subprocess.run([*linker, *options, "-o", str(place), str(folder / f"{name}.c")], check=True)
    spec = spec_from_file_location(name, place)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
