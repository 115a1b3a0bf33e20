import AdderArchitectures

/// Sample modules as discovery could find them, created from an architecture's own diagram.
struct FoundModuleSamples {
  let architecture: Architecture
  let name: String

  /// A deviation of a module from its architecture.
  enum Flaw: String, CaseIterable {
    case weakForStrong, missingArrow, missingRole, extraArrow, unknown
  }

  init(_ architecture: String, module: String = "Profile") throws {
    self.architecture = try ArchitectureReader().architecture(named: architecture)
    name = module
  }

  /// A module with all required roles, all roles that have references by default, and these flaws.
  func module(_ flaws: [Flaw] = []) -> FoundModule {
    var module = faultless
    for flaw in flaws { add(flaw, to: &module) }
    return module
  }

  func figure(_ flaws: [Flaw] = []) -> ArchitectureFigure {
    ArchitectureFigure(of: architecture, found: module(flaws))
  }

  private func add(_ flaw: Flaw, to module: inout FoundModule) {
    let fine = module.arrows.indices.filter { module.arrows[$0].state == .asDescribed }
    switch flaw {
    case .weakForStrong:
      guard let strong = fine.first(where: { module.arrows[$0].isStrong }) else { return }
      module.arrows[strong].isStrong = false
      module.arrows[strong].state = .broken
    case .missingArrow:
      guard let weak = fine.first(where: { !module.arrows[$0].isStrong }) else { return }
      module.arrows[weak].state = .missing
    case .missingRole:
      let role = architecture.roles(with: .navigates)[0].name
      module.typeNames[role] = nil
      for index in module.arrows.indices where module.arrows[index].joins(role) {
        module.arrows[index].state = .missing
      }
    case .extraArrow:
      let held = architecture.roles(with: .appliesBusinessLogic)[0].name
      module.arrows.append(
        .init(from: "View", to: held, label: "shortcut", isStrong: true, state: .broken))
    case .unknown:
      guard let strong = fine.last(where: { module.arrows[$0].isStrong }) else { return }
      module.arrows[strong].state = .unknown
    }
  }

  /// The roles that the sample lacks. BytePace's article has no service.
  private var missingRoles: Set<String> { architecture.name == "bytepace-viper" ? ["Service"] : [] }

  private var faultless: FoundModule {
    let figure = ArchitectureFigure(of: architecture, module: name)
    let linked = Set(figure.nodes.map(\.name))
    var module = FoundModule(name: name, typeNames: [:], arrows: [])
    for role in architecture.roles
    where (role.isRequired || linked.contains(role.name)) && !role.has(.isForeign)
      && !missingRoles.contains(role.name)
    {
      if let pattern = role.typeNames.first {
        module.typeNames[role.name] = [pattern.name([.module: name, .feature: name])]
      }
    }
    module.arrows = figure.arrows.map { arrow in
      let contracts = arrow.label.split(separator: " & ").map(String.init)
      let protocols = contracts.map { contract in
        architecture.contract(named: contract)?.protocolNames.first?
          .name([.module: name, .feature: name, .transition: name]) ?? contract
      }
      return FoundModule.Arrow(
        from: figure.nodes[arrow.from].name, to: figure.nodes[arrow.to].name,
        label: protocols.joined(separator: " & "), isStrong: arrow.isStrong, state: .asDescribed)
    }.filter { module.typeNames[$0.from] != nil && module.typeNames[$0.to] != nil }
    return module
  }
}

extension FoundModule.Arrow {
  func joins(_ role: String) -> Bool { from == role || to == role }
}
