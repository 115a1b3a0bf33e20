package import AdderBase
internal import AdderFindings
internal import AdderYAML

extension SettingsFile {
  /// Reads a Rambafile, Generamba's settings, as Generamba does: unknown and repeated
  /// keys are findings, and a problem that only prevents generating modules is an
  /// obstacle instead of an error.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: the file's name in source locations.
  ///   - root: the file's folder. An absolute `xcodeproj_path` is made relative to this folder.
  ///   - needsXcodeProject: true if `xcodeproj_path` is mandatory, as it is in Generamba; false
  ///     next to a Package.swift or an adder.yml.
  package init(
    rambafile text: String, file: String, root: AbsolutePath, needsXcodeProject: Bool = true
  ) throws {
    let node = try YAMLNode(parsing: text, file: file, repeatedKeys: .lastWins)
    var reader = RambafileReader(mapping: try node.mapping(), root: root)
    try reader.read(needsXcodeProject: needsXcodeProject)
    let unknown = reader.mapping.unknownKeys.map { reader.warning("UnknownKey", $0) }
    self.init(
      kind: .rambafile, settings: reader.settings,
      findings: unknown + node.repeatedKeyFindings + reader.findings, places: reader.places,
      obstacles: reader.obstacles)
  }
}

private struct RambafileReader {
  var mapping: YAMLMapping
  let root: AbsolutePath
  var settings = AdderSettings()
  var places: [String: SourceLocation] = [:]
  var findings: [Finding] = []
  var obstacles: [Obstacle] = []

  init(mapping: YAMLMapping, root: AbsolutePath) {
    self.mapping = mapping
    self.root = root
  }

  mutating func read(needsXcodeProject: Bool) throws {
    noteMissingKeys(needsXcodeProject: needsXcodeProject)
    places = mapping.templatePlaces()
    settings.company = try mapping.optionalString("company")
    settings.projectName = try mapping.optionalString("project_name")
    settings.author = try mapping.optionalString("author")
    settings.prefix = try usable("prefix", for: "prefix") { try $0.prefix() }
    settings.productModule = try productModule()
    settings.xcodeProject = try usable("xcodeproj_path", for: "xcodeProject") { [root] in
      try $0.xcodeProject(in: root)
    }
    settings.hasLogicalGroups = try mapping.bool("create_logical_groups")
    settings.podfile = try mapping.optionalString("podfile_path")
    settings.cartfile = try mapping.optionalString("cartfile_path")
    let templates = try mapping.templates("templates")
    settings.templates = templates.sources
    findings += templates.problems.map { warning("OddTemplate", $0) }
    settings.catalogs = try mapping.strings("catalogs")
    (settings.targets, settings.modules) = try place("project", "targets", "modules")
    (settings.testTargets, settings.tests) = try place("test", "testTargets", "tests")
    // If the file sets a place only for code or only for tests, nothing else is generated.
    let namesCode = settings.modules != nil || !settings.targets.isEmpty
    let namesTests = settings.tests != nil || !settings.testTargets.isEmpty
    if !namesCode, namesTests { settings.makesCode = false }
    if !namesTests, namesCode { settings.makesTests = false }
  }

  /// Returns a value that is needed to generate a module, or `nil` if the value is not set or not
  /// usable. Adds an obstacle if the value is not usable.
  ///
  /// - Parameter setting: the value's key in adder.yml.
  private mutating func usable<Value>(
    _ key: String, for setting: String, _ read: (YAMLNode) throws -> Value
  ) throws -> Value? {
    guard let node = mapping.node(key) else { return nil }
    do {
      return try read(node)
    } catch let error as ProjectError {
      obstacles.append(Obstacle(setting: setting, error: error))
      return nil
    }
  }

  private mutating func noteMissingKeys(needsXcodeProject: Bool) {
    var mandatory = [("company", "company"), ("project_name", "project")]
    if needsXcodeProject { mandatory.append(("xcodeproj_path", "xcodeProject")) }
    mandatory.append(("templates", "templates"))
    for (key, setting) in mandatory where !mapping.keys.contains(key) {
      obstacles.append(
        Obstacle(setting: setting, error: .missingRambafileKeys([key], mapping.location)))
    }
  }

  /// Converts an error that Generamba would ignore to a warning.
  func warning(_ rule: String, _ error: any ReportedError) -> Finding {
    Finding(
      rule: rule, severity: .warning, location: error.location, message: error.message)
  }

  /// Reads the module that tests import. Generamba accepts any string, so an
  /// invalid name is only a warning.
  private mutating func productModule() throws -> String? {
    guard let node = mapping.node("product_module_name") else { return nil }
    do {
      return try node.productModule()
    } catch let error as ProjectError {
      findings.append(warning("UnusableProductModule", error))
      return try node.string()
    }
  }

  /// Reads the targets, folder and group of `project_…` or `test_…`. If only one of the folder
  /// and the group is set, its path is used for the other, too. A target without a folder, or a
  /// folder without a target, is an obstacle.
  private mutating func place(
    _ kind: String, _ targetsKey: String, _ folderKey: String
  ) throws -> ([String], ModuleFolders?) {
    let targetKeys = ["\(kind)_targets", "\(kind)_target"]
    let folderKeys = ["\(kind)_file_path", "\(kind)_group_path"]
    let targetKey = targetKeys.first { mapping.node($0) != nil }
    let fileKey = folderKeys.first { mapping.node($0) != nil }
    // Marks all keys as known, including keys that are overridden by another key.
    for key in targetKeys + folderKeys { _ = mapping.node(key) }
    let targets = try targetKey.flatMap { mapping.node($0) }.map { node in
      places[targetsKey] = node.location
      return try Self.names(node)
    }
    let file = try usable(folderKeys[0], for: folderKey) { try $0.generambaPath() }
    let group = try usable(folderKeys[1], for: folderKey) { try $0.generambaPath() }
    if let key = fileKey, let node = mapping.node(key) { places[folderKey] = node.location }
    if let targetKey, fileKey == nil, let place = places[targetsKey] {
      obstacles.append(
        Obstacle(
          setting: folderKey,
          error: .folderMissingInRambafile(folderKeys[0], because: targetKey, place)))
    }
    if let fileKey, targetKey == nil, let place = places[folderKey] {
      obstacles.append(
        Obstacle(
          setting: targetsKey,
          error: .targetMissingInRambafile(targetKeys[1], because: fileKey, place)))
    }
    // If one of the two paths is unusable, the other path is not used in its place.
    let isUnusable =
      [file, group].count { $0 != nil } < folderKeys.count { mapping.node($0) != nil }
    let folder = isUnusable ? nil : file ?? group
    return (targets ?? [], folder.map { ModuleFolders([$0], group: group ?? $0) })
  }

  /// Returns the names in a list or in a comma-separated string.
  private static func names(_ node: YAMLNode) throws -> [String] {
    guard case .scalar = node.content else { return try node.strings() }
    return TargetNames.split(try node.string())
  }
}

extension YAMLNode {
  /// Reads a path as Generamba does, ignoring a leading or trailing slash.
  fileprivate func generambaPath() throws -> RelativePath {
    try path(RelativePath.init(generamba:))
  }

  /// Reads the path of the Xcode project, which may be absolute.
  fileprivate func xcodeProject(in root: AbsolutePath) throws -> RelativePath {
    let text = try string()
    guard text.hasPrefix("/") else { return try generambaPath() }
    let path = AbsolutePath(text)
    guard let inside = path.relative(to: root) else {
      throw ProjectError.xcodeProjectElsewhere(
        text, isHere: root.appending(path.name).isFolder, location)
    }
    return inside
  }
}
