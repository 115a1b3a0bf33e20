import AdderArchitectures

extension DocumentationRules {
  static let all = DocumentationRules(
    contractMethods: docProtocolMethods, classMethods: docClassMethods,
    parametersAndResults: docParametersAndReturn, uniqueParts: docUniqueComponent,
    oneModuleComment: docSameModuleComment)

  private static let docProtocolMethods = LintRule(
    "doc-protocol-methods", [.viperBook, .surf], .comments, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A method of a contract without a comment.",
      hurts: """
        A contract is all that one part knows of another; what its methods do can be read nowhere else.
        """,
      bad: """
        protocol PostListInteractorInput: AnyObject {
          func obtainPosts()
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          /// Loads all posts.
          func obtainPosts()
        }
        """,
      chapter: "Code Style, comments"))

  private static let docClassMethods = LintRule(
    "doc-class-methods", [.viperBook], .comments, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A method of a class without a comment, where no contract says what it does.",
      hurts: """
        What neither a contract nor a comment tells has to be read out of the code, each time anew.
        """,
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func setUp() {}
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          /// Makes the ways to other modules ready.
          func setUp() {}
        }
        """,
      chapter: "Code Style, comments"))

  private static let docParametersAndReturn = LintRule(
    "doc-parameters-and-return", [.viperBook], .comments, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A comment of a method that leaves out a parameter or what comes back.",
      hurts: """
        What a value may be, and what to make of the answer, is what callers look for in a comment.
        """,
      bad: """
        protocol PostListInteractorInput: AnyObject {
          /// Post.
          func obtainPost(at index: Int) -> String
        }
        """,
      good: """
        protocol PostListInteractorInput: AnyObject {
          /// Obtains a post.
          ///
          /// - Parameter index: its place in the list.
          /// - Returns: the title of the post.
          func obtainPost(at index: Int) -> String
        }
        """,
      chapter: "Code Style, comments"))

  private static let docUniqueComponent = LintRule(
    "doc-unique-component", [.viperBook], .comments, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A helper, a cell or another part that only this module has, without a comment.",
      hurts: """
        What every module has is known; what only one has is a riddle to whoever opens it first.
        """,
      bad: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        /// Shows the titles of posts in a table.
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      chapter: "Code Style, comments"))

  private static let docSameModuleComment = LintRule(
    "doc-same-module-comment", [.viperBook], .comments, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A part that says otherwise than the others of its module what the module is for.",
      hurts: """
        Wherever one enters a module, the first lines shall tell which one it is, and the same everywhere.
        """,
      bad: """
        /// Decides what the list of posts does.
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      good: """
        /// The posts of a blog, the newest first.
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Code Style, comments"))
}
