/// An event that tells its listeners what happens after they were added.
@MainActor public final class FutureEvent<Value>: Event<Value> {
  public init() { super.init(memory: .nothing) }
}

/// An event that also tells a new listener at once what happened last.
@MainActor public final class PresentEvent<Value>: Event<Value> {
  public init() { super.init(memory: .last) }
}

/// An event that also tells a new listener at once all that happened before, in order. It keeps every
/// value as long as it lives.
@MainActor public final class PastEvent<Value>: Event<Value> {
  public init() { super.init(memory: .all) }
}
