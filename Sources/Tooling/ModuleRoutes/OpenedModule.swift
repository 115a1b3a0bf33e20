package import AdderFileChanges
package import AdderModuleDiscovery
import AdderBase
package import AdderProjectChecks
import AdderProjects

/// A module that is generated to be opened by another one: the route to it, and the proof that the
/// project with both is what was meant. Everything is in memory; nothing is written.
package struct OpenedModule {
  package let route: ModuleRoute
  /// The texts of the edited files, by their paths; empty if the route is not proven.
  package private(set) var texts: [String: [UInt8]] = [:]
  private var oldTexts: [String: [UInt8]] = [:]

  /// - Parameters:
  ///   - opener: the module that opens the new one, as it was found before.
  ///   - plan: the plan that generates the new module.
  ///   - name: the new module's name without the prefix of type names.
  ///   - architecture: the architecture that the new module follows.
  /// - Throws: `MergeConflict` if a file of the route has one.
  package init(
    _ name: String, by opener: OpenerModule, plan: FileChangePlan,
    architecture: String?, request: CheckRequest
  ) throws(MergeConflict) {
    try self.init(
      name, by: opener, made: plan.newTexts, architecture: architecture, request: request)
  }

  /// A module that exists already.
  ///
  /// - Parameters:
  ///   - existing: the module, as it was found.
  ///   - name: its name without the prefix of type names.
  ///   - passed: the properties of the opener's data store that the module gets; if there are none,
  ///     those that it lets others set.
  /// - Throws: `MergeConflict` if a file of the route has one.
  package init(
    existing: Module, called name: String, by opener: OpenerModule, passing passed: [String],
    request: CheckRequest
  ) throws(MergeConflict) {
    let parts = Set(existing.parts.map { opener.project.path(of: $0.type) })
    let folders = Set(parts.map { RelativePath.root.appending($0).parent })
    // What builds the module for the library is none of its parts.
    let others = opener.project.index.files.map(\.path).filter { path in
      let path = RelativePath.root.appending(path)
      return folders.contains(path.parent) && path.name.hasPrefix(existing.name)
    }
    let paths = parts.union(others)
    try self.init(
      name, by: opener, made: [:], existing: paths, passing: passed, architecture: nil,
      request: request)
  }

  private init(
    _ name: String, by opener: OpenerModule, made: [String: [UInt8]], existing: Set<String> = [],
    passing passed: [String]? = nil, architecture: String?, request: CheckRequest
  ) throws(MergeConflict) {
    let sources = opener.sources
    let before = OverlaidTexts(base: sources.texts, texts: made)
    let files = sources.files.adding(made.keys)
    let targets = ProjectTargets(of: files, in: sources.project.root)
    var madeFor = opener.project.madeFor
    for path in made.keys { madeFor[path] = architecture ?? madeFor[path] }
    let discover = { (texts: any SourceTexts) in
      sources.discover(in: texts, files: files, targets: targets, madeFor: madeFor)
    }
    let project = discover(before)
    let paths = existing.union(made.keys)
    var route: ModuleRoute?
    guard let openerModule = opener.counterpart(in: project) else {
      // The lines are those for the project as it is.
      var lost = ModuleRoute(
        in: ModuleRoute.Scene(
          project: opener.project, texts: sources.texts, architectures: sources.architectures,
          opener: opener.module, opened: nil, name: name, paths: paths, configures: false))
      lost.obstacle = .changesMeaning(
        "with the new files, no module '\(opener.module.name)' would be found")
      self.route = lost
      return
    }
    // An uncalled method of a module's input is a finding, so the second attempt calls it.
    for configures in [false, true] {
      var next = ModuleRoute(
        in: ModuleRoute.Scene(
          project: project, texts: before, architectures: sources.architectures,
          opener: openerModule,
          opened: project.module(madeOf: paths), name: name, paths: paths, configures: configures,
          passed: passed))
      for path in Set(next.steps.map(\.path)).sorted() {
        let text = (try? before.bytes(of: path, limit: .max)) ?? []
        if let conflict = MergeConflict(in: text, at: path) { throw conflict }
      }
      if next.obstacle == nil, !next.steps.isEmpty {
        let proof = RouteProof(
          of: next.steps, declaring: next.methods, leavingUnused: .only(next.entranceNames),
          project, before,
          choice: request.choice, architectures: sources.architectures, discover: discover)
        next.obstacle = proof.obstacle
        next.isEntranceFound = proof.isEntranceFound
        if proof.obstacle == nil { (oldTexts, texts) = (proof.oldTexts, proof.texts) }
      }
      if route == nil || next.obstacle == nil { route = next }
      guard case .breaksRule? = next.obstacle else { break }
    }
    self.route = route ?? ModuleRoute()
  }

  /// Adds the edits of the opening module to a plan.
  package func add(to plan: inout FileChangePlan) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      plan.replace(.root.appending(path), expecting: oldTexts[path] ?? [], with: text)
    }
  }
}

extension SourceFiles {
  /// The files together with new ones.
  func adding(_ paths: some Sequence<String>) -> SourceFiles {
    var files = self
    files.swift = Set(files.swift).union(paths).sorted()
    return files
  }
}

extension DiscoveredProject {
  /// Returns the module most of whose parts are declared in some files; `nil` if there is none.
  fileprivate func module(madeOf paths: Set<String>) -> Module? {
    let counts = modules.map { module in
      module.parts.count { paths.contains(path(of: $0.type)) }
    }
    guard let best = modules.indices.max(by: { counts[$0] < counts[$1] }),
      counts[best] * 2 > modules[best].parts.count
    else { return nil }
    return modules[best]
  }

  func path(of type: TypeDeclaration.ID) -> String {
    index.files[Int(index.types[type].place.file)].path
  }
}
