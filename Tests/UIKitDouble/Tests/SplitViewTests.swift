import Testing
import UIKit

@MainActor struct SplitViewTests {
  @Test func `A detail is shown in the second column and replaces the previous one`() {
    let log = LifeRecorder.Log()
    let split = UISplitViewController()
    let list = LifeRecorder("list", log)
    split.viewControllers = [list]
    let window = window(showing: split)
    let first = LifeRecorder("first", log)
    list.showDetailViewController(first, sender: nil)
    #expect(split.viewControllers == [list, first] && first.splitViewController === split)
    #expect(first.view.window != nil)
    log.lines = []
    split.showDetailViewController(LifeRecorder("second", log), sender: nil)
    #expect(first.parent == nil && first.view.window == nil)
    #expect(log.lines.contains("first did disappear [moving from parent]"))
    #expect(log.lines.contains("second did appear [moving to parent]"))
    withExtendedLifetime(window) {}
  }

  @Test func `A column adds a navigation controller, and returns the view controller that was set`()
  {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    let detail = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stack = list.navigationController
    #expect(split.viewControllers.count == 2 && split.viewControllers.first === stack)
    #expect(split.viewController(for: .secondary) === detail)
    split.setViewController(nil, for: .secondary)
    #expect(split.viewControllers == [stack] && split.viewController(for: .secondary) == nil)
  }

  @Test func `A detail without a split view controller is presented`() {
    let root = UIViewController()
    let window = window(showing: root)
    let detail = UIViewController()
    root.showDetailViewController(detail, sender: nil)
    #expect(root.presentedViewController === detail)
    withExtendedLifetime(window) {}
  }
}
