import AdderBase
import AdderSwiftSource

/// Finds the comments in Swift files that suppress findings.
///
/// `// adder:disable RULE reason` applies to its own line or, if it is alone
/// on a line, to the next line of code. `// adder:disable:file RULE reason`
/// applies to the file. Multiple rules are separated by commas.
package struct SuppressionReader {
  private var words = SwiftReader()

  package init() {}

  /// Returns the comments of a file that suppress findings, in source order.
  /// Takes linear time, and almost no time if there are no such comments.
  ///
  /// - Parameter path: the path of the file in findings.
  package mutating func suppressions(in bytes: [UInt8], of path: String) -> [Suppression] {
    let hits = Self.hits(in: bytes)
    guard !hits.isEmpty else { return [] }
    let tokens = words.words(of: bytes)
    var gaps = CommentReader(bytes: bytes, path: path)
    var token = 0
    for hit in hits {
      // The first token that ends after the hit: the hit is in this token, or in the gap before it.
      while token < tokens.count - 1, Int(tokens[token].end) <= hit { token += 1 }
      guard hit < Int(tokens[token].start), hit >= gaps.end else { continue }
      gaps.read(
        from: token == 0 ? 0 : Int(tokens[token - 1].end), to: Int(tokens[token].start),
        isAtStart: token == 0, isAtEnd: tokens[token].kind == .endOfFile)
    }
    return gaps.suppressions
  }

  /// Returns the offset of every occurrence of the mark.
  private static func hits(in bytes: [UInt8]) -> [Int] {
    let mark = CommentReader.mark
    var hits: [Int] = []
    bytes.withUnsafeBytes { text in
      var place = 0
      // The colon is rarer than the letters, so search for it first.
      while let colon = text.firstPosition(of: UInt8(ascii: ":"), from: place) {
        place = colon + 1
        let hit = place - mark.count
        if hit >= 0, text[hit..<place].elementsEqual(mark) { hits.append(hit) }
      }
    }
    return hits
  }
}
