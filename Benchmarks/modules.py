#!/usr/bin/env python3
"""Measures `adder module list` and `adder check` as whole processes: without a cache, with an empty cache, and with the cache
of the previous run.

Run it as Benchmarks/modules.py FOLDER …; it builds the release command first. Each figure is the median of nine
processes. `--times N` also lists a folder with N copies of each project, to see how the time grows; `--generated LINES`
also measures a generated app with this number of lines.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import generated
import release

RUNS = 9


def run(command, folder, cache):
    """Milliseconds of CPU time, and MiB of memory, of one run."""
    environment = dict(os.environ, XDG_CACHE_HOME=str(cache))
    usage = release.run(command, folder, environment)
    return (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / release.MAXRSS_UNITS_IN_MIB


def counted(folder):
    """The number of Swift files, lines and megabytes in a folder."""
    files = lines = size = 0
    for path in folder.rglob("*.swift"):
        if path.is_file():
            text = path.read_bytes()
            files, lines, size = files + 1, lines + text.count(b"\n"), size + len(text)
    return files, lines, size / 1_000_000


def rows(adder, name, folder, cache):
    files, lines, size = counted(folder)
    command = [adder, "module", "list"]
    check = [adder, "check", "--fail-on", "never"]
    commands = {"module list": command, "check": check, "check --preset all": check + ["--preset", "all"]}
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
    modules = len([line for line in found.split("\n\n")[0].splitlines()[1:]])
    for what, command in commands.items():
        for kind in ("no cache", "cold", "warm"):
            samples = []
            for _ in range(RUNS):
                if kind == "cold":
                    shutil.rmtree(cache, ignore_errors=True)
                words = command + (["--no-cache"] if kind == "no cache" else [])
                samples.append(run(words, folder, cache))
            cpu = [sample[0] for sample in samples]
            memory = max(sample[1] for sample in samples)
            yield (
                f"| {name} | {files:,} | {lines:,} | {size:.1f} | {modules} | {what} | {kind} "
                f"| {statistics.median(cpu):.0f} | {min(cpu):.0f}–{max(cpu):.0f} | {memory:.0f} |")


def main():
    words = sys.argv[1:]
    times = int(words.pop(words.index("--times") + 1)) if "--times" in words else 1
    lines = int(words.pop(words.index("--generated") + 1)) if "--generated" in words else 0
    folders = [pathlib.Path(word).resolve() for word in words if not word.startswith("--")]
    if not folders and not lines:
        sys.exit("Usage: Benchmarks/modules.py [--times N] [--generated LINES] [FOLDER …]")
    adder = release.build()
    print("| project | files | lines | MB | modules | command | run | CPU, ms, median of nine | range | peak memory, MiB |")
    print("| --- | ---: | ---: | ---: | ---: | --- | --- | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory(dir=os.environ.get("ADDER_BENCHMARK_FOLDER")) as scratch:
        scratch = pathlib.Path(scratch)
        if lines:
            generated.make(adder, scratch / "generated", lines)
            (scratch / "generated/adder.yml").write_text("")
            folders.append(scratch / "generated")
        for folder in folders:
            projects = [(folder.name, folder)]
            if times > 1:
                copies = scratch / (folder.name + "-copies")
                for number in range(times):
                    shutil.copytree(folder, copies / f"copy{number}", symlinks=True)
                projects.append((f"{folder.name}, {times} times", copies))
            for name, project in projects:
                for row in rows(adder, name, project, scratch / "cache"):
                    print(row, flush=True)


main()
