import AdderFindings
import AdderModuleDiscovery

/// The module that is renamed. One that several screens serve, as on two platforms, is found once for each:
/// they share parts, and are one here.
struct RenamedModule {
  let name: String
  let modules: [Module]
  let types: Set<TypeDeclaration.ID>
  /// The parts of all other modules that are none of this one.
  let otherTypes: Set<TypeDeclaration.ID>

  /// - Throws: when there is no module of the name, or several that share nothing.
  init(_ name: String, in project: DiscoveredProject) throws(RenameError) {
    let found = project.modules.filter { $0.name == name }
    guard var types = found.first.map({ Set($0.types) }) else {
      let names = Set(project.modules.map(\.name)).sorted()
      throw .unknownModule(
        name, suggestion: Spelling.nearest(to: name, among: names), known: names)
    }
    var rest = found.dropFirst().map { Set($0.types) }
    while let next = rest.firstIndex(where: { !types.isDisjoint(with: $0) }) {
      types.formUnion(rest.remove(at: next))
    }
    guard rest.isEmpty else {
      throw .severalModules(name, folders: Set(found.map(project.folder)).sorted())
    }
    self.name = name
    modules = found
    self.types = types
    otherTypes = Set(project.modules.filter { $0.name != name }.flatMap(\.types))
      .subtracting(types)
  }
}

extension Module {
  fileprivate var types: [TypeDeclaration.ID] { parts.map(\.type) + contracts.map(\.type) }
}

extension DiscoveredProject {
  /// The folder of the module's first part.
  fileprivate func folder(of module: Module) -> String {
    module.parts.first.map { path(of: $0.type).folder } ?? ""
  }

  /// The file that declares a type.
  func path(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path
  }
}
