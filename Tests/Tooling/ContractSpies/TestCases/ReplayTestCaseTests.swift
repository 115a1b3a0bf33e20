import AdderContractSpies
import AdderRecordedTraffic
import Testing

/// Tests that repeat recorded traffic.
@Suite struct ReplayTestCaseTests {
  private static let module = """
    struct Post: Codable, Equatable { let id: Int; var title: String }
    struct Draft: Equatable { private(set) var text: String; init(saying text: String) { self.text = text } }
    struct Token: Codable, Equatable { private let secret: String }
    enum Mood: Equatable { case calm; case loud(volume: Int, String) }
    enum Kind: String { case small, large }
    protocol FeedViewInput: AnyObject {
      var title: String { get set }
      func show(_ posts: [Post], mood: Mood)
      func show(_ kind: Kind)
    }
    protocol FeedService: AnyObject {
      var limit: Int { get }
      func load(after post: Post?) throws -> [Post]
      func save(_ draft: Draft, completion: @escaping (Result<Token, any Error>) -> Void)
      func refresh() async -> Post?
    }
    protocol FeedViewOutput: AnyObject {
      func ready()
      func tap(_ post: Post)
      func write(_ draft: Draft)
    }
    final class FeedPresenter: FeedViewOutput {
      weak var view: (any FeedViewInput)?
      let service: any FeedService
      init(service: any FeedService) { self.service = service }
      func ready() {}
      func tap(_ post: Post) {}
      func write(_ draft: Draft) {}
    }
    """

