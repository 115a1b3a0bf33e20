import AdderSwiftSource

/// The recording proxy of one protocol, as Swift code: it records each call and passes it on.
struct ProxyClass {
  let contract: DeclaredProtocol
  /// True if the proxy can stand for a part that may be gone: every result has an obvious value.
  let canBeWeak: Bool
  private let members: SpyMembers
  private let text: RequirementText
  private let options: SpyFile.Options
  /// The only class that conforms to the protocol, whose type methods the proxy has, too.
  private let implementer: String?
  /// The name of the property with the called part.
  private let target: String
  private let depth: Int
  private let layout: Layout

  /// What follows a protocol's name in the name of its proxy.
  static let suffix = "Proxy"

  init(
    of contract: DeclaredProtocol, in project: TestedProject, _ options: SpyFile.Options
  ) throws(SpyRefusal) {
    let scope = project.samples.scope
    if contract.isPrivate { throw SpyRefusal(of: contract, .isPrivate, at: contract.declaration) }
    self.contract = contract
    self.options = options
    depth = 1 + (contract.containers.isEmpty ? 0 : 1) + contract.conditions.count
    layout = Layout(depth: depth)
    members = try SpyMembers(of: contract, in: scope)
    let name = contract.name + Self.suffix
    if scope.files(declaringClass: name).contains(where: options.sees) {
      throw SpyRefusal(of: contract, .nameTaken(name), at: contract.declaration)
    }
    text = RequirementText(scope: scope, selfName: name)
    let names = Set(
      members.requirements.flatMap {
        [$0.declaration.name] + $0.declaration.parts(.binding).map(\.name)
      })
    target = names.contains("target") ? "recordedTarget" : "target"
    let isolation = members.isolation(of: contract, options)
    let isIsolated =
      isolation?.hasPrefix("@") ?? (options.isMainActorByDefault && isolation == nil)
    implementer = project.samples.onlyClass(conformingTo: contract)
    let cast = project.castContracts.types[contract.qualifiedName].map {
      "other code casts its objects to '\($0)', which a proxy is not"
    }
    let reason =
      cast
      ?? Self.reason(
        members, names, text, isIsolated: isIsolated, hasImplementer: implementer != nil)
    if let reason {
      throw SpyRefusal(of: contract, .cannotPassOn(reason), at: contract.declaration)
    }
    canBeWeak = Self.canBeWeak(members, text)
  }

  var name: String { contract.name + Self.suffix }

  private static func canBeWeak(_ members: SpyMembers, _ text: RequirementText) -> Bool {
    members.requirements.allSatisfy { results(of: $0, text).allSatisfy(\.hasValue) }
  }

  /// Why no proxy can pass on the calls; `nil` if one can.
  private static func reason(
    _ members: SpyMembers, _ names: Set<String>, _ text: RequirementText, isIsolated: Bool,
    hasImplementer: Bool
  ) -> String? {
    if !members.associatedTypes.isEmpty { return "it has associated types" }
    if members.isActor { return "only actors conform to it" }
    if let superclass = members.superclass, superclass != "NSObject" {
      return "it inherits from the class '\(superclass)'"
    }
    if let known = members.known.first?.conformance?.split(separator: " ").last {
      return "it requires '\(known)'"
    }
    if names.contains("recording") { return "it requires 'recording', which every proxy has" }
    for requirement in members.requirements {
      let declaration = requirement.declaration
      let name = declaration.kind == .initializerDeclaration ? "init" : declaration.name
      if declaration.kind == .initializerDeclaration
        || requirement.isStatic && (!hasImplementer || declaration.kind != .functionDeclaration)
      {
        return "'\(name)' is called on the type"
      }
      let accessors = (declaration.parts(.binding) + [declaration]).flatMap { $0.parts(.accessor) }
      if declaration.has(modifier: "mutating")
        || accessors.contains(where: { $0.name != "set" && $0.has(modifier: "mutating") })
      {
        return "'\(name)' changes the value itself"
      }
      if isIsolated,
        declaration.has(modifier: "nonisolated") || declaration.has(attribute: "concurrent")
      {
        return "'\(name)' is not isolated as the others are"
      }
      if declaration.has(modifier: "optional") { return "'\(name)' is optional" }
      let generics = RequirementText.generics(of: declaration)
      let parameters = text.parameters(of: declaration, generics)
      if parameters.contains(where: \.isVariadic) {
        return "'\(name)' takes any number of arguments"
      }
      let results = Self.results(of: requirement, text)
      if results.contains(where: \.mentionsSelf)
        || parameters.contains(where: { $0.type.mentionsSelf })
      {
        return "'\(name)' uses 'Self'"
      }
      if declaration.kind != .functionDeclaration, results.contains(where: \.isNoncopyable) {
        return "the value of '\(name)' cannot be copied"
      }
      if results.contains(where: { $0.type.plainType.baseName == "Never" }) {
        return "'\(name)' never returns"
      }
      if parameters.contains(where: { $0.type.words.contains("isolated") }) {
        return "'\(name)' runs on the actor of an argument"
      }
    }
    return nil
  }

