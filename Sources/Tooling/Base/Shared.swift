/// Keeps a value in one place for all copies of what contains it, which makes a large structure small and its copies
/// cheap. Setting the value replaces it in this copy only.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (one: Shared, other: Shared) -> Bool {
    one.storage === other.storage || one.wrappedValue == other.wrappedValue
  }
}
