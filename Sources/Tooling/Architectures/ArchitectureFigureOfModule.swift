import AdderBase

extension ArchitectureFigure {
  /// Creates a figure of a project's module in the layout of its architecture's figure, so
  /// that differences are easy to see.
  ///
  /// Roles are at their positions in the architecture. The arrows are
  /// the references that were found or are missing.
  package init(of architecture: Architecture, found: FoundModule) {
    title = "\(found.name.shortened(to: Self.longestTitle)): \(architecture.title)"
    module = found.name
    isOfFoundModule = true
    let isWhole = architecture.roles(with: .isWholeModule).contains {
      !found.types(of: $0).isEmpty
    }
    let roles = architecture.roles.filter {
      !isWhole && $0.isRequired || !found.types(of: $0).isEmpty
    }
    summary = Self.words(about: found, roles, in: architecture)

    let described = Self.links(architecture.references, among: roles, in: architecture)
    let linked = Set(described.flatMap { [$0.from, $0.to] } + found.arrows.flatMap(\.ends))
    let shown = roles.filter { linked.contains($0.name) }
    lines = roles.filter { !linked.contains($0.name) }.map { Self.line(for: $0, found) }
    let columns = Self.columns(of: shown, found, in: architecture)
    nodes = shown.map { role in
      Node(
        name: role.name, typeNames: found.types(of: role),
        kind: found.types(of: role).isEmpty ? .missing : Self.kind(of: role),
        column: columns[role.name] ?? 0, isUncertain: found.uncertainRoles.contains(role.name))
    }
    addArrows(found.arrows)
  }

  /// The maximum length of the names of arrows in a figure of a project's module, and of the names
  /// in its boxes if there are many columns.
  static let longestName = 32
  /// The maximum length of names in boxes if there are few columns.
  private static let longestRoomyName = 48
  /// The maximum length of the module's name in the title, which is as wide as all columns.
  static let longestTitle = 64

  /// The maximum length of names in boxes.
  var longestNameInBoxes: Int {
    nodes.contains { $0.column > 2 } ? Self.longestName : Self.longestRoomyName
  }

  private static func line(for role: Role, _ found: FoundModule) -> Line {
    let types = found.types(of: role)
    if types.isEmpty { return Line(name: role.name, text: "✗ missing", kind: .missing) }
    return Line(
      name: types.listed(upTo: longestRoomyName, in: found.name),
      text: "\(role.name): \(role.summary)",
      kind: kind(of: role), isUncertain: found.uncertainRoles.contains(role.name))
  }
}

// MARK: - Columns

extension ArchitectureFigure {
  /// Returns the columns that the roles have in the architecture, without empty columns.
  private static func columns(
    of roles: [Role], _ found: FoundModule, in architecture: Architecture
  ) -> [String: Int] {
    let described = links(architecture.references, among: architecture.roles, in: architecture)
    var columns = columns(of: architecture.roles, links: described)
    let names = Set(roles.map(\.name))
    place(names, by: found.arrows.filter { $0.ends.allSatisfy(names.contains) }, in: &columns)
    let used = Set(names.map { columns[$0] ?? 0 }).sorted()
    return columns.filter { names.contains($0.key) }.mapValues { used.firstIndex(of: $0) ?? 0 }
  }

  /// Places roles that have no column in the architecture next to the roles
  /// that hold them or that they hold.
  private static func place(
    _ names: Set<String>, by arrows: [FoundModule.Arrow], in columns: inout [String: Int]
  ) {
    var isPlacing = true
    while isPlacing {
      isPlacing = false
      for arrow in arrows.filter(\.isStrong) + arrows {
        if let column = columns[arrow.from], columns[arrow.to] == nil {
          columns[arrow.to] = column + 1
          isPlacing = true
        } else if let column = columns[arrow.to], columns[arrow.from] == nil {
          columns[arrow.from] = max(0, column - 1)
          isPlacing = true
        }
      }
    }
  }
}

// MARK: - Arrows

extension ArchitectureFigure {
  private mutating func addArrows(_ arrows: [FoundModule.Arrow]) {
    var positions: [String: Int] = [:]
    for (position, node) in nodes.enumerated() { positions[node.name] = position }
    var others: [Int: Int] = [:]
    for arrow in arrows {
      var from = positions[arrow.from]
      var to = positions[arrow.to]
      if let to, arrow.from == FoundModule.otherModule { from = otherModule(beside: to, &others) }
      if let from, arrow.to == FoundModule.otherModule { to = otherModule(beside: from, &others) }
      guard let from, let to else { continue }
      add(
        Arrow(
          from: from, to: to, label: arrow.label, isStrong: arrow.isStrong, state: arrow.state))
    }
  }

  /// Returns the other module that a role communicates with. That module is above the role, or to
  /// the right of all columns if there is already another module above the role's column.
  private mutating func otherModule(beside role: Int, _ others: inout [Int: Int]) -> Int {
    if let other = others[role] { return other }
    let column = nodes[role].column
    let isTaken = nodes.contains { $0.kind == .otherModule && $0.column == column }
    let last = nodes.filter { $0.kind != .outside }.map(\.column).max() ?? 0
    others[role] = nodes.count
    nodes.append(
      Node(
        name: FoundModule.otherModule, typeNames: [], kind: isTaken ? .outside : .otherModule,
        column: isTaken ? last + 1 : column))
    return nodes.count - 1
  }
}

extension FoundModule {
  func types(of role: Role) -> [String] { typeNames[role.name] ?? [] }
}

extension FoundModule.Arrow {
  var ends: [String] { [from, to] }
}
