import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// A type with the module's bare name, which members or nested types have, too: `enum Profile` beside `case Profile`.
/// Each use is decided by what it means there.
struct BareType {
  let type: TypeDeclaration.ID
  /// The old and the new name.
  let name: (old: String, new: String)
  private var edits: [String: [FileEdit]] = [:]

  /// - Returns: `nil` if there is no such type of the module, if a use is unclear or the new name is taken.
  init?(
    of own: OwnNames, in project: DiscoveredProject, _ snapshot: ProjectSnapshot,
    besides unread: OtherWords
  ) {
    let index = project.index
    let old = own.moduleName
    guard let new = own.types[old], let number = index.names.name(old),
      let type = index.types(named: number).first(where: {
        index.types[$0].outer == nil && own.isOwn(own.file(of: $0).path)
      }),
      index.types(named: number).count(where: { index.types[$0].outer == nil }) == 1,
      index.aliases[number] == nil, NamePlaces(index).first(of: new) == nil,
      unread.first(of: old) == nil, unread.first(of: new) == nil
    else { return nil }
    self.type = type
    name = (old, new)
    let reader = BareTypeReader(of: number, type, ProjectCode(index))
    for file in own.usedIn[number] {
      guard let uses = reader.uses(inFile: file) else { return nil }
      let source = index.files[Int(file)]
      for node in uses {
        var start = Int(source.facts.nodes[node].nameStart)
        if snapshot.texts[source.path]?[start] == UInt8(ascii: "`") { start += 1 }
        edits[source.path, default: []].append(
          FileEdit(start..<start + old.utf8.count, with: new))
      }
    }
  }

  /// Returns the place of the type's declaration.
  func location(in project: DiscoveredProject) -> SourceLocation {
    let place = project.index.types[type].place
    return project.index.files[Int(place.file)].location(of: Int(place.node))
  }

  /// Returns a file's edits together with those of the type, which take precedence.
  func edits(of path: String, besides others: [FileEdit]) -> [FileEdit] {
    let own = edits[path] ?? []
    return others.filter { other in !own.contains { $0.range.overlaps(other.range) } } + own
  }
}

/// Finds the uses of a type among all places of its name.
private struct BareTypeReader {
  private let name: Name
  private let type: TypeDeclaration.ID
  private let code: ProjectCode
  private var index: ProjectIndex { code.index }

  init(of name: Name, _ type: TypeDeclaration.ID, _ code: ProjectCode) {
    self.name = name
    self.type = type
    self.code = code
  }

  /// Returns the nodes in a file that mean the type, or `nil` if one is unclear.
  func uses(inFile number: Int32) -> [Int]? {
    let file = code.file(number)
    var uses: [Int] = []
    for node in file.file.nodes(named: name) {
      switch file.kind(node) {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
        .protocolDeclaration:
        if file.place(node) == index.types[type].place { uses.append(node) }
      case .typeName:
        let path = path(to: node, in: file)
        let found = index.type(TypeName(path: path), in: scope(of: node, in: file), file: number)
        if found == type { uses.append(node) }
        if found == nil, path.count == 1 { return nil }
      case .identifier:
        if file.local(name, before: node) != nil { continue }
        let found = index.type(TypeName(path: [name]), in: scope(of: node, in: file), file: number)
        if found == type { uses.append(node) }
      case .member:
        guard let outer = file.parent(of: node) else { return nil }
        let steps = file.steps(of: outer).prefix { $0 <= node }
        guard steps.allSatisfy({ [.identifier, .member].contains(file.kind($0)) }) else { continue }
        let path = TypeName(path: steps.map(file.name))
        if index.type(path, in: scope(of: node, in: file), file: number) == type {
          uses.append(node)
        }
      case .enumElement, .implicitMember, .argument, .label, .parameter, .binding,
        .functionDeclaration, .stringLiteral, .importDeclaration, .namePattern, .attribute:
        break
      default: return nil
      }
    }
    return uses
  }

  private func scope(of node: Int, in file: CodeFile) -> TypeDeclaration.ID? {
    let inner = code.type(around: node, in: file)
    // The extended type and what a type inherits from are named outside of it.
    let isInHead =
      file.ancestors(of: node).first {
        [
          .memberBlock, .extensionDeclaration, .enumDeclaration, .structDeclaration,
          .classDeclaration,
          .protocolDeclaration, .actorDeclaration,
        ].contains(file.kind($0))
      }.map { file.kind($0) != .memberBlock } ?? false
    return isInHead ? inner.flatMap { index.types[$0].outer } : inner
  }

  private func path(to node: Int, in file: CodeFile) -> [Name] {
    guard let outer = file.parent(of: node), file.kind(outer) == .memberType else { return [name] }
    return file.facts.parts(.typeName, of: outer).prefix { $0 <= node }.map(file.name)
  }
}
