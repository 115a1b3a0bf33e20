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
  }

  package struct Part: Equatable, Sendable {
    package var name: String
    package var summary: String
    package var isOnByDefault: Bool
  }

  package static let fileName = "parameters.yml"

  package init(parameters: [Parameter] = [], parts: [Part] = []) {
    self.parameters = parameters
    self.parts = parts
  }

  package init(parsing text: String, file: String) throws(YAMLError) {
    var root = try YAMLNode(parsing: text, file: file).mapping()
    for entry in try root.mapping("parameters")?.entries ?? [] {
      var parameter = try entry.value.mapping()
      parameters.append(
        Parameter(
          name: entry.key, summary: try parameter.optionalString("summary") ?? "",
          values: try parameter.strings("values"), defaultValue: try parameter.string("default")))
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

  /// The part that a word names, whatever its capitals.
  package func part(named word: String) -> Part? {
    parts.first { $0.name.lowercased() == word.lowercased() }
  }
}
