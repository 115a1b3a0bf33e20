/// An XML element.
package struct XML: Sendable {
  package var name: String
  package var attributes: [(name: String, value: String)]
  package var content: Content

  package enum Content: Sendable {
    case elements([XML])
    case text(String)
  }

  /// - Parameter attributes: names and values; attributes without a value are omitted.
  package init(_ name: String, _ attributes: [(String, String?)] = [], _ elements: [XML] = []) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    content = .elements(elements)
  }

  package init(_ name: String, _ attributes: [(String, String?)] = [], text: String) {
    self.init(name, attributes)
    content = .text(text)
  }

  /// The text of a document with this root element.
  package var document: String {
    var output = #"<?xml version="1.0" encoding="UTF-8"?>"#
    write(to: &output, indentation: "\n")
    return output
  }

  /// The text of the element on lines of its own.
  package var text: String {
    var output = ""
    write(to: &output, indentation: "\n")
    return output
  }

  private func write(to output: inout String, indentation: String) {
    output += "\(indentation)<\(name)"
    for (name, value) in attributes { output += " \(name)=\"\(value.escapedForXML)\"" }
    switch content {
    case .elements(let elements) where elements.isEmpty: output += "/>"
    case .elements(let elements):
      output += ">"
      for element in elements { element.write(to: &output, indentation: indentation + "  ") }
      output += "\(indentation)</\(name)>"
    case .text(let text): output += ">\(text.escapedForXML(keepsLines: true))</\(name)>"
    }
  }
}

extension String {
  /// The text escaped for a quoted attribute of XML or HTML. Characters that no document may
  /// contain are replaced by `U+FFFD`.
  package var escapedForXML: String { escapedForXML(keepsLines: false) }

  /// Returns the text escaped for XML and HTML.
  ///
  /// - Parameter keepsLines: true to leave line feeds and tabs unescaped,
  ///   which is safe between tags.
  package func escapedForXML(keepsLines: Bool) -> String {
    var output = ""
    output.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "\t" where keepsLines, "\n" where keepsLines: output.unicodeScalars.append(scalar)
      // A parser that normalizes attributes would turn these characters into spaces.
      case "\t", "\n", "\r": output += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        output.unicodeScalars.append("\u{FFFD}")
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
