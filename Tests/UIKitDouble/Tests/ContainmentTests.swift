import Testing
import UIKit

@MainActor
struct ContainmentTests {
  /// Runs the steps on a parent that is on the screen and on a view controller without a parent.
  private func check(
    _ steps: (LifeRecorder, LifeRecorder) -> Void, hears expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = LifeRecorder.Log()
    let parent = LifeRecorder("Parent", log)
    let child = LifeRecorder("Child", log)
    let window = window(showing: parent)
    log.lines = []
    withExtendedLifetime(window) { steps(parent, child) }
    #expect(log.lines == expected, sourceLocation: sourceLocation)
  }

  @Test func `An added child appears with its view, and the container notifies it of the move`() {
    check(
      { parent, child in
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.parent === parent && parent.children == [child])
      },
      hears: [
        "Child will move to parent", "Child did load", "Child will appear [moving to parent]",
        "Child did appear [moving to parent]", "Child did move to parent",
      ])
  }

  @Test func `A removed child disappears with its view, and UIKit notifies it of the move`() {
    check(
      { parent, child in
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      },
      hears: [
        "Child will move to nothing", "Child will disappear [moving from parent]",
        "Child did disappear [moving from parent]", "Child did move to nothing",
      ])
  }

  @Test func `A child of a parent off the screen appears and disappears with the parent`() {
    let log = LifeRecorder.Log()
    let parent = LifeRecorder("Parent", log)
    let child = LifeRecorder("Child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.lines = []
    let window = window(showing: parent)
    #expect(
      log.lines == [
        "Parent will appear", "Child will appear", "Child did appear", "Parent did appear",
      ])
    log.lines = []
    window.rootViewController = nil
    #expect(
      log.lines == [
        "Parent will disappear", "Child will disappear", "Child did disappear",
        "Parent did disappear",
      ])
  }

  @Test func `A parent that does not forward appearance calls notifies its children itself`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = LifeRecorder("Child")
    container.addChild(child)
    container.view.addSubview(child.view)
    let window = window(showing: container)
    child.log.lines = []
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    withExtendedLifetime(window) {}
    #expect(
      child.log.lines == [
        "Child will appear [moving to parent]", "Child did appear [moving to parent]",
      ])
  }

  @Test func `A child that is added to another parent leaves the first one`() {
    let first = UIViewController()
    let second = UIViewController()
    let child = LifeRecorder("Child")
    first.addChild(child)
    child.didMove(toParent: first)
    child.log.lines = []
    second.addChild(child)
    #expect(first.children.isEmpty && child.parent === second)
    #expect(
      child.log.lines == [
        "Child will move to nothing", "Child did move to nothing", "Child will move to parent",
      ])
  }

  @Test func `A child's view in another view controller's view raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = UIViewController()
        let stranger = UIViewController()
        let child = UIViewController()
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        stranger.addChild(child)
        root.view.addSubview(child.view)
        withExtendedLifetime(window) {}
      }
    }
    expect(result, raised: "should have parent view controller")
  }

  @Test func `A view controller cannot be its own child`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    expect(result, raised: "as a child of itself")
  }
}
