import AdderBase

/// The words of a module's name, to compare with those of a folder's: in any order, in singular or plural, and misspelt.
struct AlikeWords {
  private let module: [String]
  private let length: Int

  init(_ module: String) {
    self.module = module.capitalizedWords.map(Self.singular)
    length = module.utf8.count
  }

  /// Returns true if the words of a name are those of the module's: `BooksList` for `BookList`.
  func areAll(in name: [String]) -> Bool {
    name.count == module.count && isPart(name)
  }

  /// Returns true if a name contains all words of the module's without others between them:
  /// `settingsOfBookListView` and `openListBooks` for `BookList`.
  func areTogether(in name: String) -> Bool {
    guard name.utf8.count + 2 * module.count >= length else { return false }
    let words = Self.words(of: name)
    return words.count >= module.count
      && (0...words.count - module.count).contains {
        areAll(in: Array(words[$0..<$0 + module.count]))
      }
  }

  /// Returns a type's name with another one in place of the module's words: `ListBooksCell` for `BookList`.
  func replacing(in name: String, with new: String) -> String? {
    let words = name.capitalizedWords
    guard module.count > 1, words.count >= module.count,
      let start = (0...words.count - module.count).first(where: {
        areAll(in: Array(words[$0..<$0 + module.count]))
      })
    else { return nil }
    return words[..<start].joined() + new + words[(start + module.count)...].joined()
  }

  /// Returns true if all words of a name are in the module's name, and at least one is not a general word: `Profile` for
  /// `EditProfile`, but not `Edit`.
  func identifyModule(in name: [String]) -> Bool {
    isPart(name)
      && (name.count == module.count
        || name.contains { $0.count > 3 && !Self.general.contains(Self.singular($0)) })
  }

  /// Returns true if all words of a name are in the module's name.
  func isPart(_ name: [String]) -> Bool {
    var rest = module
    return !name.isEmpty
      && name.allSatisfy { word in
        guard let place = rest.firstIndex(where: { Self.isAlike(Self.singular(word), $0) }) else {
          return false
        }
        rest.remove(at: place)
        return true
      }
  }

  /// The words of a folder's or a type's name: `book` and `list` in `book_list`, `Book List` and `BookList`.
  static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { String($0).capitalizedWords }
  }

  private static func singular(_ word: String) -> String {
    EnglishNumber.commonForm(of: word.lowercased())
  }

  private static func isAlike(_ one: String, _ other: String) -> Bool {
    one == other
      || min(one.count, other.count) > 4 && abs(one.count - other.count) == 1
        && (one.hasPrefix(other) || other.hasPrefix(one))
      || min(one.count, other.count) > 5 && one.first == other.first
        && Spelling.distance(one, other) <= (min(one.count, other.count) > 8 ? 2 : 1)
  }

  private static let general: Set = [
    "base", "controller", "create", "data", "detail", "edit", "flow", "info", "interactor", "list",
    "main", "module", "page", "presenter", "router", "scene", "screen", "search", "select", "table",
    "update", "view",
  ]
}
