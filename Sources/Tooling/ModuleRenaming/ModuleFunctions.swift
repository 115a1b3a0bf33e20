import AdderFileChanges
import AdderModuleDiscovery
import AdderSwiftSource

/// The static functions that are called like the module and return one of its types: `Modules.map()`.
/// Other things can have such a common name, so each use is decided by the type that is written before it.
struct ModuleFunctions {
  /// The new names of the functions, keyed by the old names.
  private(set) var names: [String: String] = [:]
  /// The functions that keep their names, because a call of them may be a call of something else.
  private(set) var unchanged: [UnchangedName] = []
  /// The declarations of the renamed functions, and their uses.
  private var places: Set<SyntaxPlace> = []
  /// The new texts for places in files, keyed by path.
  private var edits: [String: [FileEdit]] = [:]

  /// - Parameter unread: The places of names in files that discovery does not read.
  init(
    in project: DiscoveredProject, _ snapshot: ProjectSnapshot, _ own: OwnNames,
    besides unread: OtherWords
  ) {
    let old = ModuleWord.small(own.moduleName)
    // A name of several words is renamed wherever it occurs.
    guard let new = own.replacement.renamed(old), !(old.hasSeveralWords && new.hasSeveralWords),
      let reader = StaticUseReader(of: old, in: project, own)
    else { return }
    for type in project.index.types.indices {
      let functions = reader.functions(of: type)
      guard let first = functions.first else { continue }
      guard unread.first(of: old) == nil, !reader.has(new, type), let uses = reader.uses(of: type)
      else {
        let common = old.hasSeveralWords ? new : old
        unchanged.append(
          UnchangedName(
            old, at: project.index.files[Int(first.file)].location(of: Int(first.node)),
            .tooCommon(common, isNew: common == new)))
        continue
      }
      names[old] = new
      for place in functions + uses { rename(place, to: new, in: project, snapshot) }
      for place in functions { renameMark(before: place, in: project, snapshot, own) }
    }
  }

  /// Returns true for the declaration or a use of a renamed function.
  func contains(_ node: Int, inFile file: Int) -> Bool {
    places.contains(SyntaxPlace(file: Int32(file), node: Int32(node)))
  }

  /// Returns a file's edits together with those of the functions, which take precedence.
  func edits(of path: String, besides others: [FileEdit]) -> [FileEdit] {
    let own = edits[path] ?? []
    return others.filter { other in !own.contains { $0.range.overlaps(other.range) } } + own
  }

  private mutating func rename(
    _ place: SyntaxPlace, to new: String, in project: DiscoveredProject,
    _ snapshot: ProjectSnapshot
  ) {
    places.insert(place)
    let file = project.index.files[Int(place.file)]
    var start = Int(file.facts.nodes[Int(place.node)].nameStart)
    if snapshot.texts[file.path]?[start] == UInt8(ascii: "`") { start += 1 }
    let end = start + file.facts.name(of: Int(place.node)).utf8.count
    edits[file.path, default: []].append(FileEdit(start..<end, with: new))
  }

  /// Renames the heading of a function: `// MARK: Map`.
  private mutating func renameMark(
    before function: SyntaxPlace, in project: DiscoveredProject, _ snapshot: ProjectSnapshot,
    _ own: OwnNames
  ) {
    let file = project.index.files[Int(function.file)]
    guard let text = snapshot.texts[file.path] else { return }
    let blanks = " \t\r\n".utf8
    let start = Int(file.facts.nodes[Int(function.node)].start)
    guard let last = text[..<start].lastIndex(where: { !blanks.contains($0) }) else { return }
    let line = text[...last].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let place = last + 1 - own.replacement.old.capital.count
    let words = text[(last + 1 - line)...last].split(whereSeparator: blanks.contains)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.last == own.moduleName,
      [["//", "MARK:"], ["//", "MARK:", "-"]]
        .contains(words.dropLast())
    else { return }
    edits[file.path, default: []].append(
      FileEdit(place..<last + 1, with: own.replacement.new.capital))
  }
}

/// Finds the static functions with a name, and their uses.
private struct StaticUseReader {
  private let name: Name
  private let index: ProjectIndex
  private let own: OwnNames
  private let around: TypesAround
  /// The nodes with the name, apart from strings.
  private let places: [SyntaxPlace]

