/// A scene of a storyboard: a view controller with its views and the other
/// objects at the top level.
package struct InterfaceScene: Hashable, Sendable {
  package let id: String
  /// The start of its element.
  package let place: InterfacePlace
  /// The identifier of the view controller, or of another main object of the scene.
  package internal(set) var controller: String?
}
