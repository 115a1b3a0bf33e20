/// An event that delivers to each listener only the values sent after the listener was added.
@MainActor public final class FutureEvent<Value>: Event<Value> {
  public init() { super.init(memory: .nothing) }
}

/// An event that also delivers the last value to a new listener, immediately.
@MainActor public final class PresentEvent<Value>: Event<Value> {
  public init() { super.init(memory: .last) }
}

/// An event that also delivers all earlier values to a new listener, immediately and in order.
/// It stores every value.
@MainActor public final class PastEvent<Value>: Event<Value> {
  public init() { super.init(memory: .all) }
}
