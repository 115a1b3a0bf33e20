import AdderArchitectures

/// Which contracts a rule is about, by the roles at their ends.
struct ContractKind: Sendable {
  /// One of these is a trait of a role that uses the contract; any role if there are none.
  var from: Traits = []
  /// One of these is a trait of a role that implements it; any role if there are none.
  var to: Traits = []
  var crossing: Contract.Crossing?

  /// All contracts.
  static let any = ContractKind()
  /// What the presenter sends to the view.
  static let viewInput = ContractKind(from: [.decides, .formats], to: [.shows], crossing: .within)
  /// What the view reports.
  static let viewOutput = ContractKind(from: [.shows], to: [.decides], crossing: .within)
  /// Both.
  static let viewProtocols = ContractKind(
    from: [.shows, .decides], to: [.shows, .decides], crossing: .within)
  static let interactorInput = ContractKind(
    from: [.decides], to: [.appliesBusinessLogic], crossing: .within)
  static let interactorOutput = ContractKind(
    from: [.appliesBusinessLogic], to: [.decides], crossing: .within)
  static let routerInput = ContractKind(from: [.decides], to: [.navigates], crossing: .within)
  static let moduleInput = ContractKind(crossing: .in)
  static let moduleOutput = ContractKind(from: [.decides], to: [.decides], crossing: .out)

  func fits(_ contract: Contract, in architecture: Architecture) -> Bool {
    (crossing == nil || crossing == contract.crossing)
      && fits(from, contract.users, architecture) && fits(to, contract.implementers, architecture)
  }

  private func fits(
    _ traits: Traits, _ roles: [String], _ architecture: Architecture
  ) -> Bool {
    traits.isEmpty
      || roles.contains { role in
        architecture.traits(ofRole: role).hasAny(of: traits)
      }
  }
}

extension Contract {
  /// Whether it ties parts of modules, and not a module to what several share.
  func isBetweenParts(of architecture: Architecture) -> Bool {
    (users + implementers).allSatisfy { role in
      let traits = architecture.traits(ofRole: role)
      return !traits.contains(.isShared) && !traits.contains(.isForeign)
    }
  }
}
