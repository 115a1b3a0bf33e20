package import AdderModuleDiscovery
import AdderSwiftSource

/// An objection to a state of a project.
package struct Objection: Hashable, Sendable {
  /// A sentence fragment that begins with a lowercase letter.
  package let reason: String
  /// The names and paths that the objection is about, as they would be in that state.
  let names: Set<String>
  /// Names found nearby, used only if no change contains any of the names in `names`.
  let context: Set<String>

  package init(_ reason: String, about names: Set<String>, context: Set<String> = []) {
    self.reason = reason
    self.names = names
    self.context = context
  }

  /// Creates an objection to something at a position. The objection is also about all names in the
  /// line of that position.
  ///
  /// - Parameters:
  ///   - file: The number of a file in the project's index.
  ///   - offset: The offset of a byte in that file.
  package init(
    _ reason: String, about names: Set<String>, inFile file: Int, at offset: UInt32,
    of project: DiscoveredProject
  ) {
    let source = project.index.files[file]
    let line = source.facts.lineAndColumn(of: offset).line
    let inLine = source.facts.nodes.indices.filter {
      source.facts.lineAndColumn(of: source.facts.nodes[$0].nameStart).line == line
    }
    self.init(
      reason, about: names.union(inLine.map(source.facts.name)).union([source.path]),
      context: Set(source.names.map { project.index.names[$0] }))
  }
}
