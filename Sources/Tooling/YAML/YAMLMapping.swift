import AdderBase
package import AdderFindings

/// The entries of a mapping while they are read key by key; it remembers which were asked for, so
/// that in the end the others can be refused.
package struct YAMLMapping: Sendable {
  package let entries: [YAMLNode.Entry]
  /// Where the mapping begins.
  package let location: SourceLocation
  private var readKeys: Set<String> = []

  init(entries: [YAMLNode.Entry], location: SourceLocation) {
    self.entries = entries
    self.location = location
  }

  /// The keys in the order of the file.
  package var keys: [String] { entries.map(\.key) }

  // MARK: - Reading

  /// The value of a key; `nil` when the key is absent or its value is nothing.
  package mutating func node(_ key: String) -> YAMLNode? {
    readKeys.insert(key)
    guard let value = entries.last(where: { $0.key == key })?.value, !value.isNull else {
      return nil
    }
    return value
  }

  /// The value of a key that must be there.
  package mutating func requiredNode(_ key: String) throws(YAMLError) -> YAMLNode {
    guard let node = node(key) else { throw .missingKey(key, location) }
    return node
  }

  package mutating func string(_ key: String) throws(YAMLError) -> String {
    try requiredNode(key).string()
  }

  package mutating func optionalString(_ key: String) throws(YAMLError) -> String? {
    try node(key)?.string()
  }

  /// The texts of a list; a single text is a list of one, an absent key an empty list.
  package mutating func strings(_ key: String) throws(YAMLError) -> [String] {
    try node(key)?.strings() ?? []
  }

  package mutating func bool(_ key: String) throws(YAMLError) -> Bool? {
    try node(key)?.bool()
  }

  /// The elements of a list; an absent key is an empty list.
  package mutating func nodes(_ key: String) throws(YAMLError) -> [YAMLNode] {
    try node(key)?.sequence() ?? []
  }

  package mutating func mapping(_ key: String) throws(YAMLError) -> YAMLMapping? {
    try node(key)?.mapping()
  }

  // MARK: - What was not asked for

  /// The entries that were not read yet.
  package var unreadEntries: [YAMLNode.Entry] { entries.filter { !readKeys.contains($0.key) } }

  /// An error for each entry that was not read, naming the key that was probably meant.
  package var unknownKeys: [YAMLError] {
    unreadEntries.map { entry in
      .unknownKey(
        entry.key, suggestion: Spelling.nearest(to: entry.key, among: readKeys.sorted()),
        known: readKeys.sorted(), entry.keyLocation)
    }
  }

  /// Ends the reading: a key that was not read is refused.
  package func refuseUnknownKeys() throws(YAMLError) {
    if let unknown = unknownKeys.first { throw unknown }
  }
}
