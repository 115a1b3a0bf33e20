/// Puts a module's new name into names that contain the old one.
///
/// A place in a name that a longer module name covers belongs to that module: `ProfileEditView` is not a name of
/// `Profile` where there is a module `ProfileEdit`.
struct NameReplacement {
  let old: ModuleWord
  let new: ModuleWord
  private let others: [ModuleWord]

  /// - Parameter modules: the names of all modules.
  init(from old: String, to new: String, modules: some Sequence<String>) {
    let word = ModuleWord(old)
    self.old = word
    self.new = ModuleWord(new)
    others = Set(modules).filter { $0 != old && !word.places(in: $0).isEmpty }.sorted()
      .map(ModuleWord.init)
  }

  /// The place of the old name in a name.
  func places(in name: String) -> [Range<Int>] {
    let bytes = Array(name.utf8)
    let places = old.places(in: bytes)
    if places.isEmpty { return [] }
    let claimed = others.flatMap { $0.places(in: bytes) }
    return places.filter { place in
      !claimed.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
  }

  func isCarried(by name: String) -> Bool { !places(in: name).isEmpty }

  /// The new name of anything with that name; `nil` where the name does not contain the old one.
  func renamed(_ name: String) -> String? {
    let places = places(in: name)
    guard !places.isEmpty else { return nil }
    return Self.replacing(places, in: name, by: self)
  }

  /// The same for the module's own names, regardless of other modules' names.
  func renamedOwn(_ name: String) -> String? {
    let places = old.places(in: name)
    guard !places.isEmpty else { return nil }
    return Self.replacing(places, in: name, by: self)
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
