import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

// The interactor, which turns database objects into plain ones before it passes them on.
extension PlainObjectWriter {
  mutating func convert(_ type: TypeDeclaration.ID) {
    let answered = answers(of: type)
    for function in answered { retypeSignature(of: function) }
    for reader in readers(of: type) {
      guard let source = SourceText(reader.file, of: index, in: texts) else { continue }
      for call in reader.calls { convert(call, in: source) }
      for (member, place) in reader.references
      where member.owner.map(zone.upper.contains) ?? false {
        note(.closure(name(of: member)), at: place)
      }
      checkOwnAnswers(answered, in: reader)
      convertAnswers(answered.filter { $0.place.file == reader.file }, source, type)
    }
  }

  /// The interactor itself must not use what it answers to others with plain objects.
  private mutating func checkOwnAnswers(_ answered: [CarriedMember], in reader: ValueReader) {
    let places = Set(answered.map(\.place))
    let used = reader.calls.map { ($0.member, $0.place) } + reader.references
    for (member, place) in used where places.contains(member.place) {
      note(.usesOwnAnswer(member.name), at: place)
    }
  }

  // MARK: Calls of the output

  mutating func convert(_ call: CarriedCall, inFile file: Int32) {
    guard let source = SourceText(file, of: index, in: texts) else { return }
    convert(call, in: source)
  }

  private mutating func convert(_ call: CarriedCall, in source: SourceText) {
    guard let owner = call.member.owner, zone.upper.contains(owner) else { return }
    let name = name(of: call.member)
    guard call.isCertain else {
      if call.arguments.contains(where: \.found.carries) {
        note(.unclear(call.member.name), at: call.place)
      }
      return
    }
    if call.arguments.isEmpty, call.member.type.carries || call.member.kind == .enumCase {
      return note(.passedDown(name), at: call.place)
    }
    if call.member.kind == .function, call.member.type.carries {
      note(.passedDown(name), at: call.place)
    }
    for argument in call.arguments { convert(argument, in: source, call.place.file) }
  }

  /// Converts an expression whose declared type contains database objects.
  private mutating func convert(
    _ argument: CarriedCall.Argument, in source: SourceText, _ file: Int32
  ) {
    let place = SyntaxPlace(file: file, node: Int32(argument.node))
    if argument.isClosure { return note(.closure("{ }"), at: place) }
    switch conversion(argument.node, argument.expected, argument.found, source) {
    case .success(let edits):
      if !edits.isEmpty, let mapper = plain.mapper, isInClosure(place) {
        return note(.needsSelf(mapper), at: place)
      }
      for edit in edits {
        replace(edit.range, with: String(decoding: edit.replacement, as: UTF8.self), in: source)
      }
    case .failure(let failure): note(failure.obstacle, at: place)
    }
  }

  /// True if a closure contains the place, which cannot use the interactor's properties without `self`.
  private func isInClosure(_ place: SyntaxPlace) -> Bool {
    let file = code.file(place.file)
    return file.ancestors(of: Int(place.node)).contains { file.kind($0) == .closure }
  }

  private struct Failure: Error {
    let obstacle: Obstacle
  }

