import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// The names that still contain the module's after a rename, in any way of writing it: in the files that the rename
/// changes or that name the module, and of types that only the module uses.
struct LeftNames {
  private(set) var all: [UnchangedName] = []

  /// - Parameter edited: The edited ranges of Swift files, keyed by path.
  init(of names: RenamedNames, in project: DiscoveredProject, edited: [String: [Range<Int>]]) {
    let index = project.index
    let left = Set(index.names.names(where: names.loose.isIn)).subtracting(
      (Array(names.map.types.keys) + names.map.members.keys + names.reported)
        .compactMap(index.names.name))
    guard !left.isEmpty else { return }
    let noted = Set(names.unchanged.map(\.location.file))
    let types = Set(names.map.types.keys.compactMap(index.names.name))
    let concerned = index.files.filter { file in
      names.paths.isOwn(file.path) || noted.contains(file.path) || edited[file.path] != nil
        || file.names.contains(where: types.contains)
    }
    let paths = Set(concerned.map(\.path))
    // Members elsewhere that these files use mean the module more likely than others.
    let used = Set(concerned.flatMap(\.names)).intersection(left).subtracting(
      concerned.flatMap(\.declaredNames))
    let helpers = Set(
      index.types.indices.filter {
        left.contains(index.types[$0].name) && names.paths.isUsedOnlyByModule($0)
      }.map { index.types[$0].place })
    let properties = Set(
      (index.types.flatMap(\.properties) + index.looseMembers.properties)
        .filter { left.contains($0.name) }.map(\.place))
    func isOther(_ node: Int, inFile file: Int) -> Bool {
      switch index.files[file].facts.nodes[node].kind {
      case .binding: !properties.contains(SyntaxPlace(file: Int32(file), node: Int32(node)))
      case .functionDeclaration, .enumElement: false
      case .protocolDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration,
        .typealiasDeclaration:
        !names.replacement.isCarried(by: index.files[file].facts.name(of: node))
      default: true
      }
    }
    var known = Set(names.unchanged.map { NamedFile(name: $0.name, file: $0.location.file) })
    for (number, file) in index.files.enumerated() where !file.describesTargets {
      let isConcerned = paths.contains(file.path)
      for node in file.facts.nodes.indices where file.facts.nodes[node].kind.declares {
        let name = file.names[Int(file.facts.nodes[node].name)]
        guard left.contains(name) else { continue }
        let text = file.facts.name(of: node)
        // The data with which another module opens this one can be called like it.
        let isMeant =
          isConcerned || text == names.module.name
          || used.contains(name) && !isOther(node, inFile: number)
          || helpers.contains(SyntaxPlace(file: Int32(number), node: Int32(node)))
        let start = Int(file.facts.nodes[node].nameStart)
        guard isMeant, !names.replacement.isOfOther(text),
          edited[file.path]?.contains(where: { $0.overlaps(start..<start + 2) }) != true,
          known.insert(NamedFile(name: text, file: file.path)).inserted
        else { continue }
        all.append(UnchangedName(text, at: file.location(of: node), .unclear))
      }
    }
  }

  private struct NamedFile: Hashable {
    var name: String
    var file: String
  }
}

extension ProjectIndex.File {
  /// The names of everything that the file declares.
  fileprivate var declaredNames: [Name] {
    facts.nodes.filter(\.kind.declares).map { names[Int($0.name)] }
  }
}
