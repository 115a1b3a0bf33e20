internal import AdderCAdwaita

/// The Swift data of an instance of a ``SwiftClass``. The data is released with the instance.
@MainActor class SwiftClassPayload {
  /// The object that owns this data. Not retained, because the object and this data would then keep
  /// each other alive forever.
  fileprivate(set) var object: UnsafeMutableRawPointer?

  /// Called when the last reference to the object is released.
  func objectWillGo() {}
}

/// A class of GObjects with behaviour written in Swift. Each instance owns one Swift object.
@MainActor struct SwiftClass {
  let type: GType

  /// Registers the class for the life of the process. Call it once for each name.
  ///
  /// - Parameter interfaces: The interfaces that the class implements, each with a closure
  ///   that sets the interface's functions.
  init(named name: String, implementing interfaces: [(GType, GInterfaceInitFunc)] = []) {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GObjectClass>.size)
    info.class_init = { objectClass, _ in
      objectClass?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = finalize
    }
    info.instance_size = guint16(MemoryLayout<Instance>.stride)
    type = g_type_register_static(GTypes.object, name, &info, GTypeFlags(rawValue: 0))
    for (interface, initialize) in interfaces {
      var info = GInterfaceInfo()
      info.interface_init = initialize
      g_type_add_interface_static(type, interface, &info)
    }
  }

  /// Creates an object, with one reference for the caller.
  func make(holding payload: SwiftClassPayload) -> UnsafeMutableRawPointer? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let pointer = UnsafeMutableRawPointer(object)
    pointer.assumingMemoryBound(to: Instance.self).pointee.payload =
      Unmanaged.passRetained(payload).toOpaque()
    payload.object = pointer
    return pointer
  }

  /// Returns the Swift data of an object whose class was created here.
  static func payload(of object: UnsafeMutableRawPointer?) -> SwiftClassPayload? {
    let payload = object?.assumingMemoryBound(to: Instance.self).pointee.payload
    return payload.map { Unmanaged<SwiftClassPayload>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The memory layout of an object.
private struct Instance {
  var parent: GObject
  var payload: UnsafeMutableRawPointer?
}

private func finalize(_ object: UnsafeMutablePointer<GObject>?) {
  guard let object else { return }
  // Unchecked, because GTK releases references only on the main thread, and the instance is used
  // there immediately.
  nonisolated(unsafe) let instance = UnsafeMutableRawPointer(object)
    .assumingMemoryBound(to: Instance.self)
  MainActor.assumeIsolated {
    guard let pointer = instance.pointee.payload else { return }
    instance.pointee.payload = nil
    let payload = Unmanaged<SwiftClassPayload>.fromOpaque(pointer).takeRetainedValue()
    payload.objectWillGo()
    payload.object = nil
  }
  g_type_class_peek(GTypes.object)?.assumingMemoryBound(to: GObjectClass.self).pointee
    .finalize(object)
}
