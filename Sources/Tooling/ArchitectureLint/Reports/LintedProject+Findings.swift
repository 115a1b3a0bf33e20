package import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

extension LintedProject {
  /// Converts findings to the form in which they are
  /// reported, with lines and with columns in characters.
  ///
  /// Reads each file with a finding again.
  package func findings(_ found: [LintFinding]) -> [Finding] {
    var texts: [Int32: [UInt8]] = [:]
    func location(_ place: LintPlace) -> SourceLocation {
      let file = index.files[Int(place.file)]
      if texts[place.file] == nil {
        texts[place.file] =
          (try? self.texts.bytes(of: file.path, limit: file.facts.length)) ?? []
      }
      let (line, column) = file.facts.lineAndColumn(of: place.start)
      let bytes = texts[place.file] ?? []
      let start = Int(place.start) - (column - 1)
      let before = Self.text(bytes, start, Int(place.start))
      return SourceLocation(file: file.path, line: line, column: before.count + 1)
    }
    return found.map { finding in
      let place = location(finding.place)
      let bytes = texts[finding.place.file] ?? []
      let marked = Self.text(bytes, Int(finding.place.start), Int(finding.place.end))
      return Finding(
        rule: finding.rule.id, severity: finding.severity, location: place,
        length: marked.prefix { !$0.isNewline }.count, message: finding.message,
        notes: finding.notes.map { .init($0.message, at: $0.place.map(location)) },
        module: finding.module, symbol: finding.symbol,
        target: finding.subject.target,
        hasFix: finding.fix != nil || finding.change.map { !$0.isName } ?? false)
    }
  }

  /// Returns the text of a range; empty if the file has become shorter.
  private static func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    guard start <= end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
