public import Adder

/// A list row with its content: an identifying number, a string, and one of two kinds of cell.
public struct Row: CellObject, Hashable, CustomStringConvertible {
  public let id: Int
  public var text: String
  public var isWide: Bool

  public init(id: Int, text: String = "", isWide: Bool = false) {
    self.id = id
    self.text = text
    self.isWide = isWide
  }

  public var reuseIdentifier: String { isWide ? "Wide" : Self.reuseIdentifier }
  public var description: String { "\(id)\(text)\(isWide ? "!" : "")" }
}

/// A header or footer.
public struct Title: CellObject {
  public let id: String
  public var text: String

  public init(id: String, text: String = "") {
    self.id = id
    self.text = text
  }
}

extension RandomUpdate {
  /// The old and the new list, with some rows shown in the wide kind of cell.
  public var rows: (old: [CacheSection<Row>], new: [CacheSection<Row>]) {
    (Self.rows(of: old), Self.rows(of: new))
  }

  private static func rows(of list: [CacheSection<SampleRow>]) -> [CacheSection<Row>] {
    list.map { section in
      CacheSection(
        name: section.name,
        objects: section.objects.map {
          Row(id: $0.id, text: ":\($0.content)", isWide: ($0.id + $0.content).isMultiple(of: 5))
        })
    }
  }
}
