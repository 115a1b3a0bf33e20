import Testing

@testable import Adder

/// The context that the app passes to steps.
@MainActor private struct Services: Sendable {
  let log: Log
}

private struct PersonStep: DeepLinkStep {
  static let name = "person"
  enum Tab: String, Codable { case posts, photos }

  var id: Int
  var tab: Tab?
  var name: String?

  func open(
    from handler: any TransitionHandler, in services: Services, isAnimated: Bool
  ) -> OpenModule<any SampleModuleInput> {
    handler.open(
      SampleFactory(log: services.log), by: isAnimated ? .push : .push.withoutAnimation
    ) { $0.configure(name: "person \(id)") }
  }
}

private struct EditStep: DeepLinkStep {
  static let name = "edit"
  var isNew = false
  var note: String?

  func open(
    from handler: any TransitionHandler, in services: Services, isAnimated: Bool
  ) -> OpenModule<any SampleModuleInput> {
    handler.open(SampleFactory(log: services.log), by: .present) { $0.configure(name: "edit") }
  }
}

private struct HomeStep: DeepLinkStep {
  static let name = "home"

  func open(
    from handler: any TransitionHandler, in services: Services, isAnimated: Bool
  ) -> OpenModule<any SampleModuleInput> {
    handler.open(SampleFactory(log: services.log), by: .setRoot) { $0.configure(name: "home") }
  }
}

private struct ListStep: DeepLinkStep {
  static let name = "list"
  var ids: [Int]

  func open(from handler: any TransitionHandler, in services: Services, isAnimated: Bool)
    -> OpenModule<Void>
  {
    OpenModule(failed: .noTransitionHandler(module: ""))
  }
}

/// A step that needs no context from the app.
private struct AboutStep: DeepLinkStep {
  static let name = "about"

  func open(
    from handler: any TransitionHandler, in context: Void, isAnimated: Bool
  ) -> OpenModule<any SampleModuleInput> {
    handler.open(SampleFactory(log: Log()), by: .push) { $0.configure(name: "about") }
  }
}

@MainActor @Suite(.serialized) struct DeepLinkTests {
  private let services = Services(log: Log())
  private let links = DeepLinkScheme<Services>(
    "humans", steps: [PersonStep.self, EditStep.self, HomeStep.self, ListStep.self])

  @Test func `A link is written as a URL and read back`() throws {
    try check("humans://", [])
    try check("humans://home", [HomeStep()])
    try check("humans://person/42", [PersonStep(id: 42)])
    try check(
      "humans://person/-7;tab=posts;name=%D0%9C%D0%B0%2F%3B%3D%3F%25",
      [
        PersonStep(id: -7, tab: .posts, name: "Ма/;=?%")
      ])
    try check(
      "humans://person/1/person/2;name=b/edit/true",
      [
        PersonStep(id: 1), PersonStep(id: 2, name: "b"), EditStep(isNew: true),
      ])
  }

  @Test func `Values after the question mark of a URL belong to the last step`() throws {
    let link = try links.link(from: "Humans://person/1/edit/false?note=hi&utm_source=x#top")
    #expect(link == DeepLink([PersonStep(id: 1), EditStep(note: "hi")]))
  }

  @Test(arguments: [
    ("other://person/1", DeepLinkError.otherScheme("other://person/1", expected: "humans")),
    ("humans://nobody", .unknownStep("nobody", known: ["edit", "home", "list", "person"])),
    ("humans://person", .missingValue("id", step: "person")),
    ("humans://person/x", .unusableValue("x", of: "id", step: "person")),
    ("humans://person/1;tab=zzz", .unusableValue("zzz", of: "tab", step: "person")),
    ("humans://person/%4", .badEscape("%4")), ("humans://person/%ff", .badEscape("%ff")),
    ("humans://list/1", .compositeValue("ids", step: "list")),
  ])
  func `An invalid URL throws an error that explains the problem`(url: String, error: DeepLinkError)
  {
    #expect(throws: error) { try links.link(from: url) }
    #expect(!error.description.isEmpty)
  }

  @Test(arguments: [
    "https://humans.example/person/7/home", "https://HUMANS.example/person/7/home?utm_source=x",
    "https://www.humans.example/person/7/home",
  ])
  func `A universal link has a host in front of its steps`(url: String) throws {
    let universal = DeepLinkScheme<Services>(
      "https", hosts: ["humans.example", "www.humans.example"],
      steps: [PersonStep.self, HomeStep.self])
    let link = DeepLink<Services>([PersonStep(id: 7), HomeStep()])
    #expect(try universal.link(from: url) == link)
    #expect(try universal.url(for: link) == "https://humans.example/person/7/home")
  }

