/// A reference that one part holds to another: `weak var view: ProfileViewInput?`.
package struct Reference: Equatable, Sendable {
  /// As a file names it: `Presenter.view`.
  package let name: String
  /// The role that holds it.
  package let holder: String
  /// The property's name; a pattern where it depends on what is held.
  package let property: NamingPattern
  /// Other names that are fine.
  package var otherProperties: [NamingPattern] = []
  package var strength: Strength
  /// The contracts it is typed by (more than one: all of them together), or the role where it is
  /// held as the class it is; a contract of the role will do there too.
  package var targets: [String]
  /// Whether a module may do without it.
  package var isOptional = false
  /// Whether it is set from outside; otherwise the holder makes it.
  package var isInjected = true
  package var source: String?

  package init(
    holder: String, property: NamingPattern, otherProperties: [NamingPattern] = [],
    strength: Strength, targets: [String],
    isOptional: Bool = false, isInjected: Bool = true, source: String? = nil
  ) {
    self.holder = holder
    self.property = property
    name = "\(holder).\(property)"
    self.otherProperties = otherProperties
    self.strength = strength
    self.targets = targets
    self.isOptional = isOptional
    self.isInjected = isInjected
    self.source = source
  }

  package enum Strength: String, Equatable, Sendable, CaseIterable {
    case strong, weak, unowned
  }

}
