import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import AdderSwiftSource
import AdderXcodeProjects

/// Reads the renamed project again, and proves that only names differ.
struct RenameProof {
  private let renaming: Renaming
  private let before: DiscoveredProject
  /// The renamed project.
  let after: DiscoveredProject
  private let snapshot: ProjectSnapshot
  private let result: ProjectSnapshot

  init(
    _ renaming: Renaming, of before: DiscoveredProject, from snapshot: ProjectSnapshot,
    to result: ProjectSnapshot, architectures: [Architecture]
  ) {
    self.renaming = renaming
    self.before = before
    self.snapshot = snapshot
    self.result = result
    let paths = renaming.files
    after = DiscoveredProject(
      result.sources, in: result, targets: before.targets.moved { paths[$0] ?? $0 },
      architectures: architectures,
      options: .init(
        statedArchitecture: before.statedArchitecture,
        madeFor: Dictionary(
          before.madeFor.map { (paths[$0.key] ?? $0.key, $0.value) },
          uniquingKeysWith: { one, _ in one })))
  }

  /// - Throws: If anything other than names differs.
  func check() throws(RenameError) {
    let objections = objections
    guard objections.isEmpty else { throw .changesMeaning(objections.map(\.reason)) }
  }

  /// Objections to all differences other than the new names.
  var objections: [Objection] { syntaxDifferences + xcodeDifferences + moduleDifferences }

  // MARK: Syntax

  /// Objections to files whose syntax nodes differ or are in a different order.
  private var syntaxDifferences: [Objection] {
    guard before.index.files.count == after.index.files.count,
      before.interfaces.count == after.interfaces.count
    else { return [Objection("a file can no longer be read", about: [])] }
    return zip(before.index.files, after.index.files).compactMap { old, new in
      guard !snapshot.isMadeOfTexts(old.path), !old.describesTargets,
        let name = difference(old.facts, new.facts)
      else {
        return nil
      }
      return Objection(
        "\(new.path) would be read as different code than \(old.path)", about: [new.path, name])
    }
  }

  /// Compares two files, and checks that each name in the new file is as expected.
  ///
  /// - Returns: The name of the first node that differs; an empty string if the number of nodes
  ///   differs; `nil` if nothing differs.
  private func difference(_ old: SwiftFile, _ new: SwiftFile) -> String? {
    guard old.nodes.count == new.nodes.count else { return "" }
    // Most names occur several times in a file.
    var known = [UInt32?](repeating: nil, count: old.names.count)
    for node in old.nodes.indices {
      let (one, other) = (old.nodes[node], new.nodes[node])
      let isAlike = one.kind == other.kind && one.count == other.count && one.traits == other.traits
      guard isAlike else { return new.name(of: node) }
      if one.kind == .stringLiteral || known[Int(one.name)] == other.name { continue }
      if one.kind == .importDeclaration, old.name(of: node) == new.name(of: node) { continue }
      if one.kind == .member || one.kind == .typeName, node > 0,
        old.name(of: node) == new.name(of: node),
        renaming.map.isGenerated(
          new.name(of: node - 1), in: node > 1 ? new.name(of: node - 2) : nil)
      {
        continue
      }
      guard isRenamed(old.name(of: node), to: new.name(of: node)) else {
        return new.name(of: node)
      }
      known[Int(one.name)] = other.name
    }
    return nil
  }

  private func isRenamed(_ old: String, to new: String) -> Bool {
    if old == new {
      return renaming.map.identifier(old) == nil || renaming.map.sharedNames[old] != nil
    }
    // The name of an attribute or an import can be a path.
    let expected = old.split(separator: ".").map {
      renaming.map.identifier(String($0)) ?? String($0)
    }
    return expected.joined(separator: ".") == new || renaming.map.accessors[old] == new
      || renaming.map.identifierAccessors[old] == new || renaming.map.classAccessors[old] == new
      || renaming.map.literals[old] == new || renaming.map.cases[old] == new
  }

  // MARK: Xcode projects

  /// Objections to Xcode projects whose targets would contain different files.
  private var xcodeDifferences: [Objection] {
    let written = WrittenPaths(snapshot.paths)
    func newPath(_ path: String) -> String {
      let real = written.path(meantBy: path)
      return written.names(of: renaming.newPath(real), insteadOf: real, writtenAs: path)
        .joined(separator: "/")
    }
    return snapshot.texts.filter { $0.key.isXcodeProject }.sorted { $0.key < $1.key }.compactMap {
      path, text in
      guard result.texts[path] != text || !renaming.files.isEmpty,
        let old = try? XcodeProject(parsing: text, file: path)
      else { return nil }
      let expected = XcodeFilePlaces.outline(of: old, at: path, newPath: newPath)
      let new = result.texts[path].flatMap { try? XcodeProject(parsing: $0, file: path) }
      let found = new.map { XcodeFilePlaces.outline(of: $0, at: path) { $0 } } ?? []
      if found == expected { return nil }
      let files = Set(expected.joined()).symmetricDifference(found.joined())
      return Objection("the targets of \(path.folder) would have other files", about: files)
    }
  }

