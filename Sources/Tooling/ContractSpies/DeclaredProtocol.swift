import AdderSwiftSource

/// A protocol as a file declares it.
struct DeclaredProtocol: Sendable {
  let declaration: Syntax
  let name: String
  /// The types around it, from the outside in.
  let containers: [String]
  /// The conditions of the `#if`s around it, from the outside in.
  let conditions: [String]
  /// True if a type around it, or the protocol, is private to its file.
  let isPrivate: Bool
  /// The names of what it inherits from, without generic arguments.
  let inherited: [Syntax]
  /// Its `where` clause.
  let conditionsOnTypes: [Syntax]
  let associatedTypes: [Syntax]
  let requirements: [Requirement]

  var source: ContractSource { declaration.source }
  /// `Namespace.Name`.
  var qualifiedName: String { (containers + [name]).joined(separator: ".") }
  var isObjectiveC: Bool { declaration.has(attribute: "objc") }
}

/// A function, property, subscript or initializer that a protocol requires.
struct Requirement: Sendable {
  let declaration: Syntax
  /// The conditions of the `#if`s around it inside the protocol.
  let conditions: [String]

  var isStatic: Bool {
    declaration.has(modifier: "static") || declaration.has(modifier: "class")
  }
}

/// Finds the protocols of a file.
struct ProtocolReader {
  private let source: ContractSource
  private(set) var protocols: [DeclaredProtocol] = []

  init(_ source: ContractSource) {
    self.source = source
    // Most files declare no protocol, and their declarations need not be walked.
    guard source.facts.nodes.contains(where: { $0.kind == .protocolDeclaration }) else { return }
    read(Syntax(source: source, node: 0), containers: [], conditions: [], isPrivate: false)
  }

  private mutating func read(
    _ block: Syntax, containers: [String], conditions: [String], isPrivate: Bool
  ) {
    for part in block.parts {
      let isPrivate =
        isPrivate || part.has(modifier: "private") || part.has(modifier: "fileprivate")
      switch part.kind {
      case .protocolDeclaration:
        // A name can be missing in code that somebody still writes.
        if !part.name.isEmpty {
          protocols.append(declared(part, containers, conditions, isPrivate))
        }
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
        guard let members = part.part(.memberBlock) else { continue }
        read(
          members, containers: containers + [part.name], conditions: conditions,
          isPrivate: isPrivate)
      case .extensionDeclaration:
        guard let members = part.part(.memberBlock), let type = part.type else { continue }
        read(
          members, containers: containers + [type.text], conditions: conditions,
          isPrivate: isPrivate)
      case .ifConfig:
        for branch in part.branches {
          read(
            branch.clause, containers: containers, conditions: conditions + [branch.condition],
            isPrivate: isPrivate)
        }
      default: break
      }
    }
  }

  private func declared(
    _ node: Syntax, _ containers: [String], _ conditions: [String], _ isPrivate: Bool
  ) -> DeclaredProtocol {
    var associated: [Syntax] = []
    var requirements: [Requirement] = []
    func collect(_ block: Syntax, _ conditions: [String]) {
      for member in block.parts {
        switch member.kind {
        case .functionDeclaration, .variableDeclaration, .subscriptDeclaration,
          .initializerDeclaration:
          requirements.append(Requirement(declaration: member, conditions: conditions))
        case .associatedtypeDeclaration: associated.append(member)
        case .ifConfig:
          for branch in member.branches {
            collect(branch.clause, conditions + [branch.condition])
          }
        default: break
        }
      }
    }
    if let members = node.part(.memberBlock) { collect(members, []) }
    return DeclaredProtocol(
      declaration: node, name: node.name, containers: containers, conditions: conditions,
      isPrivate: isPrivate, inherited: node.parts(.inheritedType).compactMap(\.type),
      conditionsOnTypes: node.parts(.requirement), associatedTypes: associated,
      requirements: requirements)
  }
}

extension Syntax {
  /// The branches of an `#if`, each with the condition under which it is compiled.
  var branches: [(condition: String, clause: Syntax)] {
    var earlier: [String] = []
    return parts(.ifConfigClause).map { clause in
      // The condition is the first part, unless the branch is `#else`.
      let line = clause.source.text(from: clause.start, to: clause.end)
      let own =
        line.hasPrefix("#else") && !line.hasPrefix("#elseif") ? nil : clause.parts.first?.text
      let condition = (earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])).joined(
        separator: " && ")
      if let own { earlier.append(own) }
      return (condition, clause)
    }
  }
}
