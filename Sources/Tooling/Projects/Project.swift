package import AdderBase
package import AdderFindings

/// A project: its root folder, its kind and its settings.
package struct Project: Sendable {
  package var root: AbsolutePath
  package var kind: ProjectKind
  /// The settings of adder.yml, completed by the settings of the Rambafile.
  package var settings: AdderSettings
  /// The files that contain the settings; earlier ones override later ones.
  package var settingsFiles: [SettingsFile]
  /// Problems that do not prevent the use of the project.
  package var findings: [Finding]
  /// The Xcode projects of which one may have the modules, if the settings name none: those in the
  /// root, or else those below it.
  package private(set) var foundXcodeProjects: [FoundXcodeProject] = []
  /// True if the root contains a file that marks it as a project; false for a plain folder.
  package var isMarked: Bool
}

/// The kind of a project, determined by the tool that builds it.
package enum ProjectKind: Equatable, Sendable {
  case swiftPackage(SwiftPackage)
  /// An Xcode project, given by the path of its `.xcodeproj`.
  case xcodeProject(RelativePath)
  /// An Xcode project that is generated from a file and is not there now.
  case generatedProject(GeneratedXcodeProject)
  /// Plain folders without a known build system.
  case folders
}

extension Project {
  /// Finds and reads the project that a folder belongs to: the folder itself or the nearest parent
  /// folder that contains an adder.yml, a Rambafile, a Package.swift or an `.xcodeproj`. The search
  /// ends at the root of a git repository. If nothing is found, it is the nearest folder with a file
  /// from which XcodeGen, Tuist or Bazel generates an Xcode project, else the folder itself.
  package init(around start: AbsolutePath) throws {
    try start.requireReadableFolder()
    let search = Self.search(from: start)
    let root = search.root ?? start
    try root.requireReadableFolder()
    let file = LocationNames(root: root, start: start)
    let hasManifest = root.appending(SwiftPackage.manifestName).isFile

    var files: [SettingsFile] = []
    let adder = SettingsFile.Kind.adder.fileName
    if root.appending(adder).exists {
      files.append(
        try SettingsFile(adder: root.appending(adder).readText(), file: file.name(adder)))
    }
    let rambafile = SettingsFile.Kind.rambafile.fileName
    if root.appending(rambafile).exists {
      files.append(
        try SettingsFile(
          rambafile: root.appending(rambafile).readText(), file: file.name(rambafile), root: root,
          needsXcodeProject: !hasManifest && files.isEmpty))
    }
    let settings = files.reduce(AdderSettings()) { $0.completed(by: $1.settings) }

    self.init(
      root: root,
      kind: try Self.kind(of: root, settings: settings, hasManifest: hasManifest),
      settings: settings, settingsFiles: files, findings: files.flatMap(\.findings),
      isMarked: search.root != nil)
    findings += unusableCatalogs()
    if case .swiftPackage = kind { findings += passedOverProject() }
    findXcodeProjects()
    if search.root == nil, case .folders = kind {
      findings.append(nothingFound(from: start, to: search.end))
    }
  }

  private mutating func findXcodeProjects() {
    switch kind {
    case .xcodeProject where settings.xcodeProject == nil:
      foundXcodeProjects = FoundXcodeProject.all(in: root)
    case .folders:
      let excluded = settings.excluded
      foundXcodeProjects = FoundXcodeProject.all(below: root) { folder in
        excluded.contains { folder == $0 || folder.isInside($0) }
      }
      guard foundXcodeProjects.count == 1, let found = foundXcodeProjects.first else { return }
      // A folder with settings of its own may have no Xcode project on purpose.
      let isElsewhere = settings.modules?.folders.first.map { !$0.isInside(found.folder) } ?? false
      if !isElsewhere, !(isMarked && found.isExample) { use(found) }
    case .xcodeProject, .swiftPackage, .generatedProject: break
    }
  }

  // MARK: - Finding the root

  /// Returns the root of the project that contains a folder, without reading the project.
  package static func root(around start: AbsolutePath) -> AbsolutePath {
    search(from: start).root ?? start
  }

  private static func search(from start: AbsolutePath) -> (root: AbsolutePath?, end: AbsolutePath) {
    var folder = start
    var generated: AbsolutePath?
    while true {
      let entries = folder.entries
      if entries.contains(where: isMarker) {
        return (governor(of: folder, entries) ?? folder, folder)
      }
      if generated == nil, entries.contains(where: GeneratedXcodeProject.fileNames.contains),
        GeneratedXcodeProject(at: folder) != nil
      {
        generated = folder
      }
      guard !entries.contains(".git"), let parent = folder.parent else {
        return (generated, folder)
      }
      folder = parent
    }
  }

  /// Returns the parent folder whose settings refer to the Xcode project in the given folder.
  /// That parent folder is the root.
  private static func governor(
    of folder: AbsolutePath, _ entries: [String]
  ) -> AbsolutePath? {
    let hasOnlyXcode =
      entries.contains(where: isXcodeProject)
      && !entries.contains { isMarker($0) && !isXcodeProject($0) }
    guard hasOnlyXcode, !entries.contains(".git") else { return nil }
    var outer = folder.parent
    while let candidate = outer {
      let settings = SettingsFile.Kind.allCases.compactMap { kind -> AdderSettings? in
        guard let text = try? candidate.appending(kind.fileName).readText() else { return nil }
        return switch kind {
        case .adder: try? SettingsFile(adder: text, file: kind.fileName).settings
        case .rambafile:
          try? SettingsFile(rambafile: text, file: kind.fileName, root: candidate).settings
        }
      }
      if let path = settings.lazy.compactMap(\.xcodeProject).first {
        return candidate.appending(path).parent == folder ? candidate : nil
      }
      if candidate.entries.contains(".git") { return nil }
      outer = candidate.parent
    }
    return nil
  }

