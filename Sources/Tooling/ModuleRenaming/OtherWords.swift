import AdderFindings
import AdderModuleDiscovery

/// Where texts say words that discovery has not read: a Core Data model, a header, Swift that is left out.
struct OtherWords {
  /// The first place of each word, in the order of paths.
  private var places: [String: SourceLocation] = [:]

  /// - Parameter words: those that are looked for.
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

  /// The first place of a word, in the order of paths.
  func first(of word: String) -> SourceLocation? { places[word] }
}

extension ProjectSnapshot {
  /// The Swift texts in which no types were read: those that are left out, or could not be read.
  func unreadSwift(_ project: DiscoveredProject) -> [String: [UInt8]] {
    let read = Set(project.index.files.map(\.path))
    return texts.filter { $0.key.isSwift && !read.contains($0.key) }
  }

  /// The texts that are neither code nor anything else whose names are understood.
  var textsOfOtherKinds: [String: [UInt8]] {
    texts.filter { path, _ in
      !path.isSwift && !path.isInterfaceFile && !path.isXcodeProject && !path.isSettingsFile
    }
  }
}
