import Testing
import UIKit

@MainActor
struct NavigationTests {
  /// Runs the steps on a navigation controller that is on the screen and has the root `A`, and
  /// compares the callbacks during the steps.
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

  @Test func `A push notifies both screens, in UIKit's order`() {
    check(
      { $0.pushViewController(LifeRecorder("B", $1), animated: true) },
      hears: [
        "B will move to parent", "B did load", "A will disappear",
        "B will appear [moving to parent]", "A did disappear", "B did appear [moving to parent]",
        "B did move to parent",
      ])
  }

  @Test func `Going back pops, notifies both screens and removes the child`() {
    check(
      { navigation, log in
        navigation.pushViewController(LifeRecorder("B", log), animated: true)
        log.lines = []
        #expect(UserActions.goBack(in: navigation))
      },
      hears: [
        "B will move to nothing", "B will disappear [moving from parent]", "A will appear",
        "B did disappear [moving from parent]", "A did appear", "B did move to nothing",
      ])
  }

  @Test func `A cancelled swipe back changes neither the screen nor the stack`() {
    check(
      { navigation, log in
        navigation.pushViewController(LifeRecorder("B", log), animated: true)
        log.lines = []
        #expect(UserActions.abandonGoingBack(in: navigation))
        #expect(navigation.viewControllers.count == 2 && navigation.children.count == 2)
      },
      hears: [
        "B will move to nothing", "B will disappear [moving from parent]",
        "A will appear", "A will disappear", "B will appear", "A did disappear", "B did appear",
      ])
  }

  @Test func `A view controller that is pushed in viewDidAppear is shown`() {
    final class Impatient: UIViewController {
      let following: UIViewController
      init(_ following: UIViewController) {
        self.following = following
        super.init(nibName: nil, bundle: nil)
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(following, animated: true)
      }
    }
    let following = LifeRecorder("B")
    let window = window(
      showing: UINavigationController(rootViewController: Impatient(following)))
    withExtendedLifetime(window) {}
    #expect(following.view.window === window)
    #expect(following.log.lines.last == "B did appear")
  }

  @Test func `The user cannot go back from the root, or with a hidden back button`() {
    check(
      { navigation, log in
        #expect(!UserActions.goBack(in: navigation))
        #expect(navigation.popViewController(animated: true) == nil)
        let top = UIViewController()
        top.navigationItem.hidesBackButton = true
        navigation.pushViewController(top, animated: true)
        log.lines = []
        #expect(!UserActions.goBack(in: navigation))
        #expect(navigation.topViewController === top)
      }, hears: [])
  }

  @Test func `A pop of several view controllers shows only the target and removes the others`() {
    check(
      { navigation, log in
        let middle = LifeRecorder("B", log)
        let top = LifeRecorder("C", log)
        navigation.pushViewController(middle, animated: false)
        navigation.pushViewController(top, animated: false)
        log.lines = []
        let popped = navigation.popToRootViewController(animated: true)
        #expect(popped == [middle, top])
        #expect(middle.parent == nil && top.parent == nil)
      },
      hears: [
        "B will move to nothing", "C will move to nothing",
        "C will disappear [moving from parent]", "A will appear",
        "C did disappear [moving from parent]", "A did appear",
        "B did move to nothing", "C did move to nothing",
      ])
  }

  @Test func `Setting a new stack removes omitted view controllers and shows the new top`() {
    check(
      { navigation, log in
        navigation.setViewControllers([LifeRecorder("B", log)], animated: false)
      },
      hears: [
        "B will move to parent", "A will move to nothing",
        "B did load", "A will disappear [moving from parent]", "B will appear [moving to parent]",
        "A did disappear [moving from parent]", "B did appear [moving to parent]",
        "A did move to nothing", "B did move to parent",
      ])
  }

  @Test func `Off the screen only the stack changes, and the top is loaded when it appears`() {
    let log = LifeRecorder.Log()
    let navigation = UINavigationController(rootViewController: LifeRecorder("A", log))
    navigation.pushViewController(LifeRecorder("B", log), animated: true)
    #expect(
      log.lines == [
        "A will move to parent", "A did move to parent", "B will move to parent",
        "B did move to parent",
      ])
    log.lines = []
    let window = window(showing: navigation)
    #expect(window.isKeyWindow)
    #expect(log.lines == ["B did load", "B will appear", "B did appear"])
  }

  @Test func `The delegate is notified before and after a view controller appears`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let log: LifeRecorder.Log
      init(log: LifeRecorder.Log) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.lines.append("will show \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.lines.append("did show \(viewController.title ?? "")") }
    }
    let log = LifeRecorder.Log()
    let root = LifeRecorder("A", log)
    root.title = "A"
    let navigation = UINavigationController(rootViewController: root)
    let delegate = Delegate(log: log)
    navigation.delegate = delegate
    log.lines = []
    let window = window(showing: navigation)
    #expect(
      log.lines == ["A did load", "will show A", "A will appear", "A did appear", "did show A"])
    let top = UIViewController()
    top.title = "B"
    log.lines = []
    withExtendedLifetime(window) { navigation.pushViewController(top, animated: true) }
    #expect(log.lines == ["will show B", "A will disappear", "A did disappear", "did show B"])
  }

  @Test func `A popped view controller is released`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = window(showing: navigation)
    weak var popped: UIViewController?
    do {
      let top = UIViewController()
      popped = top
      navigation.pushViewController(top, animated: true)
    }
    #expect(popped != nil)
    withExtendedLifetime(window) { _ = UserActions.goBack(in: navigation) }
    #expect(popped == nil)
  }

  @Test func `A second push of the same view controller raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
    expect(result, raised: "Pushing the same view controller instance more than once")
  }

  @Test func `A pop to a view controller that is not on the stack raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    expect(result, raised: "Tried to pop to a view controller that doesn't exist")
  }
}
