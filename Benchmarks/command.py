#!/usr/bin/env python3
"""Measures whole processes: the CPU time of adder's commands, each the median of nine runs.

Run it as Benchmarks/command.py [project.pbxproj …]; it builds the release command first. The other commands
show the cost of starting a process on this machine, and the start-up cost of a tool written in Ruby. The
given Xcode projects are measured as well, each in a separate folder.
"""
import os
import pathlib
import shutil
import statistics
import sys
import tempfile

import release

RUNS = 9

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    targets: [
        .target(name: "App"),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ]
)
"""


def cpu(command, folder):
    """Milliseconds of CPU time of one run, including child processes."""
    usage = release.run(command, folder)
    return (usage.ru_utime + usage.ru_stime) * 1000


def package(folder):
    shutil.rmtree(folder, ignore_errors=True)
    for path in ("Sources/App", "Tests/AppTests"):
        (folder / path).mkdir(parents=True)
    (folder / "Package.swift").write_text(MANIFEST)
    (folder / "Sources/App/App.swift").write_text("public struct App {}\n")


def xcode_project(file):
    def prepare(folder):
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "App.xcodeproj").mkdir(parents=True)
        shutil.copy(file, folder / "App.xcodeproj/project.pbxproj")
        (folder / "App.xcodeproj/project.pbxproj").chmod(0o644)
    return prepare


def measure(name, command, folder, prepare, earlier=None):
    if shutil.which(command[0]) is None:
        return f"| {name} | not installed |  |"
    times = []
    for _ in range(RUNS + 1):
        prepare(folder)
        if earlier:
            cpu(earlier, folder)
        times.append(cpu(command, folder))
    times = times[1:]
    return f"| {name} | {statistics.median(times):.1f} ms | {min(times):.1f}–{max(times):.1f} |"


adder = release.build()
files = [pathlib.Path(path).resolve() for path in sys.argv[1:]]
print("| whole process | CPU, median of nine | range |")
print("| --- | ---: | ---: |")
with tempfile.TemporaryDirectory(dir=os.environ.get("ADDER_BENCHMARK_FOLDER")) as scratch:
    folder = pathlib.Path(scratch) / "App"
    gen = [adder, "gen", "Beetle", "--architecture", "rambler-viper"]
    remove = [adder, "module", "remove", "Beetle"]
    rows = [
        ("`adder --help`", [adder, "--help"], package),
        ("`adder gen Beetle --architecture rambler-viper`", gen, package),
        ("`adder gen … --dry-run`", gen + ["--dry-run"], package),
        ("`adder module remove Beetle`", remove, package, gen),
        ("`git --version`", ["git", "--version"], package),
        ("`ruby -e 'require \"liquid\"'`", ["ruby", "-e", 'require "liquid"'], package),
    ]
    for file in files:
        size = f"{file.stat().st_size // 1024} kB"
        rows += [
            (f"`adder gen …` into {file.name}, {size}", gen, xcode_project(file)),
            (f"`adder module remove …` from {file.name}", remove, xcode_project(file), gen),
            (f"`adder undo` in {file.name}", [adder, "undo"], xcode_project(file), gen),
        ]
    for name, command, prepare, *earlier in rows:
        print(measure(name, command, folder, prepare, *earlier))
        sys.stdout.flush()
    os.chdir(release.root)
