import Testing
import UIKit

@MainActor
struct PresentationTests {
  /// Runs the steps on a view controller `A` that is on the screen and on a view controller `B`
  /// that is not.
  private func check(
    _ steps: (LifeRecorder, LifeRecorder) -> Void, hears expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = LifeRecorder.Log()
    let a = LifeRecorder("A", log)
    let b = LifeRecorder("B", log)
    let window = window(showing: a)
    log.lines = []
    withExtendedLifetime(window) { steps(a, b) }
    #expect(log.lines == expected, sourceLocation: sourceLocation)
  }

  @Test func `A sheet does not affect the screen under it`() {
    check(
      { a, b in
        a.present(b, animated: true) { a.log.lines.append("presented") }
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(b.sheetPresentationController != nil)
        b.dismiss(animated: true) { a.log.lines.append("dismissed") }
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
      },
      hears: [
        "B did load", "B will appear [being presented]", "B did appear [being presented]",
        "presented", "B will disappear [being dismissed]", "B did disappear [being dismissed]",
        "dismissed",
      ])
  }

  @Test func `A full-screen presentation removes the screen under it until it is dismissed`() {
    check(
      { a, b in
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        #expect(a.view.window == nil)
        a.dismiss(animated: true)
        #expect(a.view.window != nil)
      },
      hears: [
        "B did load", "A will disappear", "B will appear [being presented]",
        "B did appear [being presented]", "A did disappear",
        "B will disappear [being dismissed]", "A will appear", "A did appear",
        "B did disappear [being dismissed]",
      ])
  }

