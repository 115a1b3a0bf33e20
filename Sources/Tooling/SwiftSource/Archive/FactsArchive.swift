/// The facts of many files in one array of bytes. The facts of each file are identified by the
/// hash of the file's content.
///
/// If the bytes are not an archive, are damaged or come from another version, the archive is
/// empty, and the files must be parsed again. All numbers are little-endian:
///
/// | offset | content |
/// | --- | --- |
/// | 0 | `AdderSwF`, the two version numbers, the number of entries, and a zero |
/// | 24 | for each entry: hash (16), offset (8), length (4), age (4), checksum (8) |
/// | after these | the checksum of all preceding bytes (8), then the facts of the entries |
package struct FactsArchive: Sendable {
  /// The facts of one file, identified by the hash of its content.
  package struct Entry: Sendable {
    package var hash: ContentHash
    /// The number of times the archive was written since these facts were last used.
    package var age: UInt32
    fileprivate var checksum: UInt64
    fileprivate var range: Range<Int>

    package var size: Int { range.count }
  }

  package let bytes: [UInt8]
  /// The entries in the order in which they were added.
  package let entries: [Entry]
  private let positions: [ContentHash: Int]

  /// An empty archive.
  package static let empty = FactsArchive([])

  package init(_ bytes: [UInt8], version: FactsVersion = .current) {
    self.bytes = bytes
    entries = Self.directory(bytes, version)
    positions = Dictionary(
      entries.enumerated().map { ($1.hash, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func entry(for hash: ContentHash) -> Entry? { positions[hash].map { entries[$0] } }

  /// Returns the facts of the file with the given content hash, or `nil` if the facts are missing
  /// or damaged.
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

  /// - Returns: `nil` if the facts are outside the bytes, as in a truncated archive.
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

/// Creates an archive.
package struct FactsArchiveWriter {
  private struct Added {
    var hash: ContentHash
    var age: UInt32
    var checksum: UInt64
    /// The index in `sources`, and the range of the facts in that source. The facts are copied only
    /// once, when the archive is written.
    var source: Int
    var range: Range<Int>
  }

  private let version: FactsVersion
  private var added: [Added] = []
  private var sources: [[UInt8]] = []
  private var hashes: Set<ContentHash> = []
  /// The size of the archive in bytes.
  package private(set) var size = ArchiveLayout.smallest

  package init(version: FactsVersion = .current) {
    self.version = version
  }

  /// Adds the encoded facts of a file, unless the archive already contains facts for the same
  /// content.
  package mutating func add(_ facts: [UInt8], for hash: ContentHash) {
    sources.append(facts)
    let checksum = ContentHash(of: facts).low
    add(
      .init(hash: hash, age: 0, checksum: checksum, source: sources.count - 1, range: facts.indices)
    )
  }

  /// Adds unchanged entries from another archive, unless this archive already contains facts for
  /// the same content.
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
    // The length is stored in four bytes. No file has facts that large.
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
