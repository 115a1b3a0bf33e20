/// The relevant parts of a git configuration file.
struct GitConfiguration: Equatable {
  private(set) var userName: String?
  private(set) var includesOthers = false

  init(_ text: String) {
    var section = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.trimmed(line)
      if line.hasPrefix("[") {
        section = line.dropFirst().prefix { $0 != "]" && $0 != " " }.lowercased()
        if section == "include" || section == "includeif" { includesOthers = true }
      } else if section == "user", let equals = line.firstIndex(of: "="),
        Self.trimmed(line[..<equals]).lowercased() == "name"
      {
        let name = Self.value(line[line.index(after: equals)...])
        userName = name.isEmpty ? nil : name
      }
    }
  }

  /// Returns a value without quotes, escapes and comments.
  private static func value(_ text: Substring) -> String {
    var value = ""
    var isQuoted = false
    var isEscaped = false
    for character in trimmed(text) {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "#" || character == ";" {
        break
      } else {
        value.append(character)
      }
    }
    return String(trimmed(Substring(value)))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
