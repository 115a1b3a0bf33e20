import AdderArchitectureLint
import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The code of modules above their interactors, which gets plain objects, and the interactors, which make them.
struct PlainObjectZone {
  /// The parts, contracts and other types that get plain objects.
  private(set) var upper: Set<TypeDeclaration.ID> = []
  /// The types that make plain objects from those of the database.
  let border: Set<TypeDeclaration.ID>
  /// The parts of other modules, and what all modules share.
  private let otherParts: Set<TypeDeclaration.ID>
  /// The folders of the modules, with a slash at their ends.
  private let folders: [String]
  /// The libraries of databases.
  private let libraries: [String]
  private let project: DiscoveredProject
  private var index: ProjectIndex { project.index }

  /// - Parameter modules: the modules that get plain objects, each with its architecture.
  init(of modules: [(module: Module, architecture: Architecture)], in project: DiscoveredProject) {
    self.project = project
    libraries = modules.first?.architecture.knowledge(named: "storage")?.imports ?? []
    folders = modules.compactMap { Self.folder(of: $0.module, in: project) }
    let roles = modules.flatMap { module, architecture in
      module.parts.compactMap { part in
        architecture.role(named: part.role).map { (role: $0, type: part.type) }
      }
    }
    let layers = DataLayers(of: roles)
    border = layers.interactors
    let names = modules.map(\.module.name)
    let others = project.modules.filter { !names.contains($0.name) }
    otherParts = Set(others.flatMap(\.parts).map(\.type)).union(layers.below)
    let parts = Set(roles.map(\.type)).subtracting(otherParts).subtracting(border)
      .filter { project.index.types[$0].kind != .protocol }
    upper = parts
    let protocols = protocols(of: parts)
    upper.formUnion(protocols)
    addNestedTypes()
    addDoubles()
  }

  /// The folder that contains the parts of a module, with a slash at its end; `nil` if it is the project's own.
  private static func folder(of module: Module, in project: DiscoveredProject) -> String? {
    let paths = module.parts.map { part in
      RelativePath.root.appending(project.path(of: part.type)).parent
    }
    let common = paths.dropFirst().reduce(paths.first?.components ?? []) { common, path in
      zip(common, path.components).prefix { $0 == $1 }.map(\.0)
    }
    return common.isEmpty ? nil : common.joined(separator: "/") + "/"
  }

  /// The name of another module that a type is a part or a contract of.
  func otherModule(of type: TypeDeclaration.ID) -> String? {
    guard !upper.contains(type), !border.contains(type) else { return nil }
    let found = project.modules.filter { module in
      module.parts.contains { $0.type == type } || module.contracts.contains { $0.type == type }
    }
    return found.count == 1 ? found[0].name : nil
  }

  /// The protocols that only these parts implement, and those through which they ask the interactor.
  private func protocols(of parts: Set<TypeDeclaration.ID>) -> Set<TypeDeclaration.ID> {
    let asked = Set(
      parts.flatMap { part in
        index.types[part].properties.flatMap { $0.types }
      }
    )
    return Set(
      index.types.indices.filter { type in
        guard index.types[type].kind == .protocol else { return false }
        let conforming = index.conformers(of: type).filter { !isTest($0) }
        guard !conforming.isEmpty else {
          return asked.contains(type) && isOnlyAsked(type, by: parts)
        }
        if conforming.allSatisfy(parts.contains) { return true }
        return conforming.allSatisfy { parts.contains($0) || border.contains($0) }
          && (asked.contains(type) || inherits(asked, type))
      })
  }

  private func inherits(_ asked: Set<TypeDeclaration.ID>, _ type: TypeDeclaration.ID) -> Bool {
    asked.contains { index.allInherited(by: $0).types.contains(type) }
  }

  /// True if no type outside the module stores an object behind the protocol.
  private func isOnlyAsked(_ type: TypeDeclaration.ID, by parts: Set<TypeDeclaration.ID>) -> Bool {
    index.types.indices.allSatisfy { other in
      parts.contains(other) || isTest(other)
        || !index.types[other].properties.contains { $0.types.contains(type) }
    }
  }

  func isTest(_ type: TypeDeclaration.ID) -> Bool {
    index.files[Int(index.types[type].place.file)].isTest
  }

  private mutating func addNestedTypes() {
    for type in index.types.indices {
      var outer = index.types[type].outer
      while let next = outer {
        if upper.contains(next) { upper.insert(type) }
        outer = index.types[next].outer
      }
    }
  }

  /// The doubles of the contracts in tests get plain objects, too.
  private mutating func addDoubles() {
    let contracts = upper.filter { index.types[$0].kind == .protocol }
    for contract in contracts {
      for type in index.conformers(of: contract) where isTest(type) { upper.insert(type) }
    }
  }

  /// Adds a type that gets the objects from the module, such as a cell.
  mutating func add(_ type: TypeDeclaration.ID) {
    upper.insert(type)
    addNestedTypes()
    if index.types[type].kind == .protocol { addDoubles() }
  }

  // MARK: Places

  /// The declaration of a type and its extensions.
  func places(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    [index.types[type].place] + index.types[type].extensions
  }

  func contains(_ place: SyntaxPlace, in types: Set<TypeDeclaration.ID>) -> Bool {
    types.contains { type in
      places(of: type).contains { outer in
        outer.file == place.file
          && index.files[Int(outer.file)].facts.range(of: Int(outer.node)).contains(Int(place.node))
      }
    }
  }

  /// Returns true if a type that gets the objects can get plain ones: a view, a value, or what nothing else uses.
  func canGrow(to type: TypeDeclaration.ID) -> Bool {
    if border.contains(type) || otherParts.contains(type) || isTest(type) { return false }
    switch index.types[type].kind {
    case .struct, .enum: return true
    case .class:
      let foreign = index.allInherited(by: type).foreign.map { index.names[$0] }
      if foreign.contains(where: FrameworkNames.shownClasses.contains) || isInModule(type) {
        return true
      }
    case .actor, .protocol: break
    }
    return isOnlyUsedHere(type)
  }

  /// The other types in the module's folder that do not reach the database.
  var typesInModule: [TypeDeclaration.ID] {
    index.types.indices.filter { type in
      !upper.contains(type) && !border.contains(type) && !otherParts.contains(type)
        && !isTest(type) && index.types[type].kind != .protocol && isInModule(type)
    }
  }

  /// Returns true if a type is in the module's folder and does not reach the database.
  private func isInModule(_ type: TypeDeclaration.ID) -> Bool {
    let file = index.types[type].place.file
    guard folders.contains(where: index.files[Int(file)].path.hasPrefix) else { return false }
    return !libraries.contains { index.imports($0, file: file) }
  }

  /// Returns true if a type is only used by the code that gets plain objects.
  func isOnlyUsedHere(_ type: TypeDeclaration.ID) -> Bool {
    guard !border.contains(type), !otherParts.contains(type), !isTest(type),
      index.types[type].outer.map(upper.contains) ?? true
    else { return false }
    var isUsed = false
    let name = index.types[type].name
    for (number, file) in index.files.enumerated() where !file.isTest {
      for node in file.nodes(named: name) {
        switch file.facts.nodes[node].kind {
        case .typeName, .identifier, .extensionDeclaration: break
        default: continue
        }
        let place = SyntaxPlace(file: Int32(number), node: Int32(node))
        if contains(place, in: upper) {
          isUsed = true
        } else if !contains(place, in: [type]) {
          return false
        }
      }
    }
    return isUsed
  }
}