  private static func results(of requirement: Requirement, _ text: RequirementText) -> [SpyType] {
    let declaration = requirement.declaration
    let generics = RequirementText.generics(of: declaration)
    let types =
      declaration.kind == .variableDeclaration
      ? declaration.parts(.binding).compactMap(\.type)
      : [declaration.part(.result)?.type].compactMap { $0 }
    return types.map { text.spyType($0, generics) }
  }

  // MARK: - Code

  /// The lines of the proxy, with an extension around it if the protocol is inside a type.
  func lines() -> [String] {
    let type = "any \(contract.name)"
    let stored = canBeWeak ? "TrafficTarget<\(type)>" : type
    let recorded = canBeWeak ? "target" : "TrafficTarget(target)"
    var lines = header
    lines += [
      "  nonisolated let recording: ProxyRecording", "  private let \(target): \(stored)", "",
      "  init(_ target: \(stored), _ arrow: TrafficArrow) {",
      "    recording = ProxyRecording(arrow, to: \(recorded))",
      "    self.\(self.target) = target",
    ]
    if members.superclass != nil || members.isObjectiveC { lines.append("    super.init()") }
    lines.append("  }")
    for requirement in members.requirements {
      for member in self.lines(of: requirement) {
        lines += [""] + member.compiled(if: requirement.conditions).indented
      }
    }
    lines.append("}")
    if !contract.containers.isEmpty {
      lines = ["extension \(contract.containers.joined(separator: ".")) {"] + lines.indented + ["}"]
    }
    return lines.compiled(if: contract.conditions)
  }

  private var header: [String] {
    var lines = ["/// Records the calls to `\(contract.qualifiedName)` and passes them on."]
    lines += members.availability
    var words = ""
    let isolation = members.isolation(of: contract, options)
    if let isolation {
      if isolation == "nonisolated" { words = "nonisolated " } else { lines.append(isolation) }
    }
    var inherited =
      members.superclass != nil || members.isObjectiveC ? ["NSObject"] : []
    inherited += ["RecordingProxy", contract.name]
    return lines + layout.header("\(words)final class \(name)", inherited, [])
  }

  private func lines(of requirement: Requirement) -> [[String]] {
    let declaration = requirement.declaration
    switch declaration.kind {
    case .functionDeclaration:
      return [requirement.isStatic ? typeMethod(declaration) : function(declaration)]
    case .subscriptDeclaration: return [subscripting(declaration)]
    case .variableDeclaration:
      return declaration.parts(.binding).compactMap { property($0, of: declaration) }
    default: return []
    }
  }

  private func function(_ declaration: Syntax) -> [String] {
    let generics = RequirementText.generics(of: declaration)
    let parameters = text.parameters(of: declaration, generics)
    let type = declaration.part(.result)?.type.map { text.spyType($0, generics) }
    let names = LocalNames(parameters)
    let arguments = parameters.map(\.passed)
    let call = PassedCall(
      member: RequirementText.fullName(declaration.name, parameters), parameters: parameters,
      result: type, effects: declaration, names: names,
      expression: "\(canBeWeak ? names.object : reference(names)).\(declaration.writtenName)",
      arguments: arguments)
    let result = type.map { " -> \($0.inSignature)" } ?? ""
    return layout.function(
      text.head(declaration), parameters.map(\.inSignature),
      text.effects(declaration) + result + text.whereClause(declaration), body(call))
  }

  /// A type method, such as the one that creates the module. Nothing calls it on a proxy, so it is not recorded.
  private func typeMethod(_ declaration: Syntax) -> [String] {
    let generics = RequirementText.generics(of: declaration)
    let parameters = text.parameters(of: declaration, generics)
    let result = declaration.part(.result)?.type.map { text.spyType($0, generics).inSignature }
    let call =
      (declaration.traits.contains(.canThrow) ? "try " : "")
      + (declaration.traits.contains(.isAsync) ? "await " : "")
      + "\(implementer ?? contract.name).\(declaration.writtenName)"
    return layout.function(
      text.head(declaration), parameters.map(\.inSignature),
      text.effects(declaration) + (result.map { " -> \($0)" } ?? "")
        + text.whereClause(declaration),
      layout.statement(call, parameters.map(\.forwarded)))
  }

