import AdderArchitectures

/// The types of the only parameter that a contract's methods take, if the architecture's file
/// prescribes it: `request: Home.ShowItems.Request`.
extension ArchitectureModule {
  /// A method's parameter.
  struct Parameter {
    var label: String
    /// `Home.ShowItems.Request`.
    var type: String
    var hasItems: Bool
  }

  /// The parameter of a method; `nil` if the method takes the items themselves, or nothing.
  func parameter(of inlet: ModuleWalk.Inlet?) -> Parameter? {
    guard let inlet, let contract = inlet.contract.flatMap(architecture.contract(named:)),
      let parameter = contract.methods.parameter
    else { return nil }
    let type = type(of: parameter, for: inlet)
    return Parameter(label: parameter.label, type: type, hasItems: typesWithItems.contains(type))
  }

  private func type(
    of parameter: MethodNaming.Parameter, for inlet: ModuleWalk.Inlet
  ) -> String {
    let useCase =
      switch inlet.purpose {
      case .request, .answer, .entrance: "ShowItems"
      case .close, .news, .exit: "CloseModule"
      }
    return parameter.type.name([.module: names.module, .useCase: useCase])
  }

  /// The inlets whose methods take a parameter, with its type.
  private var typedInlets: [(inlet: ModuleWalk.Inlet, type: String)] {
    walk.inlets.compactMap { inlet in
      let contract = inlet.contract.flatMap(architecture.contract(named:))
      return contract?.methods.parameter.map { (inlet, type(of: $0, for: inlet)) }
    }
  }

  private var typesWithItems: Set<String> {
    Set(
      typedInlets.filter { walk.signatures[$0.inlet]?.takesItems == true }.map(\.type))
  }

  /// The names of the outermost types in which the parameters' types are declared.
  var modelNames: [String] {
    var names: [String] = []
    for (_, type) in typedInlets {
      let name = type.split(separator: ".").first.map(String.init) ?? type
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The lines inside one of those types; `nil` if it is a parameter's type itself.
  func modelLines(of name: String) -> [String]? {
    var lines: [String] = []
    var known: Set<String> = []
    let withItems = typesWithItems
    var spaces: [(name: String, types: [(name: String, hasItems: Bool)])] = []
    for (_, type) in typedInlets where known.insert(type).inserted {
      let path = type.split(separator: ".").map(String.init)
      guard path.first == name, path.count > 1 else { continue }
      let space = path.dropFirst().dropLast().joined(separator: ".")
      let entry = (path.last ?? "", withItems.contains(type))
      if let index = spaces.firstIndex(where: { $0.name == space }) {
        spaces[index].types.append(entry)
      } else {
        spaces.append((space, [entry]))
      }
    }
    guard !spaces.isEmpty else { return nil }
    for space in spaces {
      if !lines.isEmpty { lines.append("") }
      let types = space.types.enumerated().flatMap { index, type in
        (index > 0 ? [""] : []) + Self.structure(type.name, hasItems: type.hasItems)
      }
      guard !space.name.isEmpty else {
        lines += types
        continue
      }
      lines.append("enum \(space.name) {")
      lines += types.map { $0.isEmpty ? "" : "    " + $0 }
      lines.append("}")
    }
    return lines
  }

  private static func structure(_ name: String, hasItems: Bool) -> [String] {
    hasItems
      ? ["struct \(name) {", "    let items: [String]", "}"] : ["struct \(name) {}"]
  }

  /// The lines of a parameter's type that is in no other type.
  func modelItself(_ name: String) -> [String] {
    Self.structure(name, hasItems: typesWithItems.contains(name))
  }

  /// The argument with which a method is called.
  func argument(of inlet: ModuleWalk.Inlet?, items: String) -> String {
    guard let parameter = parameter(of: inlet) else {
      let takesItems = inlet.flatMap { walk.signatures[$0]?.takesItems } ?? false
      return takesItems ? items : ""
    }
    return "\(parameter.label): \(parameter.type)(\(parameter.hasItems ? "items: \(items)" : ""))"
  }

  /// The expression for the items in a method that takes them.
  func givenItems(in inlet: ModuleWalk.Inlet?) -> String {
    parameter(of: inlet).map { "\($0.label).items" } ?? "items"
  }
}
