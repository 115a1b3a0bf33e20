import AdderArchitectures

extension ServiceModelRules {
  static let all = ServiceModelRules(
    rule: LintRule(
      "service-one-model-type", [.viperBook], .contracts, when: .onRequest, fix: .move,
      limit: .init(3, "kinds of model objects"),
      RulePage(
        finds: "A service whose methods take and give more than three kinds of model objects.",
        hurts: """
          A service is about one kind of model object: news, or signing in. One for all of them grows with every \
          module, and every change of it concerns all of them.
          """,
        bad: """
          protocol PostService: AnyObject {
            func posts() -> [String]
            func save(_ post: Post)
            func user() -> User
            func pay(_ order: Order)
            func send(_ message: Message)
          }

          final class PostServiceImplementation: PostService {
            func posts() -> [String] { [] }
            func save(_ post: Post) {}
            func user() -> User { User(name: "") }
            func pay(_ order: Order) {}
            func send(_ message: Message) {}
          }

          struct Post { let title: String }
          struct User { let name: String }
          struct Order { let sum: Int }
          struct Message { let text: String }
          """,
        good: """
          final class PostServiceImplementation: PostService {
            func posts() -> [String] { [] }
            func save(_ post: Post) {}
            func draft() -> PostDraft { PostDraft(title: "") }
          }

          struct Post { let title: String }
          struct PostDraft { let title: String }
          """,
        chapter: "Structure of a module")))
}
