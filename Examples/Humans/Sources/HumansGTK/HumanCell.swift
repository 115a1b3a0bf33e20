import AdderCAdwaita
import AdderGTK
import Humans

/// Draws a person in the list: photo, name and age.
final class HumanCell: GTKCell {
  let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  let nameLabel = GTKObject(new: gtk_label_new(nil))
  let ageLabel = GTKObject(new: gtk_label_new(nil))
  private let avatar = GTKObject(new: adw_avatar_new(48, nil, 1))
  private(set) var accessibleLabel = ""

  init() {
    for label in [nameLabel, ageLabel] {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
    gtk_label_set_wrap(nameLabel.opaque, 1)
    gtk_label_set_lines(nameLabel.opaque, 2)
    gtk_widget_add_css_class(ageLabel.widget, "dim-label")
    gtk_widget_add_css_class(ageLabel.widget, "caption")

    let texts = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
    gtk_widget_set_hexpand(texts.widget, 1)
    gtk_widget_set_valign(texts.widget, GTK_ALIGN_CENTER)
    for label in [nameLabel, ageLabel] { gtk_box_append(texts.typed(), label.widget) }
    let arrow = GTKObject(new: gtk_image_new_from_icon_name("go-next-symbolic"))
    for part in [avatar, texts, arrow] { gtk_box_append(widget.typed(), part.widget) }
    widget.setMargins(6)
  }

  func configure(with row: HumanRow) {
    gtk_label_set_text(nameLabel.opaque, row.name)
    gtk_label_set_text(ageLabel.opaque, row.age)
    adw_avatar_set_text(avatar.opaque, row.name)
    avatar.setPhoto(path: row.photoPath)
    accessibleLabel = "\(row.name), \(row.age)"
  }
}
