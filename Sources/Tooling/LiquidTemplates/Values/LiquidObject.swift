import AdderBase

/// Values keyed by name, in the order in which the names were first set.
package struct LiquidObject: Sendable {
  private(set) var entries: [Entry] = []
  /// The position of each name. Used only for objects that are too long for a linear search.
  private var positions: [String: Int]?
  /// Returns the value of a name that is not set; `nil` if every value is set.
  private var compute: (@Sendable (String) -> LiquidValue?)?

  struct Entry: Sendable {
    let key: LiquidKey
    var value: LiquidValue
  }

  package init() {}

  /// Creates an object with these values. If a name occurs twice, the later value replaces the
  /// earlier one at its position.
  package init(_ entries: some Sequence<(String, LiquidValue)>) {
    for (name, value) in entries { self[name] = value }
  }

  /// Creates an object whose values are computed when a template uses them. It has no entries, so a
  /// loop over it is empty.
  package init(computing value: @escaping @Sendable (_ name: String) -> LiquidValue?) {
    compute = value
  }

  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }
  package var keys: [String] { entries.map(\.key.text) }

  package subscript(name: String) -> LiquidValue? {
    get { self[LiquidKey(name)] }
    set { self[LiquidKey(name)] = newValue }
  }

  subscript(key: LiquidKey) -> LiquidValue? {
    get { position(of: key).map { entries[$0].value } ?? compute?(key.text) }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): entries[position].value = value
      case (nil, let value?): append(key, value)
      case (let position?, nil): remove(at: position)
      case (nil, nil): break
      }
    }
  }

  private static let longestWalked = 16

  private func position(of key: LiquidKey) -> Int? {
    if let positions { return positions[key.text] }
    for position in entries.indices where entries[position].key == key { return position }
    return nil
  }

  private mutating func append(_ key: LiquidKey, _ value: LiquidValue) {
    entries.append(Entry(key: key, value: value))
    if positions != nil {
      positions?[key.text] = entries.count - 1
    } else if entries.count > Self.longestWalked {
      index()
    }
  }

  private mutating func remove(at position: Int) {
    entries.remove(at: position)
    if positions != nil { index() }
  }

  private mutating func index() {
    positions = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { ($1.key.text, $0) })
  }
}

extension LiquidObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, LiquidValue)...) { self.init(elements) }
}

/// A name with its hash. The names in a template are hashed once, when it is parsed.
struct LiquidKey: Hashable, Sendable {
  let text: String
  let fingerprint: UInt64

  init(_ text: String) {
    self.text = text
    fingerprint = text.utf8.fnv1a()
  }

  static func == (one: LiquidKey, other: LiquidKey) -> Bool {
    one.fingerprint == other.fingerprint && one.text == other.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
