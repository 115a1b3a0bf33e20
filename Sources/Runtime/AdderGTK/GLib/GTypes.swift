internal import AdderCAdwaita

/// GLib's fundamental types, which are macros in C.
enum GTypes {
  static let `enum` = fundamental(12)
  static let boolean = fundamental(5)
  static let flags = fundamental(13)
  static let int = fundamental(6)
  static let none = fundamental(1)
  static let object = fundamental(20)
  static let string = fundamental(16)
  static let uint = fundamental(7)

  private static func fundamental(_ number: GType) -> GType { number << 2 }
}

/// Returns true if an object is an instance of the type or of a type derived from it.
func isObject(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
