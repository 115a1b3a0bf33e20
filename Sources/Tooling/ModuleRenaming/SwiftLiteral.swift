import AdderShipped
import AdderSwiftSource

/// A string literal in Swift code that contains only text.
struct SwiftLiteral {
  var text: String
  var offset: Int
  /// The label of the argument that the literal is; empty if there is none.
  var label: String
  /// True if the code before the literal shows that the literal is the name of a storyboard, a nib
  /// or a segue.
  var isIdentifier: Bool
  /// True if the literal is the value of a constant, a variable or a case.
  var isValue: Bool
  /// True if the code before the literal shows that people read it, that it names a picture or that it is the key of a
  /// value: `title = "Profile"`.
  var isShown: Bool
  /// True if the literal is the key of a value: `buttons["Profile"]`.
  var isKey: Bool

  static func all(in bytes: [UInt8]) -> [SwiftLiteral] {
    var reader = SwiftReader()
    let words = reader.words(of: bytes)
    func text(_ index: Int) -> String {
      index < 0
        ? ""
        : String(decoding: bytes[Int(words[index].start)..<Int(words[index].end)], as: UTF8.self)
    }
    var literals: [SwiftLiteral] = []
    // For each open brace, true if it belongs to a `switch` over a property named `identifier`.
    var braces: [Bool] = []
    // For each open brace, true if it belongs to a type named after storyboards or nibs.
    var lists: [Bool] = []
    // For each open parenthesis, true if it belongs to a call that is about storyboards or segues.
    var calls: [Bool] = []
    var switchStart: Int?
    for (index, word) in words.enumerated() {
      switch word.kind {
      case .identifier where word.keyword == .switch: switchStart = index
      case .leftBrace:
        braces.append(switchStart.map { endsWithIdentifier(($0..<index).map(text)) } ?? false)
        switchStart = nil
        lists.append(["enum", "struct"].contains(text(index - 2)) && listsFiles(text(index - 1)))
      case .rightBrace:
        _ = braces.popLast()
        _ = lists.popLast()
      case .leftParenthesis: calls.append(isAboutInterfaces(callee(before: index, in: words, text)))
      case .rightParenthesis: _ = calls.popLast()
      case .stringText where isWhole(index, in: words):
        let front = [5, 4, 3, 2].map { text(index - $0) }
        let isCase = front[3] == "case" && braces.last == true
        literals.append(
          SwiftLiteral(
            text: text(index), offset: Int(word.start),
            label: front[3] == ":" ? front[2] : "",
            isIdentifier: isCase || asksForInterface(front) || calls.last == true
              || lists.last == true && front[3] == "=" && ["let", ","].contains(front[1])
              || lists.contains(true) && isResult(front),
            isValue: front[3] == "=" && front[1] != ".",
            isShown: isShown(behind: front) || isChoiceOfShown(index, in: words, text),
            isKey: isKey(behind: front)))
      default: break
      }
    }
    return literals
  }

  /// Returns true for `return "Profile"` and `case .profile: "Profile"`.
  private static func isResult(_ front: [String]) -> Bool {
    front[3] == "return" || front[3] == ":" && front[1] == "." && front[0] == "case"
  }

  /// Returns the names in front of a parenthesis: `UIStoryboard` and `screen` for `UIStoryboard.screen(`.
  private static func callee(
    before parenthesis: Int, in words: [Token], _ text: (Int) -> String
  ) -> [String] {
    var names: [String] = []
    var place = parenthesis - 1
    while place >= 0, words[place].kind == .identifier {
      names.append(text(place))
      guard place > 0, words[place - 1].kind == .period else { break }
      place -= 2
    }
    return names
  }

  /// Returns true for `UIStoryboard.screen`, `instantiateScreen` and `performSegue`.
  private static func isAboutInterfaces(_ callee: [String]) -> Bool {
    callee.contains { name in
      ["storyboard", "segue", "instantiate"].contains(where: name.lowercased().contains)
    }
  }

  private static func isWhole(_ index: Int, in words: [Token]) -> Bool {
    index > 0 && index + 1 < words.count && words[index - 1].kind == .stringOpen
      && words[index + 1].kind == .stringClose
  }

  /// Returns true if the words from `switch` to its brace end with a property named `identifier`,
  /// possibly unwrapped: `switch segue.identifier {`.
  private static func endsWithIdentifier(_ words: [String]) -> Bool {
    let words = words.last.map { ["!", "?"].contains($0) } ?? false ? words.dropLast() : words[...]
    return words.suffix(2) == [".", "identifier"]
  }

  /// Returns true if the four words before a string show that the string names a part of a
  /// storyboard or xib.
  private static func asksForInterface(_ front: [String]) -> Bool {
    switch (front[2], front[3]) {
    case (let name, "="):
      // `let storyboardName: String = "Profile"`
      isNameOfInterface(name) || front[1] == ":" && isNameOfInterface(front[0])
    case ("name", ":"): FrameworkNames.storyboards.contains(front[0])
    case (let label, ":"):
      FrameworkNames.storyboardLabels.contains(label)
    case ("identifier", "=="): true
    default: false
    }
  }

  /// Returns true if the four words before a string show that people read it, or that it names a picture.
  static func isShown(behind front: [String]) -> Bool {
    if front[3] == ":", isPicture(front[2], of: front[0]) { return true }
    if isKey(behind: front) { return true }
    // `let title = "Profile"` may become the name of a storyboard.
    let isDeclaration = front[3] == "=" && ["let", "var", ","].contains(front[1])
    return ["=", ":", "("].contains(front[3]) && !isDeclaration
      && FrameworkNames.shownTexts.contains(front[2])
  }

  /// Returns true if the four words before a string make it the key of a value.
  static func isKey(behind front: [String]) -> Bool {
    let word = front[2]
    guard front[3] == "[", let last = word.last else { return false }
    return word == "]" || word == ")"
      || (last.isLetter || last.isNumber) && !["case", "in", "return"].contains(word)
  }

  /// Returns true for one of two strings of which people read one: `title = isNew ? "Create" : "Profile"`.
  static func isChoiceOfShown(
    _ string: Int, in words: [Token], _ text: (Int) -> String
  ) -> Bool {
    guard ["?", ":"].contains(text(string - 2)) else { return false }
    let places = (max(0, string - longestChoice)..<string).reversed()
    guard
      let sign = places.first(where: { ["=", "{", "}", "(", "?"].contains(text($0)) }),
      text(sign) == "?" || text(sign) == "=",
      let equals = places.first(where: { ["=", "{", "}"].contains(text($0)) }),
      text(equals) == "="
    else { return false }
    return FrameworkNames.shownTexts.contains(text(equals - 1))
  }

  private static let longestChoice = 30

  /// Returns true for `image: "Profile"` and `UIImage(named: "Profile")`.
  private static func isPicture(_ label: String, of type: String) -> Bool {
    FrameworkNames.pictureLabels.contains(label)
      || FrameworkNames.resourceLabels.contains(label) && FrameworkNames.pictures.contains(type)
  }

  private static func listsFiles(_ type: String) -> Bool {
    ["controllername", "controlleridentifier", "nibname", "storyboard", "xibname"]
      .contains(where: type.lowercased().contains)
  }

  private static func isNameOfInterface(_ variable: String) -> Bool {
    ["nibname", "xibname"].contains(where: variable.lowercased().hasSuffix)
      || ["storyboard", "segue"].contains(where: variable.lowercased().contains)
  }
}
