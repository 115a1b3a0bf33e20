import AdderModuleDiscovery

/// Something that keeps a value alive.
struct Keeping: Hashable {
  var keeper: Keeper
  /// The names on the way from the keeper to the value, for messages.
  var way: [String]
  /// The properties on the way.
  var stores: [Store] = []
  /// How the value is kept, if that matters for the advice.
  var link: Link?
  /// The type whose code hands the value to something that outlives the module.
  var giver: TypeDeclaration.ID?

  enum Link: Hashable {
    /// `assign(to:on:)`
    case assignment
    /// A method by which the receiver retains an object: `add(_:name:)`.
    case handler
    /// A static property contains the value itself.
    case staticProperty
  }

  struct Store: Hashable {
    var property: String
    var type: TypeDeclaration.ID
  }

  func with(_ link: Link) -> Keeping {
    var keeping = self
    keeping.link = link
    return keeping
  }

  /// What another object keeps, as kept by what keeps that object.
  func behind(_ outer: Keeping) -> Keeping {
    Keeping(
      keeper: outer.keeper, way: outer.way + way, stores: outer.stores + stores,
      link: link ?? outer.link)
  }

  enum Keeper: Hashable {
    /// A property of an object: its own, or one that it inherits from a framework's class.
    case property(String, of: TypeDeclaration.ID)
    case outsider(Outsider)
    /// The function returns the value.
    case caller
  }

  /// Something that outlives every module.
  enum Outsider: Hashable {
    /// The run loop, which retains a timer or a display link until it is invalidated.
    case runLoop(String)
    case notificationCenter
    /// A session, which retains its delegate until it is invalidated.
    case session(String)
    /// A task that runs as long as the app.
    case task
    /// A value of a static property: `FeedService.shared`.
    case shared(TypeDeclaration.ID, String)
  }
}

/// A reference in the code that keeps an object alive.
struct Retention {
  /// The closure, the name of the method, or the object that is passed on.
  var place: SyntaxPlace
  var form: Form
  /// The type whose code contains the reference.
  var owner: TypeDeclaration.ID
  /// The type of the object that is kept alive.
  var captured: TypeDeclaration.ID
  /// The name of the object in the code.
  var name: String
  var keeping: Keeping

  enum Form: Equatable {
    case closure
    case method(String)
    case object
  }
}
