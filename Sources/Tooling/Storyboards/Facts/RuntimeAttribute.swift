/// A user-defined runtime attribute: a value that is set by key path when the object is loaded.
package struct RuntimeAttribute: Hashable, Sendable {
  /// The start of the attribute's XML element.
  package let place: InterfacePlace
  /// The identifier of the object that the value is set on.
  package let owner: String
  package let keyPath: InterfaceText
  /// The kind of the value: `string`, `number`, `boolean`, `color`, `image` and so on.
  package let type: String
  /// The text, number or Boolean (`YES`, `NO`) as it is written; `nil` for colors, sizes and other
  /// compound values, for a Base64-encoded string, and for an element without content.
  package internal(set) var value: InterfaceText?
}
