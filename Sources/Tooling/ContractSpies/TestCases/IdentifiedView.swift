import AdderSwiftSource

/// A private view of a screen that a test finds by its accessibility identifier.
struct IdentifiedView {
  /// Its class: `UILabel`.
  let type: String
  /// The literal or the constant.
  let identifier: String

  /// The expression for the view inside the screen.
  var expression: String { "view.\(Self.function)(\(identifier), as: \(type).self)?" }

  private static let function = "identified"

  /// The function that tests with such expressions need.
  static func support(for lines: [String]) -> [String] {
    guard lines.contains(where: { $0.contains("sut.view.\(function)(") }) else { return [] }
    return [
      "", "extension UIView {",
      "  /// The view inside this one that has an accessibility identifier.",
      "  fileprivate func \(function)<Found: UIView>(",
      "    _ identifier: String, as type: Found.Type", "  ) -> Found? {",
      "    for view in subviews {",
      "      if view.accessibilityIdentifier == identifier { return view as? Found }",
      "      if let found = view.\(function)(identifier, as: type) { return found }", "    }",
      "    return nil", "  }", "}",
    ]
  }

  /// The private views that a screen shows, by property.
  ///
  /// - Parameter code: The code that runs when the screen loads its view.
  static func all(
    of properties: PartProperties, of screen: DeclaredTypes.Declaration, shownBy code: [Syntax],
    _ types: DeclaredTypes
  ) -> [String: IdentifiedView] {
    let names = Names(screen: screen, types: types)
    let shown = shownViews(of: properties, code)
    var views: [String: IdentifiedView] = [:]
    for property in properties.all where !property.isReadable && shown.contains(property.name) {
      guard let type = PathReader.viewType(property.type, property.value), type.hasPrefix("UI"),
        let identifier = identifier(of: property, code, names)
      else { continue }
      views[property.name] = IdentifiedView(type: type, identifier: identifier)
    }
    let counts = Dictionary(views.values.map { ($0.identifier, 1) }, uniquingKeysWith: +)
    return views.filter { counts[$0.value.identifier] == 1 }
  }

  /// The views that are inside the screen's own view when it is loaded.
  private static func shownViews(of properties: PartProperties, _ code: [Syntax]) -> Set<String> {
    var inner: [String: [String]] = [:]
    for property in properties.all {
      let lists = property.value?.all.filter { $0.kind == .arrayLiteral } ?? []
      inner[property.name] = lists.flatMap(\.parts).compactMap(\.ownMember)
    }
    for statement in code.compactMap({ $0.part(.codeBlock) }).flatMap(\.parts) {
      let parts = statement.parts
      guard statement.kind == .chain, parts.count > 2, let call = parts.last, call.kind == .call,
        ["addSubview", "addArrangedSubview", "insertSubview"].contains(parts[parts.count - 2].name),
        let view = call.part(.argument)?.parts.last?.ownMember
      else { continue }
      let owner = parts.dropLast(2).filter { $0.name != "self" && $0.kind != .optionalChaining }
      if owner.count == 1 { inner[owner[0].name, default: []].append(view) }
    }
    var shown: Set<String> = []
    var open = ["view"]
    while let name = open.popLast() {
      for view in inner[name] ?? [] where shown.insert(view).inserted { open.append(view) }
    }
    return shown
  }

  private static func identifier(
    of property: PartProperties.Property, _ code: [Syntax], _ names: Names
  ) -> String? {
    let own = property.value.map { identifiers(in: $0, names) { _ in true } } ?? []
    let set = code.flatMap { function in
      identifiers(in: function, names) { owner in
        let names = owner.filter { $0.name != "self" && $0.kind != .optionalChaining }
        return names.count == 1 && names[0].name == property.name
      }
    }
    return own.count + set.count == 1 ? (own + set)[0] : nil
  }

  /// The literals and constants that some code assigns to accessibility identifiers.
  private static func identifiers(
    in code: Syntax, _ names: Names, of isOwner: ([Syntax]) -> Bool
  ) -> [String] {
    code.all.filter { $0.kind == .sequence }.compactMap { statement in
      let parts = statement.parts
      guard parts.count == 3, parts[1].kind == .assignment, parts[0].kind == .chain,
        let last = parts[0].parts.last, last.name == "accessibilityIdentifier",
        isOwner(Array(parts[0].parts.dropLast()))
      else { return nil }
      return parts[2].plainLiteral ?? names.constant(parts[2])
    }
  }
}

/// The names that the code of a screen can use.
private struct Names {
  let screen: DeclaredTypes.Declaration
  let types: DeclaredTypes

  /// The expression for a constant in a test: its name, or its value if the name is private.
  func constant(_ expression: Syntax) -> String? {
    guard expression.kind == .chain, expression.parts.allSatisfy(\.isName) else { return nil }
    var names = expression.parts.map(\.writtenName)
    let isRawValue = names.last == "rawValue"
    if isRawValue { names.removeLast() }
    if names.first == "Self" { names[0] = screen.qualifiedName }
    let path = names.dropLast().joined(separator: ".")
    guard names.count > 1,
      let type = types.type(atPath: "\(screen.qualifiedName).\(path)") ?? types.type(atPath: path)
    else { return nil }
    let members = types.members(of: type)
    if isRawValue {
      let isCase = members.contains { $0.parts(.enumElement).contains { $0.name == names.last } }
      return isCase && !type.isPrivate
        ? "\(type.qualifiedName).\(names[names.count - 1]).rawValue" : nil
    }
    let constant = members.first { member in
      member.isStatic && member.traits.contains(.isConstant)
        && member.parts(.binding).contains { $0.name == names.last }
    }
    guard let constant,
      let value = constant.parts(.binding).first(where: { $0.name == names.last })?.value?
        .plainLiteral
    else { return nil }
    return type.isPrivate || types.isHidden(constant)
      ? value : "\(type.qualifiedName).\(names[names.count - 1])"
  }
}

extension Syntax {
  fileprivate var isName: Bool { kind == .identifier || kind == .member }

  /// A text in quotes without anything computed in it.
  fileprivate var plainLiteral: String? {
    guard kind == .stringLiteral else { return nil }
    let text = text
    return text.contains("\\(") || text.hasPrefix("\"\"\"") ? nil : text
  }
}
