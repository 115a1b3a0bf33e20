/// A piece of Swift: its kind, its name, and its place.
///
/// Pieces are in one row, each before its parts; `count` says how many of the following belong to it.
package struct SyntaxNode: Sendable, BitwiseCopyable {
  package internal(set) var kind: SyntaxKind
  package internal(set) var traits: Traits
  /// The piece's name in `SwiftFile.names`; 0 where it has none.
  package internal(set) var name: UInt32
  /// Where the piece begins and ends, and where its name begins: UTF-8 bytes from the beginning of the file.
  package internal(set) var start: UInt32
  package internal(set) var end: UInt32
  package internal(set) var nameStart: UInt32
  /// How many of the pieces behind this one are its parts, and parts of these.
  package internal(set) var count: UInt32

  package struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let isAsync = Traits(rawValue: 1)
    package static let canThrow = Traits(rawValue: 2)
    package static let canRethrow = Traits(rawValue: 4)
    /// `init?`, and `init!`.
    package static let isFailable = Traits(rawValue: 8)
    /// `let`, and not `var`.
    package static let isConstant = Traits(rawValue: 16)
    /// A parameter that takes any number of values.
    package static let isVariadic = Traits(rawValue: 32)
    /// A name in backticks.
    package static let isQuoted = Traits(rawValue: 64)
    /// A string of several lines, or one with pounds.
    package static let isRaw = Traits(rawValue: 128)
    /// `T.Type == U`, and not `T: U`.
    package static let isSameType = Traits(rawValue: 256)
  }
}
