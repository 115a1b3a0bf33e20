import AdderArchitectures

/// What the code that opens a module passes to its composition root.
extension ArchitectureModule {
  /// A parameter of the method that builds the module.
  struct Taken {
    var label: String
    var name: String
    var declaration: String
    var summary: String
  }

  /// The parameters of the method that builds the module.
  var taken: [Taken] {
    let links = members.links.filter { isTaken($0) }
    var values = takenValues.map { role in
      (name: valueName(role), type: type(of: role), summary: "What the module needs to know.")
    }
    if members.composerTakesRoot {
      let root = members.root
      values.append(
        (
          name: variable(of: root), type: type(of: root),
          summary: "The \(words(for: root)), which keeps the rest of the module alive."
        ))
    }
    let references = links.map { link in
      (
        name: link.name, type: "(\(type(of: link)))? = nil",
        summary: "Receives the module's reports; referenced weakly."
      )
    }
    return (values + references).enumerated().map { number, parameter in
      let label = number == 0 ? members.composition?.label ?? parameter.name : parameter.name
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return Taken(
        label: label, name: parameter.name, declaration: "\(names): \(parameter.type)",
        summary: parameter.summary)
    }
  }

  /// The name of the parameter for plain data that the composition root takes.
  func valueName(_ role: Role) -> String { NameWords(noun(of: role)).variable }

  /// The plain data that the code that opens the module passes in. A view that has the others built around
  /// itself has none to pass.
  private var takenValues: [Role] { members.isBuiltAroundRoot ? [] : members.takenValues }

  /// True if the reference is a parameter of its own.
  private func isTaken(_ link: ModuleMembers.Link) -> Bool {
    let takes = members.isBuiltAroundRoot ? [] : members.composition?.takes ?? []
    return isOfPart(link) && link.contracts.contains(where: takes.contains)
  }

  /// True if a part, not plain data, holds a reference to another module.
  private func isOfPart(_ link: ModuleMembers.Link) -> Bool {
    link.target == nil && members.roles.contains { $0.name == link.holder }
  }

  /// The reference of taken data that carries the object to which a part's reference leads.
  private func carrier(of link: ModuleMembers.Link) -> ModuleMembers.Link? {
    guard isOfPart(link) else { return nil }
    return takenValues.flatMap { members.links(of: $0.name) }
      .first { $0.contracts == link.contracts }
  }

  /// The expression for the object of another module to which a part's reference leads; `nil` if the
  /// composition root is not given it.
  func source(of link: ModuleMembers.Link) -> String? {
    if let carrier = carrier(of: link) {
      return "\(valueName(members.role(carrier.holder))).\(property(carrier))"
    }
    return isTaken(link) ? property(link) : nil
  }

  /// The arguments with which the module is built.
  ///
  /// - Parameter given: The reference for which there is an object; the others get none.
  func compositionArguments(giving given: ModuleMembers.Link? = nil) -> String {
    let carrier = given.flatMap(carrier)
    var arguments = takenValues.map { role in
      let own = carrier.flatMap { $0.holder == role.name ? $0 : nil }
      let inner = own.map { "\($0.name): \(given.map(property) ?? "")" } ?? ""
      return (name: valueName(role), value: "\(type(of: role))(\(inner))")
    }
    if let given, isTaken(given) { arguments.append((given.name, property(given))) }
    let labels = Dictionary(taken.map { ($0.name, $0.label) }) { first, _ in first }
    return arguments.map { argument in
      let label = labels[argument.name] ?? argument.name
      return label == "_" ? argument.value : "\(label): \(argument.value)"
    }.joined(separator: ", ")
  }

  /// True if a test can pass an object for the reference when it builds the module.
  func canGive(_ link: ModuleMembers.Link) -> Bool {
    guard let carrier = carrier(of: link) else { return isTaken(link) }
    return members.role(carrier.holder).kind == .struct
  }
}
