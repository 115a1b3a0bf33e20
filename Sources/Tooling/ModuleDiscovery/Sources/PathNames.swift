extension String {
  /// The folders of a path and its file. Cut where bytes say so: characters cost several times as much.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// What is in front of the last slash; empty without one.
  package var folder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// What is behind the last slash.
  package var fileName: String {
    lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
