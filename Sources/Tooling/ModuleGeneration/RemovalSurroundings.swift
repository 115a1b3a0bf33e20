package import AdderBase
import AdderProjects

/// The files, folders and Xcode project that removing a module depends on.
package struct RemovalSurroundings: Sendable {
  /// The records of modules with this name.
  var records: ModuleRecords
  /// The record of the module to remove, one of `records`.
  var record: ModuleRecord
  /// The readable records of modules with other names.
  var otherRecords: [ModuleRecords] = []
  /// The contents of the files that may change: the module's files, the files with the records, and
  /// the Finder's files.
  var contents: [RelativePath: [UInt8]] = [:]
  /// The names of the entries in folders that the removal may leave empty.
  var folders = FolderListing()
  /// The names of the entries in the folder of the records.
  var recordFolder = FolderListing()
  /// The files in the module's own folders, whoever created them.
  var filesInFolders: [RelativePath] = []
  /// For each unedited shared file, the Swift files that mention a type declared in it.
  var users: [RelativePath: Set<RelativePath>] = [:]
  /// The Xcode project that lists the files. If that project is gone, all Xcode projects in its
  /// folder.
  var xcodeProjects: [XcodeProjectFile] = []

  /// Creates the surroundings of a module of which only the records are known.
  init(_ record: ModuleRecord, of records: ModuleRecords) {
    self.record = record
    self.records = records
  }

  /// Reads the module's record and its surroundings.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - folder: the module's folder, which distinguishes modules with the same name.
  ///   - root: the project's folder.
  /// - Throws: `GenerationError` if no record or more than one record matches; any error that
  ///   occurs while reading.
  package init(of module: String, in folder: RelativePath?, root: AbsolutePath) throws {
    let records = try ModuleRecords(of: module, in: root)
    self.init(try records.record(in: folder, root: root), of: records)
    for name in ModuleRecords.names(in: root).sorted() where name != module {
      // An unreadable record does not prevent removing this module.
      if let others = try? ModuleRecords(of: name, in: root) { otherRecords.append(others) }
    }
    folders = FolderListing(below: record.ownFolders, around: record.madeFolders, in: root)
    recordFolder = FolderListing(below: [ModuleRecords.folder], around: [], in: root)
    filesInFolders = record.ownFolders.flatMap { root.files(below: $0) }
    contents = try root.contents(
      of: record.files.map(\.path) + record.shared.map(\.path) + [records.path]
        + otherRecords.map(\.path),
      andFinderNotesIn: folders.folders + recordFolder.folders)
    users = SharedFiles.users(of: uneditedSharedFiles.map(\.path), contents, in: root)
    if let path = record.xcodeProject { xcodeProjects = try Self.projects(at: path, in: root) }
  }

  /// The module's files that belong to no other module of this name.
  var files: [ModuleRecord.File] {
    let others = Set(records.records.filter { $0 != record }.flatMap { $0.files.map(\.path) })
    return record.files.filter { !others.contains($0.path) }
  }

  /// The shared files that are still as Adder wrote them. An edited file belongs to the user.
  var uneditedSharedFiles: [ModuleRecord.File] {
    record.shared.filter { file in contents[file.path].map(file.was) == true }
  }

  private static func projects(
    at path: RelativePath, in root: AbsolutePath
  ) throws -> [XcodeProjectFile] {
    if root.appending(path).exists { return [try XcodeProjectFile(at: path, in: root)] }
    return root.appending(path.parent).entries.filter(Project.isXcodeProject)
      .compactMap { try? XcodeProjectFile(at: path.parent.appending($0), in: root) }
  }
}

extension ModuleRecords {
  /// Returns the record of the module in a folder or, if no folder is given, the only record.
  fileprivate func record(
    in folder: RelativePath?, root: AbsolutePath
  ) throws -> ModuleRecord {
    if let folder {
      if let record = record(in: folder) ?? record(in: folder.appending(module)) { return record }
    } else if records.count == 1 {
      return records[0]
    }
    guard records.isEmpty else {
      throw GenerationError.severalModules(module, folders: records.map(\.folder.text))
    }
    let names = Self.names(in: root)
    throw GenerationError.unknownModule(
      module, suggestion: Spelling.nearest(to: module, among: names), known: names)
  }
}
