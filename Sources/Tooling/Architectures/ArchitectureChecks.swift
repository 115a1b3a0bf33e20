import AdderFindings

/// Checks an architecture as a whole: every mentioned name exists, every contract has two ends, and
/// the strong references form no cycle.
struct ArchitectureChecks {
  private let architecture: Architecture
  private let places: [String: SourceLocation]
  private let problems: ArchitectureProblems
  private let roles: [String: Role]
  private let contracts: [String: Contract]
  private let start: SourceLocation

  init(
    _ architecture: Architecture, places: [String: SourceLocation], start: SourceLocation,
    _ problems: ArchitectureProblems
  ) {
    self.architecture = architecture
    self.places = places
    self.start = start
    self.problems = problems
    roles = Dictionary(architecture.roles.map { ($0.name, $0) }) { first, _ in first }
    contracts = Dictionary(architecture.contracts.map { ($0.name, $0) }) { first, _ in first }
  }

  // MARK: - Names

  func checkMentions(_ mentions: [ArchitectureDecoding.Mention]) {
    let parts = Set(architecture.parts.map(\.name))
    let knowledge = Set(architecture.knowledge.map(\.name))
    let layers = Set(architecture.layers.map(\.name))
    for mention in mentions where !problems.isFull {
      let known = mention.kinds.contains { kind in
        switch kind {
        case .role: roles[mention.name] != nil
        case .contract: contracts[mention.name] != nil
        case .knowledge: knowledge.contains(mention.name)
        case .part: parts.contains(mention.name)
        case .layer: layers.contains(mention.name)
        }
      }
      if known { continue }
      let kinds = mention.kinds.map(\.rawValue)
      let alternatives =
        (kinds.count > 1 ? kinds.dropLast().joined(separator: ", ") + " or " : "")
        + (kinds.last ?? "")
      let candidates = mention.kinds.flatMap { kind -> [String] in
        switch kind {
        case .role: architecture.roles.map(\.name)
        case .contract: architecture.contracts.map(\.name)
        case .knowledge: architecture.knowledge.map(\.name)
        case .part: architecture.parts.map(\.name)
        case .layer: architecture.layers.map(\.name)
        }
      }
      problems.report(
        .UnknownArchitectureName,
        "There is no \(alternatives) named '\(mention.name)'."
          + problems.advice(for: mention.name, among: candidates), at: mention.location)
    }
  }

  func checkTypeNames() {
    if architecture.roles.isEmpty, architecture.layers.isEmpty {
      problems.report(
        .NoRoles,
        "An architecture needs roles or layers. Add them under 'roles' or 'layers', or extend an "
          + "architecture that has some.", at: start)
    }
    // A class and a protocol differ in kind, so they can share a pattern.
    checkTypeNames(architecture.roles.map { ($0.name, $0.typeNames) })
    checkTypeNames(architecture.contracts.map { ($0.name, $0.protocolNames) })
  }

  private func checkTypeNames(_ named: [(name: String, patterns: [NamingPattern])]) {
    var owners: [NamingPattern: String] = [:]
    for (name, patterns) in named {
      for pattern in patterns {
        guard let first = owners.updateValue(name, forKey: pattern) else { continue }
        problems.report(
          .DuplicateArchitectureName,
          "'\(pattern)' is the name of '\(first)' and of '\(name)'. Rename one.",
          at: places[name], notes: [.init("'\(first)' is here.", at: places[first])])
      }
    }
  }

  // MARK: - Contracts

  func checkContracts() {
    for contract in architecture.contracts {
      if contract.implementers.isEmpty, contract.crossing != .out {
        problems.report(
          .NobodyImplementsContract,
          "No role implements '\(contract.name)'. Name a role under 'to', or remove the contract.",
          at: places[contract.name])
      }
      if let problem = missingUse(of: contract) {
        problems.report(.NobodyUsesContract, problem, at: places[contract.name])
      }
    }
  }

