/// How much a finding matters.
package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  case note, warning, error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  /// From 0 for what matters least.
  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  init?(rank: Int) {
    guard let severity = Self.allCases.first(where: { $0.rank == rank }) else { return nil }
    self = severity
  }
}

/// Something that a tool noticed without stopping: what, where, and what to do about it.
package struct Finding: Hashable, Sendable {
  /// What found it, as a stable name that can be explained or switched off.
  package var rule: String
  package var severity: Severity
  /// Where it is; `nil` when it is about no single place.
  package var location: SourceLocation?
  /// One sentence for people: what is wrong, and what to do.
  package var message: String
  /// Further places and facts that explain the finding.
  package var notes: [Note]
  /// The module that it is in, if any.
  package var module: String?
  /// The name of its subject: `ProfilePresenter.view`. It stays the same when lines move.
  package var symbol: String?
  /// The target that this is in, where another target has something of the same name.
  package var target: String?
  /// How many characters it is about, from its location on, all of them in one line.
  package var length: Int?

  package struct Note: Hashable, Sendable {
    package var location: SourceLocation?
    package var message: String

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.location = location
      self.message = message
    }
  }

  package init(
    rule: String, severity: Severity, location: SourceLocation? = nil, length: Int? = nil,
    message: String, notes: [Note] = [], module: String? = nil, symbol: String? = nil,
    target: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
    self.module = module
    self.symbol = symbol
    self.target = target
    self.length = length
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as compilers and editors print and read it.
  package var description: String {
    var lines = [Self.line(severity.rawValue, message, location)]
    for note in notes { lines.append(Self.line("note", note.message, note.location)) }
    return lines.joined(separator: "\n")
  }

  private static func line(_ kind: String, _ message: String, _ location: SourceLocation?) -> String
  {
    location.map { "\($0): \(kind): \(message)" } ?? "\(kind): \(message)"
  }
}
