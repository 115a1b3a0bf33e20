import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A type that no code of the app uses: the type is never mentioned, or it is a protocol that is
/// mentioned only in conformances.
struct UnusedType: Sendable {
  let type: TypeDeclaration.ID
  /// True if types of the app conform to the protocol.
  let isConformedTo: Bool
  /// True if tests mention it.
  let isTested: Bool
}

/// The unused types of a project, except those that could be found at run time.
struct UnusedTypes: Sendable {
  private var types: [TypeDeclaration.ID: UnusedType] = [:]
  /// The unused types in each folder and its subfolders, keyed by the folder's path.
  private var typesByFolder: [Substring: [UnusedType]] = [:]

  init(in index: ProjectIndex, _ mentions: NameMentions, isTest: [Bool]) {
    if !mentions.isComplete { return }
    for (type, declaration) in index.types.enumerated() {
      let uses = mentions.uses(of: declaration.name)
      guard !uses.contains(.app), declaration.outer == nil, !isTest[Int(declaration.place.file)],
        !Self.isOpen(declaration, index), Self.isPlain(type, index)
      else { continue }
      let isConformedTo = uses.contains(.inherited)
      if isConformedTo, declaration.kind != .protocol || Self.gives(type, index) { continue }
      let unused = UnusedType(
        type: type, isConformedTo: isConformedTo, isTested: uses.contains(.tests))
      types[type] = unused
      let path = index.files[Int(declaration.place.file)].path
      for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") {
        typesByFolder[path[..<end], default: []].append(unused)
      }
    }
  }

  subscript(_ type: TypeDeclaration.ID) -> UnusedType? { types[type] }

  /// Returns the unused types in a folder and its subfolders.
  func types(in folder: String) -> [UnusedType] { typesByFolder[folder[...]] ?? [] }

  /// Returns true if other programs can use the type, or if an attribute may mean that it is used.
  private static func isOpen(_ type: TypeDeclaration, _ index: ProjectIndex) -> Bool {
    let facts = index.files[Int(type.place.file)].facts
    let isKnown = facts.parts(.modifier, of: Int(type.place.node)).contains {
      facts.isNamed($0, "public") || facts.isNamed($0, "open")
    }
    return isKnown
      || !type.attributes.allSatisfy { FrameworkNames.passiveAttributes.contains(index.names[$0]) }
  }

  /// Returns true if nothing that the type inherits lets a framework find it.
  private static func isPlain(_ type: TypeDeclaration.ID, _ index: ProjectIndex) -> Bool {
    index.allInherited(by: type).foreign.allSatisfy {
      FrameworkNames.passiveTypes.contains(index.names[$0])
    }
  }

  /// Returns true if a protocol provides something to
  /// conforming types: a member, or another protocol.
  private static func gives(_ type: TypeDeclaration.ID, _ index: ProjectIndex) -> Bool {
    !index.allInherited(by: type).types.isEmpty || !index.types[type].extensions.isEmpty
  }
}
