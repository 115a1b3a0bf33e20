import Adder
import AdderUIKit
import Testing
import UIKit

/// Tests that modules stay open until they are closed, and then report it, whatever an app does
/// with their view controllers.
@MainActor @Suite(.serialized) struct LifeTests {
  /// Runs the steps on a pushed module. The module must stay open until the user goes back
  /// afterwards.
  private func checkStillNotified(
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: (UIViewController) -> Void
  ) async throws {
    let stage = Stage()
    let module = stage.open("A")
    let view = try #require(module.transitionHandler as? UIViewController)
    await stage.settle()
    steps(view)
    await stage.settle()
    #expect(module.isOpen, sourceLocation: sourceLocation)
    _ = stage.log.take()
    let navigation = try #require(stage.container as? UINavigationController)
    #expect(UserActions.goBack(in: navigation), sourceLocation: sourceLocation)
    await stage.settle()
    #expect(stage.log.take() == ["A closed"], sourceLocation: sourceLocation)
  }

  @Test func `A module reports its closing even if its subviews were removed`() async throws {
    try await checkStillNotified { for view in $0.view.subviews { view.removeFromSuperview() } }
  }

  @Test func `A module reports its closing even if its children were removed`() async throws {
    try await checkStillNotified { controller in
      for child in controller.children {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
  }

  @Test func `A module reports its closing even if its children were removed without their views`()
    async throws
  {
    try await checkStillNotified { for child in $0.children { child.removeFromParent() } }
  }

  @Test func `A module stays open while the window is hidden`() async throws {
    try await checkStillNotified {
      let window = $0.view.window
      window?.isHidden = true
      window?.isHidden = false
    }
  }

  @Test func `A module stays open when the app moves the root into another container`() async throws
  {
    try await checkStillNotified {
      guard let window = $0.view.window, let root = window.rootViewController else { return }
      let drawer = UIViewController()
      window.rootViewController = drawer
      drawer.addChild(root)
      drawer.view.addSubview(root.view)
      root.didMove(toParent: drawer)
    }
  }

  @Test func `Closing a module during a swipe back does not affect the swiped module`()
    async throws
  {
    let stage = Stage()
    let host = stage.open("host") { ContainerViewController($0) }
    let embedded = stage.open("X", by: .embed(in: "body"), from: host.transitionHandler)
    let a = stage.open("A")
    let b = stage.open("B")
    let below = try #require(a.transitionHandler as? SampleViewController)
    _ = stage.log.take()
    below.whenAppearing = { embedded.close() }
    let navigation = try #require(stage.container as? UINavigationController)
    #expect(UserActions.abandonGoingBack(in: navigation))
    #expect(stage.log.take() == ["X closed"])
    #expect(b.isOpen)
    #expect(UserActions.goBack(in: navigation))
    await stage.settle()
    #expect(stage.log.take() == ["B closed"])
  }

  @Test func `Modules opened in a hidden tab report their closing after the user selects the tab`()
    async throws
  {
    let stage = Stage { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      return tabs
    }
    let tabs = try #require(stage.container as? UITabBarController)
    let a = stage.open("A", by: .tab)
    stage.open("B", from: a.transitionHandler)
    stage.open("C", from: a.transitionHandler)
    #expect(stage.log.take() == ["A linked", "B linked", "C linked"])
    #expect(UserActions.tapTab(at: 1, in: tabs))
    await stage.settle()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    for name in ["C", "B"] {
      #expect(UserActions.goBack(in: navigation))
      await stage.settle()
      #expect(stage.log.take().contains("\(name) closed"))
    }
    #expect(a.isOpen)
  }

  /// View controllers to which no children or views may be added. Apple's own view controllers
  /// check this.
  private static let untouchables: [@MainActor () -> UIViewController] = [
    { UIViewController() }, { UITabBarController() }, { UISplitViewController() },
    { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    {
      let controller = UIViewController()
      controller.view = UIVisualEffectView(effect: nil)
      return controller
    },
  ]

  @Test(arguments: 0..<5, [ModuleTransition.present, .tab, .setRoot])
  func `The runtime adds no views or children to a module's view controller`(
    index: Int, transition: ModuleTransition
  ) async throws {
    let stage = Stage { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      return tabs
    }
    let view = Self.untouchables[index]()
    let count = view.view.subviews.count
    let module = stage.open("A", by: transition) { _ in view }
    stage.open("B", by: .present, from: view)
    await stage.settle()
    #expect(module.isOpen)
    #expect(view.children.isEmpty && view.view.subviews.count == count)
    module.close()
    await stage.settle()
    #expect(stage.log.take().suffix(2) == ["B closed", "A closed"])
  }

  @Test func `A long swipe back that is cancelled closes nothing`() async throws {
    let held = HeldTransitions()
    try await UIKitDouble.$heldTransitions.withValue(held) {
      let stage = Stage()
      let module = stage.open("A", by: .push.withoutAnimation)
      _ = stage.log.take()
      let navigation = try #require(stage.container as? UINavigationController)
      #expect(UserActions.abandonGoingBack(in: navigation))
      for _ in 0..<10 { await Task { @MainActor in }.value }
      #expect(navigation.viewControllers.count == 1 && module.isOpen)
      await stage.settle()
      #expect(stage.log.take() == [] && module.isOpen)
    }
  }

  @Test(arguments: [ModuleTransition.present, .present(.popover)])
  func `A tab bar controller can be a module's view`(
    transition: ModuleTransition
  ) async throws {
    let stage = Stage()
    let makeTabs: @MainActor (SamplePresenter) -> UIViewController = { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UINavigationController()]
      return tabs
    }
    for isClosedByUser in [false, true] {
      let module = stage.open("A", by: transition, makeView: makeTabs)
      let tab = stage.open("B", by: .tab, from: module.transitionHandler)
      _ = stage.log.take()
      let presented = try #require(stage.container.presentedViewController as? UITabBarController)
      #expect(presented.viewControllers?.count == 3)
      if isClosedByUser { #expect(UserActions.dismiss(presented)) } else { module.close() }
      await stage.settle()
      #expect(stage.log.take() == ["B closed", "A closed"])
      #expect(!module.isOpen && !tab.isOpen)
    }
  }

  @Test func `A retained view controller can be shown again by another module`() async {
    let stage = Stage()
    let kept = UIViewController()
    for _ in 0..<2 {
      let module = stage.open("A", by: .push, makeView: { _ in kept })
      #expect(kept.navigationController != nil)
      module.close()
      #expect(stage.log.take() == ["A linked", "A closed"])
    }
  }

  @Test func `A root view controller that left the window can open modules after it returns`() async
  {
    let stage = Stage()
    stage.open("A", by: .present)
    stage.window.rootViewController = UIViewController()
    await stage.settle()
    #expect(stage.log.take().last == "A closed")
    stage.window.rootViewController = stage.container
    #expect(stage.open("B").isOpen)
  }

  @Test func `Modules pushed before the window exists stay open until they are closed`()
    async throws
  {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let log = Log()
    let factory = SampleFactory(log: log)
    let a = root.open(factory) { $0.configure(name: "A") }
    let b = root.open(factory) { $0.configure(name: "B") }
    b.close()
    #expect(!b.isOpen && a.isOpen)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.viewControllers.count == 2 && a.isOpen)
    #expect(UserActions.goBack(in: navigation))
    for _ in 0..<4 { await Task { @MainActor in }.value }
    #expect(!a.isOpen)
  }

  @Test func `A module whose view controller forwards appearance calls itself reports its closing`()
    async throws
  {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let stage = Stage()
    let module = stage.open("A", makeView: { _ in Manual() })
    let navigation = try #require(stage.container as? UINavigationController)
    #expect(UserActions.goBack(in: navigation))
    await stage.settle()
    #expect(!module.isOpen)
    #expect(stage.log.take().last == "A closed")
  }

  @Test func `Opening and closing a thousand modules leaves nothing in memory`() async {
    let stage = Stage()
    let census = ModuleCensus()
    await census.during {
      for _ in 0..<1000 { stage.open("A").close() }
      await stage.settle()
    }
    #expect(census.takeProblems() == [])
    #expect(stage.root.children.isEmpty && stage.root.view.subviews.isEmpty)
  }
}
