import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// A module as rules see it: its parts with the roles that they play, and what several rules ask for, worked out once.
///
/// A class for that reason; one thread looks at it.
final class LintedModule {
  let project: LintedProject
  let module: Module
  /// Its place among the project's modules.
  let number: Int
  let architecture: Architecture
  let parts: [Part]
  /// The rules that are about modules of its architecture.
  let appliedRules: Set<ObjectIdentifier>

  /// A type that plays a role. A class because a role has much to say, and parts are handed around all the time.
  final class Part {
    let role: Role
    let type: TypeDeclaration.ID
    let certainty: Module.Certainty

    init(role: Role, type: TypeDeclaration.ID, certainty: Module.Certainty) {
      self.role = role
      self.type = type
      self.certainty = certainty
    }
  }

  init(_ number: Int, in project: LintedProject, _ architecture: Architecture) {
    let module = project.found.modules[number]
    self.number = number
    self.module = module
    self.project = project
    self.architecture = architecture
    appliedRules = project.appliedRules[architecture.name] ?? []
    parts = module.parts.compactMap { part in
      architecture.role(named: part.role).map {
        Part(role: $0, type: part.type, certainty: part.certainty)
      }
    }
  }

  var index: ProjectIndex { project.index }
  var graph: WiringGraph { project.graph }

  private(set) lazy var doubtfulParts = DoubtfulParts(of: module, architecture, index)

  /// Who holds whom, beside what the architecture says.
  private(set) lazy var wiring = ModuleWiring(of: module, in: project.found, architecture)

  /// The module's protocols with the contracts that they are.
  private(set) lazy var contracts: [(contract: Contract, type: TypeDeclaration.ID)] =
    module.contracts.compactMap { use in
      guard let contract = architecture.contract(named: use.contract),
        !doubtfulParts.areEnd(of: contract)
      else { return nil }
      return (contract, use.type)
    }

  /// The data that the services of the module's business logic work with.
  private(set) lazy var serviceTypes = findServiceTypes()

  /// The references that the module has, where it is known what they lead to. Those that store nothing are none.
  private(set) lazy var heldReferences = findHeldReferences()

  /// The contracts between parts with the methods that they ask for.
  private(set) lazy var contractMethods = findContractMethods()

  /// The values that travel through its contracts.
  private(set) lazy var travellingValues = findTravellingValues()

  /// The services that parts of the module hold, each once.
  private(set) lazy var heldServices = findHeldServices()

  /// The modules that have a part in common with it, and itself.
  private(set) lazy var relatives = project.moduleTypes.relatives(of: self)

  /// What is the module's own.
  private(set) lazy var ownElements = findOwnElements()

  /// Where most of its files are; `nil` if no folder has the module's name.
  private(set) lazy var home = ModuleHome(of: ownElements, in: self)

  /// What should have tests.
  private(set) lazy var testedParts = findTestedParts()

  private var assignmentsByType: [TypeDeclaration.ID: [MemberAssignment]] = [:]

  /// What the code of a type sets on others and on itself.
  func assignments(in type: TypeDeclaration.ID) -> [MemberAssignment] {
    if let known = assignmentsByType[type] { return known }
    let found = findAssignments(in: type)
    assignmentsByType[type] = found
    return found
  }

  /// What the code of parts mentions, as far as it was read.
  var mentionsByType: [TypeDeclaration.ID: [Mention]] = [:]

  private var commentsByFile: [Int32: SourceComments] = [:]

  /// The comments of a file; `nil` where it cannot be read any more.
  func comments(in file: Int32) -> SourceComments? {
    if let known = commentsByFile[file] { return known }
    let source = index.files[Int(file)]
    guard let text = try? project.texts.bytes(of: source.path, limit: source.facts.length),
      text.count == source.facts.length
    else { return nil }
    let comments = SourceComments(text, source.facts)
    commentsByFile[file] = comments
    return comments
  }

  func part(_ type: TypeDeclaration.ID) -> Part? { parts.first { $0.type == type } }
  func parts(_ role: String) -> [Part] { parts.filter { $0.role.name == role } }

  /// Whether it is certain which role a type plays.
  func isCertain(_ type: TypeDeclaration.ID) -> Bool { part(type)?.certainty == .certain }

  func name(_ type: TypeDeclaration.ID) -> String { index.name(of: type) }

  /// Where a type and its extensions are written.
  func places(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    [index.types[type].place] + index.types[type].extensions
  }

  func facts(at place: SyntaxPlace) -> SwiftFile { index.files[Int(place.file)].facts }
}
