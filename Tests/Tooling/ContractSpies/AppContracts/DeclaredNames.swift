import AdderContractSpies
import AdderSwiftSource

/// What an app's files declare, as far as stubs need it.
struct DeclaredNames {
  private(set) var protocols: [Contract] = []
  /// Types, by their names with those of the types around them.
  private(set) var types: [String: DeclaredType] = [:]
  /// The types inside protocols.
  private(set) var associatedTypes: Set<String> = []
  private var protocolNames: Set<String> = []

  struct Contract {
    let name: ProtocolName
    let file: StubFile
    let node: Int
    let containers: [String]
    /// The conditions of the `#if`s around it, from the outside in.
    let conditions: [String]
    var isConditional: Bool { !conditions.isEmpty }
  }

  init(_ sources: [ContractSource]) {
    for source in sources {
      read(StubFile(source), node: 0, containers: [], conditions: [])
      for node in source.facts.nodes.indices
      where source.facts.nodes[node].kind == .protocolDeclaration {
        for part in source.facts.range(of: node)
        where [.associatedtypeDeclaration, .typealiasDeclaration]
          .contains(source.facts.nodes[part].kind)
        {
          associatedTypes.insert(source.facts.name(of: part))
        }
      }
    }
  }

  /// True if a name stands only for types inside protocols.
  func isAssociated(_ name: String) -> Bool {
    associatedTypes.contains(name) && types[name] == nil
  }

  func isProtocol(_ name: String) -> Bool { protocolNames.contains(name) }

  /// The full names of what is mentioned: the innermost type around the place that has the name counts.
  func path(of mention: ContractStubs.Mention) -> [String] {
    for count in stride(from: mention.containers.count, to: 0, by: -1) {
      let path = Array(mention.containers.prefix(count)) + mention.path
      if types[(mention.containers.prefix(count) + mention.path.prefix(1)).joined(separator: ".")]
        != nil
      {
        return path
      }
    }
    return mention.path
  }

  private mutating func read(
    _ file: StubFile, node: Int, containers: [String], conditions: [String]
  ) {
    let facts = file.facts
    for part in facts.parts(of: node) {
      let name = facts.name(of: part)
      let full = (containers + [name]).joined(separator: ".")
      switch facts.nodes[part].kind {
      case .protocolDeclaration where !name.isEmpty:
        protocolNames.insert(full)
        protocols.append(
          Contract(
            name: ProtocolName(full, in: file.source.path), file: file, node: part,
            containers: containers, conditions: conditions))
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
        add(DeclaredType(file: file, node: part, containers: containers), full)
        guard let block = facts.part(.memberBlock, of: part) else { continue }
        read(file, node: block, containers: containers + [name], conditions: conditions)
      case .typealiasDeclaration:
        add(DeclaredType(file: file, node: part, containers: containers), full)
      case .extensionDeclaration:
        guard let block = facts.part(.memberBlock, of: part), let type = facts.firstType(of: part)
        else { continue }
        let extended = file.text(of: type).split(separator: ".").map(String.init)
        read(file, node: block, containers: containers + extended, conditions: conditions)
      case .ifConfig:
        for (condition, clause) in file.branches(of: part) {
          read(
            file, node: clause, containers: containers, conditions: conditions + [condition])
        }
      default: continue
      }
    }
  }

  /// Of two types with one name, the one that other files can see.
  private mutating func add(_ type: DeclaredType, _ name: String) {
    if let known = types[name], !known.isPrivate || type.isPrivate { return }
    types[name] = type
  }
}

/// A type of an app.
struct DeclaredType {
  let file: StubFile
  let node: Int
  let containers: [String]

  private var facts: SwiftFile { file.facts }
  private var kind: SyntaxKind { facts.nodes[node].kind }
  private var name: String { facts.name(of: node) }
  private var inherited: [Int] {
    facts.parts(.inheritedType, of: node).compactMap(facts.firstType)
  }

  fileprivate var isPrivate: Bool {
    facts.parts(.modifier, of: node).contains { facts.name(of: $0).hasSuffix("private") }
  }

  /// - Parameter app: What the app declares.
  func stub(in app: DeclaredNames) -> StubTree.Stub {
    let generics = facts.parts(.genericParameter, of: node)
      .map { (file.text(of: $0).hasPrefix("each ") ? "each " : "") + facts.name(of: $0) }
    let name = name + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
    // A type inside it can have the name.
    let errors = generics.isEmpty ? ", Swift.Error" : ""
    switch kind {
    case .typealiasDeclaration:
      return .declared(head: "", body: ["typealias \(file.textFromName(of: node))"])
    case .structDeclaration where file.text(of: node).contains("~Copyable"):
      return .declared(head: "struct \(name): ~Copyable", body: [])
    case .structDeclaration: return .declared(head: "struct \(name): Hashable\(errors)", body: [])
    case .enumDeclaration:
      return .declared(head: "enum \(name): Hashable\(errors)", body: ["  case stub"])
    case .actorDeclaration:
      let isGlobal = facts.parts(.attribute, of: node).contains {
        facts.name(of: $0) == "globalActor"
      }
      return .declared(
        head: (isGlobal ? "@globalActor " : "") + "actor \(name)",
        body: isGlobal ? ["  static let shared = \(name)()"] : [])
    default:
      return .declared(
        head: "class \(name): \(superclass(in: app) ?? "StubObject")", body: [])
    }
  }

  /// The type that has an inner type instead: the one behind a typealias, or a superclass.
  func target(of inner: String, in app: DeclaredNames) -> [String]? {
    if app.types[(containers + [name, inner]).joined(separator: ".")] != nil { return nil }
    let text =
      kind == .typealiasDeclaration
      ? facts.firstType(of: node).map(file.text(of:)) : superclass(in: app)
    return text?.prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }

  /// What its stub mentions.
  func mentions(in app: DeclaredNames) -> [ContractStubs.Mention] {
    let nodes =
      kind == .typealiasDeclaration ? [node] : superclass(in: app) == nil ? [] : [inherited[0]]
    return nodes.flatMap {
      file.mentions(in: $0, besides: app.isAssociated, containers: containers)
    }
  }

  /// The first type after the colon, if it looks like a class.
  private func superclass(in app: DeclaredNames) -> String? {
    guard kind == .classDeclaration, let first = inherited.first else { return nil }
    let text = file.text(of: first)
    let name = String(text.prefix { $0 != "<" })
    return app.types[name]?.kind == .classDeclaration || FrameworkStubs.classes.contains(name)
      ? text : nil
  }
}
