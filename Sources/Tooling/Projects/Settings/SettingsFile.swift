import AdderBase
package import AdderFindings
internal import AdderYAML

/// A settings file: its settings, their locations, and the problems found in it.
package struct SettingsFile: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case adder = "adder.yml"
    case rambafile = "Rambafile"

    package var fileName: String { rawValue }
  }

  package var kind: Kind
  package var settings: AdderSettings
  package var findings: [Finding]
  /// The locations of values. The keys are those of adder.yml; elements of lists have
  /// keys such as `catalogs[0]`.
  package var places: [String: SourceLocation]
  /// The problems that prevent generating modules.
  package var obstacles: [Obstacle] = []
}

// MARK: - Shared by both formats

extension YAMLMapping {
  /// Returns the locations of the lists of templates and catalogs, and of each of their elements.
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

  /// Reads templates: `{name, local}`, `{name, git, branch}`, `{name}` or just a name.
  ///
  /// - Returns: the templates, and problems that Generamba would ignore.
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
  /// Reads the prefix of type names.
  func prefix() throws -> String {
    try ModulePrefix(validating: try string(), at: location).text
  }

  /// Reads the name of a Swift module.
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
