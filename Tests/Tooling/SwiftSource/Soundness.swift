@testable import AdderSwiftSource

/// Properties that hold for every input, whether it is Swift or not.
enum Soundness {
  /// - Returns: A description of each violated property; empty if there is none.
  static func problems(in text: [UInt8]) -> [String] {
    wordProblems(in: text) + nodeProblems(SwiftFile(text), text)
  }

  /// Checks that tokens follow one another, with only white space and comments between them.
  private static func wordProblems(in text: [UInt8]) -> [String] {
    var problems: [String] = []
    var end = 0
    for word in Words.cut(text) {
      let start = Int(word.start)
      if start < end || word.end < word.start {
        problems.append("the word \(word) begins before byte \(end)")
      } else if let byte = text[end..<start].first(where: { !isBlank($0) }),
        byte != UInt8(ascii: "/"), byte < 0x80
      {
        problems.append("bytes \(end)..<\(start) are in no word")
      }
      end = max(end, Int(word.end))
    }
    if end != text.count { problems.append("the last word ends at \(end) of \(text.count)") }
    return problems
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Checks that nodes lie within their parent in order, and that their names match the text.
  private static func nodeProblems(_ file: SwiftFile, _ text: [UInt8]) -> [String] {
    var problems: [String] = []
    func expect(_ isSo: Bool, _ index: Int, _ what: @autoclosure () -> String) {
      if !isSo { problems.append("\(index) \(file.nodes[index]): \(what())") }
    }
    guard let first = file.nodes.first else { return ["there is no piece for the file"] }
    expect(first.kind == .file && Int(first.count) == file.nodes.count - 1, 0, "is not all")
    expect(first.start == 0 && Int(first.end) == text.count, 0, "does not span the text")
    // The nodes around the current one, each with the index after its last descendant and the
    // offset at which its last visited child ends.
    var open: [(end: Int, node: SyntaxNode, seen: UInt32)] = []
    for (index, node) in file.nodes.enumerated() {
      let end = index + Int(node.count) + 1
      while let last = open.last, index >= last.end { open.removeLast() }
      expect(node.start <= node.end && Int(node.end) <= text.count, index, "has no sound span")
      if let parent = open.last {
        expect(end <= parent.end, index, "has more parts than \(parent.node)")
        expect(
          node.start >= parent.node.start && node.end <= parent.node.end, index,
          "is outside of \(parent.node)")
        expect(node.start >= parent.seen, index, "begins before the part in front of it ends")
        open[open.count - 1].seen = max(parent.seen, node.end)
      } else {
        expect(index == 0, index, "is in nothing")
      }
      if node.name != 0 {
        let name = file.names.bytes(of: node.name) { Array($0) }
        let start = Int(node.nameStart)
        expect(
          start + name.count <= text.count && Array(text[start..<start + name.count]) == name,
          index, "is called '\(file.names[node.name])', but that is not there")
        expect(
          node.nameStart >= node.start && start + name.count <= Int(node.end), index,
          "has its name elsewhere")
      }
      open.append((end, node, node.start))
    }
    let lines = [0] + text.indices.filter { text[$0] == 0x0A }.map { UInt32($0 + 1) }
    if file.lineStarts != lines { problems.append("lines begin at \(file.lineStarts)") }
    return problems
  }
}

/// Splits source text into tokens.
enum Words {
  static func cut(_ text: [UInt8]) -> [Token] {
    let padded = text + [UInt8](repeating: 0, count: Lexer.padding)
    return padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return [] }
      var lexer = Lexer(bytes: start, count: text.count, into: Row(capacity: 64))
      lexer.cut()
      defer { lexer.tokens.free() }
      return (0..<lexer.tokens.count).map { lexer.tokens[$0] }
    }
  }
}
