/// How an app of an architecture is laid out: the folders of its sources.
package struct AppLayout: Equatable, Sendable {
  /// A folder, and what lies in it.
  package struct Folder: Equatable, Sendable {
    /// From the folder of the app's sources, with slashes.
    package var path: String
    package var summary: String

    package init(path: String, summary: String) {
      self.path = path
      self.summary = summary
    }
  }

  /// In the order of the file.
  package var folders: [Folder] = []
  /// The folder in which modules lie.
  package var modules: String
  /// The folder in which their tests lie, from the folder of the app's tests.
  package var tests: String
  /// The folder of the code with which the app starts; `nil` for the sources' own folder.
  package var entry: String?
  package var source: String?

  package init(modules: String) {
    self.modules = modules
    tests = modules
  }

  /// What is at fault with a path of folders; `nil` when nothing is.
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
