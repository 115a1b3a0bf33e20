import AdderBase
import AdderSwiftSource

/// A type that a Swift file declares outside other types.
struct TopLevelType: Equatable, Sendable {
  var name: String
  /// The line of the name, from 1.
  var line: Int
  /// True if only the file itself sees the type.
  var isPrivate = false
}

extension SwiftReader {
  /// Returns the types that a file declares outside other types, in their order.
  mutating func topLevelTypes(of file: [UInt8]) -> [TopLevelType] {
    var types: [TopLevelType] = []
    var last = Keyword.none
    var beforeLast = Keyword.none
    var depth = 0
    var isPrivate = false
    var line = 1
    var start = 0
    for token in words(of: file) {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      // 'import class UIKit.UIView' declares nothing.
      case .identifier
      where depth == 0 && last.declaresType && beforeLast != .import && token.keyword == .none:
        let end = Int(token.start)
        line += file[start..<end].count { $0 == UInt8(ascii: "\n") }
        start = end
        types.append(
          TopLevelType(name: SwiftNames.name(token, file), line: line, isPrivate: isPrivate))
        isPrivate = false
      default: break
      }
      switch token.keyword {
      case .private, .fileprivate: isPrivate = true
      // An access level belongs to the next declaration only.
      case .let, .var, .func, .import, .extension: isPrivate = false
      default: if token.kind == .leftBrace || token.kind == .rightBrace { isPrivate = false }
      }
      beforeLast = last
      last = token.kind == .period ? .none : token.keyword
    }
    return types
  }
}

extension Keyword {
  /// True if the name of a new type follows the keyword.
  fileprivate var declaresType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .typealias: true
    default: false
    }
  }
}
