/// A module's name in other names, however it is written there: in other capitals, in singular or plural, run
/// together with other words, misspelt, or with its words in another order. Such a name does not change, but may mean the
/// module.
struct LooseName {
  /// The forms of the name in lowercase.
  private let forms: [[UInt8]]
  /// The words of a name of several words.
  private let words: AlikeWords?
  /// The names of other modules that look like this one's: `Orders` for the module `Order`.
  private let others: [ModuleWord]

  /// - Parameter modules: The names of all modules.
  init(_ module: String, modules: some Sequence<String>) {
    let forms =
      ModuleWord(module).singularAndPlural.map { $0.capital.map(\.small) }
      + Self.derived(from: module.lowercased()).map { Array($0.utf8) }
    let words = module.isSpecific ? AlikeWords(module) : nil
    self.forms = forms
    self.words = words
    others = Set(modules).filter { $0 != module && Self.isIn($0, forms, words) }
      .map(ModuleWord.init)
  }

  /// Returns what a verb can become: `scanner` and `scanning` of `scan`.
  private static func derived(from verb: String) -> [String] {
    guard verb.count > 3, let last = verb.last, !"aeiouy".contains(last) else { return [] }
    let endings = ["er", "ing"]
    return endings.map { verb + $0 } + endings.map { verb + String(last) + $0 }
  }

  /// Returns true if a name contains the module's, and not another module's that looks like it.
  func isIn(_ name: String) -> Bool {
    Self.isIn(name, forms, words)
      && !others.contains { !$0.places(in: name).isEmpty }
  }

  private static func isIn(_ name: String, _ forms: [[UInt8]], _ words: AlikeWords?) -> Bool {
    let bytes = Array(name.utf8)
    let small = bytes.map(\.small)
    return forms.contains { form in
      small.count >= form.count
        && (0...small.count - form.count).contains { start in
          small[start] == form[0] && small[start..<start + form.count].elementsEqual(form)
            && isClear(start..<start + form.count, in: bytes, words != nil)
        }
    } || words?.areTogether(in: name) ?? false
  }

  /// Returns true if a place in a name begins and ends as words do. A long name of several words is clear even
  /// if one of its ends runs into another word: `setsignupDelegate`, `UserOrdersresponse`, but not `designUp`.
  private static func isClear(
    _ place: Range<Int>, in name: [UInt8], _ hasSeveralWords: Bool
  ) -> Bool {
    let end = place.upperBound
    let starts = ModuleWord.startsWord(place, in: name)
    let ends = ModuleWord.endsWord(name, end) || name[end].isDigit
    if starts && ends { return true }
    guard hasSeveralWords else { return false }
    return ends && place.count > 5 && !name[place].contains(where: \.isCapital)
      || starts && place.count > 7 && name[end...].prefix { !$0.isCapital }.count > 2
  }
}

extension ModuleWord {
  /// Returns true if a word begins at the lower bound of a place.
  fileprivate static func startsWord(_ place: Range<Int>, in name: [UInt8]) -> Bool {
    let start = place.lowerBound
    guard start > 0, name[start - 1].isLetter else { return true }
    guard name[start].isCapital else { return false }
    return !name[start - 1].isCapital || start + 1 < name.count && !name[start + 1].isCapital
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { isWordByte && self != UInt8(ascii: "_") && !isDigit }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
