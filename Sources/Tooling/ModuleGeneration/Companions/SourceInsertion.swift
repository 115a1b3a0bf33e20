import AdderArchitectures
import AdderSwiftSource

/// A Swift file that gets new members, parameters and arguments, in memory. Every other byte stays
/// as it is.
///
/// Each insertion is for code in the shape that Adder generates. For other code it throws the reason
/// and changes nothing.
package struct SourceInsertion: Sendable {
  package private(set) var bytes: [UInt8]
  private var file: SwiftFile

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = SwiftFile(bytes)
  }

  /// Why code cannot be inserted, as the end of a sentence that begins with what stays as it is.
  package enum Problem: Error, Equatable {
    case noType(String)
    case severalInitializers(String)
    case specialInitializer(String)
    case inheritsInitializers(String)
    case memberwiseInitializer(String)
    case bodyOnOneLine(String)
    case otherMember(String, of: String)
    case indirectCall(String)
    case createdInSeveralMethods(String)

    package var reason: String {
      switch self {
      case .noType(let type): "'\(type)' is not declared there"
      case .severalInitializers(let type): "'\(type)' has several initializers"
      case .specialInitializer(let type): "the initializer of '\(type)' is not a simple one"
      case .inheritsInitializers(let type): "'\(type)' may inherit its initializers"
      case .memberwiseInitializer(let type): "'\(type)' has no initializer of its own"
      case .bodyOnOneLine(let type): "the body of the initializer of '\(type)' is on one line"
      case .otherMember(let member, let type): "'\(type)' already has a member '\(member)'"
      case .indirectCall(let type): "'\(type)' is not created by a simple call"
      case .createdInSeveralMethods(let type): "'\(type)' is created in several static methods"
      }
    }
  }

  /// The number of places that are not valid Swift.
  package var faultCount: Int {
    file.nodes.count { node in
      switch node.kind {
      case .unexpected, .missingType, .missingExpression: true
      default: false
      }
    }
  }
}

// MARK: - Members

extension SourceInsertion {
  /// Adds members at the end of a type.
  ///
  /// - Parameter text: The members. Lines after the first one are indented by four spaces, as in
  ///   templates.
  package mutating func addMember(_ text: String, to type: String) throws(Problem) {
    let block = try body(of: type)
    let indent = memberIndent(of: block)
    let end = Int(file.nodes[block].end) - 1
    let start = lineStart(of: end)
    let lines = Self.indented(text, by: indent)
    guard !isOnOneLine(block) else {
      let outer = String(indent.dropLast(indent.hasSuffix("    ") ? 4 : 2))
      replace(Int(file.nodes[block].start)..<end + 1, with: "{\n\(lines)\n\(outer)}")
      return
    }
    let isEmpty = file.parts(of: block).first { _ in true } == nil
    replace(start..<start, with: isEmpty ? "\(lines)\n" : "\n\(lines)\n")
  }

  /// Adds a line at an offset, the end of another line.
  package mutating func addLine(_ text: String, at offset: Int) {
    let isOfWindows = offset < bytes.count && bytes[offset] == UInt8(ascii: "\r")
    replace(offset..<offset, with: (isOfWindows ? "\r\n" : "\n") + text)
  }

  /// Adds a stored property after the other ones.
  package mutating func addProperty(_ declaration: String, to type: String) throws(Problem) {
    let block = try body(of: type)
    insertProperty(declaration, in: block)
  }

  /// - Parameter isLast: True if the text must be behind all stored properties.
  private mutating func insertProperty(_ text: String, isLast: Bool = false, in block: Int) {
    let indent = memberIndent(of: block)
    let lines = Self.indented(text, by: indent)
    let properties = properties(of: block)
    let isPrivate = text.hasPrefix("private ")
    let alike = properties.last { property in
      file.nodes[property].traits.contains(.isConstant)
        && file.parts(.modifier, of: property).contains { file.isNamed($0, "private") } == isPrivate
    }
    let place = isLast ? properties.last : alike ?? properties.last
    if let place {
      let end = lineEnd(of: Int(file.nodes[place].end))
      replace(end..<end, with: place == alike ? "\n\(lines)" : "\n\n\(lines)")
      return
    }
    let start = Int(file.nodes[block].start) + 1
    if isOnOneLine(block) {
      let outer = lineIndent(of: Int(file.nodes[block].start))
      replace(start..<Int(file.nodes[block].end) - 1, with: "\n\(lines)\n\(outer)")
    } else {
      let isEmpty = file.parts(of: block).first { _ in true } == nil
      replace(start..<start, with: isEmpty ? "\n\(lines)" : "\n\(lines)\n")
    }
  }

