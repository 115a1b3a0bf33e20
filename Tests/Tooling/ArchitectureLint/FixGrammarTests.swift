import AdderArchitectureLint
import AdderSwiftSource
import AdderTestSupport
import Testing

/// Uses the compiler's parser to check that fixes are valid Swift, whatever attributes, modifiers
/// and comments surround them.
@Suite struct FixGrammarTests {
  /// The declaration of `view` in a presenter after its fix, or `nil` if there is no fix.
  private func fixed(_ declaration: String) throws -> String? {
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view"]
    let play = try Stage.Play(
      .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        \(declaration)
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """)
    let (report, fixing) = play.fixing(choice)
    #expect(report.findings.count == 1, "\(declaration)")
    return fixing.texts.first.map { text in
      let lines = String(decoding: text.value, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let first = lines.firstIndex { $0.hasPrefix("final class PostListPresenter") } ?? 0
      let last = lines.firstIndex { $0.contains("var interactor") } ?? lines.endIndex
      return lines[(first + 1)..<last].joined(separator: "\n").trimmingPrefix("  ").description
    }
  }

  @Test(arguments: [
    ("@IBOutlet var view: PostListViewInput?", "@IBOutlet weak var view: PostListViewInput?"),
    (
      "@IBOutlet\n  var view: PostListViewInput?", "@IBOutlet\n  weak var view: PostListViewInput?"
    ),
    (
      "@available(iOS 13, *) var view: PostListViewInput?",
      "@available(iOS 13, *) weak var view: PostListViewInput?"
    ),
    (
      "@objc(theView) private(set) var view: PostListViewInput?",
      "@objc(theView) private(set) weak var view: PostListViewInput?"
    ),
    (
      "@objc /* a */ public /* b */ var view: PostListViewInput?",
      "@objc /* a */ public /* b */ weak var view: PostListViewInput?"
    ),
    (
      "#if DEBUG\n  @objc\n  #endif\n  var view: PostListViewInput?",
      "#if DEBUG\n  @objc\n  #endif\n  weak var view: PostListViewInput?"
    ),
    ("final var view: PostListViewInput? = nil", "final weak var view: PostListViewInput? = nil"),
  ])
  func `'weak' is inserted after attributes, directly before 'var'`(
    declaration: String, expected: String
  ) throws {
    #expect(try fixed(declaration) == expected)
  }

  @Test(arguments: [
    "@Published var view: PostListViewInput?", "lazy var view: PostListViewInput? = nil",
    "var view: PostListViewInput? = PostListViewController()",
    "var view, other: PostListViewInput?",
  ])
  func `A property that cannot be weak stays as it is`(declaration: String) throws {
    #expect(try fixed(declaration) == nil)
  }

  // MARK: All fixes

  private static let fixable = RuleCatalog.rules.filter { $0.fix == .automatic }

  /// The text with comments, line breaks and attributes
  /// inserted at random before or after its nodes.
  private func disturbed(_ text: String, _ random: inout SeededRandom) -> String {
    let bytes = Array(text.utf8)
    let file = SwiftFile(bytes)
    var insertions: [Int: String] = [:]
    for node in file.nodes.dropFirst() {
      guard Int.random(in: 0..<6, using: &random) == 0 else { continue }
      switch node.kind {
      case .variableDeclaration, .functionDeclaration, .protocolDeclaration, .classDeclaration:
        insertions[Int(node.start)] =
          [
            "@available(iOS 13, *) ", "@MainActor\n", "/* a */ ", "// a\n",
            "#if DEBUG\n@available(iOS 13, *)\n#endif\n", "@objc ", "@Other(1) /* b */ ",
          ].randomElement(using: &random)
      case .modifier:
        insertions[Int(node.end)] = ["/* a */", " // a\n", "\n", "  "].randomElement(using: &random)
      case .binding, .accessor, .inheritedType, .memberBlock, .codeBlock, .importDeclaration:
        insertions[Int(node.start)] = ["/* a */ ", "\n", "  "].randomElement(using: &random)
      default: break
      }
    }
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if let insertion = insertions[place] { result += Array(insertion.utf8) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test func `Every fix of every rule is valid Swift, whatever surrounds the tokens`() throws {
    var random = SeededRandom(seed: 5)
    var before: [String: String] = [:]
    var after: [String: String] = [:]
    for rule in Self.fixable {
      var choice = RuleChoice()
      choice.only = [rule.id]
      for sample in 0..<samples(10, full: 200) {
        let play = try Stage.Play(Stage(for: rule), disturbed(rule.page.bad, &random))
        for (path, text) in play.fixing(choice).fixing.texts {
          let name = "\(rule.id) \(sample) \(path)"
          before[name] = play.texts.texts[path].map { String(decoding: $0, as: UTF8.self) }
          after[name] = String(decoding: text, as: UTF8.self)
        }
      }
    }
    let broken = try SwiftFrontend.errors(in: before)
    let errors = try SwiftFrontend.errors(in: after.filter { broken[$0.key] == nil })
    #expect(after.count - broken.count > 100)
    for (name, error) in errors {
      Issue.record("\(name): \(error)\n\(before[name] ?? "")\n--- becomes\n\(after[name] ?? "")")
    }
    // A fix keeps all comments, except those on lines that it removes entirely.
    for (name, text) in after where broken[name] == nil && !text.isEmpty {
      let (old, new) = (before[name] ?? "", text)
      #expect(
        new.ranges(of: "/* a */").count == old.ranges(of: "/* a */").count,
        "\(name)\n\(old)\n---\n\(new)")
    }
  }
}
