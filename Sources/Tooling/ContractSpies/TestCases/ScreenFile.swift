import AdderSwiftSource

/// The storyboard or xib from which a test creates a screen, so that its private outlets are set.
package struct ScreenFile: Sendable {
  package enum Kind: Sendable {
    /// `nil` for the initial view controller.
    case storyboard(identifier: String?)
    case xib
  }

  package let kind: Kind
  /// The file's name without its extension.
  package let name: String
  /// The names of the outlets that it connects.
  package let outlets: Set<String>
  /// True if the class prepares segues as soon as the view is loaded.
  package let hasEmbeddedScreens: Bool

  package init(_ kind: Kind, name: String, outlets: Set<String>, hasEmbeddedScreens: Bool = false) {
    self.kind = kind
    self.name = name
    self.outlets = outlets
    self.hasEmbeddedScreens = hasEmbeddedScreens
  }

  /// True if the file creates a screen with these members as a test needs it, and a test cannot set some outlet.
  func isNeeded(for members: [Syntax], _ properties: PartProperties) -> Bool {
    let isPlain = members.allSatisfy { member in
      switch member.kind {
      case .initializerDeclaration: false
      case .functionDeclaration:
        !["awakeFromNib", "loadView"].contains(member.name)
          && !(hasEmbeddedScreens && member.name == "prepare")
      default: true
      }
    }
    return isPlain
      && properties.all.contains { property in
        property.isOutlet && !property.isSettable && outlets.contains(property.name)
      }
  }

  /// True if creating the screen can throw.
  var canThrow: Bool { if case .storyboard(nil) = kind { true } else { false } }

  /// The statements that create a screen.
  ///
  /// - Parameters:
  ///   - target: What the screen is assigned to: `let sut` or, if its type is declared, `sut`.
  ///   - bundle: The expression for the bundle.
  ///   - canThrow: False if the statements must not throw.
  func creation(
    of type: String, as target: String, inBundle bundle: String, canThrow: Bool, _ layout: Layout
  ) -> [String] {
    switch kind {
    case .xib:
      return layout.statement(
        "\(target) = \(type)", ["nibName: \"\(name)\"", "bundle: \(bundle)"])
    case .storyboard(let identifier):
      let storyboard = layout.statement(
        "let storyboard = UIStoryboard", ["name: \"\(name)\"", "bundle: \(bundle)"])
      guard let identifier else {
        let screen = "storyboard.instantiateInitialViewController()"
        if canThrow {
          return storyboard
            + layout.statement(
              "\(target) = try \(MissingValue.require)", ["\(screen) as? \(type)"])
        }
        // These statements must not throw, so a screen of another class stops the test.
        let cast = [screen, "as" + "!", type].joined(separator: " ")
        let line = "\(target) = \(cast)"
        return storyboard
          + (line.count <= layout.width - 2 ? [line] : ["\(target) =", "  \(cast)"])
      }
      let typed = target == "sut" ? target : "\(target): \(type)"
      return storyboard
        + layout.statement(
          "\(typed) = storyboard.instantiateViewController", ["identifier: \"\(identifier)\""])
    }
  }
}
