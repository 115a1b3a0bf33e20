import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds the references in a type's code that keep an object alive: closures that capture it,
/// references to its methods, and the object itself where it is passed on.
struct RetentionReader {
  private let module: LintedModule
  private let destinations: ValueDestinations
  private var index: ProjectIndex { module.index }

  init(_ module: LintedModule) {
    self.module = module
    destinations = ValueDestinations(module)
  }

  func retentions(in type: TypeDeclaration.ID) -> [Retention] {
    var found = module.project.closures[type, default: []].flatMap(closure)
    if isObject(type) {
      let methods = instanceMethods(of: type)
      for place in codePlaces(of: type) {
        found += references(in: MemberCode(place, of: type, in: index), methods)
      }
    }
    if found.isEmpty { return [] }
    let idle = module.idleMethods(of: type).map(\.place)
    return idle.isEmpty ? found : found.filter { !index.contains($0.place, in: idle) }
  }

  /// The members of a type that contain code, with the properties that have observers.
  private func codePlaces(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    let observed = index.types[type].properties.filter { property in
      !property.hasInitialValue && !property.isComputed
        && index.files[Int(property.place.file)].facts.part(
          .accessor, of: Int(property.place.node)) != nil
    }
    return index.types[type].codePlaces + observed.map(\.place)
  }

