/// The position of a syntax node in a project: the number of the file, and the node's number in
/// that file.
package struct SyntaxPlace: Hashable, Sendable {
  package var file: Int32
  package var node: Int32

  package init(file: Int32, node: Int32) {
    self.file = file
    self.node = node
  }
}

/// A type that a project declares, with all its extensions.
package struct TypeDeclaration: Sendable {
  package typealias ID = Int

  package enum Kind: Sendable { case `class`, `struct`, `enum`, `actor`, `protocol` }

  package var name: Name
  package var kind: Kind
  package var place: SyntaxPlace
  /// The type that contains this declaration; `nil` if it is not nested.
  package var outer: ID?
  /// The types that this type inherits from and conforms to, in its declaration and its extensions.
  package var inherited: [Inherited] = []
  package var attributes: [Name] = []
  package var genericParameters: [GenericParameter] = []
  package var properties: [Property] = []
  package var functions: [Function] = []
  package var initializers: [Function] = []
  package var cases: [Name] = []
  package var extensions: [SyntaxPlace] = []

  package struct GenericParameter: Sendable {
    package var name: Name
    /// What the parameter inherits from or conforms to, by its declaration or a `where` clause.
    package var constraint: TypeUse?
  }

  package struct Inherited: Hashable, Sendable {
    package var type: TypeName
    package var place: SyntaxPlace
  }
}

/// Code that is in no type of the project: global functions and variables, and those that extensions add to
/// types of libraries.
package struct LooseMembers: Sendable {
  package private(set) var functions: [Function] = []
  package private(set) var properties: [Property] = []

  init() {}

  init(_ type: TypeDeclaration) {
    functions = type.functions
    properties = type.properties
  }

  mutating func add(_ other: LooseMembers) {
    functions += other.functions
    properties += other.properties
  }
}

package struct Property: Sendable {
  package var name: Name
  package var type: TypeUse?
  package var strength: Strength
  package var access: Access
  package var attributes: [Name]
  package var isStatic: Bool
  package var isConstant: Bool
  package var isLazy: Bool
  /// True if the property has a getter instead of its own storage.
  package var isComputed: Bool
  package var hasInitialValue: Bool
  /// The property whose value the getter casts to this property's type, and does nothing else.
  package var castProperty: Name?
  /// The property in which the setter of a computed property stores the new value.
  package var storage: Name?
  /// The property's `binding` node.
  package var place: SyntaxPlace
  /// The project's types that occur in the property's declared type, if the property stores a
  /// single object.
  package internal(set) var types: [TypeDeclaration.ID] = []

  package enum Strength: Sendable { case strong, weak, unowned }
}

package struct Function: Sendable {
  package var name: Name
  package var parameters: [Parameter]
  package var result: TypeUse?
  package var access: Access
  package var attributes: [Name]
  package var isStatic: Bool
  package var isOverride: Bool
  package var isAsync: Bool
  package var canThrow: Bool
  package var hasBody: Bool
  package var place: SyntaxPlace

  package struct Parameter: Sendable {
    /// The argument label; `none` for `_`.
    package var label: Name
    package var name: Name
    package var type: TypeUse?
    package var hasDefault: Bool
    /// True if the parameter is a closure that can be stored: marked `@escaping`, or optional.
    package var isEscaping: Bool
  }

  /// Returns the parameter for a trailing closure without a label: the first one that needs a closure, or if none does,
  /// the first that may have one.
  ///
  /// - Parameter labels: The labels of the call's other arguments and trailing closures.
  package func parameterForTrailingClosure(beside labels: some Sequence<Name>) -> Parameter? {
    let given = Set(labels).subtracting([.none])
    let free = parameters.filter { parameter in
      (parameter.type?.shape == .function || parameter.isEscaping)
        && !given.contains(parameter.label)
    }
    return free.first { !$0.hasDefault } ?? free.first
  }
}

package enum Access: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