  private func property(_ binding: Syntax, of declaration: Syntax) -> [String]? {
    guard let type = binding.type else { return nil }
    let spied = text.spyType(type, [])
    let getter = binding.parts(.accessor).first {
      ["get", "read", "borrow"].contains($0.name)
    }
    let names = LocalNames([])
    let object = canBeWeak ? names.object : reference(names)
    let access = "\(object).\(binding.writtenName)"
    let get = PassedCall(
      member: binding.name, parameters: [], result: spied, effects: getter, names: names,
      expression: access)
    let words = text.prefix(declaration).map { "\($0) " }.joined()
    let head = "\(words)var \(binding.writtenName): \(spied.inSignature) {"
    return accessors(head, get, getter, binding.parts(.accessor).first { $0.name == "set" })
  }

  private func subscripting(_ declaration: Syntax) -> [String] {
    let generics = RequirementText.generics(of: declaration)
    let parameters = text.parameters(of: declaration, generics)
    let names = LocalNames(parameters)
    let type = declaration.part(.result)?.type.map { text.spyType($0, generics) }
    let getter = declaration.parts(.accessor).first { $0.name == "get" }
    let object = canBeWeak ? names.object : reference(names)
    let access = "\(object)[\(parameters.map(\.forwarded).joined(separator: ", "))]"
    let get = PassedCall(
      member: RequirementText.fullName("subscript", parameters), parameters: parameters,
      result: type, effects: getter, names: names, expression: access)
    let head =
      text.prefix(declaration).map { "\($0) " }.joined()
      + "subscript\(text.genericClause(declaration))"
    let result = (type.map { " -> \($0.inSignature)" } ?? "") + text.whereClause(declaration) + " {"
    let lines = layout.list(head, parameters.map(\.inSignature), result)
    let setter = declaration.parts(.accessor).first { $0.name == "set" }
    return lines.dropLast() + accessors(lines.last ?? "", get, getter, setter)
  }

  private func accessors(
    _ head: String, _ get: PassedCall, _ getter: Syntax?, _ setter: Syntax?
  ) -> [String] {
    var lines = [head]
    let effects = getter.map(text.effects) ?? ""
    if setter == nil, effects.isEmpty {
      lines += body(get).indented
    } else {
      lines += (["get\(effects) {"] + body(get).indented + ["}"]).indented
    }
    if let setter {
      var write = get
      write.member += " ="
      write.result = nil
      write.effects = nil
      write.isWrite = true
      write.changesReference =
        !members.isClassBound && !setter.has(modifier: "nonmutating")
      write.expression += " = newValue"
      lines += (["set {"] + body(write).indented + ["}"]).indented
    }
    return lines + ["}"]
  }

  // MARK: - Bodies

  /// A call that a proxy passes on.
  private struct PassedCall {
    var member: String
    var parameters: [SpyParameter]
    var result: SpyType?
    /// What says whether the call is asynchronous and can throw.
    var effects: Syntax?
    var names: LocalNames
    /// The call on the part, without the arguments.
    var expression: String
    /// The arguments of a function.
    var arguments: [String]?
    var isWrite = false
    /// True if Swift takes the setting of a property for a change of the reference.
    var changesReference = false

    var isAsync: Bool { effects?.traits.contains(.isAsync) ?? false }
    var canThrow: Bool {
      (effects?.traits.contains(.canThrow) ?? false)
        && effects?.part(.thrownType)?.type?.plainType.baseName != "Never"
    }
    var returnsValue: Bool { result.map { $0.defaultValue != "()" } ?? false }
  }

  /// The reference to the part, from inside a member.
  private func reference(_ names: LocalNames) -> String {
    names.hides(target) ? "self.\(target)" : target
  }

