import AdderFindings
import AdderSwiftSource

/// Writes the members of one spy.
struct SpyMemberWriter {
  let contract: DeclaredProtocol
  let scope: ContractScope
  let spyName: String
  /// The spy's generic parameters: the protocol's associated types.
  let isGenericSpy: Bool
  /// True if the spy can pass calls on to another object of the protocol.
  let canForward: Bool
  /// The names that the protocol requires, and those given so far.
  private var taken: Set<String>
  /// True if a requirement needs an object to pass calls on to.
  private(set) var forwards = false
  /// The name of the spy's log.
  let logName: String
  /// An actor's initializer that calls another one is not marked.
  private let isActor: Bool
  private let hasObject: Bool
  private let layout: Layout
  private let text: RequirementText

  init(
    _ contract: DeclaredProtocol, _ members: SpyMembers, in scope: ContractScope, spyName: String,
    isGenericSpy: Bool, layout: Layout
  ) {
    self.layout = layout
    text = RequirementText(
      scope: scope, selfName: spyName, associatedTypes: Set(members.associatedTypes.map(\.name)))
    self.contract = contract
    self.scope = scope
    self.spyName = spyName
    self.isGenericSpy = isGenericSpy
    var taken: Set<String> = []
    for requirement in members.requirements {
      taken.insert(requirement.declaration.name)
      for binding in requirement.declaration.parts(.binding) { taken.insert(binding.name) }
    }
    canForward = members.associatedTypes.isEmpty
    isActor = members.isActor
    hasObject = members.superclass != nil || members.isObjectiveC
    logName = taken.contains("log") ? "callLog" : "log"
    self.taken = taken.union([logName, "init", "self", "subscript"])
  }

  mutating func members(of requirement: Requirement) throws(SpyRefusal) -> [SpyMember] {
    switch requirement.declaration.kind {
    case .functionDeclaration: [try function(requirement)]
    case .initializerDeclaration: [try initializer(requirement)]
    case .subscriptDeclaration: [try subscripting(requirement)]
    case .variableDeclaration:
      try properties(requirement)
    default: []
    }
  }

  // MARK: - Names

  private mutating func unique(_ name: String, _ suffixes: [String]) -> String {
    var candidate = name
    var number = 2
    while suffixes.contains(where: { taken.contains(candidate + $0) }) {
      candidate = "\(name)\(number)"
      number += 1
    }
    for suffix in suffixes { taken.insert(candidate + suffix) }
    return candidate
  }

  /// `showPostsAnimated` for `show(posts:animated:)`.
  private static func stem(_ name: String, _ parameters: [SpyParameter]) -> String {
    guard name.first.map({ $0.isLetter || $0 == "_" }) == true else { return operatorName(name) }
    return name + parameters.compactMap { $0.label?.withoutBackticks.capitalized }.joined()
  }

