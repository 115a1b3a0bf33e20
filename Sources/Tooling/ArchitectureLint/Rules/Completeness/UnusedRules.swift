import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports unused types, methods and empty protocols of a module.
///
/// Matches by name: anything whose name occurs elsewhere counts as used.
struct UnusedRules: RuleFamily {
  let emptyProtocol = LintRule.protocolEmpty
  let type = LintRule.moduleTypeUnused
  let method = LintRule.moduleMethodUnused

  var rules: [LintRule] { [emptyProtocol, type, method] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    // Nothing opens the module yet, so it is unknown what its callers will use.
    if module.isUnopened { return }
    let own = module.ownElements.map(\.type)
    let allUnused = module.unusedTypes
    let empty = Set((own + allUnused.map(\.type)).filter(module.isEmptyProtocol))
    if report.follows(emptyProtocol, in: module) {
      for type in empty.union(own).sorted() {
        tell(empty.contains(type), type, module, &report)
      }
    }
    let unused = allUnused.filter { !empty.contains($0.type) }
    if report.follows(type, in: module) {
      if unused.isEmpty { report.keeps(type) }
      for type in unused { tell(type, module, &report) }
    }
    if report.follows(method, in: module), module.project.mentions.isComplete {
      // The methods of an unused type are not reported separately.
      for owner in own where !unused.contains(where: { $0.type == owner }) {
        checkMethods(of: owner, module, &report)
      }
    }
  }

  // MARK: Types

  private func tell(
    _ isEmpty: Bool, _ type: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard module.index.types[type].kind == .protocol else { return }
    guard isEmpty else { return report.keeps(emptyProtocol) }
    let name = module.name(type)
    report.finds(
      LintProblem(
        emptyProtocol, module.subject(type), at: module.nameplace(of: type),
        "'\(name)' has no requirements. Delete it and every mention of it.",
        fix: ProtocolRemoval(of: type, in: module).fix), in: module)
  }

  private func tell(
    _ unused: UnusedType, _ module: LintedModule, _ report: inout LintReport
  ) {
    let name = module.name(unused.type)
    let reason =
      unused.isConformedTo
      ? "'\(name)' has conforming types but is never used."
      : unused.isTested ? "'\(name)' is mentioned only in tests." : "'\(name)' is never used."
    report.finds(
      LintProblem(
        type, module.subject(unused.type), at: module.nameplace(of: unused.type),
        "\(reason) Use it or delete it."), in: module)
  }

  // MARK: Methods

  private func checkMethods(
    of owner: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    let methods = CallableMethods(of: owner, in: module)
    for function in methods.all {
      let uses = module.project.mentions.uses(of: function.name)
      let (type, name) = (module.name(owner), module.index.names[function.name])
      if uses.contains(.app) || uses.contains(.tests) && !module.followsDocument
        || module.hasParkedCall(of: name) || isOfTemplate(function, module)
        || isPlanned(function, module)
      {
        report.keeps(method)
        continue
      }
      let use = uses.contains(.tests) ? "is mentioned only in tests" : "is never called"
      let rest = methods.isContract ? " and its implementations" : ""
      report.finds(
        LintProblem(
          method, module.subject(name, of: owner), at: module.nameplace(at: function.place),
          "'\(name)' of '\(type)' \(use). Call it, or delete it\(rest)."), in: module)
    }
  }
}

extension UnusedRules {
  /// Returns true if the team follows no document, and a comment in the method says that it is not done
  /// yet.
  private func isPlanned(_ function: Function, _ module: LintedModule) -> Bool {
    guard !module.followsDocument else { return false }
    return module.project.filesByName[function.name].contains { number in
      let file = module.index.files[Int(number)]
      return file.nodes(named: function.name).contains { node in
        guard file.facts.nodes[node].kind == .functionDeclaration,
          let body = file.facts.part(.codeBlock, of: node)
        else { return false }
        let (start, end) = (file.facts.nodes[body].start, file.facts.nodes[body].end)
        let comments = module.comments(in: number)?.comments(from: start, to: end) ?? []
        return comments.contains { $0.contains("TODO") || $0.contains("FIXME") }
      }
    }
  }

