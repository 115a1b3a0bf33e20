import Testing
import UIKit

@MainActor struct HeldTransitionTests {
  /// Runs the steps on a navigation controller that is on the screen and has the root `A`, and on a
  /// view controller `B`. Then ends the transitions.
  private func check(
    _ steps: (UINavigationController, LifeRecorder) -> Void, hears: [String],
    afterwards: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let held = HeldTransitions()
    UIKitDouble.$heldTransitions.withValue(held) {
      let log = LifeRecorder.Log()
      let navigation = UINavigationController(rootViewController: LifeRecorder("A", log))
      let window = window(showing: navigation)
      log.lines = []
      steps(navigation, LifeRecorder("B", log))
      #expect(log.lines == hears, sourceLocation: sourceLocation)
      log.lines = []
      held.finish()
      #expect(log.lines == afterwards, sourceLocation: sourceLocation)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `A held push ends when the test ends it`() {
    check(
      { navigation, b in navigation.pushViewController(b, animated: true) },
      hears: [
        "B will move to parent", "B did load", "A will disappear",
        "B will appear [moving to parent]",
      ],
      afterwards: [
        "A did disappear", "B did appear [moving to parent]", "B did move to parent",
      ])
  }

  @Test func `A pop removes the view controller from the stack at once, and from its parent later`()
  {
    check(
      { navigation, b in
        navigation.pushViewController(b, animated: false)
        b.log.lines = []
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers.count == 1 && b.parent === navigation)
      },
      hears: ["B will move to nothing", "B will disappear [moving from parent]", "A will appear"],
      afterwards: [
        "B did disappear [moving from parent]", "A did appear", "B did move to nothing",
      ])
  }

  @Test func `Dismissing a view controller that is being presented only causes UIKit's warning`() {
    UIKitDouble.clearWarnings()
    check(
      { navigation, b in
        navigation.present(b, animated: true)
        navigation.dismiss(animated: true)
        #expect(UIKitDouble.warnings.first?.contains("is in progress") == true)
        #expect(navigation.presentedViewController === b)
      }, hears: ["B did load", "B will appear [being presented]"],
      afterwards: ["B did appear [being presented]"])
  }
}
