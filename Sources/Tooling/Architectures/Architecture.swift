package import AdderBase

/// A description of how modules are built: their roles, the contracts and
/// references between the roles, and all their names. Everything that the tools
/// know about an architecture is in this value.
///
/// In a value from `ArchitectureReader`, all roles and contracts that are mentioned exist.
package struct Architecture: Equatable, Sendable {
  /// The name that commands use: the name of its file without the extension.
  package var name: String
  package var title = ""
  /// The family of architectures that it belongs to: `VIPER`. It is what a module is called if its team
  /// chose no architecture.
  package var family = ""
  package var summary = ""
  /// The shipped architecture that a team's architecture extends, directly or through other files;
  /// `nil` if there is none, and for a shipped architecture.
  package var shippedBase: String?
  /// The document that the architecture follows.
  package var source: String?
  @Shared package var layout = ModuleLayout()
  package var knowledge: [Knowledge] = []
  /// The roles in the order of the file, which is also the order in which they are shown.
  package var roles: [Role] = []
  package var contracts: [Contract] = []
  package var references: [Reference] = []
  /// The composition roots, the usual one first.
  package var compositions: [Composition] = []
  package var parts: [Part] = []
  package var baseFiles: [BaseFile] = []
  /// The folders of an app; `nil` if the architecture does not specify them.
  @Shared package var app: AppLayout? = nil
  /// The layers of the code around modules. A file belongs to the first layer that contains it.
  package var layers: [Layer] = []
  @Shared package var tests = TestConventions()
  @Shared package var comments = CommentConventions()
  @Shared package var severities = Severities()
  /// The linter rules that the architecture states or turns off, keyed by ID.
  package var rules: [String: RuleStatement] = [:]

  package init(name: String) { self.name = name }
}

// MARK: - Looking things up

extension Architecture {
  /// Returns the role that has the given name or alias.
  package func role(named name: String) -> Role? {
    place(ofRole: name).map { roles[$0] }
  }

  /// Returns the traits of a role; empty for unknown names. This is cheaper than returning the
  /// role, which contains a lot of data.
  package func traits(ofRole name: String) -> Traits {
    place(ofRole: name).map { roles[$0].traits } ?? []
  }

  private func place(ofRole name: String) -> Int? {
    roles.indices.first { roles[$0].name == name }
      ?? roles.indices.first { roles[$0].aliases.contains(name) }
  }

  package func contract(named name: String) -> Contract? {
    place(ofContract: name).map { contracts[$0] }
  }

  private func place(ofContract name: String) -> Int? {
    contracts.indices.first { contracts[$0].name == name }
  }

  package func knowledge(named name: String) -> Knowledge? {
    knowledge.first { $0.name == name }
  }

  package func part(named name: String) -> Part? { parts.first { $0.name == name } }

  package func roles(with trait: Trait) -> [Role] { roles.filter { $0.has(trait) } }

  /// Returns the optional part that contains a role or a contract; `nil` if there is none.
  package func part(of member: String) -> Part? {
    parts.first { $0.roles.contains(member) || $0.contracts.contains(member) }
  }
}

// MARK: - Contracts and references

extension Architecture {
  package func contracts(implementedBy role: String) -> [Contract] {
    contracts.filter { $0.implementers.contains(role) }
  }

  package func contracts(usedBy role: String) -> [Contract] {
    contracts.filter { $0.users.contains(role) }
  }

  package func references(heldBy role: String) -> [Reference] {
    references.filter { $0.holder == role }
  }

  /// Returns the roles of the same module that a reference can lead to;
  /// empty if it leads to another module.
  ///
  /// A reference that is typed as several contracts leads to the roles that implement all of them.
  package func roles(reachedBy reference: Reference) -> [String] {
    var reached: [String]?
    for target in reference.targets {
      let roles: [String]
      if let contract = place(ofContract: target) {
        roles =
          leavesModule(contract, for: reference.holder) ? [] : contracts[contract].implementers
      } else {
        roles = [target]
      }
      reached = reached.map { $0.filter(roles.contains) } ?? roles
    }
    return reached ?? []
  }

  /// Returns true if a reference leads to another module.
  package func leavesModule(_ reference: Reference) -> Bool {
    reference.targets.contains { target in
      place(ofContract: target).map { leavesModule($0, for: reference.holder) } ?? false
    }
  }

  /// Returns true if a contract, as seen by the role that holds it, leads to another module.
  private func leavesModule(_ contract: Int, for holder: String) -> Bool {
    switch contracts[contract].crossing {
    case .within: false
    case .out: true
    case .in: contracts[contract].users.contains(holder)
    }
  }

  /// Returns true if calls through a contract belong on the main actor: a role at one of its ends
  /// may use the user-interface framework, or the contract connects two parts of one module.
  package func isOnMainActor(_ contract: Contract) -> Bool {
    let ends = contract.users + contract.implementers
    if ends.contains(where: { traits(ofRole: $0).contains(.touchesScreen) }) { return true }
    return ends.allSatisfy { !traits(ofRole: $0).contains(.isShared) }
  }
}
