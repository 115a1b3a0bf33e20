import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The places where code outside of a module creates its view or its presenter, although a factory does, and the code is
/// no other factory of it.
struct ForeignCreations: Sendable {
  struct Creation: Sendable {
    /// The number of the module.
    let module: Int
    let type: TypeDeclaration.ID
    let role: Role
    let place: SyntaxPlace
    /// The type around the place; `nil` for code in no type.
    let user: TypeDeclaration.ID?
  }

  private(set) var all: [Creation] = []
  /// The factory of each module of which code creates a part.
  private(set) var factories: [Int: TypeDeclaration.ID] = [:]

  init(in project: LintedProject) {
    let app = AppCode(project.index, project.filesByName, isTest: project.tests.isTest)
    for (number, module) in project.found.modules.enumerated() {
      let types = Set(module.parts.map(\.type))
      let own = Set(project.map.files.files(of: module))
      let others = types.sorted().flatMap { type in
        Self.creations(of: type, in: number, app, project)
      }.filter { creation in
        if own.contains(Int(creation.place.file)) { return false }
        guard let user = creation.user else { return true }
        return !types.contains(user) && !Self.isFactory(user, project)
      }
      guard !others.isEmpty, let factory = Self.factory(of: number, project) else { continue }
      factories[number] = factory
      all += others
    }
  }

  /// Returns the places where the app creates a part of a module that is not for others.
  private static func creations(
    of type: TypeDeclaration.ID, in module: Int, _ app: AppCode, _ project: LintedProject
  ) -> [Creation] {
    guard let use = project.moduleTypes.use(of: type, in: project.index), !use.isOpen,
      use.modules == [module], let role = use.role, role.has(.shows) || role.has(.decides),
      !project.index.inherits(.cells, type)
    else { return [] }
    return app.places(named: project.index.types[type].name).filter { place in
      let facts = project.index.files[Int(place.file)].facts
      // After `??`, code creates a screen only because it needs some value.
      let isSpare = place.node > 1 && facts.isNamed(Int(place.node) - 2, "??")
      return facts.isMade(Int(place.node)) && !isSpare
    }.map { place in
      Creation(
        module: module, type: type, role: role, place: place,
        user: project.map.types.type(around: place))
    }
  }

  /// Returns true for a type whose code is there to make modules: a part that composes them, and a type that is no part and
  /// creates what is behind a view, such as a presenter.
  private static func isFactory(_ type: TypeDeclaration.ID, _ project: LintedProject) -> Bool {
    if project.allParts.contains(type) {
      return project.moduleTypes.use(of: type, in: project.index)?.role?.has(.composes) ?? true
    }
    return creates(type, project) { use in
      use.role.map { role in
        role.has(.decides) || role.has(.navigates) || role.has(.appliesBusinessLogic)
      } ?? false
    }
  }

  /// Returns true if the code of a type creates a part that is meant.
  private static func creates(
    _ type: TypeDeclaration.ID, _ project: LintedProject,
    where isMeant: (ModuleTypes.Use) -> Bool
  ) -> Bool {
    let index = project.index
    return ([index.types[type].place] + index.types[type].extensions).contains { place in
      let file = index.files[Int(place.file)]
      return TypeMentions(in: place, of: file).contains { node in
        let name = file.names[Int(file.facts.nodes[node].name)]
        return file.facts.isMade(node) && project.moduleTypes.use(of: name).map(isMeant) ?? false
      }
    }
  }

  /// Returns the type that creates the screen of a module; `nil` if the screen itself does the rest, or if others create
  /// it: then there is nothing else to ask for it.
  private static func factory(of number: Int, _ project: LintedProject) -> TypeDeclaration.ID? {
    project.found.modules[number].parts.map(\.type).first { type in
      guard let role = project.moduleTypes.use(of: type, in: project.index)?.role,
        role.has(.composes), !role.has(.shows)
      else { return false }
      return creates(type, project) { $0.modules == [number] && $0.role?.has(.shows) ?? false }
    }
  }
}
