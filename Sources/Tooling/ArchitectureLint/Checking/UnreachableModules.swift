import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGraph
import AdderShipped
import AdderSwiftSource

/// The modules that no entry point leads to on the map, and that no other code of the app names.
///
/// The map alone is no proof: it may not see what leads to a module. But whatever opens a module names one of its types,
/// or finds it by a name in a string, in a storyboard or in Objective-C. So a module that is named anywhere else is not
/// one of these.
struct UnreachableModules {
  /// The modules, each with those of them that name it.
  private(set) var all: [(module: Int, openers: [Int])] = []

  private let project: LintedProject
  private let app: AppCode

  init(in project: LintedProject) {
    self.project = project
    app = AppCode(project.index, project.filesByName, isTest: project.tests.isTest)
    // The map is read last: most projects have no module that nothing names.
    let candidates = unmentioned
    if candidates.isEmpty || !project.mentions.isComplete || findsClassesByName { return }
    var outside = OutsideNames(of: candidates, in: project)
    outside.remove(project.index.names.namesWithinOthers())
    outside.removeNamedInObjectiveC()
    let unnamed = unnamed(outside)
    if unnamed.isEmpty { return }
    let unreached = unreached
    all = unnamed.filter { unreached.contains($0.module) }
    // An app whose modules the map does not connect opens them in a way that Adder does not know.
    if all.count * 2 > project.found.modules.count { all = [] }
  }

  /// The modules whose parts only their own files mention, and those of other such modules.
  private var unmentioned: [Int] {
    let modules = project.found.modules
    var owners: [Int32: Set<Int>] = [:]
    for (number, module) in modules.enumerated() {
      for file in project.map.files.files(of: module) {
        owners[Int32(file), default: []].insert(number)
      }
    }
    var left = Set(modules.indices)
    var count: Int
    repeat {
      count = left.count
      left = left.filter { number in
        modules[number].parts.allSatisfy { part in
          project.sharedParts.contains(part.type)
            || project.filesByName[project.index.types[part.type].name].allSatisfy { file in
              project.tests.isTest[Int(file)] || !owners[file, default: []].isDisjoint(with: left)
            }
        }
      }
    } while left.count < count
    return left.sorted()
  }

  /// The modules that no entry point leads to. A module that is built into no app is not one of them: another
  /// program may open it.
  private var unreached: Set<Int> {
    let map = project.map.openings
    guard let unreachable = map.graph.unreachable else { return [] }
    let starts = map.graph.edges.filter { map.graph.nodes[$0.from].isStart }
    let apps = Set(
      starts.compactMap { map.file($0.place.file) }.flatMap {
        project.index.files[Int($0)].targets
      })
    let modules = (unreachable.modules + unreachable.uncertain).compactMap(map.module)
    return Set(
      modules.filter { module in
        if project.found.targets.isEmpty { return true }
        let parts = project.found.modules[module].parts.map { project.index.types[$0.type].place }
        return parts.allSatisfy { place in
          !apps.isDisjoint(with: project.index.files[Int(place.file)].targets)
        }
      })
  }

  /// True if code finds classes by names that are made at run time.
  private var findsClassesByName: Bool {
    FrameworkNames.classLookups.listed.compactMap(project.index.names.name).contains { name in
      app.places(named: name).contains { _ in true }
    }
  }

  /// Returns the modules that no code names except that of modules among them.
  private func unnamed(_ outside: OutsideNames) -> [(module: Int, openers: [Int])] {
    var openers: [Int: Set<Int?>] = [:]
    for (module, names) in outside.names {
      let all = Set(names.flatMap { users(of: $0, outside) })
      openers[module] = all.subtracting([module])
    }
    var left = Set(openers.keys)
    var count: Int
    repeat {
      count = left.count
      left = left.filter { module in
        openers[module, default: []].allSatisfy { $0.map(left.contains) ?? false }
      }
    } while left.count < count
    return left.sorted().map { ($0, openers[$0, default: []].compactMap(\.self)) }
  }

  /// Returns the modules whose code uses a name; `nil` stands for all other code.
  private func users(of known: OutsideNames.Known, _ outside: OutsideNames) -> Set<Int?> {
    let places = app.places(named: known.name).filter { place in
      let kind = project.index.files[Int(place.file)].facts.nodes[Int(place.node)].kind
      return known.isType || Self.kindsOfNames.contains(kind)
    }
    let types = project.map.types
    var users = Set(places.map { types.type(around: $0).flatMap { outside.owners[$0] } })
    if known.isType, isNamedInOtherTests(known.name, outside) { users.insert(nil) }
    return users
  }

  /// How code asks for a module without naming a type.
  private static let kindsOfNames: Set<SyntaxKind> = [
    .member, .implicitMember, .stringLiteral, .enumElement,
  ]

  /// Returns true if a test names a type that is not a test of the type's module: the module may be there for tests.
  private func isNamedInOtherTests(_ name: Name, _ outside: OutsideNames) -> Bool {
    let modules = project.index.types(named: name).compactMap { outside.owners[$0] }
      .map { project.found.modules[$0].name }
    return project.filesByName[name].contains { number in
      let path = project.index.files[Int(number)].path
      return project.tests.isTest[Int(number)] && !modules.contains(where: path.fileName.hasPrefix)
    }
  }
}
