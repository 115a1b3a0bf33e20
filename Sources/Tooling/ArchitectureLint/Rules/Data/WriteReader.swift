import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Searches a file for code that may set a property with one of several names.
struct WriteReader {
  private let file: ProjectIndex.File
  private let names: Set<Name>
  /// The code ranges of the type that declares the properties. In this code, a name without
  /// a receiver can mean a property.
  private let owner: [ClosedRange<Int>]
  /// The ranges of the initializers, which set the first values of the properties.
  private let initializers: [ClosedRange<Int>]
  private(set) var isWritten = false

  private var facts: SwiftFile { file.facts }

  init(
    _ file: ProjectIndex.File, _ names: Set<Name>, owner: [SyntaxPlace],
    initializers: [SyntaxPlace]
  ) {
    self.file = file
    self.names = names
    self.owner = owner.map { file.facts.range(of: Int($0.node)) }
    self.initializers = initializers.map { file.facts.range(of: Int($0.node)) }
    var counts: [Int: [Name: Int]] = [:]
    for node in file.facts.nodes.indices {
      switch facts.nodes[node].kind {
      case .sequence:
        for (name, isFirst) in written(by: node) {
          if isFirst, let home = self.initializers.firstIndex(where: { $0.contains(node) }) {
            counts[home, default: [:]][name, default: 0] += 1
          } else {
            isWritten = true
          }
        }
      case .chain: if changes(node) { isWritten = true }
      case .keyPath, .inoutExpression: if mentions(node) { isWritten = true }
      default: break
      }
    }
    // A property that is set twice during initialization cannot be a constant. Neither can a
    // property that another initializer has already set.
    let isSetTwice = counts.values.contains { $0.values.contains { $0 > 1 } }
    if isSetTwice || !counts.isEmpty && delegates { isWritten = true }
  }

  /// True if an initializer calls another initializer.
  private var delegates: Bool {
    initializers.contains { range in
      range.contains { facts.nodes[$0].kind == .member && facts.isNamed($0, "init") }
    }
  }

  // MARK: Names

  private func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }

  private func isOwn(_ node: Int) -> Bool { owner.contains { $0.contains(node) } }

  /// Returns true if a step could refer to one of the properties: any member with the property's
  /// name, or the name alone in the type's own code.
  private func isMeant(_ step: Int) -> Bool {
    switch facts.nodes[step].kind {
    case .identifier: names.contains(name(step)) && isOwn(step)
    case .member, .implicitMember: names.contains(name(step))
    default: false
    }
  }

  /// Returns the steps of a chain that could refer to one of the properties. A member of `self`
  /// counts only in the type's own code.
  private func meant(in chain: Int) -> [Int] {
    let steps = Array(facts.parts(of: chain))
    let isOthers = facts.isNamed(steps[0], "self") && !isOwn(chain)
    return steps.enumerated().filter { isMeant($0.element) && !(isOthers && $0.offset == 1) }
      .map(\.element)
  }

  private func mentions(_ node: Int) -> Bool { facts.range(of: node).contains(where: isMeant) }

  // MARK: Setting

  /// Returns the names on the left of an assignment
  /// operator, and whether the assignment may be the first.
  private func written(by sequence: Int) -> [(Name, isFirst: Bool)] {
    var found: [(Name, isFirst: Bool)] = []
    var former: Int?
    for part in facts.parts(of: sequence) {
      if let former, facts.setsItsLeft(part) {
        let isPlain = facts.nodes[part].kind == .assignment
        found += targets(of: former).map { ($0.0, isFirst: isPlain && $0.isFirst) }
      }
      former = part
    }
    return found
  }

  private func targets(of node: Int) -> [(Name, isFirst: Bool)] {
    switch facts.nodes[node].kind {
    case .identifier: return isMeant(node) ? [(name(node), isFirst: true)] : []
    case .chain:
      let steps = Array(facts.parts(of: node))
      let isPlain = steps.count == 2 && facts.isNamed(steps[0], "self")
      return meant(in: node).map { (name($0), isFirst: isPlain) }
    default: return mentions(node) ? names.map { ($0, isFirst: false) } : []
    }
  }

  /// Returns true if a method that may change the property
  /// is called on it: `model.titles.append("")`.
  private func changes(_ chain: Int) -> Bool {
    guard let first = meant(in: chain).first else { return false }
    let steps = Array(facts.parts(of: chain))
    // A binding such as `$name` can set the property that it refers to.
    let beginning = facts.name(of: steps[0])
    if beginning.hasPrefix("$"), beginning.dropFirst().first?.isNumber == false { return true }
    return steps.drop { $0 <= first }.contains(where: facts.isChange)
  }
}

extension SwiftFile {
  /// Returns true if a part of a sequence is an operator that sets its left operand: `=`, `+=`, and
  /// any other operator that ends in `=` and does not compare.
  func setsItsLeft(_ part: Int) -> Bool {
    if nodes[part].kind == .assignment { return true }
    guard nodes[part].kind == .binaryOperator else { return false }
    let text = name(of: part)
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Returns true if a step is a mutating method.
  fileprivate func isChange(_ step: Int) -> Bool {
    nodes[step].kind == .member && FrameworkNames.mutatingMethods.contains(name(of: step))
  }
}
