import AdderArchitectures

extension ViewSizeRules {
  static let all = ViewSizeRules(
    massive: massiveViewController, protocols: viewProtocolsExtracted,
    layout: viewComplexSubviewOwnClass, animation: viewAnimationExtracted,
    long: moduleSplitIfVcStillLarge, duties: mmVcDuties)

  private static let massiveViewController = LintRule(
    "massive-view-controller", [.viperBook, .mutualMobile], .contracts, when: .byConvention,
    fix: .move, limit: .init(2, "kinds of work"),
    RulePage(
      finds: """
        A view controller that does more than two of these: layout, lists, navigation, the network, storage, \
        animations, formatting, validation, more than two further delegates, more than 400 lines.
        """,
      hurts: """
        Nobody finds a method in it, nothing of it can be tested or used again, and each change can break \
        anything else.
        """,
      bad: massive, good: light, chapter: "Massive View Controller"))

  private static let viewProtocolsExtracted = LintRule(
    "view-protocols-extracted", [.viperBook], .contracts, when: .byConvention, fix: .move,
    limit: .init(2, "protocols of frameworks"),
    RulePage(
      finds:
        "A view controller that answers for more than two protocols of frameworks, lists aside.",
      hurts: """
        A view is a layer of several objects. What one class answers for cannot be used on another screen.
        """,
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
          UITextFieldDelegate, UISearchBarDelegate, UIScrollViewDelegate
        {
          var output: PostListViewOutput!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
          UITextFieldDelegate
        {
          var output: PostListViewOutput!
        }
        """,
      chapter: "Massive View Controller, advice"))

  private static let viewComplexSubviewOwnClass = LintRule(
    "view-complex-subview-own-class", [.viperBook, .mutualMobile], .contracts, when: .byConvention,
    fix: .move, limit: .init(12, "calls that put views together"),
    RulePage(
      finds: "A view controller that puts its views together itself, in more than twelve calls.",
      hurts: """
        Where views lie is the business of the view around them; a controller is then free for what happens.
        """,
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func loadView() {
            \(layout)
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          override func loadView() {
            view = PostListView()
          }
        }

        // PostList/View/PostListView.swift
        final class PostListView: UIView {
          func setUp() {
            \(layout)
          }
        }
        """,
      chapter: "Massive View Controller, advice; how to save the view controller from overweight"))

  private static let viewAnimationExtracted = LintRule(
    "view-animation-extracted", [.viperBook], .contracts, when: .onRequest, fix: .move,
    limit: .init(2, "animations"),
    RulePage(
      finds: "A view controller with more than two animations of its own.",
      hurts: "Animations are long to read and say nothing of what the screen is for.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          private func blink() {
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
            UIView.animate(withDuration: 1) { self.view.alpha = 1 }
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          private func blink() {
            UIView.animate(withDuration: 1) { self.view.alpha = 0 }
          }
        }
        """,
      chapter: "Massive View Controller, advice"))

  private static let moduleSplitIfVcStillLarge = LintRule(
    "module-split-if-vc-still-large", [.viperBook], .contracts, when: .onRequest,
    limit: .init(40, "methods"),
    RulePage(
      finds: "A view controller of a module with more than 40 methods.",
      hurts: "A screen that needs so much is several screens: each could be a module of its own.",
      bad: long, good: light, chapter: "Massive View Controller, advice"))

  private static let mmVcDuties = LintRule(
    "mm-vc-duties", [.mutualMobile], .contracts, fix: .move,
    RulePage(
      finds: "A view controller that is the delegate of something which is not on the screen.",
      hurts: """
        A controller loads views, takes part in their life, and turns with the device. What else is left to it \
        cannot go on without a screen.
        """,
      bad: """
        final class ListViewController: UIViewController, ListViewInterface, CLLocationManagerDelegate {
          var eventHandler: ListModuleInterface!
        }
        """,
      good: """
        final class ListViewController: UIViewController, ListViewInterface, UITextFieldDelegate {
          var eventHandler: ListModuleInterface!
        }
        """,
      chapter: "UIViewController"))
}

// MARK: - Examples

extension ViewSizeRules {
  private static let layout = (1...14).map { "view.addSubview(label\($0))" }.joined(
    separator: "\n    ")

  private static let massive = """
    final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
      UITableViewDataSource
    {
      var output: PostListViewOutput!

      func load(_ address: URL) {
        URLSession.shared.dataTask(with: address).resume()
        UserDefaults.standard.set(address.path.uppercased(), forKey: "last")
        navigationController?.popViewController(animated: true)
      }
    }
    """

  private static let long = """
    final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
      var output: PostListViewOutput!

      \((1...42).map { "func showPart\($0)() {}" }.joined(separator: "\n  "))
    }
    """

  private static let light = """
    final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
      var output: PostListViewOutput!
    }
    """
}
