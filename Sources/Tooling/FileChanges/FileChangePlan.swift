/// What a command will change in a project, as a value: printed by a dry run, compared by a test,
/// applied as a whole or not at all.
package struct FileChangePlan: Equatable, Sendable {
  /// What the plan is for, as its history shows it, for example `gen Profile`.
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

  package mutating func createFolder(_ path: ProjectPath) {
    changes.append(.createFolder(path))
  }

  /// Makes a file, and the folders that lead to it; refused where something is already.
  package mutating func create(
    _ path: ProjectPath, _ contents: [UInt8], executable: Bool = false
  ) {
    changes.append(.create(path, contents, executable ? .executable : .standard))
  }

  package mutating func create(_ path: ProjectPath, _ text: String, executable: Bool = false) {
    create(path, Array(text.utf8), executable: executable)
  }

  /// Replaces a file's contents. The same contents are not a change and leave the plan as it is.
  package mutating func replace(
    _ path: ProjectPath, expecting old: [UInt8], with new: [UInt8]
  ) {
    guard !old.hasSameBytes(as: new) else { return }
    changes.append(.replace(path, expecting: old, with: new))
  }

  package mutating func replace(_ path: ProjectPath, expecting old: [UInt8], with text: String) {
    replace(path, expecting: old, with: Array(text.utf8))
  }

  /// Changes pieces of a file and keeps every other byte.
  package mutating func edit(
    _ path: ProjectPath, expecting old: [UInt8], _ edits: [FileEdit]
  ) throws(FileChangeError) {
    guard let new = FileEdit.apply(edits, to: old) else { throw .impossibleEdits(path) }
    replace(path, expecting: old, with: new)
  }

  /// Moves a file with its contents, and creates the folders that lead to its new place.
  package mutating func move(from path: ProjectPath, to target: ProjectPath) {
    changes.append(.move(path, to: target))
  }

  /// Moves a file and gives it other contents. The same contents are a move and nothing else.
  package mutating func move(
    from path: ProjectPath, to target: ProjectPath, expecting old: [UInt8], with new: [UInt8]
  ) {
    if old.hasSameBytes(as: new) { return move(from: path, to: target) }
    changes.append(.moveReplacing(path, to: target, expecting: old, with: new))
  }

  package mutating func delete(_ path: ProjectPath, expecting old: [UInt8]) {
    changes.append(.delete(path, expecting: old))
  }

  /// Removes a folder that is empty, or that this plan empties.
  package mutating func deleteFolder(_ path: ProjectPath) {
    changes.append(.deleteFolder(path))
  }
}

extension FileChangePlan {
  /// The plan that takes changes back that were made.
  init(undoing made: [PathChange], title: String) {
    let changes: [FileChange] = made.reversed().compactMap { change in
      switch (change.before, change.after) {
      case (.absent, .file(let new, _)): .delete(change.path, expecting: new)
      case (.absent, .folder): .deleteFolder(change.path)
      case (.file(let old, _), .file(let new, _)):
        .replace(change.path, expecting: new, with: old)
      case (.file(let old, let permissions), .absent): .create(change.path, old, permissions)
      case (.folder, .absent): .createFolder(change.path)
      // A file never takes the place of a folder within one plan.
      case (.absent, .absent), (.folder, .folder), (.file, .folder), (.folder, .file): nil
      }
    }
    self.init(title: title, changes: changes)
  }
}