  /// The edits that turn an expression with database objects into one with plain objects.
  private func conversion(
    _ node: Int, _ expected: CarriedType, _ found: CarriedType, _ source: SourceText
  ) -> Result<[FileEdit], Failure> {
    let facts = source.facts
    if isEmptyValue(node, facts) { return .success([]) }
    if let element = newList(node, facts) {
      let start = Int(facts.nodes[element].nameStart)
      return .success([FileEdit(start..<start + managed.name.utf8.count, with: plain.name)])
    }
    if facts.nodes[node].kind == .chain, case .result(let success) = expected.unwrapped {
      let parts = Array(facts.parts(of: node))
      if parts.count == 2, facts.nodes[parts[0]].kind == .implicitMember {
        guard facts.isNamed(parts[0], "success"),
          let argument = facts.part(.argument, of: parts[1]),
          let value = facts.parts(of: argument).first(where: { _ in true })
        else { return .success([]) }
        let inner: CarriedType = if case .result(let inner) = found { inner } else { success }
        return conversion(value, success, inner, source)
      }
    }
    let range = Int(facts.nodes[node].start)..<Int(facts.nodes[node].end)
    switch expected {
    case .managed:
      let isAlone = plain.mappingTakesExpression || !needsParentheses(node, facts)
      let text = source.text(of: node)
      return .success([FileEdit(range, with: plain.expression(of: isAlone ? text : "(\(text))"))])
    case .optional(let inner):
      if found == inner || found == .managed { return conversion(node, inner, found, source) }
      guard case .optional = found else { return .failure(Failure(obstacle: .unknownOptional)) }
      guard let function = function(for: inner) else {
        return .failure(Failure(obstacle: .unclear(source.text(of: node))))
      }
      if case .array = inner { return .success(wrap(node, "?.map\(function.element)", source)) }
      return .success(wrap(node, ".map\(function.whole)", source))
    case .array, .dictionary, .result:
      guard let function = function(for: expected) else {
        return .failure(Failure(obstacle: .unclear(source.text(of: node))))
      }
      let method = if case .dictionary = expected { "mapValues" } else { "map" }
      return .success(wrap(node, ".\(method)\(function.element)", source))
    case .tuple, .function, .unclear, .nothing, .object, .type:
      return .failure(Failure(obstacle: .unclear("")))
    }
  }

  /// What is given to `map` for the values of a type, and for those that are in it.
  private func function(for type: CarriedType) -> (whole: String, element: String)? {
    switch type {
    case .managed: return (plain.function, plain.function)
    case .array(let inner), .result(let inner):
      guard let function = function(for: inner) else { return nil }
      return (" { $0.map\(function.whole) }", function.whole)
    case .dictionary(let inner):
      guard let function = function(for: inner) else { return nil }
      return (" { $0.mapValues\(function.whole) }", function.whole)
    case .optional(let inner):
      guard let function = function(for: inner) else { return nil }
      return (" { $0.map\(function.whole) }", function.whole)
    case .nothing, .object, .tuple, .function, .type, .unclear: return nil
    }
  }

  private func wrap(_ node: Int, _ step: String, _ source: SourceText) -> [FileEdit] {
    let (start, end) = (Int(source.facts.nodes[node].start), Int(source.facts.nodes[node].end))
    guard needsParentheses(node, source.facts) else { return [FileEdit(end..<end, with: step)] }
    return [FileEdit(start..<start, with: "("), FileEdit(end..<end, with: ")" + step)]
  }

  private func needsParentheses(_ node: Int, _ facts: SwiftFile) -> Bool {
    switch facts.nodes[node].kind {
    case .sequence, .effect, .closure, .prefixOperator, .ternary: true
    default: false
    }
  }

  /// True for `nil`, `[]` and `.none`.
  private func isEmptyValue(_ node: Int, _ facts: SwiftFile) -> Bool {
    switch facts.nodes[node].kind {
    case .nilLiteral: true
    case .arrayLiteral, .dictionaryLiteral: facts.nodes[node].count == 0
    case .implicitMember: facts.isNamed(node, "none")
    default: false
    }
  }

  /// The name of the class in `[PostMO]()`.
  private func newList(_ node: Int, _ facts: SwiftFile) -> Int? {
    facts.range(of: node).first { part in
      facts.nodes[part].kind == .identifier && facts.isNamed(part, managed.name)
        && facts.nodes[node].kind == .chain && part == node + 2 && facts.isInTypeOfLiteral(part)
    }
  }

  // MARK: Answers

  /// The functions of the interactor that other parts call, and that return or pass on database objects.
  func answers(of type: TypeDeclaration.ID) -> [CarriedMember] {
    let contracts = index.allInherited(by: type).types.filter(zone.upper.contains)
    let asked = contracts.flatMap { members.members(of: $0) }.filter { $0.kind == .function }
    return members.members(of: type).filter { member in
      member.kind == .function
        && asked.contains { other in
          other.name == member.name
            && other.parameters.map(\.label) == member.parameters.map(\.label)
        }
    }
  }

