/// A capability or a property of a role, by which tools find roles.
///
/// The list is closed, so that a tool can handle every case. A tool never checks a
/// role's or an architecture's name.
package enum Trait: String, Hashable, Sendable, CaseIterable {
  /// It displays what it is given and never requests data.
  case shows
  /// It may use types of the user-interface framework.
  case touchesScreen
  /// Its event handlers only forward what the user or the system did.
  case forwardsEvents
  /// It is the data source and delegate of a table or a collection.
  case displaysLists
  /// It handles events by sending requests, and turns results into something to display.
  case decides
  /// It formats values for display.
  case formats
  /// It may keep the module's state. Roles without this trait keep none.
  case holdsState
  /// It contains the module's business logic.
  case appliesBusinessLogic
  /// It works with the network, the database or another source of data.
  case reachesData
  /// It navigates to other modules.
  case navigates
  /// It builds the module and connects its parts.
  case composes
  /// It receives calls from other modules.
  case receivesInput
  /// It is owned from outside the module, and retains the rest of the module.
  case keepsModuleAlive
  /// It is a module of its own: no other part decides for it. Its output is its only contract.
  case isWholeModule
  /// It is data without behavior.
  case isPlainData
  /// Its data does not change after it is created.
  case isReadOnly
  /// Several modules use it, and none owns it.
  case isShared
  /// It comes from outside the app's code, for example from the user-interface framework.
  case isForeign

  /// A description of the trait for users, which continues a sentence about a role.
  package var summary: String {
    switch self {
    case .shows: "displays what it is given, never asks for data"
    case .touchesScreen: "may use the user-interface framework"
    case .forwardsEvents: "only forwards events"
    case .displaysLists: "is the data source and delegate of lists"
    case .decides: "handles events by sending requests, and turns results into something to display"
    case .formats: "formats values for display"
    case .holdsState: "stores the module's state"
    case .appliesBusinessLogic: "applies the business logic"
    case .reachesData: "works with the network or a store"
    case .navigates: "navigates to other modules"
    case .composes: "builds the module and connects its parts"
    case .receivesInput: "receives calls from other modules"
    case .keepsModuleAlive: "is owned by something outside the module, and keeps the module alive"
    case .isWholeModule: "is a module by itself, and notifies the module that shows it"
    case .isPlainData: "is data without behavior"
    case .isReadOnly: "does not change after it is created"
    case .isShared: "is shared by several modules"
    case .isForeign: "comes from outside the app's code"
    }
  }
}

/// A set of traits.
package struct Traits: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One bit for each trait. Rules query traits for every pair of parts, so this must be fast.
  private var bits: UInt64 = 0

  package init(_ traits: some Sequence<Trait>) {
    for trait in traits { bits |= Self.bit(trait) }
  }

  package init(arrayLiteral traits: Trait...) { self.init(traits) }

  private static func bit(_ trait: Trait) -> UInt64 {
    // An enum of fewer than 256 cases without values is stored as a
    // byte with the number of the case.
    1 << UInt64(unsafeBitCast(trait, to: UInt8.self))
  }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ trait: Trait) -> Bool { bits & Self.bit(trait) != 0 }

  package func isSubset(of others: Traits) -> Bool { bits & ~others.bits == 0 }

  /// Returns true if the sets have a trait in common, or if `others` is empty.
  package func hasAny(of others: Traits) -> Bool { others.isEmpty || bits & others.bits != 0 }
}
