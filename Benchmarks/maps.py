#!/usr/bin/env python3
"""Measures `adder graph` beside `adder module list` as whole processes: without a cache, with an empty cache, and with the
cache of the previous run.

Run it as Benchmarks/maps.py [--modules N] [--runs N] [--adder COMMAND] [FOLDER …]; without a COMMAND it builds the release
command first. The two commands take turns; each figure is the median of nine processes. `--modules N` also measures a
scripted app of N modules with eight files and about 200 lines each; ADDER_BENCHMARK_FOLDER says where it is written.
"""
import os
import pathlib
import shutil
import statistics
import sys
import tempfile

import release

OPENED = 3

PARTS = {
    "ViewInput": """
/// What the presenter tells the view.
protocol NAMEViewInput: AnyObject {
  func show(_ rows: [String])
  func showError(_ text: String)
}
""",
    "ViewOutput": """
/// What the view tells the presenter.
protocol NAMEViewOutput: AnyObject {
  func viewLoaded()
  func rowSelected(_ number: Int)
}
""",
    "ViewController": """
import UIKit

final class NAMEViewController: UIViewController, NAMEViewInput {
  var output: NAMEViewOutput!
  private var rows: [String] = []
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    output.viewLoaded()
  }

  func show(_ rows: [String]) { self.rows = rows }

  func showError(_ text: String) { label.text = text }

  func rowTapped(_ number: Int) { output.rowSelected(number) }
}
""",
    "Presenter": """
final class NAMEPresenter: NAMEViewOutput {
  weak var view: NAMEViewInput?
  var interactor: NAMEInteractorInput!
  var router: NAMERouterInput!

  func viewLoaded() { view?.show(makeRows(of: interactor.numbers(), named: nil)) }

  func rowSelected(_ number: Int) {
    switch number {
OPENINGS
    default: view?.showError("nothing")
    }
  }
}
""",
    "Interactor": """
protocol NAMEInteractorInput { func numbers() -> [Int] }

final class NAMEInteractor: NAMEInteractorInput {
  private var stored: [Int] = []
  func numbers() -> [Int] { stored.filter { $0 > 0 } }
}
""",
    "RouterInput": """
protocol NAMERouterInput {
REQUIREMENTS
}
""",
    "Router": """
import UIKit

final class NAMERouter: NAMERouterInput {
  weak var screen: UIViewController?

METHODS
}
""",
    "Assembly": """
import UIKit

enum NAMEAssembly {
  static func make() -> UIViewController {
    let view = NAMEViewController()
    let presenter = NAMEPresenter()
    let router = NAMERouter()
    view.output = presenter
    presenter.view = view
    presenter.interactor = NAMEInteractor()
    presenter.router = router
    router.screen = view
    return view
  }
}
""",
}

FILLING = """
extension NAMEPresenter {
  func makeRows{n}(of numbers: [Int], named name: String?) -> [String] {
    var rows: [String] = []
    for (place, number) in numbers.enumerated() where number % 7 != 0 {
      switch (place, name) {
      case (0, let name?): rows.append("\\(name): \\(number)")
      case (_, nil): rows.append(String(number))
      default: rows.append("\\(place). \\(number)")
      }
    }
    return rows.isEmpty ? ["nothing"] : rows
  }
}
"""


def name(number):
    """A module's name; a name within a name would be read as a part of the other module."""
    return f"Screen{number}x"


def make(folder, count):
    """Writes an app in which each module opens three others, in folders of ten modules."""
    for number in range(count):
        opened = [name((number * OPENED + step) % count) for step in range(1, OPENED + 1)]
        values = {
            "OPENINGS": "\n".join(
                f"    case {place}: router.open{other}()" for place, other in enumerate(opened)),
            "REQUIREMENTS": "\n".join(f"  func open{other}()" for other in opened),
            "METHODS": "\n\n".join(
                f"  func open{other}() {{\n    screen?.navigationController?.pushViewController"
                f"({other}Assembly.make(), animated: true)\n  }}" for other in opened),
        }
        home = folder / f"Sources/Story{number // 10}x" / name(number)
        home.mkdir(parents=True)
        for part, text in PARTS.items():
            if part == "Presenter":
                text += "".join(FILLING.replace("{n}", str(n) if n else "") for n in range(6))
            for word, value in values.items():
                text = text.replace(word, value)
            (home / f"{name(number)}{part}.swift").write_text(text.replace("NAME", name(number)))
    (folder / "Sources/AppDelegate.swift").write_text(
        "import UIKit\n\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {\n"
        "  var window: UIWindow?\n  func application(_ application: UIApplication, "
        "didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {\n"
        f"    window?.rootViewController = {name(0)}Assembly.make()\n    return true\n  }}\n}}\n")
    (folder / "adder.yml").write_text("")


def measure(adder, folder, cache, runs):
    commands = {"module list": ["module", "list"], "graph": ["graph"]}
    for kind in ("no cache", "cold", "warm"):
        samples = {what: [] for what in commands}
        for _ in range(runs):
            for what, words in commands.items():
                if kind == "cold":
                    shutil.rmtree(cache, ignore_errors=True)
                words = [adder] + words + (["--no-cache"] if kind == "no cache" else [])
                usage = release.run(words, folder, dict(os.environ, XDG_CACHE_HOME=str(cache)))
                samples[what].append((
                    (usage.ru_utime + usage.ru_stime) * 1000,
                    usage.ru_maxrss / release.MAXRSS_UNITS_IN_MIB))
        cpu = {what: statistics.median(run[0] for run in found) for what, found in samples.items()}
        memory = {what: max(run[1] for run in found) for what, found in samples.items()}
        yield (
            f"| {folder.name} | {kind} | {cpu['module list']:.0f} | {cpu['graph']:.0f} "
            f"| {cpu['graph'] / cpu['module list']:.2f} | {memory['module list']:.0f} | {memory['graph']:.0f} "
            f"| {memory['graph'] / memory['module list']:.2f} |")


def main():
    words = sys.argv[1:]
    options = {"--modules": "0", "--runs": "9", "--adder": ""}
    for option in options:
        if option in words:
            place = words.index(option)
            options[option] = words[place + 1]
            del words[place:place + 2]
    folders = [pathlib.Path(word).resolve() for word in words]
    modules = int(options["--modules"])
    if not folders and not modules:
        sys.exit("Usage: Benchmarks/maps.py [--modules N] [--runs N] [--adder COMMAND] [FOLDER …]")
    adder = options["--adder"] or release.build()
    print("| app | run | `module list`, CPU ms | `graph`, CPU ms | ratio | `module list`, MiB | `graph`, MiB | ratio |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory(dir=os.environ.get("ADDER_BENCHMARK_FOLDER")) as scratch:
        scratch = pathlib.Path(scratch)
        if modules:
            make(scratch / f"scripted-{modules}", modules)
            folders.append(scratch / f"scripted-{modules}")
        for folder in folders:
            for row in measure(adder, folder, scratch / "cache", int(options["--runs"])):
                print(row, flush=True)


main()
