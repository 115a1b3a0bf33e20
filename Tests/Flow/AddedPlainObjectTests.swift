import AdderTestSupport
import Foundation
import Testing

/// `adder gen MODULE --add PlainObject CLASS`, run as a user runs it.
@Suite(.serialized) struct AddedPlainObjectTests {
  private static let folder = ManagedModule.folder

  private func module(_ change: (inout ManagedModule) -> Void = { _ in }) throws
    -> CommandUnderTest
  {
    var module = ManagedModule()
    change(&module)
    let adder = try CommandUnderTest(packageFiles)
    for (path, text) in module.files { try adder.folder.write(text, to: path) }
    let errors = try ManagedModule.errors(in: module.files.filter { $0.key.hasSuffix(".swift") })
    #expect(errors == [:])
    return adder
  }

  private func texts(_ adder: CommandUnderTest, in folder: String = "") throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") && $0.key.hasPrefix(folder) }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func add(_ name: String = "PostMO", to adder: CommandUnderTest, _ words: String...) throws
    -> Outcome
  {
    try adder.run(["gen", "PostList", "--add", "PlainObject", name] + words)
  }

  /// Checks that the command succeeds and that the compiler accepts its outcome.
  @discardableResult
  private func checkAdded(
    _ name: String = "PostMO", to adder: CommandUnderTest,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: String] {
    let outcome = try add(name, to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    let after = try texts(adder, in: "Sources/")
    #expect(try ManagedModule.errors(in: after) == [:], sourceLocation: sourceLocation)
    return after
  }

  @Test func `Above the interactor, a plain object replaces the managed one`() throws {
    let adder = try module()
    let before = try adder.folder.snapshot()
    let outcome = try add(to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("Added Post instead of PostMO above the interactor of PostList"))
    #expect(outcome.errors.contains("note: 'Post' has no 'comments'"), "\(outcome.errors)")
    let after = try texts(adder, in: "Sources/")
    #expect(try ManagedModule.errors(in: after) == [:])
    #expect(
      after["Sources/App/Store/Post.swift"] == """
        //
        //  Post.swift
        //  Blog
        //

        import Foundation

        /// The values of `PostMO`, apart from the database.
        struct Post: Equatable {
            let id: UUID
            let title: String?
            let date: Date
            let isRead: Bool
        }

        """)
    #expect(
      after["Sources/App/Store/Post+PostMO.swift"] == """
        //
        //  Post+PostMO.swift
        //  Blog
        //

        import CoreData

        extension Post {
            /// Copies the values of an object of the database.
            init(_ managed: PostMO) {
                self.init(
                    id: managed.id,
                    title: managed.title,
                    date: managed.date,
                    isRead: managed.isRead
                )
            }
        }

        """)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(interactor.contains("output?.didObtainPosts(posts.map(Post.init))\n"), "\(interactor)")
    #expect(interactor.contains("output?.didObtainFirst(posts.first.map(Post.init))\n"))
    #expect(interactor.contains("output?.didObtain(Post(post))\n"))
    for (path, text) in after
    where path.hasPrefix(Self.folder) && !path.hasSuffix("Interactor.swift") {
      #expect(!text.contains("PostMO"), "\(path)")
    }
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `A dry run writes nothing`() throws {
    let adder = try module()
    let before = try adder.folder.snapshot()
    let outcome = try add(to: adder, "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("+struct Post: Equatable {"), "\(outcome.output)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `The rules find nothing afterwards`() throws {
    let adder = try module()
    try adder.folder.write("architecture: rambler-viper\n", to: "adder.yml")
    let words = ["check", "--only", "managed-object-above-interactor", "--format", "text"]
    let before = try adder.run(words)
    #expect(
      before.output.contains("adder gen PostList --add PlainObject PostMO"), "\(before.output)")
    try checkAdded(to: adder)
    let after = try adder.run(words)
    #expect(!after.output.contains("managed-object-above-interactor"), "\(after.output)")
  }

  // MARK: The interactor

  @Test(arguments: [
    ("[PostMO]", "posts", "posts.map(Post.init)"),
    ("[PostMO]", "[]", "[]"),
    ("[PostMO]", "[PostMO]()", "[Post]()"),
    ("[PostMO]", "optional ?? []", "(optional ?? []).map(Post.init)"),
    ("[PostMO]", "try store.posts()", "(try store.posts()).map(Post.init)"),
    ("[PostMO]", "isEmpty ? [] : posts", "(isEmpty ? [] : posts).map(Post.init)"),
    ("[PostMO]", "posts.filter { $0.isRead }", "posts.filter { $0.isRead }.map(Post.init)"),
    ("[PostMO]?", "optional", "optional?.map(Post.init)"),
    ("[PostMO]?", "posts", "posts.map(Post.init)"),
    ("[PostMO]?", "nil", "nil"),
    ("[[PostMO]]", "[posts]", "[posts].map { $0.map(Post.init) }"),
    ("[String: PostMO]", "named", "named.mapValues(Post.init)"),
    ("PostMO?", "posts.first", "posts.first.map(Post.init)"),
    ("PostMO?", "posts[0]", "Post(posts[0])"),
    ("PostMO?", "nil", "nil"),
    ("PostMO", "posts[0]", "Post(posts[0])"),
    ("Result<[PostMO], Error>", ".success(posts)", ".success(posts.map(Post.init))"),
    ("Result<[PostMO], Error>", "result", "result.map { $0.map(Post.init) }"),
  ])
  func `What is passed on is converted`(type: String, passed: String, converted: String) throws {
    let adder = try module { module in
      module.files[Self.folder + "PostListInteractorOutput.swift"] = """
        protocol PostListInteractorOutput: AnyObject {
            func didObtain(_ value: \(type))
        }

        """
      let path = Self.folder + "PostListInteractor.swift"
      let text = module.files[path] ?? ""
      let start = text.range(of: "    func obtainPosts")?.lowerBound ?? text.endIndex
      module.files[path] =
        text[..<start] + """
              func obtainPosts() {
                  do {
                      let posts = try store.posts()
                      let isEmpty = posts.isEmpty
                      let optional: [PostMO]? = isEmpty ? nil : posts
                      let named: [String: PostMO] = [:]
                      let result: Result<[PostMO], Error> = .success(posts)
                      _ = (isEmpty, optional, named, result)
                      output?.didObtain(\(passed))
                  } catch {}
              }
          }

          """
      let presenter = Self.folder + "PostListPresenter.swift"
      let lines = module.files[presenter] ?? ""
      let end = lines.range(of: "extension PostListPresenter: PostListInteractorOutput")
      module.files[presenter] =
        lines[..<(end?.lowerBound ?? lines.endIndex)] + """
          extension PostListPresenter: PostListInteractorOutput {
              func didObtain(_ value: \(type)) {}
          }

          """
    }
    let after = try checkAdded(to: adder)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(interactor.contains("output?.didObtain(\(converted))\n"), "\(interactor)")
  }

  @Test(arguments: [
    (
      "func posts() throws -> [PostMO]", "try store.posts()", "try interactor.posts()",
      "(try store.posts()).map(Post.init)"
    ),
    (
      "func obtain(_ completion: @escaping ([PostMO]) -> Void)",
      "store.load { posts in completion(posts) }", "interactor.obtain { self.posts = $0 }",
      "store.load { posts in completion(posts.map(Post.init)) }"
    ),
    (
      "func obtain(_ completion: @escaping ([PostMO]) -> Void)", "store.load(completion)",
      "interactor.obtain { [weak self] posts in self?.posts = posts }",
      "store.load({ completion($0.map(Post.init)) })"
    ),
    (
      "func obtain(completion: ((Result<[PostMO], Error>) -> Void)?)",
      "store.load { completion?(.success($0)) }",
      "interactor.obtain { if case .success(let posts) = $0 { self.posts = posts } }",
      "store.load { completion?(.success($0.map(Post.init))) }"
    ),
  ])
  func `What the interactor answers is converted`(
    requirement: String, body: String, call: String, converted: String
  ) throws {
    let adder = try module { module in
      module.files[Self.folder + "PostListInteractorInput.swift"] = """
        protocol PostListInteractorInput: AnyObject {
            func obtainPosts()
            \(requirement)
        }

        """
      module.change(
        "PostListInteractor.swift", "    func obtainPosts() {",
        """
            \(requirement) {
                \(body)
            }

            func obtainPosts() {
        """)
      let isThrowing = call.hasPrefix("try ")
      module.change(
        "PostListPresenter.swift", "interactor.obtainPosts()",
        isThrowing ? "posts = (try? \(call.dropFirst(4))) ?? []" : call)
    }
    let after = try checkAdded(to: adder)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(interactor.contains(converted), "\(interactor)")
  }

  @Test(arguments: [
    (
      "PostListModels.Show.Response(posts: posts)",
      "PostListModels.Show.Response(posts: posts.map(Post.init))"
    ),
    (".init(posts: posts)", ".init(posts: posts.map(Post.init))"),
    ("response(posts)", "response(posts)"),
  ])
  func `What a value of the module contains is converted where it is made`(
    passed: String, converted: String
  ) throws {
    let adder = try module { module in
      module.files[Self.folder + "PostListModels.swift"] = """
        enum PostListModels {
            enum Show {
                struct Response {
                    let posts: [PostMO]
                }
            }
        }

        """
      module.change(
        "PostListInteractorOutput.swift", "func didObtainPosts(_ posts: [PostMO])",
        "func didObtainPosts(_ response: PostListModels.Show.Response)")
      module.change(
        "PostListPresenter.swift", "func didObtainPosts(_ posts: [PostMO]) {",
        "func didObtainPosts(_ response: PostListModels.Show.Response) {\n        let posts = response.posts"
      )
      module.change(
        "PostListInteractor.swift", "didObtainPosts(posts)", "didObtainPosts(\(passed))")
      module.change(
        "PostListInteractor.swift", "    func obtainPosts() {",
        """
            private func response(_ posts: [PostMO]) -> PostListModels.Show.Response {
                PostListModels.Show.Response(posts: posts)
            }

            func obtainPosts() {
        """)
    }
    let after = try checkAdded(to: adder)
    let interactor = try #require(after[Self.folder + "PostListInteractor.swift"])
    #expect(interactor.contains("output?.didObtainPosts(\(converted))\n"), "\(interactor)")
    #expect(interactor.contains("Response(posts: posts.map(Post.init))\n"))
  }

  @Test func `Doubles and generated spies get plain objects`() throws {
    let adder = try module()
    let double = "Tests/AppTests/PostListInteractorOutputMock.swift"
    try adder.folder.write(
      """
      @testable import App

      final class PostListInteractorOutputMock: PostListInteractorOutput {
          private(set) var posts: [PostMO] = []
          func didObtainPosts(_ posts: [PostMO]) { self.posts = posts }
          func didObtainFirst(_ post: PostMO?) {}
          func didObtain(_ post: PostMO) {}
          private(set) var calls = [(post: PostMO, Int)]()
          func didFail(_ error: Error) {}
      }

      """, to: double)
    let test = "Tests/AppTests/PostListPresenterTests.swift"
    try adder.folder.write(
      """
      import Testing
      @testable import App

      struct PostListPresenterTests {
          @Test func keepsPosts() {
              let presenter = PostListPresenter()
              let post = PostMO()
              presenter.didObtainPosts([post])
              presenter.didObtainFirst(nil)
              let output = PostListInteractorOutputMock()
              #expect(output.posts.first?.title == nil)
          }
      }

      """, to: test)
    #expect(try adder("spy").status == 0)
    let outcome = try add(to: adder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try adder.folder.read(double)
    #expect(!text.contains("PostMO"), "\(text)")
    #expect(try adder.folder.read(test).contains("didObtainPosts([post].map(Post.init))\n"))
    #expect(try adder("spy", "--check").status == 0)
  }

  // MARK: Refusals

  @Test(arguments: [
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "post.isRead = true; posts.append(post)",
      "PostListPresenter.swift:33:14: error: ", "'isRead' of the database object is changed here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "post.markAsRead(); posts.append(post)",
      "PostListPresenter.swift:33:14: error: ", "the method 'markAsRead' of the database object"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "_ = post.comments; posts.append(post)",
      "PostListPresenter.swift:33:18: error: ", "'comments' is used here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "_ = post.objectID; posts.append(post)",
      "PostListPresenter.swift:33:18: error: ", "'objectID' is used here"),
    Refusal(
      "PostListPresenter.swift", "first = post", "_ = first === post; first = post",
      "PostListPresenter.swift:28:19: error: ", "database objects are compared by identity here"),
    Refusal(
      "PostListPresenter.swift", "first = post", "_ = posts.firstIndex(of: posts[0]); first = post",
      "PostListPresenter.swift:28:19: error: ", "database objects are compared by identity here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "posts.append(PostMO())",
      "PostListPresenter.swift:33:22: error: ", "a database object is created here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "Tracker().track(post)",
      "PostListPresenter.swift:33:19: error: ", "the object is passed on to"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)",
      "NotificationCenter.default.post(name: .init(\"a\"), object: post)",
      "PostListPresenter.swift:33:67: error: ", "the object is passed on to 'post' here"),
    Refusal(
      "PostListPresenter.swift", "private var first: PostMO?",
      "private var first: PostMO?; private var seen: Set<PostMO> = []",
      "PostListPresenter.swift:7:45: error: ", "the type here contains the database class"),
    Refusal(
      "PostListInteractorInput.swift", "func obtainPosts()",
      "func obtainPosts(); func delete(_ post: PostMO)",
      "PostListInteractorInput.swift:2:25: error: ",
      "the interactor gets the object back with 'delete'"),
  ])
  func `What a plain object cannot do is refused, and nothing is written`(refusal: Refusal) throws {
    let adder = try module { module in
      module.change(refusal.file, refusal.old, refusal.new)
      module.files["Sources/App/Tracker.swift"] = """
        final class Tracker {
            func track(_ post: PostMO) {}
        }

        final class Archive {
            let tracker = Tracker()
            func keep(_ post: PostMO) { tracker.track(post) }
        }

        """
      module.change("PostListPresenter.swift", "final class", "import Foundation; final class")
      if refusal.new.contains("func delete") {
        module.change(
          "PostListInteractor.swift", "    func obtainPosts() {",
          "    func delete(_ post: PostMO) {}\n\n    func obtainPosts() {")
      }
    }
    let before = try adder.folder.snapshot()
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(Self.folder + refusal.place), "\(outcome.errors)")
    #expect(outcome.errors.contains(refusal.reason), "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let place: String
    let reason: String

    init(_ file: String, _ old: String, _ new: String, _ place: String, _ reason: String) {
      self.file = file
      self.old = old
      self.new = new
      self.place = place
      self.reason = reason
    }

    var testDescription: String { new }
  }

