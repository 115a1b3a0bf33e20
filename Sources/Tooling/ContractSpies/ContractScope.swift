import AdderSwiftSource

/// The declarations of a project that decide what a spy looks like: protocols, typealiases, classes
/// and types that cannot be copied.
///
/// This is an immutable class instead of a struct, because the type of every parameter refers to it.
package final class ContractScope: Sendable {
  /// By qualified name, and by plain name. Several targets can have protocols of one name.
  private let protocols: [String: [DeclaredProtocol]]
  let all: [DeclaredProtocol]
  /// What a typealias without generic parameters stands for; `nil` if two have the name.
  private let aliases: [String: Syntax?]
  private let noncopyable: Set<String>
  /// The structures, enumerations, classes and actors that are not inside other types.
  private let outerTypes: Set<String>
  /// The files of the classes that are not inside other types.
  private let outerClasses: [String: Set<String>]
  /// What each class inherits from, and its initializers.
  private let classes: [String: (inherited: [Syntax], initializers: [Syntax])]

  /// - Parameter sources: Every file of the project. The text of a file that declares neither
  ///   protocols nor typealiases can be empty.
  package init(_ sources: [ContractSource]) {
    var protocols: [String: [DeclaredProtocol]] = [:]
    var all: [DeclaredProtocol] = []
    var aliases: [String: Syntax?] = [:]
    var noncopyable: Set<String> = []
    var outerTypes: Set<String> = []
    var outerClasses: [String: Set<String>] = [:]
    var classes: [String: (inherited: [Syntax], initializers: [Syntax])] = [:]
    for source in sources {
      let declared = ProtocolReader(source).protocols
      all += declared
      for one in declared {
        protocols[one.qualifiedName, default: []].append(one)
        if !one.containers.isEmpty { protocols[one.name, default: []].append(one) }
      }
      for part in source.facts.parts(of: 0) {
        switch source.facts.nodes[part].kind {
        case .classDeclaration:
          outerClasses[source.facts.name(of: part), default: []].insert(source.path)
        case .structDeclaration, .enumDeclaration, .actorDeclaration: break
        default: continue
        }
        let type = Syntax(source: source, node: part)
        if !type.isPrivate { outerTypes.insert(type.name) }
      }
      for node in source.facts.nodes.indices {
        switch source.facts.nodes[node].kind {
        case .typealiasDeclaration:
          let alias = Syntax(source: source, node: node)
          guard let type = alias.type, alias.part(.genericParameter) == nil else { continue }
          aliases[alias.name] = aliases[alias.name] == nil ? .some(.some(type)) : .some(nil)
        case .structDeclaration, .enumDeclaration:
          let declaration = Syntax(source: source, node: node)
          for type in declaration.parts(.inheritedType).compactMap(\.type)
          where type.kind == .prefixedType && type.name == "~" {
            noncopyable.insert(declaration.name)
          }
        case .classDeclaration:
          let declaration = Syntax(source: source, node: node)
          classes[declaration.name] = (
            declaration.parts(.inheritedType).compactMap(\.type),
            declaration.part(.memberBlock)?.parts(.initializerDeclaration) ?? []
          )
        default: continue
        }
      }
    }
    self.protocols = protocols
    self.all = all
    self.aliases = aliases
    self.noncopyable = noncopyable
    self.outerTypes = outerTypes
    self.outerClasses = outerClasses
    self.classes = classes
  }

  /// Returns the files that declare a class outside of other types.
  package func files(declaringClass name: String) -> Set<String> { outerClasses[name] ?? [] }

  /// Returns true if a name means a type of the project, even where the system has one of that name.
  func declaresType(_ name: String) -> Bool { outerTypes.contains(name) }

  /// Whether a type is a class of the project.
  func isClass(_ name: String) -> Bool { classes[name] != nil }
  /// The first name after a class's colon, unless it is a protocol of the project.
  func superclass(of name: String) -> String? {
    classes[name]?.inherited.first?.baseName.flatMap { protocols[$0] == nil ? $0 : nil }
  }
  /// The initializers that a class declares; `nil` if the project does not declare the class.
  func initializers(of name: String) -> [Syntax]? { classes[name]?.initializers }

  /// Finds the protocol that a declaration inside some types means by a name.
  func declaredProtocol(
    _ name: String, in containers: [String], of source: ContractSource
  ) -> DeclaredProtocol? {
    for count in stride(from: containers.count, through: 0, by: -1) {
      let qualified = (containers.prefix(count) + [name]).joined(separator: ".")
      if let found = nearest(protocols[qualified], to: source) { return found }
    }
    return nearest(name.split(separator: ".").last.flatMap { protocols[String($0)] }, to: source)
  }

  /// Of protocols with one name, the one in the same file or in the same module.
  private func nearest(
    _ found: [DeclaredProtocol]?, to source: ContractSource
  ) -> DeclaredProtocol? {
    found?.first { $0.source.path == source.path }
      ?? found?.first { $0.source.module == source.module && !$0.isPrivate }
      ?? found?.first { !$0.isPrivate }
  }

  /// What a type stands for, if it is a typealias of the project.
  func resolved(_ type: Syntax) -> Syntax {
    var type = type
    // Aliases of aliases are short; the limit ends a cycle.
    for _ in 0..<8 {
      guard let target = target(of: type) else { break }
      type = target
    }
    return type
  }

  /// The type behind a typealias of the project; `nil` for another type.
  func target(of type: Syntax) -> Syntax? {
    guard type.kind == .typeName || type.kind == .memberType, type.all.count <= 3,
      let name = type.baseName
    else { return nil }
    return aliases[name] ?? nil
  }

  func isNoncopyable(_ type: Syntax) -> Bool {
    guard let name = resolved(type).baseName else { return false }
    return noncopyable.contains(name) || name == "ExecutorJob"
  }
}

