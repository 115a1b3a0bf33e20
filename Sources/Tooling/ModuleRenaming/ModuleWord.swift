/// The name of a module as a part of other names: `Profile` in `MockProfileView`, and `profile` at
/// the beginning of `profilePresenter`.
struct ModuleWord {
  /// The form of the name in type names: `Profile`.
  let capital: [UInt8]
  /// The form of the name at the beginning of property and function names: `profile`.
  let small: [UInt8]

  init(_ name: String) {
    capital = Array(name.utf8)
    small = Array(Self.small(name).utf8)
  }

  /// Returns a name in the form of a property name: `profile` for `Profile`, `nftList` for
  /// `NFTList`, `c2c` for `C2C`.
  static func small(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    let isAllCapitals = capitals.count == name.count
    let count = isAllCapitals ? capitals.count : max(1, capitals.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// The word itself, and its singular or plural if it is a regular one: `Favorite` and `Favorites`.
  var singularAndPlural: [ModuleWord] {
    let name = String(decoding: capital, as: UTF8.self)
    return ([name] + EnglishNumber.others(of: name)).map(ModuleWord.init)
  }

  /// Returns the byte ranges of the word in a name.
  func places(in name: String) -> [Range<Int>] { places(in: Array(name.utf8)) }

  func places(in name: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start + capital.count <= name.count || start + small.count <= name.count {
      if let end = end(of: capital, in: name, from: start),
        Self.beginsWord(name, start, second: capital.dropFirst().first)
      {
        found.append(start..<end)
        start = end
      } else if let end = end(of: small, in: name, from: start), Self.isFirst(start, name) {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  /// Returns the byte range of the word with other capitals: `Tabbar` in `TabbarView` for `TabBar`.
  func variantPlace(in name: [UInt8]) -> Range<Int>? {
    let wanted = capital.map(\.small)
    guard name.count >= capital.count else { return nil }
    return (0...name.count - capital.count).lazy.map { $0..<$0 + capital.count }.first { place in
      name[place.lowerBound].isCapital && name[place].lazy.map(\.small).elementsEqual(wanted)
        && (Self.isFirst(place.lowerBound, name) || !name[place.lowerBound - 1].isCapital)
        && Self.endsWord(name, place.upperBound)
    }
  }

  private func end(of word: [UInt8], in name: [UInt8], from start: Int) -> Int? {
    let end = start + word.count
    guard end <= name.count, name[start..<end].elementsEqual(word), Self.endsWord(name, end) else {
      return nil
    }
    return end
  }

  private static func isFirst(_ start: Int, _ name: [UInt8]) -> Bool {
    start == 0 || name[start - 1] == UInt8(ascii: "_") || !name[start - 1].isWordByte
  }

  private static func beginsWord(_ name: [UInt8], _ start: Int, second: UInt8?) -> Bool {
    if isFirst(start, name) { return true }
    // `URLProfile` contains the word `Profile`, but `ANFT` does not contain the word `NFT`.
    return !name[start - 1].isCapital || second.map { !$0.isCapital } ?? false
  }

  static func endsWord(_ name: [UInt8], _ end: Int) -> Bool {
    // File names can contain other characters, too: `Profile+Rows`.
    guard end < name.count, name[end] != UInt8(ascii: "_"), name[end].isWordByte else {
      return true
    }
    guard name[end].isCapital else { return false }
    return !name[end - 1].isCapital || end + 1 < name.count && !name[end + 1].isCapital
  }
}

extension String {
  /// True for a type's name of several words: `EditProfile`.
  var hasSeveralWords: Bool { dropFirst().contains(where: \.isUppercase) }

  /// True for a name of several words that are written out, unlike `AR`.
  var isSpecific: Bool { hasSeveralWords && dropFirst().contains(where: \.isLowercase) }

  /// The words of a name that begin with a capital: `Edit` and `Profile` in `EditProfile`.
  var capitalizedWords: [String] {
    reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
  }
}

extension UInt8 {
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// The small letter for a capital; any other byte as it is.
  var small: UInt8 { isCapital ? self + 32 : self }

  /// True if the byte can be part of a word in text, such as a name in a comment.
  var isWordByte: Bool {
    isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
      || self >= 0x80
  }
}
