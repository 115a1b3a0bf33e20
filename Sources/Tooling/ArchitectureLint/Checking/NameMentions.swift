import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// How a project mentions each name outside of the name's declaration. A name that is never
/// mentioned is unused.
///
/// Matches by name, not by symbol, so one mention counts for everything with that name.
struct NameMentions: Sendable {
  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8

    /// In the app's code, in a string that could name something, or in a storyboard.
    static let app = Uses(rawValue: 1)
    /// In the inheritance clause of one of the app's types. A protocol that is inherited by another
    /// protocol counts as used by the app instead, because it can be used through the inheriting
    /// protocol.
    static let inherited = Uses(rawValue: 2)
    /// Anywhere in a test.
    static let tests = Uses(rawValue: 4)
  }

  /// Indexed by the number of the name.
  private var uses: [Uses]

  /// True if all files could be read, and no storyboard is missing. Otherwise, any name may be in use.
  let isComplete: Bool

  /// - Parameters:
  ///   - isTest: true for test files, indexed by file number.
  ///   - texts: the contents of the files.
  init(_ found: DiscoveredProject, isTest: [Bool], in texts: any SourceTexts) {
    let index = found.index
    isComplete =
      found.missingInterfaces.isEmpty
      && !found.findings.contains { $0.rule == "SourceFile" || $0.rule == "InterfaceFile" }
    uses = Array(repeating: [], count: index.names.count)
    for (file, isTest) in zip(index.files, isTest) {
      let mentions = FileMentions(in: file)
      for place in file.names.indices where !mentions.uses[place].isEmpty {
        uses[Int(file.names[place].number)].formUnion(isTest ? .tests : mentions.uses[place])
      }
      if !mentions.isUnderstood { addWords(of: file, in: texts, index, isTest ? .tests : .app) }
    }
    let isGenerated = Self.namesOfGeneratedFiles(index)
    for name in index.names.namesWithinOthers(except: { isGenerated[Int($0.number)] }) {
      uses[Int(name.number)].insert(.app)
    }
    for name in found.namesInInterfaces { uses[Int(name.number)].insert(.app) }
  }

  /// For each name, true if only spies and recording proxies have it, which spell out the methods of contracts.
  private static func namesOfGeneratedFiles(_ index: ProjectIndex) -> [Bool] {
    var isGenerated = Array(repeating: false, count: index.names.count)
    for file in index.files where file.isMadeOfContracts {
      for name in file.names { isGenerated[Int(name.number)] = true }
    }
    for file in index.files where !file.isMadeOfContracts {
      for name in file.names { isGenerated[Int(name.number)] = false }
    }
    return isGenerated
  }

  func uses(of name: Name) -> Uses { uses[Int(name.number)] }

  /// Counts every word of a file as a mention. Used for files that could not be parsed completely.
  private mutating func addWords(
    of file: ProjectIndex.File, in texts: any SourceTexts, _ index: ProjectIndex, _ use: Uses
  ) {
    guard let text = try? texts.bytes(of: file.path, limit: file.facts.length) else { return }
    let words = String(decoding: text, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    for name in words.compactMap({ index.names.name(String($0)) }) {
      uses[Int(name.number)].insert(use)
    }
  }
}

/// How a file mentions each of its names.
private struct FileMentions {
  private(set) var uses: [NameMentions.Uses]
  /// True if the parser understood the entire file.
  private(set) var isUnderstood = true

  init(in file: ProjectIndex.File) {
    uses = Array(repeating: [], count: file.names.count)
    let facts = file.facts
    var (inherited, extended) = (-1, -1)
    var isProtocol = false
    for (number, node) in facts.nodes.enumerated() {
      switch node.kind {
      case .protocolDeclaration, .associatedtypeDeclaration: isProtocol = true
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
        isProtocol = false
      case .inheritedType: inherited = isProtocol ? -1 : number + 1
      case .extensionDeclaration:
        isProtocol = false
        extended = facts.extendedType(of: number) ?? -1
      case .typeName where number == inherited: uses[Int(node.name)].insert(.inherited)
      case .typeName where number == extended: break
      case .typeName, .identifier, .member, .implicitMember, .attribute, .stringLiteral, .capture,
        .macroExpansion:
        uses[Int(node.name)].insert(.app)
      case .unexpected: isUnderstood = false
      default: break
      }
    }
  }
}

extension SwiftFile {
  /// Returns the node of the type that an extension extends.
  func extendedType(of declaration: Int) -> Int? {
    parts(of: declaration).first { nodes[$0].kind != .attribute && nodes[$0].kind != .modifier }
  }
}
