import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderStoryboards
import AdderSwiftSource

/// The names by which code outside of some modules could find them.
struct OutsideNames {
  /// A name of a module: that of a type, or another one, such as a storyboard's, by which code may ask for the module.
  struct Known: Hashable {
    let name: Name
    let isType: Bool
  }

  /// By the modules' numbers.
  private(set) var names: [Int: Set<Known>] = [:]
  /// The module to which each type belongs alone.
  private(set) var owners: [TypeDeclaration.ID: Int] = [:]
  private let project: LintedProject

  /// Leaves out modules without a screen of their own, and those that other programs or storyboards may open.
  init(of modules: [Int], in project: LintedProject) {
    self.project = project
    let index = project.index
    let typesByFile = Dictionary(grouping: index.types.indices) { Int(index.types[$0].place.file) }
    for number in modules {
      let module = project.found.modules[number]
      let own = Set(
        module.parts.map(\.type).filter { !project.sharedParts.contains($0) }
          + module.contracts.map(\.type).filter { !project.sharedContracts.contains($0) })
      guard own.contains(where: isScreen), !own.contains(where: isPublic) else { continue }
      let beside = project.map.files.files(of: module).flatMap { typesByFile[$0] ?? [] }.filter {
        !own.contains($0) && !project.allParts.contains($0)
      }
      for type in own.union(beside) { owners[type] = number }
      names[number] = Set(own.map(known)).union(makers(among: beside, of: own).map(known))
        .union(otherNames([module.name]))
    }
    addMissingTypes()
    addInterfaces()
  }

  /// Adds the names that begin like a module and that no type of the project has: the file that declares such a type may
  /// be missing.
  private mutating func addMissingTypes() {
    let modules = names.keys.sorted()
    let words = modules.map { project.found.modules[$0].name }
    for name in project.index.names.names(beginningWith: words)
    where project.index.types(named: name).isEmpty {
      let text = project.index.names[name]
      for (module, word) in zip(modules, words) where text.hasPrefix(word) && text != word {
        names[module]?.insert(Known(name: name, isType: true))
      }
    }
  }

  private func known(_ type: TypeDeclaration.ID) -> Known {
    Known(name: project.index.types[type].name, isType: true)
  }

  private func isScreen(_ type: TypeDeclaration.ID) -> Bool {
    project.moduleTypes.use(of: type, in: project.index)?.role?.has(.shows) ?? false
  }

  /// Returns true for a type that other programs can use.
  private func isPublic(_ type: TypeDeclaration.ID) -> Bool {
    let place = project.index.types[type].place
    let facts = project.index.files[Int(place.file)].facts
    return facts.parts(.modifier, of: Int(place.node)).contains {
      facts.isNamed($0, "public") || facts.isNamed($0, "open")
    }
  }

  /// Returns the types that mention a module's own, directly or through each other, so that they may make the module.
  private func makers(
    among types: [TypeDeclaration.ID], of own: Set<TypeDeclaration.ID>
  ) -> Set<TypeDeclaration.ID> {
    var names = Set(own.map { project.index.types[$0].name })
    var makers: Set<TypeDeclaration.ID> = []
    var count: Int
    repeat {
      count = makers.count
      for type in types where !makers.contains(type) && mentions(names, in: type) {
        makers.insert(type)
        names.insert(project.index.types[type].name)
      }
    } while makers.count > count
    return makers
  }

  private func mentions(_ names: Set<Name>, in type: TypeDeclaration.ID) -> Bool {
    let declaration = project.index.types[type]
    return ([declaration.place] + declaration.extensions).contains { place in
      let file = project.index.files[Int(place.file)]
      return TypeMentions(in: place, of: file).contains { node in
        names.contains(file.names[Int(file.facts.nodes[node].name)])
      }
    }
  }

  /// Returns names as code writes them that is generated from the names of files and screens, too.
  private func otherNames(_ texts: [String]) -> Set<Known> {
    let all = texts.flatMap { [$0, $0.prefix(1).lowercased() + $0.dropFirst()] }
    return Set(all.compactMap(project.index.names.name).map { Known(name: $0, isType: false) })
  }

  // MARK: Storyboards

  /// Adds the names of the modules' storyboards and of the screens in them. Leaves out modules that a storyboard or
  /// the system may open.
  private mutating func addInterfaces() {
    let files = project.found.interfaces
    let referenced = Set(
      files.flatMap(\.objects).compactMap { $0.storyboardReference?.storyboardName?.text })
    for file in files {
      let name = file.file.fileStem
      let modules = Set(file.objects.compactMap { owner(of: $0) })
      // The app's first screen, unless code asks for it.
      let isFirst = file.initialViewController != nil && project.index.names.name(name) == nil
      let isOpened = referenced.contains(name) || name == "Main" || isFirst
      for module in modules {
        if isOpened || modules.count > 1 || hasOtherScreens(file) {
          names[module] = nil
        } else if file.kind == .storyboard {
          let identifiers = file.objects.compactMap { $0.storyboardIdentifier?.text }
          let known = otherNames([name] + identifiers)
          names[module]?.formUnion(known)
        }
      }
    }
  }

  /// Returns the module that the class of an object belongs to.
  private func owner(of object: InterfaceObject?) -> Int? {
    guard let name = object?.customClass?.name.text else { return nil }
    return project.index.types(named: name).lazy.compactMap { owners[$0] }.first
  }

  /// Returns true if a storyboard or xib shows a screen of a class that belongs to no module here.
  private func hasOtherScreens(_ file: InterfaceFile) -> Bool {
    (file.scenes.map(file.controller) + [file.filesOwner]).contains { object in
      object?.customClass != nil && owner(of: object) == nil
    }
  }

  // MARK: Objective-C

  /// Leaves out the modules that Objective-C code names.
  mutating func removeNamedInObjectiveC() {
    var words: Set<Name> = []
    for path in project.found.targets.paths where path.isObjectiveC {
      guard let text = try? project.texts.bytes(of: path, limit: Self.largestFile) else { continue }
      let all = String(decoding: text, as: UTF8.self)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      words.formUnion(all.compactMap { project.index.names.name(String($0)) })
    }
    remove(words)
  }

  private static let largestFile = 4_000_000

  /// Leaves out the modules that have a type with one of these names.
  mutating func remove(_ words: Set<Name>) {
    if words.isEmpty { return }
    names = names.filter { !$0.value.contains { $0.isType && words.contains($0.name) } }
  }
}

extension String {
  fileprivate var isObjectiveC: Bool { [".m", ".mm", ".h"].contains(where: hasSuffix) }
}
