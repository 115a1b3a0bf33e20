/// Tells quickly which texts may say one of some words; most say none, and need not be read.
struct WordFilter {
  private let hashes: Set<UInt64>

  init(_ words: some Sequence<String>) { hashes = Set(words.map { Self.hash($0.utf8) }) }

  /// - Returns: `false` only if no word of the text is one of these.
  func mayPass(_ text: [UInt8]) -> Bool {
    guard !hashes.isEmpty else { return false }
    var hash = Self.start
    for byte in text {
      if byte.isWordByte {
        hash = Self.joined(hash, byte)
      } else if hash != Self.start {
        if hashes.contains(hash) { return true }
        hash = Self.start
      }
    }
    return hashes.contains(hash)
  }

  // FNV-1a.
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(start, joined) }

  private static func joined(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
