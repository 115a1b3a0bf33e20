import AdderFileChanges

// Keeps Adder's records of generated modules valid.
extension ProjectEdits {
  /// Updates the module's record: its name, and the fingerprints of unedited files.
  mutating func editNote() {
    let path = names.paths.notePath
    guard let text = texts[path] ?? snapshot.texts[path] else { return }
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let named = lines.map { line in
      line.hasPrefix("#")
        ? String(line).replacing(
          "adder module remove \(request.old)'", with: "adder module remove \(request.new)'")
        : String(line)
    }
    let note = NoteText(of: texts, in: snapshot, newPath: names.paths.newPath)
    texts[path] = note.corrected(Array(named.joined(separator: "\n").utf8))
  }
}
