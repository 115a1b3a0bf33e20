/// An object of a storyboard or xib: a view controller, a view, a cell, a gesture recognizer, a
/// placeholder.
package struct InterfaceObject: Hashable, Sendable {
  /// The identifier of the object, unique in the file.
  package let id: String
  /// The name of the object's XML element: `viewController`, `tableViewCell`, `placeholder`.
  package let element: String
  /// The start of the object's XML element.
  package let place: InterfacePlace
  /// The position of the object's scene in `InterfaceFile.scenes`.
  package let scene: Int?
  /// The attributes from which the properties below are read; most objects have few attributes
  /// or none.
  let attributes: [Attribute]

  struct Attribute: Hashable, Sendable {
    let name: AttributeName
    let value: InterfaceText
  }

  private func value(of name: AttributeName) -> InterfaceText? {
    attributes.first { $0.name == name }?.value
  }

  package var customClass: CustomClass? {
    value(of: .customClass).map {
      CustomClass(
        name: $0, module: value(of: .customModule),
        moduleProvider: value(of: .customModuleProvider))
    }
  }

  /// The identifier that code uses to create the view controller.
  package var storyboardIdentifier: InterfaceText? { value(of: .storyboardIdentifier) }

  /// The identifier for state restoration, which can be the storyboard identifier.
  package var restorationIdentifier: InterfaceText? {
    let isStoryboardIdentifier =
      value(of: .useStoryboardIdentifierAsRestorationIdentifier)?.text == "YES"
    return isStoryboardIdentifier ? storyboardIdentifier : value(of: .restorationIdentifier)
  }

  /// The identifier that code uses to dequeue a cell or another reusable view.
  package var reuseIdentifier: InterfaceText? { value(of: .reuseIdentifier) }

  package var title: InterfaceText? { value(of: .title) }

  /// The name that Interface Builder shows.
  package var userLabel: InterfaceText? { value(of: .userLabel) }

  /// The kind of a placeholder: `IBFilesOwner` or `IBFirstResponder`.
  package var placeholder: String? { value(of: .placeholderIdentifier)?.text }

  /// The referenced scene, if the object is a storyboard reference.
  package var storyboardReference: StoryboardReference? {
    guard element == "viewControllerPlaceholder" else { return nil }
    return StoryboardReference(
      storyboardName: value(of: .storyboardName),
      referencedIdentifier: value(of: .referencedIdentifier),
      bundleIdentifier: value(of: .bundleIdentifier))
  }
}

/// A reference to a scene in another storyboard.
package struct StoryboardReference: Hashable, Sendable {
  /// The name of the storyboard without its extension.
  package let storyboardName: InterfaceText?
  /// The storyboard identifier of the scene; `nil` for the initial view controller.
  package let referencedIdentifier: InterfaceText?
  /// The bundle of the storyboard; `nil` for the bundle of this file.
  package let bundleIdentifier: InterfaceText?
}
