import AdderModuleDiscovery
import AdderProjectChecks
import AdderSwiftSource

/// The types around a method that reports its result through a closure.
struct CallbackScene {
  let contract: TypeDeclaration.ID
  let method: Function
  let closure: ClosureParameter
  let implementer: TypeDeclaration.ID
  let implementation: Function
  /// The only call of the method.
  let call: SyntaxPlace
  let caller: TypeDeclaration.ID
  /// The implementer's reference to its caller, and the contract that is its type.
  let output: (property: Property, contract: TypeDeclaration.ID)
  /// The calls of the method in its own implementation.
  let ownCalls: Set<SyntaxPlace>

  init(
    _ method: Function, of contract: TypeDeclaration.ID, in extended: ExtendedModule,
    _ code: ProjectCode
  ) throws(CallbackFault) {
    let index = code.index
    let project = extended.project
    closure = try ClosureParameter(of: method, code, extended.sources.texts)
    self.method = method
    self.contract = contract
    let conforming = (project.graph.conforming[contract] ?? []).filter {
      index.types[$0].kind != .protocol
    }
    let roots = conforming.filter { type in
      !index.superclasses(of: type).contains(where: conforming.contains)
    }
    guard let implementer = roots.first else {
      throw CallbackFault(.noImplementer(index.name(of: contract)), index.types[contract].place)
    }
    guard roots.count == 1 else {
      throw CallbackFault(
        .severalImplementers(index.name(of: implementer), index.name(of: roots[1])),
        index.types[roots[1]].place)
    }
    guard index.types[implementer].kind == .class else {
      throw CallbackFault(.noClass(index.name(of: implementer)), index.types[implementer].place)
    }
    let labels = index.labels(of: method)
    let own = index.types[implementer].functions.first {
      $0.name == method.name && $0.hasBody && index.labels(of: $0) == labels
    }
    guard let own else {
      throw CallbackFault(.noImplementer(index.name(of: contract)), index.types[implementer].place)
    }
    self.implementer = implementer
    implementation = own
    let calls = MethodCalls(of: method, in: contract, by: implementer, code)
    if let fault = calls.fault { throw fault }
    let inside = code.file(own.place.file).facts.range(of: Int(own.place.node))
    let recursive = Set(
      calls.own.filter { $0.file == own.place.file && inside.contains(Int($0.node)) })
    ownCalls = recursive
    if let other = calls.own.first(where: { !recursive.contains($0) }) {
      throw CallbackFault(.otherCall, other)
    }
    guard let call = calls.others.first else { throw CallbackFault(.noCaller, method.place) }
    if calls.others.count > 1 { throw CallbackFault(.otherCall, calls.others[1]) }
    let file = code.file(call.file)
    guard let caller = code.type(around: Int(call.node), in: file) else {
      throw CallbackFault(.unknownCall, call)
    }
    self.call = call
    self.caller = caller
    output = try Self.output(from: implementer, to: caller, besides: contract, extended, index)
    try Self.checkHolding(call, file, caller, implementer, project)
  }

  private static func output(
    from implementer: TypeDeclaration.ID, to caller: TypeDeclaration.ID,
    besides contract: TypeDeclaration.ID, _ extended: ExtendedModule, _ index: ProjectIndex
  ) throws(CallbackFault) -> (property: Property, contract: TypeDeclaration.ID) {
    let edges = extended.project.graph.edges(from: implementer).filter { $0.target == caller }
    let known = Set(index.protocols(of: caller))
    for edge in edges {
      guard let property = index.property(edge.property, of: implementer)?.property else {
        continue
      }
      let protocols = edge.declared.filter { known.contains($0) && $0 != contract }
      let best = protocols.first { type in
        extended.module.contracts.contains { $0.type == type }
      }
      guard let output = best ?? protocols.first else { continue }
      try checkUse(of: output, by: implementer, caller, extended.project)
      return (property, output)
    }
    if let edge = edges.first(where: { $0.declared.contains(caller) }) {
      let property = "\(index.name(of: implementer)).\(index.names[edge.property])"
      throw CallbackFault(
        .concreteOutput(property, module: extended.module.name), index.types[implementer].place)
    }
    throw CallbackFault(
      .noOutput(index.name(of: implementer), caller: index.name(of: caller)),
      index.types[implementer].place)
  }

