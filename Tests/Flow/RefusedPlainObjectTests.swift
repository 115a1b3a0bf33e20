import AdderTestSupport
import Foundation
import Testing

/// What `adder gen MODULE --add PlainObject CLASS` refuses.
@Suite(.serialized) struct RefusedPlainObjectTests: PlainObjectSuite {
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
      "PostListPresenter.swift", "posts.append(post)", "posts.forEach(Tracker().track)",
      "PostListPresenter.swift:33:33: error: ", "the object is passed on to 'Tracker.track' here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "_ = posts.map(Tracker.init)",
      "PostListPresenter.swift:33:31: error: ", "the object is passed on to 'Tracker.init' here"),
    Refusal(
      "PostListInteractor.swift", "output?.didObtainFirst(posts.first)",
      "if let output { store.load(output.didObtainPosts) }",
      "PostListInteractor.swift:22:47: error: ", "'PostListInteractorOutput.didObtainPosts' is"),
    Refusal(
      "PostListPresenter.swift", "private var first", "private weak var first",
      "PostListPresenter.swift:7:22: error: ", "the reference to the object is weak here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "_ = { [weak post] in _ = post?.title }",
      "PostListPresenter.swift:33:16: error: ", "the reference to the object is weak here"),
    Refusal(
      "PostListPresenter.swift", "private var first: PostMO?",
      "@Tracked private var first: PostMO? = nil",
      "PostListPresenter.swift:7:26: error: ", "'@Tracked' wraps the object here"),
    Refusal(
      "PostListPresenter.swift", "func didObtain(", "@objc func didObtain(",
      "PostListPresenter.swift:32:5: error: ", "Objective-C sees this declaration"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "posts = latestPosts()",
      "PostListPresenter.swift:33:17: error: ", "'latestPosts' gets the object here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "posts = sharedPosts",
      "PostListPresenter.swift:33:17: error: ", "'sharedPosts' gets the object here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)", "first = Tracker.last",
      "PostListPresenter.swift:33:25: error: ", "'Tracker.last' gets the object here"),
    Refusal(
      "PostListPresenter.swift", "posts.append(post)",
      "let seen: [AnyHashable: Int] = [:]; _ = seen[post]",
      "PostListPresenter.swift:33:54: error: ", "it is not known what 'subscript' does"),
    Refusal(
      "PostListPresenter.swift", "private var first: PostMO?",
      "private var first: PostMO?; private func use(_ posts: Posts) {}",
      "PostListPresenter.swift:7:33: error: ", "the type here contains the database class"),
    Refusal(
      "PostListPresenter.swift", "class PostListPresenter {\n",
      "class PostListPresenter: Tracker {\n",
      "PostListPresenter.swift:33:9: error: ", "'Tracker.kept' gets the object here"),
    Refusal(
      "PostListInteractorInput.swift", "func obtainPosts()",
      "func obtainPosts(); func delete(_ post: PostMO)",
      "PostListInteractorInput.swift:2:25: error: ",
      "the interactor gets the object back with 'delete'"),
  ])
  func `What a plain object cannot do is refused, and nothing is written`(refusal: Refusal) throws {
    let adder = try module { module in
      module.change(refusal.file, refusal.old, refusal.new)
      module.files["Sources/App/Tracker.swift"] = Self.tracker
      module.change("PostListPresenter.swift", "final class", "import Foundation; final class")
      if refusal.new.hasPrefix("class PostListPresenter: Tracker") {
        module.change("PostListPresenter.swift", "posts.append(post)", "kept.append(post)")
      }
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

  /// Code outside the module.
  private static let tracker = """
    class Tracker {
        static var last: PostMO?
        var kept: [PostMO] = []

        init() {}
        init(_ post: PostMO) { kept = [post] }

        func track(_ post: PostMO) {}
    }

    final class Archive {
        let tracker = Tracker()
        func keep(_ post: PostMO) { tracker.track(post) }
    }

    typealias Posts = [PostMO]
    var sharedPosts: [PostMO] = []
    func latestPosts() -> [PostMO] { [] }

    """

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

  @Test(arguments: [
    ("final class Opener {\n", "Sources/App/Opener.swift:3:10: error: ", "\n}"),
    ("", "Sources/App/Opener.swift:2:10: error: ", ""),
  ])
  func `Code outside the module that passes on the object is reported`(
    start: String, place: String, end: String
  ) throws {
    let adder = try module { module in
      module.files["Sources/App/Opener.swift"] =
        start + """
          func open(_ post: PostMO, in cell: PostCell) {
              cell.configure(with: post)
          }
          """ + end + "\n"
    }
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
    #expect(outcome.errors.contains("'PostCell.configure' gets the object here"))
  }

  @Test(arguments: [
    ("PostMO", "PostRow(post: self)"), ("Array where Element == PostMO", "map(PostRow.init)[0]"),
  ])
  func `An extension that makes a value of the module is reported`(
    extended: String, expression: String
  ) throws {
    let adder = try module { module in
      module.files[Self.folder + "PostRow.swift"] = """
        struct PostRow {
            let text: String
            init(post: PostMO) { text = post.title ?? "" }
        }

        """
      module.files["Sources/App/PostRows.swift"] = """
        extension \(extended) {
            var row: PostRow { \(expression) }
        }

        """
      module.change("PostListPresenter.swift", "posts.append(post)", "_ = PostRow(post: post)")
    }
    let before = try adder.folder.snapshot()
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("Sources/App/PostRows.swift:2:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("'PostRow.init' gets the object here"), "\(outcome.errors)")
    #expect(try adder.folder.snapshot() == before)
  }

  @Test func `What the interactor answers must not be used by the interactor itself`() throws {
    let adder = try module { module in
      module.change(
        "PostListInteractorInput.swift", "func obtainPosts()",
        "func posts() throws -> [PostMO]\n    func obtainPosts()")
      module.change(
        "PostListInteractor.swift", "    func obtainPosts() {",
        "    func posts() throws -> [PostMO] { try store.posts() }\n\n    func obtainPosts() {")
      module.change(
        "PostListInteractor.swift", "let posts = try store.posts()", "let posts = try posts()")
    }
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("the interactor uses 'posts' itself here"), "\(outcome.errors)")
  }

  @Test func `A test that uses the interactor's answer is reported`() throws {
    let adder = try module { module in
      module.change(
        "PostListInteractorInput.swift", "func obtainPosts()",
        "func posts() throws -> [PostMO]\n    func obtainPosts()")
      module.change(
        "PostListInteractor.swift", "    func obtainPosts() {",
        "    func posts() throws -> [PostMO] { try store.posts() }\n\n    func obtainPosts() {")
    }
    try adder.folder.write(
      """
      import Testing
      @testable import App

      struct PostListInteractorTests {
          @Test func findsPosts() throws {
              let interactor = PostListInteractor(store: PostStoreMock())
              let posts = try interactor.posts()
              #expect(posts[0].objectID == posts[1].objectID)
          }
      }

      """, to: "Tests/AppTests/PostListInteractorTests.swift")
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("PostListInteractorTests.swift:7:36: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("'PostListInteractor.posts' gets the object here"))
  }

  @Test func `A mapper of the interactor is not used in a closure`() throws {
    let adder = try module { module in
      module.files["Sources/App/Model/Mapper.swift"] = """
        import Foundation

        struct PlainPost {
            var id: UUID
            var title: String?
            var date: Date
            var isRead: Bool
        }

        struct PostMapper {
            func plain(from post: PostMO) -> PlainPost {
                PlainPost(id: post.id, title: post.title, date: post.date, isRead: post.isRead)
            }
        }

        """
      module.change(
        "PostListInteractor.swift", "    private let store",
        "    private let mapper: PostMapper = PostMapper()\n    private let store")
      module.change(
        "PostListInteractor.swift", "output?.didObtainFirst(posts.first)",
        "store.load { [weak self] in self?.output?.didObtainPosts($0) }")
    }
    let outcome = try add(to: adder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("'mapper' is needed in a closure here"), "\(outcome.errors)")
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

  @Test func `A missing or unknown class is reported`() throws {
    let adder = try module()
    let nothing = try adder("gen", "PostList", "--add", "PlainObject")
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("--add PlainObject PostMO"), "\(nothing.errors)")
    let unknown = try add("PostM", to: adder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("Did you mean 'PostMO'?"), "\(unknown.errors)")
  }

  @Test(arguments: ["PostMO:", "PostMO:A:B", "PostMO:String", "PostMO:post list", "PostMO:PostMO"])
  func `What cannot name a structure is reported`(text: String) throws {
    let adder = try module()
    let outcome = try add(text, to: adder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot name the plain object"), "\(outcome.errors)")
  }

  @Test func `A class that is declared twice is reported`() throws {
    let adder = try module()
    let text = try adder.folder.read("Sources/App/Store/PostMO.swift")
    try adder.folder.write(text, to: "Sources/Other/PostMO.swift")
    let outcome = try add(to: adder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'PostMO' is declared 2 times: "), "\(outcome.errors)")
  }

  @Test func `A second run has nothing to do`() throws {
    let adder = try module()
    try checkAdded(to: adder)
    let again = try add(to: adder)
    #expect(again.status == 1)
    #expect(again.errors.contains("There is nothing to do."), "\(again.errors)")
  }
}
