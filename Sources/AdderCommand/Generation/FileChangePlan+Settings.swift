import AdderBase
import AdderFileChanges
import AdderProjects

extension FileChangePlan {
  /// Writes a project's settings to adder.yml. What the file says besides stays.
  mutating func write(_ settings: AdderSettings, of project: Project) throws {
    let file = RelativePath.root.appending(SettingsFile.Kind.adder.fileName)
    guard let old = try ProjectFiles(root: project.root.text).contents(of: file) else {
      create(file, settings.text)
      return
    }
    replace(
      file, expecting: old, with: settings.text(replacing: String(decoding: old, as: UTF8.self)))
  }
}
