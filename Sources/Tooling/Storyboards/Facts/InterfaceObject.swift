/// An object of a storyboard or xib: a view controller, a view, a cell, a gesture recognizer, a
/// placeholder.
package struct InterfaceObject: Hashable, Sendable {
  /// Its identifier, unique in the file.
  package let id: String
  /// What it is, in Interface Builder's word: `viewController`, `tableViewCell`, `placeholder`.
  package let element: String
  /// Where its element begins.
  package let place: InterfacePlace
  /// The position of its scene in `InterfaceFile.scenes`.
  package let scene: Int?
  /// The attributes that the properties below look into; most objects have none or few of them.
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

  /// The identifier with which code creates the view controller.
  package var storyboardIdentifier: InterfaceText? { value(of: .storyboardIdentifier) }

  /// The identifier for state restoration, which can be the storyboard identifier.
  package var restorationIdentifier: InterfaceText? {
    let isStoryboardIdentifier =
      value(of: .useStoryboardIdentifierAsRestorationIdentifier)?.text == "YES"
    return isStoryboardIdentifier ? storyboardIdentifier : value(of: .restorationIdentifier)
  }

  /// The identifier with which code dequeues a cell or another reusable view.
  package var reuseIdentifier: InterfaceText? { value(of: .reuseIdentifier) }

  package var title: InterfaceText? { value(of: .title) }

  /// Its name in Interface Builder.
  package var userLabel: InterfaceText? { value(of: .userLabel) }

  /// What it represents when it is a placeholder: `IBFilesOwner` or `IBFirstResponder`.
  package var placeholder: String? { value(of: .placeholderIdentifier)?.text }

  /// The scene that it represents when it is a storyboard reference.
  package var storyboardReference: StoryboardReference? {
    guard element == "viewControllerPlaceholder" else { return nil }
    return StoryboardReference(
      storyboardName: value(of: .storyboardName),
      referencedIdentifier: value(of: .referencedIdentifier),
      bundleIdentifier: value(of: .bundleIdentifier))
  }
}

/// A reference to a scene of another storyboard.
package struct StoryboardReference: Hashable, Sendable {
  /// The file's name without its extension.
  package let storyboardName: InterfaceText?
  /// The storyboard identifier there; without one, it is the initial view controller.
  package let referencedIdentifier: InterfaceText?
  /// The bundle of the storyboard; without one, it is the bundle of this file.
  package let bundleIdentifier: InterfaceText?
}
