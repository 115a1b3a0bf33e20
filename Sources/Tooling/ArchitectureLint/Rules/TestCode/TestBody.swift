import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The code of one test.
struct TestBody {
  let method: Function
  /// The test target of the test's file.
  let target: String
  /// The test as the subject of findings.
  let subject: Subject
  private let file: ProjectIndex.File
  private let block: Int?

  private var facts: SwiftFile { file.facts }

  init(_ method: Function, of type: TypeDeclaration.ID, _ module: LintedModule) {
    self.method = method
    target = module.testTarget(of: type)
    subject = module.subject(module.index.names[method.name], of: type)
    file = module.index.files[Int(method.place.file)]
    block = file.facts.part(.codeBlock, of: Int(method.place.node))
  }

  var start: UInt32 { block.map { facts.nodes[$0].start } ?? 0 }
  var end: UInt32 { block.map { facts.nodes[$0].end } ?? 0 }
  var statements: [Int] { block.map { Array(facts.parts(of: $0)) } ?? [] }

  // MARK: Checks

  /// The number of checks in the test.
  var checkCount: Int {
    guard let block else { return 0 }
    return facts.range(of: block).count(where: isCheck)
  }

  /// Returns true for `XCTAssert…(…)` and `#expect(…)`.
  private func isCheck(_ node: Int) -> Bool {
    switch facts.nodes[node].kind {
    case .macroExpansion, .identifier: FrameworkNames.assertions.contains(facts.name(of: node))
    default: false
    }
  }

  /// The names of the members that the test calls or reads.
  var calledNames: Set<Name> {
    guard let block else { return [] }
    let members = facts.range(of: block).filter { facts.nodes[$0].kind == .member }
    return Set(members.map { file.names[Int(facts.nodes[$0].name)] })
  }

  // MARK: Division

  /// Returns a fix that divides the test with comments, if a single
  /// call comes between its preparation and its checks.
  func division(_ comments: SourceComments) -> SourceFix? {
    let statements = statements
    let checks = statements.filter { facts.range(of: $0).contains(where: isCheck) }
    guard let firstCheck = checks.first, checks.count < statements.count,
      statements.suffix(checks.count).elementsEqual(checks)
    else { return nil }
    let action = statements[statements.count - checks.count - 1]
    let starts = statements.map { comments.firstLine(of: facts.nodes[$0].start) }
    guard Set(starts).count == starts.count, isCall(action) else { return nil }
    var parts = [(action, "when"), (firstCheck, "then")]
    if statements[0] != action { parts.insert((statements[0], "given"), at: 0) }
    return SourceFix(
      parts.map { statement, word in
        let start = facts.nodes[statement].start
        let line = comments.firstLine(of: start)
        return .init(
          place: LintPlace(file: method.place.file, start: line, end: line),
          text: (comments.isApart(line) ? "" : "\n")
            + "\(comments.indentation(of: start))// \(word)\n")
      })
  }

  /// Returns true if a statement is a call whose result is not stored.
  private func isCall(_ statement: Int) -> Bool {
    switch facts.nodes[statement].kind {
    case .chain: facts.parts(of: statement).contains { facts.nodes[$0].kind == .call }
    case .effect: facts.parts(of: statement).contains(where: isCall)
    default: false
    }
  }
}