  private static func operatorName(_ name: String) -> String {
    let words: [Character: String] = [
      "+": "plus", "-": "minus", "*": "times", "/": "divided", "%": "remainder", "<": "less",
      ">": "greater", "=": "equals", "!": "not", "&": "and", "|": "or", "^": "xor", "~": "tilde",
      "?": "question", ".": "dot",
    ]
    let parts = name.map { words[$0] ?? "operator" }
    return parts.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalized }.joined()
  }

  private func quoted(_ fullName: String) -> String { "\"\(contract.name).\(fullName)\"" }

  // MARK: - Functions

  private mutating func function(_ requirement: Requirement) throws(SpyRefusal) -> SpyMember {
    let declaration = requirement.declaration
    let generics = RequirementText.generics(of: declaration)
    let parameters = text.parameters(of: declaration, generics)
    let isStatic = requirement.isStatic
    let fullName = RequirementText.fullName(declaration.name, parameters)
    let stem = unique(
      Self.stem(declaration.name, parameters), ["Calls", "Result", "Handler"])
    var call = SpiedCall(
      stem: stem, name: quoted(fullName), shownName: fullName, parameters: parameters,
      result: declaration.part(.result)?.type.map { text.spyType($0, generics) },
      failure: text.failure(declaration, generics), isAsync: declaration.traits.contains(.isAsync),
      isStatic: isStatic, logName: logName, layout: layout)
    call.canThrow = declaration.traits.contains(.canThrow)
    call.failureType = declaration.part(.thrownType)?.type
    var member = SpyMember(conditions: requirement.conditions)
    member.use = .call(call, name: declaration.name)
    let body = try self.body(call, of: requirement, into: &member)
    let result =
      declaration.part(.result)?.type.map { " -> \(text.spyType($0, generics).inSignature)" } ?? ""
    member.lines = layout.function(
      text.head(declaration),
      parameters.map(\.inSignature),
      text.effects(declaration) + result + text.whereClause(declaration), body)
    return member
  }

  /// The body of a function, and what it needs.
  private mutating func body(
    _ call: SpiedCall, of requirement: Requirement, into member: inout SpyMember
  ) throws(SpyRefusal) -> [String] {
    func refused(_ reason: SpyRefusal.Reason) -> SpyRefusal {
      SpyRefusal(of: contract, reason, at: requirement.declaration)
    }
    if call.isStatic, isGenericSpy {
      throw refused(.staticInGenericSpy(requirement: call.shownName))
    }
    if call.result?.type.plainType.baseName == "Never" {
      throw refused(.cannotReturn(requirement: call.shownName))
    }
    let body = call.packedArguments
    if call.hasHandler {
      member.storage.append(
        .init(
          name: "\(call.stem)Handler",
          type: .init(generic: "SpyHandler", arguments: [call.handlerType]),
          value: .init(type: "SpyHandler"), isStatic: call.isStatic, isInline: true))
    }
    switch call.outcome {
    case .value(let value):
      member.createsScreen = value != nil && value == call.result?.emptyScreen
      member.storage.append(call.recorder(returning: value))
      return body + call.steps(returning: call.answer, after: body)
    case .required:
      if call.isStatic {
        throw refused(
          .noPlaceForResult(requirement: call.shownName, type: call.result?.inSignature ?? ""))
      }
      member.argument = call.argument
      member.argumentType = call.result?.type
      member.storage.append(call.recorder(returning: "\(call.stem)Result"))
      return body + call.steps(returning: call.answer, after: body)
    case .itself:
      member.storage.append(call.recorder(returning: nil))
      return body + call.steps(returning: nil)
        + [call.isStatic ? "return \(spyName)()" : "return self"]
    case .cast(let fallback):
      member.storage.append(
        call.recorder(returning: SpiedCall.isTyped(fallback) ? fallback : "nil"))
      let type = call.result?.inSignature ?? "Any"
      return body
        + call.steps(returning: "(\(call.answer) as? \(type)) ?? \(fallback)", after: body)
    case .checkedCast:
      if call.isStatic {
        throw refused(.unknownResult(requirement: call.shownName))
      }
      member.argument = SpyMember.Argument(label: "\(call.stem)Result", type: "Any")
      member.storage.append(call.recorder(returning: "\(call.stem)Result"))
      let type = call.result?.inSignature ?? "Any"
      return body + call.steps(keeping: "result") + [
        "guard let typed = result as? \(type) else {",
        "  throw SpyResultMismatch(\(call.name), result, expected: (\(type)).self)",
        "}",
        "return typed",
      ]
    case .forwarded:
      guard canForward, !call.isStatic, !call.parameters.contains(where: \.isVariadic),
        !call.parameters.contains(where: { $0.type.mentionsSelf })
      else { throw refused(.unknownResult(requirement: call.shownName)) }
      forwards = true
      member.storage.append(call.recorder(returning: nil))
      let arguments = call.parameters.map(\.forwarded).joined(separator: ", ")
      let effects = (call.canThrow ? "try " : "") + (call.isAsync ? "await " : "")
      return body + call.steps(returning: nil) + [
        "return \(effects)forwarding.\(requirement.declaration.writtenName)(\(arguments))"
      ]
    }
  }

  // MARK: - Initializers

  private mutating func initializer(_ requirement: Requirement) throws(SpyRefusal) -> SpyMember {
    let declaration = requirement.declaration
    let generics = RequirementText.generics(of: declaration)
    let parameters = text.parameters(of: declaration, generics)
    let stem = unique(Self.stem("init", parameters), ["Calls", "Handler"])
    let call = SpiedCall(
      stem: stem, name: quoted(RequirementText.fullName("init", parameters)),
      shownName: RequirementText.fullName("init", parameters), parameters: parameters, result: nil,
      failure: "Never", isAsync: false, isStatic: false, logName: logName, layout: layout)
    var member = SpyMember(conditions: requirement.conditions)
    member.storage.append(call.recorder(returning: nil))
    var body = call.packedArguments
    body += ["self.init(\(logName): SpyLog())", "\(stem)Calls.record(\(call.recordedTuple))"]
    let words = text.prefix(declaration).map { "\($0) " }.joined()
    let mark = declaration.failableMark
    let initializerWord =
      (hasObject && parameters.isEmpty ? "override " : "") + (isActor ? "" : "convenience ")
    member.lines = layout.function(
      words + "\(initializerWord)init\(mark)\(text.genericClause(declaration))",
      parameters.map(\.inSignature), text.effects(declaration) + text.whereClause(declaration), body
    )
    return member
  }

  // MARK: - Properties

  private mutating func properties(_ requirement: Requirement) throws(SpyRefusal) -> [SpyMember] {
    var members: [SpyMember] = []
    for binding in requirement.declaration.parts(.binding) {
      guard let type = binding.type else { continue }
      members.append(try property(requirement, binding, text.spyType(type, [])))
    }
    return members
  }

  private mutating func property(
    _ requirement: Requirement, _ binding: Syntax, _ type: SpyType
  ) throws(SpyRefusal) -> SpyMember {
    let declaration = requirement.declaration
    let getter = binding.accessors.first {
      $0.name == "get" || $0.name == "read" || $0.name == "borrow"
    }
    let words = text.prefix(declaration).map { "\($0) " }.joined()
    let name = binding.writtenName
    var member = SpyMember(conditions: requirement.conditions)
    if requirement.isStatic, isGenericSpy {
      throw SpyRefusal(
        of: contract, .staticInGenericSpy(requirement: binding.name), at: binding)
    }
    if let getter, getter.traits.contains(.isAsync) || getter.traits.contains(.canThrow) {
      let stem = unique(binding.name, ["Calls", "Result"])
      var call = SpiedCall(
        stem: stem, name: quoted(binding.name), shownName: binding.name, parameters: [],
        result: type, failure: text.failure(getter, []), isAsync: getter.traits.contains(.isAsync),
        isStatic: requirement.isStatic, logName: logName, layout: layout)
      call.canThrow = getter.traits.contains(.canThrow)
      let body = try body(call, of: requirement, into: &member)
      member.lines =
        ["\(words)var \(name): \(type.inSignature) {", "  get\(text.effects(getter)) {"]
        + body.map { "    \($0)" } + ["  }", "}"]
      return member
    }
    if scope.isNoncopyable(type.type.plainType) {
      let stem = unique(binding.name, ["Calls", "Result"])
      let call = SpiedCall(
        stem: stem, name: quoted(binding.name), shownName: binding.name, parameters: [],
        result: type, failure: "Never", isAsync: false, isStatic: requirement.isStatic,
        logName: logName, layout: layout)
      let body = try body(call, of: requirement, into: &member)
      member.lines = ["\(words)var \(name): \(type.inSignature) {"] + body.map { "  \($0)" } + ["}"]
      return member
    }
    let stem = unique(binding.name, ["Access"])
    member.use = .property(name: binding.name, stem: stem, type: type)
    var storage = SpyMember.Storage(
      name: "\(stem)Access", type: .init(generic: "SpyProperty", arguments: [type.stored]),
      value: .init(
        type: "SpyProperty",
        arguments: [requirement.isStatic ? "nil" : logName, quoted(binding.name)]),
      isStatic: requirement.isStatic)
    if let value = type.defaultValue {
      storage.value.arguments.append(value)
    } else if requirement.isStatic {
      throw SpyRefusal(
        of: contract, .noPlaceForResult(requirement: binding.name, type: type.inSignature),
        at: binding)
    } else {
      storage.value.arguments.append(name)
      member.argumentType = type.type
      member.argument = .init(
        label: name, type: (type.isFunction && !type.isOptional ? "@escaping " : "") + type.stored)
    }
    member.storage.append(storage)
    member.lines = [
      "\(words)var \(name): \(type.inSignature) {",
      "  get { \(storage.name).read() }",
      "  set { \(storage.name).write(newValue) }",
      "}",
    ]
    return member
  }

  // MARK: - Subscripts

  private mutating func subscripting(_ requirement: Requirement) throws(SpyRefusal) -> SpyMember {
    let declaration = requirement.declaration
    let generics = RequirementText.generics(of: declaration)
    let parameters = text.parameters(of: declaration, generics)
    let getter = declaration.accessors.first { $0.name == "get" }
    let fullName = RequirementText.fullName("subscript", parameters)
    let stem = unique(Self.stem("subscript", parameters), ["Calls", "Result", "Handler", "Writes"])
    var call = SpiedCall(
      stem: stem, name: quoted(fullName), shownName: fullName, parameters: parameters,
      result: declaration.part(.result)?.type.map { text.spyType($0, generics) },
      failure: getter.map { text.failure($0, generics) } ?? "Never",
      isAsync: getter?.traits.contains(.isAsync) ?? false, isStatic: requirement.isStatic,
      logName: logName, layout: layout)
    call.canThrow = getter?.traits.contains(.canThrow) ?? false
    var member = SpyMember(conditions: requirement.conditions)
    let body = try self.body(call, of: requirement, into: &member)
    var accessors = ["get\(getter.map(text.effects) ?? "") {"] + body.map { "  \($0)" } + ["}"]
    if declaration.accessors.contains(where: { $0.name == "set" }), let result = call.result {
      let value = result.isGeneric ? "Any" : result.stored
      let writes = SpiedCall(
        stem: stem, name: "\"\(contract.name).\(fullName) =\"", shownName: fullName,
        parameters: parameters, result: nil, failure: "Never", isAsync: false,
        isStatic: requirement.isStatic, logName: logName, layout: layout)
      let recorded = parameters.filter(\.isRecorded)
      let type =
        recorded.isEmpty
        ? value : "(\(writes.tupleElements.joined(separator: ", ")), newValue: \(value))"
      let expression = result.isGeneric ? "newValue as Any" : "newValue"
      let tuple =
        recorded.isEmpty
        ? expression
        : "(\(recorded.map(\.recordedExpression).joined(separator: ", ")), \(expression))"
      let log = requirement.isStatic ? "nil" : logName
      member.storage.append(
        .init(
          name: "\(stem)Writes",
          type: .init(generic: "SpyCalls", arguments: [type, "Void", "Never"]),
          value: .init(type: "SpyCalls", arguments: [log, writes.name]),
          isStatic: requirement.isStatic))
      accessors += ["set { \(stem)Writes.record(\(tuple)) }"]
    }
    let result = call.result.map { " -> \($0.inSignature)" } ?? ""
    member.lines = layout.function(
      text.prefix(declaration).map { "\($0) " }.joined()
        + "subscript\(text.genericClause(declaration))",
      parameters.map(\.inSignature), result + text.whereClause(declaration), accessors)
    return member
  }
}

extension Syntax {
  fileprivate var accessors: [Syntax] { parts(.accessor) }

  /// `?` or `!` of an initializer that can fail.
  fileprivate var failableMark: String {
    guard traits.contains(.isFailable) else { return "" }
    return source.text(from: start, to: end).contains("init!") ? "!" : "?"
  }
}
