package import AdderYAML

/// The questions a template asks: parameters that have a value, and parts that are on or off.
///
/// They stand in `parameters.yml` beside the `.rambaspec`; a template without that file asks none
/// and takes whatever custom parameters it is given.
package struct TemplateParameters: Equatable, Sendable {
  package var parameters: [Parameter] = []
  package var parts: [Part] = []

  package struct Parameter: Equatable, Sendable {
    package var name: String
    package var summary: String
    /// What may be given; empty when anything may.
    package var values: [String]
    package var defaultValue: String
    /// What other parameters must be for a value: by the value, then by the parameter.
    package var needs: [String: [String: String]] = [:]
  }

  package struct Part: Equatable, Sendable {
    package var name: String
    package var summary: String
    package var isOnByDefault: Bool
  }

  package static let fileName = "parameters.yml"
  /// The parameters that the command has options of the same name for.
  package static let namesOfOptions = ["ui", "runtime", "tests"]

  package init(parameters: [Parameter] = [], parts: [Part] = []) {
    self.parameters = parameters
    self.parts = parts
  }

  package init(parsing text: String, file: String) throws(YAMLError) {
    var root = try YAMLNode(parsing: text, file: file).mapping()
    for entry in try root.mapping("parameters")?.entries ?? [] {
      var parameter = try entry.value.mapping()
      var needs: [String: [String: String]] = [:]
      for need in try parameter.mapping("needs")?.entries ?? [] {
        for other in try need.value.mapping().entries {
          needs[need.key, default: [:]][other.key] = try other.value.string()
        }
      }
      parameters.append(
        Parameter(
          name: entry.key, summary: try parameter.optionalString("summary") ?? "",
          values: try parameter.strings("values"), defaultValue: try parameter.string("default"),
          needs: needs))
      try parameter.refuseUnknownKeys()
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

  /// What a value cannot be without and does not get: the first such pair.
  func unmetNeed(of values: [String: String]) -> UnmetNeed? {
    for parameter in parameters {
      guard let value = values[parameter.name] else { continue }
      for (other, needed) in (parameter.needs[value] ?? [:]).sorted(by: { $0.key < $1.key })
      where values[other] != needed {
        return UnmetNeed(parameter: parameter.name, value: value, other: other, needed: needed)
      }
    }
    return nil
  }

  /// A value of a parameter that needs another one of another parameter.
  package struct UnmetNeed: Hashable, Sendable {
    package var parameter: String
    package var value: String
    package var other: String
    package var needed: String
  }

  /// The part that a word names, whatever its capitals.
  package func part(named word: String) -> Part? {
    parts.first { $0.name.lowercased() == word.lowercased() }
  }
}
