/// A user-defined runtime attribute: a value that is set by key path when the object was loaded.
package struct RuntimeAttribute: Hashable, Sendable {
  /// Where its element begins.
  package let place: InterfacePlace
  /// The identifier of the object that the value is set on.
  package let owner: String
  package let keyPath: InterfaceText
  /// The kind of the value: `string`, `number`, `boolean`, `color`, `image` and so on.
  package let type: String
  /// The text, number or truth value (`YES`, `NO`) as it is written; `nil` for colors, sizes and what
  /// else has no single value, for a text that is encoded as base 64, and for an element without
  /// content.
  package internal(set) var value: InterfaceText?
}
