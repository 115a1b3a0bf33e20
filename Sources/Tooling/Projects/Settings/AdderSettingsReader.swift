import AdderBase
internal import AdderFindings
internal import AdderYAML

extension SettingsFile {
  /// Reads an adder.yml. Unknown keys are refused.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: the file's name in source locations.
  package init(adder text: String, file: String) throws {
    var reader = AdderSettingsReader(mapping: try YAMLNode(parsing: text, file: file).mapping())
    try reader.read()
    let places = reader.mapping.entries.map { ($0.key, $0.value.location) }
    self.init(
      kind: .adder, settings: reader.settings, findings: [],
      places: reader.mapping.templatePlaces().merging(places) { first, _ in first }
        .merging(reader.innerPlaces) { first, _ in first })
  }
}

private struct AdderSettingsReader {
  /// The locations of individual parameters and parts: `parameters.ui`, `parts.Route`.
  var innerPlaces: [String: SourceLocation] = [:]
  var mapping: YAMLMapping
  var settings = AdderSettings()

  init(mapping: YAMLMapping) {
    self.mapping = mapping
  }

  mutating func read() throws {
    settings.architecture = try mapping.node("architecture").map { try architecture($0) }
    settings.template = try mapping.optionalString("template")
    settings.author = try mapping.optionalString("author")
    settings.company = try mapping.optionalString("company")
    settings.projectName = try mapping.optionalString("project")
    settings.productModule = try mapping.node("productModule")?.productModule()
    settings.prefix = try mapping.node("prefix")?.prefix()
    settings.xcodeProject = try mapping.node("xcodeProject").map { try path($0) }
    settings.targets = try mapping.strings("targets")
    settings.testTargets = try mapping.strings("testTargets")
    (settings.modules, settings.makesCode) = try place("modules")
    (settings.tests, settings.makesTests) = try place("tests")
    settings.hasLogicalGroups = try mapping.bool("logicalGroups")
    settings.parameters = try parameters()
    settings.parts = try parts()
    let templates = try mapping.templates("templates")
    if let problem = templates.problems.first { throw problem }
    settings.templates = templates.sources
    settings.catalogs = try mapping.strings("catalogs")
    settings.podfile = try mapping.optionalString("podfile")
    settings.cartfile = try mapping.optionalString("cartfile")
    settings.roleEndings = try roleEndings()
    settings.excluded = try excluded()
    if var check = try mapping.mapping("check") { settings.check = try CheckSettings(&check) }
    settings.spies = try spies()
    try mapping.refuseUnknownKeys()
  }

  private mutating func spies() throws -> SpySettings {
    guard var entry = try mapping.mapping("spies") else { return SpySettings() }
    var spies = SpySettings()
    spies.suffix = try entry.optionalString("suffix")
    if let node = entry.node("runtime") {
      let text = try node.string()
      guard ["adder", "none"].contains(text) else {
        throw ProjectError.unknownSpyRuntime(text, node.location)
      }
      spies.usesLibrary = text == "adder"
    }
    spies.folder = try entry.node("folder").map { try path($0) }
    spies.protocols = try entry.strings("protocols")
    try entry.refuseUnknownKeys()
    return spies
  }

  /// Reads `roles`: one suffix or a list of suffixes for each role.
  private mutating func roleEndings() throws -> [String: [String]] {
    guard var roles = try mapping.mapping("roles") else { return [:] }
    var endings: [String: [String]] = [:]
    for role in roles.entries.map(\.key) {
      if case .scalar? = roles.node(role)?.content {
        endings[role] = try roles.optionalString(role).map { [$0] }
      } else {
        endings[role] = try roles.strings(role)
      }
    }
    return endings
  }

  /// Reads `exclude`: one path or a list of paths.
  private mutating func excluded() throws -> [RelativePath] {
    guard let node = mapping.node("exclude") else { return [] }
    if case .sequence(let nodes) = node.content { return try nodes.map { try path($0) } }
    return [try path(node)]
  }

  /// Reads the name or the path of an architecture: `rambler-viper`, `Architectures/ours.yml`.
  private func architecture(_ node: YAMLNode) throws -> ArchitectureChoice {
    let text = try node.string()
    let isFile = text.contains("/") || text.hasSuffix(".yml") || text.hasSuffix(".yaml")
    return isFile ? .file(try path(node)) : .named(text)
  }

  /// Reads folders, or `false` if nothing is to be generated.
  private mutating func place(_ key: String) throws -> (ModuleFolders?, Bool?) {
    guard let node = mapping.node(key) else { return (nil, nil) }
    if case .scalar(let text, plain: true) = node.content, text == "false" { return (nil, false) }
    return (try folders(node), nil)
  }

  /// Reads one folder, a list of folders, or a folder and its group.
  private func folders(_ node: YAMLNode) throws -> ModuleFolders {
    guard case .mapping = node.content else {
      if case .sequence(let nodes) = node.content, !nodes.isEmpty {
        return ModuleFolders(try nodes.map { try path($0) })
      }
      return ModuleFolders([try path(node)])
    }
    var entry = try node.mapping()
    let folder = try path(entry.requiredNode("folder"))
    let group = try entry.node("group").map { try path($0) }
    try entry.refuseUnknownKeys()
    return ModuleFolders([folder], group: group)
  }

  private func path(_ node: YAMLNode) throws -> RelativePath {
    try node.path(RelativePath.init(validating:))
  }

  private mutating func parameters() throws -> [String: ParameterValue] {
    guard let entries = try mapping.mapping("parameters")?.entries else { return [:] }
    for entry in entries { innerPlaces["parameters.\(entry.key)"] = entry.keyLocation }
    let values = try entries.map { entry in
      let flag = try? entry.value.bool()
      return (entry.key, try flag.map { .flag($0) } ?? ParameterValue.text(entry.value.string()))
    }
    return Dictionary(values) { first, _ in first }
  }

  private mutating func parts() throws -> PartChoice {
    guard var entry = try mapping.mapping("parts") else { return PartChoice() }
    let parts = PartChoice(with: try entry.strings("with"), without: try entry.strings("without"))
    for list in entry.entries {
      // A single word is a list with one element.
      for node in (try? list.value.sequence()) ?? [list.value] {
        if let name = try? node.string() { innerPlaces["parts.\(name)"] = node.location }
      }
    }
    try entry.refuseUnknownKeys()
    return parts
  }
}
