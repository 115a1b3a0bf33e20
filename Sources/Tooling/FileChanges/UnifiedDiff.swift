import AdderBase

extension FileChangePlan {
  /// Returns the plan as a unified diff that `git apply` accepts, unless the plan contains binary
  /// files, for which the diff shows only the names.
  package func diff() -> String {
    changes.compactMap { UnifiedDiff.text(of: $0) }.joined()
  }
}

/// Unified diffs as git writes them.
private enum UnifiedDiff {
  private static let contextLength = 3

  /// Returns the diff of a change, or `nil` for a folder, which a diff does not show.
  static func text(of change: FileChange) -> String? {
    switch change {
    case .createFolder, .deleteFolder: nil
    case .create(let path, let contents, let permissions):
      heading(path, path) + "new file mode \(permissions == .executable ? "100755" : "100644")\n"
        + body(nil, path, [], contents)
    case .replace(let path, let old, let new):
      heading(path, path) + body(path, path, old, new)
    case .delete(let path, let old):
      heading(path, path) + "deleted file mode 100644\n" + body(path, nil, old, [])
    case .move(let path, let target):
      heading(path, target) + "similarity index 100%\n" + renaming(path, target)
    case .moveReplacing(let path, let target, let old, let new):
      heading(path, target) + renaming(path, target) + body(path, target, old, new)
    }
  }

  private static func renaming(_ old: RelativePath, _ new: RelativePath) -> String {
    "rename from \(quoted(old.text))\nrename to \(quoted(new.text))\n"
  }

  private static func heading(_ old: RelativePath, _ new: RelativePath) -> String {
    "diff --git \(quoted("a/\(old.text)")) \(quoted("b/\(new.text)"))\n"
  }

  private static func body(
    _ oldPath: RelativePath?, _ newPath: RelativePath?, _ old: [UInt8], _ new: [UInt8]
  ) -> String {
    let oldName = oldPath.map { quoted("a/\($0.text)") } ?? "/dev/null"
    let newName = newPath.map { quoted("b/\($0.text)") } ?? "/dev/null"
    guard old.isText, new.isText else {
      return "Binary files \(oldName) and \(newName) differ\n"
    }
    if old.isEmpty, new.isEmpty { return "" }
    let difference = LineDifference(from: old, to: new)
    return "--- \(oldName)\n+++ \(newName)\n" + hunks(of: difference).map(\.text).joined()
  }

  /// Returns a name as git writes it: in quotes if it contains a quotation mark or a backslash.
  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { $0 == "\"" || $0 == "\\" }) else { return name }
    return "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// Returns groups of neighbouring changes with the unchanged lines around them.
  private static func hunks(of difference: LineDifference) -> [Hunk] {
    var hunks: [Hunk] = []
    var hunk = Hunk(startingAt: 0, 0)
    let last = difference.runs.count - 1
    for (index, run) in difference.runs.enumerated() {
      if run.isChange {
        hunk.add(run, of: difference)
        if index == last { hunks.append(hunk) }
      } else if index > 0, index < last, run.old.count <= 2 * contextLength {
        hunk.addContext(run.old, of: difference)
      } else {
        if index > 0 {
          hunk.addContext(run.old.prefix(contextLength), of: difference)
          hunks.append(hunk)
        }
        let context = run.old.suffix(contextLength)
        hunk = Hunk(startingAt: context.lowerBound, run.new.upperBound - context.count)
        hunk.addContext(context, of: difference)
      }
    }
    return hunks
  }

  private struct Hunk {
    private var oldStart: Int
    private var newStart: Int
    private var oldCount = 0
    private var newCount = 0
    private var lines = ""

    init(startingAt old: Int, _ new: Int) {
      oldStart = old
      newStart = new
    }

    mutating func add(_ run: LineDifference.Run, of difference: LineDifference) {
      for line in difference.old[run.old] { add("-", line) }
      for line in difference.new[run.new] { add("+", line) }
      oldCount += run.old.count
      newCount += run.new.count
    }

    mutating func addContext(_ range: Range<Int>, of difference: LineDifference) {
      for line in difference.old[range] { add(" ", line) }
      oldCount += range.count
      newCount += range.count
    }

    private mutating func add(_ mark: String, _ line: ArraySlice<UInt8>) {
      lines += mark + String(decoding: line, as: UTF8.self)
      if line.last != UInt8(ascii: "\n") { lines += "\n\\ No newline at end of file\n" }
    }

    var text: String {
      "@@ -\(Self.range(oldStart, oldCount)) +\(Self.range(newStart, newCount)) @@\n\(lines)"
    }

    /// Returns the range as text. An empty range is written with the number of the line before it.
    private static func range(_ start: Int, _ count: Int) -> String {
      count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
  }
}
