/// What names become, in every place where they can stand.
struct NameMap {
  /// Types and members, wherever Swift takes them for names.
  var types: [String: String] = [:]
  var members: [String: String] = [:]
  /// Whole strings that stand for something else which is renamed: a storyboard, a xib, an identifier in one.
  var literals: [String: String] = [:]
  /// What a tool makes of the names of storyboards, xibs and identifiers: `R.nib.profileView`.
  var accessors: [String: String] = [:]
  /// Files and folders, as comments name them: stems of files, and folders.
  var fileStems: [String: String] = [:]
  var folders: [String: String] = [:]
  /// The module's name itself, which strings are searched for when that was asked for.
  var module: (old: String, new: String)?

  func identifier(_ name: String) -> String? { types[name] ?? members[name] }

  /// A word in a text that people read. The module's bare name is a word of their language there.
  func word(_ name: String) -> String? { name == module?.old ? nil : identifier(name) }
}
