import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A test of a new method, written like the test of a similar one.
struct ClonedTest {
  /// What the new test calls and checks instead of the old one.
  struct Change {
    /// The call: `routeToDetails()`.
    let call: String
    let new: TestedCall
    let check: String
    /// The value of the check.
    var value = "1"
    let newCheck: String
    /// The value of the new check, if it is another one: `[true]`.
    var newValue: String?
    /// The type that is tested; its name is in the same file.
    let tested: String
    /// An attribute for the test, if it must run on the main actor.
    var isIsolated = false
    /// The `#if` that the code of the method is in, and the tests are not.
    var condition: String?
  }

  /// What a new test calls.
  struct TestedCall {
    /// `routeToProfile()`.
    let code: String
    /// The statements that make its arguments.
    var given: [String] = []
    /// The module that the test needs for these.
    var importing: String?
    /// What the test is called: `opensProfile`.
    let name: String
  }

  let list: MemberList
  let member: Int
  let lines: [String]

  /// Finds a test to follow in a file.
  ///
  /// - Returns: `nil` if there is none.
  init?(_ change: Change, in source: SourceText) {
    let facts = source.facts
    guard source.bytes.count > 0,
      String(decoding: source.bytes, as: UTF8.self)
        .contains(change.tested)
    else { return nil }
    for type in facts.nodes.indices where Self.isType(facts.nodes[type].kind) {
      guard let list = MemberList(of: type, in: source) else { continue }
      let functions = list.members.flatMap { member in
        Self.functions(in: member, facts).map { (member, $0) }
      }
      for (member, function) in functions {
        guard let lines = Self.lines(of: function, change, source) else { continue }
        let name = Self.name(change, like: facts.name(of: function))
        if functions.contains(where: { facts.name(of: $0.1) == name }) { return nil }
        self.list = list
        self.member = member
        self.lines =
          if let condition = change.condition {
            ["#if \(condition)"] + lines.map { $0.isEmpty ? $0 : "\t" + $0 } + ["#endif"]
          } else {
            lines
          }
        return
      }
    }
    return nil
  }

  /// The functions of a member of a type: itself, or those in its `#if`.
  private static func functions(in member: Int, _ facts: SwiftFile) -> [Int] {
    switch facts.nodes[member].kind {
    case .functionDeclaration: [member]
    case .ifConfig:
      facts.parts(.ifConfigClause, of: member).flatMap {
        facts.parts(.functionDeclaration, of: $0)
      }
    default: []
    }
  }

  private static func isType(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .classDeclaration, .structDeclaration, .extensionDeclaration: true
    default: false
    }
  }

  private static func name(_ change: Change, like known: String) -> String {
    let name = change.new.name
    return known.hasPrefix("test") ? "test\(name.capitalizedFirst)" : name
  }

  /// The lines of the new test; `nil` if a member is not a test of the old method, or tests more.
  private static func lines(
    of member: Int, _ change: Change, _ source: SourceText
  ) -> [String]? {
    let facts = source.facts
    let known = facts.name(of: member)
    let attributes = facts.parts(.attribute, of: member)
    let isTest =
      known.hasPrefix("test")
      || attributes.contains { FrameworkNames.testAttributes.contains(facts.name(of: $0)) }
    guard isTest, facts.parts(.parameter, of: member).isEmpty,
      attributes.allSatisfy({ facts.nodes[$0].count == 0 })
    else { return nil }
    let (call, check) = (".\(change.call)", ".\(change.check)")
    let text = source.text(of: member)
    guard text.ranges(of: call).count == 1, text.wordCount(of: check) == 1,
      facts.nodes[member].traits.isDisjoint(with: .isQuoted)
    else { return nil }
    let name = name(change, like: known)
    var lines = source.lines(of: member).map { line in
      line.replacing("func \(known)(", with: "func \(name)(")
        .replacing(call, with: ".\(change.new.code)")
    }
    let old = lines
    if let value = change.newValue {
      lines = lines.map { line in
        [(" == ", ""), (", ", ")")].reduce(line) { line, around in
          line.replacing(
            "\(check)\(around.0)\(change.value)\(around.1)",
            with: ".\(change.newCheck)\(around.0)\(value)\(around.1)")
        }
      }
    } else {
      lines = lines.map { $0.replacing(check, with: ".\(change.newCheck)") }
    }
    // The test would still check the other method.
    if lines == old { return nil }
    lines.insert(change.new.given, before: change.new.code)
    if change.isIsolated, !lines[0].contains("@MainActor") { lines[0] = "@MainActor " + lines[0] }
    return lines
  }
}

extension [String] {
  /// Inserts statements before the comment that begins the section of a call.
  fileprivate mutating func insert(_ statements: [String], before call: String) {
    guard !statements.isEmpty, let line = firstIndex(where: { $0.contains(".\(call)") }) else {
      return
    }
    let last = self[..<line].lastIndex { line in
      let code = line.trimmed
      return !code.isEmpty && !code.hasPrefix("//")
    }
    let indentation = self[line].prefix { $0.isWhitespace }
    insert(contentsOf: statements.map { indentation + $0 }, at: (last ?? 0) + 1)
  }
}

extension String {
  /// The number of places where a word is not the beginning of a longer one.
  fileprivate func wordCount(of word: String) -> Int {
    ranges(of: word).count { range in
      guard range.upperBound < endIndex else { return true }
      let next = self[range.upperBound]
      return !(next.isLetter || next.isNumber || next == "_")
    }
  }
}
