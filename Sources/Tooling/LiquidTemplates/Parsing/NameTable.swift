import AdderBase

/// Different names, numbered in the order in which they were added. Names are the same if their bytes
/// are.
struct NameTable: Sendable {
  private(set) var keys: [LiquidKey] = []
  /// The numbers of the names. The hash of a name determines where the search for it begins; a free
  /// place ends the search.
  private var places: [Int] = []

  private static let free = -1

  /// Returns the number of a name, and adds the name if it is new.
  mutating func number(of name: ArraySlice<UInt8>) -> Int {
    makeRoom()
    let place = place(name.fnv1a()) { key in key.text.withBytes { $0.elementsEqual(name) } }
    return places[place] != Self.free
      ? places[place] : add(LiquidKey(String(bytes: name)), at: place)
  }

  /// Returns the number of a name, and adds the name if it is new.
  mutating func number(of key: LiquidKey) -> Int {
    makeRoom()
    let place = place(key.fingerprint) { $0.text.hasSameBytes(as: key.text) }
    return places[place] != Self.free ? places[place] : add(key, at: place)
  }

  /// Returns the place of the name with this hash, or the free place for it.
  private func place(_ hash: UInt64, where isName: (LiquidKey) -> Bool) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] != Self.free {
      let key = keys[places[place]]
      if key.fingerprint == hash, isName(key) { return place }
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func add(_ key: LiquidKey, at place: Int) -> Int {
    places[place] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// Makes sure that at least half of the places are free, so that searches are short.
  private mutating func makeRoom() {
    guard 2 * keys.count >= places.count else { return }
    places = [Int](repeating: Self.free, count: max(16, 2 * places.count))
    for (number, key) in keys.enumerated() {
      places[place(key.fingerprint) { _ in false }] = number
    }
  }
}
