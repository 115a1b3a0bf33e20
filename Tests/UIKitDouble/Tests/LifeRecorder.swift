import UIKit

/// A view controller that records its callbacks.
class LifeRecorder: UIViewController {
  /// The callbacks of several recorders, in the order of the calls.
  @MainActor final class Log { var lines: [String] = [] }

  let name: String
  let log: Log

  init(_ name: String, _ log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) {
    let reasons = [
      (isMovingToParent, "moving to parent"), (isMovingFromParent, "moving from parent"),
      (isBeingPresented, "being presented"), (isBeingDismissed, "being dismissed"),
    ]
    let reason = reasons.filter(\.0).map(\.1).joined(separator: ", ")
    log.lines.append("\(name) \(text)" + (reason.isEmpty ? "" : " [\(reason)]"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("did load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.lines.append("\(name) will move to \(parent == nil ? "nothing" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.lines.append("\(name) did move to \(parent == nil ? "nothing" : "parent")")
  }
}

/// Shows a view controller as the root of a new window.
@MainActor func window(showing root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
