import AdderBase
import AdderModuleDiscovery
import AdderSwiftSource
import AdderXcodeProjects

/// The names of targets and libraries. Folders with these names belong to the targets and
/// libraries, even if a module has the same name.
struct TargetNames {
  private(set) var names: Set<String> = []

  init(of project: DiscoveredProject, in snapshot: ProjectSnapshot) {
    for file in project.index.files {
      for node in file.facts.parts(.importDeclaration, of: 0) {
        names.formUnion(file.facts.name(of: node).split(separator: ".").prefix(1).map(String.init))
      }
    }
    for (path, text) in snapshot.texts {
      if path.isManifest {
        // The path of a resource leads through the folders of modules.
        let paths = SwiftLiteral.all(in: text).map(\.text).filter { !$0.isInterfaceFile }
        names.formUnion(paths.flatMap(\.pathNames))
      } else if path.isXcodeProject, let xcode = try? XcodeProject(parsing: text, file: path) {
        names.formUnion(xcode.targets.map(\.name))
      }
    }
  }
}
