"""Plants small faults in the rules, one at a time, and says which of them no test notices.

The faults are those of cosmic-ray; this tries a seeded sample of them, `--sample 0` all.
Run it in a copy of the checkout: a fault outside a function is written into its file for a while.

The tests are collected and run once, noting which functions each of them calls.
Then every fault becomes new code of its function in a forked child, what has been remembered there is
forgotten, and the tests that call the function are run, the quickest first, until one fails.
A fault in a function that no test calls has survived.
"""

import argparse
import functools
import gc
import inspect
import json
import math
import os
import random
import resource
import signal
import sys
import tempfile
import time
import types
from collections import Counter, defaultdict
from pathlib import Path

import hypothesis
import pytest
from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parents[2]
RULES = "gwt/games/great_western"
NOT_RULES = {"__init__", "events", "effects", "content"}
KERNEL = ("agenda", "exchange", "joiners", "counting", "rng", "rules", "game", "record", "state")
TESTS = [
    "tests/kernel",
    "tests/great_western/test_scenarios.py",
    *sorted(str(one.relative_to(ROOT)) for one in (ROOT / "tests/great_western").glob("test_rules_*.py")),
    "tests/dsl",
    "tests/packs",
    "tests/great_western/test_gaps.py",
    "tests/great_western/test_hidden_information.py",
    "tests/great_western/test_positions.py",
    "tests/great_western/test_saved_games.py",
]
# `X | Y` stands almost only in annotations; `@frozen` and `@cache` are no rules.
LEFT_OUT = ("BitOr", "BitAnd", "BitXor", "LShift", "RemoveDecorator")
LONGEST = 6
"""Seconds for one test, which takes far less without a fault; a fault that makes it longer is noticed."""
AFRESH = 120
"""Seconds for all tests in a new process."""
SLOW = "not any_text and not any_punctuation and not dropping_any_line and not misprint"
"""Tests that would take most of the time; the others have to notice the fault."""
LOADED = ("board", "vocabulary")
"""What runs once for all games, so that nearly every test depends on it."""

hypothesis.settings.register_profile("mutants", max_examples=30, deadline=None, derandomize=True)


def modules():
    found = [one for one in sorted((ROOT / RULES).glob("*.py")) if one.stem not in NOT_RULES]
    found += [ROOT / "gwt/kernel" / f"{name}.py" for name in KERNEL]
    found += sorted((ROOT / "gwt/packs").glob("*.py"))
    return [*found, ROOT / "gwt/dsl/parser.py"]


def faults():
    """Every fault as (module, operator, occurrence, line)."""
    for module in modules():
        tree = get_ast_from_path(module)
        for name in operator_names():
            if any(one in name for one in LEFT_OUT) or get_operator(name).arguments():
                continue
            operator = get_operator(name)()
            places = [at for node in ast_nodes(tree) for at in operator.mutation_positions(node)]
            for occurrence, (start, _) in enumerate(places):
                yield module, name, occurrence, start[0]


def functions(code, found=None):
    """The code of every function below a piece of code, by its name and first line."""
    found = {} if found is None else found
    for one in code.co_consts:
        if isinstance(one, types.CodeType):
            found.setdefault((one.co_qualname, one.co_firstlineno), []).append(one)
            functions(one, found)
    return found


