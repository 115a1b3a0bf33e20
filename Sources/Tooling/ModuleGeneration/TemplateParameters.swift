import AdderBase
import AdderFindings
package import AdderYAML

/// The questions of a template: parameters that have a value, and parts that are on or off.
///
/// The questions are stored in `parameters.yml`, next to the `.rambaspec`. A template without that
/// file has no questions and accepts any custom parameters.
package struct TemplateParameters: Equatable, Sendable {
  package var parameters: [Parameter] = []
  package var parts: [Part] = []

  package struct Parameter: Equatable, Sendable {
    package var name: String
    package var summary: String
    /// The allowed values; empty if any value is allowed.
    package var values: [String]
    package var defaultValue: String
    /// The required values of other parameters, keyed by this parameter's value and then by the
    /// other parameter's name.
    package var needs: [String: [String: String]] = [:]
  }

  package struct Part: Equatable, Sendable {
    package var name: String
    package var summary: String
    package var isOnByDefault: Bool
  }

  package static let fileName = "parameters.yml"
  /// The parameters for which the command has options with the same names.
  package static let namesOfOptions = ["ui", "view", "runtime", "tests"]

  package init(parameters: [Parameter] = [], parts: [Part] = []) {
    self.parameters = parameters
    self.parts = parts
  }

  package init(parsing text: String, file: String) throws(YAMLError) {
    var root = try YAMLNode(parsing: text, file: file).mapping()
    var needs: [YAMLMapping?] = []
    for entry in try root.mapping("parameters")?.entries ?? [] {
      var parameter = try entry.value.mapping()
      parameters.append(
        Parameter(
          name: entry.key, summary: try parameter.optionalString("summary") ?? "",
          values: try parameter.strings("values"), defaultValue: try parameter.string("default")))
      needs.append(try parameter.mapping("needs"))
      try parameter.refuseUnknownKeys()
    }
    // A requirement can refer to any parameter, so all must be known.
    for (index, mapping) in needs.enumerated() {
      guard let mapping else { continue }
      parameters[index].needs = try readNeeds(mapping, of: parameters[index])
    }
    for entry in try root.mapping("parts")?.entries ?? [] {
      var part = try entry.value.mapping()
      parts.append(
        Part(
          name: entry.key, summary: try part.optionalString("summary") ?? "",
          isOnByDefault: try part.bool("default") ?? true))
      try part.refuseUnknownKeys()
    }
    try root.refuseUnknownKeys()
  }

  /// - Throws: If a value or a parameter does not exist.
  private func readNeeds(
    _ mapping: YAMLMapping, of parameter: Parameter
  ) throws(YAMLError) -> [String: [String: String]] {
    var needs: [String: [String: String]] = [:]
    for need in mapping.entries {
      try Self.require(need.key, among: parameter.values, need.value.location)
      for other in try need.value.mapping().entries {
        try Self.require(other.key, among: parameters.map(\.name), other.value.location)
        let value = try other.value.string()
        let allowed = parameters.first { $0.name == other.key }?.values ?? []
        if !allowed.isEmpty { try Self.require(value, among: allowed, other.value.location) }
        needs[need.key, default: [:]][other.key] = value
      }
    }
    return needs
  }

  private static func require(
    _ word: String, among known: [String], _ place: SourceLocation
  ) throws(YAMLError) {
    guard !known.contains(word) else { return }
    throw .unknownKey(
      word, suggestion: Spelling.nearest(to: word, among: known), known: known, place)
  }

  /// Returns the first requirement that these values do not meet.
  package func unmetNeed(of values: [String: String]) -> UnmetNeed? {
    for parameter in parameters {
      guard let value = values[parameter.name] else { continue }
      for (other, needed) in (parameter.needs[value] ?? [:]).sorted(by: { $0.key < $1.key })
      where values[other] != needed {
        return UnmetNeed(parameter: parameter.name, value: value, other: other, needed: needed)
      }
    }
    return nil
  }

  /// A parameter's value, and the value that it requires of another parameter.
  package struct UnmetNeed: Hashable, Sendable {
    package var parameter: String
    package var value: String
    package var other: String
    package var needed: String
  }

  /// Returns the part with a name, ignoring case.
  package func part(named word: String) -> Part? {
    parts.first { $0.name.lowercased() == word.lowercased() }
  }
}
