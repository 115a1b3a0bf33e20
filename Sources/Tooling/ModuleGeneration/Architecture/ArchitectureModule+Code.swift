import AdderArchitectures

/// The statements of a module's methods.
extension ArchitectureModule {
  static let itemsType = "[String]"

  /// The name of a reference's property, as code uses it.
  func property(_ link: ModuleMembers.Link) -> String { SwiftWords.escaped(link.name) }

  /// True if the property can be without a value.
  func isOptional(_ link: ModuleMembers.Link) -> Bool { link.setting == .later }

  /// The declaration of a reference's property.
  func declaration(of link: ModuleMembers.Link) -> String {
    let (name, type) = (property(link), type(of: link))
    if members.isValue(link), let value = link.target.map(members.role) {
      // A class is changed, a structure is replaced.
      let isReplaced = value.kind != .class || value.has(.isReadOnly)
      let items = value.has(.isReadOnly) ? "(items: [])" : "()"
      return "private \(isReplaced ? "var" : "let") \(name) = \(type)\(items)"
    }
    switch link.setting {
    case .created: return "let \(name) = \(type)()"
    case .parameter: return (link.strength == .unowned ? "unowned " : "") + "let \(name): \(type)"
    case .later:
      let optional = link.contracts.isEmpty ? "\(type)?" : "(\(type))?"
      return (link.strength == .strong ? "" : "weak ") + "var \(name): \(optional)"
    }
  }

  /// The declaration of a method.
  func declaration(of method: Method) -> String {
    let name = SwiftWords.escaped(method.name)
    let parameter =
      self.parameter(of: method.inlet).map { "\($0.label): \($0.type)" }
      ?? (method.signature.takesItems ? "_ items: \(Self.itemsType)" : "")
    return "func \(name)(\(parameter))"
      + (method.signature.returnsItems ? " -> \(Self.itemsType)" : "")
  }

  // MARK: - Statements

  /// The lines of a method's body.
  func lines(of method: Method, by role: String) -> [String] {
    let body = method.body
    let given = givenItems(in: method.inlet)
    var lines = body.asks.map { text(of: $0, given: "[]") }
    if body.items == .own, let value = item(of: role) {
      let type = type(of: value)
      lines +=
        ["let values = ["]
        + ModuleWalk.ownItems.map { "    \(type)(title: \"\($0)\")," } + ["]"]
    }
    if let items = items(of: body, given: given, by: role) {
      let uses =
        body.stores.count + (body.shows || body.keeps ? 1 : 0)
        + body.passes.count { takesItems($0) } + (body.result == .items ? 1 : 0)
      var name = items
      // An argument of a call to a missing part would not be evaluated.
      let isWork = !body.sources.isEmpty || !body.transforms.isEmpty
      if uses > 1 || body.shows || isWork && body.result == nil, items != "items" {
        name = body.items == .parameter && given == "items" ? "results" : "items"
        lines.append("let \(name) = \(items)")
      }
      if uses == 0, !items.allSatisfy(\.isLetter) { lines.append("_ = \(items)") }
      lines += body.stores.map { storing(name, in: $0) }
      if body.shows { lines += showing(name) }
      if body.keeps { lines.append("self.items = \(name)") }
      lines += body.passes.map { text(of: $0, given: name) }
      if body.result == .items {
        lines.append(lines.isEmpty ? name : "return \(name)")
      }
    }
    if body.result == .kept { lines.append("return items") }
    switch body.end {
    case .note(let name): lines.append("\(name) = true")
    case .callback: lines.append("onClose?()")
    case .screen: lines += closingScreen
    case .dismissal(let link): lines += dismissing(link)
    case nil: break
    }
    return lines
  }

  private func takesItems(_ call: ModuleWalk.Call) -> Bool {
    walk.signatures[call.inlet]?.takesItems == true
  }

  /// The names of variables in methods, which would hide a property.
  private static let localNames: Set<String> = ["item", "items", "label", "results", "values"]

  /// The property in a method that has variables.
  private func localProperty(_ link: ModuleMembers.Link) -> String {
    (Self.localNames.contains(link.name) ? "self." : "") + property(link)
  }