  private func body(_ call: PassedCall) -> [String] {
    let recording = call.names.hides("recording") ? "self.recording" : "recording"
    let token = call.names.call
    let arguments =
      ["\"\(call.member.replacing("`", with: ""))\""] + (call.isAsync ? ["isAsync: true"] : [])
      + call.parameters.map(\.recordedArgument)
      + (call.isWrite ? [".init(\"newValue\", newValue)"] : [])
    var lines = layout.statement("let \(token) = \(recording).begins", arguments)
    lines += call.parameters.flatMap { recordedClosure($0, call.names) }
    var passing: [String] = []
    if canBeWeak {
      let dropped = "\(recording).drops(\(token))"
      let word = call.changesReference ? "var" : "let"
      let head = "guard \(word) \(call.names.object) = \(reference(call.names)).object else {"
      if call.returnsValue, let result = call.result {
        passing += [head, "  \(dropped)", "  return \(result.defaultValue ?? "")", "}"]
      } else {
        let line = "\(head) return \(dropped) }"
        passing += line.count + 4 <= layout.width ? [line] : [head, "  return \(dropped)", "}"]
      }
    } else if call.changesReference {
      passing.append("var \(call.names.object) = \(reference(call.names))")
    }
    var expression = call.expression
    if !canBeWeak, call.changesReference {
      expression = call.names.object + expression.dropFirst(reference(call.names).count)
    }
    expression = (call.canThrow ? "try " : "") + (call.isAsync ? "await " : "") + expression
    let bodyLayout = Layout(depth: depth + (call.canThrow ? 1 : 0))
    func statement(_ head: String) -> [String] {
      call.arguments.map { bodyLayout.statement(head + expression, $0) } ?? [head + expression]
    }
    if let result = call.result, call.returnsValue {
      if result.isNoncopyable {
        passing += ["defer { \(recording).ends(\(token)) }"] + statement("return ")
      } else {
        let type = result.isGeneric ? ": \(result.stored)" : ""
        passing += statement("let \(call.names.result)\(type) = ")
        passing += [
          "\(recording).returns(\(token), \(call.names.result))", "return \(call.names.result)",
        ]
      }
    } else {
      passing += statement("") + ["\(recording).ends(\(token))"]
    }
    guard call.canThrow else { return lines + passing }
    let thrown = call.effects?.part(.thrownType)?.type.map { text.spyType($0, []).inSignature }
    lines.append(thrown.map { "do throws(\($0)) {" } ?? "do {")
    return lines + passing.indented + [
      "} catch {", "  \(recording).fails(\(token), error)", "  throw error", "}",
    ]
  }

  /// A closure that the part may call later: what it calls instead, so that the answer is recorded.
  private func recordedClosure(_ parameter: SpyParameter, _ names: LocalNames) -> [String] {
    guard let count = parameter.answer else { return [] }
    let values = (0..<count).map { count == 1 ? "value" : "value\($0 + 1)" }
    let capture = names.hides("recording") ? "[recording = self.recording]" : "[recording]"
    let list = values.isEmpty ? "" : " " + values.joined(separator: ", ")
    let call = layout.statement(
      "recording.answers",
      [names.call, "\"\(parameter.local.withoutBackticks)\""]
        + values.map { ".init(\"\($0)\", \($0))" })
    let head = "let \(parameter.closureName): \(parameter.type.stored) = { \(capture)\(list) in"
    let lines =
      head.count + 2 <= layout.width
      ? [head]
      : [
        "let \(parameter.closureName):", "  \(parameter.type.stored) = { \(capture)\(list) in",
      ]
    return lines + (call + ["\(parameter.expression)(\(values.joined(separator: ", ")))"]).indented
      + ["}"]
  }
}

/// The names of constants in a member, which must differ from its parameters.
private struct LocalNames {
  private let taken: Set<String>

  init(_ parameters: [SpyParameter]) { taken = Set(parameters.map(\.local.withoutBackticks)) }

  /// True if a parameter hides a property.
  func hides(_ name: String) -> Bool { taken.contains(name) }

  var call: String { free("call") }
  var object: String { free("object") }
  var result: String { free("result") }

  private func free(_ name: String) -> String {
    var name = name
    while taken.contains(name) { name += "2" }
    return name
  }
}

extension SpyType {
  /// True if a call whose target is gone can return something.
  fileprivate var hasValue: Bool {
    defaultValue != nil && !isGeneric && !isNoncopyable
  }

  fileprivate var isNoncopyable: Bool { scope.isNoncopyable(type.plainType) }
}

extension SpyParameter {
  /// The argument as a proxy records it.
  fileprivate var recordedArgument: String {
    let name = "\"\(local.withoutBackticks)\""
    guard isRecorded, !type.isFunction, !type.words.contains("autoclosure"), !isPack else {
      let text = type.inSignature.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return ".init(\(name), unrecorded: \"\(text)\")"
    }
    let isOwned = type.words.contains("borrowing") || type.words.contains("consuming")
    return ".init(\(name), \(isOwned ? "copy " : "")\(expression))"
  }

  fileprivate var closureName: String { "recorded\(local.withoutBackticks.capitalized)" }

  /// What a proxy passes on.
  fileprivate var passed: String {
    guard answer != nil else { return forwarded }
    return (label.map { "\($0.asLabel): " } ?? "") + closureName
  }

  /// The number of parameters of a closure that may be called later; `nil` if the proxy passes it on as it is.
  fileprivate var answer: Int? {
    guard type.isFunction, !type.isOptional, type.words.contains("escaping"), !type.isGeneric else {
      return nil
    }
    let function = type.scope.resolved(type.type.plainType).plainType
    guard function.kind == .functionType, !function.traits.contains(.isAsync),
      !function.traits.contains(.canThrow), function.part(.result)?.type?.isVoid ?? true
    else { return nil }
    let elements = function.part(.tupleType)?.parts(.tupleTypeElement) ?? []
    let isPlain = elements.allSatisfy { element in
      !element.all.contains { $0.kind == .modifier || $0.kind == .prefixedType }
        && element.type.map { $0.kind != .attributedType && !type.scope.isNoncopyable($0) } ?? false
    }
    return isPlain ? elements.count : nil
  }
}
