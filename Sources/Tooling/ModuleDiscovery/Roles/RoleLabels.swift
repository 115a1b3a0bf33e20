/// The roles of one architecture that were assigned to a starting type and the types around it,
/// the most certain first.
struct RoleLabels {
  private(set) var labels: [RoleLabel] = []
  /// The total weight of all parts.
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
  /// The reference that led to this label; `nil` for the type at which the search started.
  var wire: Wire?
  /// The protocol in the property's declaration, if it is named like the contract or the role.
  var contract: TypeDeclaration.ID?
  /// The edge in the opposite direction, if the architecture requires one.
  var back: Int?

  /// The numbers of an edge and of the architecture's reference that corresponds to the edge.
  struct Wire {
    var edge: Int
    var reference: Int
  }

  struct Signs: OptionSet {
    let rawValue: UInt8

    /// The type is a screen.
    static let showsSomething = Signs(rawValue: 1)
    /// The property that holds the type is named like the reference or the role.
    static let property = Signs(rawValue: 2)
    /// The type's name ends with a word for the role.
    static let named = Signs(rawValue: 4)
    /// The type shows or closes other screens.
    static let navigates = Signs(rawValue: 8)
  }

  /// True if the type's name ends with a word for the role.
  var isNamed: Bool { signs.contains(.named) }
}
