#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants small faults in core or editor, one at a time, and lists which of them no test of their folder finds.

    tests/mutate/run.py core              100 faults; fails when less than 90 % are found
    tests/mutate/run.py editor            60 faults; fails when less than 80 % are found
    tests/mutate/run.py core --list       only says which faults these would be
    tests/mutate/run.py core --one ID     plants one of them and shows what each test says
    tests/mutate/run.py core --resume     keeps what an earlier run has found; tries survivors and what is left
    tests/mutate/run.py core --only map/  faults in files whose path this pattern is found in

Sources are never changed: a copy with the fault is compiled, linked with the other objects into another libcore or
libeditor_lib, and the tests of a build with shared libraries (preset mutate) are run with that one. Which faults are
drawn depends on the seed and on each fault alone, so that a change elsewhere moves none. What does not compile, or
compiles to the same instructions, is no fault: the next one is drawn.

A fault is found when a test of its folder fails, twice, or takes far longer than it should. The tests run first without
faults; those that fail then are named and not used. tests/mutate/README.md lists the survivors and says why.
"""

import argparse
import concurrent.futures
import difflib
import json
import os
import pathlib
import queue
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import faults

ROOT = pathlib.Path(__file__).resolve().parents[2]
README = ROOT / "tests/mutate/README.md"
AREAS = {"core": {"count": 100, "least": 90}, "editor": {"count": 60, "least": 80}}
FORMATS = ["tests/core/format", "tests/core/documents", "tests/core/kings_conflict/format",
           "tests/core/token_battle/format"]
# Where the tests of a folder are when it is not the folder of the same name, or not it alone; the longest name counts.
TESTS_OF = {
    "core/base": ["tests/core/base", *FORMATS],
    "core/format": FORMATS,
    "core/kings_conflict/game": ["tests/core/kings_conflict"],
    "editor": ["tests/editor/app", "tests/editor/help", "tests/editor/access"],
    "editor/app": ["tests/editor/app", "tests/editor/safety"],
    "editor/token_battle/cards": ["tests/editor/token_battle/deck", "tests/editor/token_battle/duel"],
    "editor/play": ["tests/editor/play", "tests/editor/token_battle/duel"],
    "editor/print": ["tests/editor/print", "tests/editor/app", "tests/editor/kings_conflict/sheet"],
    "editor/text": ["tests/editor/text", "tests/editor/cli"],
    "editor/verbs": ["tests/editor/cli"],
}
# Folders that hold a folder for each room: tests of the room, not of the whole wing, are those of its files.
WINGS = ("core/kings_conflict", "core/pocket_heroes", "core/token_battle", "core/wastes", "editor/token_battle")
GAMES = re.search(r"set\(STONEMASON_GAMES ([^)]*)\)", (ROOT / "CMakeLists.txt").read_text()).group(1).split()
LIBRARIES = {
    "core": ["core", "core_base", "core_play", *(f"core_{game}" for game in GAMES)],
    "editor": ["editor_lib", "editor_app", "editor_grid", "editor_cli", "editor_drawing", "editor_lan", "editor_play",
               "editor_print", "editor_profiles", "editor_text", "editor_verbs",
               *(f"editor{part}_{game}" for part in ("", "_base", "_cli") for game in GAMES)],
}


class Failure(Exception):
    """What ends the run, in words for the person who started it."""


def say(text):
    print(text, flush=True)


def output_of(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode != 0:
        raise Failure(f"{shlex.join(map(str, command))} failed:\n{done.stdout[-4000:]}")
    return done.stdout


class Test:
    """A file of tests in a program of the build folder, alone there or one of a folder's."""

    def __init__(self, target, source, shared):
        self.target, self.source = target, source
        self.name = source.removeprefix("tests/").removesuffix(".cpp")
        self.arguments = [self.name] if shared else []
        self.text = (ROOT / source).read_text()
        self.command, self.environment, self.folder, self.is_long = [], {}, None, True
        self.seconds = self.processor_seconds = 0.0

    def describe(self, row):
        self.name = row["name"]
        properties = {p["name"]: p["value"] for p in row.get("properties", [])}
        self.command = row.get("command", [])
        self.environment = dict(line.split("=", 1) for line in properties.get("ENVIRONMENT", []))
        self.folder = properties.get("WORKING_DIRECTORY")
        self.is_long = "long" in properties.get("LABELS", [])


