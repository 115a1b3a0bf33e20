/// A renamed type's name that nested types of other features have, too.
struct SharedName {
  /// True if the renamed type is in no other type.
  var isTopLevel: Bool
  /// The files that declare the others.
  var files: Set<String>
  /// The outermost types that contain the others.
  var namespaces: Set<String>
}
