/// A piece of a page. What is put into it as a text is escaped; another piece stays what it is.
///
/// Pages are XML as well, so that anything can read them: each element is closed.
package struct HTML: ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation pieces: Interpolation) { text = pieces.text }

  /// Style and script, which are not escaped.
  package init(trusted text: StaticString) { self.text = text.description }

  package static func += (page: inout HTML, piece: HTML) { page.text += piece.text }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ value: String) { text += value.escapedForXML }
    package mutating func appendInterpolation(_ value: Int) { text += String(value) }
    package mutating func appendInterpolation(_ piece: HTML) { text += piece.text }
    /// Nothing if there is none.
    package mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }
    package mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }
  }
}
