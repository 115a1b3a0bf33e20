import AdderArchitectureLint
import Testing

/// Which declarations count as used, and how declarations that become empty are removed.
@Suite struct UnusedLimitsTests {
  private static let presenter = """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!

    """

  // MARK: Types

  @Test func `A type that a storyboard could create is not checked`() throws {
    try RuleLimits.check(
      "module-type-unused", .viperBook,
      """
      // PostList/View/PostListFooterView.swift
      import UIKit

      final class PostListFooterView: UIView {}
      """)
  }

  @Test func `A type that a string names is used`() throws {
    try RuleLimits.check(
      "module-type-unused", .viperBook,
      """
      // PostList/View/PostListTitleFormatter.swift
      struct PostListTitleFormatter {}

      // Application/Classes.swift
      let formatter = NSClassFromString("App.PostListTitleFormatter")
      """)
  }

  @Test func `Extensions and tests of a type do not count as uses`() throws {
    try RuleLimits.check(
      "module-type-unused", .viperBook,
      """
      // PostList/View/PostListTitleFormatter.swift
      struct PostListTitleFormatter {}

      extension PostListTitleFormatter {
        func title(of post: String) -> String { post }
      }

      // Tests/PostList/View/PostListTitleFormatterTests.swift
      import XCTest

      final class PostListTitleFormatterTests: XCTestCase {
        let formatter = PostListTitleFormatter()
      }
      """, finds: ["PostListTitleFormatter"])
  }

  @Test func `A protocol that others inherit from, or that provides members, is used`() throws {
    try RuleLimits.check(
      "module-type-unused", .viperBook,
      """
      // PostList/View/PostListTitles.swift
      protocol PostListTitles {
        func titles() -> [String]
      }

      protocol PostListLongTitles: PostListTitles {}

      protocol PostListShared {}
      extension PostListShared { func share() {} }

      struct PostListTitleFormatter: PostListLongTitles, PostListShared {
        func titles() -> [String] { [] }
      }

      let formatter: PostListLongTitles = PostListTitleFormatter()
      """)
  }

  @Test func `A protocol that is only conformed to is unused`() throws {
    try RuleLimits.check(
      "module-type-unused", .viperBook,
      """
      // PostList/Assembly/PostListBuilding.swift
      protocol PostListBuilding {
        static func make()
      }

      extension PostListAssembly: PostListBuilding {
        static func make() {}
      }
      """, finds: ["PostListBuilding"])
  }

  @Test func `A name in code that cannot be parsed counts as used`() throws {
    try RuleLimits.check(
      "module-type-unused", .viperBook,
      """
      // PostList/View/PostListTitleFormatter.swift
      struct PostListTitleFormatter {}

      // Common/New.swift
      let first = 1
      ) } borrow PostListTitleFormatter @@ {
      """)
  }

  // MARK: Methods

  @Test func `A method named by a selector, a string or a reference is used`() throws {
    try RuleLimits.check(
      "module-method-unused", .viperBook,
      Self.presenter + """
          private func first() {}
          private func second() {}
          private func third() {}

          func didTriggerViewReadyEvent() {
            view?.showTitles([])
            interactor.obtainPosts()
            router.openPostModule()
            perform(#selector(first))
            perform(Selector("second:"))
            [self].forEach(Self.third)
          }
        }
        """)
  }

  @Test func `Members that a framework may require are not checked unless private`() throws {
    try RuleLimits.check(
      "module-method-unused", .viperBook,
      """
      final class PostListViewController: UIViewController, PostListViewInput, UITableViewDelegate {
        var output: PostListViewOutput!

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        @IBAction func didTapReload() {}
        @objc func keyboardWillShow() {}
        override func viewWillAppear(_ animated: Bool) { output.didTriggerViewReadyEvent() }
        private func updateFooter() {}
      }
      """, finds: ["PostListViewController.updateFooter"])
  }

  @Test func `Methods of an @objc protocol may be called by a computed name`() throws {
    try RuleLimits.check(
      "module-method-unused", .viperBook,
      """
      @objc protocol PostListRouterInput: AnyObject {
        func openPostModule()
        func openSettingsModule()
      }
      """)
  }

  @Test func `A method that only tests mention is not used`() throws {
    try RuleLimits.check(
      "module-method-unused", .viperBook,
      """
      protocol PostListRouterInput: AnyObject {
        func openPostModule()
        func openSettingsModule()
      }

      // Tests/PostList/PostListRouterInputMock.swift
      import XCTest

      final class PostListRouterInputMock: PostListRouterInput {
        func openPostModule() {}
        func openSettingsModule() {}
        func record() { openSettingsModule() }
      }
      """, finds: ["PostListRouterInput.openSettingsModule"])
  }

  // MARK: Empty protocols

  @Test func `A protocol that inherits requirements or provides members is not empty`() throws {
    try RuleLimits.check(
      "protocol-empty", .viperBook,
      """
      protocol PostListViewInput: PostListTitles {}
      protocol PostListTitles: AnyObject { func showTitles(_ titles: [String]) }
      protocol PostListRouterInput: AnyObject {}
      extension PostListRouterInput { func openPostModule() {} }
      protocol PostListViewOutput: UIScrollViewDelegate {}
      """)
  }

  @Test func `An extension that exists only for an empty protocol is removed with it`() throws {
    #expect(
      try fixed(
        """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }

        protocol PostListModuleInput: AnyObject {}

        extension PostListPresenter: PostListModuleInput {}
        """) == """

          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
          }


          """)
  }

  @Test func `Only the conformance is removed from an extension with members`() throws {
    #expect(
      try fixed(
        """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }

        protocol PostListModuleInput: AnyObject {
        }
        extension PostListPresenter: PostListModuleInput {
          func reload() {}
        }
        """) == """

          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
          }

          extension PostListPresenter {
            func reload() {}
          }


          """)
  }

  @Test func `No empty lines are left over at the end of a file`() throws {
    #expect(
      try fixed(
        """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }

        // Common/Empty.swift
        struct Empty {}

        protocol PostListModuleInput: AnyObject {}
        // Common/Other.swift
        extension PostListPresenter: PostListModuleInput {
          func reload() {}
        }
        """, in: "Common/Empty.swift") == "\nstruct Empty {}\n")
  }

  @Test func `An empty protocol that a property uses, or that has a comment, is kept`() throws {
    #expect(
      try fixed(
        """
        // PostList/Presenter/PostListPresenter.swift
        \(Self.presenter)}

        // To be filled.
        protocol PostListModuleInput: AnyObject {}
        """) == nil)
    #expect(
      try fixed(
        """
        // PostList/Presenter/PostListPresenter.swift
        \(Self.presenter)  weak var input: PostListModuleInput?
        }

        protocol PostListModuleInput: AnyObject {}
        """) == nil)
  }

  /// The text of a file after its empty protocols are removed, or `nil` if nothing is removed.
  private func fixed(
    _ example: String, in path: String = "PostList/Presenter/PostListPresenter.swift"
  ) throws -> String? {
    var choice = RuleChoice()
    choice.only = ["protocol-empty"]
    let delegate = """


      // Application/AppDelegate.swift
      @main
      final class AppDelegate {
        let posts = PostListAssembly().viewPostListModule(moduleOutput: nil)
      }
      """
    let play = try Stage.Play(.viperBook, example + delegate)
    let (report, fixing) = play.fixing(choice)
    #expect(report.findings.count == 1)
    return fixing.texts[path].map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