  private mutating func retypeSignature(of member: CarriedMember) {
    let facts = index.files[Int(member.place.file)].facts
    for part in facts.parts(of: Int(member.place.node))
    where [.parameter, .result].contains(facts.nodes[part].kind) {
      retype(SyntaxPlace(file: member.place.file, node: Int32(part)))
    }
  }

  private mutating func convertAnswers(
    _ functions: [CarriedMember], _ source: SourceText, _ type: TypeDeclaration.ID
  ) {
    for function in functions {
      var reader = ValueReader(
        members, file: function.place.file, owner: type, values: plain.values)
      reader.read(declaration: Int(function.place.node))
      for result in reader.results { convert(result, in: source, function.place.file) }
      let handlers = function.parameters.filter { $0.isFunction && $0.type.carries }
      if handlers.isEmpty { continue }
      let facts = source.facts
      for parameter in facts.parts(.parameter, of: Int(function.place.node)) {
        let node = facts.firstType(of: parameter)
        let handler = members.reader.type(node, in: function.place.file, of: type)
        if handler.carries {
          convert(handler.unwrapped, named: facts.name(of: parameter), in: reader, source)
        }
      }
    }
  }

  /// Converts what a completion handler is called with.
  private mutating func convert(
    _ handler: CarriedType, named name: String, in reader: ValueReader, _ source: SourceText
  ) {
    guard case .function(let parameters, _) = handler else { return }
    for mention in reader.mentions where mention.name == name {
      guard let call = mention.call else {
        passOn(mention, parameters, source, reader.file)
        continue
      }
      for (argument, expected) in zip(reader.arguments(of: call), parameters) where expected.carries
      {
        let found = reader.types[argument] ?? .nothing
        convert(
          CarriedCall.Argument(node: argument, expected: expected, found: found), in: source,
          reader.file)
      }
    }
  }

  /// Passes on a closure that converts the values, instead of the completion handler itself.
  private mutating func passOn(
    _ mention: ValueReader.Mention, _ parameters: [CarriedType], _ source: SourceText,
    _ file: Int32
  ) {
    let node = mention.node
    let place = SyntaxPlace(file: file, node: Int32(node))
    let name = source.text(of: node)
    guard parameters.count == 1, isArgument(place), let value = converted("$0", parameters[0])
    else { return note(.closure(name), at: place) }
    if let mapper = plain.mapper { return note(.needsSelf(mapper), at: place) }
    replace(
      Int(source.facts.nodes[node].start)..<Int(source.facts.nodes[node].end),
      with: "{ \(name)\(mention.isOptional ? "?" : "")(\(value)) }", in: source)
  }

  /// True if an expression is all of an argument.
  private func isArgument(_ place: SyntaxPlace) -> Bool {
    let file = code.file(place.file)
    return file.parent(of: Int(place.node)).map { file.kind($0) == .argument } ?? false
  }

  private func converted(_ text: String, _ type: CarriedType) -> String? {
    switch type {
    case .managed: return plain.expression(of: text)
    case .array, .dictionary, .result:
      return function(for: type).map { function in
        "\(text).\(type.isDictionary ? "mapValues" : "map")\(function.element)"
      }
    case .optional(let inner):
      guard let function = function(for: inner) else { return nil }
      if case .array = inner { return "\(text)?.map\(function.element)" }
      return "\(text).map\(function.whole)"
    case .nothing, .object, .tuple, .function, .type, .unclear: return nil
    }
  }
}

extension CarriedType {
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }
}

extension PlainObject {
  /// True if the object may be any expression, because parentheses are around it.
  var mappingTakesExpression: Bool { if case .initializer = mapping { true } else { false } }

  /// The interactor's property with the helper that makes plain objects; `nil` if none is needed.
  var mapper: String? { if case .mapper(let property, _, _) = mapping { property } else { nil } }
}