  /// Writes calls as the recorder does; `>` goes to the presenter, `v` to the view and `s` to the service.
  private func replay(_ lines: String...) throws -> String {
    let text = ([#"{"traffic":1}"#] + lines).joined(separator: "\n") + "\n"
    let log = try TrafficLog(Array(text.utf8), file: "feed.traffic")
    let source = ContractSource(path: "Feed.swift", text: Array(Self.module.utf8))
    let project = TestedProject([source], ContractScope([source]))
    return try ReplayTestCase(
      of: "FeedPresenter", inFile: "Feed.swift", replaying: log, in: project
    ).text
  }

  private func call(
    _ number: Int, _ way: String, _ member: String, _ arguments: [(String, String)] = [],
    in outer: Int? = nil, isAsync: Bool = false
  ) -> String {
    let (from, to, contract) =
      switch way {
      case ">": ("FeedView", "FeedPresenter", "FeedViewOutput")
      case "v": ("FeedPresenter", "FeedView", "FeedViewInput")
      default: ("FeedPresenter", "Feeds", "FeedService")
      }
    let values = arguments.map { #"{"name":"\#($0.0)","type":"","value":\#($0.1)}"# }
    return #"{"call":\#(number),"at":\#(number),"# + (outer.map { "\"in\":\($0)," } ?? "")
      + #""from":"\#(from)","to":"\#(to)","contract":"\#(contract)","member":"\#(member)","#
      + #""arguments":[\#(values.joined(separator: ","))]"# + (isAsync ? #","async":true"# : "")
      + "}"
  }

  private func end(_ number: Int, _ value: String? = nil, isError: Bool = false) -> String {
    let word = isError ? "error" : "value"
    return #"{"end":\#(number),"at":9"# + (value.map { #","type":"","\#(word)":\#($0)"# } ?? "")
      + "}"
  }

  @Test func `Calls, their arguments and the answers become statements and checks`() throws {
    let text = try replay(
      call(1, ">", "ready()"), call(2, "s", "limit", in: 1), end(2, "20"),
      call(3, "s", "load(after:)", [("post", "null")], in: 1),
      end(3, #"[{"id":1,"title":"A \"b\""}]"#),
      call(
        4, "v", "show(_:mood:)",
        [
          ("posts", #"[{"id":1,"title":"A \"b\""}]"#),
          ("mood", #"{"loud":{"volume":3,"_1":"hey"}}"#),
        ],
        in: 1), end(4), call(5, "v", "title =", [("newValue", #""Feed""#)], in: 1), end(5), end(1),
      call(6, ">", "tap(_:)", [("post", #"{"id":1,"title":"A"}"#)]),
      call(7, "v", "show(_:)", [("kind", #""large""#)], in: 6), end(7), end(6))
    for line in [
      "    service.limitAccess.value = 20",
      #"    service.loadAfterCalls.returns([Post(id: 1, title: "A \"b\"")])"#,
      "    sut.ready()", #"    sut.tap(Post(id: 1, title: "A"))"#,
      "    #expect(log.names.count == 4)",
      #"    #expect(view.titleAccess.writes == ["Feed"])"#,
      "    #expect(service.loadAfterCalls.arguments == [nil])",
      #"Mood.loud(volume: 3, "hey")"#,
      #"    #expect(view.showCalls.arguments == [try #require(Kind(rawValue: "large"))])"#,
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(text.contains("repeatsWhatWasRecorded() throws {"))
  }

  @Test func `Errors are thrown again, and closures are called when they were called`() throws {
    let text = try replay(
      call(1, ">", "ready()"), call(2, "s", "load(after:)", [("post", "null")], in: 1),
      end(2, "{}", isError: true), end(1),
      call(3, ">", "write(_:)", [("draft", #"{"text":"Hi"}"#)]),
      call(
        4, "s", "save(_:completion:)",
        [("draft", #"{"text":"Hi"}"#), ("completion", #"{"$text":"closure"}"#)], in: 3), end(4),
      end(3),
      #"{"answer":4,"at":8,"parameter":"completion","arguments":[{"name":"value","type":"","value":{"success":{"_0":{"secret":"x"}}}}]}"#,
      call(5, "v", "title =", [("newValue", #""Saved""#)]), end(5))
    for line in [
      "    service.loadAfterCalls.fails(TestError())", #"    sut.write(Draft(saying: "Hi"))"#,
      #"service.saveCompletionCalls.arguments.first?.completion("#,
      #".success(try recorded(Token.self, "{\"secret\": \"x\"}"))"#,
      #"service.saveCompletionCalls.arguments.map(\.draft) == [Draft(saying: "Hi")]"#,
      "private func recorded<Value: Decodable>", "private struct TestError: Error {}",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func `The test waits for what the part does by itself`() throws {
    let text = try replay(
      call(1, ">", "ready()"), end(1), call(2, "s", "refresh()", isAsync: true),
      end(2, #"{"id":2,"title":"B"}"#), call(3, "v", "title =", [("newValue", #""B""#)]), end(3))
    #expect(
      text.contains(
        """
            service.refreshCalls.returns(Post(id: 2, title: "B"))
            sut.ready()
            await service.refreshCalls.called()
        """), "\(text)")
    #expect(text.contains("repeatsWhatWasRecorded() async {"))
  }

  @Test func `A call that comes while the part waits for an answer is made afterwards`() throws {
    let text = try replay(
      call(1, ">", "ready()"), call(2, "s", "load(after:)", [("post", "null")], in: 1),
      call(3, ">", "tap(_:)", [("post", #"{"id":1,"title":"A"}"#)], in: 2),
      call(4, "v", "title =", [("newValue", #""A""#)], in: 3), end(4), end(3), end(2, "[]"), end(1))
    #expect(text.contains("sut.ready()\n    sut.tap("), "\(text)")
    #expect(text.contains(#"log.contains(inOrder: "load(after:)", "title =")"#))
  }

  @Test func `A value that the recording does not contain is left to a person`() throws {
    let text = try replay(
      call(1, ">", "tap(_:)", [("post", #"{"$text":"Post"}"#)]), end(1))
    #expect(text.contains("sut.tap(try #require(postValue()))"), "\(text)")
    #expect(text.contains("private func postValue() -> Post? { nil }"))
  }

  @Test func `A reference through which nothing was called is empty, as it may have been`() throws {
    let text = try replay(call(1, ">", "ready()"), end(1))
    #expect(text.contains("// given\n    sut.view = nil\n"), "\(text)")
    #expect(text.contains("#expect(log.names.count == 0)"))
  }

  @Test func `A part that was not called gets no test`() throws {
    #expect(throws: TestRefusal.notRecorded) { try replay(call(1, "v", "title")) }
  }
}
