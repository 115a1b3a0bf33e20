/// The formatting of a project file. New parts are written with the same formatting.
struct ProjectStyle {
  let lineBreak: String
  /// The indentation of an object.
  let indent: String
  /// The additional indentation of an object's keys.
  let step: String
  /// True if comments mark the beginning and the end of the objects of a class.
  let hasSections: Bool
  /// True if identifiers are followed by comments that explain them.
  let hasComments: Bool
  /// True if all strings are quoted, as older versions of the Swift package manager wrote them.
  let quotesEverything: Bool

  init(of project: XcodeProject) {
    let text = ProjectText(project.list)
    let entries = project.table.entries
    let first = text.bytes.firstIndex(where: \.isLineBreak)
    let isPair = first.map {
      text.bytes[$0] == 0x0D && $0 + 1 < text.bytes.count && text.bytes[$0 + 1] == 0x0A
    }
    lineBreak =
      switch (isPair, first.map { text.bytes[$0] }) {
      case (true, _): "\r\n"
      case (_, 0x0D): "\r"
      default: "\n"
      }
    let firstKey = project.list.nodes[Int(entries[0].key)].start
    let indent = text.indent(at: firstKey)
    self.indent = indent
    step = Self.step(of: project, text, beyond: indent)
    let before = text.comments(before: firstKey)
    hasSections = before.contains { text.string($0).hasPrefix("/* Begin ") }
    hasComments =
      hasSections || entries.indices.contains { Self.comment(of: $0, in: project) != nil }
    let isa = project.list.value(of: "isa", in: Int(entries[0].value))
    quotesEverything = isa.map { project.list.nodes[$0].kind == .quotedString } ?? false
  }

  private static func step(
    of project: XcodeProject, _ text: ProjectText, beyond indent: String
  ) -> String {
    for entry in project.table.entries {
      guard let (key, _) = project.list.entries(of: Int(entry.value)).first(where: { _ in true })
      else { continue }
      let start = project.list.nodes[key].start
      // Objects on one line are skipped. They come first, and there are often thousands of them.
      guard text.hasLineBreak(in: project.list.nodes[Int(entry.value)].start..<start),
        text.isFirstOnLine(start)
      else { continue }
      let own = text.indent(at: start)
      if own.hasPrefix(indent), own.utf8.count > indent.utf8.count {
        return String(own.dropFirst(indent.count))
      }
    }
    return "\t"
  }

  /// Returns the comment after the identifier in the definition of an object.
  static func comment(of object: Int, in project: XcodeProject) -> String? {
    let key = project.list.nodes[Int(project.table.entries[object].key)].range
    return ProjectText(project.list).comment(after: key.upperBound)
  }
}
