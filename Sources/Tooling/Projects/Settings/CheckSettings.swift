package import AdderBase
package import AdderFindings
internal import AdderYAML

/// A project's settings for checks, from `check` in adder.yml and from the files that it extends.
package struct CheckSettings: Equatable, Sendable {
  /// The preset that decides which rules apply by default.
  package var preset: Word?
  /// The settings of individual rules.
  package var rules: [Rule] = []
  /// The file of accepted findings, which are not reported again.
  package var baseline: RelativePath?
  /// Files with further settings; the settings of this file override them.
  package var parents: [Word] = []

  package init() {}

  package enum RuleSetting: String, Sendable, CaseIterable {
    case off, on, note, warning, error
  }

  /// A value in a file, with its location.
  package struct Word: Hashable, Sendable {
    package var text: String
    package var place: SourceLocation
  }

  package struct Rule: Hashable, Sendable {
    package var name: Word
    /// The state or severity; `nil` if only the limit is set.
    package var setting: RuleSetting?
    /// The largest number that the rule accepts, for rules that count something.
    package var limit: Int?
  }

  /// The path of the file of accepted findings, which need not exist.
  package var baselinePath: RelativePath { baseline ?? .root.appending(".adder-baseline.json") }

  var isEmpty: Bool {
    preset == nil && rules.isEmpty && baseline == nil && parents.isEmpty
  }

  /// Returns these settings, with unset values taken from another file.
  func completed(by other: CheckSettings) -> CheckSettings {
    var joined = self
    joined.preset = preset ?? other.preset
    let own = Set(rules.map(\.name.text))
    joined.rules += other.rules.filter { !own.contains($0.name.text) }
    joined.baseline = baseline ?? other.baseline
    joined.parents = parents.isEmpty ? other.parents : parents
    return joined
  }
}

// MARK: - Reading

extension CheckSettings {
  /// Reads the keys of `check`.
  init(_ mapping: inout YAMLMapping) throws {
    preset = try mapping.node("preset").map(Self.word)
    rules =
      try mapping.mapping("rules")?.entries.map { entry in
        try Self.rule(Word(text: entry.key, place: entry.keyLocation), entry.value)
      } ?? []
    baseline = try mapping.node("baseline")?.path(RelativePath.init(validating:))
    parents =
      try mapping.node("extends").map { node in
        if case .scalar = node.content { return [try Self.word(node)] }
        return try node.sequence().map(Self.word)
      } ?? []
    try mapping.refuseUnknownKeys()
  }

  private static func word(_ node: YAMLNode) throws -> Word {
    Word(text: try node.string(), place: node.location)
  }

  /// Reads the setting of a rule: `RULE: warning` or `RULE: { severity: warning, limit: 3 }`.
  private static func rule(_ name: Word, _ node: YAMLNode) throws -> Rule {
    guard case .mapping = node.content else { return Rule(name: name, setting: try setting(node)) }
    var mapping = try node.mapping()
    var rule = Rule(name: name)
    rule.setting = try mapping.node("severity").map(setting)
    if let node = mapping.node("limit") {
      let text = try node.string()
      guard let limit = Int(text), limit >= 0 else {
        throw ProjectError.unusableRuleLimit(text, node.location)
      }
      rule.limit = limit
    }
    try mapping.refuseUnknownKeys()
    return rule
  }

  private static func setting(_ node: YAMLNode) throws -> RuleSetting {
    // In YAML, `on` and `off` are Booleans.
    if let isOn = try? node.bool() { return isOn ? .on : .off }
    let text = try node.string()
    guard let setting = RuleSetting(rawValue: text) else {
      throw ProjectError.unknownRuleSetting(
        text, suggestion: Spelling.nearest(to: text, among: RuleSetting.allCases.map(\.rawValue)),
        node.location)
    }
    return setting
  }

  /// Returns these settings, with unset values taken from the files that they extend, directly
  /// or indirectly. A file overrides the files that it extends, and of two files that the same
  /// file extends, the one listed first has priority.
  ///
  /// - Parameter folder: the folder that the paths of these files are relative to.
  package func completedByParents(from folder: AbsolutePath) throws -> CheckSettings {
    var known: Set<String> = []
    return try completedByParents(from: folder, &known)
  }

  /// Returns the path of a file that is in the same folder as a missing file and has a similar
  /// name.
  private static func suggestion(for path: String, in folder: AbsolutePath) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let prefix = names.dropLast().map { "\($0)/" }.joined()
    let files = folder.appending(prefix).entries.filter {
      $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
    }
    return Spelling.nearest(to: String(names.last ?? ""), among: files).map { prefix + $0 }
  }

  private func completedByParents(
    from folder: AbsolutePath, _ known: inout Set<String>
  ) throws -> CheckSettings {
    var joined = self
    for parent in parents {
      let path = folder.appending(parent.text)
      // Each file is read once, so a file that extends itself does not cause an endless loop.
      guard known.insert(path.text).inserted else { continue }
      guard path.isFile else {
        throw ProjectError.noParentFile(
          parent.text, suggestion: Self.suggestion(for: parent.text, in: folder), parent.place)
      }
      var mapping = try YAMLNode(parsing: path.readText(), file: parent.text).mapping()
      let settings = try CheckSettings(&mapping)
      let above = path.parent ?? folder
      joined = joined.completed(by: try settings.completedByParents(from: above, &known))
    }
    return joined
  }
}
