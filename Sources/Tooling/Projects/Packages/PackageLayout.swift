package import AdderBase

/// The folders of a package's targets, determined by SwiftPM's rules.
struct PackageLayout {
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  private static let testFolders = ["Tests"] + sourceFolders
  private static let pluginFolders = ["Plugins"]

  /// The first tools version in which a package's only target may have its sources directly in
  /// `Sources`.
  private static let loneTargetVersion = SwiftPackage.ToolsVersion(major: 5, minor: 9)

  private let root: PackageFolder
  private let manifest: ManifestReader.Manifest
  /// The names of the top-level folders of the package.
  private let folders: Set<String>
  private let testFolder: String
  /// The number of unconditional targets that share each parent folder.
  private let neighbours: [Group: Int]

  init(root: PackageFolder, manifest: ManifestReader.Manifest) {
    self.root = root
    self.manifest = manifest
    folders = Set(root.entries(.root).filter { root.isFolder(RelativePath.root.appending($0)) })
    testFolder = Self.testFolder(in: root, with: folders, for: manifest.targets)
    let groups = manifest.targets.filter { !$0.isConditional }.map { Group($0.kind) }
    neighbours = Dictionary(groups.map { ($0, 1) }, uniquingKeysWith: +)
  }

  func targets() -> [SwiftPackage.Target] {
    let declared = manifest.targets.map { declared in
      let folder = folder(of: declared)
      return SwiftPackage.Target(
        kind: kind(of: declared, in: folder), name: declared.name,
        isConditional: declared.isConditional, folder: folder,
        dependencies: declared.dependencies, products: declared.products,
        knowsDependencies: declared.knowsDependencies,
        sources: declared.sources, exclude: declared.exclude,
        isMainActorByDefault: declared.isMainActorByDefault, isSwift6: declared.isSwift6,
        plugins: declared.plugins)
    }
    return manifest.isComplete ? declared : declared + assumed(beside: declared)
  }

  // MARK: - Declared targets

  private func folder(of target: ManifestReader.DeclaredTarget) -> RelativePath? {
    switch target.path {
    case .written(let path): return try? RelativePath(validating: path)
    case .computed: return nil
    case .absent: break
    }
    let candidates: [String]
    switch target.kind {
    case .binary: return nil
    case .plugin: candidates = Self.pluginFolders
    case .test, .library, .executable, .macro, .system: candidates = Self.sourceFolders
    }
    let parent = RelativePath.root.appending(
      target.kind == .test ? testFolder : Self.existing(candidates, among: folders))
    let own = parent.appending(target.name)
    let isLone = !target.isConditional && neighbours[Group(target.kind)] == 1
    let takesAll =
      isLone && manifest.isComplete && manifest.toolsVersion >= Self.loneTargetVersion
      && !root.exists(own) && root.isFolder(parent)
    return takesAll ? parent : own
  }

  /// Returns the first existing folder, or the first candidate if none exists.
  private static func existing(_ candidates: [String], among folders: Set<String>) -> String {
    candidates.first(where: folders.contains) ?? candidates[0]
  }

  /// Returns the folder for tests. If there is no `Tests` folder, SwiftPM uses the folder of the
  /// sources. But as long as that folder contains no tests, new tests are better placed in `Tests`.
  private static func testFolder(
    in root: PackageFolder, with folders: Set<String>, for targets: [ManifestReader.DeclaredTarget]
  ) -> String {
    let folder = existing(testFolders, among: folders)
    guard folder != testFolders[0] else { return folder }
    let isUsed = targets.contains { target in
      target.kind == .test
        && root.isFolder(RelativePath.root.appending(folder).appending(target.name))
    }
    return isUsed ? folder : testFolders[0]
  }

  /// The group of targets whose folders have the same parent.
  private enum Group {
    case code, tests, plugins

    init(_ kind: SwiftPackage.Target.Kind) {
      switch kind {
      case .test: self = .tests
      case .plugin: self = .plugins
      case .library, .executable, .macro, .system, .binary: self = .code
      }
    }
  }

  /// Returns the kind of a target: a library target with a `main.swift` is executable.
  private func kind(
    of target: ManifestReader.DeclaredTarget, in folder: RelativePath?
  ) -> SwiftPackage.Target.Kind {
    guard target.kind == .library, let folder else { return target.kind }
    return root.isFile(folder.appending("main.swift")) ? .executable : .library
  }

  // MARK: - Targets that the manifest computes

  /// Returns assumed targets for folders that are next to the folders of other targets, contain
  /// Swift files, and belong to no declared target.
  private func assumed(beside declared: [SwiftPackage.Target]) -> [SwiftPackage.Target] {
    let taken = declared.compactMap(\.folder)
    func folders(in name: String) -> [RelativePath] {
      root.folders(of: RelativePath.root.appending(name))
        .filter { folder in !taken.contains { $0.isInside(folder) || folder.isInside($0) } }
        .filter { holdsSwift($0, depth: 4) }
    }
    func target(_ folder: RelativePath, _ kind: SwiftPackage.Target.Kind) -> SwiftPackage.Target {
      SwiftPackage.Target(
        kind: kind, name: folder.name, isConditional: false, folder: folder, dependencies: [],
        products: [],
        knowsDependencies: false,
        sources: nil, exclude: [])
    }
    let code = folders(in: Self.existing(Self.sourceFolders, among: self.folders)).map { folder in
      let isExecutable = root.isFile(folder.appending("main.swift"))
      return target(folder, isExecutable ? .executable : .library)
    }
    let tests = folders(in: "Tests").filter { $0.name.hasSuffix("Tests") }
    return code + tests.map { target($0, .test) }
  }

  private func holdsSwift(_ folder: RelativePath, depth: Int) -> Bool {
    if root.entries(folder).contains(where: { $0.hasSuffix(".swift") }) { return true }
    return depth > 0 && root.folders(of: folder).contains { holdsSwift($0, depth: depth - 1) }
  }
}

extension SwiftPackage {
  package static let manifestName = "Package.swift"

  /// Reads the package whose manifest is in a folder.
  package init(at root: AbsolutePath) throws(ProjectError) {
    let file = root.appending(Self.manifestName)
    try self.init(
      manifest: file.readText(), at: file.text, name: root.name, in: PackageFolder(root))
  }

  /// Reads a package that need not be on the disk.
  ///
  /// - Parameters:
  ///   - text: The text of the manifest.
  ///   - file: The manifest's path, for errors.
  ///   - name: The name of the package if the manifest has none.
  package init(
    manifest text: String, at file: String, name: String, in folder: PackageFolder
  ) throws(ProjectError) {
    guard let manifest = ManifestReader.manifest(in: text) else {
      throw ProjectError.noPackageInManifest(file)
    }
    self.init(
      name: manifest.name ?? name, toolsVersion: manifest.toolsVersion,
      platforms: manifest.platforms, products: manifest.products,
      targets: PackageLayout(root: folder, manifest: manifest).targets(),
      isComplete: manifest.isComplete)
  }
}