  @Test(arguments: [
    "https://humans.example.evil/person/7", "https://evil/humans.example/person/7", "https://",
    "https://humans.example:8080/person/7", "https://humans.example@evil/person/7",
  ])
  func `A link to another host is refused`(url: String) {
    let universal = DeepLinkScheme<Services>(
      "https", hosts: ["humans.example"], steps: [PersonStep.self])
    #expect(throws: DeepLinkError.otherHost(url, expected: ["humans.example"])) {
      try universal.link(from: url)
    }
    #expect(
      "\(DeepLinkError.otherHost(url, expected: ["humans.example"]))".contains("humans.example."))
  }

  @Test func `A universal link may have no steps`() throws {
    let universal = DeepLinkScheme<Services>(
      "https", hosts: ["humans.example"], steps: [PersonStep.self])
    #expect(try universal.link(from: "https://humans.example").steps.isEmpty)
    #expect(try universal.link(from: "https://humans.example/").steps.isEmpty)
    #expect(try universal.url(for: DeepLink([])) == "https://humans.example")
  }

  @Test func `Steps that need no context are opened without one`() {
    let stage = Stage()
    #expect(stage.root.open(link: DeepLink([AboutStep()])) == 1)
    #expect(stage.screen.visibleView?.deepLink(in: Void.self) == DeepLink([AboutStep()]))
  }

  @Test func `A link that cannot be written as a URL is refused`() {
    #expect(throws: DeepLinkError.compositeValue("ids", step: "list")) {
      try links.url(for: DeepLink([ListStep(ids: [1])]))
    }
    #expect(throws: DeepLinkError.unknownStep("home", known: [])) {
      try DeepLinkScheme<Services>("x", steps: []).url(for: DeepLink([HomeStep()]))
    }
  }

  @Test func `Random links are read back from their URLs`() throws {
    let parts = ["a", "/", ";", "=", "?", "#", "%", "&", " ", "я", "\u{0}", "😀", ""]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      func text() -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }.joined()
      }
      let link = DeepLink(
        (0..<Int.random(in: 0...4, using: &random)).map { _ -> any DeepLinkStep<Services> in
          switch Int.random(in: 0...2, using: &random) {
          case 0: HomeStep()
          case 1: EditStep(isNew: .random(using: &random), note: text())
          default:
            PersonStep(
              id: .random(in: -9...9, using: &random),
              tab: Bool.random(using: &random) ? .photos : nil,
              name: Bool.random(using: &random) ? text() : nil)
          }
        })
      let url = try links.url(for: link)
      #expect(try links.link(from: url) == link, "\(url)")
      #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test func `A link is opened step by step, and the last module returns the same link`()
    throws
  {
    let stage = Stage()
    let link = DeepLink([PersonStep(id: 1), PersonStep(id: 2), EditStep()])
    _ = services.log.take()
    #expect(stage.root.open(link: link, in: services) == 3)
    #expect(
      services.log.take().filter { $0.hasSuffix("linked") }
        == ["person 1 linked", "person 2 linked", "edit linked"])
    let top = try #require(stage.screen.visibleView)
    #expect(top.deepLink(in: Services.self) == link)
    #expect(stage.root.deepLink(in: Services.self) == DeepLink([]))
    let saved = try links.url(for: top.deepLink(in: Services.self))
    let restored = Stage()
    #expect(restored.root.open(link: try links.link(from: saved), in: services) == 3)
    #expect(restored.screen.presentedCount == 1)
  }

  @Test func `A step that cannot be shown stops the link and is reported`() {
    let stage = Stage(hasNavigation: false)
    var problems: [RuntimeProblem] = []
    let count = RuntimeProblem.handled(by: { problems.append($0) }) {
      stage.root.open(link: DeepLink([EditStep(), PersonStep(id: 1), EditStep()]), in: services)
    }
    #expect(count == 1)
    #expect(problems.count == 1)
  }

  private func check(
    _ url: String, _ steps: [any DeepLinkStep<Services>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try links.link(from: url) == DeepLink(steps), sourceLocation: sourceLocation)
    #expect(try links.url(for: DeepLink(steps)) == url, sourceLocation: sourceLocation)
  }
}
