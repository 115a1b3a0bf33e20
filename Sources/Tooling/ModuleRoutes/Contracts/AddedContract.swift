import AdderArchitectureLint
import AdderArchitectures
package import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
package import AdderModuleGeneration
package import AdderProjectChecks

/// A protocol between two parts of an existing module, one of which references the other by its class: the protocol,
/// the conformance, and the types of the references. Everything is in memory; nothing is written.
package struct AddedContract {
  /// The property, such as `OrdersViewController.presenter`.
  package let property: String
  /// The protocol, such as `OrdersViewOutput`.
  package let contract: String
  /// The class that the protocol stands for.
  package let target: String
  /// False if the protocol existed before.
  package let isNew: Bool
  /// The members that the protocol gets, such as `load` and `title`.
  package let members: [String]
  /// What the linter would say about the new protocol.
  package let findings: [String]
  private let edits: ProvenEdits
  private let xcode: XcodeProjectFile?
  private let targets: [String]

  /// - Parameters:
  ///   - text: the part and its property: `OrdersViewController.presenter`, or `View.presenter`.
  ///   - word: the module's name, with or without the prefix of type names.
  ///   - xcode: the Xcode project that lists the files.
  /// - Throws: `ContractError` if the code needs the class; `MergeConflict` if a file has one.
  package init(
    _ text: String, in word: String, prefix: String, of sources: ProjectSources,
    xcode: XcodeProjectFile?, request: CheckRequest
  ) throws {
    let extended = try ExtendedModule(named: word, prefix: prefix, in: sources)
    let index = extended.project.index
    let code = ProjectCode(index)
    let found = try extended.reference(in: text, code)
    property = "\(index.name(of: found.holder)).\(index.names[found.property.name])"
    target = index.name(of: found.target)
    let name = property
    if let (obstacle, place) = found.obstacle(code) {
      throw ContractError.impossible(name, obstacle, index.location(of: place))
    }
    let choice = ContractChoice(for: found, in: extended, code)
    let needed = choice.references.neededAccess(index)
    func usedMembers(_ least: Access) throws -> UsedMembers {
      let used = UsedMembers(
        choice.references, of: found.target, least: least, code, sources.texts)
      if let (obstacle, place) = used.obstacle {
        throw ContractError.impossible(name, obstacle, index.location(of: place))
      }
      return used
    }
    let used = try usedMembers(needed)
    var writer = ContractWriter(
      project: extended.project, texts: sources.texts, code: code, habits: choice.habits,
      target: found.target, references: choice.references,
      canCreateFiles: xcode != nil || !extended.isListed(found.target))
    let access: Access
    if let known = choice.existing(with: used.requirements) {
      access = index.access(of: known)
      contract = index.name(of: known)
      isNew = false
      // The members of a public class that a public protocol requires must be public.
      let least = min(index.access(of: known), index.access(of: found.target), .public)
      if least > needed { _ = try usedMembers(least) }
      let missing = choice.missing(used.requirements, in: known)
      members = missing.new.map { index.names[$0.name] }
      writer.extend(known, with: missing.new, settable: missing.settable)
      if !index.protocols(of: found.target).contains(known) {
        writer.conform(to: contract, with: used.requirements)
      }
      if choice.needsClass(used.requirements), !index.isClassBound(known) { writer.bind(known) }
    } else {
      if used.requirements.isEmpty { throw ContractError.unused(name, type: target) }
      guard let free = choice.newName else {
        throw ContractError.refused(name, .nameTaken(choice.names[0], type: word), nil)
      }
      access = needed
      contract = free
      isNew = true
      members = used.requirements.map { index.names[$0.name] }
      writer.declare(free, used.requirements, isClassBound: choice.isClassBound(used.requirements))
    }
    let protocolName = contract
    writer.retype(to: protocolName, access: access)
    let methods = used.requirements.filter { $0.labels != nil }
    edits = try extended.prove(
      writer.edits,
      declaring: methods.map { .init(name: index.names[$0.name], type: protocolName) },
      adding: writer.created.mapValues { Array($0.utf8) },
      besides: extended.project.path(of: found.target), contract: protocolName, request
    ) { ContractError.refused(name, $0, $1) }
    findings = edits.accepted.map { "\($0.rule.id): \($0.message)" }
    self.xcode = xcode
    targets = index.files[Int(index.types[found.target].place.file)].targets.map(\.name)
  }

  /// The plan that makes the edits.
  package func plan(title: String) throws -> FileChangePlan {
    try edits.plan(title: title, buildingNewFilesInto: targets, xcode)
  }
}
