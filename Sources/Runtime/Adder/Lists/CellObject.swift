/// The value that one cell is drawn from: what the cell shows, and nothing else (the book,
/// “CellObject”).
///
/// ```swift
/// struct PostCellObject: CellObject {
///   let id: Post.ID
///   let title: String
/// }
/// ```
///
/// Two values of one type with the same `id` are the same row at different times. If they are not equal,
/// the cell is redrawn. A row that exists only once can have a constant: `let id = "logout"`.
///
/// A cell object belongs to no actor, even in a target whose default isolation is the main actor.
public protocol CellObject: Identifiable, Equatable, SendableMetatype {
  /// The kind of cell that draws such values; by default, the name of the type.
  static var reuseIdentifier: String { get }

  /// The kind of cell that draws this value, if one type of value has several.
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

/// The identity of a row, whatever it shows. It does not include the kind of cell: a row that is drawn in
/// another way is updated, not replaced.
struct CellIdentity: Hashable {
  private let object: any CellObject

  init(_ object: any CellObject) { self.object = object }

  static func == (left: Self, right: Self) -> Bool { left.object.isSameRow(as: right.object) }

  func hash(into hasher: inout Hasher) { object.hash(into: &hasher) }
}
