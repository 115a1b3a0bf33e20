/// The value that one cell is drawn from: the data that the cell shows, and nothing else (the
/// VIPER book, “CellObject”).
///
/// ```swift
/// struct PostCellObject: CellObject {
///   let id: Post.ID
///   let title: String
/// }
/// ```
///
/// Two values of one type with the same `id` are the same row at different times. If they are not
/// equal, the cell is redrawn. A row that exists only once can use a constant: `let id = "logout"`.
///
/// Cell objects are not isolated, even in a target whose default isolation is the main actor.
public protocol CellObject: Identifiable, Equatable, SendableMetatype {
  /// The kind of cell that draws such values; by default, the name of the type.
  static var reuseIdentifier: String { get }

  /// The kind of cell that draws this value, for types whose values have different kinds of cells.
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
  /// Returns true if a cell would look the same with the other value.
  package func isDrawn(like other: (any CellObject)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isDrawn(like: other)
  }
}

/// The identity of a row, regardless of its content. It does not include the kind of cell: if a row
/// is later drawn by another kind of cell, the row is updated, not replaced.
struct CellIdentity: Hashable {
  private let object: any CellObject

  init(_ object: any CellObject) { self.object = object }

  static func == (left: Self, right: Self) -> Bool { left.object.isSameRow(as: right.object) }

  func hash(into hasher: inout Hasher) { object.hash(into: &hasher) }
}
