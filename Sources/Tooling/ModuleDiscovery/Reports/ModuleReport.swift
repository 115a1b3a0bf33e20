package import AdderArchitectures
import AdderFindings
import AdderSwiftSource

/// The report on a module, from which pages, diagrams and JSON are created.
package struct ModuleReport: Hashable, Sendable {
  package let name: String
  /// The architecture that was chosen for the module, or the one that it resembles most.
  package let architecture: String
  /// The family of that architecture.
  package let family: String
  /// True if somebody chose the architecture.
  package let isArchitectureChosen: Bool
  /// True unless the module's files belong to no target, although most files of the project do.
  package let isBuilt: Bool
  /// The innermost folder that contains the module's parts, relative to the project's folder; empty
  /// if it is the project's folder itself.
  package let folder: String
  /// The targets that the module's files are built into.
  package let targets: [String]
  package let files: [String]
  /// The number of lines in the module's files.
  package let lines: Int
  package let parts: [Part]
  /// The roles that the architecture requires but no part has.
  package let missingRoles: [String]
  package let contracts: [Contract]
  package let wiring: [Arrow]

  package struct Place: Hashable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    /// The place in the format that compilers print.
    package var text: String {
      SourceLocation(file: file, line: line, column: column).description
    }
  }

  package struct Part: Hashable, Sendable {
    package let role: String
    package let type: String
    package let place: Place
    /// True if the role is certain and not only likely.
    package let isCertain: Bool
    /// The evidence for the role, one sentence per piece of evidence.
    package let evidence: [String]
  }

  package struct Contract: Hashable, Sendable {
    package let contract: String
    package let type: String
    package let place: Place
    /// The evidence that the type is this contract.
    package let evidence: String
  }

  package struct Arrow: Hashable, Sendable {
    /// The architecture's name for the reference; `nil` if the architecture does not describe it.
    package let reference: String?
    package let from: String
    package let to: String
    package let label: String
    package let strength: String
    package let state: State
    /// The strength that the architecture requires, if the state is `otherStrength`.
    package let expectedStrength: String?
    package let place: Place?

    package enum State: String, Sendable {
      case asDescribed, otherStrength, notDescribed, missing, unknown

      /// True if something needs to be fixed.
      package var isBroken: Bool { self != .asDescribed && self != .unknown }
    }
  }
}

extension ModuleReport {
  /// What the module's architecture is called: by its own name if somebody chose it or if the module
  /// differs in nothing from it, otherwise by the name of its family.
  package var label: String {
    let isExact = missingRoles.isEmpty && !wiring.contains(where: \.state.isBroken)
    return isArchitectureChosen || isExact ? architecture : family
  }

  /// Returns the reports on all modules of a project, in the project's order.
  package static func all(
    in project: DiscoveredProject, architectures: [Architecture]
  ) -> [ModuleReport] {
    let files = ModuleFiles(project)
    let unbuilt = UnbuiltModules(project)
    return project.modules.compactMap { module in
      architectures.first { $0.name == module.architecture }.map {
        ModuleReport(
          module, in: project, $0, files: files,
          isBuilt: !unbuilt.contain(files.files(of: module)))
      }
    }
  }

  private init(
    _ module: Module, in project: DiscoveredProject, _ architecture: Architecture,
    files moduleFiles: ModuleFiles, isBuilt: Bool
  ) {
    self.isBuilt = isBuilt
    let index = project.index
    let wiring = ModuleWiring(of: module, in: project, architecture)
    let numbers = moduleFiles.files(of: module)
    name = module.name
    self.architecture = module.architecture
    family = architecture.family
    isArchitectureChosen = module.isArchitectureChosen
    folder = moduleFiles.folder(of: module)
    files = numbers.map { index.files[$0].path }
    lines = numbers.reduce(0) { $0 + index.files[$1].lineCount }
    targets = Self.targets(of: numbers.map { index.files[$0] })
    parts = module.parts.map { part in
      Part(
        role: part.role, type: index.fullName(of: part.type),
        place: index.place(index.types[part.type].place), isCertain: part.certainty == .certain,
        evidence: part.evidence.map { $0.sentence(in: index) })
    }
    missingRoles = wiring.missingRoles
    contracts = module.contracts.map { use in
      Contract(
        contract: use.contract, type: index.fullName(of: use.type),
        place: index.place(index.types[use.type].place),
        evidence: use.evidence.sentence(in: index))
    }
    self.wiring = wiring.arrows.map { Arrow($0, index) }
  }
}

extension ModuleReport {
  /// Returns the targets of some files, in the order of the files. A test target is included only
  /// for files that are in no other target.
  private static func targets(of files: [ProjectIndex.File]) -> [String] {
    var names: [String] = []
    for file in files {
      let own = file.targets.filter { !$0.isForTests }
      for target in own.isEmpty ? file.targets : own where !names.contains(target.name) {
        names.append(target.name)
      }
    }
    return names
  }
}

extension ProjectIndex.File {
  /// The number of lines. A line break at the end of the file does not begin another line.
  fileprivate var lineCount: Int {
    facts.lineStarts.count { $0 < facts.length }
  }
}

extension ModuleReport.Arrow {
  fileprivate init(_ arrow: ModuleWiring.Arrow, _ index: ProjectIndex) {
    reference = arrow.reference
    from = arrow.from
    to = arrow.to
    label = arrow.label
    strength = arrow.strength.asDescribed.rawValue
    var expected: Reference.Strength?
    switch arrow.state {
    case .asDescribed: state = .asDescribed
    case .otherStrength(let strength):
      state = .otherStrength
      expected = strength
    case .notDescribed: state = .notDescribed
    case .missing: state = .missing
    case .unknown: state = .unknown
    }
    expectedStrength = expected?.rawValue
    place = (arrow.edge?.place ?? arrow.place).map(index.place)
  }
}

extension ProjectIndex {
  /// Returns the name of a type, qualified by the types that contain it: `Profile.ViewModel`.
  package func fullName(of type: TypeDeclaration.ID) -> String {
    types[type].outer.map { "\(fullName(of: $0)).\(name(of: type))" } ?? name(of: type)
  }

  fileprivate func place(_ place: SyntaxPlace) -> ModuleReport.Place {
    let (path, line, column) = location(of: place)
    return ModuleReport.Place(file: path, line: line, column: column)
  }
}

extension Evidence {
  /// Returns the evidence as a sentence.
  fileprivate func sentence(in index: ProjectIndex) -> String {
    func said(_ edge: WiringGraph.Edge) -> String {
      let property = "\(index.fullName(of: edge.holder)).\(index.names[edge.property])"
      let target = index.fullName(of: edge.target)
      let place = index.place(edge.place).text
      return switch edge.certainty {
      case .assigned: "\(property) is set to \(target) (\(place))"
      case .declared: "\(property) is declared as \(target) (\(place))"
      case .onlyConforming: "\(property) can only be \(target) (\(place))"
      }
    }
    return switch self {
    case .wired(let reference, let edge): "wired as \(reference): \(said(edge))"
    case .wiredBack(let edge): "and the other way round: \(said(edge))"
    case .named(let word): "its name ends in '\(word)'"
    case .property(let property): "the property is called '\(property)'"
    case .contract(let name): "its protocol is \(name)"
    case .showsSomething: "it inherits from a class that shows something, or a storyboard shows it"
    case .navigates: "it navigates to other screens"
    case .composes(let count): "it creates \(count) of the other parts"
    }
  }
}
