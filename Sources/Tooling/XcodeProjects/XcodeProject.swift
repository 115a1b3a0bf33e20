import AdderBase
import AdderFindings

/// An Xcode project, read from its `project.pbxproj`: objects that refer to
/// each other by identifier.
///
/// It stores the file's bytes and the range of each value in them. Unknown classes and keys are
/// included like all others.
package struct XcodeProject: Sendable {
  /// The file's path, as shown in messages.
  package let file: String
  let list: PropertyList
  let table: ObjectTable
  /// The position of the object that describes the project itself.
  let rootObject: Int
  /// The position of the group that contains all other groups.
  let rootGroup: Int

  /// The file as it was read.
  package var bytes: [UInt8] { list.bytes }

  /// Reads the bytes of a `project.pbxproj`.
  package init(parsing bytes: [UInt8], file: String) throws(XcodeProjectError) {
    try Self.checkFormat(bytes, file)
    do throws(PropertyListParser.Failure) {
      list = PropertyList(bytes: bytes, nodes: try PropertyListParser.nodes(of: bytes))
    } catch {
      throw XcodeProjectError(error, bytes, file)
    }
    self.file = file
    let place = { [list] node in Self.location(of: list.nodes[node].range.lowerBound, bytes, file) }
    guard list.nodes[0].kind == .dictionary else {
      throw .wrongKind(of: "The file", expected: "a dictionary", place(0))
    }
    guard let objects = list.value(of: "objects", in: 0) else {
      throw .missingKey("objects", in: "The file", place(0))
    }
    guard list.nodes[objects].kind == .dictionary else {
      throw .wrongKind(of: "'objects'", expected: "a dictionary", place(objects))
    }
    table = ObjectTable(of: objects, in: list)
    guard let root = list.value(of: "rootObject", in: 0) else {
      throw .missingKey("rootObject", in: "The file", place(0))
    }
    guard let rootObject = table.object(at: root, in: list) else {
      throw .danglingReference(
        key: "rootObject", id: list.string(root) ?? "", expected: "an object", place(root))
    }
    self.rootObject = rootObject
    let description = Int(table.entries[rootObject].value)
    guard let mainGroup = list.value(of: "mainGroup", in: description) else {
      throw .missingKey("mainGroup", in: "The project object", place(description))
    }
    guard let rootGroup = table.object(at: mainGroup, in: list),
      list.nodes[Int(table.entries[rootGroup].value)].kind == .dictionary
    else {
      throw .danglingReference(
        key: "mainGroup", id: list.string(mainGroup) ?? "", expected: "a group", place(mainGroup))
    }
    self.rootGroup = rootGroup
  }

  private static func checkFormat(_ bytes: [UInt8], _ file: String) throws(XcodeProjectError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = bytes[start...].drop(while: \.isWhiteSpace)
    if text.isEmpty { throw .empty(file: file) }
    if text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8)
      || text.starts(with: "<plist".utf8)
    {
      throw .otherFormat("XML", file: file)
    }
    if text.starts(with: "bplist".utf8) { throw .otherFormat("a binary property list", file: file) }
    if text.starts(with: "{\"".utf8) { throw .otherFormat("JSON", file: file) }
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      throw .unusable(reason: "is UTF-16 and not UTF-8", file: file)
    }
  }
}

// MARK: - Locations

extension XcodeProject {
  /// Returns the location of the start of a value.
  func location(of node: PropertyList.NodeIndex) -> SourceLocation {
    Self.location(of: list.nodes[node].range.lowerBound, bytes, file)
  }

  static func location(of offset: Int, _ bytes: [UInt8], _ file: String) -> SourceLocation {
    var line = 1
    var start = 0
    for position in 0..<min(offset, bytes.count) where bytes[position].isLineBreak {
      // CR LF is one line break, counted at the LF.
      let isPair =
        bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      if isPair { continue }
      line += 1
      start = position + 1
    }
    let before = String(
      decoding: bytes[start..<max(start, min(offset, bytes.count))], as: UTF8.self)
    return SourceLocation(file: file, line: line, column: before.count + 1)
  }
}

extension XcodeProjectError {
  fileprivate init(_ failure: PropertyListParser.Failure, _ bytes: [UInt8], _ file: String) {
    let place = XcodeProject.location(of: failure.offset, bytes, file)
    self =
      switch failure.reason {
      case .unexpected(let expected):
        .unexpected(found: Self.name(ofByteAt: failure.offset, bytes), expected: expected, place)
      case .unclosed(let what): .unclosed(what, place)
      case .mergeConflict: .mergeConflict(place)
      case .notUsable(let reason): .unusable(reason: reason, file: file)
      }
  }

  private static func name(ofByteAt offset: Int, _ bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let character = String(decoding: bytes[offset...].prefix(16), as: UTF8.self).first
    guard bytes[offset] > 0x20, bytes[offset] != 0x7F, let character, character != "\u{FFFD}" else {
      return "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true))"
    }
    return character == "'" ? "an apostrophe" : "'\(character)'"
  }
}
