import Testing
import UIKit

@MainActor
struct TabBarTests {
  private let log = LifeRecorder.Log()

  private func tabs() -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = [LifeRecorder("A", log), LifeRecorder("B", log)]
    return (tabs, window(showing: tabs))
  }

  @Test func `Only the selected tab is loaded and appears`() {
    let (tabs, window) = tabs()
    withExtendedLifetime(window) {}
    #expect(tabs.selectedIndex == 0)
    #expect(
      log.lines == [
        "A will move to parent", "A did move to parent", "B will move to parent",
        "B did move to parent", "A did load", "A will appear", "A did appear",
      ])
  }

  @Test func `A tap on a tab shows it`() {
    let (tabs, window) = tabs()
    log.lines = []
    #expect(UserActions.tapTab(at: 1, in: tabs))
    withExtendedLifetime(window) {}
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
    #expect(
      log.lines == [
        "B did load", "A will disappear", "B will appear", "A did disappear", "B did appear",
      ])
  }

  @Test func `The delegate can refuse the selection of a tab`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let (tabs, window) = tabs()
    let delegate = Delegate()
    tabs.delegate = delegate
    #expect(!UserActions.tapTab(at: 1, in: tabs))
    withExtendedLifetime((window, delegate)) {}
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A tap on the current tab goes back to its root`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(showing: tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(UserActions.tapTab(at: 0, in: tabs))
    withExtendedLifetime(window) {}
    #expect(navigation.viewControllers.count == 1)
  }
}