  /// The stored properties before the first initializer or method.
  private func properties(of block: Int) -> [Int] {
    var properties: [Int] = []
    for member in file.parts(of: block) {
      switch file.nodes[member].kind {
      case .variableDeclaration:
        if isStored(member) { properties.append(member) }
      case .initializerDeclaration, .functionDeclaration: return properties
      default: break
      }
    }
    return properties
  }

  private func isStored(_ variable: Int) -> Bool {
    !file.parts(.modifier, of: variable).contains { file.isNamed($0, "static") }
      && file.parts(.binding, of: variable).allSatisfy { binding in
        file.part(.codeBlock, of: binding) == nil && file.part(.accessor, of: binding) == nil
      }
  }
}

// MARK: - Properties of data

extension SourceInsertion {
  /// The stored properties of a type, as they are written. A property without a written type is left
  /// out.
  package func storedProperties(of type: String) -> [ExistingModels.Property] {
    guard let block = try? body(of: type) else { return [] }
    var properties: [ExistingModels.Property] = []
    for variable in file.parts(.variableDeclaration, of: block) where isStored(variable) {
      for binding in file.parts(.binding, of: variable) {
        let type = file.parts(of: binding).first { Self.types.contains(file.nodes[$0].kind) }
        guard let type, !file.name(of: binding).isEmpty else { continue }
        let place = Int(file.nodes[type].start)..<Int(file.nodes[type].end)
        properties.append(
          ExistingModels.Property(
            name: file.name(of: binding), type: String(decoding: bytes[place], as: UTF8.self)))
      }
    }
    return properties
  }

  private static let types: Set<SyntaxKind> = [
    .typeName, .memberType, .optionalType, .unwrappedType, .arrayType, .dictionaryType,
    .tupleType, .functionType, .constrainedType, .compositionType, .attributedType,
  ]
}

// MARK: - Dependencies

/// An object that a type receives with its initializer and keeps.
package struct InjectedDependency: Equatable, Sendable {
  /// The property and the parameter.
  package var name: String
  /// The type as it is written: `any PostService`.
  package var type: String
  package var isPrivate: Bool
  /// What it does, for the comment on the parameter.
  package var summary: String
  /// The expression that creates it if the caller gives none.
  package var defaultValue: String?
  /// What the initializer creates, for its comment: `interactor`.
  package var owner: String
  /// The title of the section for properties, if the architecture wants one.
  package var section: String?

  package init(
    name: String, type: String, isPrivate: Bool, summary: String, defaultValue: String? = nil,
    owner: String, section: String? = nil
  ) {
    self.name = name
    self.type = type
    self.isPrivate = isPrivate
    self.summary = summary
    self.defaultValue = defaultValue
    self.owner = owner
    self.section = section
  }

  package var declaration: String { "\(isPrivate ? "private " : "")let \(name): \(type)" }

  /// A default value that belongs to an actor is not allowed in Swift 5 mode, so a parameter with a
  /// default is optional.
  package var parameter: String {
    defaultValue == nil ? "\(name): \(type)" : "\(name): (\(type))? = nil"
  }

  /// The object inside the function with the parameter.
  package var value: String { name + (defaultValue.map { " ?? \($0)" } ?? "") }

  fileprivate var assignment: String { "self.\(name) = \(value)" }

  fileprivate var initializer: String {
    """
    /// Creates the \(owner).
    ///
    /// - Parameter \(name): \(summary)
    init(\(parameter)) {
        \(assignment)
    }
    """
  }
}

extension SourceInsertion {
  /// Adds a stored property, and the parameter that sets it, to a class.
  ///
  /// - Parameter protocols: The names that the class may conform to. It then inherits no
  ///   initializer.
  package mutating func add(
    _ dependency: InjectedDependency, to type: String, protocols: (String) -> Bool
  ) throws(Problem) {
    let declaration = try self.declaration(of: type)
    let block = try body(of: type)
    guard !hasMember(dependency.name, block) else {
      throw .otherMember(dependency.name, of: type)
    }
    let initializers = file.parts(.initializerDeclaration, of: block)
    guard initializers.count < 2 else { throw .severalInitializers(type) }
    guard let initializer = initializers.first else {
      try addInitializer(dependency, declaration, block, of: type, protocols)
      return
    }
    try extend(initializer, dependency, of: type)
    // The text has changed, but only behind the place of the property.
    insertProperty(dependency.declaration, in: try body(of: type))
  }

