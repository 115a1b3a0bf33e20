/// A figure of an architecture: a module's roles as boxes, and its references as
/// arrows with the contracts' names.
///
/// The figure shows what a new module has by default: required roles, optional roles that are on by
/// default, and the roles that they use. Alternatively, it shows a module of a project, with the
/// module's differences from the architecture.
package struct ArchitectureFigure: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    /// The role's name, or a label for another module.
    package var name: String
    /// The names of the role's types in a module; empty if any name is allowed.
    package var typeNames: [String]
    package var kind: Kind
    /// The number of strong references between the role and a role that is held from outside.
    package var column: Int
    /// True if it is uncertain whether the types have the role.
    package var isUncertain = false

    package enum Kind: Equatable, Sendable {
      case required, optional
      /// Outside the module, because the role is foreign or shared by modules.
      case outside
      /// Another module, above the role that it communicates with.
      case otherModule
      /// Required, but missing from the project's module.
      case missing

      /// True if the node is inside the module's frame.
      var isInside: Bool {
        switch self {
        case .required, .optional, .missing: true
        case .outside, .otherModule: false
        }
      }
    }
  }

  package struct Arrow: Equatable, Sendable {
    /// Indices in `nodes`.
    package var from: Int
    package var to: Int
    package var label: String
    /// Weak arrows are dashed.
    package var isStrong: Bool
    package var state = FoundModule.State.asDescribed
  }

  /// A line of text about something that arrows cannot show: a composition root and what it
  /// builds, or a role without references.
  package struct Line: Equatable, Sendable {
    package var name: String
    package var text: String
    package var kind: Node.Kind
    package var isUncertain = false
  }

  package internal(set) var title: String
  package internal(set) var summary: String
  /// The name of the module, which is part of the names of types.
  package internal(set) var module: String
  package internal(set) var nodes: [Node] = []
  package internal(set) var arrows: [Arrow] = []
  package internal(set) var lines: [Line] = []
  /// True if the figure shows a module of a project instead of an architecture.
  package internal(set) var isOfFoundModule = false

  package init(of architecture: Architecture, module: String = "Profile") {
    title = architecture.title
    summary = architecture.summary
    self.module = module

    let roles = architecture.roles.filter { Self.isShown($0, in: architecture) }
    let held = Self.links(Self.shownReferences(of: architecture), among: roles, in: architecture)
    let linked = Set(held.flatMap { [$0.from, $0.to] })
    let columns = Self.columns(of: roles, links: held)
    var positions: [String: Int] = [:]
    for role in roles {
      let isAlone = !linked.contains(role.name)
      if role.has(.composes) || (isAlone && role.isRequired) {
        lines.append(Self.line(for: role, in: architecture, module: module))
      }
      if !isAlone {
        positions[role.name] = nodes.count
        nodes.append(
          Node(
            name: role.name, typeNames: role.typeNames.prefix(1).map { Self.typeName($0, module) },
            kind: Self.kind(of: role), column: columns[role.name] ?? 0))
      }
    }
    for link in held {
      guard let from = positions[link.from], let to = positions[link.to] else { continue }
      add(Arrow(from: from, to: to, label: link.label, isStrong: link.isStrong))
    }
    addOtherModules(architecture, positions)
  }

  mutating func add(_ arrow: Arrow) {
    if !arrows.contains(arrow) { arrows.append(arrow) }
  }
}

// MARK: - Shown elements

extension ArchitectureFigure {
  struct Link {
    var from: String
    var to: String
    var label: String
    var isStrong: Bool
  }

  /// Returns true if a typical module has a role or uses it. Few modules have a role that is
  /// neither required nor in a part that is on by default.
  private static func isShown(_ role: Role, in architecture: Architecture) -> Bool {
    role.isRequired
      || architecture.part(of: role.name)?.isOnByDefault
        ?? (role.has(.isShared) || role.has(.isForeign))
  }

