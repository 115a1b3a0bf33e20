import Testing
import UIKit

@MainActor
struct ControlTests {
  @Test func `A tap on a button performs its action, with the button as sender`() {
    var senders: [Any?] = []
    let button = UIButton(primaryAction: UIAction(title: "Go") { senders.append($0.sender) })
    #expect(button.title(for: .normal) == "Go")
    #expect(UserActions.tap(button))
    #expect(senders.count == 1 && senders.first as? UIButton === button)
  }

  @Test func `Actions are performed only for their events, and not after they are removed`() {
    var heard: [String] = []
    let button = UIButton(type: .system)
    let action = UIAction { _ in heard.append("up") }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(heard == [])
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["up"])
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["up"])
  }

  @Test func `A disabled, hidden or covered control receives no touch`() {
    let button = UIButton(primaryAction: UIAction { _ in Issue.record("felt") })
    let container = UIView()
    container.addSubview(button)
    button.isEnabled = false
    #expect(!UserActions.tap(button))
    button.isEnabled = true
    button.isHidden = true
    #expect(!UserActions.tap(button))
    button.isHidden = false
    container.alpha = 0
    #expect(!UserActions.tap(button))
    container.alpha = 1
    container.isUserInteractionEnabled = false
    #expect(!UserActions.tap(button))
  }

  @Test func `A bar button performs its action`() {
    var count = 0
    let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in count += 1 })
    #expect(UserActions.tap(item))
    item.isEnabled = false
    #expect(!UserActions.tap(item))
    #expect(count == 1)
  }

  @Test func `A value that the user sets sends an event, and a value set by code does not`() {
    var heard = 0
    let action = UIAction { _ in heard += 1 }
    let toggle = UISwitch()
    toggle.addAction(action, for: .valueChanged)
    toggle.isOn = true
    #expect(heard == 0)
    #expect(UserActions.flip(toggle) && !toggle.isOn && heard == 1)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.addAction(action, for: .valueChanged)
    #expect(UserActions.select(1, of: segments) && heard == 2)
    #expect(!UserActions.select(1, of: segments) && !UserActions.select(2, of: segments))
    let slider = UISlider()
    slider.addAction(action, for: .valueChanged)
    #expect(UserActions.slide(slider, to: 3) && slider.value == 1 && heard == 3)
  }

  private final class Digits: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  @Test func `Typed text sends an event for each letter that the delegate accepts`() {
    let field = UITextField()
    let delegate = Digits()
    var changes: [String] = []
    field.delegate = delegate
    field.addAction(
      UIAction { changes.append(($0.sender as? UITextField)?.text ?? "?") }, for: .editingChanged)
    #expect(UserActions.type("1a2", into: field))
    #expect(field.text == "12" && field.isFirstResponder)
    #expect(changes == ["1", "12"])
    _ = UserActions.pressReturn(in: field)
    #expect(!field.isFirstResponder)
    #expect(delegate.heard == ["begin", "end"])
  }

  @Test func `A text view notifies its delegate of typed text`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var heard: [String] = []
      func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    }
    let view = UITextView()
    let delegate = Delegate()
    view.delegate = delegate
    view.text = "a"
    #expect(UserActions.type("bc", into: view))
    #expect(delegate.heard == ["ab", "abc"])
  }

  @Test func `There is only one first responder, and a view can end editing in its subviews`() {
    let form = UIView()
    let name = UITextField()
    let city = UITextField()
    form.addSubview(name)
    form.addSubview(city)
    name.becomeFirstResponder()
    city.becomeFirstResponder()
    #expect(!name.isFirstResponder && city.isFirstResponder)
    form.endEditing(true)
    #expect(!city.isFirstResponder)
  }

  @Test func `An activity indicator is hidden while it does not spin, unless that is disabled`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }
}
