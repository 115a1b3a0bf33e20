import AdderCAdwaita
import AdderGTK

extension GTKObject {
  /// Sets the same margin on all sides of a widget, in pixels.
  func setMargins(_ margin: Int32) {
    gtk_widget_set_margin_top(widget, margin)
    gtk_widget_set_margin_bottom(widget, margin)
    gtk_widget_set_margin_start(widget, margin)
    gtk_widget_set_margin_end(widget, margin)
  }

  /// Creates a button with a keyboard mnemonic, which is the letter after the `_`.
  static func button(_ label: String) -> GTKObject {
    let button = GTKObject(new: gtk_button_new_with_mnemonic(label))
    // The label for screen readers has no `_`.
    button.setAccessibleLabel(label.filter { $0 != "_" })
    return button
  }

  /// Creates an avatar: a round photo, or the initials if there is no photo or it cannot be read.
  static func avatar(of name: String, photoPath: String?, size: Int32) -> GTKObject {
    let avatar = GTKObject(new: adw_avatar_new(size, name, 1))
    avatar.setPhoto(path: photoPath)
    return avatar
  }

  /// Shows a photo in an avatar.
  func setPhoto(path: String?) {
    var texture: OpaquePointer?
    if let path { texture = gdk_texture_new_from_filename(path, nil) }
    adw_avatar_set_custom_image(opaque, texture)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }
}
