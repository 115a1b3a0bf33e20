import AdderBase

/// The number of findings of each severity.
struct FindingCounts: Equatable, Comparable {
  var errors = 0
  var warnings = 0
  var notes = 0

  init() {}

  init(_ findings: some Sequence<Finding>) {
    for finding in findings { add(finding.severity) }
  }

  mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  var all: Int { errors + warnings + notes }

  /// One error weighs more than any number of warnings,
  /// and one warning more than any number of notes.
  static func < (one: FindingCounts, other: FindingCounts) -> Bool {
    (one.errors, one.warnings, one.notes) < (other.errors, other.warnings, other.notes)
  }

  /// The counts as text: `1 error, 2 warnings`.
  var text: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
    return parts.filter { $0.0 > 0 }.map { $0.0.of($0.1) }.joined(separator: ", ")
  }
}

extension FindingReport {
  /// One line with the numbers of findings, checked modules and checked files.
  var conclusion: String {
    let counts = FindingCounts(newFindings)
    let found = counts.all == 0 ? (hasBaseline ? "Nothing new" : "Nothing found") : counts.text
    let modules = moduleCount == 0 ? "no modules" : moduleCount.of("module")
    let lookedAt = "\(modules) in \(fileCount.of("file"))"
    return ["\(found): \(lookedAt)", leftOut].compactMap(\.self).joined(separator: "; ") + "."
  }

  /// The number of findings that are not reported, as text; `nil` if there are none.
  var leftOut: String? {
    var known = 0
    var suppressed = 0
    for entry in entries {
      switch entry.status {
      case .new: break
      case .known: known += 1
      case .suppressed: suppressed += 1
      }
    }
    let parts =
      (known > 0 ? ["\(known.grouped) in the baseline"] : [])
      + (suppressed > 0 ? ["\(suppressed.grouped) suppressed"] : [])
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
