internal import AdderCAdwaita

/// What an object of a ``SwiftClass`` holds; it goes with the object.
@MainActor class SwiftClassPayload {
  /// The object that holds this. Not retained: that would keep both for ever.
  fileprivate(set) var object: UnsafeMutableRawPointer?

  /// The last reference to the object is being given back.
  func objectWillGo() {}
}

/// A class of GObjects whose behaviour is written in Swift: its instances hold one Swift object each.
@MainActor struct SwiftClass {
  let type: GType

  /// Registers the class for as long as the process lives. To be called once for each name.
  ///
  /// - Parameter interfaces: the interfaces that it implements, and what fills in their functions.
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

  /// Makes an object, with the one reference that the caller gets.
  func make(holding payload: SwiftClassPayload) -> UnsafeMutableRawPointer? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let pointer = UnsafeMutableRawPointer(object)
    pointer.assumingMemoryBound(to: Instance.self).pointee.payload =
      Unmanaged.passRetained(payload).toOpaque()
    payload.object = pointer
    return pointer
  }

  /// What an object holds, if it is one of a class made here.
  static func payload(of object: UnsafeMutableRawPointer?) -> SwiftClassPayload? {
    let payload = object?.assumingMemoryBound(to: Instance.self).pointee.payload
    return payload.map { Unmanaged<SwiftClassPayload>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// An object as it lies in memory.
private struct Instance {
  var parent: GObject
  var payload: UnsafeMutableRawPointer?
}

private func finalize(_ object: UnsafeMutablePointer<GObject>?) {
  guard let object else { return }
  // Unchecked, because GTK gives references back on the main thread only, where they are used at once.
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
