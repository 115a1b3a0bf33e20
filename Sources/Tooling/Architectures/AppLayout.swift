/// The source folders of an app that follows an architecture.
package struct AppLayout: Equatable, Sendable {
  /// A folder and a summary of its contents.
  package struct Folder: Equatable, Sendable {
    /// Relative to the app's source folder, with slashes.
    package var path: String
    package var summary: String

    package init(path: String, summary: String) {
      self.path = path
      self.summary = summary
    }
  }

  /// The folders in the order of the file.
  package var folders: [Folder] = []
  /// The folder that contains modules.
  package var modules: String
  /// The folder that contains the tests of the modules, relative to the app's test folder.
  package var tests: String
  /// The folder of the code that starts the app; `nil` if that is the source folder itself.
  package var entry: String?
  /// The folder of the services that modules share; `nil` if the architecture names none. Like the
  /// two folders below, it is one of the app's folders, or inside one.
  package var services: String?
  /// The folder of plain data that services pass to modules.
  package var models: String?
  /// The folder of what services use.
  package var core: String?
  package var source: String?

  package init(modules: String) {
    self.modules = modules
    tests = modules
  }

  /// The layout of an app whose architecture says nothing about it.
  package static let usual: AppLayout = {
    var layout = AppLayout(modules: "Modules")
    layout.folders = [Folder(path: "Modules", summary: "The modules of the app")]
    return layout
  }()

  /// Returns the error message for an invalid folder path, or `nil` if the path is valid.
  static func problem(ofPath path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPath = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".") && name.first != " " && name.last != " "
        && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" && $0 != ":" }
    }
    if isPath { return nil }
    return "'\(path)' is not a path of folders. Separate their names with '/': "
      + "'Presentation' or 'Common/View'."
  }
}
