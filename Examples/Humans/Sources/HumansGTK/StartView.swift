import Adder
import AdderCAdwaita
import AdderGTK
import Humans

/// The first screen, which leads to the list of people and the options.
@MainActor final class StartView {
  let position = GTKPosition()
  let title = "Humans"
  let widget = GTKObject(new: adw_status_page_new())
  let peopleButton = GTKObject.button("_People")
  let optionsButton = GTKObject.button("_Options")
  private let output: any StartViewOutput

  init(output: any StartViewOutput) {
    self.output = output
    setUpWidgets()
  }

  private func setUpWidgets() {
    adw_status_page_set_icon_name(widget.opaque, "system-users-symbolic")
    adw_status_page_set_title(widget.opaque, "Humans")
    let buttons = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    gtk_widget_set_halign(buttons.widget, GTK_ALIGN_CENTER)
    for button in [peopleButton, optionsButton] {
      gtk_widget_add_css_class(button.widget, "pill")
      gtk_box_append(buttons.typed(), button.widget)
    }
    gtk_widget_add_css_class(peopleButton.widget, "suggested-action")
    adw_status_page_set_child(widget.opaque, buttons.widget)
    peopleButton.on("clicked") { [weak self] _ in self?.output.peopleTapped() }
    optionsButton.on("clicked") { [weak self] _ in self?.output.optionsTapped() }
  }
}

// MARK: - GTKModuleView

extension StartView: GTKModuleView {
  func viewDidLoad() {
    output.viewLoaded()
  }
}

// MARK: - StartViewInput

extension StartView: StartViewInput {
  func showGreeting(_ greeting: String) {
    adw_status_page_set_description(widget.opaque, greeting.escapedForMarkup)
  }
}
