/// A segue of a storyboard: the way from an object to a scene.
package struct Segue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, replace, embed, custom
    /// The kinds that `show`, `presentation` and `popoverPresentation` took the place of.
    case push, modal, popover
    /// A container and what it holds, such as a navigation controller and its first view controller.
    case relationship
    /// The way back to a view controller with a method for it.
    case unwind
    /// A kind of which nothing is known here, in Interface Builder's word.
    case other(String)
  }

  package let id: String
  /// Where its element begins.
  package let place: InterfacePlace
  package let kind: Kind
  /// The name with which code performs or recognizes it.
  package let identifier: InterfaceText?
  /// The identifier of the object that it begins at: a view controller, or the control, cell or
  /// container view that triggers it.
  package let source: String
  /// The identifier of the object that it leads to; the exit of the scene for an unwind segue.
  package let destination: String
  package let customClass: CustomClass?
  /// The name of a relationship, such as `rootViewController`.
  package let relationship: InterfaceText?
  /// The selector that an unwind segue looks for.
  package let unwindAction: InterfaceText?
  /// The selector of the method that makes the destination (`@IBSegueAction`).
  package let creationSelector: InterfaceText?
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
