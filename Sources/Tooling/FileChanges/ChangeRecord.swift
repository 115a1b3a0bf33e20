import AdderBase

/// The changes that were made to a project, with everything that is needed to revert them.
///
/// While files are being changed, this is the journal; afterwards, it is the
/// record that `undo` reads.
struct ChangeRecord: Equatable, Sendable {
  enum Kind: UInt8 {
    case applied = 1
    /// The original record with this number was undone. This record takes its place until the undo
    /// is complete, and is then removed.
    case undone = 2
  }

  var kind: Kind
  /// The sequence number of the plan in the project, in the order of application.
  var number: Int
  var title: String
  var changes: [PathChange]
}

extension ChangeRecord {
  /// The name of the change in error messages.
  var subject: FileChangeError.Subject {
    FileChangeError.Subject(title, isUndo: kind == .undone)
  }
}

// MARK: - As bytes

extension ChangeRecord {
  /// The reason why bytes cannot be read as a record.
  enum Unreadable: Error {
    case newerVersion, damaged
  }

  /// The first line of a record's file, up to the version.
  private static let heading = Array("Adder change record, version ".utf8)
  /// The version that is written.
  ///
  /// Version 1 stores the complete new contents of each file. Version 2 stores only the added or
  /// removed lines if the change consists only of additions or only of removals.
  private static let version = Array("2\n".utf8)
  private static let readableVersions = [Array("1".utf8), Array("2".utf8)]

  /// The contents of a record's file: the heading, the length and the checksum of the
  /// record, then the record.
  var bytes: [UInt8] {
    let contents = changes.reduce(0) { $0 + max($1.before.size, $1.after.size) }
    var file = ByteWriter(capacity: contents + contents / 8 + 128 * changes.count + 256)
    file.writeRaw(Self.heading + Self.version)
    let start = file.bytes.count
    file.write(0)
    file.write(0)
    let bodyStart = file.bytes.count
    file.write(kind.rawValue)
    file.write(number)
    file.write(Array(title.utf8))
    file.write(changes.count)
    for change in changes { file.write(change) }
    let body = file.bytes[bodyStart...]
    file.overwrite(at: start, with: [UInt64(body.count), body.checksum])
    return file.bytes
  }

  init(bytes: [UInt8]) throws(Unreadable) {
    guard bytes.starts(with: Self.heading) else { throw .damaged }
    let line = bytes[Self.heading.count...].prefix { $0 != UInt8(ascii: "\n") }
    guard line.count < bytes.count - Self.heading.count else { throw .damaged }
    guard Self.readableVersions.contains(Array(line)) else { throw .newerVersion }

    var file = ByteReader(bytes[(line.endIndex + 1)...])
    guard let count = file.readInt(), let checksum = file.readUInt64(), count == file.rest.count,
      checksum == file.rest.checksum, let record = ChangeRecord(&file), file.rest.isEmpty
    else { throw .damaged }
    self = record
  }

  private init?(_ body: inout ByteReader) {
    guard let kind = body.readByte().flatMap(Kind.init), let number = body.readInt(),
      let title = body.readText(), let count = body.readInt()
    else { return nil }
    var changes: [PathChange] = []
    for _ in 0..<count {
      guard let change = body.readChange() else { return nil }
      changes.append(change)
    }
    self.init(kind: kind, number: number, title: title, changes: changes)
  }
}

extension PathState {
  /// The size of the file in bytes; 0 for anything else.
  fileprivate var size: Int {
    if case .file(let contents, _) = self { contents.count } else { 0 }
  }
}

/// The bytes that represent a state or permissions.
private enum Mark {
  static let absent: UInt8 = 0
  static let folder: UInt8 = 1
  static let file: UInt8 = 2
  /// A file that is stored as edits of its previous contents.
  static let editedFile: UInt8 = 3

  static let standard: UInt8 = 0
  static let executable: UInt8 = 1
  static let exact: UInt8 = 2
}

