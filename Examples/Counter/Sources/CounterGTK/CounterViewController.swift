import Adder
import AdderCAdwaita
import AdderGTK
import Counter

/// A counter that goes up and down.
@MainActor final class CounterViewController {
  let position = GTKPosition()
  let title = "Counter"
  let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 24))
  let countLabel = GTKObject(new: gtk_label_new(nil))
  let problemLabel = GTKObject(new: gtk_label_new(nil))
  let incrementButton = GTKObject(new: gtk_button_new_from_icon_name("list-add-symbolic"))
  let decrementButton = GTKObject(new: gtk_button_new_from_icon_name("list-remove-symbolic"))
  private let eventHandler: any CounterModuleInterface

  init(eventHandler: any CounterModuleInterface) {
    self.eventHandler = eventHandler
    setUpCount()
    let buttons = setUpButtons()
    setUpProblem()
    gtk_widget_set_valign(widget.widget, GTK_ALIGN_CENTER)
    for part in [countLabel, buttons, problemLabel] { gtk_box_append(widget.typed(), part.widget) }
  }

  private func setUpCount() {
    gtk_widget_add_css_class(countLabel.widget, "title-1")
    gtk_widget_add_css_class(countLabel.widget, "numeric")
    gtk_label_set_ellipsize(countLabel.opaque, PANGO_ELLIPSIZE_START)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_scale_new(3))
    gtk_label_set_attributes(countLabel.opaque, attributes)
    pango_attr_list_unref(attributes)
  }

  private func setUpButtons() -> GTKObject {
    let buttons = GTKObject(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24))
    gtk_widget_set_halign(buttons.widget, GTK_ALIGN_CENTER)
    for (button, label) in [(decrementButton, "One less"), (incrementButton, "One more")] {
      gtk_widget_add_css_class(button.widget, "circular")
      gtk_widget_set_size_request(button.widget, 56, 56)
      gtk_widget_set_tooltip_text(button.widget, label)
      button.setAccessibleLabel(label)
      gtk_box_append(buttons.typed(), button.widget)
    }
    gtk_widget_add_css_class(incrementButton.widget, "suggested-action")
    incrementButton.on("clicked") { [weak self] _ in self?.eventHandler.incrementButtonTapped() }
    decrementButton.on("clicked") { [weak self] _ in self?.eventHandler.decrementButtonTapped() }
    return buttons
  }

  private func setUpProblem() {
    gtk_widget_add_css_class(problemLabel.widget, "error")
    gtk_label_set_wrap(problemLabel.opaque, 1)
    gtk_label_set_wrap_mode(problemLabel.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(problemLabel.opaque, GTK_JUSTIFY_CENTER)
    gtk_widget_set_margin_start(problemLabel.widget, 24)
    gtk_widget_set_margin_end(problemLabel.widget, 24)
    gtk_widget_set_visible(problemLabel.widget, 0)
  }
}

// MARK: - GTKModuleView

extension CounterViewController: GTKModuleView {
  func viewDidLoad() {
    eventHandler.updateView()
    gtk_widget_grab_focus(incrementButton.widget)
  }
}

// MARK: - CounterViewInterface

extension CounterViewController: CounterViewInterface {
  func setCountText(_ text: String) {
    gtk_label_set_text(countLabel.opaque, text)
  }

  func setDecrementEnabled(_ isEnabled: Bool) {
    // A disabled button loses the focus, and no other widget would receive it.
    if !isEnabled, gtk_widget_has_focus(decrementButton.widget) != 0 {
      gtk_widget_grab_focus(incrementButton.widget)
    }
    gtk_widget_set_sensitive(decrementButton.widget, isEnabled ? 1 : 0)
  }

  func setProblemText(_ text: String?) {
    gtk_label_set_text(problemLabel.opaque, text ?? "")
    gtk_widget_set_visible(problemLabel.widget, text == nil ? 0 : 1)
  }
}
