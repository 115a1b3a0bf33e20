#!/usr/bin/env python3
"""Measures `adder spy` beside `adder module list` as whole processes.

Run it as Benchmarks/spies.py [--runs N] [--adder COMMAND] FOLDER …; without a COMMAND it builds the release command first.
The commands take turns on a copy of each folder, which `adder undo` restores; each figure is the median of nine processes.
ADDER_BENCHMARK_FOLDER says where the copy is.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import release


def measure(adder, folder, cache, runs):
    """The samples of each run, by its name: milliseconds of CPU time, and MiB of memory."""
    environment = dict(os.environ, XDG_CACHE_HOME=str(cache))
    samples = {}

    def run(name, *words):
        usage = release.run([adder, *words], folder, environment)
        samples.setdefault(name, []).append((
            (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / release.MAXRSS_UNITS_IN_MIB))

    for _ in range(runs):
        shutil.rmtree(cache, ignore_errors=True)
        run("`module list`, cold", "module", "list")
        shutil.rmtree(cache, ignore_errors=True)
        run("`spy`, cold: all files are written", "spy")
        run("`spy`, the files are new", "spy")
        run("`module list`, warm", "module", "list")
        run("`spy`, warm", "spy")
        release.run([adder, "undo"], folder, environment)
    return samples


def main():
    words = sys.argv[1:]
    options = {"--runs": "9", "--adder": ""}
    for option in options:
        if option in words:
            place = words.index(option)
            options[option] = words[place + 1]
            del words[place:place + 2]
    if not words:
        sys.exit("Usage: Benchmarks/spies.py [--runs N] [--adder COMMAND] FOLDER …")
    folders = [pathlib.Path(word).resolve() for word in words]
    adder = options["--adder"] or release.build()
    with tempfile.TemporaryDirectory(dir=os.environ.get("ADDER_BENCHMARK_FOLDER")) as scratch:
        scratch = pathlib.Path(scratch)
        for folder in folders:
            copy = scratch / folder.name
            shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            samples = measure(adder, copy, scratch / "cache", int(options["--runs"]))
            subprocess.run([adder, "spy"], cwd=copy, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            written = list(copy.rglob("*Spies.swift"))
            lines = sum(path.read_bytes().count(b"\n") for path in written)
            print(f"{folder.name}: {len(written)} files with {lines:,} lines\n")
            print("| run | CPU, ms | range | relative to reading | peak memory, MiB |")
            print("| --- | ---: | ---: | ---: | ---: |")
            reading = statistics.median(sample[0] for sample in samples["`module list`, cold"])
            for name, found in samples.items():
                cpu = [sample[0] for sample in found]
                median = statistics.median(cpu)
                print(
                    f"| {name} | {median:.0f} | {min(cpu):.0f}–{max(cpu):.0f} | {median / reading:.2f} "
                    f"| {max(sample[1] for sample in found):.0f} |", flush=True)
            print()


main()
