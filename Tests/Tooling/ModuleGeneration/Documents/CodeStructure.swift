import AdderSwiftSource

/// The types that Swift files declare, each with its extensions.
struct CodeStructure {
  private(set) var types: [String: TypeStructure] = [:]
  /// The text of each file, keyed by path.
  let files: [String: String]

  /// - Parameters:
  ///   - files: The text of each file, keyed by path.
  ///   - isRead: Whether the types of a file are read.
  init(_ files: [String: String], reading isRead: (String) -> Bool = { _ in true }) {
    self.files = files
    for (path, text) in files.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(".swift") && isRead(path) {
      let reader = StructureReader(text, path: path)
      for (name, type) in reader.types { types[name, default: TypeStructure()].merge(type) }
    }
  }
}

/// What the declaration of a type and its extensions contain.
struct TypeStructure {
  /// `class`, `final class`, `struct`, `enum` or `protocol`; `nil` if only extensions are known.
  var kind: String?
  /// The paragraphs of the doc comment.
  var comment: [String] = []
  var inherited: Set<String> = []
  var properties: [PropertyStructure] = []
  var methods: [MethodStructure] = []
  /// The paths of the files with the declaration and the extensions.
  var files: Set<String> = []

  mutating func merge(_ other: TypeStructure) {
    if other.kind != nil {
      kind = other.kind
      comment = other.comment
    }
    inherited.formUnion(other.inherited)
    properties += other.properties
    methods += other.methods
    files.formUnion(other.files)
  }
}

struct PropertyStructure {
  var name: String
  /// The type without `any`, parentheses and optionality.
  var type: String
  var isWeak: Bool
  var isStatic: Bool
  var isPrivate: Bool
  /// True if the property is stored, as opposed to computed or required by a protocol.
  var isStored: Bool
  /// True if other code of the app can set the property.
  var isSettable: Bool
  var attributes: Set<String>
}

struct MethodStructure {
  /// The name with argument labels, such as `configure(with:)`.
  var name: String
  /// The result type without `any`, parentheses and optionality; empty if there is none.
  var result: String
  var isStatic: Bool
  var isPrivate: Bool
  var isAsync: Bool
  var hasComment: Bool
  /// What the method does, in the order in which it happens.
  var events: [String]
}

/// Reads one file.
private struct StructureReader {
  private(set) var types: [String: TypeStructure] = [:]
  private let bytes: [UInt8]
  private let file: SwiftFile
  private let path: String

  init(_ text: String, path: String) {
    bytes = Array(text.utf8)
    file = SwiftFile(bytes)
    self.path = path
    readDeclarations(in: 0, outer: nil)
  }

  private mutating func readDeclarations(in node: Int, outer: String?) {
    for part in file.parts(of: node) {
      switch file.nodes[part].kind {
      case .ifConfig, .ifConfigClause: readDeclarations(in: part, outer: outer)
      case .classDeclaration: readType(part, "class", outer)
      case .structDeclaration: readType(part, "struct", outer)
      case .enumDeclaration: readType(part, "enum", outer)
      case .protocolDeclaration: readType(part, "protocol", outer)
      case .extensionDeclaration: readType(part, nil, outer)
      case .variableDeclaration: outer.map { readProperties(part, of: $0) }
      case .functionDeclaration, .initializerDeclaration: outer.map { readMethod(part, of: $0) }
      default: break
      }
    }
  }

  private mutating func readType(_ node: Int, _ kind: String?, _ outer: String?) {
    let own: String
    if kind == nil {
      guard let type = file.parts(of: node).first(where: { isType($0) }) else { return }
      own = plainType(text(of: type))
    } else {
      own = file.name(of: node)
    }
    let name = outer.map { "\($0).\(own)" } ?? own
    var type = types[name] ?? TypeStructure()
    if let kind {
      type.kind = modifiers(of: node).contains("final") ? "final \(kind)" : kind
      type.comment = comment(before: node)
    }
    type.inherited.formUnion(file.parts(.inheritedType, of: node).map { plainType(text(of: $0)) })
    type.files.insert(path)
    types[name] = type
    if let block = file.part(.memberBlock, of: node) { readDeclarations(in: block, outer: name) }
  }

  private mutating func readProperties(_ node: Int, of type: String) {
    let modifiers = modifiers(of: node)
    let isConstant = file.nodes[node].traits.contains(.isConstant)
    for binding in file.parts(.binding, of: node) {
      let accessors = file.parts(.accessor, of: binding).map { file.name(of: $0) }
      let isComputed = file.part(.codeBlock, of: binding) != nil || accessors.contains("get")
      let declared = file.parts(of: binding).first { isType($0) }.map { plainType(text(of: $0)) }
      let property = PropertyStructure(
        name: file.name(of: binding), type: declared ?? createdType(in: binding),
        isWeak: modifiers.contains("weak"), isStatic: modifiers.contains("static"),
        isPrivate: modifiers.contains("private"), isStored: !isComputed,
        isSettable: isComputed
          ? accessors.contains("set")
          : !isConstant && !modifiers.contains { $0.hasSuffix("(set)") },
        attributes: Set(file.parts(.attribute, of: node).map { file.name(of: $0) }))
      types[type]?.properties.append(property)
    }
  }

