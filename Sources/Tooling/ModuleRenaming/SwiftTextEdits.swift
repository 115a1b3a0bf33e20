import AdderBase
import AdderFileChanges
import AdderShipped
import AdderSwiftSource

/// The edits of one Swift file: every name that is renamed, and nothing else.
struct SwiftTextEdits {
  private(set) var edits: [FileEdit] = []
  /// The offsets of strings that still contain the old name.
  private(set) var strings: [Int] = []
  /// The offsets of words in comments that still contain it.
  private(set) var comments: [Int] = []
  /// The places of names that still contain the module's name of several words, in a file of the module.
  private(set) var leftNames: [String: Int] = [:]

  struct Options {
    /// True if names in strings are replaced, too.
    var includesStrings: Bool
    /// True if the file belongs to the module.
    var isOwnFile: Bool
    /// True if the file gets a new name.
    var isRenamedFile = false
    /// The names that are other modules' types, which the file declares.
    var otherTypes: Set<String> = []
    /// Returns true for the names of types that the project declares.
    var isDeclared: (String) -> Bool = { _ in false }
  }

  private let bytes: [UInt8]
  private let names: NameMap
  /// The replacement of the module's name, if a module is renamed.
  private let replacement: NameReplacement?
  private let options: Options
  private var words: [Token] = []
  /// The names that mean other types in this file: the other modules' that it declares, and those that it gives
  /// to types itself.
  private var otherTypes: Set<String> = []
  /// The number of edits that are not in comments.
  private var codeEdits = 0
  /// The edits of words in comments that can mean anything where no code mentions the module:
  /// `WebView`, or the name of another file at the beginning of one.
  private var commonWords: [FileEdit] = []

  init(
    of bytes: [UInt8], _ names: NameMap, _ replacement: NameReplacement?, _ options: Options
  ) {
    self.bytes = bytes
    self.names = names
    self.replacement = replacement
    self.options = options
    var reader = SwiftReader()
    words = reader.words(of: bytes)
    otherTypes = options.otherTypes
    if !names.sharedNames.isEmpty, !options.isOwnFile { otherTypes.formUnion(aliases) }
    read()
  }

  /// The ranges of words in the types that a generator makes of storyboards.
  private lazy var resourceTypes: [Range<Int>] = words.indices.dropLast(2).compactMap { index in
    guard [.enum, .struct].contains(words[index].keyword),
      Self.isOfStoryboards(text(of: index + 1)),
      let start = words[index...].firstIndex(where: { $0.kind == .leftBrace })
    else { return nil }
    var depth = 0
    let end = words[start...].firstIndex { word in
      depth += word.kind == .leftBrace ? 1 : word.kind == .rightBrace ? -1 : 0
      return depth == 0
    }
    return start..<(end ?? words.endIndex)
  }

  private static func isOfStoryboards(_ type: String) -> Bool {
    FrameworkNames.storyboardNamespaces.contains(type)
      || FrameworkNames.segueNamespaces.contains(type)
  }

  /// The names that the file gives to other types.
  private var aliases: [String] {
    words.indices.dropLast().filter { words[$0].keyword == .typealias }.map { text(of: $0 + 1) }
  }

  /// The offsets of words in comments that are worth a note if the file mentions the module.
  private var commonComments: [Int] = []

  private mutating func read() {
    var end = 0
    for index in words.indices {
      let word = words[index]
      takeComments(in: end..<Int(word.start), endsString: word.isInString)
      end = Int(word.end)
      let count = edits.count
      switch word.kind {
      case .identifier: takeIdentifier(at: index)
      case .stringText: takeString(at: index)
      default: break
      }
      codeEdits += edits.count - count
    }
    if options.isOwnFile || codeEdits > 0 {
      edits += commonWords
      comments = commonComments
    }
  }

  // MARK: Names

  private mutating func takeIdentifier(at index: Int) {
    var range = Int(words[index].start)..<Int(words[index].end)
    if bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let name = text(range)
    // What is imported is a target, which can be called like one of its types.
    if index > 0, words[index - 1].keyword == .import { return }
    guard
      let new = names.identifier(name) ?? accessor(name, at: index)
        ?? declaredAccessor(name, at: index)
    else {
      return noteName(name, range.lowerBound)
    }
    let path = path(before: index)
    if let last = path.last, names.isGenerated(last, in: path.dropLast().last) { return }
    if meansOther(name, in: path) { return }
    replace(range, new)
  }

