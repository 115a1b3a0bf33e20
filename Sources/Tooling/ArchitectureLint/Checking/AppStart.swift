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

  init(_ index: ProjectIndex, _ types: ModuleTypes) {
    var uses: [TypeDeclaration.ID: Use] = [:]
    let delegates = index.known(.appDelegates)
    for (id, type) in index.types.enumerated()
    where !index.allInherited(by: id).foreign.isDisjoint(with: delegates) {
      if index.files[Int(type.place.file)].isTest { continue }
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
  }
}

/// The methods of an app delegate that run after launch: those that the system calls when something
/// happens, and those that are called only by such methods.
private struct LaterMethods {
  private var places: [SyntaxPlace]
  private let index: ProjectIndex

  init(of type: TypeDeclaration, _ index: ProjectIndex) {
    self.index = index
    let callbacks = type.functions.filter { Self.isCallback($0, index) }
    places = callbacks.filter { !Self.isLaunch($0, index) }.map(\.place)
    var helpers = type.functions.filter { function in
      !callbacks.contains { $0.place == function.place }
    }
    let mentions = OwnMentions(of: Set(helpers.map(\.name)), in: type, index)
    while let number = helpers.firstIndex(where: { mentions.areAll(of: $0.name, in: places) }) {
      places.append(helpers.remove(at: number).place)
    }
  }

  func contains(_ node: Int, in file: Int32) -> Bool {
    index.contains(SyntaxPlace(file: file, node: Int32(node)), in: places)
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
