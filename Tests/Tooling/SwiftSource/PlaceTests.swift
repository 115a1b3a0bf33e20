import Foundation
import Testing

@testable import AdderSwiftSource

/// Tests of the ranges of nodes and names, which count UTF-8 bytes.
@Suite struct PlaceTests {
  @Test func `Cyrillic names are located by their UTF-8 bytes`() {
    check(
      "let имя = Модуль.создать(для: вид)",
      [
        "variableDeclaration: let имя = Модуль.создать(для: вид)",
        "binding имя: имя = Модуль.создать(для: вид)", "chain: Модуль.создать(для: вид)",
        "identifier Модуль: Модуль", "member создать: .создать", "call: (для: вид)",
        "argument для: для: вид", "identifier вид: вид",
      ])
  }

  @Test func `A name in backticks begins after the first backtick`() {
    check(
      "func `two words`() { `self`.x }",
      [
        "functionDeclaration two words: func `two words`() { `self`.x }",
        "codeBlock: { `self`.x }", "chain: `self`.x", "identifier self: `self`", "member x: .x",
      ])
  }

  @Test func `A Windows line ending counts as one line break`() {
    check(
      "let a = 1\r\n\r\nlet b = 2\r\n",
      [
        "variableDeclaration: let a = 1", "binding a: a = 1", "integerLiteral 1: 1",
        "variableDeclaration: let b = 2", "binding b: b = 2", "integerLiteral 2: 2",
      ], lines: [0, 11, 13, 24])
  }

  @Test func `A byte order mark and a shebang line belong to no node but the file`() {
    check("\u{FEFF}struct A {}", ["structDeclaration A: struct A {}", "memberBlock: {}"])
    check(
      "#!/usr/bin/swift\nf()",
      ["chain: f()", "identifier f: f", "call: ()"], lines: [0, 17])
  }

  @Test func `Comments have no nodes of their own`() {
    check(
      "/// A.\n/* b */ final /* c */ class A /* /* d */ */ {} // e",
      [
        "classDeclaration A: final /* c */ class A /* /* d */ */ {}", "modifier final: final",
        "memberBlock: {}",
      ], lines: [0, 7])
  }

  @Test func `Strings end at their quotation marks, and their text is their name`() {
    check(
      ####"f("a\"b", "é\(x)", ##"c"#d"##)"####,
      [
        ####"chain: f("a\"b", "é\(x)", ##"c"#d"##)"####, "identifier f: f",
        ####"call: ("a\"b", "é\(x)", ##"c"#d"##)"####, ####"argument: "a\"b""####,
        ####"stringLiteral a\"b: "a\"b""####, ####"argument: "é\(x)""####,
        ####"stringLiteral: "é\(x)""####, ####"interpolation: \(x)"####, "argument: x",
        "identifier x: x", ####"argument: ##"c"#d"##"####,
        ####"stringLiteral c"#d: ##"c"#d"##"####,
      ])
  }

  @Test func `A missing node is an empty range after the existing nodes`() {
    check(
      "f(a = )  \n\n  let b:  \n",
      [
        "chain: f(a = )", "identifier f: f", "call: (a = )", "argument: a =", "sequence: a =",
        "identifier a: a", "assignment: =", "missingExpression: ",
        "variableDeclaration: let b:", "binding b: b:", "missingType: ",
      ], lines: [0, 10, 11, 22])
  }

  @Test func `A text without code is a file without other nodes`() {
    check("", [])
    check(" \n", [], lines: [0, 2])
    check("\0", [])
  }

  @Test func `A reused reader gives the same result as a new one`() throws {
    var reader = SwiftReader()
    let texts = [
      "class A { func f() { g { $0 } } }", "", "if let a { b }", "\"", "let c = a<b>(d)",
    ]
    for text in texts + texts.reversed() {
      let bytes = Array(text.utf8)
      #expect(Outline.text(of: reader.read(bytes)) == Outline.text(of: SwiftFile(bytes)))
    }
  }

  @Test func `Every kind of node occurs in these tests`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let text = try files.filter { $0.pathExtension == "swift" }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }.joined()
    let words = Set(text.split { !$0.isLetter })
    let missing = SyntaxKind.allCases.filter { $0 != .file && !words.contains("\($0)") }
    #expect(missing == [])
  }

  // MARK: - Helpers

  /// Compares the kind, name and text of each node, and the start of each line.
  private func check(
    _ text: String, _ pieces: [String], lines: [UInt32] = [0],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(text.utf8)
    let file = SwiftFile(bytes)
    let found = file.nodes.dropFirst().map { node in
      let span = String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
      return "\(node.kind)\(node.name == 0 ? "" : " ")\(file.names[node.name]): \(span)"
    }
    #expect(found == pieces, sourceLocation: sourceLocation)
    #expect(file.lineStarts == lines, sourceLocation: sourceLocation)
    #expect(Soundness.problems(in: bytes) == [], sourceLocation: sourceLocation)
  }
}
