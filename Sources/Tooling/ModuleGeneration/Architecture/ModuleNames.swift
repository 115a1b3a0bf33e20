import AdderArchitectures

/// The names that an architecture gives to the parts of one module.
struct ModuleNames: Sendable {
  let architecture: Architecture
  /// The module with the prefix of type names: `RDProfile`.
  let module: String
  /// The module without the prefix: `Profile`.
  let name: String

  /// A folder inside the module's: `View`, or `ProfileView` for `{module}View`.
  func folder(_ folder: String?) -> String? { folder?.replacing("{module}", with: module) }

  // MARK: - Roles

  /// The name of a role's type.
  func type(of role: Role) -> String { types(of: role)[0] }

  /// The name of a role's type where there are no view controllers: the first name that does not
  /// end in `Controller`, if there is one.
  func plainType(of role: Role) -> String {
    let types = types(of: role)
    return types.first { !$0.hasSuffix("Controller") } ?? types[0]
  }

  /// All accepted names of a role's type, the preferred one first.
  private func types(of role: Role) -> [String] {
    guard !role.typeNames.isEmpty else { return [module + role.name] }
    return role.typeNames.map(type)
  }

  /// The name of the test case of a type.
  func testCase(of type: String, role: Role) -> String {
    guard let pattern = architecture.tests.name else { return type + "Tests" }
    return pattern.name([.type: type, .module: module, .component: role.name])
  }

  /// What the team calls a role: the fixed part of its type's name, `DataDisplayManager`.
  func noun(of role: Role) -> String {
    guard let pattern = role.typeNames.first else { return role.name }
    var noun = pattern.fixedText
    for (affix, isEnd) in [("Implementation", true), ("Module", false)] {
      let rest = isEnd ? noun.droppingSuffix(affix) : noun.droppingPrefix(affix)
      if let rest, !rest.isEmpty { noun = rest }
    }
    return noun.isEmpty ? role.name : noun
  }

  // MARK: - Contracts

  /// The name of a contract's protocol.
  func type(of contract: Contract) -> String {
    contract.protocolNames.first.map(type) ?? module + contract.name
  }

  private func type(_ pattern: NamingPattern) -> String {
    pattern.name([.module: module, .feature: module])
  }

  // MARK: - Composition

  /// The name of the method that builds the module.
  func method(of composition: Composition) -> String {
    composition.method.memberName([.module: name, .component: ""])
  }

  /// The name of the method that builds a part of the module: `presenterHomeModule`.
  func method(of role: Role, in composition: Composition) -> String {
    let component = component(of: role)
    guard let pattern = composition.partMethod else { return component + name }
    return pattern.memberName([.module: name, .component: component.capitalizedFirst])
  }

  /// What a composition calls a part: `view`, whatever type shows it.
  func component(of role: Role) -> String {
    role.has(.shows) ? "view" : NameWords(noun(of: role)).variable
  }
}

extension NamingPattern {
  /// The text around the gaps.
  fileprivate var fixedText: String {
    parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}

extension String {
  /// The text without an ending; `nil` if it does not end in it.
  fileprivate func droppingSuffix(_ end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }

  /// The text without a beginning; `nil` if it does not begin with it.
  fileprivate func droppingPrefix(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
