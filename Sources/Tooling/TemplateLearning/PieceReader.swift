import AdderSwiftSource

/// Reads the pieces of one file of a module.
struct PieceReader {
  let bytes: [UInt8]
  let file: SwiftFile
  private(set) var gaps: ModuleGaps
  /// The whole text with gaps; `nil` if it has none yet.
  private var mapped: ModuleGaps.Mapped?

  init(_ bytes: [UInt8], _ gaps: ModuleGaps) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    self.bytes = text.filter { $0 != UInt8(ascii: "\r") }
    self.gaps = gaps
    file = SwiftFile(self.bytes)
  }

  /// Returns a reader of the same file with other gaps.
  func named(by gaps: ModuleGaps) -> PieceReader {
    var reader = self
    reader.gaps = gaps
    reader.mapped = gaps.mapped(bytes)
    return reader
  }

  /// False if the file has text that is not valid Swift, or characters that stand for gaps.
  var isValid: Bool {
    !file.nodes.contains { $0.kind == .unexpected }
      && !bytes.indices.contains { place in
        bytes[place] == 0xEE && Gap.isBeginning(of: bytes[place...])
      }
  }

  /// The lines of the comment at the beginning of the file.
  func header(fileName: String) -> [String] {
    let end = file.parts(of: 0).first { _ in true }.map { Int(file.nodes[$0].start) } ?? bytes.count
    var lines: [String] = []
    var isInBlock = false
    for line in String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      if !isInBlock, line.hasPrefix("/*") { isInBlock = true }
      guard isInBlock || line.hasPrefix("//") else { break }
      lines.append(HeaderLine(line, fileName: fileName, gaps).text)
      if line.contains("*/") { isInBlock = false }
    }
    if isInBlock { return [] }
    return lines
  }

  /// The text of the file after its header.
  func text(after header: [String]) -> String {
    var start = 0
    for _ in header {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return text(UInt32(start), UInt32(bytes.count))
  }

  /// The types that have the module's name in theirs.
  var typesNamedAfterModule: [(name: String, kind: SyntaxKind)] {
    file.parts(of: 0).map { (file.name(of: $0), file.nodes[$0].kind) }.filter {
      gaps.text($0.0).contains(Gap.module.rawValue)
    }
  }

  /// The names of the types that the file declares, and whether only the file can use them.
  var declaredTypes: [(name: String, isPrivate: Bool)] {
    file.parts(of: 0).compactMap { node in
      switch file.nodes[node].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
        .protocolDeclaration:
        let isPrivate = file.parts(.modifier, of: node).contains {
          ["private", "fileprivate"].contains(file.name(of: $0))
        }
        return (file.name(of: node), isPrivate)
      default: return nil
      }
    }
  }

  /// The file's imports and declarations.
  var pieces: [CodePiece] { pieces(of: 0, from: 0) }

  /// Returns the pieces between the braces of a node.
  ///
  /// - Parameter start: Where the text before the first piece begins.
  private func pieces(of node: Int, from start: Int) -> [CodePiece] {
    var pieces: [CodePiece] = []
    var end = start
    for part in file.parts(of: node) where isPiece(file.nodes[part].kind) {
      let between = Between(bytes[end..<max(end, Int(file.nodes[part].start))])
      pieces += between.marks.map(mark)
      var piece = piece(part)
      // The header of the file belongs to no piece.
      let isHeader = node == 0 && end == 0 && !between.hasBlankLine
      piece.comment = isHeader ? "" : gaps.text(between.comment)
      piece.isAfterBlankLine = between.hasBlankLine
      piece.indent = between.indent
      pieces.append(piece)
      end = max(end, Int(file.nodes[part].end))
    }
    return pieces
  }

  private func isPiece(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .attribute, .modifier, .unexpected: false
    default: true
    }
  }

  /// Returns a comment such as `// MARK: - Private`.
  private func mark(_ line: String) -> CodePiece {
    let text = gaps.text(line)
    return CodePiece(
      key: text, family: text, content: .text(text), comment: "", isAfterBlankLine: true, indent: ""
    )
  }

  func text(_ start: UInt32, _ end: UInt32) -> String {
    mapped?.text(Int(start), Int(end)) ?? gaps.text(bytes[Int(start)..<max(Int(start), Int(end))])
  }

  func text(of node: Int) -> String { text(file.nodes[node].start, file.nodes[node].end) }

  private func piece(_ node: Int) -> CodePiece {
    let text = text(of: node)
    var piece = CodePiece(
      key: "", family: "", content: .text(text), comment: "", isAfterBlankLine: false, indent: "")
    switch file.nodes[node].kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .extensionDeclaration:
      describeType(node, &piece)
    case .functionDeclaration, .initializerDeclaration:
      describeFunction(node, &piece)
    case .variableDeclaration:
      describeVariable(node, &piece)
    case .typealiasDeclaration:
      piece.declares = [gaps.text(file.name(of: node))]
      piece.family = "typealias " + gaps.text(file.name(of: node))
      piece.uses = uses(in: node)
    case .enumCaseDeclaration:
      piece.declares = Set(file.parts(.enumElement, of: node).map { gaps.text(file.name(of: $0)) })
    default:
      piece.uses = uses(in: node)
    }
    // What has no name is known by its text.
    if piece.key.isEmpty { piece.key = text.onOneLine }
    if piece.family.isEmpty { piece.family = piece.key }
    return piece
  }

  // MARK: Types

  private func describeType(_ node: Int, _ piece: inout CodePiece) {
    let kind = file.nodes[node].kind
    guard let block = file.part(.memberBlock, of: node) else { return }
    let inherited = file.parts(.inheritedType, of: node)
    let condition = file.part(.requirement, of: node)
    let rest = inherited.first ?? condition ?? block
    // What is before the colon ends where the first of the following parts begins.
    let head = text(file.nodes[node].start, file.nodes[rest].start).trimmingEnd
    let isExtension = kind == .extensionDeclaration
    let name =
      isExtension ? file.firstType(of: node).map(text) ?? "" : gaps.text(file.name(of: node))
    var type = TypePiece(
      name: name, isExtension: isExtension,
      head: head.hasSuffix(":") ? String(head.dropLast()).trimmingEnd : head,
      inherited: inherited.map { text(of: $0).onOneLine },
      condition: condition.map {
        " where " + text(file.nodes[$0].start, file.nodes[block].start).trimmingEnd
      } ?? "",
      members: pieces(of: block, from: Int(file.nodes[block].start) + 1),
      opening: blanks(before: block), text: text(of: node))
    if inherited.isEmpty, condition != nil, type.head.hasSuffix("where") {
      type.head = String(type.head.dropLast("where".count)).trimmingEnd
    }
    piece.content = .type(type)
    piece.family = isExtension ? "extension \(name)" : "type \(name)"
    piece.key =
      isExtension
      ? "\(type.head): \(type.inherited.sorted().joined(separator: ","))\(type.condition)"
      : piece.family
    if !isExtension { piece.declares = [name] }
    piece.uses = uses(of: inherited)
  }

  /// Returns the spaces and line ends before a node; a space if a comment is there.
  private func blanks(before node: Int) -> String {
    let end = Int(file.nodes[node].start)
    let start = bytes[..<end].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? end
    return String(decoding: bytes[min(start + 1, end)..<end], as: UTF8.self)
  }

  // MARK: Functions

  private func describeFunction(_ node: Int, _ piece: inout CodePiece) {
    let block = file.part(.codeBlock, of: node)
    let end = block.map { file.nodes[$0].start } ?? file.nodes[node].end
    let parameters = file.parts(.parameter, of: node)
    let head = text(file.nodes[node].start, end).trimmingEnd
    let isInitializer = file.nodes[node].kind == .initializerDeclaration
    let name = isInitializer ? "init" : gaps.text(file.name(of: node))
    guard let open = openParenthesis(after: node, before: end) else { return }
    let close = closeParenthesis(from: open, before: Int(end))
    var function = FunctionPiece(
      head: head, prefix: text(file.nodes[node].start, UInt32(open)),
      parameters: parameters.map(parameter), suffix: text(UInt32(close + 1), end).trimmingEnd,
      body: nil, returnsValue: file.part(.result, of: node).map { !isVoid($0) } ?? false)
    if let block {
      let start = Int(file.nodes[block].start) + 1
      function.body = FunctionPiece.Body(
        opening: blanks(before: block),
        text: text(UInt32(start), UInt32(max(start, Int(file.nodes[block].end) - 1))),
        statements: statements(of: block, from: start))
    }
    let isStatic = file.parts(.modifier, of: node).contains { part in
      ["static", "class"].contains(file.name(of: part))
    }
    piece.family = (isStatic ? "static " : "") + (isInitializer ? "init" : "func \(name)")
    piece.key =
      piece.family + "("
      + zip(function.parameters, parameters).map { $0.label + ": " + typeText(of: $1) }
      .joined(separator: ", ") + ")" + function.suffix.onOneLine
    // Every view has this one, whatever its own are.
    if isInitializer, function.parameters.first?.label == "coder" { piece.family += " coder" }
    piece.content = .function(function)
    if !isInitializer { piece.declares = [name] }
    piece.uses = uses(of: parameters + file.parts(.result, of: node))
  }

  private func isVoid(_ result: Int) -> Bool {
    let type = text(of: result).onOneLine
    return ["Void", "()"].contains(type.hasPrefix("-> ") ? String(type.dropFirst(3)) : type)
  }

  private func typeText(of parameter: Int) -> String {
    file.firstType(of: parameter).map { text(of: $0).onOneLine } ?? ""
  }

  private func parameter(_ node: Int) -> FunctionPiece.Parameter {
    let name = gaps.text(file.name(of: node))
    let label = file.part(.label, of: node).map(text) ?? name
    return FunctionPiece.Parameter(label: label, name: name, text: text(of: node).onOneLine)
  }

  /// Returns the place of the parenthesis that begins a function's parameters.
  private func openParenthesis(after node: Int, before end: UInt32) -> Int? {
    let generics = file.parts(.genericParameter, of: node).last.map { Int(file.nodes[$0].end) }
    let start = max(Int(file.nodes[node].nameStart), generics ?? 0, Int(file.nodes[node].start))
    return bytes[start..<max(start, Int(end))].firstIndex(of: UInt8(ascii: "("))
  }

  private func closeParenthesis(from open: Int, before end: Int) -> Int {
    var depth = 0
    for place in open..<end {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return place }
    }
    return end - 1
  }

  // MARK: Properties

  private func describeVariable(_ node: Int, _ piece: inout CodePiece) {
    let bindings = file.parts(.binding, of: node)
    let modifiers = file.parts(.modifier, of: node).map { file.name(of: $0) }
    let strength =
      modifiers.contains("weak") ? "weak " : modifiers.contains("unowned") ? "unowned " : ""
    let names = bindings.map { gaps.text(file.name(of: $0)) }.filter { !$0.isEmpty }
    piece.declares = Set(names)
    piece.uses = uses(in: node)
    guard bindings.count == 1, let name = names.first else { return }
    piece.family = (modifiers.contains("static") ? "static " : "") + "var \(name)"
    if let type = file.firstType(of: bindings[0]) {
      piece.key = "\(strength)\(piece.family): \(text(of: type).onOneLine)"
    } else if let created = createdTypeOfModule(by: bindings[0]) {
      // Modules create it with arguments of their own.
      piece.key = "\(piece.family): \(gaps.text(created))()"
    } else {
      let start = file.nodes[bindings[0]].start
      piece.key = piece.family + " of " + text(start, file.nodes[node].end).onOneLine
    }
  }
}
