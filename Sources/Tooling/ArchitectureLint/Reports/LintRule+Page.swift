import AdderArchitectures
package import AdderFindings
import AdderShipped

extension LintRule {
  /// The rule as printers show it.
  package var findingRule: FindingRule {
    FindingRule(
      id: id, summary: page.finds, severity: severity,
      tags: [aspect.rawValue] + page.sources.compactMap(\.architecture),
      help: [
        .text(page.hurts), .code(title: "Instead of", page.bad),
        .code(title: "write", page.good), .text("Source: \(origin)"),
      ], formerIDs: formerIDs)
  }

  /// The former ids of the rule, the oldest first.
  /// Settings, baselines and comments may still use them.
  var formerIDs: [String] { RuleNames.former(id) }

  /// The chapters that state the rule, with their architectures.
  package var origin: String {
    let sources = page.sources.map { source in
      (source.architecture.map { "\($0): " } ?? "") + source.chapter
    }
    return sources.joined(separator: "; ") + "."
  }

  /// The rule's page as text for the terminal.
  package var text: String {
    var lines = ["\(id) · \(aspect.rawValue) · \(activation.text) · \(fix.text)"]
    if !formerIDs.isEmpty { lines.append("formerly \(formerIDs.joined(separator: ", "))") }
    lines += ["", page.finds]
    if let limit { lines.append(limit.text(of: id)) }
    lines += [page.hurts, "", "Instead of", ""] + Self.indented(page.bad)
    lines += ["", "write", ""] + Self.indented(page.good)
    lines += ["", "Source: \(origin)"]
    return lines.joined(separator: "\n")
  }

  private static func indented(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    \($0)"
    }
  }
}

extension LintRule.Limit {
  /// Describes the limit and how to change it.
  func text(of rule: LintRule.ID) -> String {
    "The limit is \(count) \(things). To change it, set in adder.yml: '\(rule): { limit: N }'."
  }
}

extension FindingRule {
  /// The rules that are not about modules: those about comments and the baseline.
  package static let ofTheTool = ofSuppressions + [staleBaselineEntry]

  /// The rule's page as text for the terminal.
  package var text: String {
    let passages = help.map { passage in
      switch passage {
      case .text(let text): text
      case .code(let title, let code): "\(title)\n\n    \(code)"
      }
    }
    let first = "\(id) · \(tags.joined(separator: ", ")) · always on"
    return ([first, summary] + passages).joined(separator: "\n\n")
  }
}

extension LintRule.Activation {
  /// The description that is shown to the user.
  package var text: String {
    switch self {
    case .inFamily: "always on"
    case .always: "on where its architecture is chosen or followed"
    case .whenChosen: "on where its architecture is chosen"
    case .byConvention: "on where the project follows it"
    case .byConventionWhenChosen: "on where its architecture is chosen and the project follows it"
    case .onRequest: "on when chosen"
    }
  }
}

extension LintRule.Fix {
  /// The description that is shown to the user.
  package var text: String {
    switch self {
    case .automatic: "'adder check --fix' fixes it"
    case .file: "'adder check --fix' moves or renames the file if it contains nothing else"
    case .rename: "to fix it, rename"
    case .generate: "to fix it, add code"
    case .move: "to fix it, move code"
    case .manual: "fix it by hand"
    }
  }
}
