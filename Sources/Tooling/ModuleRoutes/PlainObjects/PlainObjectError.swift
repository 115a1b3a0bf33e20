package import AdderFindings

/// The reason why the objects of a database class are not replaced by plain objects.
package enum PlainObjectError: ReportedError, Equatable {
  case nothingNamed(module: String)
  /// What is written after the class is no name of a structure.
  case invalidName(String, class: String)
  /// Several classes have the name.
  case ambiguousClass(String, paths: [String])
  /// A data model that may describe the class cannot be read.
  case unreadableModel(String, class: String)
  case unknownClass(String, suggestion: String?, known: [String])
  case noInteractor(module: String)
  case noValues(String)
  case noName(String)
  case nameTaken(String, class: String, path: String)
  /// The project makes several structures of the objects.
  case severalPlain(String, [String])
  /// No contract or part above the interactor has objects of the class.
  case notUsed(String, module: String)
  case used(String, Obstacle, others: [Place], modules: [String], SourceLocation)
  case refused(String, RouteObstacle, SourceLocation?)

  /// Another place that must change.
  package struct Place: Equatable, Sendable {
    package var obstacle: Obstacle
    package var location: SourceLocation
  }

  /// What plain objects cannot do.
  package enum Obstacle: Equatable, Sendable {
    case reads(String)
    case otherType(String, plain: String)
    case calls(String)
    case changes(String)
    case comparesIdentity
    case creates
    case usesClass
    case casts
    case passedOn(to: String)
    case passedDown(String)
    case comesFromOutside(String)
    case storedElsewhere
    case storedInInteractor(String)
    case weakReference
    /// Objective-C sees the declaration.
    case objectiveC
    /// The value of a property wrapper.
    case wrapper(String)
    /// The interactor calls what it answers other parts with.
    case usesOwnAnswer(String)
    /// A helper of the interactor is used in a closure.
    case needsSelf(String)
    case closure(String)
    case unknownOptional
    case unclear(String)
    case writtenType
    case unreadableFile
  }

  package var message: String {
    switch self {
    case .nothingNamed(let module):
      "Write the name of the database class after the part: 'adder gen \(module) --add PlainObject PostMO'."
    case .invalidName(let text, let managed):
      "'\(text)' cannot name the plain object. Write one name that begins with a capital letter and that no type of the system has: '\(managed):\(managed)Plain'."
    case .ambiguousClass(let name, let paths):
      "'\(name)' is declared \(paths.count) times: \(paths.joined(separator: ", ")). Which one the module uses is not known; give the classes different names."
    case .unreadableModel(let path, let name):
      "No source file declares the database class '\(name)', and the data model '\(path)' cannot be read. Open it in Xcode and save it again."
    case .unknownClass(let name, let suggestion?, _):
      "The project has no database class '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownClass(let name, nil, let known) where known.isEmpty:
      "The project has no database class '\(name)', and no other one. Database classes inherit from a class of Core Data or Realm, or are generated from a data model."
    case .unknownClass(let name, nil, let known):
      "The project has no database class '\(name)', only: \(known.joined(separator: ", "))."
    case .noInteractor(let module):
      "\(module) has no interactor that could turn database objects into plain ones. Name a module whose interactor gets them from the database."
    case .noValues(let name):
      "No values of '\(name)' are known, because neither its class nor a data model lists them. Declare its stored properties with their types."
    case .noName(let name):
      "No name is free for the plain object of '\(name)'. Write one behind a colon: '\(name):\(name)Plain'."
    case .nameTaken(let name, let managed, let path):
      "'\(name)' is already declared in \(path) and is not used as a plain object of the class. Choose another name: '\(managed):OtherName'."
    case .severalPlain(let name, let plain):
      "The project makes \(plain.map { "'\($0)'" }.joined(separator: " and ")) of '\(name)'. Name the one that replaces it: '\(name):\(plain.first ?? "")'."
    case .notUsed(let name, let module):
      "No contract or part of \(module) above the interactor has objects of '\(name)'. There is nothing to do."
    case .used(let name, let obstacle, let others, let modules, _):
      "'\(name)' is not replaced by a plain object, and nothing was written, because \(obstacle.message)."
        + Self.list(others) + Self.advice(modules, name)
    case .refused(let name, let obstacle, _):
      "'\(name)' is not replaced by a plain object, and nothing was written, because \(obstacle.message)."
    }
  }

  private static let listedPlaces = 10

  private static func list(_ places: [Place]) -> String {
    if places.isEmpty { return "" }
    let lines = places.prefix(listedPlaces).map { "\n  \($0.location): \($0.obstacle.message)" }
    let rest = places.count - lines.count
    return "\nMore to change:" + lines.joined() + (rest > 0 ? "\n  and \(rest) more" : "")
  }

  /// How modules that pass the object on to each other are changed at once.
  private static func advice(_ modules: [String], _ name: String) -> String {
    if modules.isEmpty { return "" }
    let command = "adder gen \(modules.joined(separator: ",")) --add PlainObject \(name)"
    return "\nModules that pass it on to each other change together: '\(command)'."
  }

  package var location: SourceLocation? {
    switch self {
    case .used(_, _, _, _, let location): location
    case .refused(_, _, let location): location
    default: nil
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .nothingNamed, .invalidName, .ambiguousClass, .unreadableModel, .unknownClass, .nameTaken,
      .severalPlain:
      .unusableInput
    default: .refused
    }
  }
}

extension PlainObjectError.Obstacle {
  var message: String {
    switch self {
    case .reads(let member): "'\(member)' is used here, which the plain object does not have"
    case .otherType(let member, let plain):
      "'\(member)' is used here, which '\(plain)' does not have with the same type"
    case .calls(let method): "the method '\(method)' of the database object is called here"
    case .changes(let member):
      "'\(member)' of the database object is changed here; let the interactor do that"
    case .comparesIdentity:
      "database objects are compared by identity here; compare their identifiers instead"
    case .creates: "a database object is created here; let the interactor do that"
    case .usesClass: "the database class itself is used here; let the interactor do that"
    case .casts: "a value is cast to the database class here"
    case .passedOn(let function):
      "the object is passed on to '\(function)' here, which is not part of the module's code above the interactor"
    case .passedDown(let method):
      "the interactor gets the object back with '\(method)'; pass its identifier instead"
    case .comesFromOutside(let member):
      "'\(member)' gets the object here, which is not part of the module's code above the interactor"
    case .storedElsewhere: "the object is stored here as something else"
    case .storedInInteractor(let property):
      "'\(property)' lets other parts use what the interactor stores; let the interactor pass it to its output"
    case .weakReference:
      "the reference to the object is weak here, which one to a structure cannot be; let the interactor report what is deleted"
    case .objectiveC: "Objective-C sees this declaration, and cannot see structures"
    case .wrapper(let name):
      "'@\(name)' wraps the object here; it is not known whether it can wrap a structure"
    case .usesOwnAnswer(let method):
      "the interactor uses '\(method)' itself here, which is to return plain objects; move its code to another method for that"
    case .needsSelf(let property):
      "'\(property)' is needed in a closure here, which would retain the interactor; convert the object in a method of the interactor"
    case .closure(let name):
      "'\(name)' is passed on or stored here, so it is not known what calls it"
    case .unknownOptional: "it is not known whether this value is optional"
    case .unclear(let name):
      name.isEmpty
        ? "it is not known what is done with the object here"
        : "it is not known what '\(name)' does with the object here"
    case .writtenType: "the type here contains the database class in a way that is not understood"
    case .unreadableFile: "this file cannot be read"
    }
  }
}
