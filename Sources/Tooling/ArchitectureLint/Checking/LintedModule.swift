import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// A module as rules see it: its parts with their roles,
/// and facts that several rules need, each computed once.
///
/// It is a class because it caches these facts. Only one thread uses it.
final class LintedModule {
  let project: LintedProject
  let module: Module
  /// The module's index among the project's modules.
  let number: Int
  let architecture: Architecture
  let parts: [Part]
  /// The rules of its architecture.
  let rules: ArchitectureRules

  /// A type that plays a role. It is a class because a role
  /// is a large value and parts are passed around a lot.
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

  init(
    _ number: Int, in project: LintedProject, _ architecture: Architecture,
    _ rules: ArchitectureRules
  ) {
    let module = project.found.modules[number]
    self.number = number
    self.module = module
    self.project = project
    self.architecture = architecture
    self.rules = rules
    parts = module.parts.compactMap { part in
      architecture.role(named: part.role).map {
        Part(role: $0, type: part.type, certainty: part.certainty)
      }
    }
  }

  var index: ProjectIndex { project.index }
  var graph: WiringGraph { project.graph }

  /// True if the team chose an architecture that a document describes. Its own habits, as a learned file states them, are
  /// read as the team keeps them: with the exceptions of those who chose nothing.
  var followsDocument: Bool { module.isArchitectureChosen && architecture.isOfDocument }

  private(set) lazy var doubtfulParts = DoubtfulParts(of: module, architecture, index)

  /// The module's references, compared with those of the architecture.
  private(set) lazy var wiring = ModuleWiring(of: module, in: project.found, architecture)

  /// The module's protocols, with the contract that each represents.
  private(set) lazy var contracts: [(contract: Contract, type: TypeDeclaration.ID)] =
    module.contracts.compactMap { use in
      guard let contract = architecture.contract(named: use.contract),
        !doubtfulParts.areEnd(of: contract)
      else { return nil }
      return (contract, use.type)
    }

  /// The data types that the services of the module's business logic use.
  private(set) lazy var serviceTypes = findServiceTypes()

  /// The module's references whose targets are known. Properties that store nothing are excluded.
  private(set) lazy var heldReferences = findHeldReferences()

  /// The contracts between parts, with the methods that they require.
  private(set) lazy var contractMethods = findContractMethods()

  /// The values that are passed through the module's contracts.
  private(set) lazy var travellingValues = findTravellingValues()

  /// The services that the module's parts reference, each once.
  private(set) lazy var heldServices = findHeldServices()

  /// This module and the modules that share a part with it.
  private(set) lazy var relatives = project.moduleTypes.relatives(of: self)

  /// The parts and contracts that belong to this module alone.
  private(set) lazy var ownElements = findOwnElements()

  /// The folder with most of the module's files; `nil` if no folder is named after the module.
  private(set) lazy var home = ModuleHome(of: ownElements, in: self)

  /// The parts that need tests.
  private(set) lazy var testedParts = findTestedParts()

  private var assignmentsByType: [TypeDeclaration.ID: [MemberAssignment]] = [:]

  /// Returns the assignments in a type's code, to its own properties and to those of other objects.
  func assignments(in type: TypeDeclaration.ID) -> [MemberAssignment] {
    if let known = assignmentsByType[type] { return known }
    let found = findAssignments(in: type)
    assignmentsByType[type] = found
    return found
  }

  /// A cache of the mentions in the code of parts.
  var mentionsByType: [TypeDeclaration.ID: [Mention]] = [:]

  private var commentsByFile: [Int32: SourceComments] = [:]

  /// Returns the comments of a file, or `nil` if the file can no longer be read.
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

  /// Returns true if it is certain which role a type plays.
  func isCertain(_ type: TypeDeclaration.ID) -> Bool { part(type)?.certainty == .certain }

  func name(_ type: TypeDeclaration.ID) -> String { index.name(of: type) }

  /// Returns the declaration of a type and its extensions.
  func places(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    [index.types[type].place] + index.types[type].extensions
  }

  func facts(at place: SyntaxPlace) -> SwiftFile { index.files[Int(place.file)].facts }
}
