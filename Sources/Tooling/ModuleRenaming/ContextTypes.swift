import AdderModuleDiscovery
import AdderSwiftSource

/// Finds the type that the code around an implicit member such as `.profile` expects.
struct ContextTypes {
  enum Context {
    case type(TypeDeclaration.ID)
    /// A type that the project does not declare.
    case library(Name)
    case unknown
  }

  private let types: ValueTypes
  private var index: ProjectIndex { types.code.index }

  init(_ types: ValueTypes) { self.types = types }

  func context(of node: Int, in file: CodeFile) -> Context {
    var (inner, isElement) = (node, false)
    while let outer = file.parent(of: inner) {
      switch file.kind(outer) {
      case .chain where file.firstPart(of: outer) == inner, .effect, .bindingPattern,
        .expressionPattern, .ternary:
        inner = outer
      case .tuple where file.parts(of: outer).count == 1: inner = outer
      case .argument:
        guard let call = file.parent(of: outer) else { return .unknown }
        if file.kind(call) == .tuple, file.parts(of: call).count == 1, file.text(outer).isEmpty {
          inner = call
          continue
        }
        return file.kind(call) == .call ? parameter(outer, of: call, isElement, in: file) : .unknown
      case .arrayLiteral where !isElement: (inner, isElement) = (outer, true)
      case .sequence:
        let operand = operand(beside: inner, of: outer, in: file)
        if let operand { return value(operand, isElement, in: file) }
        guard file.parts(of: outer).contains(where: { file.kind($0) == .ternary }) else {
          return .unknown
        }
        inner = outer
      case .caseItem:
        let statement = file.ancestors(of: outer).first { file.kind($0) == .switchStatement }
        return statement.map { subject(of: $0, in: file) } ?? .unknown
      case .caseCondition:
        let parts = file.parts(of: outer)
        return parts.count > 1 && parts.last != inner
          ? value(parts[parts.count - 1], isElement, in: file) : .unknown
      case .binding, .parameter, .optionalBinding:
        return declared(file.facts.firstType(of: outer), isElement, in: file)
      case .returnStatement, .codeBlock, .accessor:
        return result(around: outer, of: inner, isElement, in: file)
      default: return .unknown
      }
    }
    return .unknown
  }

  /// The type of the value that a `switch` decides on; otherwise, the only enum with all of its cases.
  func subject(of statement: Int, in file: CodeFile) -> Context {
    guard let value = file.firstPart(of: statement) else { return .unknown }
    if let type = types.type(of: value, in: file) { return .type(type) }
    var names: Set<Name> = []
    for part in file.facts.parts(.switchCase, of: statement) {
      for item in file.facts.parts(.caseItem, of: part) {
        let pattern = file.facts.range(of: item).first { file.kind($0) == .implicitMember }
        if let pattern { names.insert(file.name(pattern)) }
      }
    }
    guard names.count > 1 else { return .unknown }
    let enums = index.types.indices.filter { names.isSubset(of: index.types[$0].cases) }
    return enums.count == 1 ? .type(enums[0]) : .unknown
  }

  // MARK: Values

  /// Returns what an operand is compared with, or set to.
  private func operand(beside node: Int, of sequence: Int, in file: CodeFile) -> Int? {
    let parts = file.parts(of: sequence)
    guard let place = parts.firstIndex(of: node) else { return nil }
    for (sign, other) in [(place - 1, place - 2), (place + 1, place + 2)]
    where parts.indices.contains(sign) && parts.indices.contains(other) {
      let text = file.text(parts[sign])
      if file.kind(parts[sign]) == .assignment || ["==", "!=", "~=", "??"].contains(text) {
        return parts[other]
      }
    }
    return nil
  }

  private func value(_ node: Int, _ isElement: Bool, in file: CodeFile) -> Context {
    guard !isElement, let type = types.type(of: node, in: file) else { return .unknown }
    return .type(type)
  }

