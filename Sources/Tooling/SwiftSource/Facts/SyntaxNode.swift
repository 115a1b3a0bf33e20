/// A node of the syntax tree: its kind, name and position.
///
/// All nodes of a file are in one array, each before its parts. The `count` of a node is the number
/// of following nodes that belong to it.
package struct SyntaxNode: Sendable, BitwiseCopyable {
  package internal(set) var kind: SyntaxKind
  package internal(set) var traits: Traits
  /// The number of the name in `SwiftFile.names`; 0 if the node has no name.
  package internal(set) var name: UInt32
  /// The start and end of the node, and the start of its name, as UTF-8 offsets from
  /// the beginning of the file.
  package internal(set) var start: UInt32
  package internal(set) var end: UInt32
  package internal(set) var nameStart: UInt32
  /// The number of following nodes that are inside this one, directly or indirectly.
  package internal(set) var count: UInt32

  package struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let isAsync = Traits(rawValue: 1)
    package static let canThrow = Traits(rawValue: 2)
    package static let canRethrow = Traits(rawValue: 4)
    /// `init?` or `init!`.
    package static let isFailable = Traits(rawValue: 8)
    /// `let`, as opposed to `var`.
    package static let isConstant = Traits(rawValue: 16)
    /// A variadic parameter.
    package static let isVariadic = Traits(rawValue: 32)
    /// A name in backticks.
    package static let isQuoted = Traits(rawValue: 64)
    /// A multi-line string, or a string delimited by pound signs.
    package static let isRaw = Traits(rawValue: 128)
    /// A requirement with `==`, as opposed to `T: U`.
    package static let isSameType = Traits(rawValue: 256)
  }
}
