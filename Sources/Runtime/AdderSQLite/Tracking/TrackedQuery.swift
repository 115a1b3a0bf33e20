internal import Adder

/// A request as SQL, and the way in which its list can be kept up to date.
struct TrackedQuery {
  /// True if rows are identified by their rowids.
  let hasOwnNumbers: Bool
  /// The reason why the entire list is read after each change; `nil` if only changed rows are read.
  let reasonToReadAnew: String?
  /// The tables that the list depends on.
  let tables: Set<TableName>
  let reader: RowReader
  let hasSections: Bool
  private let isSectionAscending: Bool
  let arguments: [DatabaseValue]

  /// The queries for all rows in order, for a single row by its identity, for a row's order values,
  /// and for the one of two rows that comes first.
  let all: String
  let one: String
  let orderOfOne: String
  let firstOfTwo: String

  /// The number of columns after the object's own columns: the identity, the section, and the order
  /// values.
  let extraColumns: Int

  init(_ request: CacheRequest, on connection: DatabaseConnection) throws(DatabaseError) {
    let words = request.kind.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    let isSelect = ["select", "with"].contains(words.first?.lowercased())
    let name = isSelect ? "list" : Self.quoted(request.kind)
    let source = isSelect ? "(\(request.kind)) AS list" : name
    let kind = isSelect ? nil : try Kind(of: TableName(request.kind), on: connection)
    guard isSelect || kind != nil else {
      throw DatabaseError(
        .invalidSQL,
        """
        There is no table or view '\(request.kind)' to track. Create it in a migration before the request is \
        set up, or correct the request's kind.
        """)
    }
    let rowID = kind?.rowIDName
    guard let identity = request.identity ?? rowID ?? kind?.onlyKey else {
      throw DatabaseError(
        .invalidSQL,
        """
        The rows of '\(request.kind)' have no rowid or single-column key that identifies them. Set the request's \
        'identity' to a column or expression that does.
        """)
    }

    let order = request.order.map { "\($0.expression) \($0.isAscending ? "ASC" : "DESC")" }
    // Compared by bytes, so that the same text is always the same section.
    let sectionOrder = request.section.map {
      "\($0.expression) COLLATE BINARY \($0.isAscending ? "ASC" : "DESC")"
    }
    var extras = [identity]
    if let section = request.section { extras.append(section.expression) }
    extras += request.order.map(\.expression)
    let columns = (["\(name).*"] + extras.map { "(\($0))" }).joined(separator: ", ")
    let select = "SELECT \(columns) FROM \(source)"
    let condition = request.filter.map { "(\($0))" }
    let places = ((sectionOrder.map { [$0] } ?? []) + order + [identity]).joined(separator: ", ")
    all = select + (condition.map { " WHERE \($0)" } ?? "") + " ORDER BY " + places
    hasOwnNumbers = rowID != nil && identity == rowID
    let isThisOne =
      hasOwnNumbers
      ? "\(identity) = ?"
      // Matches exactly this value. If several rows have the value, the offset selects the right
      // one among them.
      : "(\(identity)) IS ? AND (\(identity)) COLLATE BINARY IS ? "
        + "AND typeof((\(identity))) = typeof(?) ORDER BY \(places) LIMIT 1 OFFSET ?"
    one = select + " WHERE " + (condition.map { "\($0) AND " } ?? "") + isThisOne
    let orderColumns = request.order.map { "(\($0.expression))" }
    orderOfOne =
      "SELECT \((["1"] + orderColumns).joined(separator: ", ")) FROM \(source) WHERE (\(identity)) = ?"
    firstOfTwo =
      "SELECT (\(identity)) FROM \(source) WHERE (\(identity)) IN (?, ?) ORDER BY "
      + (order + [identity]).joined(separator: ", ") + " LIMIT 1"
    arguments = request.arguments.map(DatabaseValue.init)
    extraColumns = extras.count
    hasSections = request.section != nil
    isSectionAscending = request.section?.isAscending ?? true

    let facts = try connection.facts(of: all)
    tables = facts.readTables
    let isUTF8 = try connection.ownRows("PRAGMA encoding").first?.first == "UTF-8"
    reasonToReadAnew =
      if kind?.isTable == true, rowID != nil, !hasOwnNumbers {
        "its rows are identified by '\(identity)', which is not the table's rowid"
      } else if hasSections, !isUTF8 {
        "the database stores text as UTF-16, so only SQLite knows the order of sections"
      } else {
        Self.reasonToReadAnew(facts, kind, request)
      }
    var orders: [RowReader.Order] = []
    for order in request.order {
      let text: RowReader.Order.Text =
        isUTF8 ? try Self.text(order.expression, TableName(request.kind), connection) : .unknown
      orders.append(.init(isAscending: order.isAscending, text: text))
    }
    reader = RowReader(orders: orders)
  }

