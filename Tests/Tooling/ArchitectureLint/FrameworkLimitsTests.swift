import Testing

/// Rules about UIKit, applied to other frameworks.
@Suite struct FrameworkLimitsTests {
  @Test(arguments: ["NSColor", "NSWindow", "NSTableView"])
  func `A presenter that mentions AppKit is reported like one that mentions UIKit`(
    type: String
  ) throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import AppKit

      final class PostListPresenter: PostListViewOutput {
        private var shown: \(type)?
        func didTriggerViewReadyEvent() {}
      }
      """, finds: ["PostListPresenter.\(type)"])
  }

  @Test func `Foundation types with the same prefix as AppKit types are accepted`() throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import Foundation

      final class PostListPresenter: PostListViewOutput {
        private let matcher: NSRegularExpression? = nil
        private let count: UInt = 0
        func didTriggerViewReadyEvent() {}
      }
      """)
  }

  @Test(arguments: [("NSApp.hide(nil)", []), ("_ = NSURL()", ["PostListPresenter.AppKit"])])
  func `The import of AppKit is reported only if no name may need it`(
    _ line: String, _ symbols: [String]
  ) throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import AppKit

      final class PostListPresenter: PostListViewOutput {
        func didTriggerViewReadyEvent() { \(line) }
      }
      """, finds: symbols)
  }

  @Test func `A presenter that imports GTK is reported`() throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import AdderGTK

      final class PostListPresenter: PostListViewOutput {
        private var shown: GtkWidget?
        func didTriggerViewReadyEvent() {}
      }
      """, finds: ["PostListPresenter.GtkWidget"])
  }

  @Test(arguments: [
    "func alert() -> Alert { Alert(title: Text(\"\")) }", "func row() -> some View { 1 }",
  ])
  func `The import of SwiftUI is accepted where something of it is used`(_ member: String) throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import SwiftUI

      final class PostListPresenter: PostListViewOutput {
        \(member)
        func didTriggerViewReadyEvent() {}
      }
      """)
  }

  @Test func `The import of SwiftUI is accepted where it provides what Combine declares`() throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import SwiftUI

      final class PostListPresenter: ObservableObject, PostListViewOutput {
        @Published var titles: [String] = []
        func didTriggerViewReadyEvent() {}
      }
      """)
  }

  @Test func `The import of SwiftUI is reported where nothing needs it`() throws {
    try RuleLimits.check(
      "presenter-uses-uikit", .viperBook,
      """
      import SwiftUI

      struct Text {}
      final class PostListPresenter: PostListViewOutput {
        private var text = Text()
        func didTriggerViewReadyEvent() {}
      }
      """, finds: ["PostListPresenter.SwiftUI"])
  }

  @Test func `The address of a web page is no networking in the view that shows the page`() throws {
    func view(_ property: String) -> String {
      """
      import UIKit

      final class PostListViewController: UIViewController, PostListViewInput {
        var output: PostListViewOutput!
        \(property)
        func show(_ address: URL) {
          let request = URLRequest(url: address)
          shown.load(request)
        }
      }
      """
    }
    let rule = "view-uses-network"
    try RuleLimits.check(rule, .viperBook, view("private let shown = WKWebView()"))
    try RuleLimits.check(
      rule, .viperBook, view("private let shown = Loader()"),
      finds: ["PostListViewController.URLRequest"])
  }

  @Test func `A method of the project is no navigation because of its name`() throws {
    func view(_ method: String) -> String {
      """
      import UIKit

      protocol PostListViewOutput: AnyObject {
        func \(method)(animated: Bool)
      }
      final class PostListViewController: UIViewController, PostListViewInput {
        var output: PostListViewOutput!
        func close() { output?.popViewController(animated: true) }
      }
      """
    }
    let rule = "view-navigates"
    try RuleLimits.check(rule, .viperBook, view("popViewController"))
    try RuleLimits.check(
      rule, .viperBook, view("other"), finds: ["PostListViewController.popViewController"])
  }
}
