import AdderContractSpies
import AdderEmbeddedFiles
import AdderTestSupport
import Foundation
import Testing

/// Recording proxies of the same protocols whose spies are tested, and of a module.
@Suite struct ProxyFileTests {
  private static func proxies(isMainActorByDefault: Bool = false) throws -> ProxyFile {
    let sources = try SpiedProtocolTests.files(in: SpiedProtocolTests.folder).map {
      ContractSource(path: $0.name, text: Array($0.text.utf8))
    }
    let scope = ContractScope(sources)
    return ProxyFile(
      nil, contracts: scope.names, parts: [], others: [], in: TestedProject(sources, scope),
      options: SpyFile.Options(isMainActorByDefault: isMainActorByDefault))
  }

  @Test func `Most protocols have a proxy, and the others a reason`() throws {
    let file = try Self.proxies()
    #expect(file.proxies.count >= 130)
    for refusal in file.refusals {
      #expect("\(refusal.reason)".hasPrefix("its calls cannot be passed on, because "))
    }
  }

  @Test(arguments: [[], ["-default-isolation", "MainActor"], ["-strict-memory-safety"]])
  func `Proxies compile without a warning`(_ mode: [String]) throws {
    let package = try TemporaryFolder()
    for file in try SpiedProtocolTests.files(in: SpiedProtocolTests.folder) {
      try package.write(file.text, to: file.name)
    }
    let isIsolated = mode.contains("MainActor")
    try package.write(
      try Self.proxies(isMainActorByDefault: isIsolated).text, to: "Proxies.swift")
    try package.write(TrafficSupport.text, to: TrafficSupport.fileName)
    let outcome = try run(
      "swiftc",
      ["-emit-sil", "-wmo", "-D", "DEBUG", "-o", "/dev/null", "-module-name", "App"]
        + ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors"] + mode
        + (try package.tree().filter { $0.hasSuffix(".swift") }), in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(6_000))")
  }

  @Test func `Proxies are formatted`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      try String(contentsOf: repository.appending(path: ".swift-format"), encoding: .utf8),
      to: ".swift-format")
    try folder.write(try Self.proxies().text, to: "Proxies.swift")
    let outcome = try run("swift", ["format", "lint", "--strict", "Proxies.swift"], in: folder.url)
    #expect(outcome.errors == "")
  }

  /// A module of the library's own tests, which run it with these proxies.
  @Test func `A module's proxies are inserted into its properties and initializers`() throws {
    let folder = repository.appending(path: "Tests/Runtime/AdderTraffic")
    let module = try String(
      contentsOf: folder.appending(path: "GreetingModule.swift"), encoding: .utf8)
    let source = ContractSource(path: "GreetingModule.swift", text: Array(module.utf8))
    let scope = ContractScope([source])
    let project = TestedProject([source], scope)
    let contracts = scope.names.filter { $0.text.hasPrefix("Greeting") }
    let parts = ["GreetingView", "GreetingPresenter", "GreetingInteractor"].map {
      ProxyFile.Part($0, in: source.path)
    }
    let services = ProxyFile.services(of: parts, besides: contracts, in: project)
    #expect(services.map(\.text) == ["GuestService"])
    let options = SpyFile.Options(usesLibrary: true)
    let file = ProxyFile(
      "Greeting", contracts: contracts + services, parts: parts, others: [], in: project,
      options: options)
    #expect(file.gaps == [])
    #expect(file.recordedModule == "GreetingTraffic")
    let place = folder.appending(path: "GreetingTraffic.swift")
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      try file.text.write(to: place, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: place, encoding: .utf8) == file.text)
  }

  @Test(arguments: [
    "func push(from view: any FeedView) { _ = view as? UIViewController }",
    "func push(from view: FeedView?) { let screen = view! as! UIViewController }",
    "weak var view: FeedView?\n  func close() { (self.view as? UIViewController)?.dismiss() }",
  ])
  func `A contract whose objects are cast to a screen has no proxy`(_ code: String) {
    let text = """
      protocol FeedView: AnyObject { func show() }
      protocol FeedService { func load() }
      final class FeedRouter {
        \(code)
        func load(_ service: any FeedService, _ view: Any) { _ = view as? Int }
      }
      """
    let source = ContractSource(path: "Feed.swift", text: Array(text.utf8))
    let scope = ContractScope([source])
    let file = ProxyFile(
      nil, contracts: scope.names, parts: [], others: [], in: TestedProject([source], scope),
      options: SpyFile.Options())
    #expect(file.proxies == ["FeedServiceProxy"])
    #expect(
      file.refusals.map { "\($0.reason)" } == [
        "its calls cannot be passed on, because other code casts its objects to 'UIViewController', which a proxy is not"
      ])
  }

  @Test func `The embedded support is the library's`() throws {
    let isCurrent = try EmbeddedFile.trafficSupport().isCurrent
    #expect(isCurrent, "Run 'swift run AdderEmbeddedFiles'.")
  }
}
