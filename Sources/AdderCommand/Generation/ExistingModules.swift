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

  /// Says that the parts of a new module must be connected, and which code connects those of others.
  func reportMissingBuilder(in project: Project) {
    let place = (try? sources(of: project))?.fileThatBuildsModules
    console.report(
      """
      note: The architecture does not say what builds a module, so nothing connects the new parts yet. Connect them \
      where those of other modules are connected\(place.map { ", for example in '\($0)'" } ?? "").
      """)
  }

  /// Says how the new files get into an Xcode project that is generated from a file.
  func reportGenerator(of project: Project) {
    guard case .generatedProject(let generated) = project.kind else { return }
    let folder = generated.folder.isRoot ? "" : " in '\(generated.folder)'"
    console.report(
      "note: run '\(generated.generator.command)'\(folder), so that the Xcode project lists the new files."
    )
  }
}

extension ProjectSources {
  /// The modules of the project.
  var reports: [ModuleReport] {
    ModuleReport.all(in: discover(), architectures: architectures)
  }

  /// The file that connects the parts of most modules; `nil` if no code is known to do that.
  fileprivate var fileThatBuildsModules: String? {
    discover().filesThatConnectParts.first
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
