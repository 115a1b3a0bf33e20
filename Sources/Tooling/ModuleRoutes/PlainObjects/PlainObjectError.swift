package import AdderFindings

/// The reason why the objects of a database class are not replaced by plain objects.
package enum PlainObjectError: ReportedError, Equatable {
  case nothingNamed(module: String)
  case unknownClass(String, suggestion: String?, known: [String])
  case noInteractor(module: String)
  case noValues(String)
  case noName(String)
  case nameTaken(String, path: String)
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
    case shared(String)
    case closure(String)
    case unknownOptional
    case unclear(String)
    case writtenType
    case sharedFile
  }

  package var message: String {
    switch self {
    case .nothingNamed(let module):
      "Write the name of the database class after the part: 'adder gen \(module) --add PlainObject PostMO'."
    case .unknownClass(let name, let suggestion?, _):
      "The project has no database class '\(name)'. Did you mean '\(suggestion)'?"
    case .unknownClass(let name, nil, let known) where known.isEmpty:
      "The project has no database class '\(name)'."
    case .unknownClass(let name, nil, let known):
      "The project has no database class '\(name)', only: \(known.joined(separator: ", "))."
    case .noInteractor(let module):
      "\(module) has no interactor that could turn database objects into plain ones."
    case .noValues(let name):
      "No values of '\(name)' are known, because neither its class nor a data model lists them."
    case .noName(let name):
      "No name is free for the plain object of '\(name)'. Write one behind a colon: '\(name):\(name)Plain'."
    case .nameTaken(let name, let path):
      "'\(name)' is already declared in \(path), without an initializer that takes the database object. Choose another name."
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
    case .nothingNamed, .unknownClass, .nameTaken: .unusableInput
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
      "database objects are compared here, which are the same if they are one object; compare their identifiers"
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
    case .shared(let type): "'\(type)' is used by other code, too"
    case .closure(let name):
      "'\(name)' is passed on or stored here, so it is not known what calls it"
    case .unknownOptional: "it is not known whether this value is optional"
    case .unclear(let name):
      name.isEmpty
        ? "it is not known what is done with the object here"
        : "it is not known what '\(name)' does with the object here"
    case .writtenType: "the type here contains the database class in a way that is not understood"
    case .sharedFile: "this file cannot be read"
    }
  }
}
