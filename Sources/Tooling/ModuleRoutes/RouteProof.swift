import AdderArchitectureLint
import AdderArchitectures
import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// Makes the edits of a route in memory, reads the result as a new project, and proves that it is
/// the same project with the route: every file parses, the same modules are found with the same
/// parts, every type that must have a new method has it, and nothing new is found by the linter.
struct RouteProof {
  /// The texts of the edited files, before and after.
  private(set) var oldTexts: [String: [UInt8]] = [:]
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var obstacle: RouteObstacle?
  /// The new findings that are no obstacle: about what nothing uses yet, and about a new contract.
  private(set) var accepted: [LintFinding] = []
  /// True if the linter finds that nothing calls the method that a control is to call.
  var isEntranceFound: Bool { !accepted.isEmpty }

  /// What may be unused after the edits.
  enum Unused {
    /// These types and methods, such as `HomeViewController.showProfile`.
    case only(Set<String>)
    case anything
  }

  /// - Parameters:
  ///   - contract: the name of a protocol that the module gets between two of its parts, or that is extended.
  ///   - before: the texts before the edits, and those of new files.
  init(
    of steps: [RouteStep], declaring methods: [ModuleRoute.Method], leavingUnused left: Unused,
    contract: String? = nil, _ project: DiscoveredProject, _ before: OverlaidTexts,
    choice: RuleChoice,
    architectures: [Architecture],
    discover: (any SourceTexts) -> DiscoveredProject
  ) {
    var edits: [String: [FileEdit]] = [:]
    for step in steps {
      guard let edit = step.edit else {
        obstacle = .changesMeaning("there is no place for a line in \(step.path)")
        return
      }
      edits[step.path, default: []].append(edit)
    }
    for (path, edits) in edits {
      guard let old = try? before.bytes(of: path, limit: .max),
        let new = FileEdit.apply(edits, to: old)
      else {
        obstacle = .changesMeaning("\(path) cannot be edited")
        return
      }
      let (oldFacts, newFacts) = (SwiftFile(old), SwiftFile(new))
      if let fault = oldFacts.firstFault {
        obstacle = .changesMeaning("\(path):\(fault) is not valid Swift")
        return
      }
      guard newFacts.firstFault == nil,
        ModifierFaults(of: newFacts).faults.count <= ModifierFaults(of: oldFacts).faults.count
      else {
        obstacle = .changesMeaning("\(path) would no longer be valid Swift")
        return
      }
      (oldTexts[path], texts[path]) = (old, new)
    }
    let new = before.texts.merging(texts) { _, new in new }
    let edited = OverlaidTexts(base: before.base, texts: new)
    let after = discover(edited)
    obstacle =
      Self.difference(project, after, besides: contract) ?? Self.missing(methods, in: after)
    if obstacle != nil { return }
    let findings = Self.newFindings(project, before, after, edited, choice, architectures)
    // The control that calls an entrance is up to the team.
    func mayBeUnused(_ finding: LintFinding) -> Bool {
      // What a new protocol requires was there before, in the class.
      if let name = contract, finding.symbol == name || finding.symbol.hasPrefix(name + ".") {
        return true
      }
      guard finding.rule.aspect == .completeness else { return false }
      return switch left {
      case .only(let symbols): symbols.contains(finding.symbol)
      case .anything: true
      }
    }
    accepted = findings.filter(mayBeUnused)
    let others = findings.filter { !mayBeUnused($0) }
    obstacle = others.first.map { .breaksRule($0.rule.id, message: $0.message) }
  }

  // MARK: Modules

  private static func difference(
    _ before: DiscoveredProject, _ after: DiscoveredProject, besides contract: String?
  ) -> RouteObstacle? {
    let (old, new) = (
      before.modules.map { $0.outline(in: before, besides: contract) },
      after.modules.map { $0.outline(in: after, besides: contract) }
    )
    guard old.sorted() != new.sorted() else { return nil }
    let changed = old.first { !new.contains($0) } ?? new.first { !old.contains($0) } ?? ""
    return .changesMeaning("a module would be found differently than before: \(changed)")
  }

  // MARK: Methods

  private static func missing(
    _ methods: [ModuleRoute.Method], in project: DiscoveredProject
  ) -> RouteObstacle? {
    let index = project.index
    func has(_ type: TypeDeclaration.ID, _ method: String) -> Bool {
      ([type] + index.superclasses(of: type)).contains { owner in
        index.types[owner].functions.contains { index.names[$0.name] == method }
      }
    }
    for method in methods {
      guard index.types(named: method.type).contains(where: { has($0, method.name) }) else {
        return .changesMeaning("'\(method.type)' would have no method '\(method.name)'")
      }
      // Generated spies and proxies get the method when they are generated again.
      for type in index.types.indices
      where index.types[type].kind != .protocol
        && !index.files[Int(index.types[type].place.file)].isMadeOfContracts
      {
        let conforms = index.allInherited(by: type).types.contains { other in
          index.types[other].kind == .protocol && index.name(of: other) == method.type
            && has(other, method.name)
        }
        if conforms, !has(type, method.name) {
          return .changesMeaning(
            "'\(index.name(of: type))' would have no method '\(method.name)' of '\(method.type)'")
        }
      }
    }
    return nil
  }

  // MARK: Findings

  private static func newFindings(
    _ before: DiscoveredProject, _ oldTexts: any SourceTexts, _ after: DiscoveredProject,
    _ newTexts: any SourceTexts, _ choice: RuleChoice, _ architectures: [Architecture]
  ) -> [LintFinding] {
    let linter = Linter(architectures: architectures, choice: choice)
    let old = linter.report(
      on: LintedProject(before, in: oldTexts, architectures: architectures))
    let new = linter.report(on: LintedProject(after, in: newTexts, architectures: architectures))
    var counts: [Key: Int] = [:]
    for finding in old.findings { counts[Key(finding), default: 0] += 1 }
    return new.findings.filter { finding in
      counts[Key(finding), default: 0] -= 1
      return counts[Key(finding), default: 0] < 0
    }
  }

  private struct Key: Hashable {
    let rule: LintRule.ID
    let subject: Subject.Identity

    init(_ finding: LintFinding) {
      rule = finding.rule.id
      subject = finding.subject.identity
    }
  }
}

extension Module {
  /// What is found of the module, as a text that can be compared.
  ///
  /// - Parameter contract: the name of a protocol that is left out.
  fileprivate func outline(in project: DiscoveredProject, besides contract: String?) -> String {
    let others = contracts.filter { project.index.name(of: $0.type) != contract }
    let all = parts.map { ($0.role, $0.type) } + others.map { ($0.contract, $0.type) }
    let texts = all.map { "\($0) \(project.index.name(of: $1)) in \(project.path(of: $1))" }
    return "\(name) (\(architecture)): \(texts.sorted().joined(separator: ", "))"
  }
}

extension SwiftFile {
  /// The line of the first code that is not valid Swift; `nil` if all of it is.
  fileprivate var firstFault: Int? {
    let fault = nodes.first { node in
      switch node.kind {
      case .unexpected, .missingType, .missingExpression: true
      default: false
      }
    }
    return fault.map { lineAndColumn(of: $0.start).line }
  }
}
