import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderShipped

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
  /// The names in the project's code that mean a list.
  private let listNames: Set<Name>

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

    /// Returns true if a type is a part or a contract of the module.
    func has(_ type: TypeDeclaration.ID) -> Bool {
      module.parts.contains { $0.type == type } || module.contracts.contains { $0.type == type }
    }
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
      nearest.knowledge.filter { !index.hasNames(of: $0) }.map(\.name))
    data = DataKnowledge(project, nearest)
    let words = ["Table", "Collection", "List", "Cell"]
    listNames = Set(index.names.all.filter { words.contains(where: index.names[$0].hasBytes) })
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
      for type in module.module.parts.map(\.type) + module.module.contracts.map(\.type)
        + module.types
      {
        users[index.types[type].name] = []
      }
    }
    for (number, own) in owned.enumerated() {
      for name in own.flatMap({ index.files[$0].names }) where users[name] != nil {
        users[name]?.insert(number)
      }
    }
  }

  /// Returns true if the files of another module mention a type. Modules that share it are no others.
  func isUsedByOthers(_ type: TypeDeclaration.ID, of module: Observed) -> Bool {
    (users[index.types[type].name] ?? []).contains { number in
      number != module.number && !modules[number].has(type)
    }
  }

  /// Returns true if the screens of more than one of ten modules, or what decides for them, work with data of this kind.
  func screensKnow(_ topic: String) -> Bool {
    let count = modules.count { module in
      module.module.parts.contains { part in
        let traits = nearest.traits(ofRole: part.role)
        return (traits.contains(.shows) || traits.contains(.decides)) && knows(topic, part.type)
      }
    }
    return count * 10 > modules.count
  }

  /// Returns the roles of the parts of other modules whose files mention a type.
  func rolesMentioning(_ type: TypeDeclaration.ID) -> [String] {
    let name = index.types[type].name
    return modules.filter { users[name]?.contains($0.number) ?? false }
      .filter { !$0.types.contains(type) }
      .flatMap(\.module.parts)
      .filter { index.files[Int(index.types[$0.type].place.file)].names.contains(name) }
      .map(\.role)
  }

  /// Returns the roles of the parts that implement a protocol.
  func rolesImplementing(_ type: TypeDeclaration.ID) -> [String] {
    let implementers = Set(project.graph.conforming[type] ?? [])
    return modules.flatMap(\.module.parts).filter { implementers.contains($0.type) }.map(\.role)
  }

  /// Returns true if the file of a part mentions a type.
  func mentions(_ type: TypeDeclaration.ID, _ part: TypeDeclaration.ID) -> Bool {
    index.files[Int(index.types[part].place.file)].names.contains(index.types[type].name)
  }

  /// For each role, in how many modules its parts' files mention parts of any module that have another role and are in
  /// other files.
  var mentionedRoles: [String: Tally<String>] {
    var parts: [Name: [(role: String, file: Int32)]] = [:]
    for part in modules.flatMap(\.module.parts) {
      let type = index.types[part.type]
      parts[type.name, default: []].append((part.role, type.place.file))
    }
    return modules.reduce(into: [:]) { mentioned, module in
      for (role, own) in Dictionary(grouping: module.module.parts, by: \.role) {
        var others: Set<String> = []
        for file in Set(own.map { index.types[$0.type].place.file }) {
          for name in index.files[Int(file)].names {
            others.formUnion((parts[name] ?? []).filter { $0.file != file }.map(\.role))
          }
        }
        for other in others { mentioned[role, default: Tally()].add(other) }
      }
    }
  }

  /// Returns true if types that are no parts of modules implement a protocol.
  func isImplementedOutside(_ type: TypeDeclaration.ID) -> Bool {
    (project.graph.conforming[type] ?? []).contains { implementer in
      !modules.contains { $0.has(implementer) }
    }
  }

  /// Returns true if a type's code works with data of this kind, itself or through an object of the project that does.
  func knows(_ topic: String, _ type: TypeDeclaration.ID) -> Bool {
    data.knows(topic, Int(index.types[type].place.file))
  }

  /// Returns true if a type's file has a list in it.
  func showsList(_ type: TypeDeclaration.ID) -> Bool {
    index.files[Int(index.types[type].place.file)].names.contains(where: listNames.contains)
  }

  /// Returns true for what shows a view of the module in Xcode.
  func isPreview(_ type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).foreign.contains { index.names[$0] == "PreviewProvider" }
  }

  /// Returns true for a structure or an enumeration that makes no screens.
  func isPlainData(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = index.types[type]
    let results =
      declaration.functions.compactMap(\.result) + declaration.properties.compactMap(\.type)
    return [.struct, .enum].contains(declaration.kind)
      && !results.flatMap(\.names).contains {
        FrameworkNames.viewControllers.contains(index.names[$0.last])
      }
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

  /// Returns the name of a type's file with a gap for the module, and no name for a file that is named after the type.
  /// `nil` for a file that is not named after the module.
  func file(of type: TypeDeclaration.ID, in module: Observed) -> NamingPattern?? {
    let file = path(of: type).fileStem
    if file == index.name(of: type) { return .some(nil) }
    return module.name.pattern(of: file).map { .some($0) }
  }

  /// Returns the types of a module that have a role: its parts, and other types with the role's name.
  func types(of role: Role, in module: Observed) -> [TypeDeclaration.ID] {
    module.module.parts.filter { $0.role == role.name }.map(\.type)
      + module.types.filter { type in
        !module.has(type) && pattern(of: type, in: module).map(role.typeNames.contains) ?? false
      }
  }

  /// Returns the name of a type with a gap for the module.
  func pattern(of type: TypeDeclaration.ID, in module: Observed) -> NamingPattern? {
    index.types[type].outer == nil ? module.name.pattern(of: index.name(of: type)) : nil
  }
}