class Build:
    """A build folder with shared libraries: what it compiles, links and tests, and how."""

    def __init__(self, folder, libraries, jobs):
        self.folder, self.libraries, self.jobs = folder, libraries, jobs
        self.lock = threading.Lock()
        self.making = threading.Lock()
        self.links = {}
        self.compilations = {}
        self.tests = {}

    def prepare(self):
        if not (self.folder / "build.ninja").exists():
            say(f"==> Setting up {self.folder}")
            output_of(["cmake", "--preset", "mutate", "-B", self.folder], cwd=ROOT)
        if not re.search(r"BUILD_SHARED_LIBS:\w+=ON", (self.folder / "CMakeCache.txt").read_text()):
            raise Failure(f"{self.folder} is set up without shared libraries: give it -DBUILD_SHARED_LIBS=ON")
        # Also sets it up anew when lists of files have changed.
        self.make(self.libraries)
        for entry in json.loads((self.folder / "compile_commands.json").read_text()):
            path = pathlib.Path(entry["file"])
            if not path.is_relative_to(ROOT) or path.is_relative_to(self.folder):
                continue
            words = shlex.split(entry["command"])
            compiled = words[words.index("-o") + 1]
            target = re.search(r"CMakeFiles/(.+?)\.dir/", compiled).group(1)
            source = str(path.relative_to(ROOT))
            if target in self.libraries:
                self.compilations[source] = (words, compiled, target)
            elif source.startswith("tests/") and path.name.startswith("test_"):
                test = Test(target, source, shared=target.endswith("_tests"))
                self.tests[target, *test.arguments] = test
        self.describe_tests()

    def describe_tests(self):
        rows = json.loads(output_of(["ctest", "--show-only=json-v1"], cwd=self.folder))["tests"]
        for row in rows:
            program, *arguments = row.get("command", [""])
            test = self.tests.get((pathlib.PurePath(program).name, *arguments))
            if test:
                test.describe(row)

    def make(self, targets):
        with self.making:
            say(f"==> Building {len(targets)} targets in {self.folder}")
            output_of(["cmake", "--build", self.folder, "-j", str(self.jobs), "--target", *targets], cwd=ROOT)
            self.describe_tests()

    def library(self, target):
        """Its path in the build folder, and the command that links it there."""
        with self.lock:
            if target not in self.links:
                name = f"lib{target}.so"
                path = next(p for p in self.folder.rglob(name) if p.is_file()).relative_to(self.folder)
                commands = output_of(["ninja", "-t", "commands", str(path)], cwd=self.folder)
                self.links[target] = (str(path), commands.strip().splitlines()[-1])
            return self.links[target]

    def targets_for(self, fault):
        """The programs that hold the tests for a fault; those of tests that take long are not run, and not built."""
        return frozenset(test.target for test in self.tests_of(fault) if not test.target.endswith("_long"))

    def tests_for(self, fault):
        """The usual tests of the folder that a source is in, those that probably find a fault first."""
        return [test for test in self.tests_of(fault) if not test.is_long]

    def tests_of(self, fault):
        folder = pathlib.PurePath(fault.path).parent
        area = next((str(p) for p in (folder, *folder.parents) if str(p) in TESTS_OF), None)
        wing = "/".join(folder.parts[:2])
        own = "tests/" + "/".join(folder.parts[:3 if wing in WINGS else 2])
        folders = TESTS_OF[area] if area and (area != "editor" or folder.name == "editor") else [own]
        header = f'#include "{fault.path.removesuffix(".cpp")}.h"'
        stem = pathlib.PurePath(fault.path).stem

        def rank(test):
            source = pathlib.PurePath(test.source)
            near = str(source.parent) == f"tests/{folder}"
            return (source.stem != f"test_{stem}", header not in test.text, not near, test.seconds, test.name)

        return sorted((t for t in self.tests.values() if any(t.source.startswith(f + "/") for f in folders)), key=rank)


