import AdderBase
package import AdderFindings

/// The entries of a mapping, which are read key by key. The mapping records which keys were
/// read, so that unread keys can be refused at the end.
package struct YAMLMapping: Sendable {
  package let entries: [YAMLNode.Entry]
  /// The start of the mapping.
  package let location: SourceLocation
  /// The keys that were asked for, some of them several times.
  private var askedKeys: [String] = []
  /// True for each entry that was read.
  private var isRead: [Bool]

  init(entries: [YAMLNode.Entry], location: SourceLocation) {
    self.entries = entries
    self.location = location
    isRead = Array(repeating: false, count: entries.count)
  }

  /// The keys in the order of the file.
  package var keys: [String] { entries.map(\.key) }

  // MARK: - Reading

  /// Returns the value of a key, or `nil` if the key is missing or its value is null.
  package mutating func node(_ key: String) -> YAMLNode? {
    if askedKeys.isEmpty { askedKeys.reserveCapacity(entries.count + 8) }
    askedKeys.append(key)
    var found: Int?
    for position in entries.indices where entries[position].key == key {
      isRead[position] = true
      found = position
    }
    guard let found, !entries[found].value.isNull else { return nil }
    return entries[found].value
  }

  /// Returns the value of a mandatory key.
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

  /// Returns the strings in a list. A single string counts as a list with one element, and a
  /// missing key as an empty list.
  package mutating func strings(_ key: String) throws(YAMLError) -> [String] {
    try node(key)?.strings() ?? []
  }

  package mutating func bool(_ key: String) throws(YAMLError) -> Bool? {
    try node(key)?.bool()
  }

  /// Returns the elements of a list. A missing key counts as an empty list.
  package mutating func nodes(_ key: String) throws(YAMLError) -> [YAMLNode] {
    try node(key)?.sequence() ?? []
  }

  package mutating func mapping(_ key: String) throws(YAMLError) -> YAMLMapping? {
    try node(key)?.mapping()
  }

  // MARK: - Unread keys

  /// The entries that have not been read yet.
  package var unreadEntries: [YAMLNode.Entry] { zip(entries, isRead).filter { !$1 }.map(\.0) }

  /// An error for each entry that has not been read, with the key that was probably meant.
  package var unknownKeys: [YAMLError] {
    let unread = unreadEntries
    if unread.isEmpty { return [] }
    let known = Set(askedKeys).sorted()
    return unread.map { entry in
      .unknownKey(
        entry.key, suggestion: Spelling.nearest(to: entry.key, among: known),
        known: known, entry.keyLocation)
    }
  }

  /// Throws if a key has not been read.
  package func refuseUnknownKeys() throws(YAMLError) {
    if let unknown = unknownKeys.first { throw unknown }
  }
}