  /// Returns true if the team follows no document, and the module is there to be copied, or at least three
  /// contracts declare a method of this name, which nothing calls: it comes from the team's template.
  private func isOfTemplate(_ function: Function, _ module: LintedModule) -> Bool {
    guard !module.followsDocument else { return false }
    if module.module.isScaffold { return true }
    let declaring = module.project.filesByName[function.name].reduce(0) { count, number in
      let file = module.index.files[Int(number)]
      return count
        + file.nodes(named: function.name).count {
          file.facts.nodes[$0].kind == .functionDeclaration
            && file.facts.part(.codeBlock, of: $0) == nil
        }
    }
    return declaring > 2
  }
}

/// The methods of a type that only the project's code can call, and only by name.
private struct CallableMethods {
  /// The methods whose names no supertype or subtype in the project declares, too.
  let all: [Function]
  let isContract: Bool

  init(of type: TypeDeclaration.ID, in module: LintedModule) {
    let declaration = module.index.types[type]
    isContract = declaration.kind == .protocol
    if module.isForOthers(type) {
      all = []
      return
    }
    let asked = Set(
      module.index.allInherited(by: type).types.union(module.inheritors(of: type))
        .flatMap { module.index.types[$0].functions.map(\.name) })
    // A framework may call methods that are not private.
    let isKnown = isContract || module.inheritsClassesOnly(type)
    all = declaration.functions.filter { function in
      !function.isOverride && !asked.contains(function.name)
        && (isKnown || function.access <= .fileprivate) && module.isPlain(function)
    }
  }
}

extension LintedModule {
  /// Returns the methods of a type that no code of the app calls, judging by names: those that only
  /// the project can call, because they are private or a protocol of the project declares them.
  func idleMethods(of type: TypeDeclaration.ID) -> [Function] {
    guard project.mentions.isComplete else { return [] }
    let candidates = index.types[type].functions.filter { function in
      !function.isOverride && isPlain(function)
        && !project.mentions.uses(of: function.name).contains(.app)
    }
    if candidates.isEmpty { return [] }
    let asked = Set(
      index.protocols(of: type).flatMap { index.types[$0].functions.map(\.name) })
    return candidates.filter { $0.access <= .fileprivate || asked.contains($0.name) }
  }

  /// True if code outside the module's folder mentions the module's view or composer, or if a
  /// storyboard instantiates one of them. If no folder is named after the module, the files beside
  /// its parts that are named after it count as the module's.
  var isOpened: Bool {
    let doors = Set(
      parts.filter { $0.role.has(.composes) || $0.role.has(.shows) }
        .map { index.types[$0.type].name })
    let isMentioned = doors.contains { door in
      project.filesByName[door].contains { file in
        !isOwn(index.files[Int(file)].path) && !project.tests.isTest[Int(file)]
      }
    }
    return isMentioned || doors.contains { project.storyboardClasses.contains(index.names[$0]) }
  }

  /// True for a file in the module's folder, or one that is as good as in it.
  private func isOwn(_ path: String) -> Bool {
    if let home { return home.innerFolders(of: path) != nil }
    if ownElements.contains(where: { self.path(of: $0.type) == path }) { return true }
    return path.fileName.hasPrefix(module.name)
      && ownElements.contains { self.path(of: $0.type).folder == path.folder }
  }

  /// True if the app never mentions the module's composer, or its view if it has no composer. Such
  /// a module was probably just created. A route to the module that is unused itself is no mention.
  var isUnopened: Bool {
    let composers = parts.filter { $0.role.has(.composes) && !$0.role.has(.shows) }
    let doors = composers.isEmpty ? parts.filter { $0.role.has(.shows) } : composers
    return !doors.isEmpty
      && doors.allSatisfy { door in
        let use = project.mentions.uses(of: index.types[door.type].name)
        return (!use.contains(.app) || isMentionedOnlyByUnusedTypes(door.type))
          && !project.storyboardClasses.contains(name(door.type))
      }
  }

