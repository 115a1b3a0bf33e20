"""Makes an app of as many lines as wanted: modules that `adder gen` made, of all five architectures, filled with code as
screens have it, and copied under other names."""
import subprocess

ARCHITECTURES = ["rambler-viper", "clean-swift", "surf-mvp", "bytepace-viper", "mutual-mobile-viper"]

# What is added to each class, by the ending of its file. `NAME` is the class.
FILLINGS = {
    "ViewController": """
extension NAME {
  private func makeTitle{n}(_ rows: [String]) -> UILabel {
    let label = UILabel()
    label.text = rows.prefix({n} + 1).map { row in row.isEmpty ? "–" : row }.joined(separator: ", ")
    label.isHidden = rows.isEmpty
    UIView.animate(withDuration: 0.3) { [weak label] in
      guard let label, label.isHidden == false else { return }
      label.alpha = rows.count > {n} ? 1 : 0.5
    }
    return label
  }
}
""",
    "Presenter": """
extension NAME {
  private func makeRows{n}(of numbers: [Int], named name: String?) -> [String] {
    var rows: [String] = []
    for (place, number) in numbers.enumerated() where number % {n}7 != 0 {
      switch (place, name) {
      case (0, let name?): rows.append("\\(name): \\(number)")
      case (_, nil): rows.append(String(number))
      default: rows.append("\\(place). \\(number)")
      }
    }
    return rows.isEmpty ? ["nothing"] : rows
  }
}
""",
    "Interactor": """
extension NAME {
  private func total{n}(of amounts: [String: Decimal], without left: Set<String>) throws -> Decimal {
    let counted = amounts.filter { key, amount in !left.contains(key) && amount > {n} }
    guard let most = counted.values.max() else { return 0 }
    let answer: (Decimal) -> Decimal = { amount in amount * 100 / most }
    return counted.values.map(answer).reduce(0, +)
  }
}
""",
}
FILLED_TIMES = 12


def make(adder, folder, lines):
    """Fills an empty folder."""
    folder.mkdir(parents=True)
    base = folder.parent / (folder.name + "-base")
    (base / "Sources").mkdir(parents=True)
    (base / "adder.yml").write_text("company: Adder\nmodules: Sources\n")
    for number, architecture in enumerate(ARCHITECTURES):
        subprocess.run(
            [adder, "gen", f"Original{number}", architecture], cwd=base, check=True, capture_output=True)
    texts = {}
    for path in sorted(base.rglob("*.swift")):
        text = path.read_text()
        for ending, filling in FILLINGS.items():
            if path.stem.endswith(ending) and f"class {path.stem}" in text:
                text += "".join(
                    filling.replace("NAME", path.stem).replace("{n}", str(n)) for n in range(FILLED_TIMES))
        texts[str(path.relative_to(base))] = text
    count = sum(text.count("\n") for text in texts.values())
    for copy in range(-(-lines // count)):
        for path, text in texts.items():
            target = folder / path.replace("Original", f"Screen{copy}x")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text.replace("Original", f"Screen{copy}x").replace("original", f"screen{copy}x"))
