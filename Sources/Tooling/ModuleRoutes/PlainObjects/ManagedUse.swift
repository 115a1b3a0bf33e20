import AdderModuleDiscovery

/// A use of database objects, or of values that contain them, that has a meaning for plain objects.
struct ManagedUse {
  enum Kind: Equatable {
    /// A member of the object is read.
    case reads(String)
    case calls(String)
    case changes(String)
    case comparesIdentity
    case creates
    /// A static member of the class is used.
    case usesClass
    case casts
    /// The object is an argument of a function that takes none of its class.
    case passedOn(to: String)
    /// The object is stored in a property of another type.
    case storedElsewhere
    case weakReference
    /// Objective-C sees the declaration.
    case objectiveC
    /// The value of a property wrapper.
    case wrapper(String)
    case unclear(String)
  }

  var kind: Kind
  var place: SyntaxPlace
}

/// A call of a function, or a use of a property, whose declared type contains database objects.
struct CarriedCall {
  var member: CarriedMember
  /// The expressions that are passed, each with the type that the declaration has for it.
  var arguments: [Argument]
  var place: SyntaxPlace
  /// False if it is not known what the function is called on, so that it may be another one of the same name.
  var isCertain = true

  struct Argument {
    var node: Int
    var expected: CarriedType
    var found: CarriedType
    /// True if the expression is a closure.
    var isClosure = false
  }
}
