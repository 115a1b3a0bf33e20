package import AdderBase
import AdderFindings

/// An Xcode project, or a file from which one is generated, that may be the one with a project's
/// modules.
package struct FoundXcodeProject: Equatable, Sendable {
  /// The path of the `.xcodeproj`, or of the file.
  package let path: RelativePath
  package let kind: ProjectKind

  /// The path of the folder of the project.
  package var folder: RelativePath { path.parent }

  /// How many folders deep projects are searched, and in how many folders at most.
  private static let (depth, limit) = (3, 2000)

  /// Returns the Xcode projects in a folder.
  static func all(in root: AbsolutePath) -> [FoundXcodeProject] {
    root.entries.filter(Project.isXcodeProject).map { name in
      let path = RelativePath.root.appending(name)
      return FoundXcodeProject(path: path, kind: .xcodeProject(path))
    }
  }

  /// Returns the projects below a folder, sorted by path. A folder with a project is not searched
  /// further. Examples count only if there is nothing else.
  ///
  /// - Parameter isExcluded: Returns true for a folder that the settings leave out.
  static func all(
    below root: AbsolutePath, excluding isExcluded: (RelativePath) -> Bool = { _ in false }
  ) -> [FoundXcodeProject] {
    var found: [FoundXcodeProject] = []
    var level = [RelativePath.root]
    var count = 0
    for _ in 0..<depth {
      level = level.flatMap { folders(in: $0, of: root) }.filter { !isExcluded($0) }
      count += level.count
      // Where not all was seen, nothing is the only one.
      guard count <= limit else { return [] }
      level.removeAll { folder in
        let (projects, isSearched) = projects(in: folder, of: root)
        found += projects
        return isSearched
      }
    }
    let own = found.filter { !$0.isExample }
    return (own.isEmpty ? found : own).sorted { $0.path < $1.path }
  }

  private static func folders(in folder: RelativePath, of root: AbsolutePath) -> [RelativePath] {
    let entries = (try? root.appending(folder).entriesByKind()) ?? []
    return entries.filter { $0.kind == .folder && !SkippedFolders.contain($0.name) }
      .map { folder.appending($0.name) }
  }

  /// Returns the projects in a folder, and true if there can be no others below it.
  private static func projects(
    in folder: RelativePath, of root: AbsolutePath
  ) -> ([FoundXcodeProject], Bool) {
    let entries = root.appending(folder).entries
    let xcode = entries.filter(Project.isXcodeProject).map { name in
      let path = folder.appending(name)
      return FoundXcodeProject(path: path, kind: .xcodeProject(path))
    }
    let isWhole = xcode.contains { Project.isWhole(root.appending($0.path)) }
    if isWhole { return (xcode, true) }
    guard entries.contains(where: GeneratedXcodeProject.fileNames.contains),
      let generated = GeneratedXcodeProject(at: root.appending(folder))
    else { return (xcode, !xcode.isEmpty || entries.contains(SwiftPackage.manifestName)) }
    let path = folder.appending(generated.generator.fileName)
    return (
      [FoundXcodeProject(path: path, kind: .generatedProject(generated.moved(to: folder)))], true
    )
  }

  private static let wordsOfExamples: Set = [
    "example", "examples", "demo", "demos", "sample", "samples", "playground", "playgrounds",
  ]

  /// True if a folder around the project says that it is an example.
  var isExample: Bool {
    folder.components.contains { name in
      let words = name.split { !$0.isLetter }.map { $0.lowercased() }
      return words.contains { Self.wordsOfExamples.contains($0) }
    }
  }
}

extension Project {
  /// Uses a package inside the project that contains its modules.
  package mutating func use(_ package: SwiftPackage) {
    kind = .swiftPackage(package)
    findings.append(
      Finding(
        rule: "ProjectChosen", severity: .note,
        message: """
          The modules are in the package '\(package.folder)', so it is used. 'modules:' in adder.yml sets \
          another folder.
          """))
  }

  /// Uses an Xcode project that the settings do not name, as if they did.
  package mutating func use(_ project: FoundXcodeProject) {
    kind = project.kind
    let isBelow = !project.folder.isRoot
    let isOnly = foundXcodeProjects.count == 1
    var message =
      isBelow
      ? """
      There is no Xcode project in '\(root)' itself, so '\(project.path)' is used\
      \(isOnly ? "" : ", the only one below that has modules").
      """
      : "'\(project.path)' is used, because it lists the modules."
    if case .xcodeProject(let path) = project.kind {
      settings.xcodeProject = path
      message += " 'xcodeProject:' in adder.yml sets another one."
    }
    findings.removeAll { $0.rule == Self.nothingFound }
    findings.append(Finding(rule: "ProjectChosen", severity: .note, message: message))
  }
}
