import AdderFileChanges
import AdderYAML

// What Adder notes of modules that it made is kept true.
extension ProjectEdits {
  /// The note of the module: its name, and the fingerprints of files that are as they were made.
  mutating func editNote() {
    let path = names.paths.notePath
    guard let text = texts[path] ?? snapshot.texts[path] else { return }
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let made = madeFiles
    let edited = lines.map { line -> String in
      if line.hasPrefix("#") {
        return String(line).replacing(
          "adder module remove \(request.old)'", with: "adder module remove \(request.new)'")
      }
      for (old, new) in made where line.hasSuffix(": \(old)") {
        return line.dropLast(old.count) + new
      }
      return String(line)
    }
    texts[path] = Array(edited.joined(separator: "\n").utf8)
  }

  /// The fingerprints of files that change, before and after.
  private var madeFiles: [(old: String, new: String)] {
    texts.compactMap { path, new in
      snapshot.texts[path].map { (Self.fingerprint(of: $0), Self.fingerprint(of: new)) }
    }
  }

  private static func fingerprint(of text: [UInt8]) -> String {
    let digits = String(text.checksum, radix: 16)
    return (String(repeating: "0", count: 16 - digits.count) + digits).yamlScalar
  }
}