  private func declared(_ type: Int?, _ isElement: Bool, in file: CodeFile) -> Context {
    guard var type else { return .unknown }
    if isElement {
      guard file.kind(type) == .arrayType, let element = file.facts.firstType(of: type) else {
        return .unknown
      }
      type = element
    }
    if let found = types.declared(type, file) { return .type(found) }
    guard file.kind(type) == .typeName, file.parts(of: type).isEmpty else { return .unknown }
    let name = file.name(type)
    let isGeneric = file.ancestors(of: type).contains { outer in
      file.facts.parts(.genericParameter, of: outer).contains { file.name($0) == name }
    }
    return isGeneric || index.aliases[name] != nil || !index.types(named: name).isEmpty
      ? .unknown : .library(name)
  }

  /// Returns the result type of the function or property whose code returns a value.
  private func result(
    around outer: Int, of value: Int, _ isElement: Bool, in file: CodeFile
  ) -> Context {
    if file.kind(outer) == .codeBlock, file.parts(of: outer).count != 1 { return .unknown }
    for node in [outer] + file.ancestors(of: outer) {
      switch file.kind(node) {
      case .closure: return .unknown
      case .functionDeclaration:
        return file.facts.part(.result, of: node).map {
          declared(file.facts.firstType(of: $0), isElement, in: file)
        } ?? .unknown
      case .binding: return declared(file.facts.firstType(of: node), isElement, in: file)
      case .returnStatement, .codeBlock, .accessor, .ifStatement, .switchCase, .switchStatement,
        .guardStatement, .variableDeclaration, .forStatement:
        continue
      default: return .unknown
      }
    }
    return .unknown
  }

  // MARK: Calls

  /// Returns the type of the parameter that an argument is passed for: that of all functions with the name which
  /// have such a parameter.
  private func parameter(
    _ argument: Int, of call: Int, _ isElement: Bool, in file: CodeFile
  ) -> Context {
    guard let chain = file.parent(of: call) else { return .unknown }
    let steps = file.steps(of: chain)
    guard let position = steps.firstIndex(of: call), position > 0 else { return .unknown }
    let callee = steps[position - 1]
    let (name, label) = (file.name(callee), file.text(argument))
    let number = file.parts(of: call).firstIndex(of: argument) ?? 0
    let made = type(madeBy: Array(steps[..<position]), in: file)
    let functions =
      made.map(initializers)
      ?? types.code.functions(named: name)
      + index.looseMembers.functions.filter { $0.name == name }
    if let made, functions.isEmpty, index.types[made].kind == .struct,
      let label = index.names.name(label),
      let property = index.property(label, of: made)?.property
    {
      return !isElement && property.types.count == 1 ? .type(property.types[0]) : .unknown
    }
    let isShape = isElement ? TypeUse.Shape.collection : .single
    var found: Set<TypeDeclaration.ID> = []
    for function in functions {
      let parameter = function.parameters.enumerated().first { place, parameter in
        let own = parameter.label == .none ? "" : index.names[parameter.label]
        return own == label && (!label.isEmpty || place == number)
      }?.element
      guard let use = parameter?.type else { continue }
      guard use.shape == isShape else { return .unknown }
      let owner = types.code.type(
        around: Int(function.place.node), in: types.code.file(function.place.file))
      let named = index.types(of: use, in: owner, file: function.place.file)
      guard named.count == 1 else { return .unknown }
      found.insert(named[0])
    }
    if found.count == 1, let type = found.first { return .type(type) }
    // Other types of libraries can be generic: `Just(.profile)`.
    let isForeignType =
      functions.isEmpty && file.text(callee).hasPrefix("UI") && index.types(named: name).isEmpty
      && index.aliases[name] == nil
    return isForeignType ? .library(name) : .unknown
  }

  /// Returns the initializers of a type, or those that it inherits.
  private func initializers(of type: TypeDeclaration.ID) -> [Function] {
    ([type] + index.superclasses(of: type)).map { index.types[$0].initializers }
      .first { !$0.isEmpty } ?? []
  }

  /// Returns the type that a call creates: `Tab(kind: .profile)`, `Tab.init(kind: .profile)`.
  private func type(madeBy steps: [Int], in file: CodeFile) -> TypeDeclaration.ID? {
    guard let last = steps.last else { return nil }
    let path = file.text(last) == "init" ? Array(steps.dropLast()) : steps
    guard let end = path.last, file.text(end).first?.isUppercase == true else { return nil }
    return types.type(ofSteps: path, in: file)
  }
}
