package import AdderModuleDiscovery

/// A project's file contents, with edits that have not been written yet.
package struct EditedTexts: SourceTexts {
  private let base: any SourceTexts
  /// The new file contents, by path.
  package private(set) var texts: [String: [UInt8]] = [:]

  init(_ base: any SourceTexts) { self.base = base }

  package func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    if let text = texts[path] { return text }
    return try base.bytes(of: path, limit: limit)
  }

  /// Replaces bytes of a file. The edits must not overlap, and their offsets refer to the original
  /// contents.
  mutating func apply(
    _ edits: [SourceFix.Edit], to path: String, limit: Int
  ) throws(SourceProblem) {
    var text = try base.bytes(of: path, limit: limit)
    for edit in edits.sorted(by: { $0.place.start > $1.place.start }) {
      text.replaceSubrange(Int(edit.place.start)..<Int(edit.place.end), with: edit.text.utf8)
    }
    texts[path] = text
  }
}
