import AdderTestSupport
import Foundation
import Testing

/// `adder gen MODULE --add PlainObject CLASS`: what it changes above the interactor and in it.
@Suite(.serialized) struct AddedPlainObjectTests: PlainObjectSuite {
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
    (
      "func obtain(completion: (([PostMO]) -> Void)?)", "store.loadAll(completion)",
      "interactor.obtain { self.posts = $0 }",
      "store.loadAll({ completion?($0.map(Post.init)) })"
    ),
    (
      "func posts() throws -> [PostMO]", "try store.perform { try store.posts() }",
      "try interactor.posts()", "(try store.perform { try store.posts() }).map(Post.init)"
    ),
    (
      "func posts() throws -> [PostMO]",
      "func load() throws -> [PostMO] { return try store.posts() }\n        return try load()",
      "try interactor.posts()", "return (try load()).map(Post.init)"
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

  @Test func `Functions and initializers that are passed by name get plain objects`() throws {
    let adder = try module { module in
      module.files[Self.folder + "PostRow.swift"] = """
        struct PostRow {
            let text: String
            init(post: PostMO) { text = post.title ?? "" }
        }

        """
      module.change(
        "PostListPresenter.swift", "private var first: PostMO?",
        "@State private var first: PostMO? = nil\n\n    func rank(_ post: PostMO) -> Int { 1 }")
      module.change(
        "PostListPresenter.swift", "posts.append(post)",
        "_ = (posts.map(rank), posts.map(PostRow.init))")
      module.change(
        "PostListViewController.swift", "cell.configure(with: posts[index])",
        "posts.forEach(cell.configure)")
    }
    let after = try checkAdded(to: adder)
    #expect(after[Self.folder + "PostRow.swift"]?.contains("init(post: Post)") == true)
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
}
