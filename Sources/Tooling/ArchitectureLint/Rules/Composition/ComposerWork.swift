import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A composer of a module, and its methods.
struct ComposerWork {
  let part: LintedModule.Part
  let composition: Composition
  let module: LintedModule
  /// The composer's own methods, without overrides and without those that a protocol requires.
  let functions: [Function]
  /// The methods that other types can call; empty if a library may call methods of the type.
  let openFunctions: [Function]
  /// The method that returns a plain view controller, if there is only one such method: the view
  /// controller must be the module's own.
  private let screenMethod: SyntaxPlace?

  init(_ part: LintedModule.Part, _ composition: Composition, _ module: LintedModule) {
    self.part = part
    self.composition = composition
    self.module = module
    let asked = module.protocolMethods(of: part.type).map(\.methods)
    functions = module.index.types[part.type].functions.filter { function in
      !function.isOverride && !asked.contains { $0.contains(MethodSignature(function)) }
    }
    let foreign = module.index.allInherited(by: part.type).foreign.map { module.index.names[$0] }
    let isAsked = foreign.contains { !FrameworkNames.silentBases.contains($0) }
    openFunctions = isAsked ? [] : functions.filter { $0.access > .fileprivate }
    let screens = openFunctions.filter { function in
      function.result?.names.first.map {
        FrameworkNames.bareViewControllers.contains(module.index.names[$0.last])
      } ?? false
    }
    screenMethod = screens.count == 1 ? screens[0].place : nil
  }

  var type: TypeDeclaration { module.index.types[part.type] }
  var name: String { module.name(part.type) }

  func name(_ function: Function) -> String { module.index.names[function.name] }

  func report(
    _ rule: LintRule, _ function: Function, _ message: String, fix: SourceFix? = nil,
    _ report: inout LintReport
  ) {
    report.finds(
      LintProblem(
        rule, module.subject(name(function), of: part.type),
        at: module.nameplace(at: function.place), message, fix: fix), in: module)
  }

  // MARK: What a method returns

  private func types(givenBy function: Function) -> [TypeDeclaration.ID] {
    guard let result = function.result, result.shape == .single else { return [] }
    return module.index.types(of: result, in: part.type, file: function.place.file)
  }

  /// Returns the part in a method's result, if the
  /// composition creates that part but must not return it.
  func hiddenPart(givenBy function: Function) -> TypeDeclaration.ID? {
    types(givenBy: function).first { type in
      guard let role = role(of: type) else { return false }
      return role != composition.returns && composition.builds.contains(role)
    }
  }

  /// Returns the roles of the parts in a method's result.
  func roles(givenBy function: Function) -> [String] { types(givenBy: function).compactMap(role) }

  /// Returns the role of a part, or of the part that implements a contract within the module.
  private func role(of type: TypeDeclaration.ID) -> String? {
    if let part = module.part(type) { return part.role.name }
    let contract = module.contracts.first { $0.type == type }?.contract
    guard let contract, contract.crossing == .within, contract.implementers.count == 1 else {
      return nil
    }
    return contract.implementers.first
  }

  // MARK: Names

  /// Returns the right name for a method that creates a part, and whether the method has that name;
  /// `nil` for other methods.
  func betterName(of function: Function) -> (name: String, isRight: Bool)? {
    guard let partMethod = composition.partMethod else { return nil }
    let own = name(function)
    let module = self.module.module.name
    let roles = roles(givenBy: function)
    if roles.contains(where: { $0 == composition.returns }) || screenMethod == function.place {
      let name = composition.method.memberName([.module: module])
      return (name, own == name)
    }
    guard let role = roles.first, composition.builds.contains(role) else { return nil }
    let name = partMethod.memberName([.module: module, .component: role])
    return (name, own == name)
  }

  // MARK: Access

  /// Returns a fix that makes a method private; `nil` if other code may call it.
  func privacy(of function: Function) -> SourceFix? {
    let facts = module.facts(at: function.place)
    let node = Int(function.place.node)
    let closing = ["internal", "package", "public", "open", "override"]
    let modifiers = facts.parts(.modifier, of: node).map(facts.name)
    guard function.access == .internal,
      module.attributes(of: node, in: function.place.file).isEmpty,
      !modifiers.contains(where: closing.contains), !isMentionedElsewhere(function),
      type.place.file == function.place.file, type.extensions.isEmpty,
      let edit = ModifierEdit(of: node, in: function.place.file, module)
    else { return nil }
    return SourceFix([edit.adding(access: "private")])
  }

  /// Returns true if the name of a method occurs outside the type itself.
  private func isMentionedElsewhere(_ function: Function) -> Bool {
    let first = Int(type.place.node)
    return module.project.filesByName[function.name].contains { number in
      let file = module.index.files[Int(number)]
      guard let name = file.names.firstIndex(of: function.name) else { return false }
      let facts = file.facts
      let own = number == type.place.file ? facts.range(of: first) : nil
      return facts.nodes.indices.contains { node in
        facts.nodes[node].name == UInt32(name) && own?.contains(node) != true
      }
    }
  }
}