  /// Returns the arguments of ``one`` for the row with a number; `nil` if there is no such row.
  func arguments(of number: Int64, _ identities: Identities) -> DatabaseArguments? {
    if hasOwnNumbers { return DatabaseArguments(arguments + [.integer(number)]) }
    guard let identity = identities.identity(of: number) else { return nil }
    let occurrence = DatabaseValue.integer(Int64(identity.occurrence))
    return DatabaseArguments(
      arguments + Array(repeating: identity.value, count: 3) + [occurrence])
  }

  /// Returns true if a section with `value` precedes a section with `other`.
  func sectionIsBefore(_ value: OrderValue, _ other: OrderValue) -> Bool {
    isSectionAscending ? value.isBefore(other) : other.isBefore(value)
  }

  // MARK: The requested kind

  /// The table or view named by a request's kind.
  private struct Kind {
    var isTable = false
    /// A name of the rowid; `nil` if rows have none.
    var rowIDName: String?
    /// The primary key, if it is one column.
    var onlyKey: String?

    init?(of name: TableName, on connection: DatabaseConnection) throws(DatabaseError) {
      let found = try connection.ownRows(
        "SELECT type FROM main.sqlite_master WHERE name = ?1 COLLATE NOCASE AND type IN ('table', 'view')",
        [.text(name.folded)])
      guard let type = found.first?.first else { return nil }
      isTable = type == "table"
      guard isTable else { return }
      let columns = try connection.ownRows(
        "SELECT name, pk FROM pragma_table_info(?1, 'main')", [.text(name.folded)])
      let names = Set(columns.compactMap { $0[0].text?.lowercased() })
      let keys = columns.filter { $0[1] != 0 }
      if keys.count == 1, let key = keys[0][0].text { onlyKey = TrackedQuery.quoted(key) }
      if try TableShape(of: name, on: connection).hasRowIDs {
        rowIDName = ["rowid", "_rowid_", "oid"].first { !names.contains($0) }
      }
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  /// The functions whose value depends only on their arguments.
  private static let pureFunctions: Set<String> = [
    "abs", "char", "coalesce", "concat", "concat_ws", "format", "glob", "hex", "ifnull", "iif",
    "instr",
    "length", "like", "likelihood", "likely", "lower", "ltrim", "max", "min", "nullif",
    "octet_length",
    "printf", "quote", "replace", "round", "rtrim", "sign", "soundex", "substr", "substring",
    "trim",
    "typeof", "unhex", "unicode", "unlikely", "upper", "zeroblob", "json", "json_array_length",
    "json_extract", "json_type", "json_valid", "->", "->>", "ceil", "ceiling", "floor", "trunc",
    "sqrt",
    "pow", "power", "exp", "ln", "log", "log10", "log2", "mod", "pi", "sin", "cos", "tan", "asin",
    "acos",
    "atan", "atan2", "radians", "degrees",
  ]

  private static func reasonToReadAnew(
    _ facts: StatementFacts, _ kind: Kind?, _ request: CacheRequest
  ) -> String? {
    guard let kind, kind.isTable else { return "it is a query or a view" }
    if kind.rowIDName == nil { return "the table has no rowids" }
    if facts.hasSubqueries || facts.readTables != [TableName(request.kind)] {
      return "its filter or order depends on other rows"
    }
    if facts.readsOtherDatabases { return "it reads another database" }
    if let function = facts.functions.subtracting(pureFunctions).min() {
      return "its filter or order calls '\(function)', whose value may change by itself"
    }
    return nil
  }

  /// Returns how the strings of an order expression are compared.
  private static func text(
    _ expression: String, _ table: TableName, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> RowReader.Order.Text {
    let words = expression.split { $0 == " " || $0 == "\n" || $0 == "\t" }.map { $0.lowercased() }
    var collation = "binary"
    if words.count == 3, words[1] == "collate" {
      collation = words[2]
    } else if words.count == 1 {
      let name = words[0].filter { !"\"`[]'".contains($0) }
      // A column of the table has its declared collation. For any other expression, only SQLite
      // knows the collation.
      guard let declared = connection.collation(ofColumn: name, of: table) else { return .unknown }
      collation = declared.lowercased()
    } else {
      return .unknown
    }
    return switch collation.filter({ !"\"`[]'".contains($0) }) {
    case "binary": .binary
    case "nocase": .noCase
    case "rtrim": .trimmed
    default: .unknown
    }
  }
}

extension DatabaseValue {
  init(_ argument: CacheRequest.Argument) {
    self =
      switch argument {
      case .null: .null
      case .integer(let number): .integer(number)
      case .real(let number): .real(number)
      case .text(let text): .text(text)
      case .blob(let bytes): .blob(bytes)
      }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}
