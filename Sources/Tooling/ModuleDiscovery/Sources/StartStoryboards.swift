import AdderBase
import AdderShipped

/// The storyboards with which apps start, as their property lists name them.
struct StartStoryboards {
  private(set) var names: Set<String> = []

  /// Reads property lists. One that cannot be read names nothing: what it says, the build checks.
  init(in paths: [String], _ texts: some SourceTexts, largestFile: Int) {
    for path in paths {
      guard let bytes = try? texts.bytes(of: path, limit: largestFile) else { continue }
      add(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func add(_ text: String) {
    for key in FrameworkNames.storyboardKeys.listed {
      var rest = text[...]
      while let place = rest.firstRange(of: "<key>\(key)</key>") {
        rest = rest[place.upperBound...]
        let value = rest.drop(while: \.isWhitespace)
        guard value.hasPrefix("<string>") else { continue }
        names.insert(String(value.dropFirst("<string>".count).prefix { $0 != "<" }))
      }
    }
  }
}