  /// Returns the reason why a contract cannot be used, or `nil` if it can.
  private func missingUse(of contract: Contract) -> String? {
    guard let user = contract.users.first else {
      if contract.crossing == .in { return nil }
      return "No role uses '\(contract.name)'. Name a role under 'from', or remove the contract."
    }
    // References from other modules are not listed in the architecture. A shared role
    // receives the object at the other end with each call.
    if contract.crossing == .in { return nil }
    if contract.users.contains(where: { roles[$0]?.has(.isShared) == true }) { return nil }
    let isHeld = architecture.references.contains { reference in
      contract.users.contains(reference.holder)
        && reference.targets.contains {
          $0 == contract.name || contract.implementers.contains($0)
        }
    }
    if isHeld { return nil }
    return "'\(contract.name)' is for \(contract.users.joined(separator: ", ")), but no reference "
      + "leads to it. Add '\(user).…: strong \(contract.name)' under 'references'."
  }

  func checkReferences() {
    for reference in architecture.references {
      let place = places["references/" + reference.name]
      for target in reference.targets {
        if let contract = contracts[target], !contract.users.contains(reference.holder),
          roles[reference.holder].map(isCarrier) != true
        {
          problems.report(
            .ReferenceWithoutUse,
            "'\(reference.name)' is a '\(target)', but \(reference.holder) is not one of its users. "
              + "Add \(reference.holder) to its 'from', or change the type of the reference.",
            at: place, notes: [.init("The contract is here.", at: places[target])])
        }
        let isValue =
          contracts[target].map { !$0.isClassBound }
          ?? roles[target].map { $0.kind == .struct || $0.kind == .enum } ?? false
        if isValue, reference.strength != .strong {
          problems.report(
            .WeakReferenceToValue,
            "'\(target)' may be a value, and values cannot be held by a \(reference.strength) "
              + "reference. Make '\(reference.name)' strong, or '\(target)' class-bound.",
            at: place, notes: [.init("It is here.", at: places[target])])
        }
      }
    }
  }

  /// True for a role that passes objects on without calling them: what builds the module, and data.
  private func isCarrier(_ role: Role) -> Bool { role.has(.composes) || role.has(.isPlainData) }

  // MARK: - Knowledge

  /// Reports roles that need something they must not know.
  func checkKnowledge() {
    for role in architecture.roles where !role.mustNotKnow.isEmpty {
      let forbidden = Set(role.mustNotKnow)
      var needed: [(other: String, reason: String)] = []
      for contract in architecture.contracts(usedBy: role.name) where contract.crossing == .within {
        needed += contract.implementers.map { ($0, "it uses its contract '\(contract.name)'") }
        needed.append((contract.name, "it uses it"))
      }
      for reference in architecture.references(heldBy: role.name) {
        needed += reference.targets.map { ($0, "it holds '\(reference.name)'") }
      }
      for (other, reason) in needed where forbidden.contains(other) {
        problems.report(
          .ContradictoryKnowledge,
          "\(role.name) must not know \(other), yet \(reason). Remove one of them.",
          at: places[role.name])
      }
    }
  }

  /// Reports exceptions to something that is not forbidden.
  func checkExceptions() {
    let knowledge = Dictionary(
      architecture.knowledge.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let exceptions =
      architecture.roles.map { ($0.name, $0.mayMention, $0.mustNotKnow) }
      + architecture.contracts.map { ($0.name, $0.mayMention, $0.mustNotMention) }
    for (name, allowed, forbidden) in exceptions {
      for exception in allowed {
        let isForbidden = forbidden.contains { forbidden in
          forbidden == exception || knowledge[forbidden]?.includes(exception) == true
        }
        if isForbidden { continue }
        problems.report(
          .NeedlessException,
          "\(name) may mention '\(exception)', but nothing forbids it. Remove it from "
            + "'mayMention', or name what it is an exception to.", at: places[name])
      }
    }
  }

  // MARK: - Composition and parts

  func checkCompositions() {
    let composers = Set(architecture.compositions.map(\.role))
    for role in architecture.roles where role.has(.composes) && !composers.contains(role.name) {
      problems.report(
        .CompositionMismatch,
        "\(role.name) composes, but nothing says how. Add '\(role.name):' under 'composition'.",
        at: places[role.name])
    }
    for composition in architecture.compositions {
      if let role = roles[composition.role], !role.has(.composes) {
        problems.report(
          .CompositionMismatch,
          "\(role.name) is a composition root without the trait 'composes'. Add the trait.",
          at: places["composition/" + composition.role])
      }
      for taken in composition.takes
      where roles[taken].map({ $0.has(.isPlainData) || $0.has(.shows) }) == false {
        problems.report(
          .CompositionMismatch,
          "\(composition.role) takes '\(taken)', which is neither plain data nor a view. Give it the "
            + "trait 'isPlainData', or remove it from 'takes'.",
          at: places["composition/" + composition.role])
      }
    }
  }

  func checkParts() {
    for part in architecture.parts {
      let required =
        part.roles.filter { roles[$0]?.isRequired == true }
        + part.contracts.filter { contracts[$0]?.isRequired == true }
      for member in required {
        problems.report(
          .RequiredMemberOfPart,
          "The part '\(part.name)' is optional, but '\(member)' is required. "
            + "Remove it from the part, or remove its 'required'.",
          at: places["parts/" + part.name],
          notes: [.init("'\(member)' is here.", at: places[member])])
      }
    }
  }
}

// MARK: - Ownership

extension ArchitectureChecks {
  /// Checks that strong references form no cycle, and that all
  /// required roles are held from outside.
  func checkOwnership() {
    var edges: [String: [(to: String, reference: Reference)]] = [:]
    for reference in architecture.references where reference.strength == .strong {
      for role in reached(by: reference) where roles[role]?.has(.isPlainData) != true {
        edges[reference.holder, default: []].append((role, reference))
      }
    }
    checkCycles(edges)
    checkLiveness(edges)
  }

