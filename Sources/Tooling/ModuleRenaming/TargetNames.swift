import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource
import AdderXcodeProjects

/// The names of targets and libraries. Folders with these names belong to the targets and
/// libraries, even if a module has the same name.
struct TargetNames {
  private(set) var names: Set<String> = []
  /// The paths of the folders that manifests give to targets: `target(name: "A", path: "Kit/A")`.
  private(set) var folders: Set<String> = []
  /// The Xcode projects and manifests that contain the targets, in ascending order by path.
  private var places: [(path: String, targets: Set<String>)] = []
  /// What code for Tuist names: its projects and targets, by its folder.
  private var describedNames: [String: Set<String>] = [:]

  init(of project: DiscoveredProject, in snapshot: ProjectSnapshot) {
    for file in project.index.files {
      for node in file.facts.parts(.importDeclaration, of: 0) {
        names.formUnion(file.facts.name(of: node).split(separator: ".").prefix(1).map(String.init))
      }
    }
    let manifests = snapshot.manifests(of: project)
    for (path, text) in snapshot.texts {
      if manifests.contains(path) {
        // The path of a resource leads through the folders of modules.
        let literals = SwiftLiteral.all(in: text).filter { !$0.text.isInterfaceFile }
        if !path.isManifest {
          describedNames[path.folder, default: []].formUnion(
            literals.filter { $0.label == "name" }.map(\.text))
        }
        let paths = literals.filter { $0.label == "path" }.map(\.text)
        folders.formUnion(
          paths.map {
            (path.folder.pathNames + $0.pathNames.filter { $0 != "." }).joined(separator: "/")
          })
        let others = literals.filter { $0.label != "path" }.map(\.text)
        places.append((path, Set(others.flatMap(\.pathNames))))
      } else if path.isXcodeProject, let xcode = try? XcodeProject(parsing: text, file: path) {
        places.append((path, Set(xcode.targets.map(\.name))))
      }
    }
    places.sort { $0.path < $1.path }
    for place in places { names.formUnion(place.targets) }
  }

  /// Returns true for a folder that contains an Xcode project.
  func holdsProject(_ folder: String) -> Bool {
    places.contains { $0.path.isXcodeProject && $0.path.folder.folder == folder }
  }

  /// Returns the note that targets keep their names and folders though they have the module's name and its
  /// parts, and no other module's, or `nil` if there are none.
  func note(
    about module: RenamedModule, in project: DiscoveredProject, _ snapshot: ProjectSnapshot,
    _ replacement: NameReplacement
  ) -> Finding? {
    let paths = module.types.map(project.path)
    let others = module.otherTypes.map(project.path)
    // Other modules beside the code for Tuist have targets of their own.
    let described = describedNames.filter { folder, _ in
      paths.contains { $0.isInside(folder: folder) }
        && !others.contains { $0.isInside(folder: folder) }
    }
    let targets = Set(
      paths.flatMap { project.targets.targets(of: $0).map(\.name) } + described.values.joined()
    ).filter { $0 != module.name && replacement.isCarried(by: $0) }
      .subtracting(others.flatMap { project.targets.targets(of: $0).map(\.name) })
    let folders = folders.union(described.keys).filter { folder in
      replacement.isCarried(by: folder.fileName) && paths.contains { $0.isInside(folder: folder) }
    }
    let all = targets.sorted() + folders.sorted()
    // Other manifests can mention the targets, too.
    let nearest = places.filter { place in
      paths.contains { $0.isInside(folder: place.path.folder) }
    }.max { $0.path.pathNames.count < $1.path.pathNames.count }
    guard let first = all.first,
      let place = ([nearest].compactMap(\.self) + places).lazy.compactMap({ place in
        snapshot.texts[place.path].flatMap { text in
          text.firstPlace(of: targets.contains(first) ? first : first.fileName)
            .map { SourceLocation(place.path, text, $0) }
        }
      }).first
    else { return nil }
    return Finding(
      rule: "TargetKeepsName", severity: .note, location: place,
      message: """
        The targets of the module and their folders keep their names: \
        \(all.map { "'\($0)'" }.joined(separator: ", ")). To rename them, change the project or its \
        manifests, the folders and the imports.
        """)
  }

  /// Returns the note that a target with the module's name keeps it, or `nil` if there is none.
  func note(about name: String, in snapshot: ProjectSnapshot) -> Finding? {
    guard let path = places.first(where: { $0.targets.contains(name) })?.path,
      let text = snapshot.texts[path]
    else { return nil }
    return Finding(
      rule: "TargetKeepsName", severity: .note,
      location: SourceLocation(path, text, text.firstPlace(of: name) ?? 0),
      message: """
        A target is also called '\(name)'. It keeps its name, and so do its folder and its imports. \
        Rename it by hand if needed.
        """)
  }
}

extension ProjectSnapshot {
  /// Returns the paths of the manifests of packages, and of code for Tuist.
  func manifests(of project: DiscoveredProject) -> Set<String> {
    Set(
      project.index.files.filter(\.describesTargets).map(\.path) + texts.keys.filter(\.isManifest))
  }
}

extension ProjectIndex.File {
  /// True for the manifest of a package and for code for Tuist. What these describe keeps its name, and so does
  /// all code in them.
  var describesTargets: Bool {
    path.isManifest
      || facts.parts(.importDeclaration, of: 0).contains {
        facts.isNamed($0, "ProjectDescription")
      }
  }
}
