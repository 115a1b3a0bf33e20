import AdderArchitectureLint
import AdderArchitectures
import AdderFindings

extension CommandDescription {
  static let explain: Self = CommandDescription(
    name: "explain",
    summary: "Explain a rule: what it finds, why that hurts, and what to write instead",
    arguments: [
      Argument(
        name: "RULE", summary: "The rule's name; without one, all rules are listed",
        isRequired: false, values: .oneOf(RuleCatalog.rules.map(\.id)))
    ],
    examples: ["adder explain presenter-view-weak", "adder explain"],
    run: { invocation in
      guard let name = invocation.arguments.first else {
        var table = Table()
        for rule in RuleCatalog.rules {
          table.add([rule.id, rule.aspect.rawValue, rule.activation.text])
        }
        try invocation.console.show(table.text)
        return .success
      }
      try invocation.console.show(try RuleChoice.rule(name, nil).text)
      return .success
    })
}
