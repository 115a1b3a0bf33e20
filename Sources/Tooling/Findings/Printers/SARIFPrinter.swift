import AdderBase

/// Prints findings as SARIF 2.1.0, which GitHub, Azure DevOps and editors read.
///
/// Paths are relative to the folder `%SRCROOT%`; columns are counted in Unicode code points.
package struct SARIFPrinter: FindingPrinter {
  private let lines: SourceLines

  /// - Parameter lines: the lines in which code points are counted;
  ///   without them, each character counts as one code point.
  package init(lines: SourceLines = SourceLines()) { self.lines = lines }

  package func text(of report: FindingReport) -> String {
    var ruleNumbers: [String: Int] = [:]
    for (number, rule) in report.rules.enumerated() { ruleNumbers[rule.id] = number }
    let results = report.entries.map { entry in
      result(entry, ruleNumbers[entry.finding.rule], report)
    }
    let log: JSON = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "Adder", "version": .string(report.version),
              "rules": .array(report.rules.map(rule)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "originalUriBaseIds": [
            "%SRCROOT%": ["description": message("The folder that all paths are relative to.")]
          ],
          "results": .array(results),
        ]
      ],
    ]
    return log.text
  }

  private func rule(_ rule: FindingRule) -> JSON {
    let help: JSON? =
      rule.help.isEmpty
      ? nil : ["text": .string(rule.plainHelp), "markdown": .string(rule.markdownHelp)]
    return [
      "id": .string(rule.id),
      "deprecatedIds": rule.formerIDs.isEmpty
        ? nil : .array(rule.formerIDs.map(JSON.string)),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.summary)],
      "help": help,
      "helpUri": rule.page.map(JSON.string),
      "defaultConfiguration": ["level": level(rule.severity)],
      "properties": rule.tags.isEmpty ? nil : ["tags": .array(rule.tags.unique.map(JSON.string))],
    ]
  }

  private func result(
    _ entry: FindingReport.Entry, _ ruleNumber: Int?, _ report: FindingReport
  ) -> JSON {
    let finding = entry.finding
    var state: JSON?
    var suppressions: JSON?
    switch entry.status {
    case .new: state = "new"
    case .known: state = "unchanged"
    // A suppressed finding was not compared with the baseline.
    case .suppressed(let reason):
      suppressions = [["kind": "inSource", "justification": .string(reason)]]
    }
    return [
      "ruleId": .string(finding.rule),
      "ruleIndex": ruleNumber.map(JSON.number),
      "level": level(finding.severity),
      "message": message(finding.message),
      "locations": .array(locations(finding)),
      "relatedLocations": finding.notes.isEmpty ? nil : .array(finding.notes.map(related)),
      "partialFingerprints": ["adderRuleAndSymbol/v1": .string(entry.fingerprint)],
      "baselineState": report.hasBaseline ? state : nil,
      "suppressions": suppressions,
    ]
  }

  private func level(_ severity: Severity) -> JSON { .string(severity.rawValue) }

  // MARK: Places

  private func locations(_ finding: Finding) -> [JSON] {
    var logical: [JSON] = []
    if let symbol = finding.symbol { logical.append(["fullyQualifiedName": .string(symbol)]) }
    if let module = finding.module {
      logical.append(["fullyQualifiedName": .string(module), "kind": "module"])
    }
    if finding.location == nil, logical.isEmpty { return [] }
    return [
      [
        "physicalLocation": finding.location.map { physical($0, finding.length) },
        "logicalLocations": logical.isEmpty ? nil : .array(logical),
      ]
    ]
  }

  private func related(_ note: Finding.Note) -> JSON {
    [
      "physicalLocation": note.location.map { physical($0, nil) },
      "message": message(note.message),
    ]
  }

  private func physical(_ place: SourceLocation, _ length: Int?) -> JSON {
    let isAbsolute = place.file.hasPrefix("/")
    let artifact: JSON = [
      "uri": .string((isAbsolute ? "file://" : "") + place.file.percentEncodedPath),
      "uriBaseId": isAbsolute ? nil : "%SRCROOT%",
    ]
    let start = max(1, codePoints(to: place.column, place))
    let end = length.map { codePoints(to: place.column + max(0, $0), place) }
    return [
      "artifactLocation": artifact,
      "region": [
        "startLine": .number(max(1, place.line)), "startColumn": .number(start),
        "endColumn": end.map { .number(max(start, $0)) },
      ],
    ]
  }

  /// Converts a column from characters to code points.
  private func codePoints(to column: Int, _ place: SourceLocation) -> Int {
    guard let line = lines[place] else { return column }
    return line.prefix(max(0, column - 1)).unicodeScalars.count + 1
  }

  // MARK: Texts

  /// Returns a message in which braces and brackets are literal, not placeholders and links.
  private func message(_ text: String) -> JSON {
    let mayLink = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(")
    }
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": output += "\(scalar)\(scalar)"
      case "[" where mayLink, "]" where mayLink, "\\" where mayLink: output += "\\\(scalar)"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return ["text": .string(output)]
  }
}

extension String {
  /// The path as part of a URL.
  var percentEncodedPath: String {
    var output = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        output.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        output += "%\(byte.hexadecimal(digits: 2, uppercase: true))"
      }
    }
    return output
  }
}

extension [String] {
  /// The strings without duplicates, in the order of their first occurrences.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
