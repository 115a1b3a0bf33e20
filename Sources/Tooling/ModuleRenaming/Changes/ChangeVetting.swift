import AdderBase
import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// Separates changes that are possible from those that could change the meaning of the code.
struct ChangeVetting {
  private(set) var accepted: [ProjectChange] = []
  private(set) var refused: [RefusedChange] = []

  private let project: DiscoveredProject
  private let snapshot: ProjectSnapshot
  private let places: NamePlaces
  private let otherWords: OtherWords
  private let methods: MethodVetting
  private let filesByType: TypeFiles
  private var files: FilePlaces
  /// The names and paths that accepted changes rename or move.
  private var changed: Set<String> = []
  /// The new names of types in accepted changes.
  private var taken: Set<String> = []

  init(_ changes: [ProjectChange], of project: DiscoveredProject, in snapshot: ProjectSnapshot) {
    self.project = project
    self.snapshot = snapshot
    places = NamePlaces(project.index)
    otherWords = OtherWords(
      Set(changes.flatMap(\.words)),
      in: snapshot.textsOfOtherKinds.merging(snapshot.unreadSwift(project)) { one, _ in one })
    methods = MethodVetting(changes, of: project, places)
    filesByType = TypeFiles(of: snapshot)
    files = FilePlaces(of: snapshot.paths, project.targets)
    var known: Set<ProjectChange> = []
    for change in changes where known.insert(change).inserted {
      if let reason = reason(against: change) {
        refused.append(RefusedChange(change: change, reason: reason))
      } else {
        accepted.append(change)
        note(change)
      }
    }
  }

  private func reason(against change: ProjectChange) -> String? {
    switch change {
    case .type(let old, let new): reason(againstType: old, new)
    case .method(let old, _, let new): methods.reason(against: old) ?? mention(of: old, or: new)
    case .file(let old, let new): reason(againstFile: old, new)
    }
  }

  private mutating func note(_ change: ProjectChange) {
    switch change {
    case .type(let old, let new):
      changed.insert(old)
      taken.insert(new)
      for path in filesByType.paths(of: old) {
        files.take(TypeFiles.renamed(path, old, new), for: path)
      }
    case .file(let old, let new):
      changed.insert(old)
      files.take(new, for: old)
    case .method: break
    }
  }

  private func reason(againstFile old: String, _ new: String) -> String? {
    guard snapshot.texts[old] != nil || snapshot.otherFiles.contains(old) else {
      return "there is no such file"
    }
    if changed.contains(old) { return "it is already moved elsewhere" }
    if FilePlaces.isSame(new, as: old) { return sameFile(new) }
    return files.isFree(new, for: old) ? nil : "'\(new)' already exists or will exist"
  }

  private func sameFile(_ new: String) -> String {
    "on macOS its file is already '\(new.fileName)', except for capital letters"
  }

  // MARK: Types

  private func reason(againstType old: String, _ new: String) -> String? {
    let types = project.index.types(named: old)
    guard types.count == 1, let number = project.index.names.name(old) else {
      return "there are \(types.count) types '\(old)'"
    }
    if changed.contains(old) { return "'\(old)' is already renamed" }
    if let place = places.first(of: new) {
      return "'\(new)' is already a name, in \(place)"
    }
    if taken.contains(new) { return "another type is renamed to '\(new)'" }
    if project.index.types[types[0]].attributes.contains(where: isObjectiveC) {
      return "'\(old)' is known outside of Swift"
    }
    if let place = otherMeaning(of: number) {
      return "'\(old)' also means something else, in \(place)"
    }
    for path in filesByType.paths(of: old) {
      // A storyboard with the name of the type is loaded by that name.
      guard path.isSwift else { return "\(path) has the name of the type" }
      let place = TypeFiles.renamed(path, old, new)
      if FilePlaces.isSame(place, as: path) { return sameFile(place) }
      guard files.isFree(place, for: path) else {
        return "there is already a file \(place.fileName)"
      }
    }
    return mention(of: old, or: new)
  }

  /// Returns the reason to keep a name that also occurs in files that are not read.
  private func mention(of old: String, or new: String) -> String? {
    for name in [old, new] {
      if let path = otherWords.first(of: name)?.file {
        return "\(path) mentions '\(name)' but is not \(path.isSwift ? "searched" : "Swift")"
      }
    }
    return nil
  }

  private func isObjectiveC(_ attribute: Name) -> Bool {
    ["objc", "objcMembers"].contains(project.index.names[attribute])
  }

  /// Returns a place where a type's name means something else: a variable, a library, or a string.
  private func otherMeaning(of name: Name) -> SourceLocation? {
    places.first(of: name) {
      $0.declaresOther || $0 == .stringLiteral || $0 == .importDeclaration
    }
  }
}

extension ProjectChange {
  /// The old and the new name.
  fileprivate var words: [String] {
    switch self {
    case .type(let old, let new), .method(let old, _, let new): [old, new]
    case .file: []
    }
  }
}

extension SyntaxKind {
  /// True if the node gives a name to something other than a type.
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
