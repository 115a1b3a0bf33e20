import AdderBase

/// The reports on a project's modules and the findings about unreadable files, in a form that
/// can be cached for the next run.
package struct ModuleReports: Equatable, Sendable {
  package let reports: [ModuleReport]
  package let notes: [String]
  /// What the project has instead of modules; empty if it has modules.
  package let seen: String

  package init(_ reports: [ModuleReport], notes: [String], seen: String) {
    self.reports = reports
    self.notes = notes
    self.seen = seen
  }

  package var bytes: [UInt8] {
    var writer = CompactWriter()
    writer.write(notes) { $0.write($1) }
    writer.write(seen)
    writer.write(reports) { $0.write($1) }
    return writer.bytes
  }

  /// Decodes the reports; returns `nil` if the bytes are not in the expected form.
  package init?(bytes: [UInt8]) {
    guard var reader = try? CompactReader(bytes), let found = try? ModuleReports(&reader) else {
      return nil
    }
    self = found
  }

  private init(_ reader: inout CompactReader) throws(CompactReader.Damage) {
    notes = try reader.list { reader throws(CompactReader.Damage) in try reader.text() }
    seen = try reader.text()
    reports = try reader.list { reader throws(CompactReader.Damage) in try ModuleReport(&reader) }
    try reader.end()
  }
}

extension CompactWriter {
  fileprivate mutating func write(_ report: ModuleReport) {
    write(report.name)
    write(report.architecture)
    write(report.family)
    write(report.isArchitectureChosen ? 1 : 0)
    write(report.isBuilt ? 1 : 0)
    write(report.folder)
    write(report.targets) { $0.write($1) }
    write(report.files) { $0.write($1) }
    write(report.lines)
    write(report.parts) { writer, part in
      writer.write(part.role)
      writer.write(part.type)
      writer.write(part.place)
      writer.write(part.isCertain ? 1 : 0)
      writer.write(part.evidence) { $0.write($1) }
    }
    write(report.missingRoles) { $0.write($1) }
    write(report.contracts) { writer, contract in
      writer.write(contract.contract)
      writer.write(contract.type)
      writer.write(contract.place)
      writer.write(contract.evidence)
    }
    write(report.wiring) { $0.write($1) }
  }

  private mutating func write(_ arrow: ModuleReport.Arrow) {
    write(arrow.reference)
    write(arrow.from)
    write(arrow.to)
    write(arrow.label)
    write(arrow.strength)
    write(arrow.state.rawValue)
    write(arrow.expectedStrength)
    write(arrow.place.map { [$0] } ?? []) { $0.write($1) }
  }

  private mutating func write(_ place: ModuleReport.Place) {
    write(place.file)
    write(place.line)
    write(place.column)
  }
}

extension ModuleReport {
  fileprivate init(_ reader: inout CompactReader) throws(CompactReader.Damage) {
    func texts(_ reader: inout CompactReader) throws(CompactReader.Damage) -> [String] {
      try reader.list { reader throws(CompactReader.Damage) in try reader.text() }
    }
    name = try reader.text()
    architecture = try reader.text()
    family = try reader.text()
    isArchitectureChosen = try reader.number() != 0
    isBuilt = try reader.number() != 0
    folder = try reader.text()
    targets = try texts(&reader)
    files = try texts(&reader)
    lines = try reader.number()
    parts = try reader.list { reader throws(CompactReader.Damage) in
      Part(
        role: try reader.text(), type: try reader.text(), place: try Place(&reader),
        isCertain: try reader.number() != 0, evidence: try texts(&reader))
    }
    missingRoles = try texts(&reader)
    contracts = try reader.list { reader throws(CompactReader.Damage) in
      Contract(
        contract: try reader.text(), type: try reader.text(), place: try Place(&reader),
        evidence: try reader.text())
    }
    wiring = try reader.list { reader throws(CompactReader.Damage) in try Arrow(&reader) }
  }
}

extension ModuleReport.Arrow {
  fileprivate init(_ reader: inout CompactReader) throws(CompactReader.Damage) {
    reference = try reader.optionalText()
    from = try reader.text()
    to = try reader.text()
    label = try reader.text()
    strength = try reader.text()
    guard let state = State(rawValue: try reader.text()) else { throw CompactReader.Damage() }
    self.state = state
    expectedStrength = try reader.optionalText()
    place = try reader.list { reader throws(CompactReader.Damage) in
      try ModuleReport.Place(&reader)
    }.first
  }
}

extension ModuleReport.Place {
  fileprivate init(_ reader: inout CompactReader) throws(CompactReader.Damage) {
    file = try reader.text()
    line = try reader.number()
    column = try reader.number()
  }
}
