import AdderArchitectureLint
import AdderArchitectures
import AdderModuleDiscovery
import Testing

/// Findings of rules about services and their users, and cases without findings.
@Suite struct ServiceLimitsTests {
  @Test func `A service may use other services and their data`() throws {
    try RuleLimits.check(
      "service-uses-module", .viperBook,
      """
      final class PostServiceImplementation: PostService {
        var userService: UserServiceImplementation?
        var post: Post?

        func posts() -> [String] { [] }
      }

      final class UserServiceImplementation {}
      struct Post {}
      """)
  }

  @Test func `A service referenced by its class is checked as well`() throws {
    try RuleLimits.check(
      "service-uses-module", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var userService: UserService!
      }

      // Services/UserService.swift
      final class UserService {
        func start(_ presenter: PostListPresenter) {}
      }
      """, finds: ["UserService.PostListPresenter"])
  }

  @Test(arguments: [
    ("FeedAssembly.make()", []), ("FeedPresenter()", ["LinkService.FeedPresenter"]),
  ])
  func `A service that opens modules may know what makes them`(
    _ use: String, _ expected: [String]
  ) throws {
    let feed = MappedApp.moduleWithInteractor("Feed", "var links: LinkService?")
    let app = MappedApp(
      MappedApp.delegate(opening: "Feed") + feed
        + "// Services/LinkService.swift\nfinal class LinkService { func open() { _ = \(use) } }\n")
    #expect(try app.findings(of: "service-uses-module").map(\.symbol) == expected)
  }

  @Test func `Injected values, results and locks of a service are not state`() throws {
    try RuleLimits.check(
      "service-stores-state", .viperBook,
      """
      final class PostServiceImplementation: PostService {
        private let core: Core
        private var address: String
        private let lock = NSLock()
        var count: Int { 0 }

        init(core: Core, address: String) {
          self.core = core
          self.address = address
        }

        func posts() -> [String] { [] }
      }

      final class Core {}
      """)
  }

  /// The report on a project that contains one copy of the sample module for each of these names,
  /// and one copy of everything else.
  private func report(
    on modules: [String], adding more: [(String, String)] = [], _ choice: RuleChoice = RuleChoice()
  ) throws -> LintReport {
    let files = Stage.viperBook.files.map { ($0.path, $0.text) } + more
    let all =
      files.filter { !$0.0.hasPrefix("PostList/") }
      + modules.flatMap { module in
        files.filter { $0.0.hasPrefix("PostList/") }.map { path, text in
          (path.replacing("PostList", with: module), text.replacing("PostList", with: module))
        }
      }
    let texts = TextsInMemory(Dictionary(uniqueKeysWithValues: all.map { ($0, Array($1.utf8)) }))
    let architectures = [try ArchitectureReader().architecture(named: "rambler-viper")]
    let found = DiscoveredProject(
      SourceFiles(swift: texts.texts.keys.sorted()), in: texts, architectures: architectures,
      options: .choosing(architectures[0]))
    #expect(found.modules.map(\.name) == modules.sorted())
    let project = LintedProject(found, in: texts, architectures: architectures)
    return Linter(architectures: architectures, choice: choice).report(on: project)
  }

  @Test func `A service that several modules use is counted once`() throws {
    let report = try report(on: ["PostList", "PostFeed"])
    #expect(report.tally(of: "service-stores-state").kept == 1)
  }

  @Test
  func `Code repeated in three modules is reported in each, with one other and a count`() throws {
    let paging = """
      extension PostListInteractor {
        func refresh() {
          let posts = postService.posts()
          let known = posts.filter { !$0.isEmpty }
          let page = known.prefix(20).map { $0.uppercased() }
          output?.didObtainPosts(Array(page.sorted { $0.count < $1.count }))
        }
      }
      """
    var choice = RuleChoice()
    choice.only = ["interactor-duplicates-logic"]
    let report = try report(
      on: ["PostList", "PostFeed", "PostAlbum"],
      adding: [("PostList/Interactor/Paging.swift", paging)], choice)
    let messages = report.findings.filter { $0.symbol.hasSuffix(".refresh") }.map(\.message)
    #expect(
      messages.sorted() == [
        "The code of 'PostAlbumInteractor.refresh' is duplicated in 'PostFeedInteractor.refresh' and 1 more. Move it to a facade.",
        "The code of 'PostFeedInteractor.refresh' is duplicated in 'PostAlbumInteractor.refresh' and 1 more. Move it to a facade.",
        "The code of 'PostListInteractor.refresh' is duplicated in 'PostAlbumInteractor.refresh' and 1 more. Move it to a facade.",
      ])
  }

  @Test func `A presenter without an interactor may use services`() throws {
    try RuleLimits.check(
      "service-outside-presenter", .surf,
      """
      final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
        weak var view: ProfileViewInput?
        var router: ProfileRouterInput!
        weak var output: ProfileModuleOutput?
        var profileService: ProfileServiceImplementation?
      }

      // Services/ProfileServiceImplementation.swift
      final class ProfileServiceImplementation: ProfileService {
        func load() {}
      }
      """)
  }

  @Test func `A type whose name only contains 'Service' is not a service`() throws {
    try RuleLimits.check(
      "presenter-bypasses-interactor", .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        var kindOfService: KindOfService!
        var formatter: PostServiceFormatter!
      }

      enum KindOfService { case first }
      final class PostServiceFormatter {}
      """)
  }

  @Test func `An initializer's parameter, a value or a lock is not a hidden dependency`() throws {
    try RuleLimits.check(
      "interactor-hides-dependency", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        private var mapper = PostMapper()
        private let lock = ReadLock()
        private let limits = Limits()
        private let queue = OperationQueue()
        private let service = PostServiceImplementation.shared

        init(mapper: PostMapper) { self.mapper = mapper }
      }

      final class PostMapper {}
      final class ReadLock {}
      struct Limits {}
      """)
  }
}
