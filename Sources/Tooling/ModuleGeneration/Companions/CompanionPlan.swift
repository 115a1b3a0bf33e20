package import AdderBase
package import AdderFileChanges
package import AdderProjects
import AdderXcodeProjects

extension FileChangePlan {
  /// Creates the plan that adds files to a project, such as those of a service, and edits or removes
  /// other files.
  ///
  /// - Parameters:
  ///   - location: Returns the targets and groups for a file.
  ///   - xcode: The Xcode project that lists the files.
  ///   - edited: The old and the new contents of the files that change.
  ///   - removed: The contents of the files that are removed.
  package init(
    title: String, adding files: [GeneratedFile],
    at location: (GeneratedFile) -> ModuleLocation, to xcode: XcodeProjectFile?,
    editing edited: [RelativePath: (old: [UInt8], new: [UInt8])],
    removing removed: [RelativePath: [UInt8]] = [:]
  ) throws {
    self.init(title: title)
    for file in files { create(file.path, file.contents) }
    for (path, texts) in edited.sorted(by: { $0.key.text < $1.key.text }) {
      replace(path, expecting: texts.old, with: texts.new)
    }
    for (path, old) in removed.sorted(by: { $0.key.text < $1.key.text }) {
      delete(path, expecting: old)
    }
    guard let xcode else { return }
    var edit = XcodeProjectEdit(xcode.project)
    for file in files {
      let location = location(file)
      let place = file.kind == .test ? location.tests : location.code
      try edit.add(
        XcodeFile(
          path: xcode.pathInFile(file.path),
          group: Self.group(of: file.path, place, location, xcode).text,
          targets: place?.targets ?? [], isResource: false,
          hasLogicalGroup: location.hasLogicalGroups, formerTargets: [], movesToGroup: false))
    }
    for path in removed.keys { try edit.removeIfThere(xcode.pathInFile(path)) }
    try xcode.write(edit, in: &self)
  }

  /// The group of a file: inside the module's group for a file in the module's folder.
  private static func group(
    of path: RelativePath, _ place: ModuleLocation.Place?, _ location: ModuleLocation,
    _ xcode: XcodeProjectFile
  ) -> RelativePath {
    if let place, !location.hasLogicalGroups, let inner = path.parent.relative(to: place.folder) {
      return place.group.appending(inner)
    }
    return xcode.layout.group(for: path.parent)
  }
}
