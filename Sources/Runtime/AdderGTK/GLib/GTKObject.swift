public import AdderCAdwaita

/// A strong reference to a GObject, such as a widget.
///
/// It holds one reference count and gives it back when it goes. A widget that hangs in a window is
/// held by the window as well, so both may outlive the other. The last reference of all is given back
/// when the loop turns next, so that an object can be made in passing:
/// `gtk_box_append(box.typed(), GTKObject(new: gtk_label_new("Hello")).widget)`.
///
/// ```swift
/// let label = GTKObject(new: gtk_label_new("Hello"))
/// gtk_label_set_text(label.opaque, "Bye")
/// ```
@MainActor open class GTKObject {
  /// The object. It is there as long as this reference is.
  public let pointer: UnsafeMutableRawPointer

  /// For what a constructor function (`…_new`) has returned: takes over the reference that comes with
  /// it. Windows, which GTK keeps for itself until they are destroyed, get one more.
  public init(new object: UnsafeMutableRawPointer) {
    pointer = object
    if g_object_is_floating(object) != 0 {
      g_object_ref_sink(object)
    } else if isObject(object, of: gtk_window_get_type()) {
      g_object_ref(object)
    }
  }

  /// For an object that somebody else holds too, such as what a `…_get_…` function has returned.
  public init(retaining object: UnsafeMutableRawPointer) {
    pointer = object
    g_object_ref(object)
  }

  // The last reference to a widget takes it apart, which only the main thread may do.
  isolated deinit {
    guard pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 else {
      g_object_unref(pointer)
      return
    }
    // A reference made in passing goes before the function is called that gets the pointer.
    g_idle_add_full(G_PRIORITY_DEFAULT, giveBack, pointer, nil)
  }
}

private let giveBack: GSourceFunc = { object in
  g_object_unref(object)
  return 0
}

extension GTKObject {
  /// For what a constructor function returns as a typed pointer.
  public convenience init<Object>(new object: UnsafeMutablePointer<Object>) {
    self.init(new: UnsafeMutableRawPointer(object))
  }

  /// For what a constructor function returns as a pointer to a type that is not public.
  public convenience init(new object: OpaquePointer) {
    self.init(new: UnsafeMutableRawPointer(object))
  }

  /// The object for functions that take a pointer to a type that is not public.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The object for functions that take a `GtkWidget *`.
  public var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// The object for functions that take a pointer to a public type, such as `GtkBox *`.
  public func typed<Object>(
    as type: Object.Type = Object.self
  ) -> UnsafeMutablePointer<Object> {
    pointer.assumingMemoryBound(to: Object.self)
  }

  /// Whether the object is of a type or of one derived from it.
  public func `is`(_ type: GType) -> Bool { isObject(pointer, of: type) }
}