  private mutating func addInitializer(
    _ dependency: InjectedDependency, _ declaration: Int, _ block: Int, of type: String,
    _ protocols: (String) -> Bool
  ) throws(Problem) {
    guard file.nodes[declaration].kind == .classDeclaration else {
      throw .memberwiseInitializer(type)
    }
    let inherited = file.parts(.inheritedType, of: declaration).map { node in
      file.part(.typeName, of: node).map(file.name) ?? ""
    }
    guard inherited.allSatisfy(protocols) else { throw .inheritsInitializers(type) }
    var text = dependency.declaration
    if let section = dependency.section, properties(of: block).isEmpty {
      text = "// MARK: - \(section)\n\n\(text)"
      if section == "Properties" {
        text += "\n\n// MARK: - Initialization\n\n\(dependency.initializer)"
        insertProperty(text, isLast: true, in: block)
        return
      }
    }
    insertProperty("\(text)\n\n\(dependency.initializer)", isLast: true, in: block)
  }

  /// Adds a parameter to an initializer, with its comment, and sets the property in its body.
  private mutating func extend(
    _ initializer: Int, _ dependency: InjectedDependency, of type: String
  ) throws(Problem) {
    let node = file.nodes[initializer]
    let modifiers = file.parts(.modifier, of: initializer).map(file.name)
    let special: Set = ["convenience", "required", "override"]
    guard !node.traits.contains(.isFailable), special.isDisjoint(with: modifiers),
      let body = file.part(.codeBlock, of: initializer)
    else { throw .specialInitializer(type) }
    let bodyPlace = Int(file.nodes[body].start)..<Int(file.nodes[body].end)
    let isEmpty = file.parts(of: body).first { _ in true } == nil
    guard !isOnOneLine(body) || isEmpty else { throw .bodyOnOneLine(type) }
    // From the end of the file to its beginning, so that earlier positions stay valid.
    let outer = lineIndent(of: Int(node.start))
    let inner = outer + unit(of: outer)
    if isOnOneLine(body) {
      replace(bodyPlace, with: "{\n\(inner)\(dependency.assignment)\n\(outer)}", parses: false)
    } else {
      let place = lastAssignment(in: body) ?? bodyPlace.lowerBound + 1
      replace(place..<place, with: "\n\(inner)\(dependency.assignment)", parses: false)
    }
    addParameter(dependency, to: initializer)
  }

  /// Adds a parameter to the static method that creates an object.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - caller: The type with the method.
  package mutating func addParameter(
    _ dependency: InjectedDependency, toMethodCreating type: String, in caller: String
  ) throws(Problem) {
    var methods: Set<Int> = []
    for call in try callNodes(creating: type) where self.caller(of: call).caller == caller {
      let method = (0..<call).last { outer in
        file.nodes[outer].kind == .functionDeclaration
          && outer + Int(file.nodes[outer].count) >= call
      }
      guard let method else { throw .indirectCall(type) }
      methods.insert(method)
    }
    guard let method = methods.first, methods.count == 1 else {
      throw .createdInSeveralMethods(type)
    }
    addParameter(dependency, to: method)
  }

  private mutating func addParameter(_ dependency: InjectedDependency, to function: Int) {
    let node = file.nodes[function]
    let parameters = file.parts(.parameter, of: function)
    let outer = lineIndent(of: Int(node.start))
    let inner = outer + unit(of: outer)
    if let last = parameters.last, let first = parameters.first {
      let (start, end) = (Int(file.nodes[last].start), Int(file.nodes[last].end))
      let isAlone = lineIndent(of: start).utf8.count == start - lineStart(of: start)
      let separator = isAlone ? ",\n\(lineIndent(of: start))" : ", "
      let isLong = lineEnd(of: end) - lineStart(of: end) + dependency.parameter.utf8.count > 118
      let list = position(of: UInt8(ascii: "("), from: Int(node.start))
      if isLong, !isAlone, lineStart(of: Int(file.nodes[first].start)) == lineStart(of: list),
        lineStart(of: end) == lineStart(of: list), bytes[end] == UInt8(ascii: ")")
      {
        let texts = parameters.map { number in
          String(
            decoding: bytes[Int(file.nodes[number].start)..<Int(file.nodes[number].end)],
            as: UTF8.self)
        }
        let lines = (texts + [dependency.parameter]).joined(separator: ",\n\(inner)")
        replace(list + 1..<end, with: "\n\(inner)\(lines)\n\(outer)", parses: false)
      } else {
        replace(end..<end, with: separator + dependency.parameter, parses: false)
      }
    } else {
      let place = position(of: UInt8(ascii: "("), from: Int(node.start)) + 1
      replace(place..<place, with: dependency.parameter, parses: false)
    }
    comment(dependency, above: Int(node.start))
    file = SwiftFile(bytes)
  }

