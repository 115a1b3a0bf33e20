/// A module as it was found in a project, to be drawn as a figure of its architecture.
package struct FoundModule: Sendable {
  package var name: String
  /// The names of the types that were found, by role; roles without any are left out.
  package var typeNames: [String: [String]]
  /// The roles of which it is not certain that the types play them.
  package var uncertainRoles: Set<String>
  package var arrows: [Arrow]

  /// What an arrow from or to another module names in place of a role.
  package static let otherModule = "Other module"

  package init(
    name: String, typeNames: [String: [String]], uncertainRoles: Set<String> = [], arrows: [Arrow]
  ) {
    self.name = name
    self.typeNames = typeNames
    self.uncertainRoles = uncertainRoles
    self.arrows = arrows
  }

  /// The references, actual and expected.
  package struct Arrow: Equatable, Sendable {
    /// The role that holds.
    package var from: String
    /// The role that is held.
    package var to: String
    /// The protocols between them, or the property.
    package var label: String
    /// As it was found; as it is described where it is missing.
    package var isStrong: Bool
    package var state: State

    package init(from: String, to: String, label: String, isStrong: Bool, state: State) {
      self.from = from
      self.to = to
      self.label = label
      self.isStrong = isStrong
      self.state = state
    }
  }

  package enum State: Sendable {
    case asDescribed
    /// Held the other way, weakly for strongly, or where the architecture has no arrow.
    case broken
    /// Described, but missing.
    case missing
    /// It is unknown from the sources.
    case unknown
  }
}
