/// A file's attributes and modifiers that the compiler rejects although Adder's parser
/// accepts them.
///
/// The parser accepts modifiers in any order and number. An edit that inserts a modifier
/// produces valid Swift only if the edit adds no fault. This is not a type checker: it
/// reports only faults that are visible in the declaration itself, without information about
/// other types.
package struct ModifierFaults: Sendable {
  package struct Fault: Hashable, Sendable {
    package enum Kind: Sendable {
      /// An attribute, or an `#if` around attributes, after a modifier.
      case attributeBehindModifier
      /// A second modifier of the same group, such as `weak weak` or `private public`,
      /// or a repeated attribute.
      case repeated
      /// A modifier that this declaration cannot have, because of the declaration's kind or place.
      case misplaced
      /// A word that does not belong to a declaration, such as a modifier before an `#if`
      /// among the members of a type.
      case stray
    }

    package let kind: Kind
    /// The attribute or modifier, as an index of `SwiftFile.nodes`.
    package let node: Int
  }

  package private(set) var faults: [Fault] = []

  package init(of file: SwiftFile) {
    var scopes: [Scope] = []
    for (number, node) in file.nodes.enumerated() {
      while let scope = scopes.last, scope.end < number { scopes.removeLast() }
      if node.kind.isDeclaration { check(number, of: file, in: scopes.last?.place ?? .file) }
      if node.kind.needsMembers, node.name == 0 || file.part(.memberBlock, of: number) == nil {
        faults.append(Fault(kind: .stray, node: number))
      }
      if node.kind == .memberBlock {
        for part in file.parts(of: number) where !file.nodes[part].kind.canBeMember {
          faults.append(Fault(kind: .stray, node: part))
        }
      }
      if let place = DeclarationPlace(inside: node.kind) {
        scopes.append(Scope(place: place, end: number + Int(node.count)))
      }
    }
  }

  /// A node and the place of its parts.
  private struct Scope {
    let place: DeclarationPlace
    /// The index of the last node inside this node.
    let end: Int
  }

  private mutating func check(_ declaration: Int, of file: SwiftFile, in place: DeclarationPlace) {
    let subject = ModifierSubject(declaration, of: file, in: place)
    var known: Set<ModifierGroup> = []
    var attributes: Set<UInt32> = []
    for part in file.parts(of: declaration) {
      switch file.nodes[part].kind {
      case .attribute, .ifConfig:
        let name = file.nodes[part].name
        if !known.isEmpty {
          faults.append(Fault(kind: .attributeBehindModifier, node: part))
        } else if name != 0, Self.singleAttributes.contains(file.names[name]),
          !attributes.insert(name).inserted
        {
          faults.append(Fault(kind: .repeated, node: part))
        }
      case .modifier:
        let modifier = Modifier(name: file.name(of: part), hasDetail: file.nodes[part].count > 0)
        if !known.insert(modifier.group).inserted {
          faults.append(Fault(kind: .repeated, node: part))
        } else if !subject.canHave(modifier) || known.isSuperset(of: [.lazy, .ownership]) {
          faults.append(Fault(kind: .misplaced, node: part))
        }
      default: return
      }
    }
  }
}

extension ModifierFaults {
  /// The attributes that a declaration can have only once.
  private static let singleAttributes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "NSManaged", "discardableResult", "inlinable", "usableFromInline", "frozen", "main",
  ]
}

/// The place of a declaration.
private enum DeclarationPlace: Equatable {
  case file, code
  /// Among the members of a type or an extension.
  case members(SyntaxKind)

  /// Creates the place for declarations inside a node of this kind. Returns `nil` if the place is
  /// the same as outside the node.
  init?(inside kind: SyntaxKind) {
    switch kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .extensionDeclaration:
      self = .members(kind)
    case .codeBlock, .closure, .accessor: self = .code
    default: return nil
    }
  }
}

/// A modifier of a declaration.
private struct Modifier {
  let name: String
  /// True if parentheses follow, as in `private(set)`.
  let hasDetail: Bool

  var group: ModifierGroup {
    switch name {
    case "private", "fileprivate", "internal", "package", "public", "open":
      hasDetail ? .setterAccess : .access
    case "weak", "unowned": .ownership
    case "static", "class": .typeMember
    case "lazy": .lazy
    default: .other(name)
    }
  }
}

