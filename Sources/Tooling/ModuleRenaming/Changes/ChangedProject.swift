package import AdderArchitectures
package import AdderFileChanges
package import AdderModuleDiscovery

/// A project with many small changes made, as a value, and the proof that it is the same but for them. Nothing is written.
///
/// Costs about as much as discovering the project once; where a proof fails, as often as it takes to find the changes
/// that are in the way, up to a limit.
package struct ChangedProject: Sendable {
  /// The project's files after the changes.
  package private(set) var result: ProjectSnapshot
  package private(set) var made: [ProjectChange] = []
  package private(set) var refused: [RefusedChange]

  /// The new paths of files that moved.
  private var paths: [String: String] = [:]
  private var project: DiscoveredProject
  private let architectures: [Architecture]

  /// How many proofs are tried. A project of a thousand files takes a second for one.
  private static let proofLimit = 24

  /// - Parameters:
  ///   - project: what was discovered in the snapshot.
  ///   - architectures: those that the project was discovered with.
  ///   - objections: what speaks against a state of the project; one that has any is not reached.
  package init(
    _ changes: [ProjectChange], of project: DiscoveredProject, in snapshot: ProjectSnapshot,
    architectures: [Architecture],
    objections: (DiscoveredProject, ProjectSnapshot) -> [Objection] = { _, _ in [] }
  ) {
    let vetting = ChangeVetting(changes, of: project, in: snapshot)
    result = snapshot
    refused = vetting.refused
    self.project = project
    self.architectures = architectures
    var open = [vetting.accepted]
    var proofCount = 0
    while let group = open.popLast() {
      if group.isEmpty { continue }
      guard proofCount < Self.proofLimit else {
        refuse(group, "too much else is in the way; try it again, or rename less at once")
        continue
      }
      proofCount += 1
      let found = self.objections(to: group, objections)
      if found.isEmpty {
        made += group
      } else if group.count == 1 {
        refuse(group, found[0].reason)
      } else {
        let suspects = Suspects(group.map { $0.following(paths) }, found)
        refused += suspects.guilty.map { RefusedChange(change: group[$0.key], reason: $0.value) }
          .sorted { "\($0.change)" < "\($1.change)" }
        // The last one is tried first.
        open += suspects.groups.map { $0.map { group[$0] } }
      }
    }
  }

  private mutating func refuse(_ group: [ProjectChange], _ reason: String) {
    refused += group.map { RefusedChange(change: $0, reason: reason) }
  }

  /// Makes changes, unless something speaks against what the project would be then.
  private mutating func objections(
    to group: [ProjectChange], _ further: (DiscoveredProject, ProjectSnapshot) -> [Objection]
  ) -> [Objection] {
    do throws(RenameError) {
      let edits = try ChangeEdits(group.map { $0.following(paths) }, of: project, in: result)
      let proof = RenameProof(
        edits.renaming, of: project, from: result, to: edits.result, architectures: architectures)
      var found = proof.objections
      if found.isEmpty { found = further(proof.after, edits.result) }
      guard found.isEmpty else { return found }
      paths = edits.renaming.joined(to: paths)
      result = edits.result
      project = proof.after
      return []
    } catch {
      return [Objection(error.shortReason, about: [])]
    }
  }

  /// Where a file lies after the changes.
  package func newPath(of path: String) -> String { paths[path] ?? path }

  /// The changes of files, to be shown or applied.
  ///
  /// - Parameter before: the project as it is on the disk, with the same files.
  package func plan(title: String, since before: ProjectSnapshot) throws -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    try plan.add(from: before, to: result, paths)
    return plan
  }
}

extension ProjectChange {
  /// The same where earlier changes moved files.
  fileprivate func following(_ paths: [String: String]) -> ProjectChange {
    guard case .file(let old, let new) = self, let moved = paths[old] else { return self }
    return .file(moved, to: new.replacingFileName(old.fileName, with: moved.fileName))
  }
}

/// Which of several changes may be what something speaks against.
private struct Suspects {
  /// Those that are the only ones that an objection can mean, by their numbers, with the reasons.
  private(set) var guilty: [Int: String] = [:]
  /// All others, in groups to be tried each by itself; the last one is the most likely to be innocent.
  private(set) var groups: [[Int]] = []

  init(_ changes: [ProjectChange], _ objections: [Objection]) {
    var byName: [String: [Int]] = [:]
    for (number, change) in changes.enumerated() {
      for name in change.names { byName[name, default: []].append(number) }
    }
    var suspects: Set<Int> = []
    for objection in objections {
      let meant = Set(objection.names.flatMap { byName[$0] ?? [] })
      if let only = meant.first, meant.count == 1 { guilty[only] = objection.reason }
      suspects.formUnion(meant)
    }
    let others = changes.indices.filter { !suspects.contains($0) }
    let rest = changes.indices.filter { guilty[$0] == nil }
    if !guilty.isEmpty {
      groups = [rest]
    } else if suspects.isEmpty || others.isEmpty {
      groups = [Array(rest[(rest.count / 2)...]), Array(rest[..<(rest.count / 2)])]
    } else {
      groups = [suspects.sorted(), others]
    }
  }
}

extension ProjectChange {
  /// What an objection to it would name.
  fileprivate var names: Set<String> {
    switch self {
    case .type(let old, let new), .method(let old, _, let new), .file(let old, let new): [old, new]
    }
  }
}

extension RenameError {
  /// Why one change is refused, as a part of a sentence.
  fileprivate var shortReason: String {
    if case .changesMeaning(let differences) = self { return differences.first ?? message }
    return message
  }
}

extension FileChangePlan {
  /// What turns one state of a project into another.
  ///
  /// - Parameter paths: the new paths of files that move.
  mutating func add(
    from before: ProjectSnapshot, to result: ProjectSnapshot, _ paths: [String: String]
  ) throws {
    for path in before.paths.sorted() {
      let old = try ProjectPath(validating: path)
      let new = try paths[path].map { try ProjectPath(validating: $0) }
      guard let text = before.texts[path], let newText = result.texts[new?.text ?? path] else {
        if let new { move(from: old, to: new) }
        continue
      }
      if let new {
        move(from: old, to: new, expecting: text, with: newText)
      } else {
        replace(old, expecting: text, with: newText)
      }
    }
  }
}
