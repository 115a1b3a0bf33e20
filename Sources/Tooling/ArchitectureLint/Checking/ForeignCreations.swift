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
      let creations = types.sorted().flatMap { type in
        Self.creations(of: type, in: number, app, project)
      }.filter { creation in
        creation.user.map { !types.contains($0) } ?? true && !own.contains(Int(creation.place.file))
      }
      let makers = Self.makers(among: creations, project)
      let others = creations.filter { creation in
        creation.user.map { !makers.contains($0) } ?? true
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
      project.index.files[Int(place.file)].facts.isMade(Int(place.node))
    }.map { place in
      Creation(
        module: module, type: type, role: role, place: place,
        user: project.map.types.type(around: place))
    }
  }

  /// Returns the types whose code is there to make a module: parts that compose modules, and types that are no parts and
  /// create the module's presenter.
  private static func makers(
    among creations: [Creation], _ project: LintedProject
  ) -> Set<TypeDeclaration.ID> {
    let byUser = Dictionary(grouping: creations.filter { $0.user != nil }) { $0.user ?? 0 }
    return Set(
      byUser.filter { user, created in
        if project.allParts.contains(user) {
          return project.moduleTypes.use(of: user, in: project.index)?.role?.has(.composes) ?? true
        }
        return created.contains { $0.role.has(.decides) }
      }.keys)
  }

  /// Returns the type that creates the screen of a module; `nil` if the screen itself does the rest, or if others create
  /// it: then there is nothing else to ask for it.
  private static func factory(of number: Int, _ project: LintedProject) -> TypeDeclaration.ID? {
    let (index, types) = (project.index, project.moduleTypes)
    return project.found.modules[number].parts.map(\.type).first { type in
      guard let role = types.use(of: type, in: index)?.role, role.has(.composes), !role.has(.shows)
      else { return false }
      return ([index.types[type].place] + index.types[type].extensions).contains { place in
        let file = index.files[Int(place.file)]
        return TypeMentions(in: place, of: file).contains { node in
          let use = types.use(of: file.names[Int(file.facts.nodes[node].name)])
          return file.facts.isMade(node) && use?.modules == [number]
            && use?.role?.has(.shows) ?? false
        }
      }
    }
  }
}
