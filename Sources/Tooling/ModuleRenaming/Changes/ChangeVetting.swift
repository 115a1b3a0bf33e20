import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// Tells changes that can be made from those that could change what the code means.
struct ChangeVetting {
  private(set) var accepted: [ProjectChange] = []
  private(set) var refused: [RefusedChange] = []

  private let project: DiscoveredProject
  private let places: NamePlaces
  private let otherWords: OtherWords
  /// The new names and paths that were given away.
  private var taken: Set<String> = []
  private var changed: Set<String> = []

  init(_ changes: [ProjectChange], of project: DiscoveredProject, in snapshot: ProjectSnapshot) {
    self.project = project
    places = NamePlaces(project.index)
    otherWords = OtherWords(Set(changes.compactMap(\.oldType)), in: snapshot)
    let paths = Set(snapshot.paths.map { $0.lowercased() })
    let methods = MethodVetting(changes, of: project, places)
    var known: Set<ProjectChange> = []
    for change in changes where known.insert(change).inserted {
      let reason =
        switch change {
        case .type(let old, let new): reason(againstType: old, new)
        case .method(let old, _, _): methods.reason(against: old)
        case .file(let old, let new):
          paths.contains(new.lowercased()) || !taken.insert(new.lowercased()).inserted
            || !changed.insert(old).inserted ? "'\(new)' is there already" : nil
        }
      if let reason {
        refused.append(RefusedChange(change: change, reason: reason))
      } else {
        accepted.append(change)
      }
    }
  }

  // MARK: Types

  private mutating func reason(againstType old: String, _ new: String) -> String? {
    let types = project.index.types(named: old)
    guard types.count == 1, let number = project.index.names.name(old) else {
      return "there are \(types.count) types '\(old)'"
    }
    if !changed.insert(old).inserted { return "'\(old)' gets another name already" }
    if let place = places.first(of: new) {
      return "'\(new)' is a name already, in \(place)"
    }
    if !taken.insert(new).inserted { return "another type gets the name '\(new)'" }
    if project.index.types[types[0]].attributes.contains(where: isObjectiveC) {
      return "'\(old)' is known outside of Swift"
    }
    if let place = otherMeaning(of: number) {
      return "'\(old)' is something else, too, in \(place)"
    }
    return otherWords.text(with: old).map { "\($0) says '\(old)', and is no Swift" }
  }

  private func isObjectiveC(_ attribute: Name) -> Bool {
    ["objc", "objcMembers"].contains(project.index.names[attribute])
  }

  /// Where the name of a type means anything else: a variable, a library, or a text.
  private func otherMeaning(of name: Name) -> SourceLocation? {
    places.first(of: name) {
      $0.declaresOther || $0 == .stringLiteral || $0 == .importDeclaration
    }
  }
}

extension ProjectChange {
  fileprivate var oldType: String? { if case .type(let old, _) = self { old } else { nil } }
}

extension SyntaxKind {
  /// Whether a piece gives a name to anything but a type.
  var declaresOther: Bool {
    switch self {
    case .functionDeclaration, .binding, .parameter, .label, .enumElement, .closureParameter,
      .namePattern, .capture, .genericParameter, .typealiasDeclaration, .associatedtypeDeclaration,
      .macroDeclaration, .argument, .trailingClosure, .tupleTypeElement:
      true
    default: false
    }
  }
}
