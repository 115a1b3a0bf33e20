import AdderSwiftSource

extension PieceReader {
  /// Returns the statements of a function's body.
  func statements(of block: Int, from start: Int) -> [CodePiece] {
    var pieces: [CodePiece] = []
    var end = start
    for part in file.parts(of: block) where file.nodes[part].kind != .unexpected {
      let between = Between(bytes[end..<max(end, Int(file.nodes[part].start))])
      let text = text(of: part)
      var piece = CodePiece(
        key: text.onOneLine, family: family(ofStatement: part), content: .text(text),
        comment: gaps.text(between.comment), isAfterBlankLine: between.hasBlankLine,
        indent: between.indent)
      if file.nodes[part].kind == .variableDeclaration {
        piece.declares = Set(
          file.parts(.binding, of: part).map { gaps.text(file.name(of: $0)) }.filter { !$0.isEmpty }
        )
      }
      piece.declares.formUnion(boundNames(in: part))
      piece.uses = uses(in: part)
      pieces.append(piece)
      end = max(end, Int(file.nodes[part].end))
    }
    return pieces
  }

  /// The names that a `guard` introduces.
  private func boundNames(in statement: Int) -> [String] {
    guard file.nodes[statement].kind == .guardStatement else { return [] }
    return file.range(of: statement).compactMap { node in
      file.nodes[node].kind == .namePattern ? gaps.text(file.name(of: node)) : nil
    }
  }

  /// What a statement has in common with its other versions: the variable that it declares or sets, or the method that
  /// it calls.
  private func family(ofStatement node: Int) -> String {
    switch file.nodes[node].kind {
    case .variableDeclaration:
      return "let " + file.parts(.binding, of: node).map { gaps.text(file.name(of: $0)) }.joined()
    case .sequence:
      let parts = Array(file.parts(of: node))
      guard parts.count > 1, file.nodes[parts[1]].kind == .assignment else { break }
      return text(of: parts[0]).onOneLine + " ="
    case .returnStatement: return "return"
    case .chain:
      let steps = Array(file.parts(of: node))
      guard let last = steps.last, file.nodes[last].kind == .call else { break }
      let labels = file.parts(.argument, of: last).map { gaps.text(file.name(of: $0)) + ":" }
        .joined()
      return text(file.nodes[node].start, file.nodes[last].start).onOneLine + "(\(labels))"
    default: break
    }
    return text(of: node).onOneLine
  }

  func uses(of nodes: [Int]) -> Set<NameUse> {
    nodes.reduce(into: []) { $0.formUnion(uses(in: $1)) }
  }

  /// Returns the names that code uses.
  func uses(in node: Int) -> Set<NameUse> {
    var uses: Set<NameUse> = []
    for part in file.range(of: node) {
      switch file.nodes[part].kind {
      case .identifier, .typeName:
        let name = file.name(of: part)
        if name != "self" { uses.insert(NameUse(base: "", name: gaps.text(name))) }
      case .chain: uses.formUnion(members(of: part))
      default: break
      }
    }
    return uses
  }

  /// Returns the first member of an object in a chain: `view.title` of `view.title.text`.
  private func members(of chain: Int) -> [NameUse] {
    let steps = file.parts(of: chain).filter {
      file.nodes[$0].kind != .optionalChaining && file.nodes[$0].kind != .forceUnwrap
    }
    guard var base = steps.first, file.nodes[base].kind == .identifier else { return [] }
    var rest = steps.dropFirst()
    var uses: [NameUse] = []
    if file.name(of: base) == "self", let member = rest.first, file.nodes[member].kind == .member {
      uses.append(NameUse(base: "self", name: gaps.text(file.name(of: member))))
      base = member
      rest = rest.dropFirst()
    }
    if let member = rest.first, file.nodes[member].kind == .member {
      uses.append(
        NameUse(base: gaps.text(file.name(of: base)), name: gaps.text(file.name(of: member))))
    }
    return uses
  }
}

/// The blanks and comments between two pieces.
struct Between {
  /// Comments that divide a file, such as `// MARK: - Private`.
  private(set) var marks: [String] = []
  /// The comment directly before the second piece.
  private(set) var comment = ""
  private(set) var hasBlankLine = false
  private(set) var indent = ""

  init(_ bytes: ArraySlice<UInt8>) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // The first line ends the piece before. A comment there is left out.
    var comments: [Substring] = []
    var isSeparated = false
    var isInBlock = lines.first?.contains("/*") ?? false
    for line in lines.dropFirst().dropLast() {
      let text = line.drop(while: \.isWhitespace)
      if text.contains("/*") { isInBlock = true }
      if isInBlock {
        if !comments.isEmpty || text.hasPrefix("/*") { comments.append(line) }
        if text.contains("*/") { isInBlock = false }
      } else if text.isEmpty {
        hasBlankLine = true
        comments = []
      } else if text.contains("MARK:") {
        marks.append(String(text).trimmingEnd)
        isSeparated = true
        comments = []
      } else {
        comments.append(line)
      }
    }
    if isSeparated { hasBlankLine = true }
    comment = comments.joined(separator: "\n")
    let last = lines.last ?? ""
    indent = lines.count > 1 && last.allSatisfy(\.isWhitespace) ? String(last) : ""
  }
}

/// A line of a file's header, with gaps for the file, the author and the date.
struct HeaderLine {
  private(set) var text: String

  init(_ line: Substring, fileName: String, _ gaps: ModuleGaps) {
    var text = String(line).trimmingEnd.replacing(fileName, with: String(Gap.file.rawValue))
    if let by = text.firstRange(of: "Created by ") {
      let hasDate = text[by.upperBound...].contains(" on ")
      let end = text.hasSuffix(".") ? "." : ""
      text =
        text[..<by.upperBound] + String(Gap.author.rawValue)
        + (hasDate ? " on \(Gap.date.rawValue)" + end : "")
    }
    if ["Copyright", "©", "(c)"].contains(where: text.contains) {
      text = Self.withoutYear(text)
    }
    self.text = Self.withoutFileOfOther(gaps.text(text))
  }

  /// Returns a line whose only word is the name of another file with the gap for the file. Such a line was copied.
  private static func withoutFileOfOther(_ text: String) -> String {
    let name = text.drop { $0 == "/" || $0.isWhitespace }
    guard name.hasSuffix(".swift"), !name.contains(where: \.isWhitespace),
      !name.contains(where: { Gap(rawValue: $0) != nil })
    else { return text }
    return text[..<name.startIndex] + String(Gap.file.rawValue)
  }

  private static func withoutYear(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count == 4 && word.allSatisfy(\.isNumber) ? String(Gap.year.rawValue) : String(word)
    }.joined(separator: " ")
  }
}

extension String {
  /// The text without blanks and line ends at its end.
  var trimmingEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return String(self[..<end])
  }
}
