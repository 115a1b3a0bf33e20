internal import AdderCAdwaita

extension GTKObject {
  /// Sets the name that screen readers read for a widget, instead of the labels in the widget. Use
  /// it for a button with only an icon, or for a row with several labels.
  public func setAccessibleLabel(_ label: String) {
    // Without this, screen readers would read both the name and the labels.
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, label)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }
}
