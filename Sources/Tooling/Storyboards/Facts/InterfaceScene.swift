/// A scene of a storyboard: a view controller with its views and the objects beside it.
package struct InterfaceScene: Hashable, Sendable {
  package let id: String
  /// Where its element begins.
  package let place: InterfacePlace
  /// The identifier of its view controller, or of the object that it is of instead.
  package internal(set) var controller: String?
}
