import AdderFindings
import AdderSwiftSource

/// The spy of one protocol, as Swift code.
struct SpyClass {

  let contract: DeclaredProtocol
  private let members: SpyMembers
  private let scope: ContractScope
  private let options: SpyFile.Options
  private let layout: Layout

  init(
    of contract: DeclaredProtocol, in scope: ContractScope, _ options: SpyFile.Options
  ) throws(SpyRefusal) {
    if contract.isPrivate {
      throw SpyRefusal(of: contract, .isPrivate, at: contract.declaration)
    }
    self.contract = contract
    self.scope = scope
    self.options = options
    layout = Layout(
      depth: (contract.containers.isEmpty ? 0 : 1) + contract.conditions.count,
      breaksLines: options.breaksLines)
    members = try SpyMembers(of: contract, in: scope)
    let name = contract.name + options.suffix
    if scope.files(declaringClass: name).contains(where: options.sees) {
      throw SpyRefusal(of: contract, .nameTaken(name), at: contract.declaration)
    }
  }

  var name: String { contract.name + options.suffix }
  /// The name with those of the types around it.
  var qualifiedName: String { (contract.containers + [name]).joined(separator: ".") }

  /// The lines of the spy, with an extension around it if the protocol is inside a type.
  func lines() throws(SpyRefusal) -> [String] {
    let generics = genericParameters
    let (written, writer) = try writtenMembers()
    var lines = header(generics, written, isSendable: !writer.forwards)
    lines += storage(written, writer).indented
    lines.append("")
    lines += try initializer(written, writer).indented
    for member in written {
      lines.append("")
      lines += member.lines.compiled(if: member.conditions).indented
    }
    for one in members.known {
      let code = one.members(of: name, layout)
      if !code.isEmpty { lines += [""] + code.indented }
    }
    lines.append("}")
    if !contract.containers.isEmpty {
      lines = ["extension \(contract.containers.joined(separator: ".")) {"] + lines.indented + ["}"]
    }
    return lines.compiled(if: contract.conditions)
  }

  /// The code for all requirements, and its writer.
  func writtenMembers() throws(SpyRefusal) -> ([SpyMember], SpyMemberWriter) {
    var writer = SpyMemberWriter(
      contract, members, in: scope, spyName: name, isGenericSpy: isGeneric, layout: layout)
    var written: [SpyMember] = []
    for requirement in members.requirements {
      written += try writer.members(of: requirement)
    }
    try checkInitializers(written)
    return (written, writer)
  }

  /// True if the spy has generic parameters.
  var isGeneric: Bool { !genericParameters.isEmpty }

  // MARK: - Header

  /// The associated types that the spy is generic over, because no condition says what they are.
  private var genericParameters: [String] {
    let fixed = Set(fixedTypes.map(\.name))
    return members.associatedTypes.map(\.name).filter { !fixed.contains($0) }
  }

  /// The associated types that a condition says are the same as a type without associated types.
  private var fixedTypes: [(name: String, type: String)] {
    let names = Set(members.associatedTypes.map(\.name))
    var fixed: [(name: String, type: String)] = []
    for condition in members.conditions where condition.traits.contains(.isSameType) {
      let types = condition.parts.filter(\.kind.isType)
      guard types.count == 2, let name = types[0].associatedName, names.contains(name),
        !fixed.contains(where: { $0.name == name }),
        !types[1].all.contains(where: {
          $0.kind == .typeName && (names.contains($0.name) || $0.name == "Self")
        })
      else { continue }
      fixed.append((name, types[1].text))
    }
    return fixed
  }

  private var conditions: [String] {
    let fixed = Dictionary(fixedTypes.map { ($0.name, $0.type) }) { first, _ in first }
    // The header cannot use the typealiases inside.
    func text(_ type: Syntax) -> String {
      (type.kind == .typeName ? fixed[type.name] : nil) ?? self.text(type)
    }
    var conditions: [String] = []
    for type in members.associatedTypes where fixed[type.name] == nil {
      for bound in type.parts(.inheritedType).compactMap(\.type) where bound.kind != .prefixedType {
        conditions.append("\(type.name): \(text(bound))")
      }
    }
    for condition in members.conditions {
      let types = condition.parts.filter(\.kind.isType)
      guard types.count == 2 else { continue }
      if let name = types[0].associatedName, fixed[name] != nil { continue }
      let sign = condition.traits.contains(.isSameType) ? " ==" : ":"
      conditions.append("\(text(types[0]))\(sign) \(text(types[1]))")
    }
    var seen: Set<String> = []
    return conditions.filter { seen.insert($0).inserted }
  }

  private func text(_ type: Syntax) -> String {
    SpyType(type: type, scope: scope, selfName: name).inSignature
  }

