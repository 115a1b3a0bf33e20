import AdderBase
import AdderFileChanges
import AdderFindings

/// What connects a part to the existing files of the module to which it is added. What people have
/// written there is kept.
struct PartConnection {
  struct Change {
    var path: RelativePath
    var old: [UInt8]
    var new: [UInt8]
  }

  private(set) var changes: [Change] = []
  /// The edits that cannot be made, and the lines of the files that prevent them.
  private var obstacles: [(edit: GeneratedEdit, line: Int)] = []

  /// - Throws: `MergeConflict` if a file has the markers of an unfinished merge.
  init(_ edits: [GeneratedEdit], in surroundings: ModuleSurroundings) throws {
    for edit in edits {
      // Tests that were not generated, or files that have been removed, need no part.
      guard let current = surroundings.contents[edit.path] else { continue }
      if let conflict = MergeConflict(in: current, at: edit.path.text) { throw conflict }
      do throws(LineMerge.Conflict) {
        let new = try LineMerge(from: edit.without, to: edit.with, in: current)
          .merged(leaving: \.isComment)
        if edit.path.text.hasSuffix(".swift"),
          SourceInsertion(new).faultCount > SourceInsertion(current).faultCount
        {
          obstacles.append((edit, 1))
        } else {
          changes.append(Change(path: edit.path, old: current, new: new))
        }
      } catch {
        obstacles.append((edit, error.line))
      }
    }
  }

  func add(to plan: inout FileChangePlan) {
    for change in changes { plan.replace(change.path, expecting: change.old, with: change.new) }
  }

  /// The lines that the user must add by hand.
  func findings(ofPart part: String) -> [Finding] {
    obstacles.map { edit, line in
      Finding(
        rule: "PartNotConnected", severity: .warning,
        location: SourceLocation(file: edit.path.text, line: line, column: 1),
        message: """
          This file was changed where the part '\(part)' has other lines, so it was left as it is. \
          Replace the lines with '-' by those with '+':

          \(edit.lines)
          """)
    }
  }
}

extension GeneratedEdit {
  /// The lines to remove and to add, with those around them.
  fileprivate var lines: String {
    var plan = FileChangePlan(title: "")
    plan.replace(path, expecting: without, with: with)
    // The numbers of lines in the heading of a hunk are those of the generated file.
    let lines = plan.diff().split(separator: "\n").dropFirst(3)
      .map { $0.hasPrefix("@@") ? "  ..." : "  \($0)" }
    return lines.dropFirst().joined(separator: "\n")
  }
}

extension ArraySlice<UInt8> {
  /// True for an empty line and for one that has only a comment.
  fileprivate var isComment: Bool {
    let text = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.isEmpty || text.first == UInt8(ascii: "\n") || text.starts(with: "//".utf8)
  }
}
