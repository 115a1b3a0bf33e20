/// Something that speaks against a state of a project.
package struct Objection: Hashable, Sendable {
  /// A part of a sentence, that begins with a small letter.
  package var reason: String
  /// The names and paths that it is about, as they would be then.
  package var names: Set<String>

  package init(_ reason: String, about names: Set<String>) {
    self.reason = reason
    self.names = names
  }
}
