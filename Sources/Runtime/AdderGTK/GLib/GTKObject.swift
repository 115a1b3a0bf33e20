public import AdderCAdwaita

/// A strong reference to a GObject, such as a widget.
///
/// A `GTKObject` owns one reference to the object, and releases that reference when it is
/// deallocated. A widget in a window is also owned by the window, so the window and the `GTKObject`
/// may be released in either order. If the `GTKObject` owns the last reference, the reference is
/// released in the next turn of the loop, so you can create an object in place:
/// `gtk_box_append(box.typed(), GTKObject(new: gtk_label_new("Hello")).widget)`.
///
/// ```swift
/// let label = GTKObject(new: gtk_label_new("Hello"))
/// gtk_label_set_text(label.opaque, "Bye")
/// ```
@MainActor open class GTKObject {
  /// The object. It exists as long as this `GTKObject`.
  public let pointer: UnsafeMutableRawPointer

  /// Creates a reference to the result of a constructor function (`…_new`), and takes over the
  /// result's reference. For windows, which GTK owns until they are destroyed, a reference is
  /// added.
  public init(new object: UnsafeMutableRawPointer) {
    pointer = object
    if g_object_is_floating(object) != 0 {
      g_object_ref_sink(object)
    } else if isObject(object, of: gtk_window_get_type()) {
      g_object_ref(object)
    }
  }

  /// Creates a reference to an object that something else also owns, such as the result
  /// of a `…_get_…` function.
  public init(retaining object: UnsafeMutableRawPointer) {
    pointer = object
    g_object_ref(object)
  }

  // Releasing the last reference to a widget destroys it, which only the main thread may do.
  isolated deinit {
    guard pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 else {
      g_object_unref(pointer)
      return
    }
    // A temporary `GTKObject` is released before the function that receives its pointer is called.
    g_idle_add_full(G_PRIORITY_DEFAULT, giveBack, pointer, nil)
  }
}

private let giveBack: GSourceFunc = { object in
  g_object_unref(object)
  return 0
}

extension GTKObject {
  /// Creates a reference to the result of a constructor function that returns a typed pointer.
  public convenience init<Object>(new object: UnsafeMutablePointer<Object>) {
    self.init(new: UnsafeMutableRawPointer(object))
  }

  /// Creates a reference to the result of a constructor function that returns a pointer to a
  /// type that is not public.
  public convenience init(new object: OpaquePointer) {
    self.init(new: UnsafeMutableRawPointer(object))
  }

  /// The object, for functions that take a pointer to a type that is not public.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The object, for functions that take a `GtkWidget *`.
  public var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// Returns the object, for functions that take a pointer to a public type, such as `GtkBox *`.
  public func typed<Object>(
    as type: Object.Type = Object.self
  ) -> UnsafeMutablePointer<Object> {
    pointer.assumingMemoryBound(to: Object.self)
  }

  /// Returns true if the object is an instance of the type or of a type derived from it.
  public func `is`(_ type: GType) -> Bool { isObject(pointer, of: type) }
}
