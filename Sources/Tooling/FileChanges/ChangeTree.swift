import AdderBase

extension FileChangePlan {
  /// Returns the plan as a tree of files: `+` marks created items, `~` edited ones, `>` moved ones
  /// and `-` removed ones.
  package func tree() -> String {
    var root = ChangeTree()
    for change in changes { root.add(change) }
    let rows = root.rows(indent: "")
    let width = rows.lazy.filter { !$0.note.isEmpty }.map(\.name.count).max() ?? 0
    return rows.map { row in
      guard !row.note.isEmpty else { return "\(row.mark) \(row.name)\n" }
      let gap = String(repeating: " ", count: width - row.name.count + 2)
      return "\(row.mark) \(row.name)\(gap)\(row.note)\n"
    }.joined()
  }
}

/// A folder in the tree of a plan, with the changes inside it.
private struct ChangeTree {
  struct Row {
    var mark: Character
    var name: String
    var note = ""
  }

  private var mark: Character = " "
  private var folders: [String: ChangeTree] = [:]
  private var files: [String: Row] = [:]

  mutating func add(_ change: FileChange) {
    switch change {
    case .createFolder(let path):
      edit(path.components) { $0.mark = "+" }
    case .deleteFolder(let path):
      edit(path.components) { $0.mark = "-" }
    case .create(let path, let contents, let permissions):
      let run = permissions == .executable ? ", executable" : ""
      add("+", path, Self.size(of: contents) + run)
    case .replace(let path, let old, let new):
      add("~", path, Self.difference(from: old, to: new))
    case .move(let path, let target):
      add(">", path, "to \(target)")
    case .moveReplacing(let path, let target, let old, let new):
      add(">", path, "to \(target), \(Self.difference(from: old, to: new))")
    case .delete(let path, let contents):
      add("-", path, Self.size(of: contents))
    }
  }

  /// Returns the lines of the tree, sorted by name, with each folder before its contents.
  func rows(indent: String) -> [Row] {
    let names = Set(folders.keys).union(files.keys).sorted()
    return names.flatMap { name -> [Row] in
      var rows: [Row] = []
      if let folder = folders[name] {
        rows.append(Row(mark: folder.mark, name: "\(indent)\(name)/"))
        rows += folder.rows(indent: indent + "  ")
      }
      if var file = files[name] {
        file.name = indent + name
        rows.append(file)
      }
      return rows
    }
  }

  private mutating func add(_ mark: Character, _ path: RelativePath, _ note: String) {
    edit(path.components.dropLast()) { folder in
      folder.files[path.name] = Row(mark: mark, name: path.name, note: note)
    }
  }

  private mutating func edit(
    _ names: some Collection<String>, _ change: (inout ChangeTree) -> Void
  ) {
    guard let name = names.first else { return change(&self) }
    folders[name, default: ChangeTree()].edit(Array(names.dropFirst()), change)
  }

  private static func size(of contents: [UInt8]) -> String {
    contents.isText
      ? counted(TextLines(of: contents).count, "line")
      : counted(contents.count, "byte")
  }

  private static func difference(from old: [UInt8], to new: [UInt8]) -> String {
    guard let counts = LineDifference.counts(from: old, to: new) else {
      return "\(counted(old.count, "byte")) to \(new.count)"
    }
    return "+\(counts.added) -\(counts.removed) lines"
  }

  private static func counted(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
