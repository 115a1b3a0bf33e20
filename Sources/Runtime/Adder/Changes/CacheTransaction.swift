/// The kind of change to an object in a watched list.
public enum CacheTransactionKind: Hashable, Codable, Sendable { case insert, update, delete, move }

/// A change to one object in a watched list, with its position before and after (the VIPER
/// book, “Классы транзакций”).
///
/// The old position refers to the list before the entire batch is applied, and the new position to
/// the list after it.
public struct CacheTransaction<Object> {
  public typealias Kind = CacheTransactionKind

  public let kind: Kind

  /// The object after the change; for a deletion, its last known value.
  ///
  /// `nil` if the batch contains only positions. The list then requests each object when it shows
  /// the object's row.
  public let object: Object?

  // A missing position has a negative section: an optional would cost every transaction 16 bytes.
  @usableFromInline let old: ListPosition
  @usableFromInline let new: ListPosition

  @inlinable init(kind: Kind, object: Object?, old: ListPosition, new: ListPosition) {
    self.kind = kind
    self.object = object
    self.old = old
    self.new = new
  }

  /// The position before the change; `nil` if the object was not in the list.
  @inlinable public var oldPosition: ListPosition? { old.section < 0 ? nil : old }

  /// The position after the change; `nil` if the object is no longer in the list.
  @inlinable public var updatedPosition: ListPosition? { new.section < 0 ? nil : new }

  @inlinable public static func insert(_ object: Object?, at position: ListPosition) -> Self {
    Self(kind: .insert, object: object, old: .nowhere, new: position)
  }

  @inlinable public static func delete(_ object: Object?, at position: ListPosition) -> Self {
    Self(kind: .delete, object: object, old: position, new: .nowhere)
  }

  @inlinable public static func update(
    _ object: Object?, from old: ListPosition, to new: ListPosition
  ) -> Self {
    Self(kind: .update, object: object, old: old, new: new)
  }

  /// A move implies an update: the list redraws the object.
  @inlinable public static func move(
    _ object: Object?, from old: ListPosition, to new: ListPosition
  ) -> Self {
    Self(kind: .move, object: object, old: old, new: new)
  }

  /// Returns the same change to another object, such as the cell object created from a model value.
  @inlinable public func map<Other, Problem: Error>(
    _ transform: (Object) throws(Problem) -> Other
  ) throws(Problem) -> CacheTransaction<Other> {
    guard let object else { return .init(kind: kind, object: nil, old: old, new: new) }
    return .init(kind: kind, object: try transform(object), old: old, new: new)
  }
}

extension CacheTransaction: Equatable where Object: Equatable {}
extension CacheTransaction: Hashable where Object: Hashable {}
extension CacheTransaction: Sendable where Object: Sendable {}

extension CacheTransaction: CustomStringConvertible {
  public var description: String {
    let about = object.map { " \($0)" } ?? ""
    return switch kind {
    case .insert: "insert\(about) at \(new)"
    case .delete: "delete\(about) at \(old)"
    case .update: "update\(about) \(old) → \(new)"
    case .move: "move\(about) \(old) → \(new)"
    }
  }
}
