import AdderArchitectures
import AdderModuleDiscovery

/// A part or a contract that belongs to one module alone and is named after the module.
struct ModuleElement {
  /// The architecture's name for the part or contract.
  let name: String
  let type: TypeDeclaration.ID
  /// The naming patterns for the element's type.
  let patterns: [NamingPattern]
  /// The subfolder of the module's folder in which the element should be.
  let folder: String?
  /// The naming pattern of the file that should contain the element, if the file is not named after
  /// the element.
  let file: NamingPattern?
  let isRequired: Bool

  fileprivate init(_ part: LintedModule.Part) {
    name = part.role.name
    type = part.type
    patterns = part.role.typeNames
    folder = part.role.folder
    file = part.role.file
    isRequired = part.role.isRequired
  }

  fileprivate init(_ contract: Contract, _ type: TypeDeclaration.ID) {
    name = contract.name
    self.type = type
    patterns = contract.protocolNames
    folder = contract.folder
    file = contract.file
    isRequired = contract.isRequired
  }
}

extension LintedModule {
  /// Returns the elements that certainly belong to this module alone: its unshared parts, and the
  /// protocols between them.
  ///
  /// A type that is not named after the module may belong to another module.
  func findOwnElements() -> [ModuleElement] {
    let ownParts = parts.filter { part in
      part.certainty == .certain && !part.role.has(.isShared) && !part.role.has(.isForeign)
        && !project.sharedParts.contains(part.type)
    }
    let elements =
      ownParts.map(ModuleElement.init) + contracts.map { ModuleElement($0.contract, $0.type) }
    return elements.filter { element in
      index.types[element.type].outer == nil && name(element.type).hasPrefix(module.name)
    }
  }

  func path(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path
  }
}

extension LintedProject {
  /// Returns the files that contain parts or contracts of several modules.
  static func sharedFiles(of found: DiscoveredProject) -> Set<Int32> {
    var owners: [Int32: Int] = [:]
    var shared: Set<Int32> = []
    for (number, module) in found.modules.enumerated() {
      for type in module.parts.map(\.type) + module.contracts.map(\.type) {
        let file = found.index.types[type].place.file
        if owners[file, default: number] != number { shared.insert(file) }
        owners[file] = number
      }
    }
    return shared
  }

  /// Returns the types that occur in several of these sets.
  static func shared(_ typesByModule: [Set<TypeDeclaration.ID>]) -> Set<TypeDeclaration.ID> {
    var known: Set<TypeDeclaration.ID> = []
    var shared: Set<TypeDeclaration.ID> = []
    for types in typesByModule {
      for type in types where !known.insert(type).inserted { shared.insert(type) }
    }
    return shared
  }
}
