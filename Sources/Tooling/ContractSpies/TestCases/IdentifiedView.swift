import AdderSwiftSource

/// A private view of a screen that a test finds by its accessibility identifier.
struct IdentifiedView {
  /// Its class: `UILabel`.
  let type: String
  /// The literal.
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
    of properties: PartProperties, shownBy code: [Syntax]
  ) -> [String: IdentifiedView] {
    let shown = shownViews(of: properties, code)
    var views: [String: IdentifiedView] = [:]
    for property in properties.all where !property.isReadable && shown.contains(property.name) {
      guard let type = PathReader.viewType(property.type, property.value), type.hasPrefix("UI"),
        let identifier = identifier(of: property, code)
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
    of property: PartProperties.Property, _ code: [Syntax]
  ) -> String? {
    let own = property.value.map { identifiers(in: $0) { _ in true } } ?? []
    let set = code.flatMap { function in
      identifiers(in: function) { owner in
        let names = owner.filter { $0.name != "self" && $0.kind != .optionalChaining }
        return names.count == 1 && names[0].name == property.name
      }
    }
    return own.count + set.count == 1 ? (own + set)[0] : nil
  }

  /// The literals that some code assigns to accessibility identifiers.
  private static func identifiers(
    in code: Syntax, of isOwner: ([Syntax]) -> Bool
  ) -> [String] {
    code.all.filter { $0.kind == .sequence }.compactMap { statement in
      let parts = statement.parts
      guard parts.count == 3, parts[1].kind == .assignment, parts[2].kind == .stringLiteral,
        parts[0].kind == .chain, let last = parts[0].parts.last,
        last.name == "accessibilityIdentifier", isOwner(Array(parts[0].parts.dropLast()))
      else { return nil }
      let text = parts[2].text
      return text.contains("\\(") || text.hasPrefix("\"\"\"") ? nil : text
    }
  }
}
