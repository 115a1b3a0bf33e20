/// Puts code on lines that are short enough, as `swift format` does.
struct Layout {
  /// The number of columns for a member of the spy.
  let width: Int

  /// - Parameters:
  ///   - depth: The number of blocks around the spy.
  ///   - breaksLines: False if lines can be of any length, so that the lines do not depend on names.
  init(depth: Int, breaksLines: Bool = true) { width = breaksLines ? 98 - 2 * depth : .max / 2 }

  /// A function with its body.
  ///
  /// - Parameters:
  ///   - head: What comes before the parameters.
  ///   - tail: What comes between the parameters and the brace.
  func function(
    _ head: String, _ parameters: [String], _ tail: String, _ body: [String]
  ) -> [String] {
    let line = "\(head)(\(parameters.joined(separator: ", ")))\(tail) {"
    if body.isEmpty { return list(head, parameters, "\(tail) {}") }
    if body.count == 1, line.count + body[0].count + 3 <= width, !body[0].hasReturn {
      return ["\(line) \(body[0]) }"]
    }
    return list(head, parameters, "\(tail) {") + body.indented + ["}"]
  }

  /// Items in parentheses: on the line, or below it.
  func list(_ head: String, _ items: [String], _ tail: String) -> [String] {
    let joined = items.joined(separator: ", ")
    let line = "\(head)(\(joined))\(tail)"
    if line.count <= width || items.isEmpty { return [line] }
    if joined.count + 2 <= width { return ["\(head)(", "  \(joined)", ")\(tail)"] }
    return ["\(head)("]
      + items.enumerated().map { "  \($0.element)\($0.offset == items.count - 1 ? "" : ",")" }
      + [")\(tail)"]
  }

  /// A property with a type, and a value if there is one.
  func property(_ name: String, _ type: SpyMember.StoredType, _ value: SpyMember.Creation?)
    -> [String]
  {
    let head = "\(name): \(type.text)"
    guard let value else {
      if head.count <= width { return [head] }
      if type.text.count + 2 <= width { return ["\(name):", "  \(type.text)"] }
      return ["\(name):", "  \(type.generic)<"]
        + filled(type.arguments, indentation: 4, end: "") + ["  >"]
    }
    if "\(head) = \(value.text)".count <= width { return ["\(head) = \(value.text)"] }
    if head.count + value.type.count + 4 <= width, !value.arguments.isEmpty {
      return ["\(head) = \(value.type)("] + filled(value.arguments, indentation: 2, end: ")")
    }
    if head.count + 2 <= width, value.text.count + 2 <= width {
      return ["\(head) =", "  \(value.text)"]
    }
    var lines = property(name, type, nil)
    if value.arguments.isEmpty {
      let isShort = lines[lines.count - 1].count + value.text.count + 3 <= width
      lines[lines.count - 1] += isShort ? " = \(value.text)" : " ="
      return isShort ? lines : lines + ["    \(value.text)"]
    }
    lines[lines.count - 1] += " = \(value.type)("
    return lines + filled(value.arguments, indentation: 4, end: ")")
  }

  /// An assignment in the initializer.
  func assignment(_ name: String, _ value: SpyMember.Creation) -> [String] {
    let line = "\(name) = \(value.text)"
    if line.count <= width - 2 { return [line] }
    return ["\(name) = \(value.type)("]
      + filled(value.arguments, indentation: 4, end: ")")
      .map { String($0.dropFirst(2)) }
  }

  /// Items that share lines, each line as long as possible.
  func filled(_ items: [String], indentation: Int, end: String) -> [String] {
    let space = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = space
    for (index, item) in items.enumerated() {
      let text = item + (index == items.count - 1 ? end : ",")
      if line.count > indentation, line.count + text.count + 1 > width {
        lines.append(line)
        line = space
      }
      line += (line.count > indentation ? " " : "") + text
    }
    return lines + [line]
  }

  /// The first line of a type, with its inheritance clause and the brace.
  func header(_ head: String, _ inherited: [String], _ conditions: [String]) -> [String] {
    let whole = width + 2
    let tail = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    let line = "\(head): \(inherited.joined(separator: ", "))\(tail) {"
    if line.count <= whole { return [line] }
    var lines: [String] = []
    var current = "\(head):"
    for (index, name) in inherited.enumerated() {
      let text = name + (index == inherited.count - 1 ? "" : ",")
      if current.count + text.count + 1 > whole {
        lines.append(current)
        current = " "
      }
      current += " \(text)"
    }
    lines.append(current)
    if !conditions.isEmpty {
      let joined = "where \(conditions.joined(separator: ", "))"
      if joined.count + 2 <= whole {
        return lines + [joined + " {"]
      } else {
        lines.append("where")
        lines += conditions.enumerated().map {
          "  \($0.element)\($0.offset == conditions.count - 1 ? "" : ",")"
        }
      }
    }
    return lines + ["{"]
  }
}

extension [String] {
  /// The lines, indented by one level.
  var indented: [String] { map { $0.isEmpty ? $0 : "  \($0)" } }

  /// The lines, inside an `#if` for each condition.
  func compiled(if conditions: [String]) -> [String] {
    guard !isEmpty else { return [] }
    return conditions.reversed().reduce(self) { ["#if \($1)"] + $0.indented + ["#endif"] }
  }
}

extension String {
  /// True if the code returns something. Bytes are compared, because characters take ten times as long.
  fileprivate var hasReturn: Bool {
    var rest = utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "r")) {
      if rest[start...].starts(with: "return ".utf8) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
