package import AdderBase

/// Where a project's modules are already, which is where another one belongs if the settings and the
/// command line do not say it.
package struct ExistingModules {
  /// The folders that contain modules and their tests.
  package struct Folders: Equatable, Sendable {
    package var code: RelativePath?
    package var tests: RelativePath?

    package init(code: RelativePath? = nil, tests: RelativePath? = nil) {
      self.code = code
      self.tests = tests
    }

    /// Returns the folder of the tests of modules in this folder.
    func tests(of folder: RelativePath) -> RelativePath? { folder == code ? tests : nil }
  }

  /// Returns the folders that the names of files show. If the folder of the code is known, it is
  /// passed, and the folder of the tests is the one that belongs to it.
  package var folders: (_ code: RelativePath?) -> Folders
  /// Returns the names of the targets that list the files of the modules in a folder, or of all modules
  /// if it is `nil`. It is called only if an Xcode project has several targets that come into question.
  package var targets: (_ code: RelativePath?) -> [String]
  /// Returns the folder with most modules, for which all sources are read. It is called only for a
  /// generated project without a folder that has a usual name: in an Xcode project, groups show where
  /// modules are.
  package var folderInSources: () -> RelativePath?

  package init(
    folders: @escaping (_ code: RelativePath?) -> Folders = { Folders(code: $0) },
    targets: @escaping (_ code: RelativePath?) -> [String] = { _ in [] },
    folderInSources: @escaping () -> RelativePath? = { nil }
  ) {
    self.folders = folders
    self.targets = targets
    self.folderInSources = folderInSources
  }

  /// Returns the folders, as far as nothing else sets them.
  func folders(_ code: PlaceRequest, _ tests: PlaceRequest) -> Folders {
    if let folder = code.folder, tests.folder != nil { return Folders(code: folder) }
    return folders(code.folder)
  }
}
