import AdderModuleDiscovery
import AdderSwiftSource

/// An assignment to a member: `view.output = presenter`.
struct MemberAssignment {
  /// The nodes to the left of the equals sign; the last one is the member.
  let steps: [Int]
  let member: Name
  /// The class of the object whose member is set; `nil` if it cannot be inferred.
  let receiver: TypeDeclaration.ID?
  /// True if the member belongs to the type itself.
  let isOwn: Bool
  /// The place of the member's name.
  let place: SyntaxPlace
  /// The node of the assigned value.
  let value: Int
  /// The function that contains the assignment; `nil` if there is none.
  let function: Int?
}

/// Finds the assignments in a type's code, and the classes of the objects whose members are set.
///
/// It infers the class of a local name from its declared type, a
/// cast, or its initial value; all other classes stay unknown.
struct MemberAssignmentReader {
  private let index: ProjectIndex
  private let type: TypeDeclaration.ID
  private let fileNumber: Int32
  private let file: ProjectIndex.File
  private let first: Int
  /// The classes of the local names in scope; `nil` if unknown.
  private var classes: [Name: TypeDeclaration.ID?] = [:]
  /// The enclosing scopes, the outermost first.
  private var scopes: [Scope] = []
  private(set) var assignments: [MemberAssignment] = []

  /// A piece of code with its own local names.
  private struct Scope {
    let end: Int
    /// The function that forms or contains this scope.
    let function: Int?
    /// The classes of the local names outside the scope.
    let outer: [Name: TypeDeclaration.ID?]
  }

  private var facts: SwiftFile { file.facts }

  /// - Parameter place: the declaration of a type, or one of its extensions.
  init(in place: SyntaxPlace, of type: TypeDeclaration.ID, _ index: ProjectIndex) {
    self.index = index
    self.type = type
    fileNumber = place.file
    file = index.files[Int(place.file)]
    first = Int(place.node)
    read()
  }

  private mutating func read() {
    for node in facts.range(of: first) {
      while let scope = scopes.last, node > scope.end {
        classes = scope.outer
        scopes.removeLast()
      }
      switch facts.nodes[node].kind {
      case .functionDeclaration, .initializerDeclaration: enter(node, function: node)
      case .deinitializerDeclaration, .subscriptDeclaration, .accessor: enter(node, function: nil)
      case .closure: enter(node, function: scopes.last?.function)
      // A property, whose accessors may contain code.
      case .binding where scopes.isEmpty: enter(node, function: nil)
      case .parameter, .binding, .closureParameter:
        note(name(node), declaredClass(node) ?? madeClass(node))
      case .optionalBinding:
        // In the shorthand `if let view`, the name keeps its class. So does the name in the capture
        // `weak view`.
        guard let pattern = facts.part(.namePattern, of: node),
          let value = facts.parts(of: node).last, value != pattern
        else { continue }
        note(name(pattern), classOf(value) ?? declaredClass(node))
      case .capture:
        guard let value = facts.parts(of: node).last, facts.nodes[value].kind != .modifier else {
          continue
        }
        note(name(node), classOf(value))
      case .namePattern where facts.nodes[node - 1].kind != .optionalBinding:
        note(name(node), nil)
      case .sequence: readAssignment(node)
      default: break
      }
    }
  }

  private mutating func enter(_ node: Int, function: Int?) {
    scopes.append(
      Scope(end: node + Int(facts.nodes[node].count), function: function, outer: classes))
  }

  private mutating func note(_ name: Name, _ type: TypeDeclaration.ID?) {
    classes.updateValue(type, forKey: name)
  }

