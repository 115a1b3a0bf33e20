/// The roles of one architecture that types around a start have, the most certain first.
struct RoleLabels {
  private(set) var labels: [RoleLabel] = []
  /// The evidence for all parts.
  private(set) var partsWeight = 0

  mutating func add(_ label: RoleLabel) {
    labels.append(label)
    partsWeight += label.weight
  }

  /// Returns the role of a type. Searches linearly, since an architecture has few roles.
  func label(of type: TypeDeclaration.ID) -> RoleLabel? { labels.first { $0.type == type } }

  func type(playing role: Int) -> TypeDeclaration.ID? { labels.first { $0.role == role }?.type }
}

/// A role that a type has or could have, and the evidence for it.
struct RoleLabel {
  var type: TypeDeclaration.ID
  var role: Int
  var weight = 0
  var signs: Signs = []
  /// The reference that led to it; `nil` for the type at which the search started.
  var wire: Wire?
  /// The protocol in the property's declaration, if it is named like the contract or the role.
  var contract: TypeDeclaration.ID?
  /// The edge in the opposite direction, if the architecture requires one.
  var back: Int?

  /// An edge and the architecture's reference that it is, by their numbers.
  struct Wire {
    var edge: Int
    var reference: Int
  }

  struct Signs: OptionSet {
    let rawValue: UInt8

    /// It is a screen.
    static let showsSomething = Signs(rawValue: 1)
    /// The property that holds it is named like the reference or the role.
    static let property = Signs(rawValue: 2)
    /// Its name ends like those of types with the role.
    static let named = Signs(rawValue: 4)
    /// It shows or closes other screens.
    static let navigates = Signs(rawValue: 8)
  }

  /// Whether its type is named like types with the role.
  var isNamed: Bool { signs.contains(.named) }
}
