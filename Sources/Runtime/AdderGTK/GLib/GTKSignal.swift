internal import AdderCAdwaita

extension GTKObject {
  /// Runs a closure whenever the object emits a signal.
  ///
  /// The object retains the closure. If the closure uses the object, or a view that retains the
  /// object, the closure must capture the object or view weakly.
  ///
  /// - Parameters:
  ///   - signal: The signal's name, such as `clicked` or `notify::visible`. If the object does not
  ///     have the signal, GLib reports it on standard error.
  ///   - body: Receives the signal's arguments, without the object itself.
  @discardableResult
  public func on(
    _ signal: String, _ body: @escaping @MainActor (GTKSignalArguments) -> Void
  ) -> GTKSignalConnection {
    connect(signal) { arguments in
      body(arguments)
      return nil
    }
  }

  /// Runs a closure whenever the object emits a signal that expects a Boolean answer,
  /// such as `close-request`.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - body: Returns the answer, usually true if the event was handled.
  @discardableResult
  public func on(
    deciding signal: String, _ body: @escaping @MainActor (GTKSignalArguments) -> Bool
  ) -> GTKSignalConnection {
    connect(signal, body)
  }

  /// Emits a signal without an answer, such as `clicked`. In a test, this simulates a user action.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - argument: An object to pass as the argument, such as the row of `row-activated`.
  /// - Returns: True if the object has the signal and the signal takes this argument.
  @discardableResult
  public func emit(_ signal: String, _ argument: GTKObject? = nil) -> Bool {
    let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
    let identifier = g_signal_lookup(signal, instance.pointee.g_class.pointee.g_type)
    guard identifier != 0 else { return false }
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    let arguments = argument.map { [$0] } ?? []
    guard Int(query.n_params) == arguments.count, query.return_type == GTypes.none,
      // The lowest bit is a flag: the argument need not be copied.
      zip(arguments, 0...).allSatisfy({ isObject($0.pointer, of: query.param_types[$1] & ~1) })
    else { return false }
    var values = [GValue](repeating: GValue(), count: 1 + arguments.count)
    for (index, object) in ([self] + arguments).enumerated() {
      g_value_init(
        &values[index],
        object.pointer.assumingMemoryBound(to: GTypeInstance.self)
          .pointee.g_class.pointee.g_type)
      g_value_set_object(&values[index], object.pointer)
    }
    g_signal_emitv(&values, identifier, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
    return true
  }

  private func connect(
    _ signal: String, _ body: @escaping @MainActor (GTKSignalArguments) -> Bool?
  ) -> GTKSignalConnection {
    let handler = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
      return GTKSignalConnection(object: self, identifier: 0)
    }
    g_closure_add_finalize_notifier(closure, handler) { handler, _ in
      if let handler { Unmanaged<SignalHandler>.fromOpaque(handler).release() }
    }
    g_closure_set_marshal(closure, callSignalHandler)
    // Keep a reference to the closure until it is connected, so that it is released even if the
    // signal does not exist.
    g_closure_ref(closure)
    g_closure_sink(closure)
    let identifier = g_signal_connect_closure(pointer, signal, closure, 0)
    g_closure_unref(closure)
    return GTKSignalConnection(object: self, identifier: identifier)
  }
}

/// The arguments of a signal, counted from 0 and without the object that emits the signal. An
/// argument that is missing or of another type is read as `nil`.
@MainActor public struct GTKSignalArguments {
  private let values: UnsafeBufferPointer<GValue>

  init(_ values: UnsafeBufferPointer<GValue>) {
    self.values = values
  }

  /// The number of arguments.
  public var count: Int { max(0, values.count - 1) }

  /// Returns an integer, a flag or the value of an enumeration.
  public func integer(_ index: Int) -> Int? {
    guard let value = value(index) else { return nil }
    let type = value.pointee.g_type
    if type == GTypes.boolean { return Int(g_value_get_boolean(value)) }
    if type == GTypes.int { return Int(g_value_get_int(value)) }
    if type == GTypes.uint { return Int(g_value_get_uint(value)) }
    if g_type_is_a(type, GTypes.enum) != 0 { return Int(g_value_get_enum(value)) }
    if g_type_is_a(type, GTypes.flags) != 0 { return Int(g_value_get_flags(value)) }
    return nil
  }

  /// Returns a string.
  public func text(_ index: Int) -> String? {
    guard let value = value(index), value.pointee.g_type == GTypes.string else { return nil }
    return g_value_get_string(value).map { String(cString: $0) }
  }

  /// Returns an object, which is not retained.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? {
    guard let value = value(index), g_type_is_a(value.pointee.g_type, GTypes.object) != 0 else {
      return nil
    }
    return g_value_get_object(value).map { UnsafeMutableRawPointer($0) }
  }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    guard index >= 0, index < count else { return nil }
    return values.baseAddress.map { $0 + index + 1 }
  }
}

/// A handler's connection to a signal, which lasts until it is disconnected or the object is
/// destroyed. The connection retains the object. Usually, there is no need to store the connection.
@MainActor public struct GTKSignalConnection {
  private let object: GTKObject
  private let identifier: gulong

  init(object: GTKObject, identifier: gulong) {
    self.object = object
    self.identifier = identifier
  }

  /// Disconnects the handler.
  public func disconnect() {
    guard g_signal_handler_is_connected(object.pointer, identifier) != 0 else { return }
    g_signal_handler_disconnect(object.pointer, identifier)
  }
}

/// The data of a GLib closure.
private final class SignalHandler {
  let body: @MainActor (GTKSignalArguments) -> Bool?

  init(_ body: @escaping @MainActor (GTKSignalArguments) -> Bool?) {
    self.body = body
  }
}

/// Calls the handler of any signal. It reads the values by their types, so a handler that expects
/// a different number of arguments cannot misread memory.
private let callSignalHandler: GClosureMarshal = { closure, result, count, values, _, _ in
  guard let handler = closure?.pointee.data else { return }
  // The closure may be disconnected while it runs.
  let body = Unmanaged<SignalHandler>.fromOpaque(handler).takeUnretainedValue().body
  // Unchecked, because GTK emits signals only on the main thread, and the values are used there
  // immediately.
  nonisolated(unsafe) let values = UnsafeBufferPointer(start: values, count: Int(count))
  let answer = MainActor.assumeIsolated { body(GTKSignalArguments(values)) }
  if let answer, let result, result.pointee.g_type == GTypes.boolean {
    g_value_set_boolean(result, answer ? 1 : 0)
  }
}
