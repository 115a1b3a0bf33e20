/// Something that a project shall have another name for, or in another place.
package enum ProjectChange: Hashable, Sendable {
  /// A type, and its file if that has its name.
  case type(String, to: String)
  /// A method that types of these names declare or ask for; what implements or inherits them follows.
  case method(String, of: String, to: String)
  /// A file, by its path.
  case file(String, to: String)
}

/// A change that cannot be made without the risk of changing what the code means.
package struct RefusedChange: Equatable, Sendable {
  package var change: ProjectChange
  /// A part of a sentence, that begins with a small letter.
  package var reason: String
}
