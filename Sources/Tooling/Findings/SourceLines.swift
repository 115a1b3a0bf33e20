/// The source lines of findings.
package struct SourceLines: Sendable {
  private var lines: [String: [Int: String]] = [:]

  /// Creates an empty instance, for printers that show only locations.
  package init() {}

  /// Reads each file once, and keeps only the lines that are needed.
  ///
  /// - Parameter bytes: the contents of a file; `nil` if they are unknown.
  package init(of findings: [Finding], in bytes: (_ file: String) -> [UInt8]?) {
    var wanted: [String: Set<Int>] = [:]
    for place in findings.compactMap(\.location) {
      wanted[place.file, default: []].insert(place.line)
    }
    for (file, numbers) in wanted {
      guard let bytes = bytes(file) else { continue }
      lines[file] = Self.lines(numbers, of: bytes)
    }
  }

  package subscript(place: SourceLocation) -> String? { lines[place.file]?[place.line] }

  private static func lines(_ wanted: Set<Int>, of bytes: [UInt8]) -> [Int: String] {
    var lines: [Int: String] = [:]
    var number = 1
    var start = bytes.startIndex
    while start < bytes.endIndex, lines.count < wanted.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      if wanted.contains(number) {
        let isReturned = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        lines[number] = String(decoding: bytes[start..<(isReturned ? end - 1 : end)], as: UTF8.self)
      }
      number += 1
      start = end + 1
    }
    return lines
  }
}
