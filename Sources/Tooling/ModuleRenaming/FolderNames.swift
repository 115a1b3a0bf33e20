/// The names that a module's folders can have, and their new names.
struct FolderNames {
  /// The module's name.
  let module: String
  /// The module's name without its last word, if that is a word for a screen, and no other module has it:
  /// `Profile` for `ProfileScene`. Folders can have this name.
  let shortName: String?
  /// The module's name in singular or plural, where no other module has it.
  var otherNumbers: [String] = []
  /// The words of the other modules' names.
  var others: [AlikeWords] = []
  let replacement: NameReplacement

  /// Returns the new name of one of the module's folders, written like its old name: `edit_profile`
  /// becomes `edit_account`.
  func newName(of name: String) -> String? {
    if let new = replacement.renamed(name) { return new }
    let newName = String(decoding: replacement.new.capital, as: UTF8.self)
    if let ending = Self.folderEndings.first(where: { name.isWords(of: module + $0) }) {
      return Self.written(newName + ending, like: name).map { Self.ended($0, as: name, ending) }
    }
    if let ending = endingBehindOtherNumber(of: name) {
      return Self.written(newName + ending, like: name).map { Self.ended($0, as: name, ending) }
    }
    if isReordered(name) { return Self.written(newName, like: name) }
    guard let shortName, let ending = shortEnding(of: name, shortName) else { return nil }
    let new = (NameMeaning.withoutScreen(newName) ?? newName) + ending
    return new == name ? nil : Self.written(new, like: name)
  }

  /// Returns the new name of a folder whose words are some of the module's, in any order, in singular or plural, or
  /// misspelt: `Profile` and `ProfilesModule` of the module `EditProfile`.
  func newName(ofAlike name: String) -> String? {
    let (words, ending) = alikeWords(of: name)
    guard AlikeWords(module).identifyModule(in: words),
      !others.contains(where: { $0.areAll(in: words) })
    else { return nil }
    let newName = String(decoding: replacement.new.capital, as: UTF8.self)
    return Self.written(newName + ending, like: name).map { Self.ended($0, as: name, ending) }
  }

  /// Returns true for a folder's name with all words of the module's.
  func hasAllWords(_ name: String) -> Bool {
    AlikeWords(module).areAll(in: alikeWords(of: name).words)
  }

  private func alikeWords(of name: String) -> (words: [String], ending: String) {
    let words = AlikeWords.words(of: name)
    for ending in Self.folderEndings where !ending.isEmpty {
      // `VC` can be one word or two: `profile_vc` and `ProfileVC`.
      let count = (1..<max(words.count, 1)).first {
        words.suffix($0).joined().lowercased() == ending.lowercased()
      }
      if let count { return (words.dropLast(count), ending) }
    }
    return (words, "")
  }

  /// Returns true for the module's name, also with a word for a screen or for tests: `edit-profile-module`.
  func isCalledAfterModule(_ name: String) -> Bool {
    Self.folderEndings.contains { ending in
      name.isWords(of: module + ending)
        || Self.testEndings.contains { name.isWords(of: module + ending + $0) }
    }
  }

  /// Returns true for `NotificationModule` of the module `Notifications`.
  func hasOtherNumber(_ name: String) -> Bool { endingBehindOtherNumber(of: name) != nil }

  private func endingBehindOtherNumber(of name: String) -> String? {
    Self.folderEndings.first { ending in
      otherNumbers.contains { name.isWords(of: $0 + ending) }
    }
  }

  /// Returns true for the words of the module's name in another order: `Create Document` for `DocumentCreate`.
  func isReordered(_ folder: String) -> Bool {
    let words = module.capitalizedWords
    return module.isSpecific
      && words.indices.dropFirst().contains {
        folder.isWords(of: (words[$0...] + words[..<$0]).joined())
      }
  }

  /// Returns true for a folder's name that calls the module a screen: `ViewsForProfileModule`.
  func isNamedAfterScreen(_ name: String) -> Bool {
    NameMeaning(name, replacement.places(in: name))?.isScreen ?? false
  }

  /// Returns true for a folder's name that is the module's without a word for a screen: `Profile` for
  /// `ProfileScene`, or `ProfileTests`.
  func hasShortName(_ folder: String) -> Bool {
    shortName.map { shortEnding(of: folder, $0) != nil } ?? false
  }

  /// Returns what follows the module's name without the word for a screen in a folder's name.
  private func shortEnding(of folder: String, _ shortName: String) -> String? {
    ([""] + Self.testEndings).first { folder.isWords(of: shortName + $0) }
  }

  /// Returns a new name that ends like the old one, in which the last word can be small: `Account scene` for
  /// `Profile scene`.
  private static func ended(_ new: String, as name: String, _ ending: String) -> String {
    let old = name.suffix(ending.count)
    let isSame =
      old.lowercased() == ending.lowercased() && new.lowercased().hasSuffix(old.lowercased())
    return isSame ? String(new.dropLast(ending.count) + old) : new
  }

  /// Returns a name that is written like a folder's, with the characters before and after its words: `🏠 New Card`
  /// like `🏠 Edit Profile`. Returns `nil` if there are such characters between the words.
  private static func written(_ new: String, like name: String) -> String? {
    let front = name.prefix { !$0.isLetter && !$0.isNumber }
    let end = name.dropFirst(front.count).reversed().prefix { !$0.isLetter && !$0.isNumber }
    let words = name.dropFirst(front.count).dropLast(end.count)
    guard words.allSatisfy({ $0.isLetter || $0.isNumber || "_- ".contains($0) }) else { return nil }
    return String(front) + written(new, likeWords: String(words)) + String(end.reversed())
  }

  /// Returns a name that is written like a folder's words: `new_card` like `edit_profile`.
  private static func written(_ new: String, likeWords name: String) -> String {
    let words = new.capitalizedWords
    if let separator = name.first(where: { "_- ".contains($0) }) {
      let isSmall = name == name.lowercased()
      return (isSmall ? words.map { $0.lowercased() } : words).joined(separator: "\(separator)")
    }
    return name == name.lowercased() ? new.lowercased() : new
  }

  private static let folderEndings = [
    "", "Module", "Scene", "Screen", "Flow", "Story", "VC", "Page", "Controller", "ViewController",
  ]

  static let testEndings = ["Tests", "Test", "Spec", "UITests"]
}

extension String {
  /// Returns true if the text has the same words as a type's name, in any way of writing them:
  /// `edit_profile`, `Edit Profile`.
  func isWords(of name: String) -> Bool {
    filter { $0.isLetter || $0.isNumber }.lowercased() == name.lowercased()
  }
}
