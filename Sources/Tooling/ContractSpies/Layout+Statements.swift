// Puts long statements of tests on several lines.
extension Layout {
  /// A statement that ends in a call, in the body of a member.
  func statement(_ head: String, _ arguments: [String]) -> [String] {
    statement("\(head)(\(arguments.joined(separator: ", ")))")
  }

  /// A statement in the body of a member, which can begin with blanks.
  func statement(_ line: String) -> [String] {
    let text = line.drop { $0 == " " }
    return wrapped(text, indentation: line.count - text.count, end: "")
  }

  /// The head of a member's function without parameters.
  func head(_ name: String, _ effects: String) -> [String] {
    let line = "func \(name)()\(effects) {"
    return line.count <= width || effects.isEmpty ? [line] : ["func \(name)()", " \(effects)", "{"]
  }

  /// An expression, with the elements of its last brackets below it if it is too long.
  private func wrapped(_ text: Substring, indentation: Int, end: String) -> [String] {
    let space = String(repeating: " ", count: indentation)
    let line = space + text + end
    guard line.count > width - 2 else { return [line] }
    guard let bracket = text.lastBracket else { return split(text, indentation, end) }
    let items = text[text.index(after: bracket)...].dropLast().arguments
    guard items != [""] else { return [line] }
    var lines = [space + text[...bracket]]
    if text[bracket] == "[" {
      let comma = items.count > 1 ? "," : ""
      for item in items { lines += wrapped(item[...], indentation: indentation + 2, end: comma) }
      return lines + ["\(space)]\(end)"]
    }
    for (number, item) in items.enumerated() {
      let end = number == items.count - 1 ? ")\(end)" : ","
      let last = lines.count - 1
      if number > 0, lines[last].count + item.count + end.count + 1 <= width - 2 {
        lines[last] += " \(item)\(end)"
      } else if number == items.count - 1, item.hasPrefix("\""),
        indentation + 2 + item.count + end.count > width - 2
      {
        lines += ["\(space)  \(item)", space + end]
      } else {
        lines += wrapped(item[...], indentation: indentation + 2, end: end)
      }
    }
    return lines
  }

  /// An expression that ends in no brackets, broken before a cast, a comparison or the check of a last call.
  private func split(_ text: Substring, _ indentation: Int, _ end: String) -> [String] {
    let space = String(repeating: " ", count: indentation)
    for mark in [" as? ", ".last.map {", " == "] {
      guard let place = text.ranges(of: mark).last?.lowerBound else { continue }
      let rest = text[place...].drop { $0 == " " }
      return wrapped(text[..<place], indentation: indentation, end: "")
        + ["\(space)  \(rest)\(end)"]
    }
    return [space + text + end]
  }
}

extension Substring {
  /// The beginning of the brackets with which the text ends; `nil` if it ends in another way.
  fileprivate var lastBracket: Index? {
    var open: [Index] = []
    var isInString = false
    var last: Index?
    for place in indices {
      last = nil
      switch self[place] {
      case "\"":
        if place == startIndex || self[index(before: place)] != "\\" { isInString.toggle() }
      case "(", "[", "{": if !isInString { open.append(place) }
      case ")", "]", "}": if !isInString { last = open.popLast() }
      default: break
      }
    }
    return last.flatMap { self[$0] == "{" ? nil : $0 }
  }

  /// The parts between commas that are in no brackets and no string.
  var arguments: [String] {
    var arguments: [String] = []
    var argument = ""
    var depth = 0
    var isInString = false
    for character in self {
      switch character {
      case "\"": if argument.last != "\\" { isInString.toggle() }
      case "(", "[", "{": if !isInString { depth += 1 }
      case ")", "]", "}": if !isInString { depth -= 1 }
      default: break
      }
      if character == ",", depth == 0, !isInString {
        arguments.append(argument)
        argument = ""
      } else if !argument.isEmpty || character != " " {
        argument.append(character)
      }
    }
    return arguments + [argument]
  }
}
