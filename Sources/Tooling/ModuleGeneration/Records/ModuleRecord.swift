package import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjects
import AdderYAML

/// Adder's record of a module that it generated. The record is needed to remove or replace the
/// module without leaving anything behind.
package struct ModuleRecord: Equatable, Sendable {
  /// The folder of the module's code, or of its tests if the module has no code.
  package var folder: RelativePath
  /// The folder of the module's tests, if the module also has code.
  package var testFolder: RelativePath?
  /// True if the module shares its folders with other modules and only groups separate it from
  /// them.
  package var isFlat = false
  package var template: String
  /// The values of the template's parameters; empty in records of earlier versions.
  package var parameters: [String: String] = [:]
  /// What the user said that the module is for.
  package var description: String?
  /// The `.xcodeproj` that lists the module's files.
  package var xcodeProject: RelativePath?
  /// The groups that show the module's files. The groups of the code come first.
  package var groups: [RelativePath] = []
  /// The identifiers of the groups that were created for the module, and of the groups that it took
  /// over from removed modules. A group can be recognized by its identifier even if it is renamed.
  package var madeGroups: [String] = []
  /// The targets of the module's code and of its tests.
  package var targets: [String] = []
  package var testTargets: [String] = []
  /// Parent folders that were created for the module, outermost first.
  package var madeFolders: [RelativePath] = []
  package var code: [File] = []
  package var tests: [File] = []
  /// The spies and tests that were generated from the module's code, and not from a template.
  package var spies: [File] = []
  /// Files that an app needs only once and that were generated with the module. They are removed
  /// with the last module that uses them.
  package var shared: [File] = []

  /// A file as it was generated.
  package struct File: Equatable, Sendable {
    package var path: RelativePath
    /// A checksum that shows whether the file was edited.
    var fingerprint: String

    init(path: RelativePath, contents: [UInt8]) {
      self.init(path: path, fingerprint: Self.fingerprint(of: contents))
    }

    init(path: RelativePath, fingerprint: String) {
      self.path = path
      self.fingerprint = fingerprint
    }

    /// Returns true if the file had these contents when it was generated.
    func was(_ contents: [UInt8]) -> Bool { Self.fingerprint(of: contents) == fingerprint }

    private static func fingerprint(of contents: [UInt8]) -> String {
      return contents.checksum.hexadecimal(digits: 16)
    }
  }

  package var files: [File] { code + tests + spies }

  /// Records what a part has changed. A file that people have edited stays known as edited.
  mutating func update(with connection: PartConnection) {
    for change in connection.changes {
      func update(_ files: inout [File]) {
        guard let index = files.firstIndex(where: { $0.path == change.path }),
          files[index].was(change.old)
        else { return }
        files[index] = File(path: change.path, contents: change.new)
      }
      update(&code)
      update(&tests)
      update(&spies)
    }
  }

  /// The folders that contain only this module's files.
  var ownFolders: [RelativePath] { isFlat ? [] : [folder, testFolder].compactMap(\.self) }
}

/// The records of all modules that have the same name. They are stored in one file.
///
/// The file belongs in version control with the modules.
package struct ModuleRecords: Equatable, Sendable {
  package var module: String
  package var records: [ModuleRecord]

  static let folder = RelativePath.root.appending(".adder-modules")

  /// Returns the path of the file with the records of modules that have the given name.
  package static func path(for module: String) -> RelativePath {
    folder.appending("\(module).yml")
  }

  package var path: RelativePath { Self.path(for: module) }

  package init(module: String, records: [ModuleRecord] = []) {
    self.module = module
    self.records = records
  }

  /// Reads the records of modules that have the given name. The result is empty if the file does
  /// not exist.
  package init(of module: String, in root: AbsolutePath) throws {
    self.init(module: module)
    guard root.appending(path).exists else { return }
    let text = try root.appending(path).readText()
    for node in try YAMLNode(parsing: text, file: path.text).sequence() {
      records.append(try ModuleRecord(node.mapping()))
    }
  }

  /// Returns the names of all modules that have records.
  package static func names(in root: AbsolutePath) -> [String] {
    root.appending(folder).entries.filter { $0.hasSuffix(".yml") }
      .map { String($0.dropLast(".yml".count)) }
  }

  /// True if one of the modules was generated from a template.
  package func hasModule(madeFrom template: String) -> Bool {
    records.contains { $0.template == template }
  }

  /// The template that all of these modules were generated from; `nil` if there are several or none.
  package var onlyTemplate: String? {
    let templates = Set(records.map(\.template))
    return templates.count == 1 ? templates.first : nil
  }

  package func record(in folder: RelativePath) -> ModuleRecord? {
    records.first { $0.folder == folder }
  }

  /// Returns the records with one record replaced by another.
  func replacing(_ old: ModuleRecord?, by record: ModuleRecord?) -> ModuleRecords {
    var changed = self
    changed.records.removeAll { $0.folder == old?.folder || $0.folder == record?.folder }
    if let record { changed.records.append(record) }
    changed.records.sort { $0.folder.text < $1.folder.text }
    return changed
  }

  /// Returns the records after their modules took over the remains of a removed module.
  func inheriting(_ legacy: ModuleLegacy) -> ModuleRecords {
    var changed = self
    for index in records.indices { changed.records[index].inherit(legacy) }
    return changed
  }
}

