/// A change to a name or to a file's path in a project.
package enum ProjectChange: Hashable, Sendable {
  /// A type, with the files that are named after it.
  case type(String, to: String)
  /// A method that types with this name declare or require. Its
  /// implementations and overrides change with it.
  case method(String, of: String, to: String)
  /// A file, by its path.
  case file(String, to: String)
}

/// A change that is not made because it could change the meaning of the code.
package struct RefusedChange: Equatable, Sendable {
  package var change: ProjectChange
  /// A sentence fragment that begins with a lowercase letter.
  package var reason: String
}
