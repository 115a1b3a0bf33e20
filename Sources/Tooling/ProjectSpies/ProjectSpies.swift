package import AdderBase
package import AdderContractSpies
package import AdderFileChanges
package import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects
package import AdderRecordedTraffic

/// The spies of a project, and the changes that bring its files up to date.
package struct ProjectSpies: Sendable {
  package let plan: FileChangePlan
  /// The old and the new contents of the generated files that change.
  let changed: [RelativePath: (old: [UInt8], new: [UInt8])]
  /// The new files.
  let added: [GeneratedFile]
  /// All edits: the generated files that change, and the records of generated modules.
  let edited: [RelativePath: (old: [UInt8], new: [UInt8])]
  /// The files with spies, in order of their paths.
  package let files: [File]
  /// Protocols that get no spy.
  package let refusals: [SpyRefusal]
  /// The test targets whose build makes the spies, so that there are no files with them.
  package let builtTargets: [String]
  /// The test cases of parts, if the request asks for them.
  package let tests: ProjectTestCases

  package struct File: Equatable, Sendable {
    package let path: RelativePath
    package let spies: [String]
    package let state: State

    package enum State: String, Sendable { case new, changed, current, removed }
  }

  /// Recorded traffic that a test of one part repeats.
  package struct Replay {
    let part: String
    let log: TrafficLog

    package init(of part: String, _ log: TrafficLog) {
      self.part = part
      self.log = log
    }
  }

  /// Decides which files there should be.
  ///
  /// - Parameters:
  ///   - modules: The modules of the project.
  ///   - xcode: The Xcode project that lists the files.
  ///   - workingDirectory: The folder in which the command was started.
  ///   - replay: If set, only a test that repeats it is added, with the spies of its module.
  package init(
    _ request: SpyRequest, of modules: [ModuleReport], in sources: ProjectSources,
    xcode: XcodeProjectFile?, from workingDirectory: AbsolutePath, replaying replay: Replay? = nil
  ) throws {
    let modules = try replay.map { try [$0.module(in: modules)] } ?? modules
    let isolation = sources.project.isolation(xcode)
    let texts = SpySources(
      sources, onMainActor: isolation.onMainActor,
      needsAll: request.writesTests || replay != nil)
    let scope = ContractScope(texts.sources)
    var groups = try SpyGroups(request, modules, scope, texts)
    var places = SpyPlaces(request, in: sources, texts, xcode, from: workingDirectory)
    tests =
      try replay.map { try ProjectTestCases($0, request, modules[0], scope, texts, &places) }
      ?? ProjectTestCases(request, modules, scope, texts, sources, &places)
    groups.add(tests.protocols, scope, texts)

    var files: [File] = []
    var refusals: [SpyRefusal] = []
    var new: [(file: GeneratedFile, place: SpyPlace)] = []
    var edited: [RelativePath: (old: [UInt8], new: [UInt8])] = [:]
    var records = try RecordedTests(in: sources.project.root)
    func write(_ text: String, to path: RelativePath, at place: SpyPlace, _ spies: [String]) {
      let bytes = Array(text.utf8)
      let state: File.State
      if let old = texts.generated[path.text] {
        state = old == bytes ? .current : .changed
        if state == .changed { edited[path] = (old, bytes) }
      } else {
        state = .new
        new.append((GeneratedFile(test: path, contents: bytes), place))
      }
      files.append(File(path: path, spies: spies, state: state))
    }
    let built = sources.project.targetsWithBuiltSpies
    var builtTargets: Set<String> = []
    // The names of the spies in each test target.
    var known: [String: Set<String>] = [:]
    func writeSpies(of group: SpyGroup, at place: SpyPlace) throws {
      guard built.isDisjoint(with: place.targets) else {
        builtTargets.formUnion(built.intersection(place.targets))
        return
      }
      let path = try place.path(of: group)
      guard !files.contains(where: { $0.path == path }) else {
        refusals += scope.refusals(of: group.protocols, because: .fileTaken(path.text))
        return
      }
      let file = place.file(of: group, in: scope, request, isolation)
      refusals += file.refusals.filter { !refusals.contains($0) }
      if file.spies.isEmpty { return }
      for target in place.targets { known[target, default: []].formUnion(file.spies) }
      write(file.text, to: path, at: place, file.spies)
      if let source = group.protocols.first?.file {
        records.add(
          path, Array(file.text.utf8), ofModuleWith: source, in: place.tests(of: group))
      }
      if !request.usesLibrary, !files.contains(where: { $0.path == place.support }) {
        write(SpySupport.text, to: place.support, at: place, [])
      }
    }
    for group in groups.groups {
      try writeSpies(of: group, at: places.place(forTestsOf: group.target))
    }
    let dependencies = sources.project.targetDependencies(xcode)
    for group in groups.groups {
      let place = try places.place(forTestsOf: group.target)
      let uses = texts.targetsUsingSpies(of: group.protocols, scope, suffix: request.suffix)
      for (target, protocols) in uses where !place.targets.contains(target) {
        if let tested = group.target, dependencies[target]?.contains(tested) != true { continue }
        let new = protocols.filter { !known[target, default: []].contains($0.spy(request.suffix)) }
        // The first file can be built into several targets.
        guard !new.isEmpty, !texts.isBuilt(try place.path(of: group).text, into: [target]),
          let other = try places.place(forTestsOf: group.target, in: target),
          other.targets == [target]
        else { continue }
        try writeSpies(of: group.with(new), at: other)
      }
    }

    self.builtTargets = builtTargets.sorted()
    changed = edited
    var removed: [RelativePath: [UInt8]] = [:]
    if request.isForAll, replay == nil {
      let written = Set(files.map(\.path.text))
      for (path, text) in texts.generated where !written.contains(path) {
        guard let path = try? RelativePath(validating: path) else { continue }
        removed[path] = text
        records.remove(path)
        files.append(File(path: path, spies: [], state: .removed))
      }
    }
    for test in tests.files {
      let bytes = Array(test.text.utf8)
      new.append((GeneratedFile(test: test.path, contents: bytes), test.place))
      records.add(test.path, bytes, ofModuleWith: test.source, in: test.folder)
    }
    if !new.isEmpty || !edited.isEmpty || !removed.isEmpty {
      edited.merge(try records.changes()) { first, _ in first }
    }
    let locations = Dictionary(
      new.map { ($0.file.path, $0.place.location) }, uniquingKeysWith: { first, _ in first })
    added = new.map(\.file)
    self.edited = edited
    var plan = try FileChangePlan(
      title: "spy", adding: new.map(\.file),
      at: { file in locations[file.path] ?? new[0].place.location }, to: xcode, editing: edited,
      removing: removed)
    try plan.deleteFolders(
      emptiedBy: Array(removed.keys), keeping: new.map(\.file.path), in: sources.project.root)
    self.plan = plan
    self.files = files.sorted { $0.path.text < $1.path.text }
    self.refusals = refusals
  }
}

extension ProjectSpies.Replay {
  /// The module of the part.
  fileprivate func module(in modules: [ModuleReport]) throws(SpyError) -> ModuleReport {
    let found = modules.filter { module in
      module.parts.contains { $0.type == part || $0.type.hasSuffix(".\(part)") }
    }
    guard let module = found.first else {
      let parts = modules.flatMap { $0.parts.map(\.type) }
      throw .noPart(part, suggestion: Spelling.nearest(to: part, among: parts))
    }
    return module
  }
}