  /// - Parameter isSendable: True if every stored property is. A test on the main actor can then call
  ///   an asynchronous requirement that is isolated to nothing.
  private func header(
    _ generics: [String], _ written: [SpyMember], isSendable: Bool
  ) -> [String] {
    var lines = ["/// A spy of `\(contract.qualifiedName)`."]
    lines += members.availability
    var words = ""
    let conformsOnMainActor = needsMainActor(written)
    let isolation = conformsOnMainActor ? "@MainActor" : members.isolation(of: contract, options)
    if let isolation {
      if isolation == "nonisolated" { words = "nonisolated " } else { lines.append(isolation) }
    }
    words += members.isActor ? "actor" : "final class"
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    var inherited = members.superclass.map { [$0] } ?? []
    if members.isObjectiveC, inherited.isEmpty { inherited = ["NSObject"] }
    // Otherwise the compiler takes the conformance to the inherited protocol for another one.
    let isIsolatedByDefault = isolation == "@MainActor" && members.isolation == nil
    // A conformance to what must be sendable cannot be isolated.
    let isOnActor =
      !members.isSendable
      && (conformsOnMainActor || isIsolatedByDefault && members.inheritsFromProject
        || options.isSwift6 && members.inheritsUnisolated && isolation?.hasPrefix("@") ?? false)
    inherited.append((isOnActor ? isolation.map { "\($0) " } ?? "" : "") + contract.name)
    inherited += members.known.compactMap(\.conformance)
    if isSendable, members.superclass == nil, !members.isObjectiveC, !members.isActor,
      isolation == nil || isolation == "nonisolated" && members.isolation == nil
    {
      inherited.append("Sendable")
    }
    lines += layout.header("\(words) \(name)\(clause)", inherited, conditions)
    let types =
      fixedTypes.map { "  typealias \($0.name) = \($0.type)" }
      + members.typealiases.map { "  \(text($0))" }
    if !types.isEmpty { lines += types + [""] }
    return lines
  }

  /// True if the protocol belongs to no actor, but only the main actor can create the spy's results or its superclass. In
  /// Swift 6, the spy then conforms to it on the main actor, as the app's own class does.
  private func needsMainActor(_ written: [SpyMember]) -> Bool {
    options.isSwift6 && !members.isSendable && members.belongsToNoActor(contract)
      && (members.hasFrameworkSuperclass && (members.inheritsFromProject || members.isNonisolated)
        || written.contains(where: \.createsScreen))
  }

  // MARK: - Storage

  private func storage(_ written: [SpyMember], _ writer: SpyMemberWriter) -> [String] {
    var lines = [
      "/// The calls to this spy and to those that share the log.", "let \(writer.logName): SpyLog",
    ]
    for member in written {
      let declarations = member.storage.flatMap { storage in
        layout.property(
          "\(storage.isStatic ? "static " : "")let \(storage.name)", storage.type,
          storage.isStatic || storage.isInline ? storage.value : nil)
      }
      lines += declarations.compiled(if: member.conditions)
    }
    if writer.forwards { lines.append("private let forwarding: any \(contract.name)") }
    return lines
  }

  private func initializer(
    _ written: [SpyMember], _ writer: SpyMemberWriter
  ) throws(SpyRefusal) -> [String] {
    var parameters: [String] = []
    for member in written {
      guard let argument = member.argument else { continue }
      if !member.conditions.isEmpty {
        throw SpyRefusal(
          of: contract, .conditionalResult(requirement: argument.label),
          at: contract.declaration)
      }
      parameters.append("\(argument.label): \(argument.type)")
    }
    if writer.forwards { parameters.append("forwarding: any \(contract.name)") }
    var body = ["self.\(writer.logName) = \(writer.logName)"]
    for member in written {
      let assignments = member.storage.filter { !$0.isStatic && !$0.isInline }.flatMap { storage in
        layout.assignment(storage.name, storage.value)
      }
      body += assignments.compiled(if: member.conditions)
    }
    if writer.forwards { body.append("self.forwarding = forwarding") }
    let superclass = members.superclass ?? (members.isObjectiveC ? "NSObject" : nil)
    var lines: [String] = []
    if let superclass {
      guard let known = KnownSuperclass(superclass, in: scope) else {
        throw SpyRefusal(
          of: contract, .unknownSuperclass(superclass), at: contract.declaration)
      }
      body.append(known.call)
      if known.needsCoder { lines = ["", "required init?(coder: NSCoder) { nil }"] }
    }
    return layout.list("init", ["\(writer.logName): SpyLog = SpyLog()"] + parameters, " {")
      + body.indented + ["}"] + lines
  }

  /// What creates a spy itself gets no arguments for results: an initializer requirement, and a static function that returns
  /// `Self`.
  private func checkInitializers(_ written: [SpyMember]) throws(SpyRefusal) {
    guard
      let initializer = members.requirements.first(where: {
        $0.declaration.kind == .initializerDeclaration
          || $0.isStatic && $0.declaration.part(.result)?.type?.plainType.name == "Self"
      }), let argument = written.lazy.compactMap(\.argument).first
    else { return }
    throw SpyRefusal(
      of: contract, .noPlaceForResult(requirement: argument.label, type: argument.type),
      at: initializer.declaration)
  }

}

extension Syntax {
  /// `Item` for `Item` and `Self.Item`.
  fileprivate var associatedName: String? {
    if kind == .typeName { return name }
    guard kind == .memberType, parts.count == 2, parts[0].name == "Self" else { return nil }
    return parts[1].name
  }
}
