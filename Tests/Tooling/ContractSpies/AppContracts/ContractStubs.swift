import AdderContractSpies
import AdderSwiftSource

/// The protocols of an app, with stubs of the types that they mention, as one text that compiles without the app.
///
/// A type that the app declares keeps its kind, its generic parameters without their conditions, and its superclass.
/// Another one is a class, or a protocol if something must conform to it.
struct ContractStubs {
  private let app: DeclaredNames
  private(set) var tree = StubTree()
  /// What is still to be declared.
  private var mentions: [Mention] = []
  private var protocols: [String] = []

  struct Mention {
    /// The names with dots between them.
    var path: [String]
    /// The number of generic arguments of the last name.
    var arity = 0
    /// True if something must conform to it or inherit from it.
    var isConstraint = false
    /// The types around the place that mentions it.
    var containers: [String] = []
  }

  /// - Parameter names: The protocols.
  init(of sources: [ContractSource], _ names: [ProtocolName]) {
    app = DeclaredNames(sources)
    var known: Set<String> = []
    for declared in app.protocols where names.contains(declared.name) {
      // One text can have several branches of an `#if`.
      guard declared.isConditional || known.insert(declared.name.text).inserted else { continue }
      write(declared)
    }
    while let mention = mentions.popLast() { declare(mention) }
  }

  /// The names of the types that the app declares.
  var declared: Set<String> { Set(app.types.keys).union(app.protocols.map(\.name.text)) }

  /// The stubs of types that neither the app nor the standard library declares, by their names.
  var unknown: [String: StubTree.Node] { tree.undeclared }

  /// - Parameter isKnown: Whether the system declares the type with this name.
  func text(without isKnown: (String) -> Bool) -> String {
    (tree.lines(without: isKnown) + [""] + protocols).joined(separator: "\n") + "\n"
  }

  // MARK: - Protocols

  private mutating func write(_ declared: DeclaredNames.Contract) {
    let file = declared.file
    var text = file.text(of: declared.node, without: Self.isUnwanted)
    if !declared.containers.isEmpty {
      text = "extension \(declared.containers.joined(separator: ".")) {\n\(text)\n}"
      mentions.append(Mention(path: declared.containers))
    }
    for condition in declared.conditions.reversed() { text = "#if \(condition)\n\(text)\n#endif" }
    protocols.append(text)
    mentions += file.mentions(
      in: declared.node, besides: app.isAssociated, containers: declared.containers)
  }

  /// Attributes of macros, and words that only Objective-C or the protocol's own file can use.
  private static func isUnwanted(_ word: String, isAttribute: Bool) -> Bool {
    isAttribute
      ? word == "objc"
        || !word.hasSuffix("Actor")
          && ![
            "available", "discardableResult", "escaping", "autoclosure", "Sendable",
            "preconcurrency",
            "convention", "concurrent", "unchecked",
          ].contains(word)
      : [
        "private", "fileprivate", "internal", "package", "public", "open", "optional", "weak",
        "unowned",
      ].contains(word)
  }

  // MARK: - Types

  private mutating func declare(_ mention: Mention) {
    var mention = mention
    // The compiler knows these modules.
    if mention.path.count > 1, ["Foundation", "Swift"].contains(mention.path[0]) { return }
    mention.path = app.path(of: mention)
    for count in 1...mention.path.count {
      let path = Array(mention.path.prefix(count))
      let name = path.joined(separator: ".")
      let isLast = count == mention.path.count
      if app.isProtocol(name) { continue }
      if let type = app.types[name] {
        if !isLast, let target = type.target(of: mention.path[count], in: app) {
          // What is inside belongs to the type behind a typealias, or to a superclass.
          var inner = mention
          inner.path = target + mention.path[count...]
          inner.containers = type.containers
          mentions += [inner, Mention(path: path)]
          return
        }
        if tree.add(path, type.stub(in: app)) { mentions += type.mentions(in: app) }
      } else {
        tree.add(
          path,
          .unknown(arity: isLast ? mention.arity : 0, isProtocol: isLast && mention.isConstraint))
      }
    }
  }
}

/// Stubs by their names, with those inside them.
struct StubTree {
  struct Node {
    var stub: Stub
    var inner: [String: Node] = [:]
  }

  enum Stub {
    case declared(head: String, body: [String])
    case unknown(arity: Int, isProtocol: Bool)
  }

  private var nodes: [String: Node] = [:]

  /// Returns false if there is a stub already.
  @discardableResult
  mutating func add(_ path: [String], _ stub: Stub) -> Bool {
    Self.add(path[...], stub, to: &nodes)
  }

  private static func add(
    _ path: ArraySlice<String>, _ stub: Stub, to nodes: inout [String: Node]
  ) -> Bool {
    guard let name = path.first else { return false }
    if path.count > 1 {
      var node = nodes[name] ?? Node(stub: .unknown(arity: 0, isProtocol: false))
      let isNew = add(path.dropFirst(), stub, to: &node.inner)
      nodes[name] = node
      return isNew
    }
    guard let known = nodes[name] else {
      nodes[name] = Node(stub: stub)
      return true
    }
    nodes[name]?.stub = known.stub.merged(with: stub)
    return false
  }

  /// The stubs of types that the app does not declare, by their full names.
  var undeclared: [String: Node] {
    var found: [String: Node] = [:]
    func collect(_ nodes: [String: Node], _ around: String) {
      for (name, node) in nodes {
        if case .unknown = node.stub { found[around + name] = node }
        collect(node.inner, around + name + ".")
      }
    }
    collect(nodes, "")
    return found
  }

  func lines(without isKnown: (String) -> Bool) -> [String] {
    Self.lines(nodes, around: "", isKnown)
  }

  private static func lines(
    _ nodes: [String: Node], around: String, _ isKnown: (String) -> Bool
  ) -> [String] {
    nodes.sorted { $0.key < $1.key }.flatMap { name, node -> [String] in
      let full = around + name
      let inner = lines(node.inner, around: full + ".", isKnown).map { "  \($0)" }
      switch node.stub {
      case .declared(let head, let body):
        return head.isEmpty ? body : ["\(head) {"] + body + inner + ["}"]
      case .unknown(let arity, let isProtocol):
        if isKnown(full) { return inner.isEmpty ? [] : ["extension \(full) {"] + inner + ["}"] }
        if isProtocol, inner.isEmpty {
          return [
            name.hasPrefix("UI")
              ? "@MainActor protocol \(name): NSObjectProtocol {}" : "protocol \(name) {}"
          ]
        }
        let generics = (0..<arity).map { "Value\($0)" }.joined(separator: ", ")
        return ["class \(name)\(arity == 0 ? "" : "<\(generics)>"): StubObject {"] + inner + ["}"]
      }
    }
  }
}

extension StubTree.Stub {
  fileprivate func merged(with other: Self) -> Self {
    switch (self, other) {
    case (.declared, _): self
    case (_, .declared): other
    case (.unknown(let arity, let isProtocol), .unknown(let otherArity, let otherIsProtocol)):
      .unknown(arity: max(arity, otherArity), isProtocol: isProtocol || otherIsProtocol)
    }
  }
}
