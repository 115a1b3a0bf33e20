/// A storyboard scene: a view controller with its views, and the other top-level objects.
package struct InterfaceScene: Hashable, Sendable {
  package let id: String
  /// The start of the scene's XML element.
  package let place: InterfacePlace
  /// The identifier of the scene's main object, usually a view controller.
  package internal(set) var controller: String?
}
