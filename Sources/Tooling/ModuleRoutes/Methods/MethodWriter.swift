import AdderArchitectures
import AdderBase
import AdderContractSpies
import AdderFileChanges
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderSwiftSource

/// Collects the lines of a new method of a contract.
struct MethodWriter: MemberWriting {
  var edits = MemberEdits()
  /// The types that got no test, because they have no test case.
  private(set) var untested: [String] = []

  let project: DiscoveredProject
  let texts: any SourceTexts
  /// The types of the app that implement the contract.
  let implementers: [TypeDeclaration.ID]
  private let draft: MethodDraft
  private let contract: TypeDeclaration.ID
  private let summary: String
  private let sources: [ContractSource]

  init(
    _ draft: MethodDraft, in contract: TypeDeclaration.ID, of module: Module,
    _ project: DiscoveredProject, _ texts: any SourceTexts, summary: String?
  ) {
    self.draft = draft
    self.contract = contract
    self.project = project
    self.texts = texts
    let index = project.index
    let conforming = (project.graph.conforming[contract] ?? []).filter { type in
      let file = index.files[Int(index.types[type].place.file)]
      return index.types[type].kind != .protocol && !file.isTest && !file.isMadeOfContracts
    }
    // A subclass inherits the method.
    implementers = conforming.filter { type in
      !index.superclasses(of: type).contains(where: conforming.contains)
    }
    self.summary = summary ?? Self.summary(of: draft.name.trimmingBackticks)
    sources = index.files.filter { !$0.isTest }.compactMap { file in
      let text = (try? texts.bytes(of: file.path, limit: .max)) ?? []
      guard text.count == file.facts.length else { return nil }
      return ContractSource(path: file.path, module: nil, text: text, facts: file.facts)
    }
  }

  /// A sentence from a method's name: `Shows error.`
  private static func summary(of name: String) -> String {
    var words = NameWords(name).sentence.split(separator: " ").map(String.init)
    if let verb = words.first, Lexicon.imperatives.contains(verb) {
      words[0] = Lexicon.thirdPerson(of: verb)
    }
    return words.joined(separator: " ").capitalizedFirst + "."
  }

  /// What must be there afterwards.
  var methods: [ModuleRoute.Method] {
    let name = draft.name.trimmingBackticks
    return ([contract] + implementers).map { .init(name: name, type: index.name(of: $0)) }
  }

  /// What nothing uses yet. An empty contract may have been unused, too.
  var unused: Set<String> {
    Set(methods.map { "\($0.type).\($0.name)" } + [index.name(of: contract)])
  }

  /// - Parameter tests: Whether test cases get a test that fails until the method is written.
  mutating func write(tests: Bool) {
    require(
      draft.head, draft.parameters, summary, suffix: draft.suffix, details: [], of: contract,
      condition: nil, labels: draft.labels, prefix: draft.prefix)
    for type in implementers {
      implement(
        draft.head, parameters: draft.parameters, body, of: contract, in: type, false,
        attribute: draft.prefix.isEmpty ? nil : draft.prefix.trimmed, documentation: nil,
        suffix: draft.suffix, labels: draft.labels)
    }
    addToDoubles(
      draft.name, draft.parameters, of: contract, except: Set(implementers), condition: nil,
      answering: answer, signature: draft.signature)
    for type in tests ? implementers : [] { writeTest(of: type) }
  }

  private var body: [String] {
    let comment = "// TODO: Write \(draft.fullName)."
    guard draft.result != nil else { return [comment] }
    return [comment, placeholder ?? "\(Self.trap)(\"\(draft.fullName) is not written yet.\")"]
  }

  /// What ends the app, because there is nothing to return.
  private static let trap = "fatalError"

  private var placeholder: String? { draft.placeholder(in: sources) }

  /// What a double returns; `nil` for a method without a result.
  private var answer: TestDoubleAddition.Answer? {
    draft.result.map { result in
      TestDoubleAddition.Answer(
        signature: draft.signature, variable: "\(draft.name.trimmingBackticks)Result",
        value: result, default: placeholder, isGeneric: draft.hasGenericResult)
    }
  }

  // MARK: Tests

  /// The name of the test that fails until a method is written.
  static func testName(of method: String) -> String {
    "\(method.trimmingBackticks)IsNotWrittenYet"
  }

  /// False if the implementation that is not written yet would end the tests.
  private var canRun: Bool { draft.result == nil || placeholder != nil }

  /// A test that fails until the method and its test are written.
  private mutating func writeTest(of type: TypeDeclaration.ID) {
    let name = index.name(of: type)
    let known = index.types[contract].functions.map { index.names[$0.name] }
    for suiteType in PartSuite.types(testing: type, in: project) {
      guard let list = list(at: index.types[suiteType].place) else { continue }
      var suite = PartSuite(
        suiteType, list, beside: known, isIsolated: isIsolated(suiteType),
        isTestedIsolated: isIsolated(type), in: project)
      let fixture = suite.fixture(of: type)
      let given = fixture?.lines ?? suite.creation(of: type, with: [])?.lines
      let call = given.flatMap { _ in
        canRun ? draft.call(of: fixture?.name ?? "sut", in: sources) : nil
      }
      suite.add(
        Self.testName(of: draft.name),
        call == nil ? .plain : .init(isAsync: draft.isAsync, canThrow: draft.canThrow),
        under: index.name(of: contract), given: call == nil ? [] : given ?? [],
        when: call.map { [(draft.result == nil ? "" : "_ = ") + $0] } ?? [],
        then: [.failure("Write \(draft.fullName) of \(name), and test here what it does.")])
      for test in suite.tests { add(test.lines, to: suite.list, after: test.last, suiteType) }
      return
    }
    untested.append(name)
  }
}
