import AdderCAdwaita
import AdderGTK
import Glibc

/// The display on which tests open windows.
enum Display {
  static let isThere: Bool = gtk_init_check() != 0

  /// Initializes the library for a test, discards
  /// earlier warnings and switches animations on or off.
  @MainActor static func prepare(animated: Bool = false) {
    adw_init()
    GLibComplaints.listen()
    _ = GLibComplaints.shared.take()
    let type = GType(5 << 2)
    var value = GValue()
    g_value_init(&value, type)
    g_value_set_boolean(&value, animated ? 1 : 0)
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
    g_object_set_property(
      settings?.assumingMemoryBound(to: GObject.self), "gtk-enable-animations", &value)
    g_value_unset(&value)
  }
}

/// Runs GLib's loop until a condition is true.
///
/// - Returns: True if the condition became true before the timeout.
@MainActor func turn(rounds: Int = 2_000, until condition: () -> Bool) -> Bool {
  // Wakes up the loop, so that the condition is checked even if there are no events.
  let tick = g_timeout_add(20, { _ in 1 }, nil)
  defer { g_source_remove(tick) }
  // The timeout is long because work on other threads may wait for a processor.
  for _ in 0..<rounds {
    if condition() { return true }
    g_main_context_iteration(nil, 1)
  }
  return condition()
}

/// Handles pending events without waiting for more.
@MainActor func turnOnce() {
  for _ in 0..<1000 where g_main_context_iteration(nil, 0) == 0 { return }
}

@MainActor struct Emission {
  private var values: [GValue]
  private let type: GType

  init(from object: UnsafeMutableRawPointer) {
    type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    var value = GValue()
    g_value_init(&value, type)
    g_value_set_object(&value, object)
    values = [value]
  }

  func with(unsigned number: UInt32, of type: GType = GType(7 << 2)) -> Emission {
    var value = GValue()
    g_value_init(&value, type)
    if g_type_is_a(type, GType(13 << 2)) != 0 {
      g_value_set_flags(&value, number)
    } else {
      g_value_set_uint(&value, number)
    }
    var copy = self
    copy.values.append(value)
    return copy
  }

  /// Emits a signal, whose handlers may return a Boolean value.
  mutating func emit(_ signal: String, returnsFlag: Bool = false) {
    let identifier = g_signal_lookup(signal, type)
    if returnsFlag {
      var result = GValue()
      g_value_init(&result, GType(5 << 2))
      g_signal_emitv(values, identifier, 0, &result)
    } else {
      g_signal_emitv(values, identifier, 0, nil)
    }
    for index in values.indices { g_value_unset(&values[index]) }
  }
}

/// Counts the added GObjects that still exist.
@MainActor final class ObjectCount {
  private(set) var living = 0

  func add(_ object: UnsafeMutableRawPointer) {
    living += 1
    let count = Unmanaged.passRetained(self).toOpaque()
    g_object_weak_ref(
      object.assumingMemoryBound(to: GObject.self),
      { count, _ in
        guard let count else { return }
        let object = Unmanaged<ObjectCount>.fromOpaque(count).takeRetainedValue()
        MainActor.assumeIsolated { object.living -= 1 }
      }, count)
  }

  /// Counts a widget and its parents.
  func addWithAncestors(of widget: UnsafeMutablePointer<GtkWidget>) {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let widget = next {
      add(widget)
      next = gtk_widget_get_parent(widget)
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// This widget and all widgets inside it.
  @MainActor var descendants: [UnsafeMutablePointer<GtkWidget>] {
    var result = [self]
    var child = gtk_widget_get_first_child(self)
    while let widget = child {
      result += widget.descendants
      child = gtk_widget_get_next_sibling(widget)
    }
    return result
  }

  @MainActor func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Returns the nearest enclosing widget of a type.
  @MainActor func ancestor(_ type: GType) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_ancestor(self, type)
  }
}
