import AdderArchitectures
import AdderModuleDiscovery

extension TypeUse {
  /// All types that are named in it, those in angle brackets as well.
  var allNames: [TypeName] { names.flatMap { [$0] + $0.arguments.flatMap(\.allNames) } }
}

/// What a signature names: a type of the project, or the name of a foreign one.
enum MentionedType: Hashable {
  case own(TypeDeclaration.ID)
  case foreign(Name)
}

extension LintedModule {
  /// The types that a use names, with what aliases stand for.
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

  /// The types in a method's parameters and result.
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

  /// Whether a type is one that a body of knowledge speaks of, or inherits from one.
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

  /// Whether a method's parameter, or an alias that it is declared by, is a function kept for later.
  func isCompletion(_ parameter: Function.Parameter, of owner: TypeDeclaration.ID, file: Int32)
    -> Bool
  {
    if parameter.isEscaping { return true }
    guard let use = parameter.type, use.isOptional else { return false }
    return use.names.contains { name in
      guard index.type(name, in: owner, file: file) == nil else { return false }
      return index.aliases[name.last]?.contains { $0.type.shape == .function } ?? false
    }
  }
}
