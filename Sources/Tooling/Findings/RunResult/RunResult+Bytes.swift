import AdderBase

extension RunResult {
  /// The encoded result, about 160 bytes for each finding.
  package var bytes: [UInt8] {
    var writer = CompactWriter()
    writer.write(moduleCount)
    writer.write(notes) { $0.write($1) }
    writer.write(findings) { $0.write($1) }
    writer.write(suppressed) {
      $0.write($1.finding)
      $0.write($1.reason)
    }
    writer.write(setAside) { $0.write($1) }
    return writer.bytes
  }

  /// Decodes a result, in less than a microsecond for
  /// each finding; `nil` if the bytes are not valid.
  package init?(bytes: [UInt8]) {
    guard var reader = try? CompactReader(bytes), let result = try? RunResult(&reader) else {
      return nil
    }
    self = result
  }

  private init(_ reader: inout CompactReader) throws(CompactReader.Damage) {
    moduleCount = try reader.number()
    notes = try reader.list { reader throws(CompactReader.Damage) in try reader.text() }
    findings = try reader.list { reader throws(CompactReader.Damage) in try reader.finding() }
    suppressed = try reader.list { reader throws(CompactReader.Damage) in
      SuppressedFinding(try reader.finding(), reason: try reader.text())
    }
    setAside = try reader.list { reader throws(CompactReader.Damage) in try reader.finding() }
    try reader.end()
  }
}

extension CompactWriter {
  fileprivate mutating func write(_ finding: Finding) {
    write(finding.rule)
    write(finding.severity.rank)
    write(finding.location)
    // `nil` is written as 0, so a length is increased by 1.
    write(finding.length.map { $0 + 1 } ?? 0)
    write(finding.message)
    write(finding.notes) {
      $0.write($1.location)
      $0.write($1.message)
    }
    write(finding.module)
    write(finding.symbol)
    write(finding.target)
    write(finding.hasFix ? 1 : 0)
  }

  private mutating func write(_ location: SourceLocation?) {
    write(location?.file)
    guard let location else { return }
    write(location.line)
    write(location.column)
  }
}

extension CompactReader {
  fileprivate mutating func finding() throws(Damage) -> Finding {
    let rule = try text()
    guard let severity = Severity(rank: try number()) else { throw Damage() }
    return Finding(
      rule: rule, severity: severity, location: try location(), length: try length(),
      message: try text(), notes: try list { reader throws(Damage) in try reader.note() },
      module: try optionalText(), symbol: try optionalText(), target: try optionalText(),
      hasFix: try number() == 1)
  }

  private mutating func note() throws(Damage) -> Finding.Note {
    let place = try location()
    return Finding.Note(try text(), at: place)
  }

  private mutating func length() throws(Damage) -> Int? {
    let number = try number()
    return number == 0 ? nil : number - 1
  }

  private mutating func location() throws(Damage) -> SourceLocation? {
    guard let file = try optionalText() else { return nil }
    return SourceLocation(file: file, line: try number(), column: try number())
  }
}
