import AdderSwiftSource

/// A name in a project's code, represented by a number that is the same wherever the name occurs.
package struct Name: Hashable, Sendable {
  package let number: UInt32

  /// The number as an index into an array of all names.
  var place: Int { Int(number) }

  /// The empty name, which represents the absence of a name.
  package static let none = Name(number: 0)
}

/// Assigns a number to each distinct name of a project.
package struct NameNumbers: Sendable {
  /// The UTF-8 text of all names, concatenated, and the end of each name. The first name is empty.
  private var text: [UInt8] = []
  private var ends = [0]
  /// A hash table with open addressing: a name's hash is in the upper 32 bits and its number in the
  /// lower ones; 0 marks an empty slot.
  private var slots = [UInt64](repeating: 0, count: 1024)

  package init() {}

  package var count: Int { ends.count }

  /// All names, without the empty one.
  package var all: some Sequence<Name> {
    (1..<max(count, 1)).lazy.map { Name(number: UInt32($0)) }
  }

  package subscript(_ name: Name) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// Returns the UTF-8 bytes of a name without creating a string.
  package func bytes(of name: Name) -> ArraySlice<UInt8> { text[range(of: name.number)] }

  /// Returns the number of a name, or `nil` if it does not occur in the project.
  package func name(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return bytes.isEmpty ? Name.none : number(in: slots[slot(of: bytes, Self.hash(bytes))])
    }
  }

  /// Returns all names that satisfy a condition. Creates a string for each name.
  package func names(where isMeant: (String) -> Bool) -> [Name] {
    (0..<UInt32(count)).map(Name.init).filter { isMeant(self[$0]) }
  }

  /// Returns all names that begin with one of these words. Empty words are ignored.
  package func names(beginningWith words: [String]) -> [Name] {
    var wordsByFirst = [[[UInt8]]](repeating: [], count: 256)
    for word in words.map({ Array($0.utf8) }) where !word.isEmpty {
      wordsByFirst[Int(word[0])].append(word)
    }
    return text.withUnsafeBytes { text in
      (1..<UInt32(count)).filter { number in
        let range = range(of: number)
        return wordsByFirst[Int(text[range.lowerBound])].contains { word in
          word.count <= range.count
            && word.indices.allSatisfy { text[range.lowerBound + $0] == word[$0] }
        }
      }.map(Name.init)
    }
  }

  /// Returns the names that occur as words in longer names without spaces, such as
  /// selectors and paths in string literals.
  ///
  /// - Parameter isLeftOut: Returns true for a name in which none is looked for.
  package func namesWithinOthers(except isLeftOut: (Name) -> Bool = { _ in false }) -> Set<Name> {
    var found: Set<Name> = []
    text.withUnsafeBytes { text in
      for number in 1..<UInt32(max(count, 1)) {
        let name = UnsafeRawBufferPointer(rebasing: text[range(of: number)])
        if name.allSatisfy(\.isOfWord) || name.contains(UInt8(ascii: " ")) { continue }
        if isLeftOut(Name(number: number)) { continue }
        for word in name.split(whereSeparator: { !$0.isOfWord }) {
          let word = UnsafeRawBufferPointer(rebasing: word)
          if let known = self.number(in: slots[slot(of: word, Self.hash(word))]) {
            found.insert(known)
          }
        }
      }
    }
    return found
  }

  mutating func number(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { number(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the project-wide number of each name in a file, and adds new names.
  mutating func numbers(of table: NameTable) -> [Name] {
    var numbers: [Name] = []
    numbers.reserveCapacity(table.count)
    table.forEach { numbers.append(number($0)) }
    return numbers
  }

  private mutating func number(_ bytes: UnsafeRawBufferPointer) -> Name {
    if bytes.isEmpty { return .none }
    let hash = Self.hash(bytes)
    let slot = slot(of: bytes, hash)
    if let known = number(in: slots[slot]) { return known }
    let number = UInt32(ends.count)
    text += bytes
    ends.append(text.count)
    slots[slot] = hash << 32 | UInt64(number)
    if ends.count * 2 > slots.count { grow() }
    return Name(number: number)
  }

  private func number(in slot: UInt64) -> Name? {
    slot == 0 ? nil : Name(number: UInt32(truncatingIfNeeded: slot))
  }

  /// Returns the slot of a name, or the empty slot where it belongs.
  private func slot(of bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let kept = slots[slot]
      if kept >> 32 == hash, isName(UInt32(truncatingIfNeeded: kept), bytes) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isName(_ number: UInt32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let range = range(of: number)
    guard range.count == bytes.count else { return false }
    return text.withUnsafeBytes { text in
      let kept = UnsafeRawBufferPointer(rebasing: text[range])
      return stride(from: 0, to: bytes.count, by: 8).allSatisfy {
        kept.eight($0) == bytes.eight($0)
      }
    }
  }

  private func range(of number: UInt32) -> Range<Int> {
    number == 0 ? 0..<0 : ends[Int(number) - 1]..<ends[Int(number)]
  }

  private mutating func grow() {
    let former = slots
    let size = slots.count * 2
    slots = Array(repeating: 0, count: size)
    for kept in former where kept != 0 {
      var slot = Int(kept >> 32) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = kept
    }
  }

  /// Returns a 32-bit hash.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    for place in stride(from: 0, to: bytes.count, by: 8) {
      hash = (hash ^ bytes.eight(place)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return hash & 0xFFFF_FFFF
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the eight bytes at an offset as one number, or fewer bytes near the end.
  fileprivate func eight(_ place: Int) -> UInt64 {
    if count - place >= 8 { return loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    return self[place...].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
