/// An event that delivers to its listeners what happens after they were added.
@MainActor public final class FutureEvent<Value>: Event<Value> {
  public init() { super.init(memory: .nothing) }
}

/// An event that also delivers the last value to a new listener at once.
@MainActor public final class PresentEvent<Value>: Event<Value> {
  public init() { super.init(memory: .last) }
}

/// An event that also delivers all earlier values to a new listener at once, in order. It keeps every
/// value as long as it lives.
@MainActor public final class PastEvent<Value>: Event<Value> {
  public init() { super.init(memory: .all) }
}