  @Test func `Another module that passes on the object is named`() throws {
    let adder = try module { module in
      module.files["Sources/App/Opener.swift"] = """
        final class Opener {
            func open(_ post: PostMO, in cell: PostCell) {
                cell.configure(with: post)
            }
        }

        """
    }
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("Sources/App/Opener.swift:3:14: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("'PostCell.configure' gets the object here"))
  }

  @Test func `Modules that pass on the object change together`() throws {
    let adder = try module { module in
      for (file, text) in module.files where file.hasPrefix(Self.folder + "PostList") {
        module.files[file.replacing("PostList", with: "PostPage")] = text.replacing(
          "PostList", with: "PostPage")
      }
      module.change(
        "PostListRouterInput.swift", "func openPost(id: UUID)", "func openPage(_ post: PostMO)")
      module.change(
        "PostListRouter.swift", "func openPost(id: UUID) {}",
        "func openPage(_ post: PostMO) { PostPagePresenter().didObtain(post) }")
      module.change(
        "PostListPresenter.swift", "router.openPost(id: posts[index].id)",
        "router.openPage(posts[index])")
      module.files[Self.folder.replacing("PostList", with: "PostPage") + "PostCell.swift"] = nil
    }
    let alone = try add(to: adder)
    #expect(alone.status == 1)
    #expect(
      alone.errors.contains("'adder gen PostList,PostPage --add PlainObject PostMO'"),
      "\(alone.errors)")
    let outcome = try adder("gen", "PostList,PostPage", "--add", "PlainObject", "PostMO")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try ManagedModule.errors(in: texts(adder, in: "Sources/")) == [:])
  }

  @Test func `Wrong words are explained`() throws {
    let adder = try module()
    let nothing = try adder("gen", "PostList", "--add", "PlainObject")
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("--add PlainObject PostMO"), "\(nothing.errors)")
    let unknown = try add("PostM", to: adder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("Did you mean 'PostMO'?"), "\(unknown.errors)")
    try checkAdded(to: adder)
    let again = try add(to: adder)
    #expect(again.status == 1)
    #expect(again.errors.contains("There is nothing to do."), "\(again.errors)")
  }
}
