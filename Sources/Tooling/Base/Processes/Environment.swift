/// The parts of the process's state that a command depends on: its environment variables and its
/// working directory. Tests create their own environments.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// The folder in which the command was started.
  package var workingDirectory: AbsolutePath

  package init(variables: [String: String], workingDirectory: AbsolutePath) {
    self.variables = variables
    self.workingDirectory = workingDirectory
  }

  /// The environment of this process.
  package static var current: Environment {
    Environment(variables: ProcessControl.environment, workingDirectory: .workingDirectory)
  }

  /// The user's home folder; `nil` if the environment does not set it.
  package var home: AbsolutePath? { folder("HOME") }

  /// The folder for data that Adder can download or compute again; `nil` if the environment sets
  /// neither a cache folder nor a home folder.
  package var cacheFolder: AbsolutePath? {
    if let own = variables["ADDER_CACHE"], !own.isEmpty {
      return AbsolutePath(own, relativeTo: workingDirectory)
    }
    if let caches = folder("XDG_CACHE_HOME") { return caches.appending("adder") }
    return home?.appending("\(ProcessControl.cacheFolder)/adder")
  }

  /// Returns the folder whose path is in a variable. Relative paths are ignored, as XDG specifies.
  package func folder(_ variable: String) -> AbsolutePath? {
    guard let text = variables[variable], text.hasPrefix("/") else { return nil }
    return AbsolutePath(text)
  }

  /// Returns the absolute path for a path from a settings file: relative to `folder`, or to the
  /// home folder if it begins with `~`.
  package func path(_ text: String, relativeTo folder: AbsolutePath) -> AbsolutePath {
    guard text == "~" || text.hasPrefix("~/"), let home else {
      return AbsolutePath(text, relativeTo: folder)
    }
    return AbsolutePath("./" + text.dropFirst(2), relativeTo: home)
  }
}