  /// Returns true if only an unused type of the module mentions another one, as a new route does.
  private func isMentionedOnlyByUnusedTypes(_ door: TypeDeclaration.ID) -> Bool {
    let unused = unusedTypes.map(\.type)
    guard !unused.isEmpty else { return false }
    let files = Set((unused + [door]).map { index.types[$0].place.file })
    return project.filesByName[index.types[door].name]
      .allSatisfy { files.contains($0) || project.tests.isTest[Int($0)] }
  }

  /// The unused types that are the module's own elements or are in its folder.
  fileprivate var unusedTypes: [UnusedType] {
    let unused = project.unusedTypes
    let own = ownElements.compactMap { unused[$0.type] }
    let near = home.map { unused.types(in: $0.folder) } ?? []
    return Dictionary((own + near).map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
      .values.sorted { $0.type < $1.type }
  }

  /// Returns true if a comment in the module contains a call of a method: somebody wants it back.
  fileprivate func hasParkedCall(of method: String) -> Bool {
    let files = Set(ownElements.map { index.types[$0.type].place.file })
    return files.contains { file in
      comments(in: file)?.comments(from: 0, to: .max).contains { $0.contains(".\(method)(") }
        ?? false
    }
  }

  /// Returns true if a protocol declares no requirements, inherits none, and has no extensions.
  fileprivate func isEmptyProtocol(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = index.types[type]
    guard declaration.kind == .protocol, declaration.extensions.isEmpty,
      index.allInherited(by: type).types.isEmpty,
      index.allInherited(by: type).foreign.allSatisfy({
        FrameworkNames.emptyProtocols.contains(index.names[$0])
      })
    else { return false }
    let facts = facts(at: declaration.place)
    let block = facts.part(.memberBlock, of: Int(declaration.place.node))
    return block.map { facts.nodes[$0].count == 0 } ?? false
  }

  /// Returns true if other programs or Objective-C can call the type's methods.
  fileprivate func isForOthers(_ type: TypeDeclaration.ID) -> Bool {
    let declaration = index.types[type]
    let facts = facts(at: declaration.place)
    return declaration.attributes.contains { index.names[$0].hasPrefix("objc") }
      || facts.parts(.modifier, of: Int(declaration.place.node)).contains {
        facts.isNamed($0, "public") || facts.isNamed($0, "open")
      }
  }

  /// Returns true if the only foreign types that a type inherits are framework classes. Framework
  /// classes call only methods that override their own.
  fileprivate func inheritsClassesOnly(_ type: TypeDeclaration.ID) -> Bool {
    index.allInherited(by: type).foreign.allSatisfy { name in
      let name = index.names[name]
      return FrameworkNames.silentBases.contains(name) || FrameworkNames.castTargets.contains(name)
    }
  }

  /// Returns the subclasses of a class, and the types that these subclasses inherit from. The class
  /// may implement requirements of these types.
  fileprivate func inheritors(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    guard project.superclasses.contains(type) else { return [] }
    return project.heirs[type, default: []].filter { index.superclasses(of: $0).contains(type) }
      .flatMap { [$0] + index.allInherited(by: $0).types }
  }

  /// Returns true if a method can be called only by its name.
  func isPlain(_ function: Function) -> Bool {
    let name = index.names[function.name]
    guard let first = name.first, first.isLetter || first == "_", function.access < .public,
      name != "callAsFunction", !name.hasPrefix("build")
    else { return false }
    let facts = facts(at: function.place)
    return function.attributes.allSatisfy { Self.plainAttributes.contains(index.names[$0]) }
      && !facts.parts(.modifier, of: Int(function.place.node)).contains {
        facts.isNamed($0, "dynamic") || facts.isNamed($0, "optional")
      }
  }

  private static let plainAttributes: Set<String> = [
    "discardableResult", "MainActor", "available", "inline", "inlinable",
  ]
}
