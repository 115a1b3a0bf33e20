/// Where texts that nobody here reads say words: a Core Data model, a header, a list of settings.
struct OtherWords {
  /// The first text that says a word, by the word.
  private var texts: [String: String] = [:]

  /// - Parameter words: those that are looked for.
  init(_ words: Set<String>, in snapshot: ProjectSnapshot) {
    guard !words.isEmpty else { return }
    let filter = WordFilter(words)
    for (path, text) in snapshot.texts where !Self.isRead(path) && filter.mayPass(text) {
      for range in TextWords(text, in: 0..<text.count, hasEscapes: false) {
        let word = String(decoding: text[range], as: UTF8.self)
        guard words.contains(word) else { continue }
        texts[word] = min(texts[word] ?? path, path)
      }
    }
  }

  /// The first text, in the order of paths, that says a word.
  func text(with word: String) -> String? { texts[word] }

  private static func isRead(_ path: String) -> Bool {
    path.isSwift || path.isInterfaceFile || path.isXcodeProject || path.isSettingsFile
  }
}