  private func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }

  private mutating func readAssignment(_ node: Int) {
    let parts = Array(facts.parts(of: node))
    guard parts.count > 2, facts.nodes[parts[1]].kind == .assignment else { return }
    switch facts.nodes[parts[0]].kind {
    case .identifier:
      append([parts[0]], nil, isOwn: true, parts[2])
    case .chain:
      let steps = facts.parts(of: parts[0]).filter { step in
        facts.nodes[step].kind != .optionalChaining && facts.nodes[step].kind != .forceUnwrap
      }
      guard let last = steps.last, facts.nodes[last].kind == .member else { return }
      let isOwn = steps.count == 2 && facts.isNamed(steps[0], "self")
      append(steps, classOf(chain: steps.dropLast()), isOwn: isOwn, parts[2])
    default: break
    }
  }

  private mutating func append(
    _ steps: [Int], _ receiver: TypeDeclaration.ID?, isOwn: Bool, _ value: Int
  ) {
    guard let last = steps.last else { return }
    assignments.append(
      MemberAssignment(
        steps: steps, member: name(last), receiver: isOwn ? type : receiver, isOwn: isOwn,
        place: SyntaxPlace(file: fileNumber, node: Int32(last)), value: value,
        function: scopes.last?.function))
  }

  // MARK: Classes

  /// Returns the class with the given name; `nil` if no type or several types have this name.
  private func only(_ name: Name) -> TypeDeclaration.ID? {
    let found = index.types(named: name)
    return found.count == 1 && index.types[found[0]].kind == .class ? found[0] : nil
  }

  private func propertyClass(_ name: Name, of type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    let declared = index.property(name, of: type)?.property.types ?? []
    return declared.count == 1 && index.types[declared[0]].kind == .class ? declared[0] : nil
  }

  /// Returns the class in the type annotation of a parameter or a name, or in a cast.
  private func declaredClass(_ node: Int) -> TypeDeclaration.ID? {
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .typeName: return only(name(part))
      case .optionalType, .unwrappedType, .constrainedType, .attributedType:
        return declaredClass(part)
      default: break
      }
    }
    return nil
  }

  /// Returns the class of the value that a declaration assigns.
  private func madeClass(_ node: Int) -> TypeDeclaration.ID? {
    facts.parts(of: node).lazy.compactMap(classOf).first
  }

  private func classOf(_ node: Int) -> TypeDeclaration.ID? {
    switch facts.nodes[node].kind {
    case .identifier:
      if facts.isNamed(node, "self") { return type }
      return classes[name(node)] ?? propertyClass(name(node), of: type)
    case .effect, .tuple, .argument: return facts.parts(of: node).last.flatMap(classOf)
    case .sequence:
      guard let last = facts.parts(of: node).last else { return nil }
      return facts.nodes[last].kind == .cast ? declaredClass(last) : nil
    case .chain:
      let steps = facts.parts(of: node).filter { step in
        facts.nodes[step].kind != .optionalChaining && facts.nodes[step].kind != .forceUnwrap
      }
      return classOf(chain: steps[...])
    default: return nil
    }
  }

  /// Returns the class of the last object in a chain of properties and calls.
  private func classOf(chain steps: ArraySlice<Int>) -> TypeDeclaration.ID? {
    guard let first = steps.first else { return nil }
    var rest = steps.dropFirst()
    var found = classOf(first)
    if found == nil, facts.nodes[first].kind == .identifier, let made = only(name(first)),
      let next = rest.popFirst()
    {
      // `View()`, or `View.instantiate()`.
      if facts.nodes[next].kind == .call {
        found = made
      } else if let call = rest.popFirst(), facts.nodes[call].kind == .call {
        found = result(of: name(next), made, isStatic: true)
      }
    }
    while let type = found, let next = rest.popFirst() {
      guard facts.nodes[next].kind == .member else { return nil }
      if let call = rest.first, facts.nodes[call].kind == .call {
        rest.removeFirst()
        found = result(of: name(next), type, isStatic: false)
      } else {
        found = propertyClass(name(next), of: type)
      }
    }
    return found ?? steps.last.flatMap(requestedClass)
  }

  /// Returns the class that a call asks for: `storyboard.instantiate(ProfileViewController.self)`.
  private func requestedClass(_ call: Int) -> TypeDeclaration.ID? {
    guard facts.nodes[call].kind == .call, let argument = facts.part(.argument, of: call),
      let chain = facts.part(.chain, of: argument)
    else { return nil }
    let steps = Array(facts.parts(of: chain))
    guard steps.count == 2, facts.isNamed(steps[1], "self") else { return nil }
    return only(name(steps[0]))
  }

  /// Returns the class that a function returns: `ProfileViewController.instantiate()`.
  private func result(
    of function: Name, _ type: TypeDeclaration.ID, isStatic: Bool
  ) -> TypeDeclaration.ID? {
    let owners = [type] + index.superclasses(of: type) + index.allInherited(by: type).types.sorted()
    for owner in owners {
      let found = index.types[owner].functions.first {
        $0.name == function && $0.isStatic == isStatic
      }
      guard let use = found?.result, use.shape == .single, let last = use.names.first?.last else {
        continue
      }
      return index.names[last] == "Self" ? type : only(last)
    }
    return nil
  }
}

extension SyntaxParts {
  fileprivate var last: Int? { reduce(nil) { _, part in part } }
}

extension LintedModule {
  /// Finds the assignments in a type's code.
  func findAssignments(in type: TypeDeclaration.ID) -> [MemberAssignment] {
    places(of: type).flatMap { MemberAssignmentReader(in: $0, of: type, index).assignments }
  }
}
