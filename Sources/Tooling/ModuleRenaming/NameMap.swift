/// The new names by the old ones, for each kind of place where names occur.
struct NameMap {
  /// Types and members, where they are names in Swift code.
  var types: [String: String] = [:]
  var members: [String: String] = [:]
  /// Whole strings that identify something that is renamed: a
  /// storyboard, a xib, or an identifier in one.
  var literals: [String: String] = [:]
  /// Names that a tool derives from those of storyboards, xibs and
  /// identifiers: `R.nib.profileView`.
  var accessors: [String: String] = [:]
  /// Files and folders in comments: file names without extensions, and names of folders.
  var fileStems: [String: String] = [:]
  var folders: [String: String] = [:]
  /// The module's bare name, which is replaced in some comments and, on request, in strings.
  var module: (old: String, new: String)?

  func identifier(_ name: String) -> String? { types[name] ?? members[name] }

  /// Returns the new name of a word in a text for people, where the
  /// module's bare name is an ordinary word.
  func word(_ name: String) -> String? { name == module?.old ? nil : identifier(name) }
}
