import AdderArchitectures
import AdderModuleGeneration
import AdderProjects

extension ModuleLocation {
  /// Returns the location with the name of the module's folder that the architecture wants. A module
  /// that was generated before stays in the folder that it has.
  func withFolder(
    of module: ModuleName, _ architecture: Architecture?, _ records: ModuleRecords
  ) -> ModuleLocation {
    guard let pattern = architecture?.layout.folders.first else { return self }
    let name = pattern.typeName(module: module.text)
    let isKnown = records.records.contains { $0.folder == code?.folder ?? tests?.folder }
    return isKnown ? self : withFolder(named: name)
  }
}
