import AdderBase
import AdderFileChanges
import AdderYAML

/// Updates Adder's records of generated modules, which contain the fingerprints of unedited files.
struct NoteText {
  /// The new lines for edited files, by the old lines.
  private let lines: [String: String]

  /// - Parameters:
  ///   - texts: The new texts of files, by their old paths.
  ///   - newPath: Returns the new path of a file, which the records already contain.
  init(
    of texts: [String: [UInt8]], in snapshot: ProjectSnapshot, newPath: (String) -> String
  ) {
    var lines: [String: String] = [:]
    for (path, new) in texts {
      guard let old = snapshot.texts[path] else { continue }
      let place = newPath(path).yamlScalar
      lines["\(place): \(Self.fingerprint(of: old))"] = "\(place): \(Self.fingerprint(of: new))"
    }
    self.lines = lines
  }

  /// Returns a record with the new fingerprints of changed files, so
  /// that these still count as unedited.
  func corrected(_ text: [UInt8]) -> [UInt8] {
    let edited = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let entry = line.drop { $0 == " " }
        return lines[String(entry)].map { line[..<entry.startIndex] + $0 } ?? line
      }
    return Array(edited.joined(separator: "\n").utf8)
  }

  private static func fingerprint(of text: [UInt8]) -> String {
    return text.checksum.hexadecimal(digits: 16).yamlScalar
  }
}
