import AdderBase

/// The page that describes a module: its parts, contracts and wiring.
package struct ModulePage: Sendable {
  private let report: ModuleReport
  private let showsEvidence: Bool

  /// - Parameter showsEvidence: True if the page lists the evidence for each part's role.
  package init(_ report: ModuleReport, showsEvidence: Bool = false) {
    self.report = report
    self.showsEvidence = showsEvidence
  }

  package var text: String { text(with: "") }

  /// Returns the page with a diagram of the module below its heading.
  package func text(with drawing: String) -> String {
    let sections = [heading, drawing, parts, contracts, wiring]
    return sections.map(\.withoutTrailingLines).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var heading: String {
    let targets = report.targets.isEmpty ? "" : " · \(report.targets.joined(separator: ", "))"
    let folder = report.folder.isEmpty ? "" : "\n\(report.folder)"
    return """
      \(report.name) · \(report.label)\(targets) · \
      \(report.files.count.of("file")), \(report.lines.of("line"))\(folder)
      """
  }

  // MARK: Parts

  private var parts: String {
    let roles = (report.parts.map(\.role) + report.missingRoles).widest
    let types = report.parts.map(\.type).widest
    var lines = ["Parts"]
    for part in report.parts {
      let type = part.type + (part.isCertain ? "" : " ?")
      lines.append(
        "  \(part.role.padded(to: roles))  \(type.padded(to: types + 2))  \(part.place.text)")
      if showsEvidence { lines += part.evidence.map { "      - \($0)" } }
    }
    for role in report.missingRoles {
      lines.append(
        report.isArchitectureChosen
          ? "✗ \(role.padded(to: roles))  missing" : "  \(role.padded(to: roles))  none")
    }
    if report.parts.contains(where: { !$0.isCertain }) {
      lines.append("  ? likely, but not certain")
    }
    return lines.joined(separator: "\n")
  }

  private var contracts: String {
    if report.contracts.isEmpty { return "" }
    let contracts = report.contracts.map(\.contract).widest
    let types = report.contracts.map(\.type).widest
    var lines = ["Contracts"]
    for use in report.contracts {
      lines.append(
        "  \(use.contract.padded(to: contracts))  \(use.type.padded(to: types))  \(use.place.text)")
      if showsEvidence { lines.append("      - \(use.evidence)") }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Wiring

  private var wiring: String {
    let arrows = report.drawnArrows
    if arrows.isEmpty { return "" }
    let names = arrows.map(name).widest
    let targets = arrows.map(\.to).widest
    let labels = arrows.map(\.label).widest
    let lines = arrows.map { arrow -> String in
      let sign =
        switch arrow.state {
        case .asDescribed: " "
        case .unknown: "?"
        case .otherStrength, .notDescribed, .missing: report.isArchitectureChosen ? "✗" : "~"
        }
      let row = """
        \(sign) \(name(arrow).padded(to: names))  \(arrow.strength == "strong" ? "──▶" : "╌╌▶")  \
        \(arrow.to.padded(to: targets))  \(arrow.strength.padded(to: 7))  \(arrow.label.padded(to: labels))  \
        \(remark(arrow))
        """
      return row.withoutTrailingSpaces
    }
    return (["Wiring"] + lines).joined(separator: "\n")
  }

  private func name(_ arrow: ModuleReport.Arrow) -> String {
    arrow.reference ?? "\(arrow.from).\(arrow.label)"
  }

  private func remark(_ arrow: ModuleReport.Arrow) -> String {
    let place = arrow.place.map(\.text) ?? ""
    return switch arrow.state {
    case .asDescribed: place
    case .otherStrength:
      "\(report.isArchitectureChosen ? "should be " : "")\(arrow.expectedStrength ?? "") in \(report.architecture), \(place)"
    case .notDescribed:
      report.isArchitectureChosen
        ? "\(report.architecture) has no such reference, \(place)"
        : "not in \(report.architecture), \(place)"
    case .missing: "missing"
    case .unknown: "cannot be inferred from the code, \(place)"
    }
  }
}

extension String {
  fileprivate var withoutTrailingLines: String {
    var rest = self[...]
    while rest.last == "\n" { rest.removeLast() }
    return String(rest)
  }
}