  /// The end of the last statement that sets a property and that is not behind another statement.
  private func lastAssignment(in body: Int) -> Int? {
    var last: Int?
    for statement in file.parts(of: body) {
      let text = bytes[Int(file.nodes[statement].start)..<Int(file.nodes[statement].end)]
      guard text.starts(with: "self.".utf8), text.contains(UInt8(ascii: "=")) else { break }
      last = Int(file.nodes[statement].end)
    }
    return last
  }

  /// Adds the parameter to the documentation comment of an initializer, if it has one.
  private mutating func comment(_ dependency: InjectedDependency, above start: Int) {
    var lines: [(start: Int, text: String)] = []
    var place = lineStart(of: start)
    while place > 0 {
      let previous = lineStart(of: place - 1)
      let text = String(decoding: bytes[previous..<place - 1], as: UTF8.self)
      guard text.drop(while: { $0 == " " }).hasPrefix("///") else { break }
      lines.insert((previous, text), at: 0)
      place = previous
    }
    guard let first = lines.first else { return }
    let indent = String(first.text.prefix { $0 == " " })
    let entry = "- \(dependency.name): \(dependency.summary)"
    let texts = lines.map { line in String(line.text.dropFirst(indent.count + 3)) }
    /// The start of the first line behind the comment on the parameters.
    func end(behind number: Int) -> Int {
      let next = texts.indices.first { $0 > number && texts[$0].hasPrefix(" - ") }
      return next.map { lines[$0].start } ?? lineStart(of: start)
    }
    if let number = texts.firstIndex(where: { $0.hasPrefix(" - Parameters:") }) {
      let place = end(behind: number)
      replace(place..<place, with: "\(indent)///   \(entry)\n", parses: false)
    } else if let number = texts.firstIndex(where: { $0.hasPrefix(" - Parameter ") }) {
      let end = end(behind: number)
      let rest = lines.indices.filter { $0 > number && lines[$0].start < end }
      var new = ["\(indent)/// - Parameters:"]
      new.append("\(indent)///   - \(texts[number].dropFirst(" - Parameter ".count))")
      new += rest.map { "\(indent)///  \(texts[$0])" }
      new.append("\(indent)///   \(entry)")
      replace(
        lines[number].start..<end, with: new.joined(separator: "\n") + "\n", parses: false)
    } else if let next = texts.indices.first(where: { texts[$0].hasPrefix(" - ") }) {
      let place = lines[next].start
      replace(
        place..<place, with: "\(indent)/// - Parameter \(entry.dropFirst(2))\n", parses: false)
    } else {
      let place = lineStart(of: start)
      replace(
        place..<place,
        with: "\(indent)///\n\(indent)/// - Parameter \(entry.dropFirst(2))\n", parses: false)
    }
  }

  private func hasMember(_ name: String, _ block: Int) -> Bool {
    file.parts(of: block).contains { member in
      file.name(of: member) == name
        || file.parts(.binding, of: member).contains { file.name(of: $0) == name }
    }
  }
}

// MARK: - Arguments

/// A call that creates an object of a type.
package struct CreatingCall: Equatable, Sendable {
  /// The type whose code contains the call, as it is written.
  package var caller: String?
  /// True if the code runs for an instance of that type.
  package var isInInstance: Bool
  /// True if the call is in a closure, which must name `self`.
  package var isInClosure: Bool
}

extension SourceInsertion {
  /// The calls that create objects of a type, in the order of the file.
  package func calls(creating type: String) throws(Problem) -> [CreatingCall] {
    try callNodes(creating: type).map { caller(of: $0) }
  }

  /// Adds an argument to each call that creates an object of a type.
  package mutating func addArgument(
    _ label: String, _ value: (CreatingCall) -> String, toCallsCreating type: String
  ) throws(Problem) {
    for call in try callNodes(creating: type).reversed() {
      let text = "\(label): \(value(caller(of: call)))"
      let node = file.nodes[call]
      guard let last = file.parts(.argument, of: call).last else {
        let place = Int(node.start) + 1
        replace(place..<place, with: text, parses: false)
        continue
      }
      let (start, end) = (Int(file.nodes[last].start), Int(file.nodes[last].end))
      let isAlone = lineIndent(of: start).utf8.count == start - lineStart(of: start)
      replace(
        end..<end, with: (isAlone ? ",\n\(lineIndent(of: start))" : ", ") + text, parses: false)
    }
    file = SwiftFile(bytes)
  }

