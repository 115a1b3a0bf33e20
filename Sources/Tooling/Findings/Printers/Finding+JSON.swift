package import AdderBase

extension Finding {
  /// The finding as JSON.
  package var json: JSON { json([]) }

  /// Returns the finding as JSON, with additional members.
  func json(_ state: [(String, JSON?)], _ last: (String, JSON?)...) -> JSON {
    .members(
      [("rule", .string(rule)), ("severity", .string(severity.rawValue))] + state
        + Self.members(of: location) + [
          ("length", length.map(JSON.number)), ("module", module.map(JSON.string)),
          ("symbol", symbol.map(JSON.string)), ("target", target.map(JSON.string)),
          ("message", .string(message)), ("hasFix", hasFix ? .bool(true) : nil),
          ("notes", .array(notes.map(\.json))),
        ] + last)
  }

  fileprivate static func members(of place: SourceLocation?) -> [(String, JSON?)] {
    [
      ("file", place.map { .string($0.file) }), ("line", place.map { .number($0.line) }),
      ("column", place.map { .number($0.column) }),
    ]
  }
}

extension Finding.Note {
  fileprivate var json: JSON {
    .members([("message", .string(message))] + Finding.members(of: location))
  }
}