  private func text(of call: ModuleWalk.Call, given items: String) -> String {
    let link = call.wire.link
    let name = SwiftWords.escaped(methods.name(of: call.inlet))
    return localProperty(link) + (isOptional(link) ? "?" : "")
      + ".\(name)(\(argument(of: call.inlet, items: items)))"
  }

  /// A call whose result is used.
  private func value(of call: ModuleWalk.Call, given items: String) -> String {
    text(of: call, given: items) + (isOptional(call.wire.link) ? " ?? []" : "")
  }

  /// The expression for the items that a part has; `nil` if it has none.
  private func items(
    of body: ModuleWalk.Body, given: String, by role: String
  ) -> String? {
    var parts: [String]
    switch body.items {
    case nil: return nil
    case .parameter: parts = [given]
    case .own: parts = [ownItems(of: role)]
    case .results: parts = []
    }
    let isOne = parts.isEmpty && body.sources.count == 1
    parts += body.sources.map { source in
      let text = value(of: source, given: "[]")
      return isOptional(source.wire.link) && !isOne ? "(\(text))" : text
    }
    var text = parts.joined(separator: " + ")
    if body.formats {
      text =
        (parts.count > 1 || text.contains("??") ? "(\(text))" : text)
        + ".map { \(formatting(by: role)) }"
    }
    for transform in body.transforms { text = value(of: transform, given: text) }
    return text
  }

  /// The items of a part that asks no other one for them.
  private func ownItems(of role: String) -> String {
    let titles = ModuleWalk.ownItems.map { "\"\($0)\"" }
    return item(of: role) == nil
      ? "[\(titles.joined(separator: ", "))]" : "values.map(\\.title)"
  }

  /// The plain data from which a part makes its items.
  private func item(of role: String) -> Role? {
    items.first { makers[$0.name] == role && !formatsWith($0) }
  }

  /// The parts that make items from plain data that no reference leads to, by the data's role: a
  /// formatter in the same folder, or a part that has items of its own.
  private var makers: [String: String] {
    let producers = members.roles.map(\.name).filter { name in
      bodies(of: name).contains { $0.items == .own }
    }
    var free =
      producers.filter { members.traits($0).hasAny(of: [.reachesData, .appliesBusinessLogic]) }
    free += producers.filter { !free.contains($0) }
    var makers: [String: String] = [:]
    for value in items {
      if formatsWith(value) {
        makers[value.name] = formatter(beside: value)?.name
      } else if !free.isEmpty {
        makers[value.name] = free.removeFirst()
      }
    }
    return makers
  }

  private func formatter(beside value: Role) -> Role? {
    members.roles.first { walk.formatsOnly($0.name) && $0.folder == value.folder }
  }

  private func formatsWith(_ value: Role) -> Bool {
    value.folder != nil && formatter(beside: value) != nil
  }

  /// How a formatter changes an item.
  private func formatting(by role: String) -> String {
    guard let value = items.first(where: { makers[$0.name] == role && formatsWith($0) }) else {
      return "$0.uppercased()"
    }
    return "\(type(of: value))(title: $0.uppercased()).title"
  }

  /// The plain data from which items are made: each value is one item.
  var items: [Role] {
    members.freeValues.filter { !modelNames.contains(type(of: $0)) }
  }

  private func storing(_ items: String, in link: ModuleMembers.Link) -> String {
    let name = localProperty(link)
    guard let value = link.target.map(members.role), value.has(.isReadOnly) else {
      return "\(name).items = \(items)"
    }
    return "\(name) = \(type(of: value))(items: \(items))"
  }

  private func showing(_ items: String) -> [String] {
    if hasSwiftUI { return ["self.items = \(items)"] }
    guard hasUIKit else {
      return ["for item in \(items) {", "    write(item)", "}"]
    }
    return [
      "for label in stackView.arrangedSubviews {", "    label.removeFromSuperview()", "}",
      "for item in \(items) {", "    let label = UILabel()", "    label.text = item",
      "    stackView.addArrangedSubview(label)", "}",
    ]
  }