  private mutating func noteName(_ name: String, _ offset: Int) {
    guard options.isOwnFile, let module = names.module, module.old.isSpecific,
      leftNames[name] == nil, replacement?.isCarried(by: name) == true
    else { return }
    leftNames[name] = offset
  }

  /// Returns true if a name means the nested type of another module: `Feed.Model.Trade` beside the module
  /// `Trade`.
  private func meansOther(_ name: String, in path: [String]) -> Bool {
    guard let isTopLevel = names.sharedNames[name]?.isTopLevel else { return false }
    if let outer = path.last {
      return isTopLevel
        ? !names.targets.contains(outer) : !path.contains { names.types[$0] != nil }
    }
    return isTopLevel ? otherTypes.contains(name) : !options.isOwnFile
  }

  /// Returns the new name of an accessor: `profileView` in `R.nib.profileView` and in
  /// `R.storyboard.main.profileView`, `Profile` in `StoryboardScene.Profile`.
  private func accessor(_ name: String, at index: Int) -> String? {
    let path = path(before: index)
    if let namespace = path.first, Self.isOfStoryboards(namespace) {
      return [1: names.literals, 2: names.identifierAccessors][path.count]?[name]
    }
    return switch (path.first, path.count) {
    case ("R", 2) where path[1] == "nib" || path[1] == "storyboard": names.accessors[name]
    case ("R", 2) where path[1] == "segue": names.classAccessors[name]
    case ("R", 2) where path[1] == "reuseIdentifier": names.identifierAccessors[name]
    case ("R", 3) where path[1] == "storyboard" || path[1] == "segue":
      names.identifierAccessors[name]
    default: nil
    }
  }

  /// Returns the new name of an accessor where a generator declares it: `enum Profile` in `StoryboardScene`.
  private mutating func declaredAccessor(_ name: String, at index: Int) -> String? {
    guard index > 0, index + 2 < words.count,
      names.literals[name] != nil || names.identifierAccessors[name] != nil,
      resourceTypes.contains(where: { $0.contains(index) })
    else { return nil }
    return switch words[index - 1].keyword {
    case .enum, .struct: names.literals[name]
    case .let, .var, .case: names.identifierAccessors[name]
    default: text(of: index + 2) == "self" ? names.literals[name] : nil
    }
  }

  /// Returns the names before a member, outermost first: `R` and `nib` for the last name in
  /// `R.nib.profileView`. Calls are left out: `R.storyboard.main().profileView`.
  private func path(before index: Int) -> [String] {
    var names: [String] = []
    var place = index
    while place >= 2, words[place - 1].kind == .period, names.count < 4 {
      place -= 2
      if place >= 2, words[place].kind == .rightParenthesis,
        words[place - 1].kind == .leftParenthesis
      {
        place -= 2
      }
      guard words[place].kind == .identifier else { break }
      names.insert(text(of: place), at: 0)
    }
    return names
  }

