import AdderArchitectureLint
import AdderArchitectures
import Testing

/// Extensions of the app's parts in test files.
@Suite struct TestFileTests {
  private static func example(_ file: String) -> String {
    """
    // \(file)
    import UIKit

    extension PostListViewController {
      override func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
      func openPost() { navigationController?.popViewController(animated: false) }
    }

    extension PostListPresenter {
      func open(_ controller: UIViewController) { controller.dismiss(animated: false) }
    }
    """
  }

  private static func findings(_ file: String) throws -> [LintFinding] {
    var choice = RuleChoice()
    choice.preset = .all
    let report = try Stage.viperBook.report(playing: example(file), choice)
    return report.findings.filter { $0.rule.aspect != .tests }
  }

  @Test func `Extensions in test files cause no findings about the part`() throws {
    let ofApp = try Self.findings("PostList/View/PostListShown.swift")
    #expect(
      Set(ofApp.map(\.rule.id)).isSuperset(of: ["view-navigates", "presenter-uses-uikit"]))
    #expect(
      try Self.findings("Tests/PostList/View/PostListShown.swift").map(\.symbol) == [],
      "nothing but what rules of tests say")
  }
}