class Run:
    """A plugin of pytest: notes what each test calls, then tries the faults in its place."""

    def __init__(self, chosen, report):
        self.chosen, self.report = chosen, report
        self.calls = defaultdict(set)
        self.seconds = {}
        self.failed = False
        self.unusable = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item):
        seen = set()

        def note(frame, event, arg):
            if event == "call" and "/gwt/" in frame.f_code.co_filename:
                seen.add(frame.f_code)

        if self.report is not None:
            sys.setprofile(note)
        began = time.perf_counter()
        yield
        sys.setprofile(None)
        self.seconds[item.nodeid] = time.perf_counter() - began
        for code in seen:
            self.calls[code.co_filename, code.co_qualname, code.co_firstlineno].add(item.nodeid)

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.failed = True
            if self.report is not None:
                self.unusable.add(report.nodeid)
                print(f"\nleft out, as it fails without a fault: {report.nodeid}", flush=True)

    def pytest_runtestloop(self, session):
        run(self, session.items)
        session.items = [one for one in session.items if one.nodeid not in self.unusable]
        self.failed = False
        print(f"\n{len(session.items)} tests, {len(self.chosen)} faults", flush=True)
        report, self.report = self.report, None
        self.living = defaultdict(list)
        self.remembering, self.remembered = [], set()
        gc.collect()
        for one in gc.get_objects():
            if isinstance(one, types.FunctionType):
                self.living[one.__code__.co_filename].append(one)
            elif isinstance(one, functools._lru_cache_wrapper) and (one.__module__ or "").startswith("gwt"):
                self.remembering.append(one)
                if isinstance(one.__wrapped__, types.FunctionType):
                    code = one.__wrapped__.__code__
                    self.remembered.add((code.co_filename, code.co_qualname, code.co_firstlineno))
        gc.freeze()
        with Path(report).open("a", encoding="utf-8") as file:
            for module, name, occurrence, line in self.chosen:
                row = self.attempt(session, module, name, occurrence, line)
                file.write(json.dumps(row) + "\n")
                file.flush()
        return True

    def attempt(self, session, module, name, occurrence, line):
        source = module.read_text(encoding="utf-8")
        changed = mutate_code(source, get_operator(name)(), occurrence)
        old = source.splitlines()
        new = (changed or source).splitlines()
        diff = [(a.strip(), b.strip()) for a, b in zip(old, new, strict=False) if a != b]
        row = {
            "module": str(module.relative_to(ROOT)),
            "line": line,
            "operator": name,
            "occurrence": occurrence,
            "diff": diff[:2],
        }
        began = time.perf_counter()
        row["result"], row["by"] = self.outcome(session.items, module, changed or source)
        row["seconds"] = round(time.perf_counter() - began, 2)
        return row

    def outcome(self, items, module, changed):
        try:
            code = compile(changed, str(module), "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return "invalid", "syntax"
        before = functions(
            compile(module.read_text(encoding="utf-8"), str(module), "exec", dont_inherit=True)
        )
        after = functions(code)
        differing = [key for key in before if before[key] != after.get(key)]
        # A class body and a default have done their work already, so only what is in a function is patched.
        inner = [key for key in differing if before[key][0].co_flags & inspect.CO_OPTIMIZED]
        if not inner or set(before) != set(after):
            return self.afresh(module, changed)
        called = set().union(*(self.calls[str(module), *key] for key in differing))
        selected = [one for one in items if one.nodeid in called]
        rest = [one for one in items if one.nodeid not in called]
        selected.sort(key=lambda one: self.seconds[one.nodeid])
        if module.stem in LOADED or self.remembered.intersection((str(module), *key) for key in differing):
            selected += [
                one for one in rest if "test_scenarios" in one.nodeid or "test_rules" in one.nodeid
            ]
        if not selected:
            return "survived", "no test calls it"
        read_end, write_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read_end)
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
            gc.disable()
            patch(self, module, before, after, differing)
            self.failed = False
            for item in selected:
                signal.alarm(LONGEST)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                if self.failed:
                    os.write(write_end, item.nodeid.encode()[:200])
                    os._exit(1)
            os._exit(0)
        os.close(write_end)
        _, status = os.waitpid(child, 0)
        with os.fdopen(read_end) as pipe:
            by = pipe.read()
        if os.WIFSIGNALED(status):
            return "timeout", str(os.WTERMSIG(status))
        return ("killed", by) if os.WEXITSTATUS(status) else ("survived", f"{len(selected)} tests")

    def afresh(self, module, changed):
        """Through a new process, with the fault in the file."""
        source, times = module.read_text(encoding="utf-8"), module.stat()
        child = os.fork()
        if child == 0:
            quiet()
            signal.alarm(AFRESH)
            module.write_text(changed, encoding="utf-8")
            options = ["-B", "-m", "pytest", "-x", "-p", "no:cacheprovider", "-k", SLOW]
            os.execv(sys.executable, [sys.executable, *options, *TESTS])
        try:
            _, status = os.waitpid(child, 0)
        finally:
            module.write_text(source, encoding="utf-8")
            os.utime(module, ns=(times.st_atime_ns, times.st_mtime_ns))
        return ("survived", "all tests") if status == 0 else ("killed", "afresh")


def quiet():
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def patch(plugin, module, before, after, differing):
    """Gives every living function its new code, and empties what was remembered."""
    wanted = set(differing)
    for one in plugin.living[str(module)]:
        key = (one.__code__.co_qualname, one.__code__.co_firstlineno)
        if key in wanted:
            at = before[key].index(one.__code__) if one.__code__ in before[key] else 0
            one.__code__ = after[key][min(at, len(after[key]) - 1)]
    for one in plugin.remembering:
        one.cache_clear()


def run(plugin, items):
    for at, item in enumerate(items):
        following = items[at + 1] if at + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def summary(report):
    """The share of the faults that were noticed, with its 95 % interval (Wilson), and the others."""
    read = [json.loads(line) for line in Path(report).read_text(encoding="utf-8").splitlines()]
    rows = [row for row in read if row["result"] != "invalid"]
    survived = [row for row in rows if row["result"] == "survived"]
    many, z = len(rows), 1.96
    share = 1 - len(survived) / many
    middle = (share + z * z / (2 * many)) / (1 + z * z / many)
    half = z / (1 + z * z / many) * math.sqrt(share * (1 - share) / many + z * z / (4 * many * many))
    for row in survived:
        print(f"{row['module']}:{row['line']}: {row['diff'][0][1] if row['diff'] else ''} ({row['by']})")
    least, most = middle - half, middle + half
    print(f"{many - len(survived)} of {many} noticed: {share:.1%} ({least:.1%} to {most:.1%})")


def main():
    options = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    options.add_argument("--sample", type=int, default=320, help="faults to try; 0 for all")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--report", default=str(Path(tempfile.gettempdir()) / "gwt-mutants.jsonl"))
    options.add_argument("--list", action="store_true", help="only count the faults")
    options.add_argument("--skip", type=int, default=0, help="faults that the report holds already")
    chosen = options.parse_args()
    every = list(faults())
    picked = every
    if chosen.sample:
        picked = random.Random(chosen.seed).sample(every, min(chosen.sample, len(every)))
    counts = Counter(str(one[0].relative_to(ROOT)) for one in every)
    drawn = Counter(str(one[0].relative_to(ROOT)) for one in picked)
    print("\n".join(f"{counts[name]:5} {drawn[name]:4} {name}" for name in counts), len(every))
    if chosen.list:
        return
    hypothesis.settings.load_profile("mutants")
    if not chosen.skip:
        Path(chosen.report).unlink(missing_ok=True)
    plugin = Run(picked[chosen.skip :], chosen.report)
    pytest.main(["-p", "no:cacheprovider", "-p", "no:xdist", "-k", SLOW, *TESTS], plugins=[plugin])
    summary(chosen.report)


if __name__ == "__main__":
    main()
