package import AdderBase
import AdderProjects

extension SourceFiles {
  /// Picks from the paths of all files of a folder what a search of this folder finds.
  ///
  /// - Parameter excluded: More folders and files to skip, relative to that folder.
  package init(among paths: [String], excluding excluded: [RelativePath] = []) {
    let excluded = Set(excluded.map(\.text))
    let templates = Set(paths.filter { $0.fileName == Self.templateSpec }.map(\.folder))
    var projects: Set<String> = []
    self.init(swift: [])
    for path in paths {
      switch Self.place(of: path, excluded, templates) {
      case .inProject(let project): projects.insert(project)
      case .searched where path.hasSuffix(".swift"):
        swift.append(path)
        if path.fileName == SwiftPackage.manifestName { packages.append(path.folder) }
      case .searched where Self.isInterface(path):
        interfaces.append(path)
      case .searched where Self.isPropertyList(path.fileName): propertyLists.append(path)
      case .searched, .skipped: break
      }
    }
    swift.sort()
    interfaces.sort()
    propertyLists.sort()
    packages.sort()
    xcodeProjects = projects.sorted()
  }

  private enum Place {
    case searched, skipped
    case inProject(String)
  }

  private static func place(
    of path: String, _ excluded: Set<String>, _ templates: Set<String>
  ) -> Place {
    if templates.contains("") { return .skipped }
    var folder = ""
    for name in path.folder.split(separator: "/").map(String.init) {
      folder += folder.isEmpty ? name : "/\(name)"
      if name.hasPrefix(".") || excluded.contains(folder) { return .skipped }
      if name.hasSuffix(".xcodeproj") { return .inProject(folder) }
      if isSkipped(folder: name) || templates.contains(folder) { return .skipped }
    }
    return path.fileName.hasPrefix(".") || excluded.contains(path) ? .skipped : .searched
  }
}
