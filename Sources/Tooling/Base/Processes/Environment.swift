/// What a command needs from the process it runs in; tests create their own.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// The folder the command was started in.
  package var workingDirectory: AbsolutePath

  package init(variables: [String: String], workingDirectory: AbsolutePath) {
    self.variables = variables
    self.workingDirectory = workingDirectory
  }

  /// The environment of this process.
  package static var current: Environment {
    Environment(variables: ProcessControl.environment, workingDirectory: .workingDirectory)
  }

  /// The user's folder; `nil` when the environment does not name it.
  package var home: AbsolutePath? { folder("HOME") }

  /// Where Adder may keep what it can get again; `nil` when no folder of the user's is known.
  package var cacheFolder: AbsolutePath? {
    if let own = variables["ADDER_CACHE"], !own.isEmpty {
      return AbsolutePath(own, relativeTo: workingDirectory)
    }
    if let caches = folder("XDG_CACHE_HOME") { return caches.appending("adder") }
    return home?.appending("\(ProcessControl.cacheFolder)/adder")
  }

  /// A folder that a variable names. Relative ones are ignored, as XDG specifies.
  package func folder(_ variable: String) -> AbsolutePath? {
    guard let text = variables[variable], text.hasPrefix("/") else { return nil }
    return AbsolutePath(text)
  }

  /// A path as a person writes it in a settings file: from a folder, or from `~`.
  package func path(_ text: String, relativeTo folder: AbsolutePath) -> AbsolutePath {
    guard text == "~" || text.hasPrefix("~/"), let home else {
      return AbsolutePath(text, relativeTo: folder)
    }
    return AbsolutePath("./" + text.dropFirst(2), relativeTo: home)
  }
}