class Worker:
    """Compiles and runs in a folder of its own, which also is the home of the programs it runs."""

    def __init__(self, build, folder):
        self.build, self.folder = build, folder
        for name in ("home", "tmp", "run", "objects", "lib"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / "run").chmod(0o700)

    def compile(self, fault):
        """The object with the fault in it, or why there is none."""
        source = (ROOT / fault.path).read_text()
        words, compiled, _ = self.build.compilations[fault.path]
        folder = self.folder / "objects" / fault.id
        folder.mkdir(exist_ok=True)
        # Under its own name, as the compiler gets it, wherever it is.
        planted = folder / pathlib.PurePath(fault.path).name
        planted.write_text(f'#line 1 "{ROOT / fault.path}"\n' + fault.planted(source))
        made = planted.with_suffix(".o")
        command = list(words)
        command[command.index("-o") + 1] = str(made)
        command[command.index("-c") + 1] = str(planted)
        command += ["-w", "-iquote", str((ROOT / fault.path).parent)]
        done = subprocess.run(command, cwd=self.build.folder, capture_output=True,
                              env={**os.environ, "CCACHE_DISABLE": "1"})
        if done.returncode != 0:
            return None, "does not compile"
        if self.instructions(made) == self.instructions(self.build.folder / compiled):
            return None, "same instructions"
        return made, ""

    def instructions(self, compiled):
        stripped = self.folder / "stripped.o"
        output_of(["objcopy", "--strip-debug", compiled, stripped])
        return stripped.read_bytes()

    def link(self, fault, made):
        """Links the library anew with the object in the place of the one without the fault."""
        _, compiled, target = self.build.compilations[fault.path]
        path, command = self.build.library(target)
        linked = self.folder / "lib" / pathlib.PurePath(path).name
        self.unplant()
        command = re.sub(rf"(?<=\s){re.escape(compiled)}(?=\s)", str(made), command)
        command = re.sub(rf"-o {re.escape(path)}(?=\s)", f"-o {linked} -Wl,--strip-debug", command)
        output_of(["sh", "-c", command], cwd=self.build.folder)
        return linked

    def unplant(self):
        for library in (self.folder / "lib").iterdir():
            library.unlink()

    def environment(self, test):
        home = self.folder / "home"
        own = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data",
               "XDG_CACHE_HOME": home / "cache", "XDG_STATE_HOME": home / "state",
               "XDG_RUNTIME_DIR": self.folder / "run", "TMPDIR": self.folder / "tmp",
               "LD_LIBRARY_PATH": self.folder / "lib"}
        return {**os.environ, **{name: str(value) for name, value in own.items()}, **test.environment}

    def run(self, test, planted):
        """Runs a test; returns "" if it passed and else how it failed. With nothing planted its time is measured."""
        gigabyte = 2**30
        processor = int(10 + 5 * test.processor_seconds) if planted else 600
        limits = ["prlimit", f"--cpu={processor}:{processor + 5}", f"--as={12 * gigabyte}", f"--fsize={gigabyte}",
                  "--core=0"]
        started, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        with open(self.folder / "output", "w+") as output:
            process = subprocess.Popen(limits + test.command, cwd=test.folder, env=self.environment(test), stdout=output,
                                       stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True)
            try:
                process.wait(30 + 10 * test.seconds if planted else 900)
            except subprocess.TimeoutExpired:
                pass
            # Also what it has started and not waited for.
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            in_time = process.returncode is not None
            process.wait()
        self.clear()
        if not planted:
            now = resource.getrusage(resource.RUSAGE_CHILDREN)
            test.seconds = time.monotonic() - started
            # Of all workers together: never too little.
            test.processor_seconds = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
        if not in_time or process.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return "hangs"
        if process.returncode < 0:
            return f"ends by {signal.Signals(-process.returncode).name}"
        return "" if process.returncode == 0 else self.first_failure() or f"ends with {process.returncode}"

    def first_failure(self):
        text = (self.folder / "output").read_text(errors="replace")
        found = re.search(r"^(?:FAIL!|QFATAL)\s*:\s*(.*)$", text, re.MULTILINE)
        return found.group(1)[:100] if found else ""

    def clear(self):
        for name in ("home", "tmp"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
            (self.folder / name).mkdir(exist_ok=True)

    def uses_planted(self, test, linked):
        """Whether a test loads the library with the fault and not the one it was built with."""
        environment = {**self.environment(test), "LD_TRACE_LOADED_OBJECTS": "1"}
        return str(linked) in output_of([test.command[0]], env=environment)


class Run:
    """One run over the faults of an area."""

    def __init__(self, options):
        self.options = options
        self.build = Build(options.build.resolve(), LIBRARIES[options.area], options.jobs)
        self.results_path = options.build / "mutants" / f"{options.area}.json"
        self.results = {}
        self.lock = threading.Lock()
        self.state = {}
        self.unusable = {}
        self.ready = set()
        self.folders = {}
        self.tried = 0
        self.stopped = False

    # What is drawn

    def drawn(self):
        found = []
        for path in sorted(ROOT.glob(f"{self.options.area}/**/*.cpp")):
            name = str(path.relative_to(ROOT))
            if re.search(self.options.only, name) and name != "editor/main.cpp":
                found += faults.faults_of(name, path.read_text())
        return faults.drawn(found, self.options.seed)

    # Results

    def load(self):
        if self.results_path.exists():
            kept = json.loads(self.results_path.read_text())
            if self.options.one:
                self.results = {r["id"]: r for r in kept if r["id"] != self.options.one}
            elif self.options.resume:
                self.results = {r["id"]: r for r in kept if r["verdict"] != "survives"}

    def keep(self, fault, verdict, by="", seconds=0.0):
        with self.lock:
            self.results[fault.id] = {"id": fault.id, "path": fault.path, "line": fault.line, "kind": fault.kind,
                                      "before": fault.before, "after": fault.after, "verdict": verdict, "by": by,
                                      "seconds": round(seconds, 1)}
            self.results_path.parent.mkdir(exist_ok=True)
            beside = self.results_path.with_suffix(".tmp")
            beside.write_text(json.dumps(list(self.results.values()), indent=1))
            beside.replace(self.results_path)

    def verdict(self, fault):
        return self.results.get(fault.id, {}).get("verdict", "")

    # From a fault to its verdict

    def try_next(self, worker, candidates):
        """Tries the next fault that is one, and returns it; or nothing when there is none left."""
        while True:
            with self.lock:
                fault = next(candidates, None)
            if not fault or self.verdict(fault) == "found":
                return fault
            if self.verdict(fault):
                continue
            compiled, why = worker.compile(fault)
            if not compiled:
                self.keep(fault, why)
                continue
            tests = self.tests_ready(worker, fault)
            if self.state_of_sources() != self.state:
                raise Failure("Sources have changed meanwhile: start again, with --resume if what is found may stay")
            found = self.judge(worker, fault, compiled, tests)
            shutil.rmtree(compiled.parent)
            with self.lock:
                self.tried += 1
            say(f"{self.tried:4} {fault.id} {fault.path}:{fault.line} {found or 'SURVIVES'}")
            return fault

    def tests_ready(self, worker, fault):
        """The tests of the fault's folder, built, and each run once without any fault."""
        targets = self.build.targets_for(fault)
        with self.lock:
            folder = self.folders.setdefault(targets, threading.Lock())
        with folder:
            new = sorted(targets - self.ready)
            if new:
                worker.unplant()
                self.build.make(new + (["stonemason"] if self.options.area == "editor" else []))
                self.try_without_fault(worker, [t for t in self.build.tests_for(fault) if t.target in new])
                self.ready.update(new)
        tests = [test for test in self.build.tests_for(fault) if test.name not in self.unusable]
        if not tests:
            raise Failure(f"No test belongs to {fault.path}: name its folder in TESTS_OF")
        return tests

    def try_without_fault(self, worker, tests):
        for test in tests:
            why = worker.run(test, planted=False)
            if why:
                why = worker.run(test, planted=False) or "fails at times: " + why
                self.unusable[test.name] = why
                say(f"==> Not used: {test.name}: {why}")

    def judge(self, worker, fault, compiled, tests):
        """Runs the tests until one fails twice; for a single fault all, and says what each does."""
        started = time.monotonic()
        linked = worker.link(fault, compiled)
        if not worker.uses_planted(tests[0], linked):
            raise Failure(f"{tests[0].name} does not load {linked}")
        found = ""
        for test in tests:
            why = worker.run(test, planted=True)
            if why and why != "hangs":
                why = worker.run(test, planted=True)
            if self.options.one:
                say(f"    {test.name}: {why or 'passes'}")
            found = found or (why and f"{test.name}: {why}")
            if found and not self.options.one:
                break
        self.keep(fault, "found" if found else "survives", found, time.monotonic() - started)
        return found

    def run(self):
        self.build.prepare()
        self.load()
        ordered = [f for f in self.drawn() if f.path in self.build.compilations]
        if self.options.one:
            ordered = [f for f in ordered if f.id == self.options.one]
            if not ordered:
                raise Failure(f"No fault {self.options.one} in {self.options.area}: --list names them")
            self.show(ordered[0])
        self.state = self.state_of_sources()
        candidates = iter(ordered)
        count = 1 if self.options.one else self.options.count
        say(f"==> Trying {count} faults")
        with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
            os.chmod(folder, 0o755)  # some tests go on as somebody with fewer rights
            free = queue.SimpleQueue()
            for number in range(self.options.jobs):
                free.put(Worker(self.build, pathlib.Path(folder) / str(number)))

            def one(_):
                worker = free.get()
                try:
                    return None if self.stopped else self.try_next(worker, candidates)
                except BaseException:
                    self.stopped = True
                    raise
                finally:
                    free.put(worker)

            with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
                try:
                    tried = list(pool.map(one, range(count)))
                except BaseException:
                    self.stopped = True
                    raise
        return self.report([fault for fault in tried if fault])

    def state_of_sources(self):
        files = [p for top in ("core", "editor") for p in ROOT.glob(f"{top}/**/*") if p.suffix in (".cpp", ".h")]
        return {p: p.stat().st_mtime_ns for p in files}

    # What is said

    def show(self, fault):
        source = (ROOT / fault.path).read_text()
        lines = difflib.unified_diff(source.splitlines(), fault.planted(source).splitlines(), fault.path, fault.path,
                                     lineterm="", n=2)
        say("\n".join(lines))

    def list(self):
        for fault in self.drawn()[: self.options.count]:
            say(f"{fault.id} {fault.kind:9} {fault.path}:{fault.line}\n    {fault.before}\n    {fault.after}")

    def report(self, chosen):
        known = README.read_text() if README.exists() else ""
        results = [self.results[f.id] for f in chosen]
        survivors = [r for r in results if r["verdict"] == "survives"]
        if survivors:
            say("\nSurvivors:")
        for r in sorted(survivors, key=lambda r: (r["path"], r["line"])):
            note = "listed in README.md" if r["id"] in known else "NOT LISTED in README.md"
            say(f"{r['id']} {r['kind']} {r['path']}:{r['line']} ({note})\n    {r['before']}\n    {r['after']}")
        say(f"\n{'folder':<28}{'faults':>7}{'found':>7}{'survive':>9}")
        folders = sorted({str(pathlib.PurePath(r["path"]).parent) for r in results})
        for folder in folders:
            here = [r for r in results if str(pathlib.PurePath(r["path"]).parent) == folder]
            found = sum(r["verdict"] == "found" for r in here)
            say(f"{folder:<28}{len(here):>7}{found:>7}{len(here) - found:>9}")
        found = len(results) - len(survivors)
        share = 100 * found / max(len(results), 1)
        passed = bool(results) and share >= self.options.least
        for name, why in self.unusable.items():
            say(f"Not used: {name}: {why}")
        skipped = sum(r["verdict"] in ("does not compile", "same instructions") for r in self.results.values())
        say(f"{skipped} more do not compile or change no instruction.")
        say(f"Found {found} of {len(results)} faults in {self.options.area} (seed {self.options.seed}): {share:.1f} %, "
            f"{'enough' if passed else 'too few'} (at least {self.options.least} %)")
        return 0 if passed else 1


def options_of(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("area", choices=AREAS)
    parser.add_argument("--count", type=int, help="how many faults (core 100, editor 60)")
    parser.add_argument("--least", type=int, help="the share in percent that must be found (core 90, editor 80)")
    parser.add_argument("--seed", default="17", help="another seed draws other faults (%(default)s)")
    parser.add_argument("--only", default="", metavar="PATTERN", help="files whose path this is found in")
    parser.add_argument("--list", action="store_true", help="say which faults are drawn first, and do nothing")
    parser.add_argument("--one", metavar="ID", help="plant this one and show what each test of its folder says")
    parser.add_argument("--resume", action="store_true", help="keep what an earlier run has found")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time (%(default)s)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/mutate",
                        help="a build folder with shared libraries (%(default)s)")
    options = parser.parse_args(arguments)
    options.count = options.count or AREAS[options.area]["count"]
    options.least = AREAS[options.area]["least"] if options.least is None else options.least
    if options.one:
        options.least = 0
    return options


def main():
    run = Run(options_of(sys.argv[1:]))
    try:
        if run.options.list:
            run.list()
            return 0
        return run.run()
    except Failure as failure:
        print(f"{pathlib.PurePath(sys.argv[0]).name}: {failure}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
