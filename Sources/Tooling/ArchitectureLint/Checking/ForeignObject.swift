import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// An object that is passed to a screen to be shown. The object is foreign if it is a system
/// screen, such as an alert, a picker or a pager, and not a module.
struct ForeignObject {
  private let file: ProjectIndex.File
  private let type: TypeDeclaration.ID
  private let module: LintedModule
  private(set) var isForeign = false

  private var facts: SwiftFile { file.facts }
  private var index: ProjectIndex { module.index }

  /// - Parameter call: the call whose first argument is the object.
  init(
    shownBy call: Int, in file: ProjectIndex.File, of type: TypeDeclaration.ID,
    _ module: LintedModule
  ) {
    self.file = file
    self.type = type
    self.module = module
    guard let argument = file.facts.part(.argument, of: call),
      let value = file.facts.parts(of: argument).first(where: { _ in true })
    else { return }
    // `dismiss(animated:)` shows nothing; a picker's delegate closes the picker.
    isForeign =
      facts.nodes[argument].name == 0
      ? isForeign(value, before: call) : isForeign(closedBy: call)
  }

  /// Returns true if a call is in a method that a system screen calls on its delegate.
  private func isForeign(closedBy call: Int) -> Bool {
    let function = facts.nodes[..<call].lastIndex { node in
      node.kind == .functionDeclaration && node.end >= facts.nodes[call].end
    }
    guard let function, let sender = facts.part(.parameter, of: function),
      let type = facts.part(.typeName, of: sender)
    else { return false }
    return isForeignClass(name(type))
  }

  private func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }

  private func isForeign(_ value: Int, before place: Int) -> Bool {
    switch facts.nodes[value].kind {
    case .identifier: return isForeign(named: name(value), before: place)
    case .effect, .tuple, .argument:
      return facts.parts(of: value).first { _ in true }.map { isForeign($0, before: place) }
        ?? false
    // One of two objects: `alert ?? UIAlertController()`.
    case .sequence:
      let operands = facts.parts(of: value).filter { facts.nodes[$0].kind != .binaryOperator }
      return operands.allSatisfy { isForeign($0, before: place) }
    case .chain:
      let steps = facts.parts(of: value).filter { part in
        ![.optionalChaining, .forceUnwrap].contains(facts.nodes[part].kind)
      }
      if isConstruction(steps) { return isForeignClass(name(steps[0])) }
      if steps.count == 2, facts.isNamed(steps[0], "self"), facts.nodes[steps[1]].kind == .member {
        return isForeign(property: name(steps[1]))
      }
      return false
    default: return false
    }
  }

  /// Returns true if an object is created: `UIAlertController(…)`.
  private func isConstruction(_ steps: [Int]) -> Bool {
    steps.count >= 2 && facts.nodes[steps[0]].kind == .identifier
      && facts.nodes[steps[1]].kind == .call
  }

  /// Returns true for a framework's controller class,
  /// except the base class of all view controllers.
  private func isForeignClass(_ name: Name) -> Bool {
    let text = index.names[name]
    return index.types(named: name).isEmpty && FrameworkNames.controllers.contains(text)
      && !FrameworkNames.bareViewControllers.contains(text) && text.first?.isUppercase == true
  }

  /// Looks up a local name: finds the nearest preceding binding or parameter, otherwise a property.
  private func isForeign(named name: Name, before place: Int) -> Bool {
    let binding = (member(at: place)..<place).last { node in
      (facts.nodes[node].kind == .binding || facts.nodes[node].kind == .parameter)
        && self.name(node) == name
    }
    guard let binding else { return isForeign(property: name) }
    if let declared = facts.part(.typeName, of: binding) {
      return isForeignClass(self.name(declared))
    }
    return facts.parts(of: binding).contains { part in
      facts.nodes[part].kind == .chain && isForeign(part, before: binding)
    }
  }

  /// Returns the method or property that contains a place.
  /// Local names of other members are not visible there.
  private func member(at place: Int) -> Int {
    let isAround = { node in place <= node + Int(facts.nodes[node].count) }
    let block = (0..<place).last { facts.nodes[$0].kind == .memberBlock && isAround($0) }
    return block.flatMap { facts.parts(of: $0).first(where: isAround) } ?? 0
  }

  private func isForeign(property name: Name) -> Bool {
    guard let found = index.property(name, of: type)?.property else { return false }
    if let declared = found.type?.names.first { return isForeignClass(declared.last) }
    let own = index.files[Int(found.place.file)]
    let node = Int(found.place.node)
    return own.facts.parts(of: node).contains { part in
      guard own.facts.nodes[part].kind == .chain,
        let first = own.facts.parts(of: part).first(where: { _ in true })
      else { return false }
      return own.facts.nodes[first].kind == .identifier
        && isForeignClass(own.names[Int(own.facts.nodes[first].name)])
    }
  }
}
