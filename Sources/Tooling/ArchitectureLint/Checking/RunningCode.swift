import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Which functions an app may run, judging by the names that its code mentions.
struct RunningCode {
  private let project: LintedProject
  private let app: AppCode
  /// The code that runs once when the app starts.
  private let start: [SyntaxPlace]
  private var known: [String: Bool] = [:]
  private var index: ProjectIndex { project.index }

  init(_ project: LintedProject, _ app: AppCode) {
    self.project = project
    self.app = app
    start = StartCode(project.found, app).places
  }

  /// Returns false for a method of the app's own that no code names, such as `Router.showLogin`, or only methods that
  /// nothing names either. The system may call those of a type that inherits from the system's.
  mutating func mayRun(_ method: String) -> Bool {
    if let known = known[method] { return known }
    let words = method.split(separator: ".").map(String.init)
    guard words.count == 2, let name = index.names.name(words[1]),
      index.types(named: words[0]).contains(where: { type in
        isOwn(type) && index.types[type].functions.contains { $0.name == name }
      })
    else { return true }
    let isRun = isReached(name)
    known[method] = isRun
    return isRun
  }

  /// Returns true if only the code that runs once when the app starts names a method, directly or through others of the
  /// app's own.
  func runsOnlyAtStart(_ method: String) -> Bool {
    guard let last = method.split(separator: ".").last, let name = index.names.name(String(last))
    else { return false }
    return !isReached(name) { index.contains($0, in: start) }
  }

  /// Returns true if code names a function that is no such method itself, directly or through others.
  ///
  /// - Parameter isIgnored: Returns true for a place that does not count.
  private func isReached(
    _ name: Name, ignoring isIgnored: (SyntaxPlace) -> Bool = { _ in false }
  ) -> Bool {
    var open = [name]
    var seen: Set<Name> = [name]
    while let next = open.popLast() {
      for place in app.places(named: next) where isUse(place) && !isIgnored(place) {
        guard let caller = callerThatNeedsOne(around: place) else { return true }
        if seen.insert(caller).inserted { open.append(caller) }
      }
    }
    return false
  }

  /// Returns true if a function may be meant: not where nothing is called and a property has the name.
  private func isUse(_ place: SyntaxPlace) -> Bool {
    let file = index.files[Int(place.file)]
    let node = file.facts.nodes[Int(place.node)]
    guard [.identifier, .member, .implicitMember].contains(node.kind) else { return false }
    let next = Int(place.node) + Int(node.count) + 1
    if next < file.facts.nodes.count, file.facts.nodes[next].kind == .call { return true }
    let name = file.names[Int(node.name)]
    return !index.types.contains { $0.properties.contains { $0.name == name } }
  }

  /// Returns the name of the method around a place if only other code of the app can call it.
  private func callerThatNeedsOne(around place: SyntaxPlace) -> Name? {
    guard let function = app.function(around: place),
      let type = project.map.types.type(around: function), isOwn(type),
      let found = index.types[type].functions.first(where: { $0.place == function }),
      found.attributes.isEmpty, !found.isOverride
    else { return nil }
    return found.name
  }

  private func isOwn(_ type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).foreign.allSatisfy {
      FrameworkNames.silentBases.contains(index.names[$0])
    }
  }
}
