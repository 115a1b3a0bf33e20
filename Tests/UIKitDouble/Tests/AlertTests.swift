import Testing
import UIKit

@MainActor
struct AlertTests {
  @Test func `A chosen action runs after the alert is dismissed`() {
    let log = LifeRecorder.Log()
    let screen = LifeRecorder("A", log)
    let window = window(showing: screen)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        log.lines.append("\(action.title ?? "") with \(screen.presentedViewController as Any)")
      })
    log.lines = []
    screen.present(alert, animated: true)
    #expect(screen.presentedViewController === alert)
    #expect(!UserActions.dismiss(alert))
    #expect(UserActions.tap("Delete", in: alert))
    withExtendedLifetime(window) {}
    #expect(log.lines == ["Delete with nil"])
  }

  @Test func `A disabled or missing action does not dismiss the alert`() {
    let screen = UIViewController()
    let window = window(showing: screen)
    let alert = UIAlertController(title: nil, message: "?", preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Go", style: .default) { _ in Issue.record("disabled") }
    action.isEnabled = false
    alert.addAction(action)
    screen.present(alert, animated: true)
    #expect(!UserActions.tap("Go", in: alert))
    #expect(!UserActions.tap("Stop", in: alert))
    withExtendedLifetime(window) {}
    #expect(screen.presentedViewController === alert)
  }

  @Test func `A second cancel action raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    expect(result, raised: "can only have one action with a style of UIAlertActionStyleCancel")
  }
}
