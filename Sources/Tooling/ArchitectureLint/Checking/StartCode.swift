import AdderModuleDiscovery
import AdderShipped
import AdderStoryboards
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

  private let index: ProjectIndex
  private let files: FilesByName
  private let isTest: [Bool]

  init(_ found: DiscoveredProject, _ files: FilesByName, isTest: [Bool]) {
    index = found.index
    self.files = files
    self.isTest = isTest
    let delegates = index.known(.appDelegates)
    for (id, type) in index.types.enumerated()
    where !isTest[Int(type.place.file)]
      && !index.allInherited(by: id).foreign.isDisjoint(with: delegates)
    {
      places += launchCode(of: type)
    }
    let roots = rootAssignments()
    let later = roots.filter { !index.contains($0, in: places) }
    let isStable = later.isEmpty || roots.count == 1 && isReachedOnce(roots[0])
    self.isStable = isStable
    if !isStable, later.count == 1 { replacement = function(around: later[0]) }
    if isStable, roots.isEmpty { storyboardScreens = Self.screens(found) }
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
    return files[method].allSatisfy { own.contains($0) || isTest[Int($0)] }
  }

  /// Returns the places where the app sets the first screen of a window.
  private func rootAssignments() -> [SyntaxPlace] {
    guard let name = index.names.name("rootViewController") else { return [] }
    return files[name].filter { !isTest[Int($0)] }.flatMap { number -> [SyntaxPlace] in
      let file = index.files[Int(number)]
      return file.nodes(named: name).filter { file.facts.isAssigned($0) }
        .map { SyntaxPlace(file: number, node: Int32($0)) }
    }
  }

  /// Returns true if a place is in a method that the app names only once, outside its declarations.
  private func isReachedOnce(_ place: SyntaxPlace) -> Bool {
    guard let around = function(around: place) else { return false }
    let file = index.files[Int(around.file)]
    let name = file.names[Int(file.facts.nodes[Int(around.node)].name)]
    let uses = files[name].filter { !isTest[Int($0)] }.flatMap { number in
      let file = index.files[Int(number)]
      return file.nodes(named: name).filter {
        [.identifier, .member].contains(file.facts.nodes[$0].kind)
      }
    }
    return uses.count < 2
  }

  private func function(around place: SyntaxPlace) -> SyntaxPlace? {
    let facts = index.files[Int(place.file)].facts
    return facts.nodes.indices.last { node in
      facts.nodes[node].kind == .functionDeclaration
        && facts.range(of: node).contains(Int(place.node))
    }.map { SyntaxPlace(file: place.file, node: Int32($0)) }
  }

  /// Returns the classes of the initial screen of the main storyboard and of the screens that it
  /// contains from the start, unless other segues or code show them as well.
  private static func screens(_ found: DiscoveredProject) -> Set<TypeDeclaration.ID> {
    var classes: Set<TypeDeclaration.ID> = []
    for file in found.interfaces where file.file.hasSuffix("/Main.storyboard") {
      var open = file.initialViewController.map { [$0.text] } ?? []
      var known: Set<String> = []
      while let id = open.popLast() {
        guard known.insert(id).inserted else { continue }
        let isShownLater = file.segues.contains {
          $0.destination == id && $0.kind != .relationship && $0.kind != .unwind
        }
        guard let object = file.objects.first(where: { $0.id == id }), !isShownLater,
          object.storyboardIdentifier == nil
        else { continue }
        if let name = object.customClass?.name.text {
          classes.formUnion(found.index.types(named: name))
        }
        open += file.segues.filter { $0.source == id && $0.kind == .relationship }
          .map(\.destination)
      }
    }
    return classes
  }
}

extension SwiftFile {
  /// Returns true if a member is the last step of an assignment's left side.
  func isAssigned(_ node: Int) -> Bool {
    guard nodes[node].kind == .member || nodes[node].kind == .identifier else { return false }
    let next = node + Int(nodes[node].count) + 1
    return next < nodes.count && nodes[next].kind == .assignment
  }
}
