public import Adder

/// A row of a list as it is drawn: a number that identifies it, a text, and one of two kinds of cell.
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
  /// The lists before and after, with some rows drawn by another kind of cell.
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
