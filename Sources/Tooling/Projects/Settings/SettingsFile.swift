import AdderBase
package import AdderFindings
internal import AdderYAML

/// A settings file as it was read: what it says, what is odd about it, and where it says it.
package struct SettingsFile: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case adder = "adder.yml"
    case rambafile = "Rambafile"

    package var fileName: String { rawValue }
  }

  package var kind: Kind
  package var settings: AdderSettings
  package var findings: [Finding]
  /// Where the values of keys stand, by the names they have in adder.yml; the elements of lists
  /// have names such as `catalogs[0]`.
  package var places: [String: SourceLocation]
  /// What keeps modules from being made with it.
  package var obstacles: [Obstacle] = []
}

// MARK: - What both formats share

extension YAMLMapping {
  /// Where the lists stand that name templates, and each of their elements.
  func templatePlaces() -> [String: SourceLocation] {
    var places: [String: SourceLocation] = [:]
    for entry in entries where entry.key == "templates" || entry.key == "catalogs" {
      places[entry.key] = entry.value.location
      guard case .sequence(let nodes) = entry.value.content else { continue }
      for (index, node) in nodes.enumerated() {
        places["\(entry.key)[\(index)]"] = node.location
      }
    }
    return places
  }

  /// `{name, local}`, `{name, git, branch}` or `{name}`; a name alone will do.
  ///
  /// - Returns: the templates, and what is odd about them but does not matter to Generamba.
  mutating func templates(
    _ key: String
  ) throws -> (sources: [TemplateSource], problems: [any ReportedError]) {
    var problems: [any ReportedError] = []
    let sources = try nodes(key).map { node in
      if case .scalar = node.content { return TemplateSource(try node.string()) }
      var entry = try node.mapping()
      let name = try entry.string("name")
      let local = try entry.optionalString("local")
      let git = try entry.optionalString("git")
      let branch = try entry.optionalString("branch")
      problems += entry.unknownKeys
      if local != nil, git != nil {
        problems.append(ProjectError.templateFromTwoPlaces(name, entry.location))
      }
      if let git { return TemplateSource(name, .git(url: git, branch: branch)) }
      return local.map { TemplateSource(name, .local($0)) } ?? TemplateSource(name)
    }
    return (sources, problems)
  }
}

extension YAMLNode {
  /// The prefix of the names of types.
  func prefix() throws -> String {
    try ModulePrefix(validating: try string(), at: location).text
  }

  /// The name of a Swift module.
  func productModule() throws -> String {
    let text = try string()
    guard SwiftIdentifier.isValid(text) else {
      throw ProjectError.invalidProductModule(text, location)
    }
    return text
  }

  func path(_ read: (String) throws(PathError) -> RelativePath) throws -> RelativePath {
    let text = try string()
    do throws(PathError) {
      return try read(text)
    } catch {
      throw ProjectError.pathInFile(error, location)
    }
  }
}
