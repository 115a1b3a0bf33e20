package import AdderBase
package import AdderFindings

/// A project: the folder it lies in, what builds it, and what its settings say.
package struct Project: Sendable {
  package var root: AbsolutePath
  package var kind: ProjectKind
  /// What adder.yml says, completed by the Rambafile.
  package var settings: AdderSettings
  /// The files that the settings are from, the one that wins first.
  package var settingsFiles: [SettingsFile]
  /// What is odd, but not in the way.
  package var findings: [Finding]
  /// Whether a file in its folder says that it is a project; a plain folder is taken for one as well.
  package var isMarked: Bool
}

/// What builds a project.
package enum ProjectKind: Equatable, Sendable {
  case swiftPackage(SwiftPackage)
  /// An Xcode project, by the path of its `.xcodeproj`.
  case xcodeProject(RelativePath)
  /// Folders that nothing we know builds.
  case folders
}

extension Project {
  /// Finds the project that a folder belongs to: the nearest folder, from there upward, that holds
  /// an adder.yml, a Rambafile, a Package.swift or an `.xcodeproj`. The search ends where a git
  /// repository does. When there is nothing, the folder itself is the project.
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
    if search.root == nil { findings.append(Self.nothingFound(from: start, to: search.end)) }
  }

  // MARK: - Finding it

  /// The folder of the project around another folder, without reading what it says.
  package static func root(around start: AbsolutePath) -> AbsolutePath {
    search(from: start).root ?? start
  }

  private static func search(from start: AbsolutePath) -> (root: AbsolutePath?, end: AbsolutePath) {
    var folder = start
    while true {
      let entries = folder.entries
      if entries.contains(where: isMarker) {
        return (governor(of: folder, entries) ?? folder, folder)
      }
      guard !entries.contains(".git"), let parent = folder.parent else { return (nil, folder) }
      folder = parent
    }
  }

  /// The folder above one with an Xcode project whose settings name that project: it is the root.
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

  /// Whether a name is that of an Xcode project; what begins with a dot is a file system's own.
  package static func isXcodeProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") && !name.hasPrefix(".")
  }

  /// A note when a package is taken though there is an Xcode project as well.
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

  private static func nothingFound(from start: AbsolutePath, to end: AbsolutePath) -> Finding {
    let searched =
      start == end ? "'\(start)'" : "'\(start)' and the folders above it up to '\(end)'"
    return Finding(
      rule: "NoProjectFound", severity: .note,
      message: """
        There is no adder.yml, Rambafile, Package.swift or .xcodeproj in \(searched), so \
        '\(start)' is treated as a plain folder. 'adder init' writes an adder.yml.
        """)
  }

  /// An Xcode project that the settings name comes first if it is there, then a package: it can
  /// stand beside an Xcode project, but hardly the other way round.
  private static func kind(
    of root: AbsolutePath, settings: AdderSettings, hasManifest: Bool
  ) throws -> ProjectKind {
    if let path = settings.xcodeProject, root.appending(path).exists || !hasManifest {
      return .xcodeProject(path)
    }
    if hasManifest { return .swiftPackage(try SwiftPackage(at: root)) }
    let xcodeProject = root.entries.first(where: isXcodeProject)
    return xcodeProject.map { .xcodeProject(RelativePath.root.appending($0)) } ?? .folders
  }

  /// Names files relative to a folder of the project in which a command is run.
  private struct LocationNames {
    let prefix: String

    init(root: AbsolutePath, start: AbsolutePath) {
      let depth = start.relative(to: root)?.components.count ?? 0
      prefix = String(repeating: "../", count: depth)
    }

    func name(_ file: String) -> String { prefix + file }
  }
}

// MARK: - What follows from it

extension Project {
  /// The project's name for people.
  package var name: String {
    if let name = settings.projectName { return name }
    switch kind {
    case .swiftPackage(let package): return package.name
    case .xcodeProject(let path): return String(path.name.dropLast(".xcodeproj".count))
    case .folders: return root.name
    }
  }

  /// The UI framework that modules of the project are most likely written for: `uikit` or `none`.
  ///
  /// - Parameter target: the target of an Xcode project that they belong to.
  package func likelyUserInterface(for target: XcodeLayout.Target? = nil) -> String {
    switch kind {
    case .xcodeProject: target?.lacksUIKit == true ? "none" : "uikit"
    case .swiftPackage(let package) where package.isFor(platform: "ios"): "uikit"
    case .swiftPackage, .folders: "none"
    }
  }

  /// Where the settings set a key of adder.yml, or an element of its list such as `catalogs[0]`;
  /// `nil` when they don't.
  package func place(of key: String) -> SourceLocation? {
    settingsFiles.lazy.compactMap { $0.places[key] }.first
  }
}
