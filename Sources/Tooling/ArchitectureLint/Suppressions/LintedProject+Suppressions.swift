package import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

extension LintedProject {
  /// Leaves out what comments ask for, and says what is wrong with such comments. Reads all files.
  ///
  /// - Parameter choice: a comment about a rule that is not followed may be of use with another choice.
  package func apply(_ choice: RuleChoice, to findings: [Finding]) -> Suppressions.Outcome {
    var reader = SuppressionReader()
    let comments = index.files.flatMap { file -> [Suppression] in
      guard let bytes = try? texts.bytes(of: file.path, limit: file.facts.length) else { return [] }
      return reader.suppressions(in: bytes, of: file.path)
    }
    let architectures = Set(found.modules.map(\.architecture))
    return Suppressions(comments).apply(
      to: findings, rules: RuleCatalog.rules.map(\.id) + FindingRule.ofSuppressions.map(\.id)
    ) { name in
      RuleCatalog.rule(named: name).map { choice.isSurelyFollowed($0, in: architectures) } ?? true
    }
  }
}
