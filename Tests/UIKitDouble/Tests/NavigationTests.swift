import Testing
import UIKit

@MainActor
struct NavigationTests {
  /// Runs the steps on a navigation controller that is on the screen with `A` in it, and compares
  /// what was heard from then on.
  private func check(
    _ steps: (UINavigationController, LifeRecorder.Log) -> Void, hears expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = LifeRecorder.Log()
    let navigation = UINavigationController(rootViewController: LifeRecorder("A", log))
    let window = window(showing: navigation)
    log.lines = []
    withExtendedLifetime(window) { steps(navigation, log) }
    #expect(log.lines == expected, sourceLocation: sourceLocation)
  }

  @Test func `A push tells both screens, in UIKit's order`() {
    check({ $0.pushViewController(LifeRecorder("B", $1), animated: true) }, hears: [
      "B will move to parent", "A will disappear", "B did load",
      "B will appear [moving to parent]", "A did disappear", "B did appear [moving to parent]",
      "B did move to parent",
    ])
  }

  @Test func `The user's way back pops, tells both screens and ends the child`() {
    check({ navigation, log in
      navigation.pushViewController(LifeRecorder("B", log), animated: true)
      log.lines = []
      #expect(UserActions.goBack(in: navigation))
    }, hears: [
      "B will move to nothing", "B will disappear [moving from parent]", "A will appear",
      "B did disappear [moving from parent]", "A did appear", "B did move to nothing",
    ])
  }
}
