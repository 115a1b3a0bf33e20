/// A module of a project, in the form that is needed to draw a figure of it.
package struct FoundModule: Sendable {
  package var name: String
  /// The names of the module's types, keyed by role. Roles without types are omitted.
  package var typeNames: [String: [String]]
  /// The roles whose assignment to types is uncertain.
  package var uncertainRoles: Set<String>
  package var arrows: [Arrow]

  /// The name of an arrow's end if that end is in another module. Other ends are named after their
  /// roles.
  package static let otherModule = "Other module"

  package init(
    name: String, typeNames: [String: [String]], uncertainRoles: Set<String> = [], arrows: [Arrow]
  ) {
    self.name = name
    self.typeNames = typeNames
    self.uncertainRoles = uncertainRoles
    self.arrows = arrows
  }

  /// An actual or expected reference.
  package struct Arrow: Equatable, Sendable {
    /// The role that holds the reference.
    package var from: String
    /// The role that is referenced.
    package var to: String
    /// The protocols in the property's declaration, or the property's name.
    package var label: String
    /// The strength in the code, or the described strength if the reference is missing.
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
    /// The strength differs from the description, or the architecture does not describe it.
    case broken
    /// Described, but missing.
    case missing
    /// The state cannot be inferred from the sources.
    case unknown
  }
}