/// Writes values one after another: numbers as eight bytes in little-endian order,
/// lists after their count.
private struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func writeRaw(_ raw: [UInt8]) { bytes += raw }

  /// Replaces placeholders with numbers that became known later.
  mutating func overwrite(at position: Int, with numbers: [UInt64]) {
    var known = ByteWriter(capacity: 8 * numbers.count)
    for number in numbers { known.write(number) }
    bytes.replaceSubrange(position..<position + known.bytes.count, with: known.bytes)
  }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) { write(UInt64(number)) }

  mutating func write(_ list: [UInt8]) {
    write(list.count)
    bytes += list
  }

  mutating func write(_ change: PathChange) {
    write(Array(change.path.text.utf8))
    write(change.before)
    guard case .file(let old, _) = change.before,
      case .file(let new, let permissions) = change.after,
      let edits = FileEdit.lines(from: old, to: new)
    else { return write(change.after) }
    write(Mark.editedFile)
    write(permissions)
    write(edits.count)
    for edit in edits {
      write(edit.range.lowerBound)
      write(edit.range.count)
      write(edit.replacement)
    }
  }

  private mutating func write(_ state: PathState) {
    switch state {
    case .absent:
      write(Mark.absent)
    case .folder(let permissions):
      write(Mark.folder)
      write(permissions)
    case .file(let contents, let permissions):
      write(Mark.file)
      write(permissions)
      write(contents)
    }
  }

  private mutating func write(_ permissions: FilePermissions) {
    switch permissions {
    case .standard: write(Mark.standard)
    case .executable: write(Mark.executable)
    case .exact(let mode, let owner, let group):
      write(Mark.exact)
      write(UInt64(mode))
      write(UInt64(owner))
      write(UInt64(group))
    }
  }
}

/// Reads the values that a `ByteWriter` wrote; every call returns `nil` if the bytes do not contain
/// a value of the requested kind.
private struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func readByte() -> UInt8? { rest.popFirst() }

  mutating func readUInt64() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    let value = rest.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    rest = rest.dropFirst(8)
    return UInt64(littleEndian: value)
  }

  mutating func readInt() -> Int? { readUInt64().flatMap { Int(exactly: $0) } }

  mutating func readList() -> [UInt8]? {
    guard let count = readInt(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func readText() -> String? {
    readList().map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func readChange() -> PathChange? {
    guard let text = readText(), case let path = RelativePath.root.appending(text),
      path.text == text, path.objection == nil,
      let before = readState(after: .absent), let after = readState(after: before)
    else { return nil }
    return PathChange(path: path, before: before, after: after)
  }

  /// - Parameter former: the previous state, to which the edits of a file apply.
  private mutating func readState(after former: PathState) -> PathState? {
    switch readByte() {
    case Mark.absent: return .absent
    case Mark.folder: return readPermissions().map { .folder($0) }
    case Mark.file:
      guard let permissions = readPermissions(), let contents = readList() else { return nil }
      return .file(contents, permissions)
    case Mark.editedFile:
      guard case .file(let old, _) = former, let permissions = readPermissions(),
        let new = readEdits().flatMap({ FileEdit.apply($0, to: old) })
      else { return nil }
      return .file(new, permissions)
    default: return nil
    }
  }

  private mutating func readEdits() -> [FileEdit]? {
    guard let count = readInt() else { return nil }
    var edits: [FileEdit] = []
    for _ in 0..<max(0, count) {
      guard let start = readInt(), let length = readInt(), start >= 0, length >= 0,
        case let (end, isTooLarge) = start.addingReportingOverflow(length), !isTooLarge,
        let replacement = readList()
      else { return nil }
      edits.append(FileEdit(start..<end, with: replacement))
    }
    return edits
  }

  private mutating func readPermissions() -> FilePermissions? {
    switch readByte() {
    case Mark.standard: return .standard
    case Mark.executable: return .executable
    case Mark.exact:
      guard let mode = readUInt64().flatMap({ UInt16(exactly: $0) }),
        let owner = readUInt64().flatMap({ UInt32(exactly: $0) }),
        let group = readUInt64().flatMap({ UInt32(exactly: $0) })
      else { return nil }
      return .exact(mode: mode, owner: owner, group: group)
    default: return nil
    }
  }
}
