package import AdderFileChanges

/// Lines that a route adds to a file.
package struct RouteStep: Equatable, Sendable {
  package let path: String
  /// The number that the first of the lines has in the file as it is.
  package let line: Int
  /// The lines as they are added.
  package let code: [String]
  /// The edit that adds them; `nil` if only a person can find the place.
  package let edit: FileEdit?
}
