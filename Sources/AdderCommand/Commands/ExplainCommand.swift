import AdderArchitectureLint
import AdderArchitectures
import AdderBase
import AdderFindings
import AdderProjectChecks

extension CommandDescription {
  static let explain: Self = CommandDescription(
    name: "explain",
    summary: "Explain a rule: what it finds, why it matters and what to write instead",
    arguments: [
      Argument(
        name: "RULE", summary: "The rule's id; without it, all rules are listed",
        isRequired: false, values: .rules)
    ],
    options: [.textOrJSON],
    examples: ["adder explain presenter-retains-view", "adder explain"],
    run: { invocation in
      guard let name = invocation.arguments.first else {
        var table = Table()
        for rule in RuleCatalog.rules {
          table.add([rule.id, rule.aspect.rawValue, rule.activation.text])
        }
        for rule in FindingRule.ofTheTool {
          table.add([rule.id, rule.tags.joined(separator: ", "), "always on"])
        }
        try invocation.console.show(table.text)
        if invocation.printsJSON {
          let rules = RuleCatalog.rules.map(\.json) + FindingRule.ofTheTool.map(\.explanation)
          try invocation.show(json: [("rules", .array(rules))])
        }
        return .success
      }
      if let rule = FindingRule.ofTheTool.first(where: { $0.id == name }) {
        try invocation.console.show(rule.text)
        if invocation.printsJSON { try invocation.show(json: [("rules", [rule.explanation])]) }
        return .success
      }
      let rule = try RuleChoice.rule(name, nil)
      try invocation.console.show(rule.text)
      if invocation.printsJSON { try invocation.show(json: [("rules", [rule.json])]) }
      return .success
    })
}
