import AdderArchitectures

/// Selects contracts by the roles that use and implement them.
struct ContractKind: Sendable {
  /// A role that uses the contract must have one of these traits; empty for any role.
  var from: Traits = []
  /// A role that implements the contract must have one of these traits; empty for any role.
  var to: Traits = []
  var crossing: Contract.Crossing?

  /// All contracts.
  static let any = ContractKind()
  /// The contracts through which the presenter calls the view.
  static let viewInput = ContractKind(from: [.decides, .formats], to: [.shows], crossing: .within)
  /// The contracts through which the view calls the presenter.
  static let viewOutput = ContractKind(from: [.shows], to: [.decides], crossing: .within)
  /// Both view inputs and view outputs.
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
  /// Returns true if the contract connects parts of modules, rather than a module and something
  /// shared or foreign.
  func isBetweenParts(of architecture: Architecture) -> Bool {
    (users + implementers).allSatisfy { role in
      let traits = architecture.traits(ofRole: role)
      return !traits.contains(.isShared) && !traits.contains(.isForeign)
    }
  }
}
