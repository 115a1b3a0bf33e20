internal import AdderFindings
internal import AdderYAML

extension SettingsFile {
  /// Reads a Rambafile, Generamba's settings. A key that it does not know is a finding.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: the file's name for locations.
  ///   - needsXcodeProject: whether `xcodeproj_path` must be set, as it must for Generamba; beside
  ///     a Package.swift it need not.
  package init(rambafile text: String, file: String, needsXcodeProject: Bool = true) throws {
    var reader = RambafileReader(mapping: try YAMLNode(parsing: text, file: file).mapping())
    try reader.read(needsXcodeProject: needsXcodeProject)
    let unknown = reader.mapping.unknownKeys.map { error in
      Finding(
        rule: "UnknownKey", severity: .warning, location: error.location, message: error.message)
    }
    self.init(
      kind: .rambafile, settings: reader.settings, findings: unknown, places: reader.places)
  }
}

private struct RambafileReader {
  var mapping: YAMLMapping
  var settings = AdderSettings()
  var places: [String: SourceLocation] = [:]

  init(mapping: YAMLMapping) {
    self.mapping = mapping
  }

  mutating func read(needsXcodeProject: Bool) throws {
    try refuseMissingKeys(needsXcodeProject: needsXcodeProject)
    places = mapping.templatePlaces()
    settings.company = try mapping.optionalString("company")
    settings.projectName = try mapping.optionalString("project_name")
    settings.author = try mapping.optionalString("author")
    settings.prefix = try mapping.node("prefix")?.prefix()
    settings.productModule = try mapping.node("product_module_name")?.productModule()
    settings.xcodeProject = try path("xcodeproj_path")
    settings.hasLogicalGroups = try mapping.bool("create_logical_groups")
    settings.podfile = try mapping.optionalString("podfile_path")
    settings.cartfile = try mapping.optionalString("cartfile_path")
    settings.templates = try mapping.templates("templates")
    settings.catalogs = try mapping.strings("catalogs")
    (settings.targets, settings.modules) = try place("project", "targets", "modules")
    (settings.testTargets, settings.tests) = try place("test", "testTargets", "tests")
    // Who names a place for one of the two only wants only that.
    if settings.modules == nil, settings.tests != nil { settings.makesCode = false }
    if settings.tests == nil, settings.modules != nil { settings.makesTests = false }
  }

  private func refuseMissingKeys(needsXcodeProject: Bool) throws {
    var mandatory = ["company", "project_name", "templates"]
    if needsXcodeProject { mandatory.insert("xcodeproj_path", at: 2) }
    let missing = mandatory.filter { !mapping.keys.contains($0) }
    guard missing.isEmpty else {
      throw ProjectError.missingRambafileKeys(missing, because: nil, mapping.location)
    }
  }

  /// The target and the folder and group of `project_…` or `test_…`: all three or none.
  private mutating func place(
    _ kind: String, _ targetsKey: String, _ folderKey: String
  ) throws -> ([String], ModuleFolders?) {
    let several = mapping.node("\(kind)_targets")
    let one = mapping.node("\(kind)_target")
    let file = mapping.node("\(kind)_file_path")
    let group = mapping.node("\(kind)_group_path")
    let targets = try (several ?? one).map { try Self.names($0) } ?? []
    let facts = [
      ("\(kind)_targets", several ?? one), ("\(kind)_file_path", file),
      ("\(kind)_group_path", group),
    ]
    guard let (present, place) = facts.first(where: { $0.1 != nil }) else { return ([], nil) }
    guard let targetsNode = several ?? one, let file, let group else {
      let missing = facts.filter { $0.1 == nil }.map(\.0)
      throw ProjectError.missingRambafileKeys(
        missing, because: present, place?.location ?? mapping.location)
    }
    places[targetsKey] = targetsNode.location
    places[folderKey] = file.location
    let folder = try file.path(RelativePath.init(generamba:))
    let groupPath = try group.path(RelativePath.init(generamba:))
    return (targets, ModuleFolders([folder], group: groupPath))
  }

  /// The names in a list, or in a text with commas.
  private static func names(_ node: YAMLNode) throws -> [String] {
    guard case .scalar = node.content else { return try node.strings() }
    return TargetNames.split(try node.string())
  }

  private mutating func path(_ key: String) throws -> RelativePath? {
    try mapping.node(key)?.path(RelativePath.init(generamba:))
  }
}