  private static func isMarker(_ name: String) -> Bool {
    name == SwiftPackage.manifestName || name == SettingsFile.Kind.adder.fileName
      || name == SettingsFile.Kind.rambafile.fileName || isXcodeProject(name)
  }

  /// Returns true if this is the name of an Xcode project. Names that begin with a dot are hidden
  /// files that the system creates.
  package static func isXcodeProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") && !name.hasPrefix(".")
  }

  /// Returns a note if the package is used although there is an Xcode project as well.
  private func passedOverProject() -> [Finding] {
    let named = settings.xcodeProject?.text
    guard let name = named ?? root.entries.first(where: Self.isXcodeProject) else { return [] }
    return [
      Finding(
        rule: "PackageTaken", severity: .note, location: place(of: "xcodeProject"),
        message: named == nil
          ? """
          '\(name)' is beside Package.swift, and modules go into the package. To use the project, \
          set 'xcodeProject: \(name)' in adder.yml.
          """
          : "'\(name)' does not exist, so modules go into the package of Package.swift.")
    ]
  }

  static let nothingFound = "NoProjectFound"

  private func nothingFound(from start: AbsolutePath, to end: AbsolutePath) -> Finding {
    let searched =
      start == end ? "'\(start)'" : "'\(start)' and the folders above it up to '\(end)'"
    let below = foundXcodeProjects.map { "'\($0.path)'" }.joined(separator: ", ")
    return Finding(
      rule: Self.nothingFound, severity: .note,
      message: """
        There is no adder.yml, Rambafile, Package.swift or .xcodeproj in \(searched), and no \
        project.yml of XcodeGen, Project.swift of Tuist or BUILD of Bazel, so \
        '\(start)' is treated as a plain folder.\(below.isEmpty ? "" : " Projects below it: \(below).") \
        'adder init' writes an adder.yml.
        """)
  }

  /// Returns the kind of a project. An Xcode project that the settings name has priority if it exists
  /// or is generated, then a package with libraries, then any generated or Xcode project. A package
  /// without libraries holds tools or lists dependencies; it is the project only if nothing else is.
  private static func kind(
    of root: AbsolutePath, settings: AdderSettings, hasManifest: Bool
  ) throws -> ProjectKind {
    if let path = settings.xcodeProject {
      if isWhole(root.appending(path)) { return .xcodeProject(path) }
      if let generated = GeneratedXcodeProject(at: root.appending(path.parent)) {
        return .generatedProject(generated.moved(to: path.parent))
      }
      if !hasManifest { return .xcodeProject(path) }
    }
    let others = Self.kindWithoutPackage(of: root)
    if !hasManifest { return others }
    let package = try SwiftPackage(at: root)
    // A package of tools, or one that only lists dependencies.
    let isForModules = package.targets.contains { $0.kind == .library } || !package.isComplete
    if isForModules { return .swiftPackage(package) }
    let isAlone = !package.targets.isEmpty || FoundXcodeProject.all(below: root).isEmpty
    return others == .folders && isAlone ? .swiftPackage(package) : others
  }

  /// Returns the kind of a project by everything but its package. What Bazel's own Xcode project says, Bazel's files say
  /// better.
  private static func kindWithoutPackage(of root: AbsolutePath) -> ProjectKind {
    let generated = GeneratedXcodeProject(at: root)
    let projects = root.entries.filter(isXcodeProject)
    let whole = projects.first { isWhole(root.appending($0)) }
    if let generated, whole.map(generated.makes) ?? true { return .generatedProject(generated) }
    return (whole ?? projects.first).map { .xcodeProject(RelativePath.root.appending($0)) }
      ?? .folders
  }

  /// Returns true if an Xcode project has its file. If git ignores that, only schemes may be there.
  static func isWhole(_ xcodeProject: AbsolutePath) -> Bool {
    xcodeProject.appending("project.pbxproj").exists
  }

  /// Creates file names for source locations. The names are relative to the folder in which the
  /// command was started.
  private struct LocationNames {
    let prefix: String

    init(root: AbsolutePath, start: AbsolutePath) {
      let depth = start.relative(to: root)?.components.count ?? 0
      prefix = String(repeating: "../", count: depth)
    }

    func name(_ file: String) -> String { prefix + file }
  }
}

// MARK: - Derived values

extension Project {
  /// The project's display name.
  package var name: String {
    if let name = settings.projectName { return name }
    switch kind {
    case .swiftPackage(let package): return package.name
    case .xcodeProject(let path): return String(path.name.dropLast(".xcodeproj".count))
    case .generatedProject(let project): return project.name ?? root.name
    case .folders: return root.name
    }
  }

  /// The UI framework that modules of the project are most likely written for: `uikit` or `none`.
  ///
  /// - Parameter target: the target of an Xcode project, also of a generated one, that the modules belong to.
  package func likelyUserInterface(for target: XcodeLayout.Target? = nil) -> String {
    switch kind {
    case .xcodeProject, .generatedProject: target?.lacksUIKit == true ? "none" : "uikit"
    case .swiftPackage(let package) where package.isFor(platform: "ios"): "uikit"
    case .swiftPackage, .folders: "none"
    }
  }

  /// Returns the location of a setting, given by its key in adder.yml, or of a list element such as
  /// `catalogs[0]`; `nil` if it is not set.
  package func place(of key: String) -> SourceLocation? {
    settingsFiles.lazy.compactMap { $0.places[key] }.first
  }
}
