package import AdderArchitectureLint
import AdderBase
package import AdderFindings
import AdderProjects
import AdderShipped

extension RuleChoice {
  /// Creates a choice from the settings and the command line, which overrides the settings.
  init(_ settings: CheckSettings, _ options: CheckOptions) throws {
    self.init()
    if let word = settings.preset { preset = try Self.preset(word.text, word.place) }
    if let text = options.preset { preset = try Self.preset(text, nil) }
    for rule in settings.rules {
      if FindingRule.ofTheTool.contains(where: { $0.id == rule.name.text }) {
        if let setting = rule.setting { said[rule.name.text] = Said(setting) }
        continue
      }
      let found = try Self.rule(rule.name.text, rule.name.place)
      if let setting = rule.setting { said[found.id] = Said(setting) }
      if let limit = rule.limit {
        guard found.limit != nil else {
          throw CheckError.ruleWithoutLimit(found.id, rule.name.place)
        }
        limits[found.id] = limit
      }
    }
    includesUnbuiltFiles = options.includesUnbuiltFiles
    for name in options.only { only.insert(try Self.rule(name, nil).id) }
  }

  private static func preset(_ text: String, _ place: SourceLocation?) throws -> Preset {
    guard let preset = Preset(rawValue: text) else {
      throw CheckError.unknownPreset(text, known: Preset.allCases.map(\.rawValue), place)
    }
    return preset
  }

  /// Returns the rule with this name.
  package static func rule(_ name: String, _ place: SourceLocation?) throws -> LintRule {
    guard let rule = RuleCatalog.rule(named: name) else {
      let suggestion = Spelling.nearest(
        to: name, among: RuleNames.everUsed + FindingRule.ofTheTool.map(\.id))
      throw CheckError.unknownRule(name, suggestion: suggestion.map(RuleNames.current), place)
    }
    return rule
  }

  /// Returns findings about comments and the baseline, with the severities from the settings.
  /// Findings whose rules are turned off are omitted.
  func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      switch said[finding.rule] {
      case .off: return nil
      case .on, nil: return finding
      case .severity(let severity):
        var finding = finding
        finding.severity = severity
        return finding
      }
    }
  }

  /// A string that distinguishes this choice from others.
  var identity: String {
    let rules = said.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let limits = limits.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let files = includesUnbuiltFiles ? ["all-files"] : []
    return [[preset.rawValue], only.sorted(), rules, limits, files]
      .map { $0.joined(separator: ",") }.joined(separator: " ")
  }
}

extension RuleChoice.Said {
  init(_ setting: CheckSettings.RuleSetting) {
    self =
      switch setting {
      case .off: .off
      case .on: .on
      case .note: .severity(.note)
      case .warning: .severity(.warning)
      case .error: .severity(.error)
      }
  }
}
