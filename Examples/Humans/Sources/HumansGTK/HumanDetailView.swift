import Adder
import AdderCAdwaita
import AdderGTK
import Humans

/// Shows the details of a person.
@MainActor final class HumanDetailView {
  let position = GTKPosition()
  private(set) var title = ""
  let widget = GTKObject(new: gtk_scrolled_window_new())
  let nameLabel = GTKObject(new: gtk_label_new(nil))
  let ageLabel = GTKObject(new: gtk_label_new(nil))
  let addressLabel = GTKObject(new: gtk_label_new(nil))
  let biographyView = GTKObject(new: gtk_text_view_new())
  let statusLabel = GTKObject(new: gtk_label_new(nil))
  private let avatar = GTKObject(new: adw_avatar_new(128, nil, 1))
  private let output: any HumanDetailViewOutput

  init(output: any HumanDetailViewOutput) {
    self.output = output
    let column = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    for widget in [avatar] + setUpLabels() + setUpBiography() {
      gtk_box_append(column.typed(), widget.widget)
    }
    let clamp = GTKObject(new: adw_clamp_new())
    adw_clamp_set_child(clamp.opaque, column.widget)
    clamp.setMargins(24)
    gtk_scrolled_window_set_child(widget.opaque, clamp.widget)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  private func setUpLabels() -> [GTKObject] {
    let labels = [nameLabel, ageLabel, addressLabel]
    for (label, style) in zip(labels, ["title-1", "dim-label", "dim-label"]) {
      gtk_widget_add_css_class(label.widget, style)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
      gtk_label_set_selectable(label.opaque, 1)
      // Otherwise, the selectable label would take the focus and select all of its text.
      gtk_widget_set_focusable(label.widget, 0)
    }
    gtk_widget_set_margin_top(nameLabel.widget, 12)
    return labels
  }

  private func setUpBiography() -> [GTKObject] {
    let heading = GTKObject(new: gtk_label_new_with_mnemonic("_Biography"))
    gtk_widget_add_css_class(heading.widget, "heading")
    gtk_label_set_xalign(heading.opaque, 0)
    gtk_widget_set_margin_top(heading.widget, 24)
    gtk_label_set_mnemonic_widget(heading.opaque, biographyView.widget)

    gtk_text_view_set_wrap_mode(biographyView.typed(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(biographyView.typed(), 0)
    for setMargin in [
      gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin,
      gtk_text_view_set_left_margin, gtk_text_view_set_right_margin,
    ] {
      setMargin(biographyView.typed(), 12)
    }
    gtk_widget_set_size_request(biographyView.widget, -1, 160)
    gtk_widget_add_css_class(biographyView.widget, "card")
    biographyView.setAccessibleLabel("Biography")
    buffer.on("changed") { [weak self] _ in
      guard let self else { return }
      output.biographyChanged(biography)
    }

    gtk_widget_add_css_class(statusLabel.widget, "caption")
    gtk_label_set_wrap(statusLabel.opaque, 1)
    gtk_label_set_xalign(statusLabel.opaque, 0)
    return [heading, biographyView, statusLabel]
  }

  private var buffer: GTKObject {
    GTKObject(retaining: gtk_text_view_get_buffer(biographyView.typed()))
  }

  /// The text in the editor.
  var biography: String {
    get { text }
    set { gtk_text_buffer_set_text(buffer.typed(), newValue, -1) }
  }

  private var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer.typed(), &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer.typed(), &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func showStatus(_ status: String, isProblem: Bool) {
    gtk_label_set_text(statusLabel.opaque, status)
    let (style, other) = isProblem ? ("error", "dim-label") : ("dim-label", "error")
    gtk_widget_add_css_class(statusLabel.widget, style)
    gtk_widget_remove_css_class(statusLabel.widget, other)
  }
}

// MARK: - GTKModuleView

extension HumanDetailView: GTKModuleView {
  func viewDidLoad() {
    output.viewLoaded()
  }
}

// MARK: - HumanDetailViewInput

extension HumanDetailView: HumanDetailViewInput {
  func showName(_ name: String) {
    title = name
    titleDidChange()
    gtk_label_set_text(nameLabel.opaque, name)
    adw_avatar_set_text(avatar.opaque, name)
  }

  func showAge(_ age: String) {
    gtk_label_set_text(ageLabel.opaque, age)
  }

  func showAddress(_ address: String) {
    gtk_label_set_text(addressLabel.opaque, address)
  }

  func showPhoto(path: String?) {
    avatar.setPhoto(path: path)
  }

  func showBiography(_ biography: String) {
    self.biography = biography
    showStatus("Changes are saved as you type.", isProblem: false)
  }

  func showSaved() {
    showStatus("Saved", isProblem: false)
  }

  func showProblem(_ problem: String) {
    showStatus(problem, isProblem: true)
  }
}
