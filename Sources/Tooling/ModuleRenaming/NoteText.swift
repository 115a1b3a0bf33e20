import AdderFileChanges
import AdderYAML

/// The text in which Adder notes what it made of a module.
enum NoteText {
  /// With the fingerprints of files that change replaced, so that they count as files that nobody edited.
  static func withFingerprints(_ made: [(old: String, new: String)], in text: [UInt8]) -> [UInt8] {
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let edited = lines.map { line -> String in
      for (old, new) in made where line.hasSuffix(": \(old)") {
        return line.dropLast(old.count) + new
      }
      return String(line)
    }
    return Array(edited.joined(separator: "\n").utf8)
  }

  static func fingerprint(of text: [UInt8]) -> String {
    let digits = String(text.checksum, radix: 16)
    return (String(repeating: "0", count: 16 - digits.count) + digits).yamlScalar
  }
}
