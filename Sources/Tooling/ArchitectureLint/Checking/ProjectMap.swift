import AdderArchitectures
import AdderBase
import AdderFindings
package import AdderModuleDiscovery
package import AdderModuleGraph
import AdderSwiftSource

/// Which module of a project opens which, and what else rules about several modules need. Each fact is found when a rule
/// first asks for it: the map above all takes time, and most projects have nothing that it must be read for.
package final class ProjectMap: Sendable {
  /// Returns the map of a project, for example the one that the last run kept.
  package typealias Reader = @Sendable (DiscoveredProject) -> ModuleGraph

  private let found: DiscoveredProject
  private let architectures: [Architecture]
  private let read: @Sendable () -> ModuleGraph
  private let knownFiles = Known<ModuleFiles>()
  private let knownTypes = Known<TypesByPlace>()
  private let knownStories = Known<ModuleStories>()
  private let knownOpenings = Known<ModuleOpenings>()
  private let knownLasting = Known<LastingModules>()
  private let knownUnreachable = Known<UnreachableModules>()
  private let knownCreations = Known<ForeignCreations>()

  init(
    of found: DiscoveredProject, in texts: any SourceTexts, _ architectures: [Architecture],
    reader: Reader?
  ) {
    self.found = found
    self.architectures = architectures
    read = {
      reader?(found)
        ?? ModuleGraph(
          found, ModuleReport.all(in: found, architectures: architectures),
          architectures: architectures, in: texts)
    }
  }

  var files: ModuleFiles { knownFiles.value { [found] in ModuleFiles(found) } }

  var types: TypesByPlace { knownTypes.value { [found] in TypesByPlace(found.index) } }

  var stories: ModuleStories {
    let files = files
    return knownStories.value { [found, architectures] in
      ModuleStories(found, files, architectures)
    }
  }

  var openings: ModuleOpenings {
    knownOpenings.value { [found, read] in ModuleOpenings(read(), found) }
  }

  func lastingModules(in project: LintedProject) -> LastingModules {
    let openings = openings
    let unreachable = unreachableModules(in: project)
    return knownLasting.value { LastingModules(openings, unreachable: unreachable, in: project) }
  }

  func unreachableModules(in project: LintedProject) -> UnreachableModules {
    knownUnreachable.value { UnreachableModules(in: project) }
  }

  /// Returns the places where code creates parts of modules that have factories.
  func creations(in project: LintedProject) -> ForeignCreations {
    knownCreations.value { ForeignCreations(in: project) }
  }

  /// A value that is found once.
  private final class Known<Value: Sendable>: Sendable {
    private let found = Guarded<Value?>(nil)

    func value(_ find: @Sendable () -> Value) -> Value {
      if let known = found.withValue({ $0 }) { return known }
      let value = find()
      found.withValue { $0 = value }
      return value
    }
  }
}

/// A map, with the numbers that its modules have in the project.
struct ModuleOpenings: Sendable {
  let graph: ModuleGraph
  /// The number of the module that each node is; `nil` for other nodes.
  private let modules: [Int?]
  /// The edges that leave each module.
  private let leaving: [Int: [ModuleGraph.Edge]]
  private let files: [String: Int32]

  init(_ graph: ModuleGraph, _ found: DiscoveredProject) {
    self.graph = graph
    var modules = [Int?](repeating: nil, count: graph.nodes.count)
    for (number, node) in graph.nodes(ofModules: found.modules.map(\.name)).enumerated() {
      if let node { modules[node] = number }
    }
    self.modules = modules
    leaving = Dictionary(grouping: graph.edges.filter { modules[$0.from] != nil }) {
      modules[$0.from] ?? 0
    }
    files = Dictionary(
      found.index.files.enumerated().map { ($1.path, Int32($0)) },
      uniquingKeysWith: { first, _ in first })
  }

  func module(at node: Int) -> Int? { modules[node] }

  /// Returns the edges that lead from a module to other modules, with the numbers of these.
  func openings(from module: Int) -> [(edge: ModuleGraph.Edge, opened: Int)] {
    (leaving[module] ?? []).compactMap { edge in
      modules[edge.to].flatMap { $0 == module ? nil : (edge, $0) }
    }
  }

  /// Returns the number of a Swift file in the project; `nil` for other files.
  func file(_ path: String) -> Int32? { files[path] }
}

/// The user story of each module: the folder of modules that together serve one goal of the user.
struct ModuleStories: Sendable {
  /// By the modules' numbers; empty for a module in no story.
  private let names: [String]
  /// The modules' own folders.
  private let folders: [String]

  init(_ found: DiscoveredProject, _ files: ModuleFiles, _ architectures: [Architecture]) {
    let folders = found.modules.map(files.folder)
    let stories = UserStories(folders)
    let named = zip(found.modules, folders).map { module, folder in
      let layout = architectures.first { $0.name == module.architecture }?.layout
      return layout?.userStoryFolder.flatMap { pattern in
        folder.pathNames.dropLast().last(where: pattern.matches)
      }
    }
    if named.contains(where: { $0 != nil }) {
      names = named.map { $0 ?? "" }
    } else {
      let all = folders.map(stories.story)
      // A folder that is not named as a story, and has a single module, tells nothing.
      let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
      names = all.map { counts[$0] ?? 0 > 1 ? $0 : "" }
    }
    self.folders = folders
  }

  func story(of module: Int) -> String { names[module] }

  /// The modules of each story, by their numbers.
  var modules: [String: [Int]] {
    Dictionary(grouping: names.indices.filter { !names[$0].isEmpty }) { names[$0] }
  }

  /// Returns true if two modules are in different stories, and neither story is inside the other.
  func areApart(_ one: Int, _ other: Int) -> Bool {
    let (story, second) = (names[one], names[other])
    return !story.isEmpty && !second.isEmpty && story != second
      && !story.isInside(folder: second) && !second.isInside(folder: story)
  }

  /// Returns true for a file in a module's own folder.
  func contains(_ path: String, inModule module: Int) -> Bool {
    !folders[module].isEmpty && path.isInside(folder: folders[module])
  }
}