  /// The type of a property whose initial value creates an object.
  private func createdType(in binding: Int) -> String {
    file.part(.chain, of: binding).map { chain in
      path(of: chain).split(separator: "(").first.map(String.init) ?? ""
    } ?? ""
  }

  private mutating func readMethod(_ node: Int, of type: String) {
    let modifiers = modifiers(of: node)
    let name = file.nodes[node].kind == .initializerDeclaration ? "init" : file.name(of: node)
    let labels = file.parts(.parameter, of: node).map { parameter in
      "\(file.part(.label, of: parameter).map { text(of: $0) } ?? file.name(of: parameter)):"
    }
    let result = file.part(.result, of: node).map { result in
      file.parts(of: result).first { isType($0) }.map { plainType(text(of: $0)) } ?? ""
    }
    let method = MethodStructure(
      name: "\(name)(\(labels.joined()))", result: result ?? "",
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isPrivate: modifiers.contains("private"),
      isAsync: file.nodes[node].traits.contains(.isAsync),
      hasComment: !comment(before: node).isEmpty,
      events: file.part(.codeBlock, of: node).map { events(in: $0) } ?? [])
    types[type]?.methods.append(method)
  }

  // MARK: - What a method does

  /// Calls, assignments and returns, each at the place where it is complete.
  private func events(in block: Int) -> [String] {
    var events: [(end: UInt32, text: String)] = []
    for node in file.range(of: block) {
      switch file.nodes[node].kind {
      case .chain:
        var path = ""
        for part in file.parts(of: node) {
          extend(&path, by: part)
          guard file.nodes[part].kind == .call else { continue }
          let called = String(path.dropLast(2))
          let isType = called.split(separator: ".").last?.first?.isUppercase == true
          events.append((file.nodes[part].end, "\(isType ? "creates" : "calls") \(called)"))
        }
      case .sequence:
        let parts = Array(file.parts(of: node))
        guard parts.count > 2, file.nodes[parts[1]].kind == .assignment else { continue }
        let value = self.path(of: parts[2])
        events.append((file.nodes[node].end, "sets \(self.path(of: parts[0])) = \(value)"))
      case .returnStatement:
        guard let value = file.parts(of: node).first(where: { _ in true }) else { continue }
        events.append((file.nodes[node].end, "returns \(self.path(of: value))"))
      default: break
      }
    }
    // What ends at the same place is inside out: an assigned object is created first.
    return events.enumerated()
      .sorted { ($0.element.end, -$0.offset) < ($1.element.end, -$1.offset) }
      .map(\.element.text)
  }

  /// The names in an expression, without `self` and optional chaining: `presenter.view`.
  private func path(of node: Int) -> String {
    switch file.nodes[node].kind {
    case .chain:
      var path = ""
      for part in file.parts(of: node) { extend(&path, by: part) }
      return path
    case .identifier: return file.name(of: node)
    default: return "…"
    }
  }

  private func extend(_ path: inout String, by part: Int) {
    switch file.nodes[part].kind {
    case .identifier: path = file.isNamed(part, "self") ? "" : file.name(of: part)
    case .member: path += path.isEmpty ? file.name(of: part) : ".\(file.name(of: part))"
    case .call: path += "()"
    case .optionalChaining, .forceUnwrap: break
    default: path += "…"
    }
  }

  // MARK: - Text

  private func text(of node: Int) -> String {
    let node = file.nodes[node]
    return String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  private func isType(_ node: Int) -> Bool {
    switch file.nodes[node].kind {
    case .typeName, .memberType, .optionalType, .unwrappedType, .arrayType, .dictionaryType,
      .tupleType, .functionType, .constrainedType, .compositionType, .attributedType, .prefixedType:
      true
    default: false
    }
  }

  private func plainType(_ text: String) -> String {
    var type = text
    for word in ["any ", "(", ")", "?", "!"] { type.replace(word, with: "") }
    return type
  }

  private func modifiers(of node: Int) -> Set<String> {
    Set(file.parts(.modifier, of: node).map { text(of: $0) })
  }

  /// The paragraphs of the doc comment above a declaration.
  private func comment(before node: Int) -> [String] {
    let before = String(decoding: bytes[..<Int(file.nodes[node].start)], as: UTF8.self)
    var lines: [String] = []
    for line in before.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reversed()
    {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else { break }
      lines.insert(String(text.dropFirst(3).drop { $0 == " " }), at: 0)
    }
    return lines.split(separator: "").map { $0.joined(separator: " ") }
  }
}
