import Testing
import UIKit

@MainActor
struct ViewControllerTests {
  @Test func `A view is loaded once, on first access`() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func loadView() {
        heard.append("load")
        view = UILabel()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        heard.append("did load")
      }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    #expect(screen.view is UILabel)
    #expect(screen.heard == ["load", "did load"])
  }

  @Test func `A loadView that sets no view raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Screen: UIViewController { override func loadView() {} }
        Screen().loadViewIfNeeded()
      }
    }
    expect(result, raised: "loadView] did not set the view")
  }

  @Test func `Setting the view of another view controller raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let first = UIViewController()
        UIViewController().view = first.view
        withExtendedLifetime(first) {}
      }
    }
    expect(result, raised: "at most one view controller at a time")
  }

  @Test func `A root view controller appears and disappears with its window`() {
    let root = LifeRecorder("A")
    let window = UIWindow()
    window.rootViewController = root
    #expect(root.log.lines == [])
    window.makeKeyAndVisible()
    #expect(root.log.lines == ["A did load", "A will appear", "A did appear"])
    #expect(root.view.window === window)
    root.log.lines = []
    window.isHidden = true
    #expect(root.log.lines == ["A will disappear", "A did disappear"])
  }

  @Test func `A released window releases its root view controller`() {
    weak var released: UIViewController?
    do {
      let root = UIViewController()
      released = root
      withExtendedLifetime(window(showing: root)) {}
    }
    #expect(released == nil)
  }

  @Test func `A new root replaces the old one`() {
    let log = LifeRecorder.Log()
    let window = window(showing: LifeRecorder("A", log))
    log.lines = []
    window.rootViewController = LifeRecorder("B", log)
    #expect(
      log.lines == [
        "A will disappear", "A did disappear", "B did load", "B will appear", "B did appear",
      ])
  }

  @Test func `Layout callbacks come between will appear and did appear`() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
      override func viewWillLayoutSubviews() { heard.append("will lay out") }
      override func viewDidLayoutSubviews() { heard.append("did lay out") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    }
    let screen = Screen()
    let window = window(showing: screen)
    #expect(!window.isHidden)
    #expect(
      screen.heard == [
        "will appear", "is appearing", "will lay out", "did lay out", "did appear",
      ])
  }

  @Test func `A subclass can have an initialiser without arguments`() {
    final class Screen: UIViewController {
      init() { super.init(nibName: nil, bundle: nil) }
      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }
    }
    final class Box: UIView {
      init() { super.init(frame: .zero) }
      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }
    }
    #expect(Screen().nibName == nil)
    #expect(Box().frame == .zero)
  }
}