  /// A contract through which only other parts call is not for answers.
  private static func checkUse(
    of output: TypeDeclaration.ID, by implementer: TypeDeclaration.ID,
    _ caller: TypeDeclaration.ID, _ project: DiscoveredProject
  ) throws(CallbackFault) {
    let isUsed = project.graph.calls.contains {
      $0.caller == implementer && $0.through == output
    }
    let other = project.graph.edges(to: caller).first {
      $0.holder != implementer && $0.declared.contains(output)
    }
    guard let other, !isUsed else { return }
    func name(_ type: TypeDeclaration.ID) -> String { project.index.name(of: type) }
    throw CallbackFault(
      .sharedOutput(name(output), user: name(other.holder), implementer: name(implementer)),
      project.index.types[output].place)
  }

  /// The object must be kept until it answers.
  private static func checkHolding(
    _ call: SyntaxPlace, _ file: CodeFile, _ caller: TypeDeclaration.ID,
    _ implementer: TypeDeclaration.ID, _ project: DiscoveredProject
  ) throws(CallbackFault) {
    let steps = file.parent(of: Int(call.node)).map(file.steps) ?? []
    let first = steps.first { !file.isSelf($0) }
    let isKept = project.graph.edges(from: caller).contains { edge in
      edge.target == implementer && edge.strength == .strong
        && first.map { file.name($0) == edge.property } ?? false
    }
    if !isKept { throw CallbackFault(.shortHolder(project.index.name(of: caller)), call) }
  }
}

/// The calls of a contract's method.
struct MethodCalls {
  /// Those in the implementing type, of itself.
  private(set) var own: [SyntaxPlace] = []
  private(set) var others: [SyntaxPlace] = []
  /// The first mention that may be a call, and cannot be changed.
  private(set) var fault: CallbackFault?

  private let code: ProjectCode
  private let method: Function
  private let contract: TypeDeclaration.ID
  private let implementer: TypeDeclaration.ID
  private var index: ProjectIndex { code.index }

  init(
    of method: Function, in contract: TypeDeclaration.ID, by implementer: TypeDeclaration.ID,
    _ code: ProjectCode
  ) {
    self.code = code
    self.method = method
    self.contract = contract
    self.implementer = implementer
    let types = ValueTypes(code)
    for (number, file) in index.files.enumerated() where !file.isMadeOfContracts {
      let named = file.nodes(named: method.name)
      if named.isEmpty { continue }
      let file = code.file(Int32(number))
      for node in named where file.kind(node) == .member || file.kind(node) == .identifier {
        read(node, in: file, types)
      }
    }
  }

  private mutating func read(_ node: Int, in file: CodeFile, _ types: ValueTypes) {
    let chain = file.parent(of: node).flatMap { file.kind($0) == .chain ? $0 : nil }
    let steps = chain.map(file.steps) ?? [node]
    let before = steps.prefix { $0 < node }
    let next = steps.first { $0 > node }
    let call = next.flatMap { file.kind($0) == .call ? $0 : nil }
    if let call, CallArguments(of: call, in: file).leavesOut(method, index) == .other { return }
    guard let receiver = receiver(Array(before), at: node, in: file, types) else { return }
    guard let call else { return note(.unknownCall, node, in: file) }
    if file.file.isTest { return note(.calledInTest, node, in: file) }
    switch receiver {
    case .own: own.append(file.place(call))
    case .other: others.append(file.place(call))
    case .unknown: note(.unknownCall, node, in: file)
    }
  }

  private enum Receiver { case own, other, unknown }

  /// Returns `nil` if the receiver is known to be something else.
  private func receiver(
    _ before: [Int], at node: Int, in file: CodeFile, _ types: ValueTypes
  ) -> Receiver? {
    let isBare = before.isEmpty
    if isBare || before.count == 1 && isOwnSelf(before[0], in: file) {
      if isBare, file.local(method.name, before: node) != nil { return nil }
      let around = code.type(around: node, in: file)
      return around.map(isRelated) ?? false ? .own : nil
    }
    if let type = types.type(ofSteps: before, in: file) {
      if type == implementer, file.text(before[0]).hasSuffix("elf"), before.count == 1 {
        return .own
      }
      return isRelated(type) ? .other : nil
    }
    let isNear = [contract, implementer].contains { type in
      file.file.names.contains(index.types[type].name)
    }
    return isNear ? .unknown : nil
  }

  private func isOwnSelf(_ node: Int, in file: CodeFile) -> Bool {
    guard file.isSelf(node), let local = file.local(file.name(node), before: node) else {
      return file.isSelf(node)
    }
    return file.text(local).hasSuffix("elf")
  }

  private func isRelated(_ type: TypeDeclaration.ID) -> Bool {
    type == contract || type == implementer || index.allInherited(by: type).types.contains(contract)
      || index.superclasses(of: type).contains(implementer)
  }

  private mutating func note(_ obstacle: CallbackObstacle, _ node: Int, in file: CodeFile) {
    if fault == nil { fault = CallbackFault(obstacle, file.place(node)) }
  }
}
