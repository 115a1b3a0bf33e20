package import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjects
import AdderYAML

/// What Adder notes of a module that it made, so that the module can be removed, or replaced without
/// leaving anything behind.
package struct ModuleRecord: Equatable, Sendable {
  /// The folder it lies in: that of its code, or of its tests when it has only those.
  package var folder: RelativePath
  /// The folder of its tests, beside that of its code.
  package var testFolder: RelativePath?
  /// Whether it shares its folders with other modules, and only groups separate them.
  package var isFlat = false
  package var template: String
  /// The `.xcodeproj` that lists its files.
  package var xcodeProject: RelativePath?
  /// The groups that show its files, those of its code and of its tests first.
  package var groups: [RelativePath] = []
  /// The identifiers of the groups that were made for it, and around it for other modules: under
  /// whatever names, they are distinguished from groups that Adder did not make.
  package var madeGroups: [String] = []
  /// The targets that its code and its tests were given to.
  package var targets: [String] = []
  package var testTargets: [String] = []
  /// Folders around its own that were made for it, the outermost first.
  package var madeFolders: [RelativePath] = []
  package var code: [File] = []
  package var tests: [File] = []
  /// Files that an app needs once, which were made with it. They go with the last module that uses
  /// them.
  package var shared: [File] = []

  /// A file as it was written.
  package struct File: Equatable, Sendable {
    package var path: RelativePath
    /// It shows whether the file was edited since.
    var fingerprint: String

    init(path: RelativePath, contents: [UInt8]) {
      self.init(path: path, fingerprint: Self.fingerprint(of: contents))
    }

    init(path: RelativePath, fingerprint: String) {
      self.path = path
      self.fingerprint = fingerprint
    }

    /// Whether the file held this when it was written.
    func was(_ contents: [UInt8]) -> Bool { Self.fingerprint(of: contents) == fingerprint }

    private static func fingerprint(of contents: [UInt8]) -> String {
      return contents.checksum.hexadecimal(digits: 16)
    }
  }

  package var files: [File] { code + tests }

  /// The folders that only this module's files lie in.
  var ownFolders: [RelativePath] { isFlat ? [] : [folder, testFolder].compactMap(\.self) }
}

/// The notes of all modules of one name, which lie in one file.
///
/// The file is the team's: it belongs into version control with the modules.
package struct ModuleRecords: Equatable, Sendable {
  package var module: String
  package var records: [ModuleRecord]

  static let folder = RelativePath.root.appending(".adder-modules")

  /// Where the notes of modules of a name are kept.
  package static func path(for module: String) -> RelativePath {
    folder.appending("\(module).yml")
  }

  package var path: RelativePath { Self.path(for: module) }

  package init(module: String, records: [ModuleRecord] = []) {
    self.module = module
    self.records = records
  }

  /// Reads the records of modules of a name; none if the file does not exist.
  package init(of module: String, in root: AbsolutePath) throws {
    self.init(module: module)
    guard root.appending(path).exists else { return }
    let text = try root.appending(path).readText()
    for node in try YAMLNode(parsing: text, file: path.text).sequence() {
      records.append(try ModuleRecord(node.mapping()))
    }
  }

  /// The names of all modules that there are notes of.
  package static func names(in root: AbsolutePath) -> [String] {
    root.appending(folder).entries.filter { $0.hasSuffix(".yml") }
      .map { String($0.dropLast(".yml".count)) }
  }

  func record(in folder: RelativePath) -> ModuleRecord? { records.first { $0.folder == folder } }

  /// The notes with one in the place of another.
  func replacing(_ old: ModuleRecord?, by record: ModuleRecord?) -> ModuleRecords {
    var changed = self
    changed.records.removeAll { $0.folder == old?.folder || $0.folder == record?.folder }
    if let record { changed.records.append(record) }
    changed.records.sort { $0.folder.text < $1.folder.text }
    return changed
  }

  /// The notes of modules that take over what stays of another.
  func inheriting(_ legacy: ModuleLegacy) -> ModuleRecords {
    var changed = self
    for index in records.indices { changed.records[index].inherit(legacy) }
    return changed
  }
}

/// What stays of a module that is removed, because other modules still need it. The last of them takes
/// it with it.
struct ModuleLegacy {
  /// Folders that were made for it and still hold something.
  var folders: [RelativePath] = []
  /// Groups that were made for it and still show something, by their identifiers.
  var groups: [String] = []
  /// The files made with it that others use, each with the files that do.
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
    lines += Self.lines("code", code.map(\.text)) + Self.lines("tests", tests.map(\.text))
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
  /// A path inside the project; who edits the notes by hand cannot have files outside removed.
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
