extension CommonModule {
  /// Returns the text of a file, with gaps.
  func text(of slot: String) -> String? {
    guard let file = files[slot] else { return nil }
    let names = names
    let header = file.header.joined(separator: "\n")
    var text = ""
    var containers: [String: (CommonType.Container, String)] = [:]
    for type in types {
      for container in type.containers where container.slot == slot {
        containers[container.key] = (container, type.name)
      }
    }
    let pieces = Dictionary(uniqueKeysWithValues: file.pieces.map { ($0.key, $0) })
    var isFirst = true
    for key in Self.withoutEmptyMarks(file.order) {
      if let (container, type) = containers[key] {
        text +=
          Self.separator(true, isFirst: text.isEmpty) + container.text(in: type, names, indent: "")
      } else if let piece = pieces[key] {
        let isApart = isFirst || Majority(piece.versions.map(\.isAfterBlankLine)).first ?? true
        text += Self.separator(isApart, isFirst: text.isEmpty) + piece.text(in: "", names)
      }
      isFirst = false
    }
    if let whole = text.written(in: file.texts) {
      return header.isEmpty ? whole : header + "\n" + whole
    }
    return (header.isEmpty ? "" : header + "\n\n") + text + "\n"
  }

  private static func separator(_ isApart: Bool, isFirst: Bool) -> String {
    isFirst ? "" : isApart ? "\n\n" : "\n"
  }

  /// Leaves out comments that divide a file if nothing follows them.
  static func withoutEmptyMarks(_ keys: [String]) -> [String] {
    keys.enumerated().filter { place, key in
      !key.isMark || (place + 1 < keys.count && !keys[place + 1].isMark)
    }.map(\.element)
  }
}

extension String {
  fileprivate var isMark: Bool { hasPrefix("//") }
}

extension CommonType.Container {
  /// Returns the declaration with its members.
  fileprivate func text(in type: String, _ names: KnownNames, indent: String) -> String {
    let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    let lead = (comment.isEmpty ? "" : comment + "\n") + indent
    let byKey = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    let kept = CommonModule.withoutEmptyMarks(members.map(\.key)).compactMap { byKey[$0] }
    let inner =
      Majority(members.flatMap(\.versions).map(\.indent).filter { !$0.isEmpty }).first ?? indent
      + "    "
    var text = head + list + condition + opening + "{"
    for member in kept {
      let isApart = Majority(member.versions.map(\.isAfterBlankLine)).first ?? false
      text += isApart ? "\n\n" : "\n"
      text +=
        member.key.isMark
        ? inner + member.text(in: type, names) : member.text(in: type, names, indent: inner)
    }
    let isApart = Majority(texts.map(\.endsWithBlankLine)).first ?? false
    text += (isApart && !kept.isEmpty ? "\n\n" : "\n") + indent + "}"
    return lead + (text.written(in: texts) ?? text)
  }
}

extension String {
  /// True if the closing brace of a declaration is behind an empty line.
  fileprivate var endsWithBlankLine: Bool {
    dropLast().split(separator: "\n", omittingEmptySubsequences: false).dropLast().last?
      .allSatisfy(\.isWhitespace) ?? false
  }

  /// Returns how most modules write this code, if some have it exactly: their lines and spaces.
  fileprivate func written(in texts: [String]) -> String? {
    func code(_ text: String) -> String {
      String(decoding: text.utf8.filter { !$0.isBlank && $0 != UInt8(ascii: ";") }, as: UTF8.self)
    }
    let own = code(self)
    return Majority(texts.filter { code($0) == own }).first
  }
}

extension CommonMember {
  /// Returns the text of a member or another piece.
  fileprivate func text(in type: String, _ names: KnownNames, indent: String = "") -> String {
    let comment = CommonType.comment(of: versions)
    let lead = comment.isEmpty ? "" : comment + "\n"
    if let nested = self.type {
      return nested.map { $0.text(in: type, names, indent: indent) }.joined(separator: "\n\n")
    }
    guard case .function? = versions.first?.content else {
      return lead + indent + (usualText(in: type, names)?.text ?? "")
    }
    return lead + indent + head + block(in: type, names, indent: indent)
  }

  /// Everything before a function's body.
  private var head: String {
    let functions = versions.compactMap { piece -> FunctionPiece? in
      if case .function(let function) = piece.content { function } else { nil }
    }
    guard let parameters else { return Majority(functions.map(\.head)).first ?? "" }
    return (Majority(functions.map(\.prefix)).first ?? "")
      + "(" + parameters.map(\.text).joined(separator: ", ") + ")"
      + (Majority(functions.map(\.suffix)).first ?? "")
  }

  private func block(in type: String, _ names: KnownNames, indent: String) -> String {
    guard let body = body(in: type, names) else { return "" }
    let opening =
      Majority(
        versions.compactMap { piece in
          if case .function(let function) = piece.content { function.body?.opening } else { nil }
        }
      ).first ?? " "
    if body.text.isEmpty { return "\(opening){\n\(indent)}" }
    return body.text.contains("\n")
      ? "\(opening){\(body.text)\n\(indent)}" : "\(opening){\(body.text) }"
  }
}