  /// The nodes of the calls. Every call has parentheses.
  private func callNodes(creating type: String) throws(Problem) -> [Int] {
    var calls: [Int] = []
    for (number, node) in file.nodes.enumerated()
    where node.kind == .identifier && file.name(of: number) == type {
      // `HomeInteractor.self` and `HomeInteractor.make()` create nothing that this value knows.
      let next = number + Int(node.count) + 1
      guard next < file.nodes.count, file.nodes[next].start == node.end else { continue }
      if file.nodes[next].kind == .member {
        guard !file.isNamed(next, "init") else { throw .indirectCall(type) }
        continue
      }
      guard file.nodes[next].kind == .call else { continue }
      guard bytes[Int(file.nodes[next].start)] == UInt8(ascii: "(") else {
        throw .indirectCall(type)
      }
      calls.append(next)
    }
    return calls
  }

  private func caller(of call: Int) -> CreatingCall {
    var result = CreatingCall(caller: nil, isInInstance: false, isInClosure: false)
    for outer in (0..<call).reversed() where outer + Int(file.nodes[outer].count) >= call {
      switch file.nodes[outer].kind {
      case .closure: result.isInClosure = true
      case .functionDeclaration:
        result.isInInstance = !file.parts(.modifier, of: outer).contains {
          file.isNamed($0, "static") || file.isNamed($0, "class")
        }
      case .classDeclaration, .structDeclaration, .actorDeclaration, .enumDeclaration:
        result.caller = file.name(of: outer)
        return result
      case .extensionDeclaration:
        result.caller = file.part(.typeName, of: outer).map(file.name)
        return result
      default: break
      }
    }
    return result
  }
}

// MARK: - Places in the text

extension SourceInsertion {
  private mutating func replace(_ range: Range<Int>, with text: String, parses: Bool = true) {
    bytes.replaceSubrange(range, with: text.utf8)
    if parses { file = SwiftFile(bytes) }
  }

  private func declaration(of type: String) throws(Problem) -> Int {
    let found = file.nodes.indices.first { number in
      switch file.nodes[number].kind {
      case .classDeclaration, .structDeclaration, .actorDeclaration:
        file.name(of: number) == type
      default: false
      }
    }
    guard let found else { throw .noType(type) }
    return found
  }

  private func body(of type: String) throws(Problem) -> Int {
    guard let block = file.part(.memberBlock, of: try declaration(of: type)) else {
      throw .noType(type)
    }
    return block
  }

  private func isOnOneLine(_ block: Int) -> Bool {
    let node = file.nodes[block]
    return !bytes[Int(node.start)..<Int(node.end)].contains(UInt8(ascii: "\n"))
  }

  /// The indentation of the members of a type.
  private func memberIndent(of block: Int) -> String {
    let outer = lineIndent(of: Int(file.nodes[block].start))
    guard let member = file.parts(of: block).first(where: { _ in true }), !isOnOneLine(block) else {
      return outer + unit(of: outer)
    }
    return lineIndent(of: Int(file.nodes[member].start))
  }

  /// One more level of indentation: four spaces as in generated code, or what the file uses.
  private func unit(of outer: String) -> String {
    if outer.contains("\t") { return "\t" }
    for start in file.lineStarts where Int(start) < bytes.count {
      let indent = lineIndent(of: Int(start))
      let next = Int(start) + indent.utf8.count
      guard !indent.isEmpty, next < bytes.count, bytes[next] != UInt8(ascii: "\n") else { continue }
      if indent.hasPrefix("\t") { return "\t" }
      return indent.count < 4 ? indent : "    "
    }
    return "    "
  }

  private static func indented(_ text: String, by indent: String) -> String {
    let unit = indent.hasPrefix("\t") ? "\t" : indent.count == 2 ? "  " : "    "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard !line.isEmpty else { return "" }
      let depth = line.prefix { $0 == " " }.count / 4
      let rest = line.drop { $0 == " " }
      return indent + String(repeating: unit, count: depth) + rest
    }.joined(separator: "\n")
  }

  private func lineStart(of offset: Int) -> Int {
    var place = offset
    while place > 0, bytes[place - 1] != UInt8(ascii: "\n") { place -= 1 }
    return place
  }

  private func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func lineIndent(of offset: Int) -> String {
    let line = bytes[lineStart(of: offset)...]
    return String(
      decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  private func position(of byte: UInt8, from start: Int) -> Int {
    bytes[start...].firstIndex(of: byte) ?? start
  }
}
