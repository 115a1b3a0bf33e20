import AdderTestSupport
import Foundation
import Testing

/// `adder gen MODULE --add Callback CONTRACT.METHOD`, run as a user runs it.
@Suite(.serialized) struct SplitCallbackTests {
  private static let folder = "Sources/App/News/"

  /// A module whose presenter asks its interactor with a closure.
  ///
  /// - Parameters:
  ///   - type: the type of the closure's value.
  ///   - interactor: the body of the interactor's method.
  ///   - presenter: the statement that calls it.
  private func module(
    _ type: String = "[String]", interactor: String, presenter: String,
    besides others: [String: String] = [:]
  ) throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    for (path, text) in Sample.files(type, interactor, presenter).merging(
      others, uniquingKeysWith: { $1 })
    {
      try adder.folder.write(text, to: path)
    }
    return adder
  }

  private func split(_ adder: CommandUnderTest, _ words: String...) throws -> Outcome {
    try adder.run(["gen", "News", "--add", "Callback", "InteractorInput.obtainNews"] + words)
  }

  private func texts(_ adder: CommandUnderTest) throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The compiler's errors, also in the doubles.
  private func errors(_ adder: CommandUnderTest) throws -> [String: String] {
    try SwiftFrontend.errors(
      in: compiledTogether(try texts(adder)), "-typecheck", ["-swift-version", "5"])
  }

  @Test func `A request loses its closure, and the output answers it`() throws {
    let adder = try module(
      interactor: """
        if isReady { return completion([]) }
        service.load { items in
            completion(items)
        }
        """,
      presenter: """
        interactor.obtainNews(of: topic) { [weak self] news in
            guard let self = self else { return }
            // Only the first ones fit.
            self.view?.show(Array(news.prefix(3)))
            self.service.later { self.count += 1 }
        }
        """)
    #expect(try errors(adder) == [:])
    let before = try texts(adder)
    let outcome = try split(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "NewsInteractorInput.obtainNews is now answered by NewsInteractorOutput.didObtainNews(_:)"),
      "\(outcome.output)")
    let contracts = try adder.folder.read(Self.folder + "NewsContracts.swift")
    #expect(contracts.contains("    func obtainNews(of topic: String)\n"), "\(contracts)")
    #expect(contracts.contains("    func didObtainNews(_ news: [String])\n"), "\(contracts)")
    #expect(!contracts.contains("completion"), "\(contracts)")
    let interactor = try adder.folder.read(Self.folder + "NewsInteractor.swift")
    #expect(
      interactor.contains(
        """
            func obtainNews(of topic: String) {
                if isReady { output?.didObtainNews([]); return }
                service.load { [weak self] items in
                    self?.output?.didObtainNews(items)
                }
            }

        """), "\(interactor)")
    let presenter = try adder.folder.read(Self.folder + "NewsPresenter.swift")
    #expect(presenter.contains("        interactor.obtainNews(of: topic)\n    }\n"), "\(presenter)")
    #expect(
      presenter.contains(
        """
            func didObtainNews(_ news: [String]) {
                // Only the first ones fit.
                self.view?.show(Array(news.prefix(3)))
                self.service.later { self.count += 1 }
            }

        """), "\(presenter)")
    let doubles = try adder.folder.read("Tests/AppTests/NewsDoubles.swift")
    #expect(doubles.contains("    func obtainNews(of topic: String) {\n"), "\(doubles)")
    #expect(doubles.contains("    func didObtainNews(_ news: [String]) {\n"), "\(doubles)")
    #expect(try errors(adder) == [:])
    #expect(try adder("undo").status == 0)
    #expect(try texts(adder) == before)
  }

  @Test func `A dry run writes nothing`() throws {
    let adder = try module(
      interactor: "completion([])", presenter: "interactor.obtainNews(of: topic) { _ in }")
    let before = try texts(adder)
    let outcome = try split(adder, "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("+    func didObtainNews(_ news: [String])"))
    #expect(try texts(adder) == before)
  }

  @Test func `A result is divided where both sides do`() throws {
    let adder = try module(
      "Result<[String], Error>",
      interactor: """
        if isReady { completion(.success([])) }
        service.fetch { result in
            completion(result)
        }
        """,
      presenter: """
        interactor.obtainNews(of: topic) { [weak self] result in
            switch result {
            case .success(let items):
                self?.view?.show(items)
            case .failure(let error):
                self?.failure = error
            }
        }
        """)
    let outcome = try split(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let interactor = try adder.folder.read(Self.folder + "NewsInteractor.swift")
    #expect(
      interactor.contains(
        """
                if isReady { output?.didObtainNewsWithSuccess([]) }
                service.fetch { [weak self] result in
                    switch result {
                    case .success(let items):
                        self?.output?.didObtainNewsWithSuccess(items)
                    case .failure(let error):
                        self?.output?.didObtainNewsWithFailure(error)
                    }
                }

        """), "\(interactor)")
    let presenter = try adder.folder.read(Self.folder + "NewsPresenter.swift")
    #expect(
      presenter.contains(
        """
            func didObtainNewsWithSuccess(_ items: [String]) {
                view?.show(items)
            }

            func didObtainNewsWithFailure(_ error: Error) {
                failure = error
            }

        """), "\(presenter)")
    #expect(try errors(adder) == [:])
  }

  @Test func `An empty contract gets both answers`() throws {
    let adder = try module(
      "Result<[String], Error>", interactor: "completion(.success([]))",
      presenter: """
        interactor.obtainNews(of: topic) { [weak self] result in
            switch result {
            case .success: self?.view?.show([])
            case .failure(let error): self?.failure = error
            }
        }
        """)
    let contracts = Self.folder + "NewsContracts.swift"
    let interactor = Self.folder + "NewsInteractor.swift"
    try adder.folder.write(
      try adder.folder.read(contracts).replacing("{\n    func didCancel()\n}", with: "{}"),
      to: contracts)
    try adder.folder.write(
      try adder.folder.read(interactor).replacing("output?.didCancel()", with: ""), to: interactor)
    let outcome = try split(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try adder.folder.read(contracts)
    #expect(
      text.hasSuffix(
        """
        protocol NewsInteractorOutput: AnyObject {
            /// The answer to 'obtainNews'.
            func didObtainNewsWithSuccess(_ news: [String])

            /// The answer to 'obtainNews'.
            func didObtainNewsWithFailure(_ error: Error)
        }

        """), "\(text)")
    #expect(try errors(adder) == [:])
  }

  @Test(arguments: [
    (
      "a closure that is passed on", "[String]", "service.load(then: completion)",
      "interactor.obtainNews(of: topic) { [weak self] in self?.show($0) }",
      """
              service.load(then: { [weak self] news in
                  self?.output?.didObtainNews(news)
              })

      """, "    func didObtainNews(_ news: [String]) {\n        show(news)\n    }\n"
    ),
    (
      "a result in one piece", "Result<[String], Error>", "service.fetch(then: completion)",
      "interactor.obtainNews(of: topic) { [unowned self] in self.keep($0) }",
      """
              service.fetch(then: { [weak self] result in
                  self?.output?.didObtainNews(result)
              })

      """,
      """
          func didObtainNews(_ result: Result<[String], Error>) {
              self.keep(result)
          }

      """
    ),
    (
      "weak closures inside", "[String]",
      "service.load { [weak self] items in\n    guard let self else { return }\n"
        + "    self.isReady = true\n    completion(items)\n}",
      "interactor.obtainNews(of: topic) { [weak self] _ in\n"
        + "    self?.service.later { self?.count += 1 }\n    self?.view?.show([])\n}",
      "            self.output?.didObtainNews(items)\n",
      """
              service.later { [weak self] in self?.count += 1 }
              view?.show([])

      """
    ),
    (
      "another name of self", "[String]", "completion([])",
      "interactor.obtainNews(of: topic) { [weak self] view in\n"
        + "    guard let strongSelf = self, !view.isEmpty else { return }\n"
        + "    strongSelf.view?.show(view)\n}",
      "        output?.didObtainNews([])\n",
      """
          func didObtainNews(_ view: [String]) {
              guard !view.isEmpty else { return }
              self.view?.show(view)
          }

      """
    ),
    (
      "an own task", "[String]",
      "Task {\n    let items = await service.items()\n    completion(items)\n}",
      "interactor.obtainNews(of: topic) { _ in }",
      "            self.output?.didObtainNews(items)\n",
      "    func didObtainNews(_ news: [String]) {}\n"
    ),
    (
      "a counter", "[String]", "completion([])",
      "interactor.obtainNews(of: topic) { [weak self] in self?.count += $0.count }",
      "        output?.didObtainNews([])\n", "        count += news.count\n"
    ),
  ])
  func `Both sides are rewritten so that they mean the same`(
    name: String, type: String, interactor: String, presenter: String, answering: String,
    answered: String
  ) throws {
    let adder = try module(type, interactor: interactor, presenter: presenter)
    #expect(try errors(adder) == [:])
    let outcome = try split(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let interactor = try adder.folder.read(Self.folder + "NewsInteractor.swift")
    #expect(interactor.contains(answering), "\(interactor)")
    let presenter = try adder.folder.read(Self.folder + "NewsPresenter.swift")
    #expect(presenter.contains(answered), "\(presenter)")
    #expect(try errors(adder) == [:])
  }

  /// A presenter that divides the result in a `switch`.
  private static func division(
    _ success: String = "(let items)", _ body: String = "self?.view?.show(items)"
  ) -> String {
    """
    interactor.obtainNews(of: topic) { [weak self] result in
        switch result {
        case .success\(success):
            \(body)
        case .failure(let error):
            self?.failure = error
        }
    }
    """
  }

  @Test(arguments: [
    (
      "[String]", "completion(isReady ? .success([]) : .failure(CancellationError()))", division(),
      "output?.didObtainNews(isReady ? .success([]) : .failure(CancellationError()))"
    ),
    (
      "[String]", "completion(Result { [] })", division(),
      "output?.didObtainNews(Result { [] })"
    ),
    (
      "[String]", "completion(.success([]))",
      division("(let items)", "if items.isEmpty { break }\n        self?.view?.show(items)"),
      "            if items.isEmpty { break }\n"
    ),
    (
      "([String], Int)", "completion(.success(([], 0)))", division("((let items, _))"),
      "        case .success((let items, _)):\n"
    ),
    (
      "[String]", "completion(.success([]))",
      division("(let items)", "self?.view?.show(items)\n        // Nothing else."),
      "            // Nothing else.\n"
    ),
    (
      "[String]", "completion(.success([]))",
      division().replacing("    switch", with: "    // Both are shown.\n    switch"),
      "        // Both are shown.\n"
    ),
  ])
  func `A result that cannot be divided stays in one piece`(
    success: String, interactor: String, presenter: String, keeps: String
  ) throws {
    let adder = try module(
      "Result<\(success), Error>", interactor: interactor, presenter: presenter)
    let service = Self.folder + "NewsPresenter.swift"
    try adder.folder.write(
      try adder.folder.read(service).replacing(
        "Result<[String], Error>", with: "Result<\(success), Error>"), to: service)
    #expect(try errors(adder) == [:])
    let outcome = try split(adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let code = ["NewsInteractor.swift", "NewsPresenter.swift"]
      .compactMap { try? adder.folder.read(Self.folder + $0) }.joined()
    #expect(code.contains("didObtainNews(_ result: Result<\(success), Error>)"), "\(code)")
    #expect(code.contains(keeps), "\(code)")
    #expect(try errors(adder) == [:])
  }

  @Test func `The description of the closure is removed with all its lines`() throws {
    let adder = try module(
      interactor: "completion([])", presenter: "interactor.obtainNews(of: topic) { _ in }")
    let path = Self.folder + "NewsContracts.swift"
    try adder.folder.write(
      try adder.folder.read(path).replacing(
        "    func obtainNews",
        with: """
              /// Asks for news.
              ///
              /// - Parameters:
              ///   - completion: gets the news,
              ///     or nothing.
              ///   - topic: the topic.
              func obtainNews
          """), to: path)
    #expect(try split(adder).status == 0)
    let text = try adder.folder.read(path)
    #expect(
      text.contains(
        """
            ///
            /// - Parameters:
            ///   - topic: the topic.
            func obtainNews(of topic: String)

        """), "\(text)")
  }

  @Test(arguments: [
    "if let completion { completion([]) }", "guard let completion else { return }\ncompletion([])",
    "service.load { [completion] in completion?($0) }",
  ])
  func `Another name of the closure is refused with its place`(interactor: String) throws {
    let adder = try module(
      interactor: interactor, presenter: "interactor.obtainNews(of: topic) { _ in }")
    for (path, text) in try texts(adder) {
      try adder.folder.write(
        text.replacing(
          "completion: @escaping ([String]) -> Void", with: "completion: (([String]) -> Void)?"),
        to: path)
    }
    #expect(try errors(adder) == [:])
    let before = try texts(adder)
    let outcome = try split(adder)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.errors.contains("'completion' is used here in another way than by a call"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("NewsInteractor.swift:8:"), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `A closure for the main actor that is passed on is refused with its place`() throws {
    let adder = try module(
      interactor: "service.load(then: completion)",
      presenter: "interactor.obtainNews(of: topic) { _ in }")
    for (path, text) in try texts(adder) {
      try adder.folder.write(
        text.replacing("protocol ", with: "@MainActor\nprotocol ")
          .replacing("final class ", with: "@MainActor\nfinal class ")
          .replacing("enum ", with: "@MainActor\nenum "), to: path)
    }
    let outcome = try split(adder)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.errors.contains("'NewsInteractorOutput' is on the main actor"), "\(outcome.errors)")
    #expect(outcome.errors.contains("NewsInteractor.swift:9:28:"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (
      "if isReady { obtainNews(of: topic) { completion($0) } }\ncompletion([])",
      "interactor.obtainNews(of: topic) { _ in }",
      "it is called here, too", "NewsInteractor.swift:8:"
    ),
    (
      "if isReady { obtainNews(of: topic, completion: { _ in }) }\ncompletion([])",
      "interactor.obtainNews(of: topic) { _ in }",
      "it is called here, too", "NewsInteractor.swift:8:"
    ),
    (
      "completion([])",
      "let topic: String? = topic\n        "
        + "interactor.obtainNews(of: \"\") { [weak self] _ in\n"
        + "    if let topic { self?.use(topic) }\n}",
      "the closure uses 'topic' of the method around it", "NewsPresenter.swift:"
    ),
    (
      "completion([])",
      "let own = topic\n        interactor.obtainNews(of: topic) { [weak self] _ in self?.use(own) }",
      "the closure uses 'own' of the method around it", "NewsPresenter.swift:"
    ),
    (
      "kept = completion", "interactor.obtainNews(of: topic) { _ in }",
      "'completion' is used here in another way than by a call", "NewsInteractor.swift:"
    ),
    (
      "completion([])",
      "interactor.obtainNews(of: topic) { [weak self] _ in print(self?.count ?? 0) }",
      "what follows 'self?' is used as an optional value here", "NewsPresenter.swift:"
    ),
    (
      "completion([])",
      "interactor.obtainNews(of: topic) { [weak self] _ in\n    if let self { print(self.count) }\n}",
      "'self' is unwrapped here", "NewsPresenter.swift:"
    ),
    (
      "completion([])",
      "interactor.obtainNews(of: topic) { _ in }\n        interactor.obtainNews(of: \"\") { _ in }",
      "it is called here, too", "NewsPresenter.swift:"
    ),
    ("completion([])", "print(topic)", "no part calls it", "NewsContracts.swift:"),
    (
      "completion([])", "interactor.obtainNews(of: topic) { self.show($0) }",
      "the closure keeps 'NewsPresenter' until the answer", "NewsPresenter.swift:"
    ),
    (
      "completion([])", "interactor.obtainNews(of: topic, completion: show)",
      "what is passed here is not a closure", "NewsPresenter.swift:"
    ),
    (
      "completion([])", "NewsInteractor().obtainNews(of: topic) { _ in }",
      "'NewsPresenter' does not keep the object that it calls", "NewsPresenter.swift:"
    ),
  ])
  func `What cannot be moved is refused with its place`(
    interactor: String, presenter: String, says: String, place: String
  ) throws {
    let adder = try module(interactor: interactor, presenter: presenter)
    let before = try texts(adder)
    let outcome = try split(adder)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
    #expect(try texts(adder) == before)
  }

  @Test func `Without an output, the error names what is missing`() throws {
    let adder = try module(
      interactor: "completion([])", presenter: "interactor.obtainNews(of: topic) { _ in }")
    let path = Self.folder + "NewsInteractor.swift"
    let code = try adder.folder.read(path)
    try adder.folder.write(
      code.replacing(
        "weak var output: NewsInteractorOutput?", with: "weak var output: NewsPresenter?"),
      to: path)
    let concrete = try split(adder)
    #expect(concrete.status == 1)
    #expect(
      concrete.errors.contains("'adder gen News --add Contract NewsInteractor.output'"),
      "\(concrete.errors)")
    try adder.folder.write(
      code.replacing("weak var output: NewsInteractorOutput?", with: "var output: Any?"), to: path)
    let missing = try split(adder)
    #expect(missing.status == 1)
    #expect(
      missing.errors.contains("references no contract that 'NewsPresenter' implements"),
      "\(missing.errors)")
  }

  @Test func `A call in a test is not moved`() throws {
    let adder = try module(
      interactor: "completion([])", presenter: "interactor.obtainNews(of: topic) { _ in }",
      besides: [
        "Tests/AppTests/NewsInteractorTests.swift": """
        import Testing
        @testable import App

        @Test func newsAreObtained() {
            NewsInteractor().obtainNews(of: "") { #expect($0.isEmpty) }
        }

        """
      ])
    let outcome = try split(adder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("NewsInteractorTests.swift:5:21: error: "), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("InteractorInput.cancel", 1, "it has no closure for its result"),
    ("InteractorInput.refresh", 1, "it is asynchronous"),
    ("InteractorInput.door", 2, "has no method 'door'"),
    ("Door.open", 2, "News has no contract 'Door'"),
  ])
  func `A method that cannot be split, or does not exist, is a clear error`(
    name: String, status: Int32, says: String
  ) throws {
    let adder = try module(
      interactor: "completion([])", presenter: "interactor.obtainNews(of: topic) { _ in }")
    let outcome = try adder("gen", "News", "--add", "Callback", name)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func `A missing method name is a clear error`() throws {
    let outcome = try module(interactor: "completion([])", presenter: "print(topic)")(
      "gen", "News", "--add", "Callback")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--add Callback InteractorInput.obtainNews"))
  }
}

