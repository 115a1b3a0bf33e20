import AdderFindings
import AdderShipped
import AdderYAML

extension ArchitectureDecoding {
  /// Returns the linter rules that the file states, each with a word such as `off` or a mapping.
  func rules(_ fields: inout ArchitectureFields) -> [String: RuleStatement] {
    var rules: [String: RuleStatement] = [:]
    for entry in fields.items("rules", limit: 1000) where !problems.isFull {
      guard RuleNames.contains(entry.key) else {
        problems.report(
          .UnknownArchitectureName,
          "There is no rule named '\(entry.key)'."
            + problems.advice(for: entry.key, among: RuleNames.everUsed, RuleNames.current),
          at: entry.keyLocation)
        continue
      }
      rules[entry.key] = statement(entry.value, of: entry.key)
    }
    return rules
  }

  private func statement(_ node: YAMLNode, of rule: String) -> RuleStatement? {
    if case .scalar = node.content {
      return problems.word(node, "rules", RuleSetting.self).map { RuleStatement(setting: $0.value) }
    }
    guard var fields = ArchitectureFields(node, problems) else { return nil }
    let place = fields.node("limit")?.location
    let statement = RuleStatement(
      setting: fields.word("severity", RuleSetting.self)?.value, limit: fields.number("limit"),
      source: fields.text("source"))
    if let place, !RuleNames.hasLimit(rule) {
      problems.report(
        .ArchitectureValue,
        "The rule '\(rule)' counts nothing, so it has no limit. Remove the limit.",
        at: place)
    }
    fields.finish()
    return statement
  }

  private enum RuleSetting: String, ArchitectureWord {
    case off, on, note, warning, error

    var value: RuleStatement.Setting {
      switch self {
      case .off: .off
      case .on: .on
      case .note: .severity(.note)
      case .warning: .severity(.warning)
      case .error: .severity(.error)
      }
    }
  }
}

extension YAMLNode {
  /// The file's tree with the current names of rules, so that files can be merged.
  var withCurrentRuleNames: YAMLNode {
    guard case .mapping(var entries) = content,
      let position = entries.firstIndex(where: { $0.key == "rules" }),
      case .mapping(var rules) = entries[position].value.content
    else { return self }
    for (number, rule) in rules.enumerated() {
      rules[number].key = RuleNames.current(rule.key)
    }
    entries[position].value = YAMLNode(.mapping(rules), at: entries[position].value.location)
    return YAMLNode(.mapping(entries), at: location)
  }
}
