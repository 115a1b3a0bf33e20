/// Prints findings as workflow commands, which GitHub
/// Actions shows next to the lines of a pull request.
///
///     ::warning file=App/Profile.swift,line=3,col=7,title=view-no-interactor::The view holds an interactor.
///
/// GitHub shows ten of each kind per step; for more, upload SARIF.
package struct GitHubPrinter: FindingPrinter {
  package init() {}

  package func text(of report: FindingReport) -> String {
    report.newFindings.map(Self.command).joined(separator: "\n")
  }

  private static func command(_ finding: Finding) -> String {
    var properties: [(String, String)] = []
    if let place = finding.location {
      properties += [
        ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
      ]
      if let length = finding.length, length > 0 {
        properties += [("endLine", "\(place.line)"), ("endColumn", "\(place.column + length)")]
      }
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    let notes = finding.notes.map { note in
      note.location.map { "\n\($0): \(note.message)" } ?? "\n\(note.message)"
    }
    let message = escaped(finding.message + notes.joined(), isProperty: false)
    return "::\(name(of: finding.severity)) \(list)::\(message)"
  }

  private static func name(of severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": output += "%25"
      case "\r": output += "%0D"
      case "\n": output += "%0A"
      case ":" where isProperty: output += "%3A"
      case "," where isProperty: output += "%2C"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
