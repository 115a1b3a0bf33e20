/// A question that Xcode asks before it creates the files of a template.
package struct XcodeOption: Equatable, Sendable {
  package var identifier: String
  package var title: String
  package var summary: String
  package var kind: Kind
  /// True if Xcode offers the last answer again.
  package var isRemembered = false
  /// What must be chosen for this option to be enabled; `nil` if it always is.
  package var requirement: Requirement?

  package enum Kind: Equatable, Sendable {
    case text(initial: String?)
    case popup(values: [String], initial: String)
    case checkbox(isOn: Bool)
  }

  package enum Requirement: Equatable, Sendable {
    case values([String], ofPopup: String)
    case checked(String)
  }
}

extension XcodeOption {
  /// The option in the form of a `TemplateInfo.plist`.
  var propertyList: PropertyListValue {
    var members: [(String, PropertyListValue)] = [
      ("Identifier", .string(identifier)), ("Name", .string(title)),
      ("Description", .string(summary)),
    ]
    switch kind {
    case .text(let initial):
      members += [("Type", .string("text")), ("Required", .bool(true))]
      if let initial { members.append(("Default", .string(initial))) }
    case .popup(let values, let initial):
      members += [
        ("Type", .string("popup")), ("Required", .bool(true)),
        ("Values", .array(values.map(PropertyListValue.string))), ("Default", .string(initial)),
      ]
    case .checkbox(let isOn):
      // Xcode ignores a Boolean as the default of a checkbox.
      members += [("Type", .string("checkbox")), ("Default", .string(String(isOn)))]
    }
    if !isRemembered { members.append(("NotPersisted", .bool(true))) }
    switch requirement {
    case .values(let values, let popup)?:
      let list = PropertyListValue.array(values.map(PropertyListValue.string))
      members.append(("RequiredOptions", .dictionary([(popup, list)])))
    case .checked(let checkbox)?:
      members.append(("RequiredOptions", .dictionary([(checkbox, .string("true"))])))
    case nil: break
    }
    return .dictionary(members)
  }
}