  // MARK: Modules

  private var moduleDifferences: [Objection] {
    let expected = before.modules.map { outline($0, in: before, renames: true) }
    let found = after.modules.map { outline($0, in: after, renames: false) }
    let new = Self.difference(found, expected)
    let missing = Self.difference(expected, found).filter { module in
      !new.contains { $0.name == module.name && $0.hasCertainParts(of: module) }
    }
    return missing.map { module in
      // Names that occur in only one of the modules are more likely to be the cause.
      let alike = new.filter { !$0.names.isDisjoint(with: module.names) }
      let all = alike.reduce(module.names) { $0.union($1.names) }
      let rare = all.filter { name in
        !module.names.contains(name) || alike.contains { !$0.names.contains(name) }
      }
      let reason =
        new.first { $0.parts == module.parts }.map {
          "the module would still be found as '\($0.name)', because a type or folder with that name is not renamed"
        } ?? "a module '\(module.name)' would not be found as it was: \(module.parts)"
      return Objection(reason, about: rare, context: all)
    }
  }

  private static func difference(_ one: [Outline], _ other: [Outline]) -> [Outline] {
    var rest = other.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return one.filter { outline in
      guard let count = rest[outline], count > 0 else { return true }
      rest[outline] = count - 1
      return false
    }
  }

  private struct Outline: Hashable {
    var name: String
    /// The architecture, and the parts and contracts with their files.
    var parts: String
    var architecture: String
    /// The parts and contracts, without uncertain ones: the choice between similar parts can depend on their names.
    var certainParts: [(role: String, text: String)]
    /// The roles of parts that keep the module's old name, and that others can have after the rename.
    var keptRoles: Set<String>
    /// The names and the files of the parts and the contracts.
    var names: Set<String>

    /// Returns true if the certain parts are those of a module before the rename, apart from the roles of parts that keep
    /// its old name.
    func hasCertainParts(of module: Self) -> Bool {
      func texts(_ outline: Self) -> [String] {
        outline.certainParts.filter { !module.keptRoles.contains($0.role) }.map(\.text).sorted()
      }
      return architecture == module.architecture && texts(self) == texts(module)
    }

    static func == (one: Self, other: Self) -> Bool {
      one.name == other.name && one.parts == other.parts
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(parts)
    }
  }

  /// Returns the parts of a module whose roles are certain, and the contracts that no other part conforms to.
  private static func certain(
    _ module: Module, in project: DiscoveredProject
  ) -> [(role: String, type: TypeDeclaration.ID)] {
    let unclear = Set(module.parts.filter { $0.certainty != .certain }.map(\.type))
    let contracts = module.contracts.filter { contract in
      unclear.isDisjoint(with: project.index.conformers(of: contract.type))
    }
    return module.parts.filter { !unclear.contains($0.type) }.map { ($0.role, $0.type) }
      + contracts.map { ($0.contract, $0.type) }
  }

  /// Returns true for a part that keeps the module's old name, such as a service that other modules use as well. Whether
  /// it is found as a part can depend on its name.
  private func keepsModuleName(_ name: String) -> Bool {
    guard let old = renaming.module?.old, renaming.map.types[name] == nil,
      !ModuleWord(old).places(in: name).isEmpty
    else { return false }
    return !renaming.map.types.values.contains(name)
  }

  private func outline(_ module: Module, in project: DiscoveredProject, renames: Bool) -> Outline {
    func path(_ type: TypeDeclaration.ID) -> String {
      let path = project.path(of: type)
      return renames ? renaming.files[path] ?? path : path
    }
    func name(_ type: TypeDeclaration.ID) -> String {
      let name = project.index.name(of: type)
      guard renames else { return name }
      return renaming.map.types[name] ?? renaming.bareType.flatMap {
        $0 == type ? renaming.module?.new : nil
      }
        ?? name
    }
    let all =
      module.parts.map { ($0.role, $0.type) } + module.contracts.map { ($0.contract, $0.type) }
    let carriesName = all.contains { renaming.map.types[project.index.name(of: $0.1)] != nil }
    let newName =
      renames && carriesName
      ? renaming.module.flatMap { $0.old == module.name ? $0.new : nil } : nil
    func text(_ role: String, _ type: TypeDeclaration.ID) -> String {
      "\(role) \(name(type)) in \(path(type))"
    }
    let texts = all.map(text).sorted()
    let kept = all.filter { keepsModuleName(project.index.name(of: $0.1)) }
    return Outline(
      name: newName ?? module.name,
      parts: ([module.architecture] + texts).joined(separator: ", "),
      architecture: module.architecture,
      certainParts: Self.certain(module, in: project).map { ($0.role, text($0.role, $0.type)) },
      keptRoles: Set(kept.map(\.0)),
      names: Set(all.flatMap { [name($0.1), path($0.1)] }))
  }
}
