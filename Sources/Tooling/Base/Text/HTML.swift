/// A fragment of an HTML page. Interpolated strings are escaped; interpolated fragments are not.
///
/// Pages are also valid XML, so any parser can read them: each element is closed.
package struct HTML: ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation pieces: Interpolation) { text = pieces.text }

  /// Creates a fragment from style sheets or scripts, which are not escaped.
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
    /// Appends nothing if the fragment is `nil`.
    package mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }
    package mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }
  }
}
