/// The values for a statement's parameters, by position or by name.
///
/// ```swift
/// try connection.execute("INSERT INTO person VALUES (?, ?)", [7, "Ada"])
/// try connection.execute(
///   "UPDATE person SET name = :name WHERE id = :id", ["id": 7, "name": "Ada"])
/// ```
///
/// Each parameter needs an argument, and additional arguments are not allowed. Write names
/// without `:`, `@` or `$`.
public struct DatabaseArguments: Sendable {
  enum Storage: Sendable {
    case positional([DatabaseValue])
    case named([(name: String, value: DatabaseValue)])
  }

  let storage: Storage

  /// Creates arguments by position.
  public init(_ values: [DatabaseValue] = []) {
    storage = .positional(values)
  }

  /// Creates arguments by name.
  public init(_ values: [String: DatabaseValue]) {
    storage = .named(values.map { ($0.key, $0.value) })
  }
}

extension DatabaseArguments: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: (any DatabaseValueConvertible)?...) {
    storage = .positional(elements.map { $0?.databaseValue ?? .null })
  }
}

extension DatabaseArguments: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, (any DatabaseValueConvertible)?)...) {
    storage = .named(elements.map { ($0.0, $0.1?.databaseValue ?? .null) })
  }
}