/// The remains of a removed module that other modules still need. They are
/// removed with the last of these modules.
struct ModuleLegacy {
  /// Folders that were created for the removed module and are not empty.
  var folders: [RelativePath] = []
  /// The identifiers of the groups that were created for the removed module and are not empty.
  var groups: [String] = []
  /// The files that were generated with the removed module and that other modules use. Each is
  /// stored with the files that use it.
  var shared: [(file: ModuleRecord.File, users: Set<RelativePath>)] = []
}

extension ModuleRecord {
  fileprivate mutating func inherit(_ legacy: ModuleLegacy) {
    let own = Set(files.map(\.path))
    let used = legacy.shared.filter { !$0.users.isDisjoint(with: own) }.map(\.file)
    shared += used.filter { file in !shared.contains { $0.path == file.path } }
    shared.sort { $0.path.text < $1.path.text }
    let places = ownFolders + shared.map(\.path)
    madeFolders += legacy.folders.filter { folder in
      !madeFolders.contains(folder) && places.contains { $0.isInside(folder) }
    }
    madeFolders.sort { $0.text < $1.text }
    if !used.isEmpty { madeGroups = (madeGroups + legacy.groups).uniqued }
  }
}

// MARK: - The file

extension ModuleRecords {
  package var text: String {
    let heading = """
      # Written by 'adder gen'. 'adder module remove \(module)' reads it, so commit it with the module.

      """
    return heading + records.map(\.text).joined()
  }
}

extension ModuleRecord {
  fileprivate var text: String {
    var lines = ["- folder: \(folder.text.yamlScalar)", "  template: \(template.yamlScalar)"]
    lines += Self.lines(
      "parameters",
      parameters.sorted { $0.key < $1.key }.map { "\($0.key.yamlScalar): \($0.value.yamlScalar)" })
    if let description { lines.append("  description: \(description.yamlScalar)") }
    if let testFolder { lines.append("  testFolder: \(testFolder.text.yamlScalar)") }
    if isFlat { lines.append("  logicalGroups: true") }
    if let xcodeProject {
      lines.append("  xcodeProject: \(xcodeProject.text.yamlScalar)")
      lines += Self.lines("groups", groups.map { "- \($0.text.yamlScalar)" })
      lines += Self.lines("madeGroups", madeGroups.map { "- \($0.yamlScalar)" })
      lines += Self.lines("targets", targets.map { "- \($0.yamlScalar)" })
      lines += Self.lines("testTargets", testTargets.map { "- \($0.yamlScalar)" })
    }
    lines += Self.lines("madeFolders", madeFolders.map { "- \($0.text.yamlScalar)" })
    lines +=
      Self.lines("code", code.map(\.text)) + Self.lines("tests", tests.map(\.text))
      + Self.lines("spies", spies.map(\.text))
    lines += Self.lines("shared", shared.map(\.text))
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ key: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : ["  \(key):"] + values.map { "    \($0)" }
  }

  fileprivate init(_ mapping: YAMLMapping) throws {
    var mapping = mapping
    folder = try mapping.requiredNode("folder").recordedPath()
    template = try mapping.string("template")
    for entry in try mapping.mapping("parameters")?.entries ?? [] {
      parameters[entry.key] = try entry.value.string()
    }
    description = try mapping.optionalString("description")
    testFolder = try mapping.node("testFolder")?.recordedPath()
    isFlat = try mapping.bool("logicalGroups") ?? false
    xcodeProject = try mapping.node("xcodeProject")?.recordedPath()
    groups = try mapping.nodes("groups").map { try $0.recordedPath() }
    madeGroups = try mapping.strings("madeGroups")
    targets = try mapping.strings("targets")
    testTargets = try mapping.strings("testTargets")
    madeFolders = try mapping.nodes("madeFolders").map { try $0.recordedPath() }
    code = try Self.files(mapping.mapping("code"))
    tests = try Self.files(mapping.mapping("tests"))
    spies = try Self.files(mapping.mapping("spies"))
    shared = try Self.files(mapping.mapping("shared"))
    try mapping.refuseUnknownKeys()
  }

  private static func files(_ mapping: YAMLMapping?) throws -> [File] {
    try (mapping?.entries ?? []).map { entry in
      let path = YAMLNode(.scalar(entry.key, plain: false), at: entry.keyLocation)
      return File(path: try path.recordedPath(), fingerprint: try entry.value.string())
    }
  }
}

extension ModuleRecord.File {
  fileprivate var text: String { "\(path.text.yamlScalar): \(fingerprint.yamlScalar)" }
}

extension YAMLNode {
  /// Returns a path inside the project. Other paths are refused, so even a record that was edited
  /// by hand cannot cause the removal of files outside the project.
  fileprivate func recordedPath() throws -> RelativePath {
    let text = try string()
    do throws(PathError) {
      let path = try RelativePath(validating: text)
      guard path.text == text else { throw .leavesProject(text) }
      return path
    } catch {
      throw ProjectError.pathInFile(error, location)
    }
  }
}
