import AdderFindings
import AdderModuleDiscovery

/// The places of words in files that discovery does not read, such as a Core Data
/// model, a header or excluded Swift code.
struct OtherWords {
  /// The first place of each word when the files are ordered by path.
  private var places: [String: SourceLocation] = [:]

  /// - Parameter words: The words to find.
  init(_ words: Set<String>, in texts: [String: [UInt8]]) {
    let filter = WordFilter(words)
    for (path, text) in texts where filter.mayPass(text) {
      for range in TextWords(text, in: 0..<text.count, hasEscapes: false) {
        let word = String(decoding: text[range], as: UTF8.self)
        guard words.contains(word), places[word].map({ path < $0.file }) ?? true else { continue }
        places[word] = SourceLocation(path, text, range.lowerBound)
      }
    }
  }

  /// Returns the first place of a word when the files are ordered by path.
  func first(of word: String) -> SourceLocation? { places[word] }
}

extension ProjectSnapshot {
  /// Returns the contents of the Swift files that discovery did not read, because they are excluded
  /// or unreadable.
  func unreadSwift(_ project: DiscoveredProject) -> [String: [UInt8]] {
    let read = Set(project.index.files.map(\.path))
    return texts.filter { $0.key.isSwift && !read.contains($0.key) }
  }

  /// The contents of all files except those that a rename edits: Swift files, storyboards, xibs, Xcode
  /// projects, settings and the baseline.
  var textsOfOtherKinds: [String: [UInt8]] {
    texts.filter { path, _ in
      !path.isSwift && !path.isInterfaceFile && !path.isXcodeProject && !path.isSettingsFile
        && path != baseline
    }
  }
}
