import AdderArchitectures
import AdderBase
import AdderModuleGeneration
import AdderProjects

extension ModuleLocation {
  /// Returns the location with the name of the module's folder that the architecture wants. A module
  /// that was generated before stays in the folder that it has.
  func withFolder(
    of module: ModuleName, _ architecture: Architecture?, _ records: ModuleRecords
  ) -> ModuleLocation {
    guard let pattern = architecture?.layout.folders.first else { return self }
    // `LoadingModule` is the folder itself if folders are called `{module}Module`.
    let isWhole = pattern.placeholders == [.module] && pattern.matches(module.text)
    let name = isWhole ? module.text : pattern.typeName(module: module.text)
    let isKnown = records.records.contains { $0.folder == code?.folder ?? tests?.folder }
    return isKnown ? self : withFolder(named: name)
  }

  /// Returns the location in the folder of a user story. Without a story, a module that was generated
  /// in a story's folder stays there.
  ///
  /// - Throws: `CompanionError` if the architecture has no such folders.
  func inStory(
    _ story: ModuleName?, _ architecture: Architecture?, _ records: ModuleRecords
  ) throws(CompanionError) -> ModuleLocation {
    let pattern = architecture?.layout.userStoryFolder
    if let story {
      guard let pattern else {
        throw .noUserStories(architecture: architecture?.displayName ?? "The template")
      }
      // 'NewPostUserStory' is the folder itself.
      let name = pattern.matches(story.text) ? story.text : pattern.name([.story: story.text])
      return inside(folderNamed: name)
    }
    guard let pattern, let folder = code?.folder ?? tests?.folder,
      let record = records.records.first, records.records.count == 1,
      record.folder != folder, record.folder.name == folder.name,
      pattern.matches(record.folder.parent.name), record.folder.parent.parent == folder.parent
    else { return self }
    return inside(folderNamed: record.folder.parent.name)
  }
}
