#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a command knows of the process it runs in; tests make their own.
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
    Environment(variables: currentVariables, workingDirectory: .workingDirectory)
  }

  /// The user's folder; `nil` when the environment does not name it.
  package var home: AbsolutePath? { folder("HOME") }

  /// Where Adder may keep what it can get again; `nil` when no folder of the user's is known.
  package var cacheFolder: AbsolutePath? {
    if let own = variables["ADDER_CACHE"], !own.isEmpty {
      return AbsolutePath(own, relativeTo: workingDirectory)
    }
    if let caches = folder("XDG_CACHE_HOME") { return caches.appending("adder") }
    #if canImport(Darwin)
      return home?.appending("Library/Caches/adder")
    #else
      return home?.appending(".cache/adder")
    #endif
  }

  /// A folder that a variable names. A relative one is no answer, as XDG has it.
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

  private static var currentVariables: [String: String] {
    var variables: [String: String] = [:]
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next = environ
    #endif
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }
}
