import Adder
import AdderCAdwaita
import AdderGTK
import Humans

/// Edits the options: the user's e-mail address.
@MainActor final class OptionsView {
  let position = GTKPosition()
  let title = "Options"
  let widget = GTKObject(new: adw_preferences_page_new())
  let emailRow = GTKObject(new: adw_entry_row_new())
  let problemLabel = GTKObject(new: gtk_label_new(nil))
  let saveButton = GTKObject.button("_Save")
  private let output: any OptionsViewOutput

  init(output: any OptionsViewOutput) {
    self.output = output
    setUpWidgets()
  }

  private func setUpWidgets() {
    let group = GTKObject(new: adw_preferences_group_new())
    adw_preferences_group_set_title(group.typed(), "You")
    adw_preferences_group_set_description(
      group.typed(), "Humans greets you by your address. It stays on this computer.")
    adw_preferences_row_set_title(emailRow.typed(), "E-mail address")
    adw_entry_row_set_input_purpose(emailRow.typed(), GTK_INPUT_PURPOSE_EMAIL)
    adw_preferences_group_add(group.typed(), emailRow.widget)

    gtk_label_set_wrap(problemLabel.opaque, 1)
    gtk_label_set_xalign(problemLabel.opaque, 0)
    gtk_widget_set_margin_top(problemLabel.widget, 12)
    gtk_widget_add_css_class(problemLabel.widget, "error")
    gtk_widget_set_visible(problemLabel.widget, 0)
    adw_preferences_group_add(group.typed(), problemLabel.widget)
    adw_preferences_page_add(widget.typed(), group.typed())

    gtk_widget_add_css_class(saveButton.widget, "suggested-action")
    saveButton.on("clicked") { [weak self] _ in self?.save() }
    emailRow.on("entry-activated") { [weak self] _ in self?.save() }
    emailRow.on("changed") { [weak self] _ in self?.output.emailChanged() }
  }

  /// The text in the field.
  var email: String {
    gtk_editable_get_text(emailRow.opaque).map { String(cString: $0) } ?? ""
  }

  private func save() {
    output.saveTapped(email: email)
  }
}

// MARK: - GTKModuleView

extension OptionsView: GTKModuleView {
  var headerWidgets: [GTKObject] { [saveButton] }

  func viewDidLoad() {
    output.viewLoaded()
    gtk_widget_grab_focus(emailRow.widget)
  }
}

// MARK: - OptionsViewInput

extension OptionsView: OptionsViewInput {
  func showEmail(_ email: String) {
    gtk_editable_set_text(emailRow.opaque, email)
  }

  func showProblem(_ problem: String) {
    gtk_label_set_text(problemLabel.opaque, problem)
    gtk_widget_set_visible(problemLabel.widget, 1)
    gtk_widget_add_css_class(emailRow.widget, "error")
    gtk_widget_grab_focus(emailRow.widget)
  }

  func hideProblem() {
    gtk_widget_set_visible(problemLabel.widget, 0)
    gtk_widget_remove_css_class(emailRow.widget, "error")
  }
}
