import AdderBase

/// A value of a property list, written as XML the way Xcode writes it.
indirect enum PropertyListValue: Sendable {
  case string(String)
  case bool(Bool)
  case array([PropertyListValue])
  case dictionary([(String, PropertyListValue)])

  /// Returns the text of a property list with this value.
  ///
  /// - Parameter comment: A comment at the beginning, which must not contain `--`.
  func document(comment: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- \(comment) -->
    <plist version="1.0">
    \(lines(indentation: "").joined(separator: "\n"))
    </plist>

    """
  }

  private func lines(indentation: String) -> [String] {
    let inner = indentation + "\t"
    switch self {
    case .string(let text): return ["\(indentation)<string>\(Self.escaped(text))</string>"]
    case .bool(let value): return ["\(indentation)<\(value)/>"]
    case .array(let values):
      return ["\(indentation)<array>"] + values.flatMap { $0.lines(indentation: inner) }
        + ["\(indentation)</array>"]
    case .dictionary(let members):
      let lines = members.flatMap { key, value in
        ["\(inner)<key>\(Self.escaped(key))</key>"] + value.lines(indentation: inner)
      }
      return ["\(indentation)<dict>"] + lines + ["\(indentation)</dict>"]
    }
  }

  private static func escaped(_ text: String) -> String { text.escapedForXML(keepsLines: true) }
}
