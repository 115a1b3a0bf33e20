import Testing

@testable import AdderSwiftSource

/// The nodes of a file as text: `kind name [traits] (children)`, for example
/// `structDeclaration A (inheritedType (typeName B), memberBlock)`.
enum Outline {
  static func text(of file: SwiftFile) -> String {
    var index = 1
    return parts(of: file, &index, file.nodes.count)
  }

  private static func parts(of file: SwiftFile, _ index: inout Int, _ end: Int) -> String {
    var parts: [String] = []
    while index < end {
      let node = file.nodes[index]
      let last = index + Int(node.count) + 1
      index += 1
      var part = "\(node.kind)"
      if node.name != 0 { part += " \(file.names[node.name])" }
      let traits = Self.traits.filter { node.traits.contains($0.0) }.map(\.1)
      if !traits.isEmpty { part += " [\(traits.joined(separator: " "))]" }
      if index < last { part += " (\(Self.parts(of: file, &index, last)))" }
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }

  private static let traits: [(SyntaxNode.Traits, String)] = [
    (.isAsync, "async"), (.canThrow, "throws"), (.canRethrow, "rethrows"),
    (.isFailable, "failable"), (.isConstant, "constant"), (.isVariadic, "variadic"),
    (.isQuoted, "quoted"), (.isRaw, "raw"), (.isSameType, "same"),
  ]
}

/// Checks the outline of source text, ignoring differences in white space, and checks that the
/// facts read from the text are consistent.
func check(
  _ text: String, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let bytes = Array(text.utf8)
  #expect(Soundness.problems(in: bytes) == [], sourceLocation: sourceLocation)
  #expect(
    words(Outline.text(of: SwiftFile(bytes))) == words(outline), sourceLocation: sourceLocation)
}

private func words(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    .replacing("( ", with: "(").replacing(" )", with: ")")
}
