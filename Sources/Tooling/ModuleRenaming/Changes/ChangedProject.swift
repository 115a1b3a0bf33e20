package import AdderArchitectures
import AdderBase
package import AdderFileChanges
package import AdderModuleDiscovery

/// A project after many small changes, in memory, after a check that nothing else changed. Nothing
/// is written.
///
/// The cost is about that of discovering the project once. If the check fails, it is repeated for
/// smaller groups of changes, up to a limit, to find the changes that make it fail.
package struct ChangedProject: Sendable {
  /// The project's files after the changes.
  package private(set) var result: ProjectSnapshot
  package private(set) var made: [ProjectChange] = []
  package private(set) var refused: [RefusedChange]
  /// The changes that were not tried because the limit on attempts was reached. They may still be
  /// possible.
  package private(set) var untried: [ProjectChange] = []

  /// The new paths of files that moved.
  private var paths: [String: String] = [:]
  private var project: DiscoveredProject
  private let architectures: [Architecture]

  /// The maximum number of attempts. Each attempt requires a proof, which takes a second in a
  /// project of a thousand files.
  private static let proofLimit = 30

  /// - Parameters:
  ///   - project: The result of discovering the snapshot.
  ///   - architectures: The architectures that the project was discovered with.
  ///   - objections: Returns the objections to a state of the project. A
  ///     state with objections is not used.
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
    var open = vetting.accepted
    var proofCount = 0
    while !open.isEmpty {
      guard proofCount < Self.proofLimit else {
        untried = open
        break
      }
      proofCount += 1
      let found = self.objections(to: open, objections)
      if found.isEmpty {
        made += open
        break
      }
      open = withoutCulprits(open, found, &proofCount, objections)
    }
  }

  /// Refuses the changes in a group that cause objections, and makes the changes that prove
  /// harmless.
  ///
  /// - Parameter known: The objections to the group.
  /// - Returns: The changes that remain to be made.
  private mutating func withoutCulprits(
    _ group: [ProjectChange], _ known: [Objection], _ proofCount: inout Int,
    _ further: (DiscoveredProject, ProjectSnapshot) -> [Objection]
  ) -> [ProjectChange] {
    var (group, known) = (group, known)
    var left: [ProjectChange] = []
    while group.count > 1, proofCount < Self.proofLimit {
      let suspects = Suspects(group.map { $0.following(paths) }, known)
      if !suspects.guilty.isEmpty {
        for (number, reason) in suspects.guilty.sorted(by: { $0.key < $1.key }) {
          refuse([group[number]], reason)
        }
        return left + group.indices.filter { suspects.guilty[$0] == nil }.map { group[$0] }
      }
      let tried = suspects.likelyInnocent.map { group[$0] }
      let others = Set(group.indices).subtracting(suspects.likelyInnocent).sorted().map {
        group[$0]
      }
      proofCount += 1
      let found = objections(to: tried, further)
      if found.isEmpty {
        // Making the other changes as well would result in the state that had objections,
        // so that state need not be checked again.
        made += tried
        group = others
      } else {
        left += others
        (group, known) = (tried, found)
      }
    }
    if group.count > 1 { return left + group }
    refuse(group, known[0].reason)
    return left
  }

  private mutating func refuse(_ group: [ProjectChange], _ reason: String) {
    refused += group.map { RefusedChange(change: $0, reason: reason) }
  }

  /// Makes the changes and returns no objections, or returns the objections to the resulting
  /// project and changes nothing.
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
      return [error.objection]
    }
  }

  /// Returns the path of a file after the changes.
  package func newPath(of path: String) -> String { paths[path] ?? path }

  /// Returns a plan of the file changes, which can be shown or applied.
  ///
  /// - Parameter before: The project on the disk, with the same files.
  package func plan(title: String, since before: ProjectSnapshot) throws -> FileChangePlan {
    try FileChangePlan(title: title, from: before, to: result, moved: paths)
  }
}

extension FileChangePlan {
  /// Creates a plan that turns one state of a project into another.
  ///
  /// - Parameter paths: The new paths of files that move.
  package init(
    title: String, from before: ProjectSnapshot, to result: ProjectSnapshot,
    moved paths: [String: String]
  ) throws {
    self.init(title: title)
    try add(from: before, to: result, paths)
  }
}

extension ProjectChange {
  /// Returns the same change, adapted to earlier changes that moved files.
  fileprivate func following(_ paths: [String: String]) -> ProjectChange {
    guard case .file(let old, let new) = self, let moved = paths[old] else { return self }
    return .file(moved, to: new.replacingFileName(old.fileName, with: moved.fileName))
  }
}

/// Determines which of several changes may have caused objections.
private struct Suspects {
  /// The reasons for objections that can be about only one change, keyed by the index of that
  /// change.
  private(set) var guilty: [Int: String] = [:]
  /// The indices of the changes that no objection is about. If the objections are about every
  /// change or about no change, the indices of half of all changes.
  let likelyInnocent: [Int]

  init(_ changes: [ProjectChange], _ objections: [Objection]) {
    var byName: [String: [Int]] = [:]
    for (number, change) in changes.enumerated() {
      for name in change.names { byName[name, default: []].append(number) }
    }
    var suspects: Set<Int> = []
    for objection in objections {
      let meant = Set(objection.names.flatMap { byName[$0] ?? [] })
      if let only = meant.first, meant.count == 1 { guilty[only] = objection.reason }
      suspects.formUnion(
        meant.isEmpty ? Set(objection.context.flatMap { byName[$0] ?? [] }) : meant)
    }
    let others = changes.indices.filter { !suspects.contains($0) }
    likelyInnocent =
      suspects.isEmpty || others.isEmpty ? Array(changes.indices.prefix(changes.count / 2)) : others
  }
}

extension ProjectChange {
  /// The names that an objection to the change would contain.
  fileprivate var names: Set<String> {
    switch self {
    case .type(let old, let new), .method(let old, _, let new): [old, new]
    // An objection to the type in a file is mostly about the file's location.
    case .file(let old, let new): [old, new, new.fileStem]
    }
  }
}

extension RenameError {
  fileprivate var objection: Objection {
    switch self {
    case .changesMeaning(let differences): Objection(differences.first ?? message, about: [])
    case .fileTaken(let new, let old): Objection("'\(new)' already exists", about: [old, new])
    default: Objection(message, about: [])
    }
  }
}

extension FileChangePlan {
  /// Adds the changes that turn one state of a project into another.
  ///
  /// - Parameter paths: The new paths of files that move.
  mutating func add(
    from before: ProjectSnapshot, to result: ProjectSnapshot, _ paths: [String: String]
  ) throws {
    for path in before.paths.sorted() {
      let old = RelativePath.root.appending(path)
      let new = paths[path].map { RelativePath.root.appending($0) }
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
