package import AdderProjects
package import AdderXcodeProjects

/// The `project.pbxproj` of an Xcode project as it was read, and where it lies.
package struct XcodeProjectFile: Sendable {
  /// The `.xcodeproj`, from the project's folder.
  package let path: RelativePath
  package let project: XcodeProject
  private let root: AbsolutePath
  /// The folder that paths in the file begin at.
  private let sourceRoot: AbsolutePath

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: the `.xcodeproj`, from the project's folder.
  ///   - root: the project's folder.
  package init(at path: RelativePath, in root: AbsolutePath) throws {
    let file = path.appending(Self.fileName)
    let project = try XcodeProject(
      parsing: root.appending(file).contents(), file: file.text)
    self.path = path
    self.project = project
    self.root = root
    sourceRoot = AbsolutePath(
      "\(root.appending(path.parent).text)/\(project.sourceRoot)")
  }

  package static let fileName = "project.pbxproj"

  /// The file itself, from the project's folder.
  package var filePath: RelativePath { path.appending(Self.fileName) }

  /// The names of the Swift packages that the project depends on.
  package var packageNames: [String] { project.packages.map(\.name) }

  /// A path of the project as the file writes it: from its own source root.
  func pathInFile(_ path: RelativePath) -> String {
    let target = root.appending(path).components
    let start = sourceRoot.components
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  /// A path that begins at the source root, from the project's folder; `nil` for one outside it.
  private func pathInProject(_ path: [String]) -> RelativePath? {
    AbsolutePath("\(sourceRoot.text)/\(path.joined(separator: "/"))").relative(to: root)
  }
}

// MARK: - What places depend on

extension XcodeProjectFile {
  /// What the file says about where modules can go.
  package var layout: XcodeLayout {
    let groups = project.groups
    return XcodeLayout(
      targets: project.targets.map { target(of: $0, groups) },
      groups: groups.map { place in
        XcodeLayout.Group(
          path: RelativePath.root.appending(place.path.joined(separator: "/")),
          folder: place.folder.flatMap(pathInProject))
      })
  }

  private func target(
    of target: XcodeTarget, _ groups: [XcodeGroupPlace]
  ) -> XcodeLayout.Target {
    XcodeLayout.Target(
      name: target.name, kind: Self.kind(of: target), module: Self.module(of: target),
      folder: folder(of: target, groups),
      dependencies: target.dependencies.map(\.name))
  }

  private static func kind(of target: XcodeTarget) -> XcodeLayout.Target.Kind {
    guard target.takesFiles else { return .other }
    return switch target.kind {
    case .application: .app
    case .unitTests: .unitTests
    case .uiTests, .aggregate, .external: .other
    case .appExtension, .framework, .library, .commandLineTool, .other: .library
    }
  }

  /// The name of the Swift module that a target is built into.
  private static func module(of target: XcodeTarget) -> String {
    let settings = target.configurations.first
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { settings?.setting($0) }
    let name = names.first { !$0.contains("$") } ?? target.name
    return Project.identifier(name)
  }

  /// A synchronized folder of the target, or the folder of the group that is called like it.
  private func folder(
    of target: XcodeTarget, _ groups: [XcodeGroupPlace]
  ) -> RelativePath? {
    let synchronized = target.synchronizedFolders.map(\.object.id)
    let own = groups.filter { synchronized.contains($0.group.object.id) }
    let named = groups.filter { $0.path.last == target.name }
    let place = own.first { $0.path.last == target.name } ?? own.first ?? named.first
    return place?.folder.flatMap(pathInProject)
  }
}
