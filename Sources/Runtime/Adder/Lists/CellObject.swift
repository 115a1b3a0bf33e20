/// The value that one cell is drawn from: what it shows, and no more (the book, “CellObject”).
///
/// A value that is `Identifiable` and `Equatable` has all it needs:
///
/// ```swift
/// struct PostCellObject: CellObject, Identifiable, Equatable {
///   let id: Post.ID
///   let title: String
/// }
/// ```
public protocol CellObject {
  /// The kind of cell that draws such values; the name of the type unless it is said otherwise.
  static var reuseIdentifier: String { get }

  /// The kind of cell that draws this value, where one type of value has several.
  var reuseIdentifier: String { get }

  /// What the value is about: two values of one type with the same identity are one row at two times.
  var identity: AnyHashable { get }

  /// Whether a cell that shows the other value would look the same with this one.
  func hasSameContent(as other: any CellObject) -> Bool
}

extension CellObject {
  public static var reuseIdentifier: String { String(describing: Self.self) }
  public var reuseIdentifier: String { Self.reuseIdentifier }
}

extension CellObject where Self: Identifiable {
  public var identity: AnyHashable { AnyHashable(id) }
}

extension CellObject where Self: Equatable {
  public func hasSameContent(as other: any CellObject) -> Bool {
    (other as? Self).map { $0 == self && $0.reuseIdentifier == reuseIdentifier } ?? false
  }
}

/// What tells rows apart when lists are compared. The kind of cell is no part of it: a row that is drawn
/// in another way is updated, not replaced.
struct CellIdentity: Hashable {
  let type: ObjectIdentifier
  let identity: AnyHashable

  init(_ object: any CellObject) {
    type = ObjectIdentifier(Swift.type(of: object))
    identity = object.identity
  }
}
