import AdderSwiftSource

/// The classes, structures, enumerations and actors of a project, by name.
struct DeclaredTypes: Sendable {
  struct Declaration: Sendable {
    let node: Syntax
    /// The names of the types around it and its own, with dots between them.
    let qualifiedName: String
    /// True if it, or a type around it, is private to its file.
    let isPrivate: Bool
    /// The conditions of the `#if`s around it, from the outside in.
    let conditions: [String]
  }

  private struct Extension {
    let node: Syntax
    let conditions: [String]
  }

  private var types: [String: [Declaration]] = [:]
  private var extensions: [String: [Extension]] = [:]
  /// The members of extensions that are private to their files.
  private var hidden: Set<SourceNode> = []

  /// The types, extensions and protocols of each file.
  private var scopes: [String: [Scope]] = [:]
  /// The typealiases inside types and protocols, by the name of the type.
  private var aliases: [String: [String: String]] = [:]
  /// What types and protocols say that they inherit from or conform to, by their names.
  private var conformances: [String: Set<String>] = [:]

  private struct Scope {
    let name: String
    let block: Syntax
  }

  /// - Parameter sources: The files, with their texts.
  init(_ sources: [ContractSource]) {
    for source in sources {
      read(Syntax(source: source, node: 0), in: [], isPrivate: false, if: [])
    }
  }

  private mutating func read(
    _ block: Syntax, in containers: [String], isPrivate: Bool, if conditions: [String]
  ) {
    for part in block.parts {
      let isPrivate =
        isPrivate || part.has(modifier: "private") || part.has(modifier: "fileprivate")
      switch part.kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
        let names = containers + [part.name]
        readScope(part, part.name)
        types[part.name, default: []].append(
          Declaration(
            node: part, qualifiedName: names.joined(separator: "."), isPrivate: isPrivate,
            conditions: conditions))
        if let members = part.part(.memberBlock) {
          read(members, in: names, isPrivate: isPrivate, if: conditions)
        }
      case .extensionDeclaration:
        guard let name = part.type?.baseName else { continue }
        readScope(part, name)
        extensions[name, default: []].append(Extension(node: part, conditions: conditions))
        if part.isPrivate {
          hidden.formUnion((part.part(.memberBlock)?.parts ?? []).map(SourceNode.init))
        }
        if let path = part.type?.pathName, let members = part.part(.memberBlock) {
          read(
            members, in: path.split(separator: ".").map(String.init), isPrivate: isPrivate,
            if: conditions)
        }
      case .protocolDeclaration: readScope(part, part.name)
      case .ifConfig:
        for branch in part.branches {
          read(
            branch.clause, in: containers, isPrivate: isPrivate,
            if: conditions + [branch.condition])
        }
      default: continue
      }
    }
  }

  private mutating func readScope(_ block: Syntax, _ name: String) {
    scopes[block.source.path, default: []].append(Scope(name: name, block: block))
    let inherited = block.parts(.inheritedType).compactMap(\.type)
      .flatMap { $0.kind == .compositionType ? $0.parts : [$0] }
    conformances[name, default: []].formUnion(inherited.compactMap(\.baseName))
    for alias in block.part(.memberBlock)?.parts(.typealiasDeclaration) ?? []
    where alias.part(.genericParameter) == nil {
      aliases[name, default: [:]][alias.name] = alias.type?.pathName
    }
  }

  /// The path of a type, if it begins with a typealias of a type around it: `Model.Load` in a protocol that has
  /// `typealias Model = PostsModel`.
  private func path(behind type: Syntax) -> String? {
    guard let path = type.pathName, !aliases.isEmpty else { return nil }
    let words = path.split(separator: ".").map(String.init)
    let around = (scopes[type.source.path] ?? [])
      .filter { $0.block.start <= type.start && type.end <= $0.block.end }.map(\.name).reversed()
    let names = around + around.flatMap { (conformances[$0] ?? []).sorted() }
    guard let target = names.lazy.compactMap({ aliases[$0]?[words[0]] }).first else { return nil }
    return ([target] + words.dropFirst()).joined(separator: ".")
  }

  /// The declaration of a type and its extensions that are compiled with it.
  private func blocks(of declaration: Declaration) -> [Syntax] {
    [declaration.node]
      + (extensions[declaration.node.name] ?? []).filter {
        $0.conditions.allSatisfy(declaration.conditions.contains)
      }.map(\.node)
  }

  /// Returns the only type with a name.
  func declaration(_ name: String) -> Declaration? {
    types[name].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the type that a type expression names: `Post`, `Posts.Load.Request`.
  func declaration(of type: Syntax) -> Declaration? {
    (path(behind: type) ?? type.pathName).flatMap(type(atPath:))
  }

  /// Returns the type with the names of types around it and its own: `Posts.Load.Request`.
  func type(atPath path: String) -> Declaration? {
    guard let name = path.split(separator: ".").last else { return nil }
    let found = types[String(name)] ?? []
    let named = found.filter { $0.qualifiedName == path || $0.qualifiedName.hasSuffix(".\(path)") }
    return named.count == 1 ? named[0] : nil
  }

  /// Returns the type with a name that a file declares.
  func declaration(_ name: String, inFile path: String) -> Declaration? {
    types[name]?.first { $0.node.source.path == path }
  }

  /// Returns the types that say that they inherit from or conform to a name.
  func declarations(inheriting name: String) -> [Declaration] {
    types.values.joined().filter { declaration in
      inherited(by: declaration).contains { type in
        (type.kind == .compositionType ? type.parts : [type]).contains { $0.baseName == name }
      }
    }
  }

  /// The members of a type, with those of its extensions.
  func members(of declaration: Declaration) -> [Syntax] {
    blocks(of: declaration).flatMap {
      $0.part(.memberBlock)?.parts ?? []
    }
  }

  /// True for a member that only its file can use.
  func isHidden(_ member: Syntax) -> Bool {
    member.isPrivate || hidden.contains(SourceNode(member))
  }

  /// The types that a type says it inherits from or conforms to.
  func inherited(by declaration: Declaration) -> [Syntax] {
    blocks(of: declaration).flatMap {
      $0.parts(.inheritedType).compactMap(\.type)
    }
  }
}
