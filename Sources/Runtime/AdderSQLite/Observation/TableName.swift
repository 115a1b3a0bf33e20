/// The name of a table, compared as SQLite does: ASCII letters are case-insensitive.
package struct TableName: Hashable, Sendable {
  package let folded: String

  package init(_ name: String) {
    folded = String(
      decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension TableName: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { folded }
}
