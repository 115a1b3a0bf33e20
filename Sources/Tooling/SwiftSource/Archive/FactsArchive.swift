/// Facts of many files in one row of bytes, each under the hash of the content it was read from.
///
/// Bytes that are not an archive, are damaged, or come from another version contain nothing: what is requested is
/// missing, and can be read again from the text. All numbers are little-endian:
///
/// | where | what |
/// | --- | --- |
/// | 0 | `AdderSwF`, the version's two numbers, how many entries there are, and a zero |
/// | 24 | an entry each: hash (16), offset (8), length (4), age (4), checksum (8) |
/// | behind | the checksum of all that so far (8), then the entries' facts |
package struct FactsArchive: Sendable {
  /// The facts of one content.
  package struct Entry: Sendable {
    package var hash: ContentHash
    /// How many times the archive was written since these facts were last asked for.
    package var age: UInt32
    fileprivate var checksum: UInt64
    fileprivate var range: Range<Int>

    package var size: Int { range.count }
  }

  package let bytes: [UInt8]
  /// What is there, in the order it was added.
  package let entries: [Entry]
  private let positions: [ContentHash: Int]

  /// Nothing.
  package static let empty = FactsArchive([])

  package init(_ bytes: [UInt8], version: FactsVersion = .current) {
    self.bytes = bytes
    entries = Self.directory(bytes, version)
    positions = Dictionary(
      entries.enumerated().map { ($1.hash, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func entry(for hash: ContentHash) -> Entry? { positions[hash].map { entries[$0] } }

  /// The facts of a content; `nil` when they are missing, or not as they were written.
  package func facts(for hash: ContentHash) -> SwiftFile? {
    guard let entry = entry(for: hash) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      let own = UnsafeRawBufferPointer(rebasing: bytes[entry.range])
      guard ContentHash(of: own).low == entry.checksum else { return nil }
      return FactsDecoder.decode(own)
    }
  }

  private static func directory(_ bytes: [UInt8], _ version: FactsVersion) -> [Entry] {
    bytes.withUnsafeBytes { bytes in
      guard bytes.count >= ArchiveLayout.smallest,
        bytes[..<8].elementsEqual(ArchiveLayout.magic),
        number(bytes, 8) as UInt32 == version.format, number(bytes, 12) as UInt32 == version.facts
      else { return [] }
      let count = Int(number(bytes, 16) as UInt32)
      let end = ArchiveLayout.headerSize + count * ArchiveLayout.entrySize
      guard end + ArchiveLayout.checksumSize <= bytes.count,
        number(bytes, end) == ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[..<end])).low
      else { return [] }
      return (0..<count).compactMap { index in
        entry(bytes, at: ArchiveLayout.headerSize + index * ArchiveLayout.entrySize)
      }
    }
  }

  /// - Returns: `nil` when the facts are not within the bytes, as in an archive that was cut off.
  private static func entry(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Entry? {
    let offset: UInt64 = number(bytes, place + 16)
    let length: UInt32 = number(bytes, place + 24)
    guard offset <= bytes.count, Int(length) <= bytes.count - Int(offset) else { return nil }
    return Entry(
      hash: ContentHash(low: number(bytes, place), high: number(bytes, place + 8)),
      age: number(bytes, place + 28), checksum: number(bytes, place + 32),
      range: Int(offset)..<Int(offset) + Int(length))
  }

  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: UnsafeRawBufferPointer, _ place: Int
  ) -> Number {
    Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
  }
}

/// Puts an archive together.
package struct FactsArchiveWriter {
  private struct Added {
    var hash: ContentHash
    var age: UInt32
    var checksum: UInt64
    /// Which bytes, and where in them: an entry of another archive is copied only once.
    var source: Int
    var range: Range<Int>
  }

  private let version: FactsVersion
  private var added: [Added] = []
  private var sources: [[UInt8]] = []
  private var hashes: Set<ContentHash> = []
  /// How long the archive is going to be.
  package private(set) var size = ArchiveLayout.smallest

  package init(version: FactsVersion = .current) {
    self.version = version
  }

  /// Adds what `FactsEncoder` made of a content, unless it is there.
  package mutating func add(_ facts: [UInt8], for hash: ContentHash) {
    sources.append(facts)
    let checksum = ContentHash(of: facts).low
    add(
      .init(hash: hash, age: 0, checksum: checksum, source: sources.count - 1, range: facts.indices)
    )
  }

  /// Adds entries of another archive, as they are, unless they are there.
  package mutating func add(_ entries: some Sequence<FactsArchive.Entry>, of archive: FactsArchive)
  {
    sources.append(archive.bytes)
    for entry in entries {
      add(
        .init(
          hash: entry.hash, age: entry.age, checksum: entry.checksum, source: sources.count - 1,
          range: entry.range))
    }
  }

  private mutating func add(_ entry: Added) {
    // No file has facts of that size, and a number of four bytes could not hold it.
    guard entry.range.count <= UInt32.max, hashes.insert(entry.hash).inserted else { return }
    added.append(entry)
    size += ArchiveLayout.entrySize + entry.range.count
  }

  package func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes += ArchiveLayout.magic
    for number in [version.format, version.facts, UInt32(added.count), 0] {
      Self.append(number, to: &bytes)
    }
    var offset =
      ArchiveLayout.headerSize + added.count * ArchiveLayout.entrySize + ArchiveLayout.checksumSize
    for entry in added {
      Self.append(entry.hash.low, to: &bytes)
      Self.append(entry.hash.high, to: &bytes)
      Self.append(UInt64(offset), to: &bytes)
      Self.append(UInt32(entry.range.count), to: &bytes)
      Self.append(entry.age, to: &bytes)
      Self.append(entry.checksum, to: &bytes)
      offset += entry.range.count
    }
    Self.append(ContentHash(of: bytes).low, to: &bytes)
    for entry in added { bytes += sources[entry.source][entry.range] }
    return bytes
  }

  private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}

private enum ArchiveLayout {
  static let magic = Array("AdderSwF".utf8)
  static let headerSize = 24
  static let entrySize = 40
  static let checksumSize = 8
  static let smallest = headerSize + checksumSize
}