  private func isObject(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].kind == .class || index.types[type].kind == .actor
  }

  // MARK: Closures

  private func closure(_ use: ClosureUse) -> [Retention] {
    let code = MemberCode(use.function, of: use.owner, in: index)
    let closure = Int(use.place.node)
    guard closure > code.root, code.contains(closure, in: code.root) else { return [] }
    let strong = use.captures.filter { capture in
      capture.strength == .strong && !isWeakVariable(capture.name, in: closure, code)
    }
    if let task = task(of: closure, code) {
      guard isObject(use.owner), EndlessTask(closure: closure, code: code).retainsSelf,
        !isCancelled(task, use, code)
      else { return [] }
      let keeping = Keeping(keeper: .outsider(.task), way: ["a task that never ends"])
      return [
        Retention(
          place: use.place, form: .closure, owner: use.owner, captured: use.owner, name: "self",
          keeping: keeping)
      ]
    }
    if strong.isEmpty || use.fate == .stays { return [] }
    var keepings = followed(closure, as: .function, code)
    if case .stored(let holder, let property) = use.fate, index.types[holder].kind != .protocol,
      holder != use.owner || !isGivenToNew(holder, closure, code)
    {
      let text = index.names[property]
      let keeper = Keeping.Keeper.property(text, of: holder)
      if !keepings.contains(where: { $0.keeper == keeper }),
        index.property(property, of: holder)?.property.isComputed != true
      {
        keepings.append(Keeping(keeper: keeper, way: [text]))
      }
    }
    return strong.flatMap { capture in
      keepings.map { keeping in
        Retention(
          place: use.place, form: .closure, owner: use.owner, captured: capture.type,
          name: index.names[capture.name], keeping: keeping)
      }
    }
  }

  /// Returns true for a closure that a new object gets: `Command { self.perform() }`.
  private func isGivenToNew(
    _ type: TypeDeclaration.ID, _ closure: Int, _ code: MemberCode
  ) -> Bool {
    let chain = code.ancestors(of: closure).last { code.kind($0) == .chain }
    return chain.flatMap(code.firstPart).map {
      code.kind($0) == .identifier && code.name($0) == index.types[type].name
    } ?? false
  }

  /// Returns true if a captured name is a weak variable: one of the function, or that of an outer
  /// closure, as in `[weak self] in load { self?.reload() }`.
  private func isWeakVariable(_ name: Name, in closure: Int, _ code: MemberCode) -> Bool {
    if let local = code.local(name, before: closure), isDeclaredWeak(local, code) { return true }
    let weakening = code.ancestors(of: closure).last { outer in
      code.kind(outer) == .closure
        && code.facts.parts(.capture, of: outer).contains { code.name($0) == name }
    }
    guard let weakening,
      let capture = code.facts.parts(.capture, of: weakening).first(where: { code.name($0) == name }
      ),
      code.facts.part(.modifier, of: capture) != nil
    else { return false }
    // `guard let self` makes a strong variable of it.
    return code.local(name, before: closure).map { $0 < weakening } ?? true
  }

  private func isDeclaredWeak(_ local: Int, _ code: MemberCode) -> Bool {
    guard let declaration = code.ancestors(of: local).last,
      code.kind(declaration) == .variableDeclaration
    else { return false }
    return code.facts.parts(.modifier, of: declaration).contains {
      code.facts.isNamed($0, "weak") || code.facts.isNamed($0, "unowned")
    }
  }

  /// Returns the chain that starts a task with a closure; `nil` if the closure is not a task's.
  private func task(of closure: Int, _ code: MemberCode) -> (chain: Int, call: Int)? {
    let around = Array(code.ancestors(of: closure).suffix(3))
    guard around.count == 3, code.kind(around[0]) == .chain, code.kind(around[1]) == .call,
      let first = code.firstPart(of: around[0]), code.kind(first) == .identifier,
      FrameworkNames.taskTypes.contains(code.facts.name(of: first))
    else { return nil }
    return (around[0], around[1])
  }

  private func isCancelled(
    _ task: (chain: Int, call: Int), _ use: ClosureUse, _ code: MemberCode
  ) -> Bool {
    let keepings = destinations.result(of: task.chain, after: task.call, .carrier, code)
    let releases = ReleasePoints(of: use.owner, in: index)
    return keepings.contains { keeping in
      guard case .property(let name, let holder) = keeping.keeper, holder == use.owner else {
        return true
      }
      return releases.release(name, createdAt: use.place, isAssignmentEnough: false)
    }
  }

  /// Follows a value, also to the callers of the function that returns it.
  private func followed(
    _ node: Int, as value: ValueDestinations.Value, _ code: MemberCode
  ) -> [Keeping] {
    let keepings = destinations.follow(node, as: value, in: code)
    guard keepings.contains(where: { $0.keeper == .caller }) else { return keepings }
    return keepings.filter { $0.keeper != .caller } + callers(of: code, value, depth: 0)
  }

  /// Follows the results of a function in the type's own code.
  private func callers(
    of function: MemberCode, _ value: ValueDestinations.Value, depth: Int
  ) -> [Keeping] {
    guard depth < 3 else { return [] }
    let name = function.name(function.root)
    var found: [Keeping] = []
    for place in index.types[function.type].codePlaces where place != function.place {
      let code = MemberCode(place, of: function.type, in: index)
      for node in code.facts.range(of: code.root)
      where code.name(node) == name
        && (code.kind(node) == .identifier || code.kind(node) == .member)
      {
        guard let chain = code.ancestors(of: node).last, code.kind(chain) == .chain else {
          continue
        }
        let steps = code.steps(of: chain)
        guard let number = steps.firstIndex(of: node), number < 2,
          number == 0 || code.isSelf(steps[0]),
          number + 1 < steps.count, code.kind(steps[number + 1]) == .call
        else { continue }
        for keeping in destinations.result(of: chain, after: steps[number + 1], .carrier, code) {
          if keeping.keeper == .caller {
            found += callers(of: code, value, depth: depth + 1)
          } else {
            found.append(keeping)
          }
        }
      }
    }
    return found
  }

  // MARK: Methods and objects

  private func instanceMethods(of type: TypeDeclaration.ID) -> Set<Name> {
    let functions = index.types[type].functions
    let names = Set(
      functions.filter { function in
        !function.isStatic && function.hasBody && index.property(function.name, of: type) == nil
      }.map(\.name))
    if index.allInherited(by: type).foreign.isEmpty { return names }
    return names.subtracting(functions.filter(isOfDelegate).map(\.name))
  }

  /// Returns true for a method that is called after the object that calls it, such as `tableView(_:didSelectRowAt:)`.
  /// Without arguments, `tableView` is then the property of a framework's class.
  private func isOfDelegate(_ function: Function) -> Bool {
    guard let first = function.parameters.first else { return false }
    let type = first.type?.names.last.map { index.names[$0.last].lowercased() } ?? ""
    return first.name == function.name
      || first.label == .none && type.hasSuffix(index.names[function.name].lowercased())
  }

  private func references(in code: MemberCode, _ methods: Set<Name>) -> [Retention] {
    var found: [Retention] = []
    let nodes = code.facts.nodes
    for node in code.facts.range(of: code.root) where node > code.root {
      switch nodes[node].kind {
      case .identifier:
        let name = code.name(node)
        if code.facts.isNamed(node, "self") {
          guard nodes[node - 1].kind == .argument || nodes[node - 1].kind == .assignment else {
            continue
          }
          found += retentions(of: node, .object, .object, code)
        } else if methods.contains(name), nodes[node - 1].kind != .chain,
          code.local(name, before: node) == nil
        {
          found += retentions(of: node, .method(code.facts.name(of: node)), .function, code)
        }
      case .member:
        guard methods.contains(code.name(node)), nodes[node - 1].kind != .call,
          let chain = code.ancestors(of: node).last, code.kind(chain) == .chain
        else { continue }
        let steps = code.steps(of: chain)
        guard steps.count == 2, steps[1] == node, code.isSelf(steps[0]) else { continue }
        found += retentions(of: chain, .method(code.facts.name(of: node)), .function, code)
      case .functionDeclaration:
        guard mentionsSelf(in: node, code) else { continue }
        let keepings = destinations.uses(of: code.name(node), from: node, .function, code)
        found += keepings.map { keeping in
          retention(node, .method(code.facts.name(of: node)), keeping, code)
        }
      default: break
      }
    }
    return found
  }

  private func mentionsSelf(in function: Int, _ code: MemberCode) -> Bool {
    code.facts.range(of: function).contains { node in
      code.kind(node) == .identifier && (code.facts.isNamed(node, "self") || code.isMember(node))
    }
  }

  private func retentions(
    of node: Int, _ form: Retention.Form, _ value: ValueDestinations.Value, _ code: MemberCode
  ) -> [Retention] {
    followed(node, as: value, code).map { retention(node, form, $0, code) }
  }

  private func retention(
    _ node: Int, _ form: Retention.Form, _ keeping: Keeping, _ code: MemberCode
  ) -> Retention {
    Retention(
      place: SyntaxPlace(file: code.place.file, node: Int32(node)), form: form, owner: code.type,
      captured: code.type, name: "self", keeping: keeping)
  }
}
