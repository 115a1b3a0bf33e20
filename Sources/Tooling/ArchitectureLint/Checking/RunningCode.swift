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
  private var knownPlaces: [SyntaxPlace: Bool] = [:]
  private var index: ProjectIndex { project.index }

  private struct Method: Hashable {
    let name: Name
    /// The only file whose code can call the method; `nil` if all can.
    let file: Int32?
  }

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

  /// Returns false for a place in a method that only the app's own code can call, and that no running code names, or in
  /// a lazy property that no code reads.
  mutating func mayRun(at place: LintPlace) -> Bool {
    let nodes = index.files[Int(place.file)].facts.nodes
    guard let node = nodes.indices.first(where: { nodes[$0].start >= place.start }) else {
      return true
    }
    let found = SyntaxPlace(file: place.file, node: Int32(node))
    guard let function = app.function(around: found) else {
      return !app.isInUnreadProperty(found, type: project.map.types.type)
    }
    if let known = knownPlaces[function] { return known }
    let isRun = method(at: function).map { isReached($0.name, only: $0.file) }
    knownPlaces[function] = isRun ?? true
    return isRun ?? true
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
  /// - Parameters:
  ///   - file: The only file whose code can call the function; `nil` if all can.
  ///   - isIgnored: Returns true for a place that does not count.
  private func isReached(
    _ name: Name, only file: Int32? = nil,
    ignoring isIgnored: (SyntaxPlace) -> Bool = { _ in false }
  ) -> Bool {
    var open = [Method(name: name, file: file)]
    var seen = Set(open)
    while let next = open.popLast() {
      for place in app.places(named: next.name)
      where isUse(place) && next.file ?? place.file == place.file && !isIgnored(place) {
        guard let function = app.function(around: place), let caller = method(at: function) else {
          return true
        }
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

  /// Returns a method if only other code of the app can call it.
  private func method(at function: SyntaxPlace) -> Method? {
    guard let type = project.map.types.type(around: function),
      let found = index.types[type].functions.first(where: { $0.place == function }),
      found.attributes.isEmpty, !found.isOverride, isOwn(type) || found.access <= .fileprivate
    else { return nil }
    return Method(name: found.name, file: found.access <= .fileprivate ? function.file : nil)
  }

  private func isOwn(_ type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).foreign.allSatisfy {
      FrameworkNames.silentBases.contains(index.names[$0])
    }
  }
}
