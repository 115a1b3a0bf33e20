import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import Testing

/// An app in memory whose modules can be renamed.
struct SampleApp {
  private(set) var snapshot: ProjectSnapshot

  init(_ files: [String: String], modules: String..., otherFiles: Set<String> = []) {
    var all = files
    for name in modules { all.merge(SampleModule(name: name).files) { own, _ in own } }
    let paths = all.keys.sorted()
    snapshot = ProjectSnapshot(
      sources: SourceFiles(
        swift: paths.filter { $0.hasSuffix(".swift") },
        interfaces: paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }),
      texts: all.mapValues { Array($0.utf8) }, otherFiles: otherFiles)
  }

  init(_ snapshot: ProjectSnapshot) { self.snapshot = snapshot }

  /// The path of the baseline.
  var baseline: String? {
    get { snapshot.baseline }
    set { snapshot.baseline = newValue }
  }

  /// Excludes a file from the search for modules.
  mutating func exclude(_ path: String) { snapshot.sources.swift.removeAll { $0 == path } }

  static func architectures() throws -> [Architecture] {
    try ShippedArchitectures.byPreference.map { try ArchitectureReader().architecture(named: $0) }
  }

  func discovered(_ targets: ProjectTargets = ProjectTargets()) throws -> DiscoveredProject {
    DiscoveredProject(
      snapshot.sources, in: snapshot, targets: targets, architectures: try Self.architectures())
  }

  func renaming(
    _ old: String = "Profile", to new: String = "Account", strings: Bool = false,
    targets: ProjectTargets = ProjectTargets()
  ) throws -> ModuleRenaming {
    try ModuleRenaming(
      RenameRequest(from: old, to: new, includesStrings: strings), of: discovered(targets),
      in: snapshot, architectures: Self.architectures())
  }

  // MARK: Checks

  /// Adds code to an app with a module `Profile`, renames the module
  /// to `Account`, and checks that the code becomes the expected text.
  static func check(
    _ text: String, becomes expected: String, note: String? = nil, strings: Bool = false,
    modules: String..., files: [String: String] = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var files = files
    files["App/Other.swift"] = text
    for name in modules { files.merge(SampleModule(name: name).files) { own, _ in own } }
    let renaming = try SampleApp(files, modules: "Profile").renaming(strings: strings)
    #expect(renaming.text("App/Other.swift") == expected, sourceLocation: sourceLocation)
    let notes = renaming.findings.map(\.description)
    if let note {
      #expect(notes.contains { $0.contains(note) }, "\(notes)", sourceLocation: sourceLocation)
    } else {
      #expect(notes == [], sourceLocation: sourceLocation)
    }
  }

  /// Checks that a rename is refused with an error that begins with this text.
  func checkRefused(
    _ old: String = "Profile", to new: String = "Account", says expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    do {
      _ = try renaming(old, to: new)
      Issue.record("It was not refused.", sourceLocation: sourceLocation)
    } catch let error as RenameError {
      #expect(error.description.hasPrefix(expected), "\(error)", sourceLocation: sourceLocation)
    }
  }
}

extension ModuleRenaming {
  /// The text of a file after the rename.
  func text(_ path: String) -> String? {
    result.texts[path].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files after the rename.
  var paths: Set<String> { Set(result.texts.keys).union(result.otherFiles) }
}
