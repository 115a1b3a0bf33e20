import Foundation

/// The value of a property that a protocol requires, and who used it.
///
/// Spies, which `adder spy` generates, have one for each property.
///
/// Unchecked, because a lock is held for every access to what can change.
nonisolated public final class SpyProperty<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var written: [Value] = []
  private var readCount = 0

  private let log: SpyLog?
  private let name: String

  /// Creates a property with a value.
  public init(_ log: SpyLog?, _ name: String, _ value: Value) {
    self.log = log
    self.name = name
    current = value
  }

  /// The value. Using it here is not recorded.
  public var value: Value {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  /// The values that were set, in order.
  public var writes: [Value] { lock.withLock { written } }

  /// How often the property was read.
  public var reads: Int { lock.withLock { readCount } }

  // MARK: Called by spies

  /// Returns the value and counts.
  public func read() -> Value {
    lock.withLock {
      readCount += 1
      return current
    }
  }

  /// Sets the value and records it.
  public func write(_ value: Value) {
    log?.record("\(name) =", value)
    lock.withLock {
      current = value
      written.append(value)
    }
  }
}

/// What a test runs in place of a requirement whose arguments cannot be recorded: closures that do
/// not escape, `inout` arguments, and values that cannot be copied.
///
/// Unchecked, because a lock is held for every access to what can change.
nonisolated public final class SpyHandler<Function>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Function?

  /// Creates a handler that does nothing.
  public init() {}

  /// The function; `nil` if the requirement only records its calls.
  public var function: Function? {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
