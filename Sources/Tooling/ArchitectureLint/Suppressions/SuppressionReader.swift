import AdderBase
import AdderSwiftSource

/// Finds the comments of Swift files that suppress findings.
///
/// `// adder:disable RULE reason` is about the line that it ends, or, if alone on a line, about the next line of
/// code; `// adder:disable:file RULE reason` is about the file. Several rules have commas between them.
package struct SuppressionReader {
  private var words = SwiftReader()

  package init() {}

  /// The comments of a file in their order. Takes linear time, and hardly any if there are none.
  ///
  /// - Parameter path: the path of the file in findings.
  package mutating func suppressions(in bytes: [UInt8], of path: String) -> [Suppression] {
    let hits = Self.hits(in: bytes)
    guard !hits.isEmpty else { return [] }
    let tokens = words.words(of: bytes)
    var gaps = CommentReader(bytes: bytes, path: path)
    var token = 0
    for hit in hits {
      // The first word that ends behind it: it is in that word, or in the gap in front.
      while token < tokens.count - 1, Int(tokens[token].end) <= hit { token += 1 }
      guard hit < Int(tokens[token].start), hit >= gaps.end else { continue }
      gaps.read(
        from: token == 0 ? 0 : Int(tokens[token - 1].end), to: Int(tokens[token].start),
        isAtStart: token == 0, isAtEnd: tokens[token].kind == .endOfFile)
    }
    return gaps.suppressions
  }

  /// The position of the word that each of them begins with.
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