  private func reached(by reference: Reference) -> [String] {
    architecture.roles(reachedBy: reference)
  }

  /// Removes roles that hold no remaining role, until nothing changes. The roles that
  /// remain are in a cycle or lead to one.
  private func checkCycles(_ edges: [String: [(to: String, reference: Reference)]]) {
    var holders: [String: [String]] = [:]
    var open: [String: Int] = [:]
    for (holder, out) in edges {
      open[holder] = out.count
      for edge in out { holders[edge.to, default: []].append(holder) }
    }
    var done = architecture.roles.map(\.name).filter { open[$0, default: 0] == 0 }
    while let role = done.popLast() {
      for holder in holders[role] ?? [] {
        open[holder, default: 0] -= 1
        if open[holder] == 0 { done.append(holder) }
      }
    }
    guard let first = architecture.roles.first(where: { open[$0.name, default: 0] > 0 }) else {
      return
    }
    // Every remaining role holds another remaining role, so following them ends in a cycle.
    var path: [(role: String, reference: Reference)] = []
    var role = first.name
    while !path.contains(where: { $0.role == role }) {
      guard let edge = edges[role]?.first(where: { open[$0.to, default: 0] > 0 }) else { return }
      path.append((role, edge.reference))
      role = edge.to
    }
    let circle = path.drop { $0.role != role }
    let names = (circle.map(\.role) + [role]).joined(separator: " → ")
    problems.report(
      .StrongCycle,
      "These hold each other strongly and would never be freed: \(names). "
        + "Make the reference that points back weak.",
      at: circle.last.flatMap { places["references/" + $0.reference.name] },
      notes: circle.dropLast().map { step in
        .init(
          "\(step.role) holds '\(step.reference.property)'.",
          at: places["references/" + step.reference.name])
      })
  }

  private func checkLiveness(_ edges: [String: [(to: String, reference: Reference)]]) {
    var reached = Set(architecture.roles(with: .keepsModuleAlive).map(\.name))
    if reached.isEmpty, !architecture.roles.isEmpty {
      problems.report(
        .NobodyHoldsRole,
        "No role is held from outside, so every module would be freed as soon as it is created. "
          + "Give one the trait 'keepsModuleAlive'.", at: start)
      return
    }
    var waiting = Array(reached)
    while let role = waiting.popLast() {
      for edge in edges[role] ?? [] where reached.insert(edge.to).inserted {
        waiting.append(edge.to)
      }
    }
    for role in architecture.roles where role.isRequired && !reached.contains(role.name) {
      if role.has(.composes) || role.has(.isPlainData) || role.has(.isForeign) { continue }
      problems.report(
        .NobodyHoldsRole,
        "Nothing that is held from outside holds \(role.name) strongly, so it would be freed as "
          + "soon as it is created. Add a strong reference to it.", at: places[role.name])
    }
  }
}
