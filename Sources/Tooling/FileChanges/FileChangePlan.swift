package import AdderBase

/// The changes that a command will make to a project, as a value that a dry run can print and a
/// test can compare. A plan is applied completely or not at all.
package struct FileChangePlan: Equatable, Sendable {
  /// The purpose of the plan as the history shows it, for example `gen Profile`.
  package let title: String
  package private(set) var changes: [FileChange]

  package init(title: String) {
    self.init(title: title, changes: [])
  }

  init(title: String, changes: [FileChange]) {
    self.title = title
    self.changes = changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  package mutating func createFolder(_ path: RelativePath) {
    changes.append(.createFolder(path))
  }

  /// Creates a file and its missing parent folders; refused if something exists at the path.
  package mutating func create(
    _ path: RelativePath, _ contents: [UInt8], executable: Bool = false
  ) {
    changes.append(.create(path, contents, executable ? .executable : .standard))
  }

  package mutating func create(_ path: RelativePath, _ text: String, executable: Bool = false) {
    create(path, Array(text.utf8), executable: executable)
  }

  /// Replaces a file's contents. If they are the same, adds no change to the plan.
  package mutating func replace(
    _ path: RelativePath, expecting old: [UInt8], with new: [UInt8]
  ) {
    guard !old.hasSameBytes(as: new) else { return }
    changes.append(.replace(path, expecting: old, with: new))
  }

  package mutating func replace(_ path: RelativePath, expecting old: [UInt8], with text: String) {
    replace(path, expecting: old, with: Array(text.utf8))
  }

  /// Edits ranges of a file and keeps every other byte.
  package mutating func edit(
    _ path: RelativePath, expecting old: [UInt8], _ edits: [FileEdit]
  ) throws(FileChangeError) {
    guard let new = FileEdit.apply(edits, to: old) else { throw .impossibleEdits(path) }
    replace(path, expecting: old, with: new)
  }

  /// Moves a file and creates the missing parent folders of its new path.
  package mutating func move(from path: RelativePath, to target: RelativePath) {
    changes.append(.move(path, to: target))
  }

  /// Moves a file and replaces its contents. If they are the same, only moves it.
  package mutating func move(
    from path: RelativePath, to target: RelativePath, expecting old: [UInt8], with new: [UInt8]
  ) {
    if old.hasSameBytes(as: new) { return move(from: path, to: target) }
    changes.append(.moveReplacing(path, to: target, expecting: old, with: new))
  }

  package mutating func delete(_ path: RelativePath, expecting old: [UInt8]) {
    changes.append(.delete(path, expecting: old))
  }

  /// Removes a folder that is empty, or that this plan empties.
  package mutating func deleteFolder(_ path: RelativePath) {
    changes.append(.deleteFolder(path))
  }
}

extension FileChangePlan {
  /// The contents of all files that the plan creates or replaces, by their paths.
  package var newTexts: [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for change in changes {
      switch change {
      case .create(let path, let text, _), .replace(let path, expecting: _, with: let text),
        .moveReplacing(_, to: let path, expecting: _, with: let text):
        texts[path.text] = text
      case .createFolder, .move, .delete, .deleteFolder: break
      }
    }
    return texts
  }
}

extension FileChangePlan {
  /// Creates the plan that reverts changes that were made.
  init(undoing made: [PathChange], title: String) {
    let changes: [FileChange] = made.reversed().compactMap { change in
      switch (change.before, change.after) {
      case (.absent, .file(let new, _)): .delete(change.path, expecting: new)
      case (.absent, .folder): .deleteFolder(change.path)
      case (.file(let old, _), .file(let new, _)):
        .replace(change.path, expecting: new, with: old)
      case (.file(let old, let permissions), .absent): .create(change.path, old, permissions)
      case (.folder, .absent): .createFolder(change.path)
      // Within one plan, a file never replaces a folder.
      case (.absent, .absent), (.folder, .folder), (.file, .folder), (.folder, .file): nil
      }
    }
    self.init(title: title, changes: changes)
  }
}