  @Test func `A child presents through the container that covers the screen`() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let sheet = UIViewController()
    let window = window(showing: navigation)
    child.present(sheet, animated: true)
    withExtendedLifetime(window) {}
    #expect(sheet.presentingViewController === navigation)
    #expect(child.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet)
  }

  @Test func `A child of a presented container has a presenter and can dismiss the container`() {
    let log = LifeRecorder.Log()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: LifeRecorder("A", log))
    let window = window(showing: root)
    root.present(navigation, animated: true)
    #expect(navigation.topViewController?.presentingViewController === root)
    log.lines = []
    navigation.topViewController?.dismiss(animated: true)
    withExtendedLifetime(window) {}
    #expect(log.lines == ["A will disappear", "A did disappear"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `Dismissing the lowest presentation also dismisses all presentations above it`() {
    check(
      { a, b in
        let c = LifeRecorder("C", a.log)
        a.present(b, animated: false)
        b.present(c, animated: false)
        a.log.lines = []
        a.dismiss(animated: true)
        #expect(b.presentedViewController == nil && c.presentingViewController == nil)
      },
      hears: [
        "B will disappear [being dismissed]", "C will disappear [being dismissed]",
        "B did disappear [being dismissed]", "C did disappear [being dismissed]",
      ])
  }

  @Test func `A second presentation by the same view controller is ignored with a warning`() {
    check(
      { a, b in
        UIKitDouble.clearWarnings()
        a.present(UIViewController(), animated: false)
        a.present(b, animated: false) { Issue.record("ignored, and yet completed") }
        #expect(UIKitDouble.warnings.count == 1)
        #expect(UIKitDouble.warnings.first?.contains("which is already presenting") == true)
      }, hears: [])
  }

  @Test func `A presentation off the screen is ignored with a warning`() {
    UIKitDouble.clearWarnings()
    let controller = UIViewController()
    controller.present(UIViewController(), animated: false)
    #expect(controller.presentedViewController == nil)
    #expect(UIKitDouble.warnings.first?.contains("not in the window hierarchy") == true)
  }

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    var heard: [String] = []
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { heard.append("attempt") }
  }

  @Test func `The delegate is notified of the user's swipe, but not of a dismissal by code`() {
    let delegate = Delegate()
    check(
      { a, b in
        b.presentationController?.delegate = delegate
        a.present(b, animated: true)
        b.dismiss(animated: true)
        #expect(delegate.heard == [])
        b.presentationController?.delegate = delegate
        a.present(b, animated: true)
        a.log.lines = []
        #expect(UserActions.dismiss(b))
        #expect(delegate.heard == ["will", "did"])
        #expect(a.presentedViewController == nil)
      },
      hears: ["B will disappear [being dismissed]", "B did disappear [being dismissed]"])
  }

  @Test func `The user cannot dismiss a sheet that is modal or whose delegate refuses`() {
    let delegate = Delegate()
    check(
      { a, b in
        b.presentationController?.delegate = delegate
        a.present(b, animated: true)
        a.log.lines = []
        b.isModalInPresentation = true
        #expect(!UserActions.dismiss(b))
        b.isModalInPresentation = false
        delegate.allows = false
        #expect(!UserActions.dismiss(b))
        #expect(delegate.heard == ["attempt", "attempt"])
        #expect(a.presentedViewController === b)
      }, hears: [])
  }

  @Test func `A cancelled swipe does not dismiss the sheet`() {
    let delegate = Delegate()
    check(
      { a, b in
        b.presentationController?.delegate = delegate
        a.present(b, animated: true)
        a.log.lines = []
        #expect(UserActions.abandonDismissing(b))
        #expect(delegate.heard == ["will"])
        #expect(a.presentedViewController === b)
      },
      hears: ["B will disappear [being dismissed]", "B will appear", "B did appear"])
  }

  @Test func `A view controller that dismisses itself in viewDidAppear is removed`() {
    final class Hasty: UIViewController {
      override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
    }
    check(
      { a, _ in
        let hasty = Hasty()
        hasty.modalPresentationStyle = .fullScreen
        a.present(hasty, animated: true)
        #expect(a.presentedViewController == nil && a.view.window != nil)
      }, hears: ["A will disappear", "A will appear", "A did appear"])
  }

  /// A screen that presents another screen in this style as soon as its own view is in the window.
  private final class Eager: UIViewController {
    let style: UIModalPresentationStyle
    private(set) var heard: [String] = []

    init(style: UIModalPresentationStyle) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) {
      guard presentedViewController == nil else { return }
      let other = UIViewController()
      other.modalPresentationStyle = style
      present(other, animated: true) { self.heard.append("presented") }
    }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
  }

  @Test func `A view controller finishes appearing under a sheet, but not under a full-screen one`()
  {
    let underSheet = Eager(style: .pageSheet)
    withExtendedLifetime(window(showing: underSheet)) {}
    #expect(underSheet.heard == ["presented", "did appear"])
    let underFullScreen = Eager(style: .fullScreen)
    withExtendedLifetime(window(showing: underFullScreen)) {}
    #expect(underFullScreen.heard == ["did disappear", "presented"])
  }

  @Test func `A view controller can present again in viewDidAppear after a dismissal`() {
    final class Asking: UIViewController {
      var presentations = 0
      override func viewDidAppear(_ animated: Bool) {
        guard presentations < 2 else { return }
        presentations += 1
        let question = UIViewController()
        question.modalPresentationStyle = .fullScreen
        present(question, animated: true)
      }
    }
    let screen = Asking()
    let window = window(showing: screen)
    let first = screen.presentedViewController
    screen.dismiss(animated: true)
    withExtendedLifetime(window) {}
    #expect(screen.presentedViewController != nil)
    #expect(screen.presentedViewController !== first)
    #expect(screen.presentations == 2)
  }

  @Test func `Each presentation has its own presentation controller, which matches its style`() {
    let delegate = Delegate()
    check(
      { a, b in
        b.presentationController?.delegate = delegate
        a.present(b, animated: false)
        a.dismiss(animated: false)
        #expect(b.presentationController?.delegate == nil)
        b.modalPresentationStyle = .popover
        #expect(b.popoverPresentationController != nil && b.sheetPresentationController == nil)
        a.log.lines = []
      }, hears: [])
  }

  @Test func `The transitioning delegate creates the presentation controller of a custom style`() {
    final class Covering: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Covering(presentedViewController: presented, presenting: presenting)
      }
    }
    let delegate = Delegate()
    check(
      { a, b in
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = delegate
        a.log.lines = []
        a.present(b, animated: true)
        #expect(b.presentationController is Covering)
        #expect(a.view.window == nil)
      },
      hears: [
        "B did load", "A will disappear", "B will appear [being presented]",
        "B did appear [being presented]", "A did disappear",
      ])
  }

  @Test func `The user cannot dismiss a full-screen presentation with a swipe`() {
    check(
      { a, b in
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        a.log.lines = []
        #expect(!UserActions.dismiss(b))
      }, hears: [])
  }

  @Test func `A dismissed view controller is released`() {
    let root = UIViewController()
    let window = window(showing: root)
    weak var dismissed: UIViewController?
    do {
      let sheet = UIViewController()
      dismissed = sheet
      root.present(sheet, animated: true)
    }
    #expect(dismissed != nil)
    root.dismiss(animated: true)
    withExtendedLifetime(window) {}
    #expect(dismissed == nil)
  }

  @Test func `Presenting a child raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.present(child, animated: false)
        withExtendedLifetime(navigation) {}
      }
    }
    expect(result, raised: "that has a parent view controller")
  }
}
