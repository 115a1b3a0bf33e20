/// The value that one cell is drawn from: what it shows, and no more (the book, “CellObject”).
///
/// ```swift
/// struct PostCellObject: CellObject {
///   let id: Post.ID
///   let title: String
/// }
/// ```
///
/// Two values of one type with the same `id` are one row at two times; when they are not equal, its cell is
/// drawn anew. A row that there is once can have a constant: `let id = "logout"`.
///
/// A cell object belongs to no actor, also where a target has the main actor as its default isolation.
public protocol CellObject: Identifiable, Equatable, SendableMetatype {
  /// The kind of cell that draws such values; the name of the type unless it is said otherwise.
  static var reuseIdentifier: String { get }

  /// The kind of cell that draws this value, where one type of value has several.
  var reuseIdentifier: String { get }
}

extension CellObject {
  public static var reuseIdentifier: String { String(describing: Self.self) }
  public var reuseIdentifier: String { Self.reuseIdentifier }

  fileprivate func isSameRow(as other: any CellObject) -> Bool {
    guard let other = other as? Self else { return false }
    return other.id == id
  }

  fileprivate func isDrawn(like other: any CellObject) -> Bool {
    guard let other = other as? Self else { return false }
    return other == self
  }

  fileprivate func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Self.self))
    hasher.combine(id)
  }
}

extension Optional<any CellObject> {
  /// Whether a cell would look the same with the other value.
  package func isDrawn(like other: (any CellObject)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isDrawn(like: other)
  }
}

/// Who a row is, whatever it shows. The kind of cell is no part of it: a row that is drawn in another way
/// is updated, not replaced.
struct CellIdentity: Hashable {
  private let object: any CellObject

  init(_ object: any CellObject) { self.object = object }

  static func == (left: Self, right: Self) -> Bool { left.object.isSameRow(as: right.object) }

  func hash(into hasher: inout Hasher) { object.hash(into: &hasher) }
}
