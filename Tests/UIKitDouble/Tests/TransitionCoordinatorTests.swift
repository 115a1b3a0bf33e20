import Testing
import UIKit

@MainActor @Suite(.serialized) struct TransitionCoordinatorTests {
  @Test func `A running transition has a coordinator until it ends`() {
    let held = HeldTransitions()
    UIKitDouble.$heldTransitions.withValue(held) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(showing: navigation)
      var wasCancelled: Bool?
      let top = UIViewController()
      navigation.pushViewController(top, animated: true)
      #expect(top.transitionCoordinator != nil)
      top.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
      held.finish()
      #expect(top.transitionCoordinator == nil && wasCancelled == false)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(navigation.transitionCoordinator == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `A cancelled swipe back restores the stack when the transition ends`() {
    let held = HeldTransitions()
    UIKitDouble.$heldTransitions.withValue(held) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(showing: navigation)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(UserActions.abandonGoingBack(in: navigation))
      #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator != nil)
      held.finish()
      #expect(navigation.viewControllers.count == 2 && navigation.transitionCoordinator == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `Both view controllers of a running presentation have a coordinator`() {
    let held = HeldTransitions()
    UIKitDouble.$heldTransitions.withValue(held) {
      let root = UIViewController()
      let window = window(showing: root)
      let sheet = UIViewController()
      root.present(sheet, animated: true)
      #expect(root.transitionCoordinator != nil && sheet.transitionCoordinator != nil)
      held.finish()
      #expect(root.transitionCoordinator == nil && sheet.transitionCoordinator == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `A transition without animation has no coordinator`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = window(showing: navigation)
    UIView.performWithoutAnimation {
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.transitionCoordinator == nil)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `The main run loop notifies its observers after a change`() async {
    var turns = 0
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      turns += 1
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    UIView().addSubview(UIView())
    #expect(turns == 0)
    await Task { @MainActor in }.value
    await Task { @MainActor in }.value
    #expect(turns > 0)
  }

  @Test func `A released window releases its root even if another view controller covers it`() {
    weak var root: UIViewController?
    do {
      let controller = UIViewController()
      root = controller
      let window = window(showing: controller)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      controller.present(cover, animated: false)
      withExtendedLifetime(window) {}
    }
    #expect(root == nil)
  }

  @Test func `A visual effect view refuses direct subviews`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIVisualEffectView(effect: nil)
        view.contentView.addSubview(UIView())
        view.addSubview(UIView())
      }
    }
    expect(result, raised: "Do not add subviews directly")
  }
}
