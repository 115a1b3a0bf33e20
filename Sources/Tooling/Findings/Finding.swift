/// How serious a finding is.
package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  case note, warning, error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  /// A number for comparisons; 0 for the least severe.
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

/// A problem that did not stop the tool that found it: what it is, where it is, and what to do
/// about it.
package struct Finding: Hashable, Sendable {
  /// The stable id of the rule that reported the finding, for explaining the rule or turning it
  /// off.
  package var rule: String
  package var severity: Severity
  /// The finding's location; `nil` if the finding is not about a single place.
  package var location: SourceLocation?
  /// A short message for the user: what is wrong, and what to do.
  package var message: String
  /// Further places and facts that explain the finding.
  package var notes: [Note]
  /// The module that contains the finding's subject, if any.
  package var module: String?
  /// The name of the finding's subject: `ProfilePresenter.view`. It does not change when lines
  /// move.
  package var symbol: String?
  /// The target that contains the finding's subject, if another target has something with the same
  /// name.
  package var target: String?
  /// The number of characters that the finding is about, starting at its location. All of them are
  /// on one line.
  package var length: Int?
  /// True if a fix is known. It is checked when it is made, so it can still be refused.
  package var hasFix = false

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
    target: String? = nil, hasFix: Bool = false
  ) {
    self.hasFix = hasFix
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
  /// The finding in the format that compilers use and editors understand.
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
