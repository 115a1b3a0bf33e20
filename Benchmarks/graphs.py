#!/usr/bin/env python3
"""Compares the layout of maps with Graphviz's: crossings, length of all lines, and time.

Run it as Benchmarks/graphs.py MAP …, each MAP from `adder graph --format json`. It needs dot (apt-get install
graphviz). Both get the same boxes, one line for each two nodes that are connected, and the same measuring: the curves
as short straight pieces, without arrow heads.
"""
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
benchmarks = root / ".build/benchmarks/release/AdderBenchmarks"
PIECES = 8
POINTS_IN_INCH = 72


def read(path):
    """The boxes of a map, as widths and heights, and its edges."""
    graph = json.loads(pathlib.Path(path).read_text())
    places = {node["id"]: place for place, node in enumerate(graph["nodes"])}
    boxes = [(max(60, len(node["name"]) * 7.2 + 24), 34) for node in graph["nodes"]]
    edges = {(places[edge["from"]], places[edge["to"]]) for edge in graph["edges"]}
    return boxes, sorted(edge for edge in edges if edge[0] != edge[1])


def ours(boxes, edges):
    with tempfile.NamedTemporaryFile("w") as file:
        file.writelines(f"node n{place} {w} {h}\n" for place, (w, h) in enumerate(boxes))
        file.writelines(f"edge {start} {end}\n" for start, end in edges)
        file.flush()
        return subprocess.run(
            [benchmarks, "graph", file.name], check=True, capture_output=True, text=True).stdout


def graphviz(boxes, edges):
    lines = ["strict digraph {", "rankdir=LR; ranksep=0.6; nodesep=0.22", "node [shape=box, fixedsize=true]"]
    lines.append("edge [dir=none]")
    for place, (width, height) in enumerate(boxes):
        lines.append(f"{place} [width={width / POINTS_IN_INCH}, height={height / POINTS_IN_INCH}]")
    lines += [f"{start} -> {end}" for start, end in edges] + ["}"]
    return subprocess.run(
        ["dot", "-Tplain"], input="\n".join(lines), check=True, capture_output=True, text=True).stdout


def curve(points):
    """A line of cubic curves as short straight pieces."""
    line = [points[0]]
    for first in range(0, len(points) - 3, 3):
        part = points[first:first + 4]
        for step in range(1, PIECES + 1):
            t = step / PIECES
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
            line.append(tuple(sum(w * p[axis] for w, p in zip(weights, part)) for axis in (0, 1)))
    return line


def lines(plain, scale):
    found = []
    for words in map(str.split, plain.splitlines()):
        if words and words[0] == "edge":
            numbers = [float(word) * scale for word in words[4:4 + 2 * int(words[3])]]
            found.append(curve(list(zip(numbers[::2], numbers[1::2]))))
    return found


def side(start, end, point):
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def cross(first, second):
    (a, b), (c, d) = first, second
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def crossings(all_lines, cell=60):
    """Counts the crossings of pieces that share a square of a grid."""
    pieces, grid = [], {}
    for line, points in enumerate(all_lines):
        for piece in zip(points, points[1:]):
            columns, rows = zip(*piece)
            for column in range(int(min(columns) // cell), int(max(columns) // cell) + 1):
                for row in range(int(min(rows) // cell), int(max(rows) // cell) + 1):
                    grid.setdefault((column, row), []).append(len(pieces))
            pieces.append((line, piece))
    found = set()
    for members in grid.values():
        for place, first in enumerate(members):
            for second in members[place + 1:]:
                if pieces[first][0] != pieces[second][0] and cross(pieces[first][1], pieces[second][1]):
                    found.add((first, second))
    return len(found)


def length(all_lines):
    return sum(math.dist(*piece) for line in all_lines for piece in zip(line, line[1:]))


def ratio(first, second):
    return first / second if second else (1 if first == 0 else math.inf)


def main(paths):
    build = ["swift", "build", "--quiet", "-c", "release", "--static-swift-stdlib", "--product",
             "AdderBenchmarks", "--scratch-path", ".build/benchmarks"]
    subprocess.run(build, cwd=root, check=True, env={**os.environ, "ADDER_BENCHMARKS": "1"})
    print("| map | nodes | edges | crossings | dot's | length | dot's | ms |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    ratios = []
    for path in paths:
        boxes, edges = read(path)
        plain = ours(boxes, edges)
        own, others = lines(plain, 1), lines(graphviz(boxes, edges), POINTS_IN_INCH)
        counts, lengths = (crossings(own), crossings(others)), (length(own), length(others))
        ratios.append((ratio(*counts), ratio(*lengths)))
        milliseconds = float(plain.split()[4])
        print(f"| {pathlib.Path(path).stem} | {len(boxes)} | {len(edges)} | {counts[0]} | {counts[1]} "
              f"| {lengths[0]:.0f} | {lengths[1]:.0f} | {milliseconds:.1f} |", flush=True)
    print(f"\nMedians of Adder / dot: crossings {statistics.median(r[0] for r in ratios):.2f}, "
          f"length {statistics.median(r[1] for r in ratios):.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