  private func text(of index: Int) -> String {
    text(Int(words[index].start)..<Int(words[index].end))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func replace(_ range: Range<Int>, _ new: String) {
    edits.append(FileEdit(range, with: new))
  }

  // MARK: Strings

  private mutating func takeString(at index: Int) {
    let range = Int(words[index].start)..<Int(words[index].end)
    let isWhole =
      index > 0 && words[index - 1].kind == .stringOpen && index + 1 < words.count
      && words[index + 1].kind == .stringClose
    if isWhole, names.keptLiterals.contains(text(range)) { return }
    if isWhole, let new = names.literals[text(range)] {
      let isTypeKey =
        names.types[text(range)] != nil && text(range) != names.module?.old && isKey(at: index)
      if options.includesStrings || isTypeKey || !isShown(at: index) { return replace(range, new) }
      return strings.append(range.lowerBound)
    }
    if isWhole, let new = names.types[text(range)],
      isIdentifier(at: index) || isOfRenamedConstant(at: index)
        || text(range) != names.module?.old && isCompared(at: index)
    {
      return replace(range, new)
    }
    var isLeft = false
    for word in TextWords(bytes, in: range, hasEscapes: true) {
      let name = text(word)
      guard let new = names.identifier(name) ?? module(name) ?? (isWhole ? misspelt(name) : nil)
      else { continue }
      if options.includesStrings {
        replace(word, new)
      } else if let replacement, replacement.old.isCapitalIn(name, replacement) {
        isLeft = true
      }
    }
    if isLeft { strings.append(range.lowerBound) }
  }

  /// Returns true for the value of a constant that is named after the type in it: `static let profileCell: String = "ProfileCell"`, and
  /// for a view's `static let id = "ProfileCell"`.
  private func isOfRenamedConstant(at index: Int) -> Bool {
    guard index > 3, text(of: index - 2) == "=" else { return false }
    let hasType = index > 5 && text(of: index - 3) == "String" && text(of: index - 4) == ":"
    let name = hasType ? index - 5 : index - 3
    guard words[name].kind == .identifier else { return false }
    let constant = text(of: name)
    return names.members[constant] != nil
      || constant == "id" && ["Cell", "View"].contains(where: text(of: index).hasSuffix)
  }

  private func isShown(at index: Int) -> Bool {
    SwiftLiteral.isShown(behind: front(of: index))
      || SwiftLiteral.isChoiceOfShown(index, in: words) { $0 < 0 ? "" : text(of: $0) }
  }

  /// Returns true for the key of a value, such as the height of a cell: `heights["ProfileCell"]`.
  private func isKey(at index: Int) -> Bool { SwiftLiteral.isKey(behind: front(of: index)) }

  /// The four words before a string.
  private func front(of index: Int) -> [String] {
    [5, 4, 3, 2].map { $0 > index ? "" : text(of: index - $0) }
  }

  /// Returns true if the words before a string say that it identifies a class, a cell or a nib:
  /// `static let reuseIdentifier = "ProfileCell"`.
  private func isIdentifier(at index: Int) -> Bool {
    words[max(0, index - 7)..<index].contains { word in
      guard word.kind == .identifier else { return false }
      let name = text(Int(word.start)..<Int(word.end)).lowercased()
      return ["identifier", "reuse", "nibname", "cellid"].contains(where: name.contains)
    }
  }

  /// Returns true for a string that is compared with a value, which may be the identifier of a class, a cell or a nib. The
  /// bare name of a module can be anything, such as a title.
  private func isCompared(at index: Int) -> Bool {
    [index - 2, index + 2].contains { other in
      words.indices.contains(other) && ["==", "!="].contains(text(of: other))
    }
  }

  /// Returns the new name of a type that is written with other capitals: `ProfileViewCOntroller`.
  private func misspelt(_ name: String) -> String? {
    guard name.utf8.first?.isCapital == true, let new = replacement?.renamed(name) else {
      return nil
    }
    let small = name.lowercased()
    return names.types.keys.contains { $0.lowercased() == small } ? new : nil
  }

  private func module(_ name: String) -> String? {
    name == names.module?.old ? names.module?.new : nil
  }

  // MARK: Comments

  private mutating func takeComments(in range: Range<Int>, endsString: Bool) {
    // There are no comments between the words of a string.
    guard range.count > 2, !endsString else { return }
    var done = range.lowerBound
    for word in TextWords(bytes, in: range, hasEscapes: false) where word.lowerBound >= done {
      let name = text(word)
      if isTargetOfFile(word, in: range) { continue }
      let isFile = isFileName(behind: word.upperBound)
      if let (phrase, new) = spacedType(from: word, to: range.upperBound) {
        replaceInText(phrase, new)
        done = phrase.upperBound
      } else if let new = names.word(name) ?? (isFile ? fileStem(word) : nil) {
        if isFile ? isHeaderLine(word, in: range) : name == names.module.map({ $0.old + "View" }) {
          commonWords.append(FileEdit(word, with: new))
          continue
        }
        replaceInText(word, new)
        if isFile { takeFolders(before: word.lowerBound, from: range.lowerBound) }
      } else if let new = names.types[name], isQuoted(word) || isInCode(word) {
        replaceInText(word, new)
      } else if let new = formerName(name, isInHeader: isFile && isHeaderLine(word, in: range)) {
        replaceInText(word, new)
      } else if let module = names.module, name == module.old, isModule(word) {
        replaceInText(word, module.new)
      } else if isWorthNote(word) {
        commonComments.append(word.lowerBound)
      }
    }
  }

  /// Returns true if a comment is worth a note: for a module's name of several words, any undeclared name that
  /// contains it; for one word, only a `MARK:` heading.
  private func isWorthNote(_ word: Range<Int>) -> Bool {
    let name = text(word)
    guard let module = names.module, let replacement, !options.isDeclared(name),
      replacement.old.isCapitalIn(name, replacement)
    else { return false }
    if module.old.isSpecific { return true }
    let line = bytes[..<word.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return name == module.old && Array(line.reversed()).firstPlace(of: "MARK:") != nil
  }

  /// Replaces a word in a comment, and adapts the article before it: `a Profile`, `an Account`.
  private mutating func replaceInText(_ range: Range<Int>, _ new: String) {
    let article = Article(before: range.lowerBound, of: bytes)
    if let article, let fitting = article.fitting(new, insteadOf: text(range)) {
      replace(article.range, fitting)
    }
    replace(range, new)
  }

  /// Returns the new name for one that a type of the module, or its file, had before and that only comments in
  /// its files still mention: `ProfileRouterImpl` for `ProfileRouter`.
  private func formerName(_ name: String, isInHeader: Bool) -> String? {
    guard options.isOwnFile, let module = names.module, name.hasPrefix(module.old),
      !options.isDeclared(name)
    else { return nil }
    let type = name.indices.dropFirst(module.old.count).last { end in
      name[end].isUppercase && names.types[String(name[..<end])] != nil
    }
    if let type { return names.types[String(name[..<type])].map { $0 + name[type...] } }
    let rest = name.dropFirst(module.old.count)
    return isInHeader && options.isRenamedFile && rest.first?.isUppercase == true
      ? module.new + rest : nil
  }

  /// Returns the new name of a file, or of its first half before a `+`.
  private func fileStem(_ word: Range<Int>) -> String? {
    let name = text(word)
    guard bytes[word.upperBound] == UInt8(ascii: "+") else {
      return names.fileStems[name] ?? (isDoubled(name) ? replacement?.renamed(name) : nil)
    }
    let rest = bytes[word.upperBound...].prefix { $0.isWordByte || $0 == UInt8(ascii: "+") }
    return names.fileStems[name + String(decoding: rest, as: UTF8.self)]
      .map { String($0.prefix { $0 != "+" }) }
  }

  /// Returns true for a file's name with the module's name twice, as some generators write it into the
  /// file: `ProfileProfilePresenter`.
  private func isDoubled(_ name: String) -> Bool {
    guard options.isOwnFile, let module = names.module?.old, name.hasPrefix(module) else {
      return false
    }
    let rest = String(name.dropFirst(module.count))
    return rest.hasPrefix(module) && (names.fileStems[rest] ?? names.types[rest]) != nil
  }

  /// Returns a renamed type's name that is written as several words, and the new name in words:
  /// `Edit Profile Presenter`.
  private func spacedType(from word: Range<Int>, to end: Int) -> (Range<Int>, String)? {
    guard let module = names.module, options.isOwnFile || module.old.hasSeveralWords,
      module.old.hasPrefix(text(word))
    else { return nil }
    var phrase = word
    var joined = text(word)
    var found: (Range<Int>, String)?
    for next in TextWords(bytes, in: word.upperBound..<end, hasEscapes: false) {
      guard next.lowerBound == phrase.upperBound + 1,
        bytes[phrase.upperBound] == UInt8(ascii: " "), bytes[next.lowerBound].isCapital
      else { break }
      phrase = phrase.lowerBound..<next.upperBound
      joined += text(next)
      guard joined.count > module.old.count, let new = names.types[joined] else { continue }
      found = (phrase, new.capitalizedWords.joined(separator: " "))
    }
    return found
  }

  /// Returns true for a line with only a target's name at the beginning of a file, where Xcode writes it.
  private func isTargetOfFile(_ word: Range<Int>, in comments: Range<Int>) -> Bool {
    let beginning = bytes[..<word.lowerBound].reversed().drop { $0 == UInt8(ascii: " ") }
    return names.targets.contains(text(word)) && isHeaderLine(word, in: comments, ending: "")
      && beginning.prefix { $0 == UInt8(ascii: "/") }.count == 2
  }

  /// Returns true for a line with only a name and its ending at the beginning of a file.
  private func isHeaderLine(
    _ word: Range<Int>, in comments: Range<Int>, ending: String = ".swift"
  ) -> Bool {
    guard comments.lowerBound == 0 else { return false }
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<word.lowerBound].reversed().prefix { $0 != newline }
    let after = bytes[word.upperBound...].prefix { $0 != newline }
    return before.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") }
      && after.elementsEqual(ending.utf8)
  }

  private func isFileName(behind end: Int) -> Bool {
    [".swift", ".xib", ".storyboard", "+"].contains { bytes[end...].starts(with: $0.utf8) }
  }

  /// Returns true if the bare name means the module. This is the case in front of the word
  /// 'module', and inside a sentence in the module's own files (`the router of Profile`), because
  /// other words inside a sentence begin with a lowercase letter.
  private func isModule(_ word: Range<Int>) -> Bool {
    if [" module", " Module"].contains(where: { bytes[word.upperBound...].starts(with: $0.utf8) }) {
      return true
    }
    guard options.isOwnFile, word.lowerBound > 1 else { return false }
    if isBeforeFileName(word) { return true }
    let (last, blank) = (bytes[word.lowerBound - 2], bytes[word.lowerBound - 1])
    return blank == UInt8(ascii: " ")
      && (last.isWordByte && !last.isCapital || last == UInt8(ascii: ","))
  }

  /// Returns true if the name of one of the module's files follows, as some generators write it into the
  /// file: `Profile ProfilePresenter.swift`.
  private func isBeforeFileName(_ word: Range<Int>) -> Bool {
    let line =
      word
      .upperBound..<(bytes[word.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    var words = TextWords(bytes, in: line, hasEscapes: false)
    guard let next = words.next() else { return false }
    return next.lowerBound == word.upperBound + 1 && isFileName(behind: next.upperBound)
      && (names.fileStems[text(next)] ?? names.types[text(next)]) != nil
  }

  /// Returns true if a word is in backticks. In backticks, the bare name of the module is a Swift
  /// name.
  private func isQuoted(_ word: Range<Int>) -> Bool {
    let tick = UInt8(ascii: "`")
    return word.lowerBound > 0 && bytes[word.lowerBound - 1] == tick
      && word.upperBound < bytes.count && bytes[word.upperBound] == tick
  }

  /// Returns true for a type's name in front of that of another type: `Profile.FetchRows` in code that a comment
  /// excludes.
  private func isInCode(_ word: Range<Int>) -> Bool {
    word.upperBound + 1 < bytes.count && bytes[word.upperBound] == UInt8(ascii: ".")
      && bytes[word.upperBound + 1].isCapital
  }

  /// Renames the folders in front of a file's name: `Modules/Profile/ProfileView.swift`.
  private mutating func takeFolders(before place: Int, from start: Int) {
    var end = place - 1
    while end > start, bytes[end] == UInt8(ascii: "/") {
      var first = end
      while first > start, bytes[first - 1].isWordByte { first -= 1 }
      let folder = first..<end
      if let new = names.folders[text(folder)], !edits.contains(where: { $0.range == folder }) {
        replace(folder, new)
      }
      end = first - 1
    }
  }
}

extension Token {
  /// True for a token that nothing but a string contains, or that ends one.
  var isInString: Bool {
    switch kind {
    case .stringText, .stringClose, .interpolationOpen: true
    default: false
    }
  }
}

extension ModuleWord {
  /// Returns true if a name contains the word in the form used in type names (`Profile`), and not
  /// only as an ordinary word (`profile`).
  fileprivate func isCapitalIn(_ name: String, _ replacement: NameReplacement) -> Bool {
    let bytes = Array(name.utf8)
    return replacement.places(in: name).contains { bytes[$0].elementsEqual(capital) }
  }
}
