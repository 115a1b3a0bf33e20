import AdderArchitectures

/// The manual of all rules, generated from their pages.
package enum RuleManual {
  /// The manual as Markdown.
  package static let text: String = {
    var lines = [
      "<!-- Made by Adder from its rules; do not edit. -->", "# Rules of `adder check`", "",
      """
      \(RuleCatalog.rules.count) rules. *Always on* are those about wiring, ownership and layers; rules about names, \
      files, comments and tests are on where a project keeps to them anyway, or when they are chosen: `--only RULE`, \
      `--preset strict`, or `check: { rules: { RULE: warning } }` in adder.yml. An example is part of a module that has \
      everything else right.
      """,
    ]
    for aspect in Aspect.allCases {
      let rules = RuleCatalog.rules.filter { $0.aspect == aspect }
      if rules.isEmpty { continue }
      lines += ["", "## \(aspect.rawValue.prefix(1).uppercased() + aspect.rawValue.dropFirst())"]
      for rule in rules { lines += entry(of: rule) }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static func entry(of rule: LintRule) -> [String] {
    ["", "### \(rule.id)", "", rule.page.finds, "", rule.page.hurts, ""]
      + (rule.limit.map { [$0.text(of: rule.id), ""] } ?? []) + [
        "Instead of", "",
        "```swift", rule.page.bad, "```", "", "write", "", "```swift", rule.page.good, "```", "",
        "*\(rule.origin) It is \(rule.activation.text); \(rule.fix.text).*",
      ]
  }
}
