import AdderModuleDiscovery
import AdderSwiftSource

/// The cases that stand for the module in enums of screens: those for which a `switch` uses the module's types, with
/// which these are created, and those of enums whose other cases are called like other modules.
struct RouteCases {
  private var elements: Set<SyntaxPlace> = []

  init(in project: DiscoveredProject, _ own: OwnNames, _ kept: KeptNames) {
    let reader = RouteReader(project, own, kept)
    for old in project.index.names.names(where: own.replacement.isCarried) {
      let text = project.index.names[old]
      guard let meaning = NameMeaning(text, own.replacement.places(in: text)),
        meaning.isBare || meaning.isScreen || meaning.opens
      else { continue }
      let enums = reader.enums(with: old)
      for type in enums
      where reader.listsModules(type) || reader.usesModule(for: old, of: type)
        || reader.isPassedToModule(old, of: type)
      {
        elements.formUnion(reader.elements(old, of: type))
      }
    }
  }

  func contains(_ node: Int, inFile file: Int) -> Bool {
    elements.contains(SyntaxPlace(file: Int32(file), node: Int32(node)))
  }
}

private struct RouteReader {
  private let project: DiscoveredProject
  private let own: OwnNames
  private let kept: KeptNames
  private let contexts: ContextTypes
  private let code: ProjectCode
  private var index: ProjectIndex { project.index }

  init(_ project: DiscoveredProject, _ own: OwnNames, _ kept: KeptNames) {
    self.project = project
    self.own = own
    self.kept = kept
    code = ProjectCode(project.index)
    contexts = ContextTypes(ValueTypes(code))
  }

  /// Returns the enums with a case, other than those of the module.
  func enums(with name: Name) -> [TypeDeclaration.ID] {
    index.types.indices.filter { type in
      index.types[type].kind == .enum && index.types[type].cases.contains(name)
        && own.types[index.name(of: type)] == nil
    }
  }

  func elements(_ name: Name, of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    let file = code.file(index.types[type].place.file)
    return file.facts.range(of: Int(index.types[type].place.node))
      .filter { file.kind($0) == .enumElement && file.name($0) == name }.map(file.place)
  }

  /// Returns true for an enum of screens in which at least two other cases, and half of them, are called like modules.
  func listsModules(_ type: TypeDeclaration.ID) -> Bool {
    let name = index.name(of: type)
    guard Self.words.contains(where: name.contains) else { return false }
    let modules = Set(project.modules.map { $0.name.lowercased() }).subtracting([
      own.moduleName.lowercased()
    ])
    let others = index.types[type].cases.map { index.names[$0].lowercased() }
      .filter { $0 != own.moduleName.lowercased() }
    let called = others.count { modules.contains($0) }
    return called >= 2 && called * 2 >= others.count
  }

  private static let words = [
    "Coordinator", "Destination", "Flow", "Module", "Navigation", "Page", "Path", "Route", "Scene",
    "Screen", "Tab",
  ]

  /// Returns true if the code for a case names the module's types, its storyboard or its screen.
  func usesModule(for name: Name, of type: TypeDeclaration.ID) -> Bool {
    own.usedIn[name].contains { number in
      let file = code.file(number)
      return file.file.nodes(named: name).contains { node in
        guard file.kind(node) == .implicitMember || file.kind(node) == .member,
          let item = file.ancestors(of: node).first(where: { file.kind($0) == .caseItem }),
          let branch = file.parent(of: item), file.kind(branch) == .switchCase,
          file.facts.parts(.caseItem, of: branch).count(where: { _ in true }) == 1,
          mentionsModule(behind: item, in: branch, of: file),
          let statement = file.parent(of: branch),
          case .type(let subject) = contexts.subject(of: statement, in: file)
        else { return false }
        return subject == type
      }
    }
  }

  /// Returns true if one of the module's types is created with a case: `ProfileCoordinator(type: .profile)`.
  func isPassedToModule(_ name: Name, of type: TypeDeclaration.ID) -> Bool {
    own.usedIn[name].contains { number in
      let file = code.file(number)
      return file.file.nodes(named: name).contains { node in
        guard file.kind(node) == .implicitMember,
          let argument = file.parent(of: node), file.kind(argument) == .argument,
          let call = file.parent(of: argument), file.kind(call) == .call,
          let chain = file.parent(of: call), let made = file.firstPart(of: chain),
          file.kind(made) == .identifier, own.types[file.text(made)] != nil,
          case .type(let found) = contexts.context(of: node, in: file)
        else { return false }
        return found == type
      }
    }
  }

  private func mentionsModule(behind item: Int, in branch: Int, of file: CodeFile) -> Bool {
    let end = file.facts.range(of: item).upperBound
    return file.facts.range(of: branch).contains { node in
      guard node > end else { return false }
      let text = file.text(node)
      switch file.kind(node) {
      case .typeName, .identifier:
        return own.types[text] != nil && !own.isUnclear(text, in: file.file)
      case .stringLiteral:
        return own.types[text] != nil || kept.renames(text) || kept.renames(identifier: text)
      default: return false
      }
    }
  }
}