/// A group of modifiers; a declaration can have at most one modifier of a group.
private enum ModifierGroup: Hashable {
  case access, setterAccess, ownership, typeMember, lazy
  case other(String)
}

/// The properties of a declaration that determine its valid modifiers.
private struct ModifierSubject {
  private let kind: SyntaxKind
  private let place: DeclarationPlace
  private let isConstant: Bool
  private let isComputed: Bool
  private let canBeSet: Bool

  init(_ declaration: Int, of file: SwiftFile, in place: DeclarationPlace) {
    kind = file.nodes[declaration].kind
    isConstant = file.nodes[declaration].traits.contains(.isConstant)
    self.place = place
    let bodies = file.parts(.binding, of: declaration).flatMap { binding in
      file.parts(of: binding).filter {
        file.nodes[$0].kind == .codeBlock || file.nodes[$0].kind == .accessor
      }
    }
    isComputed = bodies.contains { body in
      file.nodes[body].kind == .codeBlock
        || ["get", "read", "_read", "unsafeAddress"].contains(file.name(of: body))
    }
    let isReadOnly =
      isComputed
      && !bodies.contains {
        ["set", "modify", "_modify", "unsafeMutableAddress"].contains(file.name(of: $0))
      }
    canBeSet =
      kind == .subscriptDeclaration
      || kind == .variableDeclaration && !isConstant && !isReadOnly
  }

  func canHave(_ modifier: Modifier) -> Bool {
    switch modifier.group {
    case .access: place != .code && !isRequirement
    case .setterAccess: canBeSet && place != .code && !isRequirement
    case .ownership, .lazy: canHaveStorage(modifier.name)
    case .typeMember: canBeOfType(modifier.name)
    case .other(let name): canHave(ofClasses: name)
    }
  }

  /// True if the declaration is a protocol requirement.
  private var isRequirement: Bool { place == .members(.protocolDeclaration) }

  private func canHaveStorage(_ name: String) -> Bool {
    guard kind == .variableDeclaration, !isRequirement else { return false }
    switch name {
    case "lazy": return !isConstant && !isComputed
    // Compilers before Swift 6.2 reject `weak let`.
    case "weak": return !isConstant
    default: return true
    }
  }

  private func canBeOfType(_ name: String) -> Bool {
    guard case .members = place else { return false }
    switch kind {
    case .functionDeclaration, .subscriptDeclaration: return name == "static" || isMemberOfClass
    case .variableDeclaration: return name == "static" || isMemberOfClass && isComputed
    default: return false
    }
  }

  /// Returns true if the declaration can have a modifier for classes and their members.
  private func canHave(ofClasses name: String) -> Bool {
    switch name {
    case "convenience", "required": kind == .initializerDeclaration && isMemberOfClass
    case "override": place != .members(.structDeclaration) && place != .members(.enumDeclaration)
    case "final": kind == .classDeclaration || canBeOverridden
    default: true
    }
  }

  private var canBeOverridden: Bool {
    switch kind {
    case .functionDeclaration, .variableDeclaration, .subscriptDeclaration:
      isMemberOfClass || place == .members(.actorDeclaration)
    default: false
    }
  }

  /// True for a member of a class, and for a member of an extension, which may extend a class.
  private var isMemberOfClass: Bool {
    place == .members(.classDeclaration) || place == .members(.extensionDeclaration)
  }
}

extension SyntaxKind {
  /// True if a node can be among the members of a type. Unexpected nodes are reported elsewhere.
  fileprivate var canBeMember: Bool {
    switch self {
    case .ifConfig, .macroExpansion, .operatorDeclaration, .precedenceGroupDeclaration,
      .unexpected:
      true
    default: isDeclaration
    }
  }

  /// True for the kinds of type declarations. They must have a name and braces. If the name or
  /// the braces are missing, the keyword, such as `class`, was meant as a modifier.
  fileprivate var needsMembers: Bool {
    switch self {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      true
    default: false
    }
  }

  /// True if a node can have attributes and modifiers.
  fileprivate var isDeclaration: Bool {
    switch self {
    case .importDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration,
      .actorDeclaration, .protocolDeclaration, .extensionDeclaration, .functionDeclaration,
      .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
      .variableDeclaration, .enumCaseDeclaration, .typealiasDeclaration,
      .associatedtypeDeclaration, .macroDeclaration:
      true
    default: false
    }
  }
}
