package import AdderBase
import AdderProjects

/// The records of generated modules while their tests and spies are written, so that
/// `adder module remove` removes these, too.
package struct RecordedTests {
  private let old: [ModuleRecords]
  private var new: [ModuleRecords]
  private let root: AbsolutePath

  /// Reads the records of all modules of a project.
  package init(in root: AbsolutePath) throws {
    old = try ModuleRecords.names(in: root).sorted().map { try ModuleRecords(of: $0, in: root) }
    new = old
    self.root = root
  }

  /// Adds a test file to the module that has some source file, if Adder generated that module.
  ///
  /// - Parameter folder: The folder of the module's tests.
  package mutating func add(
    _ path: RelativePath, _ contents: [UInt8], ofModuleWith source: String, in folder: RelativePath
  ) {
    for number in new.indices {
      for index in new[number].records.indices
      where new[number].records[index].code.contains(where: { $0.path.text == source }) {
        new[number].records[index].add(
          test: ModuleRecord.File(path: path, contents: contents), in: folder)
      }
    }
  }

  /// Removes a file from the records.
  package mutating func remove(_ path: RelativePath) {
    for number in new.indices {
      for index in new[number].records.indices {
        new[number].records[index].spies.removeAll { $0.path == path }
      }
    }
  }

  /// Returns the files of the records that change, with their old and new texts.
  package func changes() throws -> [RelativePath: (old: [UInt8], new: [UInt8])] {
    var changes: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
    for (old, new) in zip(old, new) where old != new {
      changes[new.path] = (try root.appending(new.path).contents(), Array(new.text.utf8))
    }
    return changes
  }
}

extension ModuleRecord {
  fileprivate mutating func add(test file: File, in folder: RelativePath) {
    if let number = spies.firstIndex(where: { $0.path == file.path }) {
      spies[number] = file
    } else {
      spies.append(file)
    }
    if testFolder == nil, !code.isEmpty, file.path.isInside(folder) { testFolder = folder }
  }
}
