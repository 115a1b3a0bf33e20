import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

extension TypeUse {
  /// All type names in this use, including those in angle brackets.
  var allNames: [TypeName] { names.flatMap { [$0] + $0.arguments.flatMap(\.allNames) } }
}

/// A type in a signature: a type of the project, or the name of a foreign type.
enum MentionedType: Hashable {
  case own(TypeDeclaration.ID)
  case foreign(Name)
}

extension LintedModule {
  /// Returns the types that a type use mentions, with aliases resolved.
  func mentionedTypes(
    in use: TypeUse?, within owner: TypeDeclaration.ID, file: Int32
  ) -> [MentionedType] {
    guard let use else { return [] }
    return use.allNames.flatMap { name in
      index.expanded(name, in: owner, file: file).map { name in
        index.type(name.type, in: name.outer, file: name.file).map(MentionedType.own)
          ?? .foreign(name.type.last)
      }
    }
  }

  /// Returns the types in a method's parameters and result.
  func mentionedTypes(in function: Function, of owner: TypeDeclaration.ID) -> [MentionedType] {
    (function.parameters.map(\.type) + [function.result]).flatMap {
      mentionedTypes(in: $0, within: owner, file: function.place.file)
    }
  }

  func name(of type: MentionedType) -> String {
    switch type {
    case .own(let type): name(type)
    case .foreign(let name): index.names[name]
    }
  }

  /// Returns true if a type belongs to a topic, or inherits from a type that belongs to it.
  func isKnown(_ type: MentionedType, as body: String) -> Bool {
    guard let knowledge else { return false }
    let bodies = knowledge.bodies(named: body)
    switch type {
    case .own(let type):
      return index.allInherited(by: type).foreign.contains {
        knowledge.bodies(ofMention: $0) & bodies != 0
      }
    case .foreign(let name): return knowledge.bodies(ofMention: name) & bodies != 0
    }
  }
}

// MARK: - Closures

extension LintedModule {
  /// Returns the first parameter that is a completion: a
  /// function that is called later and returns nothing.
  ///
  /// A function with a result is not a completion: it is called to obtain a value.
  func completion(of function: Function, _ owner: TypeDeclaration.ID) -> Function.Parameter? {
    let facts = facts(at: function.place)
    let nodes = facts.parts(.parameter, of: Int(function.place.node))
    return zip(function.parameters, nodes).first { parameter, node in
      guard parameter.isEscaping || parameter.type?.isOptional == true else { return false }
      if let type = functionType(in: node, facts) { return givesNothing(type, facts) }
      return aliases(of: parameter, in: owner, file: function.place.file).contains { place in
        let facts = self.facts(at: place)
        return functionType(in: Int(place.node), facts).map { givesNothing($0, facts) } ?? false
      }
    }?.0
  }

  private func aliases(
    of parameter: Function.Parameter, in owner: TypeDeclaration.ID, file: Int32
  ) -> [SyntaxPlace] {
    (parameter.type?.names ?? []).flatMap { name -> [SyntaxPlace] in
      guard index.type(name, in: owner, file: file) == nil else { return [] }
      return (index.aliases[name.last] ?? []).map(\.place)
    }
  }

  private func functionType(in node: Int, _ facts: SwiftFile) -> Int? {
    facts.range(of: node).first {
      facts.nodes[$0].kind == .functionType
    }
  }

  private func givesNothing(_ type: Int, _ facts: SwiftFile) -> Bool {
    guard let result = facts.part(.result, of: type), facts.nodes[result].count > 0 else {
      return true
    }
    // The first node inside the result clause is the result type.
    let given = result + 1
    return facts.isNamed(given, "Void")
      || facts.nodes[given].kind == .tupleType && facts.nodes[given].count == 0
  }
}