  private var closingScreen: [String] {
    guard hasUIKit else { return ["isClosed = true"] }
    return [
      "if let navigationController {", "    navigationController.popViewController(animated: true)",
      "} else {", "    dismiss(animated: true)", "}",
    ]
  }

  private func dismissing(_ link: ModuleMembers.Link) -> [String] {
    let controller = property(link) + (isOptional(link) ? "?" : "")
    return [
      "if let navigationController = \(controller).navigationController {",
      "    navigationController.popViewController(animated: true)", "} else {",
      "    \(controller).dismiss(animated: true)", "}",
    ]
  }

  // MARK: - State

  /// The properties in which a part keeps what it has done, with their declarations.
  func state(of role: Role) -> [String] {
    let bodies = bodies(of: role.name)
    var lines: [String] = []
    if bodies.contains(where: { $0.keeps || $0.result == .kept }) {
      lines.append("private(set) var items: \(Self.itemsType) = []")
    }
    for body in bodies {
      switch body.end {
      case .note(let name): lines.append("private(set) var \(name) = false")
      case .screen where !hasUIKit: lines.append("private(set) var isClosed = false")
      case .callback:
        lines.append("/// Closes the module. The app sets it.\n    var onClose: (() -> Void)?")
      case .screen, .dismissal, nil: break
      }
    }
    return lines.reduce(into: []) { known, line in
      if !known.contains(line) { known.append(line) }
    }
  }

  // MARK: - Initializers

  func parameters(of role: String) -> [ModuleMembers.Link] {
    members.links(of: role).filter { $0.setting == .parameter }
  }

  /// The statements with which the composition root builds the module.
  var compositionLines: [String] {
    let created = members.constructionOrder.filter { role in
      !members.isBuiltAroundRoot || role.name != members.root
    }
    var lines = created.flatMap { role in
      let arguments = parameters(of: role.name).map { link in
        "\(link.name): \(link.target.map(variable) ?? "")"
      }
      return SwiftLines.list(
        "let \(variable(of: role.name)) = \(type(of: role))(", arguments, ")", indent: 8)
    }
    for link in members.links where link.setting == .later {
      let holder = object(link.holder)
      if let target = link.target {
        lines.append("\(holder).\(property(link)) = \(object(target))")
      } else if let source = source(of: link) {
        lines.append("\(holder).\(property(link)) = \(source)")
      }
    }
    return members.isBuiltAroundRoot ? lines : lines + ["return \(variable(of: members.root))"]
  }

  /// The expression for a part in the code that builds the module.
  private func object(_ role: String) -> String {
    members.composerIsRoot && role == members.root ? "self" : variable(of: role)
  }

  /// The expression that builds the module; `nil` if nothing in the module builds it.
  var compositionCall: String? {
    members.isBuiltAroundRoot ? type(of: members.root) : methodCall
  }

  /// The statement with which a view has the others built around itself; `nil` if it does not.
  var creationCall: String? {
    if members.composerIsRoot { return members.composition.map { "\(compositionMethod($0))()" } }
    guard members.composerTakesRoot, let methodCall, let parameter = taken.first else { return nil }
    return "\(methodCall)(\(parameter.label == "_" ? "" : "\(parameter.label): ")self)"
  }

  private var methodCall: String? {
    guard let composition = members.composition, let composer else { return nil }
    let method = compositionMethod(composition)
    let type = type(of: composer)
    if let singleton = composition.singleton { return "\(type).\(singleton).\(method)" }
    return compositionIsStatic ? "\(type).\(method)" : "\(type)().\(method)"
  }

  /// The name of the method that builds the module. Views that build the others in a method of their life cycle
  /// get one of their own.
  func compositionMethod(_ composition: Composition) -> String {
    let name = names.method(of: composition)
    let isOfLifeCycle = members.composerIsRoot && Self.lifeCycle.contains(name)
    return SwiftWords.escaped(isOfLifeCycle ? "setup" : name)
  }

  private static let lifeCycle: Set = ["awakeFromNib", "init", "loadView", "viewDidLoad"]

  /// True if the composition root needs no object: it is an enumeration, or a part of the module.
  var compositionIsStatic: Bool { members.composerIsPart || composer?.kind == .enum }
}
