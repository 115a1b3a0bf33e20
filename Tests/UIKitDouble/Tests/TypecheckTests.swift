import AdderTestSupport
import Foundation
import Testing

/// Tests of the `typecheck` script, which type-checks
/// sources with `@objc`, `#selector` and outlets.
@Suite(.serialized)
struct TypecheckTests {
  /// Type-checks the source and compares the errors. Each expected string is a part of one error.
  /// Without expected strings, the source must be correct.
  private func check(
    _ source: String, finds expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "adder-typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Screen.swift")
    try Data("import UIKit\n\(source)\n".utf8).write(to: file)

    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "typecheck")
    let outcome = try run(script.path(), [file.path()])
    let text = outcome.errors

    let errors = text.split(separator: "\n").filter {
      $0.contains(".swift:") && $0.contains("error:")
    }
    #expect(
      (outcome.status == 0) == expected.isEmpty, "\(text)",
      sourceLocation: sourceLocation)
    #expect(errors.count == expected.count, "\(text)", sourceLocation: sourceLocation)
    for part in expected {
      #expect(errors.contains { $0.contains(part) }, "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func `Outlets, actions and selectors pass`() throws {
    try check(
      """
      final class GreetingViewController: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet private var height: NSLayoutConstraint!
        @IBOutlet private var item: UIBarButtonItem!
        @IBOutlet private var tap: UITapGestureRecognizer!
        @IBOutlet private var buttons: [UIButton]!

        override func viewDidLoad() {
          super.viewDidLoad()
          buttons.first?.addTarget(self, action: #selector(greet(_:)), for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(finish))
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))
          NotificationCenter.default.addObserver(
            self, selector: #selector(finish),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        @objc private func greet(_ sender: UIButton) { label.text = sender.currentTitle }
        @objc private func finish() { dismiss(animated: true) }
        @IBAction func didTapNext(_ sender: Any) {
          performSegue(withIdentifier: "next", sender: sender)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          segue.destination.title = label.text
        }
      }
      """)
  }

  @Test func `An outlet that cannot be connected is reported`() throws {
    try check(
      "final class Screen: UIViewController { @IBOutlet var count: Int! }",
      finds: "'@IBOutlet' property cannot have non-object type 'Int'")
  }

  @Test func `A selector of a method that is not exposed to Objective-C is reported`() throws {
    try check(
      """
      final class Screen: UIViewController {
        func finish() {}
        lazy var item = UIBarButtonItem(
          title: nil, style: .plain, target: self, action: #selector(finish))
      }
      """, finds: "argument of '#selector' refers to instance method 'finish()' that is not exposed"
    )
  }

  @Test func `A misspelt or wrongly typed override is reported`() throws {
    try check(
      """
      final class Screen: UIViewController {
        override func viewWillApear(_ animated: Bool) {}
        override func prepare(for segue: UIStoryboardSegue, sender: String) {}
      }
      """, finds: "method does not override any method", "method does not override any method")
  }

  @Test func `A use of a view controller off the main actor is reported`() throws {
    try check(
      "func rename(_ screen: UIViewController) { screen.title = nil }",
      finds: "main actor-isolated property 'title' can not be mutated from a nonisolated context")
  }
}
