import AdderModuleDiscovery

/// Source files in memory.
struct TextsInMemory: SourceTexts {
  let texts: [String: [UInt8]]

  init(_ texts: [String: [UInt8]]) { self.texts = texts }

  func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = texts[path] else { throw .unreadable("there is no such file") }
    return bytes
  }
}
