import AdderArchitectures
import AdderModuleDiscovery

/// Checks types of a module that are not parts but are used by a part.
struct HelperRules: RuleFamily {
  /// A helper that is not in a folder of the layer that uses it.
  let folder = LintRule.helperLacksFolder
  /// An implementation that is not named after the helper's protocol.
  let name = LintRule.helperImplementationMisnamed

  var rules: [LintRule] { [folder, name] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let helpers = module.helpers
    if report.follows(folder, in: module), let pattern = module.architecture.layout.helperFolder {
      for helper in helpers { checkFolder(of: helper, pattern, module, &report) }
    }
    if report.follows(name, in: module), let pattern = module.architecture.layout.helperType {
      for helper in helpers { checkName(of: helper, pattern, module, &report) }
    }
  }

  private func checkFolder(
    of helper: Helper, _ pattern: NamingPattern, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    // A helper of several layers belongs to none of them.
    guard let home = module.home, helper.layers.count == 1, let layer = helper.layers.first else {
      return
    }
    // `CounterProtocol` and `Counter` both belong in the `Counter` folder.
    let own = [helper.declared] + helper.implementations
    guard let word = own.map(module.name).min(by: { $0.count < $1.count }) else { return }
    let right = pattern.name([.layer: layer, .helper: word])
    for type in own {
      let path = module.path(of: type)
      guard let folders = home.innerFolders(of: path) else { continue }
      // A folder that several helpers share is accepted.
      if folders.count > 1, folders.contains(layer) {
        report.keeps(folder)
        continue
      }
      let name = module.name(type)
      // A file that contains other types as well is not moved.
      let isAlone = module.types(inFileOf: type).allSatisfy(own.contains)
      let file = isAlone ? ModuleHome.fileName(of: path) : name
      let rightPath = "\(home.folder)/\(right)/\(file).swift"
      report.finds(
        LintProblem(
          folder, module.subject(type), at: module.nameplace(of: type),
          "'\(name)' is a helper of the layer '\(layer)' but is not in its own folder there. Move it to '\(rightPath)'.",
          change: isAlone ? .file(path, to: rightPath) : nil), in: module)
    }
  }

  private func checkName(
    of helper: Helper, _ pattern: NamingPattern, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    // Several implementations need different names, and an
    // implementation of several protocols is named after none of them.
    guard helper.implementations.count == 1, helper.implementations[0] != helper.declared,
      module.protocolMethods(of: helper.implementations[0]).count == 1
    else { return }
    let (type, behind) = (helper.implementations[0], module.name(helper.declared))
    let right = pattern.name([.protocol: behind])
    let name = module.name(type)
    if name == right { return report.keeps(self.name) }
    report.finds(
      LintProblem(
        self.name, module.subject(type), at: module.nameplace(of: type),
        "'\(name)' is the implementation of '\(behind)'. Rename it to '\(right)'.",
        change: .type(name, to: right)), in: module)
  }
}

/// A type that is referenced by parts but is not a part itself.
struct Helper {
  /// The type through which parts use the helper: a protocol, or the type itself.
  let declared: TypeDeclaration.ID
  let implementations: [TypeDeclaration.ID]
  /// The folders of the layers that use the helper.
  let layers: Set<String>
}

extension LintedModule {
  /// The helpers of the module: the types that parts reference strongly. An object that is
  /// referenced weakly is notified, so it is not a helper.
  var helpers: [Helper] {
    let contracts = Set(
      contracts.filter { $0.contract.implementers.allSatisfy { !isShared(role: $0) } }.map(\.type))
    var layers: [TypeDeclaration.ID: Set<String>] = [:]
    for part in parts where part.certainty == .certain {
      guard let layer = part.role.folder, !part.role.has(.composes) else { continue }
      for property in index.types[part.type].properties where property.strength == .strong {
        for type in property.types
        where !contracts.contains(type) && !project.allParts.contains(type) {
          layers[type, default: []].insert(layer)
        }
      }
    }
    return layers.keys.sorted().compactMap { type in
      helper(type, layers[type] ?? [])
    }
  }

  /// Returns the top-level types in the file of a type.
  fileprivate func types(inFileOf type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    let file = index.types[type].place.file
    // The types of a file have consecutive numbers.
    let before = index.types[..<type].reversed().prefix { $0.place.file == file }.count
    let count = index.types[type...].prefix { $0.place.file == file }.count
    return (type - before..<type + count).filter { index.types[$0].outer == nil }
  }

  private func isShared(role: String) -> Bool {
    architecture.traits(ofRole: role).contains(.isShared)
  }

  private func helper(_ type: TypeDeclaration.ID, _ layers: Set<String>) -> Helper? {
    guard index.types[type].outer == nil else { return nil }
    let implementations =
      index.types[type].kind == .protocol ? graph.conforming[type] ?? [] : [type]
    let isHelper = implementations.allSatisfy { implementation in
      let declaration = index.types[implementation]
      return (declaration.kind == .class || declaration.kind == .struct)
        && declaration.outer == nil && !declaration.functions.isEmpty
        && !project.allParts.contains(implementation)
        // A view inside another view is not a helper.
        && !project.screenFiles.contains(declaration.place.file)
    }
    return isHelper && !implementations.isEmpty
      ? Helper(declared: type, implementations: implementations, layers: layers) : nil
  }
}
