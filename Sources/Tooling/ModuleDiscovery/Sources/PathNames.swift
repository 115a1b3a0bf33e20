extension String {
  /// The folders of a path and its file. Cut where bytes say so: characters cost several times as much.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
