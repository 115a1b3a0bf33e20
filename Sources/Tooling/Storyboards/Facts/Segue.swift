/// A segue of a storyboard, from an object to a scene.
package struct Segue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, replace, embed, custom
    /// The older kinds that were replaced by `show`, `presentation` and `popoverPresentation`.
    case push, modal, popover
    /// The relationship between a container and its content, such as a navigation controller and
    /// its root view controller.
    case relationship
    /// A way back to a view controller that implements the unwind action.
    case unwind
    /// An unknown kind, with its name in the file.
    case other(String)
  }

  package let id: String
  /// The start of the segue's XML element.
  package let place: InterfacePlace
  package let kind: Kind
  /// The name that code uses to perform or recognize the segue.
  package let identifier: InterfaceText?
  /// The identifier of the source: a view controller, or the control, cell or container view
  /// that triggers the segue.
  package let source: String
  /// The identifier of the destination; for an unwind segue, the exit of the scene.
  package let destination: String
  package let customClass: CustomClass?
  /// The name of a relationship, such as `rootViewController`.
  package let relationship: InterfaceText?
  /// The selector of an unwind segue's action.
  package let unwindAction: InterfaceText?
  /// The selector of the method that creates the destination (`@IBSegueAction`).
  package let creationSelector: InterfaceText?
  /// How the destination is presented, such as `fullScreen`; `nil` for the system's default.
  package let presentationStyle: InterfaceText?
}

extension Segue.Kind {
  init(_ word: String) {
    self =
      switch word {
      case "show": .show
      case "showDetail": .showDetail
      case "presentation": .presentation
      case "popoverPresentation": .popoverPresentation
      case "replace": .replace
      case "embed": .embed
      case "custom": .custom
      case "push": .push
      case "modal": .modal
      case "popover": .popover
      case "relationship": .relationship
      case "unwind": .unwind
      default: .other(word)
      }
  }
}
