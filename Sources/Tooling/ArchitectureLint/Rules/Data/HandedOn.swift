import AdderModuleDiscovery
import AdderSwiftSource

/// A value of a known type that a part passes to an object that the part references.
struct HandedOn {
  let type: TypeDeclaration.ID
  let place: LintPlace

  /// - Parameter receivers: the names of the properties that reference the receiving objects.
  static func all(
    to receivers: Set<Name>, in place: SyntaxPlace, of owner: TypeDeclaration.ID,
    _ module: LintedModule
  ) -> [HandedOn] {
    let file = module.index.files[Int(place.file)]
    let facts = file.facts
    let first = Int(place.node)
    let reader = ValueTypeReader(file: file, number: place.file, owner: owner, module: module)
    // The last binding of each name.
    var locals: [Name: Int] = [:]
    var found: [HandedOn] = []
    for node in facts.range(of: first) {
      if facts.beginsCode(node) { locals = [:] }
      switch facts.nodes[node].kind {
      case .binding, .parameter, .optionalBinding:
        if let name = file.boundName(node) { locals[name] = node }
      case .chain where reader.receives(node, receivers):
        for argument in reader.arguments(of: node) {
          guard let type = reader.type(of: argument, locals) else { continue }
          found.append(
            HandedOn(
              type: type,
              place: LintPlace(
                file: place.file, start: facts.nodes[argument].start, end: facts.nodes[argument].end
              )))
        }
      default: break
      }
    }
    return found
  }
}

/// Infers the type of a value if the code states it:
/// in a declaration, a cast, or a method's result.
struct ValueTypeReader {
  let file: ProjectIndex.File
  let number: Int32
  let owner: TypeDeclaration.ID
  let module: LintedModule

  private var facts: SwiftFile { file.facts }
  private func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }

  /// Returns true if a chain calls a method on one of the receivers: `output?.didObtain(…)`.
  func receives(_ chain: Int, _ receivers: Set<Name>) -> Bool {
    guard facts.nodes[chain + 1].kind == .identifier,
      receivers.contains(name(chain + 1)) || facts.isNamed(chain + 1, "self")
    else { return false }
    let steps = steps(of: chain)
    let called = steps.firstIndex { facts.nodes[$0].kind == .call }
    guard let called, called >= 2 else { return false }
    return receivers.contains(name(steps[called - 2]))
      && (called == 2 || called == 3 && facts.isNamed(steps[0], "self"))
  }

  func arguments(of chain: Int) -> [Int] {
    let call = steps(of: chain).first { facts.nodes[$0].kind == .call }
    return call.map { facts.parts(.argument, of: $0) } ?? []
  }

  /// Returns the steps of a chain without question and exclamation marks.
  private func steps(of chain: Int) -> [Int] {
    facts.parts(of: chain).filter {
      facts.nodes[$0].kind != .optionalChaining && facts.nodes[$0].kind != .forceUnwrap
    }
  }

  func type(ofBinding node: Int, _ locals: [Name: Int]) -> TypeDeclaration.ID? {
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .typeName, .optionalType, .unwrappedType, .arrayType: return type(named: part)
      case .label, .namePattern, .attribute, .modifier, .bindingPattern: break
      default: return type(of: part, locals)
      }
    }
    return nil
  }

  func type(of node: Int, _ locals: [Name: Int]) -> TypeDeclaration.ID? {
    switch facts.nodes[node].kind {
    case .argument, .effect, .tuple:
      return facts.parts(of: node).first { _ in true }.flatMap { type(of: $0, locals) }
    case .identifier:
      // In `if let post = post`, the second `post` is an outer name, whose type is not looked up.
      guard let binding = locals[name(node)], binding + Int(facts.nodes[binding].count) < node
      else {
        return nil
      }
      return type(ofBinding: binding, locals)
    case .sequence:
      let last = Array(facts.parts(of: node)).last
      guard let last, facts.nodes[last].kind == .cast else { return nil }
      return facts.parts(of: last).first { _ in true }.flatMap(type(named:))
    case .chain: return type(ofCall: node)
    default: return nil
    }
  }

  /// Returns the result type of a method that is called on a property's object:
  /// `postService.posts()`.
  private func type(ofCall chain: Int) -> TypeDeclaration.ID? {
    var steps = steps(of: chain)
    if let first = steps.first, facts.isNamed(first, "self") { steps.removeFirst() }
    guard steps.count == 3, facts.nodes[steps[1]].kind == .member,
      facts.nodes[steps[2]].kind == .call
    else { return nil }
    let property = module.index.property(name(steps[0]), of: owner)?.property
    let results = (property?.types ?? []).flatMap { held in
      module.index.types[held].functions.filter { $0.name == name(steps[1]) }
        .map { module.mentionedTypes(in: $0.result, within: held, file: $0.place.file) }
    }
    // If several methods have the name, any of them could be meant.
    guard results.count == 1, results[0].count == 1, case .own(let own) = results[0][0] else {
      return nil
    }
    return own
  }

  /// Returns the project type that is named by a node, alone or as the element of a list.
  private func type(named node: Int) -> TypeDeclaration.ID? {
    let named = facts.range(of: node).filter {
      facts.nodes[$0].kind == .typeName
    }
    guard named.count == 1 else { return nil }
    return module.index.type(TypeName(path: [name(named[0])]), in: owner, file: number)
  }
}
