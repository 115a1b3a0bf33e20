package import AdderArchitectures
package import AdderModuleDiscovery
import AdderSwiftSource

/// Reports parts and contracts that store or pass on
/// database objects, although only lower layers may do that.
struct ManagedObjectRules: RuleFamily {
  let rule = LintRule.managedObjectAboveInteractor
  var rules: [LintRule] { [rule] }

  private func advice(_ type: MentionedType, _ module: LintedModule) -> String {
    let advice = "Convert it to a plain value in the interactor, and pass that on"
    let layers = DataLayers(of: module.parts.map { ($0.role, $0.type) })
    guard !layers.interactors.isEmpty else { return advice + "." }
    return advice
      + ": 'adder gen \(module.module.name) --add PlainObject \(module.name(of: type))'."
  }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.mustNotKnow.contains(LintedModule.managedObjects) {
      for property in module.index.types[part.type].properties where !property.isStatic {
        check(property, of: part, module, &report)
      }
    }
    for (contract, _, methods) in module.contractMethods
    where contract.mustNotMention.contains(LintedModule.managedObjects) {
      for method in methods { check(method, module, &report) }
    }
  }

  private func check(
    _ method: ContractMethod, _ module: LintedModule, _ report: inout LintReport
  ) {
    let types = module.mentionedTypes(in: method.function, of: method.owner)
    if types.isEmpty { return }
    guard let type = types.first(where: module.isManagedObject) else {
      report.keeps(rule)
      return
    }
    report.finds(
      LintProblem(
        rule, module.subject(method.name, of: method.owner),
        at: module.nameplace(at: method.function.place),
        "\(method.title(module)) passes on the database object '\(module.name(of: type))'. \(advice(type, module))"
      ), in: module)
  }

  private func check(
    _ property: Property, of part: LintedModule.Part, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    let types = module.mentionedTypes(
      in: property.type, within: part.type, file: property.place.file)
    if types.isEmpty { return }
    guard let type = types.first(where: module.isManagedObject) else {
      report.keeps(rule)
      return
    }
    let (holder, name) = (module.name(part.type), module.index.names[property.name])
    report.finds(
      LintProblem(
        rule, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
        "'\(holder)' stores the database object '\(module.name(of: type))' in '\(name)'. \(advice(type, module))"
      ), in: module)
  }
}

/// The types of modules that turn database objects into plain values, and those below them.
package struct DataLayers {
  package let interactors: Set<TypeDeclaration.ID>
  package let below: Set<TypeDeclaration.ID>

  package init(of parts: [(role: Role, type: TypeDeclaration.ID)]) {
    below = Set(
      parts.filter { role, _ in
        role.has(.reachesData) || role.has(.isShared) || role.has(.isPlainData)
      }.map(\.type))
    interactors = Set(
      parts.filter { role, _ in role.has(.appliesBusinessLogic) && !role.has(.decides) }.map(\.type)
    ).subtracting(below)
  }
}

extension LintedModule {
  /// The name of the topic that database objects belong to.
  static let managedObjects = "managedObjects"

  /// Returns true if a type of the project is a database object class.
  func isManagedObject(_ type: MentionedType) -> Bool {
    guard case .own(let type) = type,
      let body = architecture.knowledge(named: Self.managedObjects)
    else { return false }
    return index.isManagedObject(type, of: body)
  }
}

extension ProjectIndex {
  /// Returns true if a type is a class of database objects.
  ///
  /// - Parameter body: What is known of such classes.
  package func isManagedObject(_ type: TypeDeclaration.ID, of body: Knowledge) -> Bool {
    guard types[type].kind == .class else { return false }
    return body.mentions.contains { mention in
      // A name that is qualified with a library counts only where that library is imported.
      let path = mention.split(separator: ".").map(String.init)
      guard let last = path.last, let name = names.name(last) else { return false }
      return ([type] + superclasses(of: type)).contains { type in
        types[type].inherited.contains { inherited in
          inherited.type.last == name
            && self.type(inherited.type, in: nil, file: inherited.place.file) == nil
            && (path.count == 1 || imports(path[0], file: inherited.place.file))
        }
      }
    }
  }

  /// Returns true if a file imports a library.
  package func imports(_ library: String, file: Int32) -> Bool {
    let facts = files[Int(file)].facts
    guard !facts.nodes.isEmpty else { return false }
    return facts.parts(of: 0).contains { node in
      facts.nodes[node].kind == .importDeclaration && facts.name(of: node) == library
    }
  }
}
