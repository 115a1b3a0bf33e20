import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The code that runs once when the app starts.
struct StartCode {
  private(set) var places: [SyntaxPlace] = []
  /// True if nothing replaces the first screen later.
  private(set) var isStable = true
  /// The function that replaces the first screen, if there is only one.
  private(set) var replacement: SyntaxPlace?
  /// The classes of the screens that the main storyboard shows from the start.
  private(set) var storyboardScreens: Set<TypeDeclaration.ID> = []
  /// The classes of the tabs that storyboards give their tab bar controllers.
  let storyboardTabs: Set<TypeDeclaration.ID>

  private let index: ProjectIndex
  private let app: AppCode

  init(_ found: DiscoveredProject, _ app: AppCode) {
    index = found.index
    self.app = app
    let storyboards = StoryboardScreens(found, app)
    storyboardTabs = storyboards.tabs
    let delegates = index.known(.appDelegates)
    for (id, type) in index.types.enumerated()
    where app.contains(type.place)
      && !index.allInherited(by: id).foreign.isDisjoint(with: delegates)
    {
      places += launchCode(of: type)
    }
    let roots = rootAssignments()
    let later = roots.filter { !index.contains($0, in: places) }
    let isStable =
      later.isEmpty || roots.count == 1 && app.functionNamedOnce(around: roots[0]) != nil
    self.isStable = isStable
    if !isStable, later.count == 1 { replacement = app.function(around: later[0]) }
    if isStable, roots.isEmpty { storyboardScreens = storyboards.first }
  }

  /// The same code, as if nothing replaced the first screen.
  var withoutReplacement: StartCode {
    var code = self
    code.isStable = true
    return code
  }

  /// Returns the methods of an app delegate that run at launch, and those that only they call.
  private func launchCode(of type: TypeDeclaration) -> [SyntaxPlace] {
    let isApp = type.kind == .struct
    let first = type.functions.filter { function in
      let label = function.parameters.count > 1 ? index.names[function.parameters[1].label] : ""
      return FrameworkNames.launchMethods.contains(index.names[function.name])
        || FrameworkNames.launchLabels.contains(label)
    }
    var places = first.map(\.place)
    if isApp {
      places += type.properties.filter { !$0.isStatic }.map(\.place)
      places += type.initializers.map(\.place)
    }
    var others = type.functions.filter { function in
      function.hasBody && !first.contains { $0.place == function.place }
    }
    let uses = OwnMentions(of: Set(others.map(\.name)), in: type, index)
    while let number = others.firstIndex(where: { function in
      uses.areAll(of: function.name, in: places) && isNamedOnly(function.name, in: type)
    }) {
      places.append(others.remove(at: number).place)
    }
    return places
  }

  /// Returns true if no other code of the app names a method.
  private func isNamedOnly(_ method: Name, in type: TypeDeclaration) -> Bool {
    let own = Set(([type.place] + type.extensions).map(\.file))
    return app.places(named: method).allSatisfy { own.contains($0.file) }
  }

  /// Returns the places where the app sets the first screen of a window.
  private func rootAssignments() -> [SyntaxPlace] {
    guard let name = index.names.name("rootViewController") else { return [] }
    return app.places(named: name).filter { place in
      let facts = index.files[Int(place.file)].facts
      guard facts.isAssigned(Int(place.node)) else { return false }
      let receiver = facts.receiver(of: Int(place.node)).map(facts.name)
      return receiver != nil && receiver != "self" || isInWindow(place)
    }
  }

  /// Returns true if a place is in a window's own code. Other objects have a property `rootViewController`,
  /// too, such as the banner of an advertisement.
  private func isInWindow(_ place: SyntaxPlace) -> Bool {
    let facts = index.files[Int(place.file)].facts
    return facts.nodes.indices.contains { node in
      [.classDeclaration, .extensionDeclaration].contains(facts.nodes[node].kind)
        && facts.range(of: node).contains(Int(place.node))
        && facts.parts(of: node).contains { part in
          [.typeName, .inheritedType].contains(facts.nodes[part].kind)
            && facts.range(of: part).contains { facts.name(of: $0).hasSuffix("Window") }
        }
    }
  }
}

extension SwiftFile {
  /// Returns the step before a member: `tabs` in `tabs?.viewControllers`.
  func receiver(of member: Int) -> Int? {
    let steps = nodes[..<member].indices.reversed().prefix { node in
      [.optionalChaining, .forceUnwrap, .member, .identifier].contains(nodes[node].kind)
    }
    return steps.first { [.member, .identifier].contains(nodes[$0].kind) }
  }

  /// Returns true if a member is the last step of an assignment's left side.
  func isAssigned(_ node: Int) -> Bool {
    guard nodes[node].kind == .member || nodes[node].kind == .identifier else { return false }
    let next = node + Int(nodes[node].count) + 1
    return next < nodes.count && nodes[next].kind == .assignment
  }
}
