/// Replaces a module's old name in names that contain it.
///
/// An occurrence of the old name that is part of another module's longer name belongs to that
/// module: `ProfileEditView` does not contain the name `Profile` if there is a module
/// `ProfileEdit`.
struct NameReplacement {
  let old: ModuleWord
  let new: ModuleWord
  private let others: [ModuleWord]

  private init(old: ModuleWord, new: ModuleWord, others: [ModuleWord]) {
    self.old = old
    self.new = new
    self.others = others
  }

  /// - Parameter modules: The names of all modules.
  init(from old: String, to new: String, modules: some Sequence<String>) {
    let word = ModuleWord(old)
    self.old = word
    self.new = ModuleWord(new)
    others = Set(modules).filter { $0 != old && !word.places(in: $0).isEmpty }.sorted()
      .map(ModuleWord.init)
  }

  /// Returns the byte ranges of the old name in another name.
  func places(in name: String) -> [Range<Int>] {
    let bytes = Array(name.utf8)
    let places = old.places(in: bytes)
    if places.isEmpty { return [] }
    let claimed = others.flatMap { $0.places(in: bytes) }
    return places.filter { place in
      !claimed.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
  }

  /// Returns true for a name that contains another module's longer name.
  func isOfOther(_ name: String) -> Bool { others.contains { !$0.places(in: name).isEmpty } }

  /// The old name in both forms.
  var spellings: [String] {
    [old.capital, old.small].map { String(decoding: $0, as: UTF8.self) }
  }

  func isCarried(by name: String) -> Bool { !places(in: name).isEmpty }

  /// Returns the new name, or `nil` if the given name does not contain the module's old name.
  func renamed(_ name: String) -> String? {
    let places = places(in: name)
    guard !places.isEmpty else { return nil }
    return Self.replacing(places, in: name, by: self)
  }

  /// Returns a name with the new one at some of the places of the old one.
  func renamed(_ name: String, at places: [Range<Int>]) -> String {
    Self.replacing(places, in: name, by: self)
  }

  /// Returns the new name of a type of the module, regardless of other modules' names.
  func renamedOwn(_ name: String) -> String? {
    let places = old.places(in: name)
    guard !places.isEmpty else { return nil }
    return Self.replacing(places, in: name, by: self)
  }

  /// Returns the new name for one that contains the module's old name with other capitals: `MockWishlistRouter`
  /// for the module `WishList`, `TabbarView` for `TabBar`.
  func renamedVariant(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    guard old.places(in: bytes).isEmpty, let place = old.variantPlace(in: bytes) else {
      return nil
    }
    return String(
      decoding: bytes[..<place.lowerBound] + new.capital + bytes[place.upperBound...],
      as: UTF8.self)
  }

  /// The replacement of the old name of several words where it is written as one: `signupView` for the module `SignUp`.
  var ofOneWord: NameReplacement? {
    let name = String(decoding: old.capital, as: UTF8.self)
    guard name.isSpecific else { return nil }
    return NameReplacement(
      old: ModuleWord(String(name.prefix(1)) + name.dropFirst().lowercased()), new: new,
      others: others)
  }

  /// Returns true if a name contains the longest word of a module's name of several words.
  func hasPart(_ name: String) -> Bool {
    let words = String(decoding: old.capital, as: UTF8.self).capitalizedWords
    guard words.count > 1, let longest = words.max(by: { $0.count < $1.count }), longest.count > 4
    else { return false }
    return !ModuleWord(longest).places(in: name).isEmpty
  }

  private static func replacing(
    _ places: [Range<Int>], in name: String, by replacement: NameReplacement
  ) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    var position = 0
    for place in places {
      result += bytes[position..<place.lowerBound]
      let isCapital = bytes[place].elementsEqual(replacement.old.capital)
      result += isCapital ? replacement.new.capital : replacement.new.small
      position = place.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