private enum Sample {
  static func files(_ type: String, _ interactor: String, _ presenter: String) -> [String: String] {
    [
      "Sources/App/News/NewsContracts.swift": """
      protocol NewsViewInput: AnyObject {
          func show(_ news: [String])
      }

      protocol NewsViewOutput: AnyObject {
          func open(_ topic: String)
      }

      protocol NewsInteractorInput: AnyObject {
          func obtainNews(of topic: String, completion: @escaping (\(type)) -> Void)
          func cancel()
          func refresh() async
      }

      protocol NewsInteractorOutput: AnyObject {
          func didCancel()
      }

      """,
      "Sources/App/News/NewsService.swift": """
      final class NewsService {
          func load(then done: @escaping ([String]) -> Void) { done([]) }
          func fetch(then done: @escaping (Result<[String], Error>) -> Void) { done(.success([])) }
          func later(_ action: @escaping () -> Void) { action() }
          func items() async -> [String] { [] }
      }

      """,
      "Sources/App/News/NewsViewController.swift": """
      final class NewsViewController: NewsViewInput {
          var output: NewsViewOutput?

          func show(_ news: [String]) {}
          func start() { output?.open("topic") }
      }

      """,
      "Sources/App/News/NewsInteractor.swift": """
      final class NewsInteractor: NewsInteractorInput {
          weak var output: NewsInteractorOutput?
          let service = NewsService()
          var isReady = false
          var kept: ((\(type)) -> Void)?

          func obtainNews(of topic: String, completion: @escaping (\(type)) -> Void) {
      \(indented(interactor))
          }

          func cancel() {
              output?.didCancel()
          }

          func refresh() async {}
      }

      """,
      "Sources/App/News/NewsPresenter.swift": """
      final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
          weak var view: NewsViewInput?
          let interactor: NewsInteractorInput
          let service = NewsService()
          var count = 0
          var failure: Error?

          init(interactor: NewsInteractorInput) {
              self.interactor = interactor
          }

          func open(_ topic: String) {
      \(indented(presenter))
          }

          func didCancel() {
              count = 0
          }

          private func use(_ text: String) {}
          private func show(_ news: [String]) { view?.show(news) }
          private func keep(_ result: Result<[String], Error>) {}
      }

      """,
      "Sources/App/News/NewsAssembly.swift": """
      enum NewsAssembly {
          static func build() -> NewsViewController {
              let view = NewsViewController()
              let interactor = NewsInteractor()
              let presenter = NewsPresenter(interactor: interactor)
              view.output = presenter
              presenter.view = view
              interactor.output = presenter
              return view
          }
      }

      """,
      "Tests/AppTests/NewsDoubles.swift": """
      @testable import App

      final class NewsInteractorMock: NewsInteractorInput {
          var count = 0

          func obtainNews(of topic: String, completion: @escaping (\(type)) -> Void) {
              count += 1
          }

          func cancel() {}
          func refresh() async {}
      }

      final class NewsOutputMock: NewsInteractorOutput {
          var didCancelCount = 0

          func didCancel() {
              didCancelCount += 1
          }
      }

      """,
    ]
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "        " + $0 }.joined(separator: "\n")
  }
}
