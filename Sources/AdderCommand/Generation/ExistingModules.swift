import AdderBase
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects

extension Invocation {
  /// Returns the folder that contains most of a project's modules, or `nil` if it has none or cannot
  /// be read.
  func folderOfModules(in project: Project) -> RelativePath? {
    (try? sources(of: project))?.folderOfModules
  }

  /// Says how the new files get into an Xcode project that is generated from a file.
  func reportGenerator(of project: Project) {
    guard case .generatedProject(let generated) = project.kind else { return }
    console.report(
      "note: run '\(generated.generator.command)', so that the Xcode project lists the new files.")
  }
}

extension ProjectSources {
  /// The modules of the project.
  var reports: [ModuleReport] {
    ModuleReport.all(in: discover(), architectures: architectures)
  }

  /// The folder that contains most of the project's modules; `nil` if it has none.
  var folderOfModules: RelativePath? {
    var modules: [String: Int] = [:]
    for report in reports { modules[report.folder, default: 0] += 1 }
    var counts: [RelativePath: Int] = [:]
    for (text, count) in modules {
      let folder = RelativePath.root.appending(text)
      // Modules without folders of their own share one.
      counts[count > 1 ? folder : folder.parent, default: 0] += count
    }
    return counts.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) }?.key
  }
}
