import AdderShipped

/// The new names for each kind of place where names occur, keyed by the old names.
struct NameMap {
  /// The names of types and members in Swift code.
  var types: [String: String] = [:]
  var members: [String: String] = [:]
  /// Complete strings that identify a renamed item: the name of a storyboard or xib, or an
  /// identifier in such a file.
  var literals: [String: String] = [:]
  /// Such strings that keep their text, because it may mean something else.
  var keptLiterals: Set<String> = []
  /// Names that a tool derives from the names of storyboards and xibs: `R.nib.profileView`.
  var accessors: [String: String] = [:]
  /// Names that a tool derives from identifiers in these files: `R.reuseIdentifier.profileCell`.
  var identifierAccessors: [String: String] = [:]
  /// Names that a tool derives from classes in these files: `R.segue.profileViewController`.
  var classAccessors: [String: String] = [:]
  /// Cases by which a library finds the module, and static functions that are called like it. Each use is decided
  /// by its place, because other things can have these names.
  var cases: [String: String] = [:]
  /// The types that are named like a generator's and that the team wrote.
  var writtenNamespaces: Set<String> = []
  /// The old names of types that nested types of other modules have, too.
  var sharedNames: [String: SharedName] = [:]
  /// The names of the targets, which can be written before a type's name.
  var targets: Set<String> = []
  /// The old names that Objective-C classes have, too.
  var objectiveC: Set<String> = []
  /// The names of files and folders in comments. The file names have no extensions.
  var fileStems: [String: String] = [:]
  var folders: [String: String] = [:]
  /// The module's bare name, which is replaced in some comments and, on request, in strings.
  var module: (old: String, new: String)?

  /// Returns the new name of a type or member. The projection and the storage of a property with a
  /// wrapper are named after it: `$profilePresenter`, `_profilePresenter`.
  func identifier(_ name: String) -> String? {
    if let new = types[name] ?? members[name] { return new }
    guard let sign = name.first, sign == "$" || sign == "_" else { return nil }
    return members[String(name.dropFirst())].map { "\(sign)\($0)" }
  }

  /// What R.swift makes of storyboards, xibs and their identifiers.
  static let interfaceNamespaces: Set = ["nib", "reuseIdentifier", "segue", "storyboard"]

  /// Returns true for the namespace of what a generator makes of texts or pictures. The names in it stay:
  /// `Strings.ProfileView`, `R.image.profileView`.
  ///
  /// - Parameter outer: The name before the namespace's, if there is one.
  func isGenerated(_ namespace: String, in outer: String?) -> Bool {
    outer == "R" && !Self.interfaceNamespaces.contains(namespace)
      || FrameworkNames.resourceNamespaces.contains(namespace)
        && !writtenNamespaces.contains(namespace)
  }

  /// Returns the new name of a word in text written for people. In such text, the
  /// module's bare name is an ordinary word and is not replaced.
  func word(_ name: String) -> String? { name == module?.old ? nil : identifier(name) }
}
