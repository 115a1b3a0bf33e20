import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The modules that are composed when the app starts, and the places where they are composed.
struct AppStart: Sendable {
  struct Use: Sendable {
    /// The type that composes the module.
    let composer: TypeDeclaration.ID
    let place: SyntaxPlace
    /// True if another module is composed before this one when the app starts.
    let isFurther: Bool
    /// The app delegate that composes the module.
    let starter: TypeDeclaration.ID
  }

  let uses: [TypeDeclaration.ID: Use]
  /// The types of an app delegate's properties, whose objects live as long as the app.
  let kept: Set<TypeDeclaration.ID>

  init(_ index: ProjectIndex, _ types: ModuleTypes) {
    var uses: [TypeDeclaration.ID: Use] = [:]
    var kept: Set<TypeDeclaration.ID> = []
    let delegates = index.known(.appDelegates)
    for (id, type) in index.types.enumerated()
    where !index.allInherited(by: id).foreign.isDisjoint(with: delegates) {
      if index.files[Int(type.place.file)].isTest { continue }
      for property in type.properties where !property.isComputed && property.strength == .strong {
        kept.formUnion(property.types)
        for object in MadeObjects(in: property.place, index) { kept.insert(object.type) }
      }
      var found: [(composer: TypeDeclaration.ID, place: SyntaxPlace)] = []
      var hasSeveralScreens = false
      let later = LaterMethods(of: type, index)
      for place in [type.place] + type.extensions {
        let file = index.files[Int(place.file)]
        for node in TypeMentions(in: place, of: file) {
          let name = file.names[Int(file.facts.nodes[node].name)]
          // All tabs exist from the start.
          if FrameworkNames.tabContainers.contains(index.names[name]) { hasSeveralScreens = true }
          guard file.facts.nodes[node].kind == .identifier, !later.contains(node, in: place.file),
            let use = types.use(of: name), use.role?.has(.composes) == true,
            !found.contains(where: { $0.composer == use.type })
          else { continue }
          found.append((use.type, SyntaxPlace(file: place.file, node: Int32(node))))
        }
      }
      if hasSeveralScreens { continue }
      for (number, use) in found.enumerated() {
        uses[use.composer] = Use(
          composer: use.composer, place: use.place, isFurther: number > 0, starter: id)
      }
    }
    self.uses = uses
    self.kept = kept
  }
}

/// The methods of an app delegate that run after launch: those that the system calls when something
/// happens, and those that are called only by such methods.
private struct LaterMethods {
  private var places: Set<SyntaxPlace>
  private let index: ProjectIndex

  init(of type: TypeDeclaration, _ index: ProjectIndex) {
    self.index = index
    let callbacks = type.functions.filter { Self.isCallback($0, index) }
    places = Set(callbacks.filter { !Self.isLaunch($0, index) }.map(\.place))
    var helpers = type.functions.filter { function in
      !callbacks.contains { $0.place == function.place }
    }
    let uses = uses(of: Set(helpers.map(\.name)), in: type)
    while let number = helpers.firstIndex(where: { isLater(uses[$0.name] ?? []) }) {
      places.insert(helpers.remove(at: number).place)
    }
  }

  func contains(_ node: Int, in file: Int32) -> Bool {
    places.contains { place in
      let first = Int(place.node)
      return place.file == file
        && index.files[Int(file)].facts.range(of: first).contains(node)
    }
  }

  private func isLater(_ uses: [SyntaxPlace]) -> Bool {
    !uses.isEmpty && uses.allSatisfy { contains(Int($0.node), in: $0.file) }
  }

  /// Returns the places where the type's own code mentions the given methods, keyed by method name.
  private func uses(of names: Set<Name>, in type: TypeDeclaration) -> [Name: [SyntaxPlace]] {
    var uses: [Name: [SyntaxPlace]] = [:]
    for place in [type.place] + type.extensions {
      let file = index.files[Int(place.file)]
      for node in place.node...place.node + Int32(file.facts.nodes[Int(place.node)].count) {
        let (kind, name) = (file.facts.nodes[Int(node)].kind, file.facts.nodes[Int(node)].name)
        guard kind == .identifier || kind == .member, names.contains(file.names[Int(name)]) else {
          continue
        }
        uses[file.names[Int(name)], default: []].append(SyntaxPlace(file: place.file, node: node))
      }
    }
    return uses
  }

  // MARK: Callbacks

  private static func isCallback(_ function: Function, _ index: ProjectIndex) -> Bool {
    FrameworkNames.appCallbacks.contains(index.names[function.name])
  }

  private static func isLaunch(_ function: Function, _ index: ProjectIndex) -> Bool {
    let label = function.parameters.count > 1 ? index.names[function.parameters[1].label] : ""
    return FrameworkNames.launchMethods.contains(index.names[function.name])
      || FrameworkNames.launchLabels.contains(label)
  }
}
