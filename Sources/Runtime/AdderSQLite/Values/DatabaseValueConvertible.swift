/// A type that can be passed to a statement and read from a row.
///
/// Conversions lose nothing: a string is not read as a number, a number that is too large is not
/// truncated, and NULL is read only as an optional.
///
/// Conforming types are not isolated, even in a target whose default isolation is the main actor.
public protocol DatabaseValueConvertible: SendableMetatype {
  /// The value to store.
  var databaseValue: DatabaseValue { get }

  /// Creates an instance from a stored value; `nil` if the stored value does not represent this
  /// type.
  init?(databaseValue: DatabaseValue)
}

extension DatabaseValue: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { self }
  public init(databaseValue: DatabaseValue) { self = databaseValue }
}

extension Int64: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .integer(self) }

  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let value) = databaseValue else { return nil }
    self = value
  }
}

extension Int: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .integer(Int64(self)) }

  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let value) = databaseValue else { return nil }
    self.init(exactly: value)
  }
}

extension Double: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .real(self) }

  /// Also reads an integer that can be represented exactly: a column without a type stores `1.0`
  /// unchanged, but an expression may turn it into `1`.
  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .real(let value): self = value
    case .integer(let value): self.init(exactly: value)
    case .null, .text, .blob: return nil
    }
  }
}

/// Stored as 0 or 1. No other number can be read.
extension Bool: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .integer(self ? 1 : 0) }

  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension String: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .text(self) }

  public init?(databaseValue: DatabaseValue) {
    guard case .text(let value) = databaseValue else { return nil }
    self = value
  }
}

/// Stored as a blob. An empty array is a blob without bytes, not NULL.
extension [UInt8]: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { .blob(self) }

  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let value) = databaseValue else { return nil }
    self = value
  }
}

extension Optional: DatabaseValueConvertible where Wrapped: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { self?.databaseValue ?? .null }

  public init?(databaseValue: DatabaseValue) {
    if case .null = databaseValue {
      self = .none
    } else {
      guard let value = Wrapped(databaseValue: databaseValue) else { return nil }
      self = .some(value)
    }
  }
}
