import AdderBase
import AdderProjects
import AdderSwiftSource

/// The names of the top-level types that Swift files declare, and the names that the files use.
struct SwiftNames: Equatable, Sendable {
  /// The number of declarations of each top-level type. More than one file can
  /// declare a private type with the same name.
  private(set) var declared: [String: Int] = [:]
  /// The words that can refer to such a type: all identifiers except members and keywords.
  private(set) var used: Set<String> = []
  /// The modules that are imported.
  private(set) var imported: Set<String> = []

  init() {}

  /// Adds the names in a file.
  ///
  /// - Parameter withUses: True to include the names that the file uses.
  mutating func add(_ file: [UInt8], _ reader: inout SwiftReader, withUses: Bool = true) {
    var last: Token?
    var depth = 0
    for token in reader.words(of: file) {
      defer { last = token }
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .identifier where token.keyword == .none && last?.kind != .period:
        switch last?.keyword {
        case .class, .struct, .enum, .protocol, .actor, .typealias:
          if depth == 0 { declared[Self.name(token, file), default: 0] += 1 }
        case .import: imported.insert(Self.name(token, file))
        default: if withUses { used.insert(Self.name(token, file)) }
        }
      default: break
      }
    }
  }

  static func name(_ token: Token, _ file: [UInt8]) -> String {
    let bytes = file[Int(token.start)..<Int(token.end)].filter { $0 != UInt8(ascii: "`") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SwiftNames {
  init(_ files: [GeneratedFile], withUses: Bool = true) {
    self.init()
    var reader = SwiftReader()
    for file in files where file.path.name.hasSuffix(".swift") {
      add(file.contents, &reader, withUses: withUses)
    }
  }
}
