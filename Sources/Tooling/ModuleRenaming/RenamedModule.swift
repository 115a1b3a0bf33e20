import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderShipped

/// The module to rename. A module with several screens, for example for two platforms, is
/// discovered once for each screen. The discovered modules share parts, and are treated as one
/// module here.
struct RenamedModule {
  let name: String
  let modules: [Module]
  /// True if no other module has the name.
  let isOnlyOne: Bool
  let types: Set<TypeDeclaration.ID>
  /// The parts and contracts of all other modules, except those that also belong to this module.
  let otherTypes: Set<TypeDeclaration.ID>

  /// - Throws: If no module has the name, or if more than one module has it, these modules share
  ///   nothing, and the folder does not distinguish them.
  init(
    _ name: String, in folder: String?, of project: DiscoveredProject
  ) throws(RenameError) {
    let found = project.modules.filter { $0.name == name }
    guard !found.isEmpty else {
      let names = Set(project.modules.map(\.name)).sorted()
      throw .unknownModule(
        name, suggestion: Spelling.nearest(to: name, among: names), known: names)
    }
    let all = Self.joined(found)
    let chosen =
      folder.map { folder in
        all.filter { $0.contains { project.folder(of: $0).isInside(folder: folder) } }
      } ?? Self.built(all, in: project)
    guard chosen.count == 1, let modules = chosen.first else {
      throw .severalModules(
        name, folders: Set(found.map(project.folder)).sorted(), notIn: chosen.isEmpty ? folder : nil
      )
    }
    self.name = name
    self.modules = modules
    isOnlyOne = all.count == 1
    let types = Set(modules.flatMap(\.types))
    self.types = types
    let others = project.modules.filter {
      $0.name != name || types.isDisjoint(with: $0.types)
    }
    // A contract that is named after this module belongs to it, even if another one's part conforms.
    let named = NameReplacement(from: name, to: name, modules: project.modules.map(\.name))
    otherTypes = Set(
      others.flatMap { other in
        other.parts.map(\.type)
          + other.contracts.map(\.type).filter {
            let places = named.places(in: project.index.name(of: $0))
            return places.first?.lowerBound != 0
              && (places.isEmpty || !Self.isBesideOwn($0, named, in: project))
          }
      }
    ).subtracting(types)
  }

  /// Returns true for a contract in a file with one of the module's: `RemoveProfileRoute` beside `ProfileRoute`.
  private static func isBesideOwn(
    _ contract: TypeDeclaration.ID, _ named: NameReplacement, in project: DiscoveredProject
  ) -> Bool {
    let file = project.index.types[contract].place.file
    return project.index.types.indices.contains { other in
      project.index.types[other].place.file == file
        && named.places(in: project.index.name(of: other)).first?.lowerBound == 0
    }
  }

  /// Returns the names of screens that begin with the module's name and have a folder of their own, though
  /// they are no modules: `ProfileEdit` for `ProfileEditViewController` in the folder `ProfileEdit`.
  func longerNames(in project: DiscoveredProject) -> Set<String> {
    let word = ModuleWord(name)
    let holding = Set(types.map { project.path(of: $0).folder })
    return project.index.types.enumerated().reduce(into: []) { names, type in
      let folder = project.path(of: type.offset).folder
      let longer = folder.fileName
      guard longer != name, !holding.contains(folder),
        !project.index.files[Int(type.element.place.file)].isTest,
        !folder.folder.pathNames.contains(where: { !word.places(in: $0).isEmpty }),
        let meaning = NameMeaning(longer, word.places(in: longer)), meaning.beginsWithModule,
        !meaning.isWhole, !meaning.isScreen, !meaning.isPart,
        let screen = NameMeaning(
          project.index.name(of: type.offset),
          ModuleWord(longer).places(
            in: project.index.name(of: type.offset))),
        screen.beginsWithModule, screen.isWhole
      else { return }
      names.insert(longer)
    }
  }

  /// Returns the names of features that end with the module's name and have parts of their own elsewhere:
  /// `FeedSearch` for `FeedSearchCoordinator` beside the module `Search`.
  func longerNamesBefore(in project: DiscoveredProject) -> Set<String> {
    let word = ModuleWord(name)
    // A coordinator can belong to several modules, such as those of a tab.
    let others = project.modules.filter { $0.name != name }
    let own = types.subtracting(others.flatMap { $0.parts.map(\.type) })
    let holding = Set(own.map { project.path(of: $0).folder })
    let inherited = own.reduce(into: own) {
      $0.formUnion(project.index.allInherited(by: $1).types)
    }
    return project.index.types.indices.reduce(into: []) { names, type in
      let other = project.index.name(of: type)
      guard let place = word.places(in: other).first, place.lowerBound > 0,
        NameMeaning(other, [place])?.isPart ?? false, !inherited.contains(type),
        !holding.contains(project.path(of: type).folder),
        !project.index.files[Int(project.index.types[type].place.file)].isTest
      else { return }
      let before = String(decoding: other.utf8.prefix(place.lowerBound), as: UTF8.self)
      let isPrefix = before.count <= 3 && before.allSatisfy(\.isUppercase)
      if !isPrefix, !FrameworkNames.doubleWords.listed.contains(before) {
        names.insert(before + name)
      }
    }
  }

  /// Returns the only one of several modules that a target contains: the others may be left over from an earlier
  /// version of the app. If there is no such one, returns all.
  private static func built(_ all: [[Module]], in project: DiscoveredProject) -> [[Module]] {
    let built = all.filter { modules in
      modules.contains { module in
        module.types.contains { !project.targets.targets(of: project.path(of: $0)).isEmpty }
      }
    }
    return built.count == 1 ? built : all
  }

  /// Joins modules that share types.
  private static func joined(_ modules: [Module]) -> [[Module]] {
    var groups: [(types: Set<TypeDeclaration.ID>, modules: [Module])] = []
    for module in modules {
      let types = Set(module.types)
      var group = (types: types, modules: [module])
      groups.removeAll { other in
        guard !other.types.isDisjoint(with: group.types) else { return false }
        group = (group.types.union(other.types), other.modules + group.modules)
        return true
      }
      groups.append(group)
    }
    return groups.map(\.modules)
  }
}

extension Module {
  fileprivate var types: [TypeDeclaration.ID] { parts.map(\.type) + contracts.map(\.type) }
}

extension DiscoveredProject {
  /// Returns the folder of the module's first part.
  fileprivate func folder(of module: Module) -> String {
    module.parts.first.map { path(of: $0.type).folder } ?? ""
  }

  /// Returns the path of the file that declares a type.
  func path(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path
  }
}
