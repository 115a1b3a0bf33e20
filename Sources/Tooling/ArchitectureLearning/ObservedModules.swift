import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

/// The modules from which an architecture is learned, with what was found out about each.
struct ObservedModules {
  let project: DiscoveredProject
  /// The architecture that the modules were compared with.
  let nearest: Architecture
  let modules: [Observed]
  let isTest: [Bool]
  /// The knowledge that no code of the project has.
  let unknownTopics: Set<String>

  /// For each name of a part or a contract, the modules whose files contain it.
  private var users: [Name: Set<Int>] = [:]
  private let data: DataKnowledge

  struct Observed {
    /// The position in the list.
    var number = 0
    var module: Module
    var name: ModuleName
    /// The module's folder.
    var folder: String
    /// The types in the module's files.
    var types: [TypeDeclaration.ID]
    var wiring: ModuleWiring
  }

  init(_ modules: [Module], in project: DiscoveredProject, nearest: Architecture) {
    self.project = project
    self.nearest = nearest
    let index = project.index
    let files = ModuleFiles(project)
    var types: [Int: [TypeDeclaration.ID]] = [:]
    for (id, type) in index.types.enumerated() where type.outer == nil {
      types[Int(type.place.file), default: []].append(id)
    }
    isTest = index.files.map(\.isTest)
    unknownTopics = Set(
      nearest.knowledge.filter { !Self.occurs($0, in: index) }.map(\.name))
    data = DataKnowledge(project, nearest)
    var all: [Observed] = []
    var owned: [[Int]] = []
    for module in modules {
      guard let name = ModuleName(module.name) else { continue }
      let own = files.files(of: module)
      all.append(
        Observed(
          number: all.count, module: module, name: name, folder: files.folder(of: module),
          types: own.flatMap { types[$0] ?? [] },
          wiring: ModuleWiring(of: module, in: project, nearest)))
      owned.append(own)
    }
    self.modules = all
    for module in all {
      for type in module.module.parts.map(\.type) + module.module.contracts.map(\.type) {
        users[index.types[type].name] = []
      }
    }
    for (number, own) in owned.enumerated() {
      for name in own.flatMap({ index.files[$0].names }) where users[name] != nil {
        users[name]?.insert(number)
      }
    }
  }

  /// Returns true if the files of another module mention a type.
  func isUsedByOthers(_ type: TypeDeclaration.ID, of module: Observed) -> Bool {
    !(users[index.types[type].name] ?? []).subtracting([module.number]).isEmpty
  }

  /// Returns true if a type's code works with data of this kind, itself or through an object of the project that does.
  func knows(_ topic: String, _ type: TypeDeclaration.ID) -> Bool {
    data.knows(topic, Int(index.types[type].place.file))
  }

  /// Returns true if the project's code has a name that shows the knowledge.
  private static func occurs(_ knowledge: Knowledge, in index: ProjectIndex) -> Bool {
    let calls = knowledge.calls.map { String($0.prefix { $0 != "(" }) }
    let names = knowledge.imports + knowledge.mentions + calls + knowledge.screenCalls
    if names.contains(where: { index.names.name($0) != nil }) { return true }
    return names.contains { $0.hasSuffix("*") }
      && index.names.all.contains { knowledge.includesMention(index.names[$0]) }
  }

  var index: ProjectIndex { project.index }

  /// Returns true if something is in so many modules that it belongs to the architecture: one of ten, and more than one.
  func isCommon(_ count: Int) -> Bool { count > 1 && count * 10 >= modules.count }

  func share(_ count: Int) -> Share { Share(count: count, all: modules.count) }

  /// Returns the path of a type's file.
  func path(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path
  }

  /// Returns the folder of a type's file inside its module's folder; `nil` if it is elsewhere.
  func innerFolder(of type: TypeDeclaration.ID, in module: Observed) -> String? {
    let folder = path(of: type).folder
    if folder == module.folder { return "" }
    guard !module.folder.isEmpty, folder.hasPrefix(module.folder + "/") else { return nil }
    return module.name.folder(String(folder.dropFirst(module.folder.count + 1)))
  }

  /// Returns the name of a type with a gap for the module.
  func pattern(of type: TypeDeclaration.ID, in module: Observed) -> NamingPattern? {
    index.types[type].outer == nil ? module.name.pattern(of: index.name(of: type)) : nil
  }
}
