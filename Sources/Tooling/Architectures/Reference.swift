/// A reference that one part holds to another: `weak var view: ProfileViewInput?`.
package struct Reference: Equatable, Sendable {
  /// The reference's name in the architecture's file: `Presenter.view`.
  package let name: String
  /// The role that holds the reference.
  package let holder: String
  /// The property's name, which can depend on the target.
  package let property: NamingPattern
  /// Other accepted names.
  package var otherProperties: [NamingPattern] = []
  package var strength: Strength
  /// The contracts that form the reference's type (a composition of all of them if there are
  /// several), or a role if the type is that role's class. For a role, one of its contracts is
  /// accepted, too.
  package var targets: [String]
  /// True if the reference can be missing.
  package var isOptional = false
  /// True if the reference is set from outside. Otherwise the holder creates the object.
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
