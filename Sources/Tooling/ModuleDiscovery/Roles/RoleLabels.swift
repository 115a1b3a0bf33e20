/// The roles of one architecture that types around a start were given, the surest first.
struct RoleLabels {
  private(set) var labels: [RoleLabel] = []
  /// The evidence for the parts that were found.
  private(set) var partsWeight = 0

  mutating func add(_ label: RoleLabel) {
    labels.append(label)
    partsWeight += label.weight
  }

  /// The role of a type. There are no more labels than roles in an architecture.
  func label(of type: TypeDeclaration.ID) -> RoleLabel? { labels.first { $0.type == type } }

  func type(playing role: Int) -> TypeDeclaration.ID? { labels.first { $0.role == role }?.type }
}

/// A role that a type could play or plays, and the evidence for it.
struct RoleLabel {
  var type: TypeDeclaration.ID
  var role: Int
  var weight = 0
  var signs: Signs = []
  /// How it was found; `nil` for the type with which looking began.
  var wire: Wire?
  /// The protocol that it is held by, if it is named like the contract or the role.
  var contract: TypeDeclaration.ID?
  /// The edge that points back, where one is expected.
  var back: Int?

  /// An edge that is a reference of the architecture, by their numbers.
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
    /// Its own name ends as those of the role do.
    static let named = Signs(rawValue: 4)
    /// It takes the user to other screens.
    static let navigates = Signs(rawValue: 8)
  }

  /// Whether its type is named like types of the role.
  var isNamed: Bool { signs.contains(.named) }
}