  private static func isShown(_ target: String, in architecture: Architecture) -> Bool {
    architecture.part(of: target)?.isOnByDefault ?? true
  }

  static func kind(of role: Role) -> Node.Kind {
    if role.has(.isShared) || role.has(.isForeign) { return .outside }
    return role.isRequired ? .required : .optional
  }

  /// Returns the name of a type. A feature or a transition in the pattern is replaced with the
  /// module's name.
  private static func typeName(_ pattern: NamingPattern, _ module: String) -> String {
    pattern.name([.module: module, .feature: module, .transition: module])
  }

  private static func shownReferences(of architecture: Architecture) -> [Reference] {
    architecture.references.filter { reference in
      reference.targets.allSatisfy { isShown($0, in: architecture) }
    }
  }

  /// Returns the references from one of the roles to another.
  static func links(
    _ references: [Reference], among roles: [Role], in architecture: Architecture
  ) -> [Link] {
    let shown = Set(roles.map(\.name))
    return references.flatMap { reference -> [Link] in
      guard shown.contains(reference.holder) else { return [] }
      let contracts = reference.targets.filter { architecture.contract(named: $0) != nil }
      let label =
        contracts.isEmpty
        ? reference.property.memberName([:]) : contracts.joined(separator: " & ")
      return architecture.roles(reachedBy: reference).filter(shown.contains).map { role in
        Link(
          from: reference.holder, to: role, label: label, isStrong: reference.strength == .strong)
      }
    }
  }

  /// Returns the column of each role: the number of strong references between it and a role that is
  /// held from outside. Shared roles are in a column after all others.
  static func columns(of roles: [Role], links: [Link]) -> [String: Int] {
    var columns: [String: Int] = [:]
    var waiting = roles.filter { $0.has(.keepsModuleAlive) }.map(\.name)
    for root in waiting { columns[root] = 0 }
    var next = 0
    while next < waiting.count {
      let role = waiting[next]
      next += 1
      for link in links where link.isStrong && link.from == role && columns[link.to] == nil {
        columns[link.to] = (columns[role] ?? 0) + 1
        waiting.append(link.to)
      }
    }
    let inside = roles.filter { kind(of: $0) != .outside }.compactMap { columns[$0.name] }
    let last = inside.max() ?? 0
    for role in roles where role.has(.isShared) { columns[role.name] = last + 1 }
    return columns
  }

  private static func line(
    for role: Role, in architecture: Architecture, module: String
  ) -> Line {
    let composition = architecture.compositions.first { $0.role == role.name }
    let text = composition.map { "builds " + $0.builds.joined(separator: ", ") } ?? role.summary
    return Line(
      name: role.typeNames.first.map { typeName($0, module) } ?? role.name, text: text,
      kind: role.isRequired ? .required : .optional)
  }

  /// Adds other modules above the roles that communicate with them.
  private mutating func addOtherModules(
    _ architecture: Architecture, _ positions: [String: Int]
  ) {
    var others: [Int: Int] = [:]
    for contract in architecture.contracts
    where contract.crossing != .within && Self.isShown(contract.name, in: architecture) {
      let reference = architecture.references.first { $0.targets.contains(contract.name) }
      let ends =
        contract.crossing == .in
        ? contract.implementers
        : architecture.references.filter { $0.targets.contains(contract.name) }.map(\.holder)
      for end in ends {
        guard let role = positions[end] else { continue }
        let other = others[role] ?? nodes.count
        if others.updateValue(other, forKey: role) == nil {
          nodes.append(
            Node(
              name: FoundModule.otherModule, typeNames: [], kind: .otherModule,
              column: nodes[role].column))
        }
        add(
          Arrow(
            from: contract.crossing == .in ? other : role,
            to: contract.crossing == .in ? role : other, label: contract.name,
            isStrong: reference?.strength ?? .strong == .strong))
      }
    }
  }
}