extension Syntax {
  /// The last name of a named type, without its generic arguments: `Element` for `A.Element<Int>`.
  var baseName: String? {
    switch kind {
    case .typeName: name
    case .memberType: parts.last { $0.kind == .typeName }?.name
    default: nil
    }
  }

  /// The names of a named type with dots between them, without generic arguments.
  var pathName: String? {
    switch kind {
    case .typeName: name
    case .memberType:
      parts.allSatisfy { $0.kind == .typeName } ? parts.map(\.name).joined(separator: ".") : nil
    default: nil
    }
  }

  /// The type without attributes, modifiers and parentheses around it.
  var plainType: Syntax {
    switch kind {
    case .attributedType: type?.plainType ?? self
    case .tupleType:
      if parts.count == 1, let element = parts.first, element.name.isEmpty, let inner = element.type
      {
        inner.plainType
      } else {
        self
      }
    default: self
    }
  }
}

/// A protocol's name, and the file that declares it.
package struct ProtocolName: Hashable, Sendable {
  /// With the types around the protocol: `Feed.Output`.
  package let text: String
  package let file: String

  package init(_ text: String, in file: String) {
    self.text = text
    self.file = file
  }
}

extension ContractScope {
  /// The names of all protocols, in the order of their files.
  package var names: [ProtocolName] { all.map(\.fullName) }

  /// The names of the protocols that ask for a double: with a comment or an attribute of another
  /// generator, or with `// adder:spy`.
  package var markedNames: [ProtocolName] {
    all.filter { !$0.isPrivate && $0.isMarked }.map(\.fullName)
  }

  /// Returns the names of the protocols that a person means by a name.
  package func names(of name: String) -> [ProtocolName] { (protocols[name] ?? []).map(\.fullName) }

  /// The declarations of a protocol: several if an `#if` decides between them.
  func declarations(of name: ProtocolName) -> [DeclaredProtocol] {
    (protocols[name.text] ?? []).filter { $0.fullName == name }
  }
}

extension DeclaredProtocol {
  var fullName: ProtocolName { ProtocolName(qualifiedName, in: source.path) }

  fileprivate var isMarked: Bool {
    if declaration.has(attribute: "Spyable") || declaration.has(attribute: "Mockable") {
      return true
    }
    if inherited.contains(where: { $0.baseName == "AutoMockable" }) { return true }
    let comment = source.comment(before: declaration.start)
    return ["@mockable", "sourcery: AutoMockable", "adder:spy"].contains { comment.contains($0) }
  }
}
