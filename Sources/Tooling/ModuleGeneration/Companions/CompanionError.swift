package import AdderFindings

/// The reason why a service, a helper or a mapper cannot be generated.
package enum CompanionError: ReportedError, Equatable {
  case noArchitecture(template: String)
  /// The architecture has no services that modules share. `part` is the part of a module that
  /// reaches data instead.
  case noSharedService(architecture: String, part: String?)
  case serviceWithoutContract(architecture: String, role: String)
  case noHelpers(architecture: String)
  case noUserStories(architecture: String)
  case moduleNotGiven(String)
  case unknownModule(String, suggestion: String?)
  case severalModules(String, count: Int)
  case nameTaken(TakenName, kind: String)
  case typeExists(String, path: String)
  /// Properties of a plain object that its record lacks, or has with another type.
  case unmatchedProperties([String], model: String, record: String)
  case unknownValue(property: String, type: String)
  case ownInitializer(type: String, kind: String)
  case unknownLayer(String, known: [String])

  package var message: String {
    switch self {
    case .noArchitecture(let template):
      """
      The template '\(template)' names no architecture, which would name the types. Add \
      --architecture NAME, or set 'architecture:' in adder.yml.
      """
    case .noSharedService(let architecture, let part?):
      """
      \(architecture) has no services that modules share. What reaches data belongs to one module: \
      add it with 'adder gen MODULE --add \(part)'. Or add a role with the traits reachesData and \
      isShared to an architecture file of your own.
      """
    case .noSharedService(let architecture, nil):
      """
      \(architecture) has no role for services. Add one with the traits reachesData and isShared, and \
      a contract that leads to it, to an architecture file of your own.
      """
    case .serviceWithoutContract(let architecture, let role):
      """
      \(architecture) has no contract for '\(role)', so tests could not replace the service. Add one \
      to the architecture's file: 'contracts:', 'NAME: { name: "{feature}…", from: …, to: \(role) }'.
      """
    case .noHelpers(let architecture):
      """
      \(architecture) does not say how helpers are named. Set 'helperType:' and 'helperFolder:' under \
      'module:' in an architecture file of your own.
      """
    case .noUserStories(let architecture):
      """
      \(architecture) has no folders for user stories. Leave out --story, or set 'userStoryFolder:' \
      under 'module:' in an architecture file of your own.
      """
    case .moduleNotGiven(let what):
      "A \(what) belongs to the layer of a module. Add --for MODULE."
    case .unknownModule(let name, let suggestion?):
      "There is no module '\(name)' here. Did you mean \(suggestion)?"
    case .unknownModule(let name, nil):
      "There is no module '\(name)' here. 'adder module list' shows the existing modules."
    case .severalModules(let name, let count):
      "There are \(count) modules '\(name)'. Rename all but one with 'adder module rename'."
    case .nameTaken(let taken, let kind):
      """
      The \(kind) would declare the type '\(taken.name)', which would hide another type of that name \
      from code that needs it. Choose another name, or set a prefix with --prefix.
      """
    case .typeExists(let type, let path):
      "There is already a type '\(type)', in '\(path)'. Nothing was written. Choose another name."
    case .unmatchedProperties(let properties, let model, let record):
      """
      '\(record)' has no properties with the names and types of \
      \(properties.map { "'\(model).\($0)'" }.joined(separator: ", ")). Add them, or write the mapper \
      by hand.
      """
    case .unknownValue(let property, let type):
      """
      The tests of the mapper need a value of the type '\(type)' for '\(property)', and Adder knows \
      none. Add --no-tests, or write the tests by hand.
      """
    case .ownInitializer(let type, let kind) where kind == "mapper":
      "'\(type)' is not a structure with the initializer of its properties. Write the mapper by hand."
    case .ownInitializer(let type, _):
      """
      The tests need a value of '\(type)', which is not a structure with the initializer of its \
      properties. Add --no-tests, or write the tests by hand.
      """
    case .unknownLayer(let word, let known):
      "No layer of a module is called '\(word)'. Choose one of: \(known.joined(separator: ", "))."
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .typeExists, .unmatchedProperties, .unknownValue, .ownInitializer, .noSharedService,
      .noHelpers,
      .noUserStories, .serviceWithoutContract:
      .refused
    default: .unusableInput
    }
  }
}
