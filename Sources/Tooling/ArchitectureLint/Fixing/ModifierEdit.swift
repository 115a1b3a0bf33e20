import AdderModuleDiscovery
import AdderSwiftSource

/// Adds or removes a modifier of a declaration, and leaves comments and attributes where they are.
struct ModifierEdit {
  private let file: Int32
  private let facts: SwiftFile
  private let declaration: Int
  private let text: SwiftText

  /// - Parameter declaration: a node of the file.
  /// - Returns: `nil` if the file can no longer be read.
  init?(of declaration: Int, in file: Int32, _ module: LintedModule) {
    guard let text = module.text(of: file) else { return nil }
    self.file = file
    self.declaration = declaration
    self.text = SwiftText(text)
    facts = module.index.files[Int(file)].facts
  }

  /// Inserts an access level in the conventional position:
  /// after the attributes, before all other modifiers.
  func adding(access word: String) -> SourceFix.Edit {
    let first = facts.part(.modifier, of: declaration)
    return insertion(of: word, at: first.map { facts.nodes[$0].start } ?? keyword.start)
  }

  /// Inserts a modifier directly before the keyword of the declaration, such as `var`.
  func adding(_ word: String) -> SourceFix.Edit { insertion(of: word, at: keyword.start) }

  private func insertion(of word: String, at place: UInt32) -> SourceFix.Edit {
    .init(place: LintPlace(file: file, start: place, end: place), text: "\(word) ")
  }

  /// The keyword of the declaration: `var`, `func`, `class`.
  var keyword: LintPlace {
    let front = facts.parts(of: declaration).prefix { Self.standInFront(facts.nodes[$0].kind) }
    let node = facts.nodes[declaration]
    let start = front.last.map { text.word(behind: facts.nodes[$0].end) } ?? node.start
    return LintPlace(file: file, start: start, end: text.endOfName(at: start))
  }

  private static func standInFront(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .attribute, .modifier, .ifConfig: true
    default: false
    }
  }

  /// Removes a modifier with the whitespace after it.
  ///
  /// - Parameter modifier: one of the declaration's nodes.
  func removing(_ modifier: Int) -> SourceFix.Edit {
    let piece = text.wholePiece(from: facts.nodes[modifier].start, to: facts.nodes[modifier].end)
    return .init(
      place: LintPlace(file: file, start: piece.lowerBound, end: piece.upperBound), text: "")
  }
}

extension LintedModule {
  /// Returns the names of a declaration's attributes, including those in an `#if`.
  func attributes(of declaration: Int, in file: Int32) -> [String] {
    let facts = index.files[Int(file)].facts
    var names: [String] = []
    var node = declaration + 1
    while node <= declaration + Int(facts.nodes[declaration].count) {
      switch facts.nodes[node].kind {
      case .attribute:
        names.append(facts.name(of: node))
        node += Int(facts.nodes[node].count) + 1
      case .ifConfig, .ifConfigClause: node += 1
      case .modifier: node += Int(facts.nodes[node].count) + 1
      default: return names
      }
    }
    return names
  }
}
