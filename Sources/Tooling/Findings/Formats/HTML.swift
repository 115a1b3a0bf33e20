/// A piece of a page. What is put into it as a text is escaped; another piece stays what it is.
///
/// Pages are XML as well, so that anything can read them: each element is closed.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation pieces: Interpolation) { text = pieces.text }

  /// Style and script, which are not escaped.
  init(trusted text: StaticString) { self.text = text.description }

  static func += (page: inout HTML, piece: HTML) { page.text += piece.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) { text += value.escapedForXML }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ piece: HTML) { text += piece.text }
    /// Nothing if there is none.
    mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }
    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }
  }
}
