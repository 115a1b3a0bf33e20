import AdderBase

/// Quickly finds the files that may contain any of the given words. Most files
/// contain none of the words and need not be read.
struct WordFilter {
  private let hashes: Set<UInt64>

  init(_ words: some Sequence<String>) { hashes = Set(words.map { $0.utf8.fnv1a() }) }

  /// - Returns: `false` only if the text contains none of the words.
  func mayPass(_ text: [UInt8]) -> Bool {
    guard !hashes.isEmpty else { return false }
    var hash = FNV1a.start
    for byte in text {
      if byte.isWordByte {
        hash = FNV1a.joined(hash, byte)
      } else if hash != FNV1a.start {
        if hashes.contains(hash) { return true }
        hash = FNV1a.start
      }
    }
    return hashes.contains(hash)
  }
}