  /// - Returns: `nil` if the name does not occur.
  init?(of name: String, in project: DiscoveredProject, _ own: OwnNames) {
    index = project.index
    guard let number = project.index.names.name(name) else { return nil }
    self.name = number
    self.own = own
    around = TypesAround(project.index)
    places = NamePlaces(project.index).files(with: number).flatMap { file in
      let source = project.index.files[file]
      return source.nodes(named: number).filter { source.facts.nodes[$0].kind != .stringLiteral }
        .map { SyntaxPlace(file: Int32(file), node: Int32($0)) }
    }
  }

  private func facts(_ place: SyntaxPlace) -> SwiftFile { index.files[Int(place.file)].facts }

  /// Returns the declarations of a type's static functions with the name that return the module's types.
  func functions(of type: TypeDeclaration.ID) -> [SyntaxPlace] {
    index.types[type].functions.filter { $0.name == name && $0.isStatic }.map(\.place)
      .filter(returnsModule)
  }

  private func returnsModule(_ function: SyntaxPlace) -> Bool {
    let facts = facts(function)
    guard let result = facts.part(.result, of: Int(function.node)) else { return false }
    return facts.range(of: result).contains { node in
      let name = facts.name(of: node)
      return facts.nodes[node].kind == .typeName && own.types[name] != nil
        && !own.isUnclear(name, in: index.files[Int(function.file)])
    }
  }

  /// Returns true if a type, or one that it inherits from, has a member with another name.
  func has(_ other: String, _ type: TypeDeclaration.ID) -> Bool {
    guard let other = index.names.name(other) else { return false }
    return index.allInherited(by: type).types.union([type]).contains { declares(other, $0) }
  }

  private func declares(_ name: Name, _ type: TypeDeclaration.ID) -> Bool {
    let type = index.types[type]
    return type.functions.contains { $0.name == name }
      || type.properties.contains { $0.name == name } || type.cases.contains(name)
  }

  /// Returns the uses of a type's function behind the type's name, or `nil` if other uses may mean it.
  func uses(of type: TypeDeclaration.ID) -> [SyntaxPlace]? {
    let functions = functions(of: type)
    guard isOnlyWrittenOut(type, functions) else { return nil }
    var uses: [SyntaxPlace] = []
    for place in places where !functions.contains(place) {
      let isInside = isInside(type, place)
      switch facts(place).nodes[Int(place.node)].kind {
      case .member:
        let base = place.node > 0 ? facts(place).name(of: Int(place.node) - 1) : ""
        if base == index.name(of: type) || isInside && ["self", "Self"].contains(base) {
          uses.append(place)
        } else if mayBeTypeName(base) {
          return nil
        }
      case .implicitMember: return nil
      case .label, .argument, .tupleTypeElement: break
      default: if isInside { return nil }
      }
    }
    return uses
  }

  /// Returns true for a place in a type or in one that is nested in it.
  private func isInside(_ type: TypeDeclaration.ID, _ place: SyntaxPlace) -> Bool {
    var outer = around.innermost(around: Int(place.node), inFile: Int(place.file))
    while let next = outer, next != type { outer = index.types[next].outer }
    return outer != nil
  }

  /// Returns true if nothing but the type's name, `self` and `Self` can be written before its functions, and
  /// no protocol, superclass or other language knows these.
  private func isOnlyWrittenOut(_ type: TypeDeclaration.ID, _ functions: [SyntaxPlace]) -> Bool {
    let declaration = index.types[type]
    let own = declaration.functions.filter { functions.contains($0.place) }
    return declaration.kind != .protocol && declaration.genericParameters.isEmpty
      && index.types(named: declaration.name).count == 1
      && !index.types.indices.contains { index.allInherited(by: $0).types.contains(type) }
      && !index.allInherited(by: type).types.contains { declares(name, $0) }
      && declaration.functions.count { $0.name == name } == functions.count
      && !declaration.properties.contains { $0.name == name } && !declaration.cases.contains(name)
      && !declaration.attributes.contains { index.names[$0] == "objcMembers" }
      && !own.contains { $0.isOverride || $0.attributes.contains { index.names[$0] == "objc" } }
      && !isUsedAsValue(declaration.name)
  }

  /// Returns true for `Modules.self` and `Modules.Type`.
  private func isUsedAsValue(_ type: Name) -> Bool {
    NamePlaces(index).files(with: type).contains { file in
      let facts = index.files[file].facts
      return index.files[file].nodes(named: type).contains { node in
        node + 1 < facts.nodes.count && ["self", "Type"].contains(facts.name(of: node + 1))
      }
    }
  }

  /// Returns true for a name that may be an alias or a generic parameter.
  private func mayBeTypeName(_ base: String) -> Bool {
    base.first?.isUppercase == true && index.types(named: base).isEmpty
  }
}
