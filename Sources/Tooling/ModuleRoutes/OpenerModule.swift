import AdderBase
package import AdderFindings
package import AdderModuleDiscovery
package import AdderProjectChecks

/// The existing module that is to open a new one.
package struct OpenerModule {
  package let module: Module
  let sources: ProjectSources
  let project: DiscoveredProject

  /// Finds the module.
  ///
  /// - Parameters:
  ///   - name: the module's name, with or without the prefix of type names.
  ///   - opened: the name of the module to be opened.
  /// - Throws: `OpenerError` if there is no such module, or more than one.
  package init(
    named name: String, prefix: String, opening opened: String, in sources: ProjectSources
  ) throws(OpenerError) {
    let names = [name, prefix + name]
    if name == opened { throw .itself(name) }
    let project = sources.discover()
    let found = project.modules.filter { names.contains($0.name) }
    guard let module = found.first else {
      throw .notFound(name, known: project.modules.map(\.name))
    }
    guard found.count == 1 else {
      throw .several(
        name, files: found.compactMap { $0.parts.first }.map { project.path(of: $0.type) })
    }
    self.module = module
    self.sources = sources
    self.project = project
  }

  /// Returns another module of the project, and its name without the prefix of type names.
  ///
  /// - Throws: `OpenerError` if there is no such module, or more than one.
  package func other(
    named word: String, prefix: String
  ) throws(OpenerError) -> (module: Module, name: String) {
    let found = project.modules.filter { $0.name == word || $0.name == prefix + word }
    guard let other = found.first else {
      throw .noOther(word, known: project.modules.map(\.name))
    }
    if other.name == module.name { throw .itself(word) }
    guard found.count == 1 else {
      throw .several(
        word, files: found.compactMap { $0.parts.first }.map { project.path(of: $0.type) })
    }
    let name =
      other.name.hasPrefix(prefix) ? String(other.name.dropFirst(prefix.count)) : other.name
    return (other, name)
  }

  /// Returns the module in another version of the project; `nil` if it is not found there.
  func counterpart(in other: DiscoveredProject) -> Module? {
    let own = Set(module.parts.map { project.path(of: $0.type) })
    let found = other.modules.filter { $0.name == module.name }.map { candidate in
      (candidate, candidate.parts.count { own.contains(other.path(of: $0.type)) })
    }
    let best = found.max { $0.1 < $1.1 }
    return best.flatMap { $0.1 > 0 ? $0.0 : nil }
  }
}

/// The reason why a module cannot open another one.
package enum OpenerError: ReportedError {
  case itself(String)
  case notFound(String, known: [String])
  /// There is no module to be opened.
  case noOther(String, known: [String])
  case several(String, files: [String])

  package var message: String {
    switch self {
    case .itself(let name):
      "\(name) cannot be opened by itself. Name another module after --opened-by."
    case .notFound(let name, known: []):
      """
      There is no module '\(name)' to open it from: no modules were found here. Generate \(name) first, or leave \
      out --opened-by.
      """
    case .notFound(let name, let known):
      """
      There is no module '\(name)' to open it from. \
      \(Spelling.nearest(to: name, among: known).map { "Did you mean \($0)?" }
        ?? "'adder module list' shows the existing modules.")
      """
    case .noOther(let name, let known):
      """
      There is no module '\(name)' to open. \
      \(Spelling.nearest(to: name, among: known).map { "Did you mean \($0)?" }
        ?? "'adder gen \(name) --opened-by MODULE' generates one with a route.")
      """
    case .several(let name, let files):
      """
      There are \(files.count) modules '\(name)', and it is not clear which one is meant: \
      \(files.joined(separator: ", ")). Leave out --opened-by, and add the route by hand.
      """
    }
  }

  package var location: SourceLocation? { nil }
  package var exitStatus: ExitStatus { .unusableInput }
}
