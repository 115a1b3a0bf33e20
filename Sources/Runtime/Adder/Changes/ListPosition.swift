/// The position of a row in a list of sections, like an index path in UIKit.
///
/// Positions are ordered by section, then by item. A list has at most 2,147,483,647
/// sections, and a section has at most as many rows.
public struct ListPosition: Hashable, Comparable, Sendable {
  // Two `Int32`s take half the memory of two `Int`s, and a batch contains many positions.
  @usableFromInline var storedSection: Int32
  @usableFromInline var storedItem: Int32

  @inlinable public init(section: Int = 0, item: Int) {
    storedSection = Int32(clamping: section)
    storedItem = Int32(clamping: item)
  }

  @inlinable public var section: Int {
    get { Int(storedSection) }
    set { storedSection = Int32(clamping: newValue) }
  }

  @inlinable public var item: Int {
    get { Int(storedItem) }
    set { storedItem = Int32(clamping: newValue) }
  }

  @inlinable public static func < (left: ListPosition, right: ListPosition) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ListPosition: Codable {
  private enum CodingKeys: CodingKey { case section, item }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      section: try values.decode(Int.self, forKey: .section),
      item: try values.decode(Int.self, forKey: .item))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(section, forKey: .section)
    try values.encode(item, forKey: .item)
  }
}

extension ListPosition: CustomStringConvertible {
  public var description: String { "\(section).\(item)" }
}
