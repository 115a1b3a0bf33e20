/// A way to compare two rows: by identity and by content.
///
/// This is a protocol instead of two closures, so that the compiler can inline the calls when a
/// million rows are compared.
@usableFromInline protocol RowIdentity<Object> {
  associatedtype Object
  associatedtype ID: Hashable

  func identity(of object: Object) -> ID
  func hasSameContent(_ old: Object, _ new: Object) -> Bool
}

@usableFromInline struct OwnIdentity<Object: Identifiable & Equatable>: RowIdentity {
  @inlinable init() {}
  @inlinable func identity(of object: Object) -> Object.ID { object.id }
  @inlinable func hasSameContent(_ old: Object, _ new: Object) -> Bool { old == new }
}

@usableFromInline struct GivenIdentity<Object, ID: Hashable>: RowIdentity {
  @usableFromInline let identity: (Object) -> ID
  @usableFromInline let content: (Object, Object) -> Bool

  @inlinable init(identity: @escaping (Object) -> ID, content: @escaping (Object, Object) -> Bool) {
    self.identity = identity
    self.content = content
  }

  @inlinable func identity(of object: Object) -> ID { identity(object) }
  @inlinable func hasSameContent(_ old: Object, _ new: Object) -> Bool { content(old, new) }
}
