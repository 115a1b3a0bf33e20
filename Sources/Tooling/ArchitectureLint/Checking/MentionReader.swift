import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Finds the names in a type's code that show what the type knows about.
struct MentionReader {
  let module: LintedModule
  let knowledge: KnowledgeNames
  private let index: ProjectIndex
  private let type: TypeDeclaration.ID
  private let isScreen: Bool
  /// True if the type is a container of other screens.
  private let isContainer: Bool
  private let composes: Bool
  /// True for a presenter of a team that follows no document. Its static methods may create the module.
  private let isOwnMaker: Bool
  /// The project's types that count as mentions, by name.
  private let types: [Name: TypeDeclaration.ID]
  /// One bit for each name in `types`, as a quick test. Several names can share a bit.
  private let typeBits: UInt64
  private(set) var mentions: [Mention] = []

  init(
    of type: TypeDeclaration.ID, in module: LintedModule, _ knowledge: KnowledgeNames,
    types: [Name: TypeDeclaration.ID]
  ) {
    self.module = module
    self.knowledge = knowledge
    self.type = type
    self.types = types
    typeBits = types.keys.reduce(0) { $0 | Self.bit($1) }
    index = module.index
    isScreen = module.isScreen(type)
    isContainer = module.isContainer(type)
    // Views make the parts of modules, too, unless the chosen architecture has other parts for that.
    let role = module.part(type)?.role
    isOwnMaker = role?.has(.decides) ?? false && !module.followsDocument
    composes =
      role?.has(.composes) ?? false
      || (isScreen || role?.has(.shows) ?? false) && !module.followsDocument
    for place in module.places(of: type) { read(place) }
    readImports()
  }

  private static func bit(_ name: Name) -> UInt64 { 1 << (name.number % 64) }

  /// Adds the imports of the type's file, except those that other code in the file may need.
  private mutating func readImports() {
    let number = index.types[type].place.file
    let file = index.files[Int(number)]
    if module.project.screenFiles.contains(number) { return }
    let imports = file.facts.parts(.importDeclaration, of: 0).map { node in
      let name = file.names[Int(file.facts.nodes[node].name)]
      return (node: node, name: name, bodies: knowledge.bodies(ofImport: name))
    }
    guard imports.contains(where: { $0.bodies != 0 }) else { return }
    let mentioned = mentioned(in: file)
    // An import is skipped if a name in the file needs it. If that name is forbidden, the name
    // itself is reported.
    for (node, name, bodies) in imports
    where bodies & mentioned == 0 && !isNeeded(name, in: file) && !usesUnnamed(bodies, in: file) {
      add(name, bodies, .imported, node, number)
    }
  }

  /// Returns true if a file needs the import of SwiftUI: it mentions what SwiftUI declares, or what
  /// its import also provides.
  private func isNeeded(_ imported: Name, in file: ProjectIndex.File) -> Bool {
    if FrameworkNames.rowModules.contains(index.names[imported]), usesRows(file) { return true }
    if FrameworkNames.prefixedModules.contains(index.names[imported]), usesPrefix(file) {
      return true
    }
    if FrameworkNames.interfaceModules.contains(index.names[imported]), usesExports(file) {
      return true
    }
    guard FrameworkNames.valueScreenModules.contains(index.names[imported]) else { return false }
    let provided = index.known(.swiftUINames).union(index.known(.exportedNames))
      .filter { index.types(named: $0).isEmpty }
    return file.facts.nodes.contains { node in
      switch node.kind {
      case .typeName, .identifier, .attribute: provided.contains(file.names[Int(node.name)])
      default: false
      }
    }
  }

  /// Returns true if a file names something with the prefix `NS` that is not known to be Foundation's.
  private func usesPrefix(_ file: ProjectIndex.File) -> Bool {
    file.facts.nodes.contains { node in
      guard node.kind == .typeName || node.kind == .identifier else { return false }
      let name = index.names[file.names[Int(node.name)]]
      return name.hasPrefix("NS") && !FrameworkNames.foundationNames.contains(name)
    }
  }

  /// Returns true if a file names what a user interface framework provides although another framework declares
  /// it, or has a literal of a picture or a color.
  private func usesExports(_ file: ProjectIndex.File) -> Bool {
    file.facts.nodes.contains { node in
      let name = file.names[Int(node.name)]
      switch node.kind {
      case .typeName, .identifier:
        return FrameworkNames.exportedTypes.contains(index.names[name])
          && index.types(named: name).isEmpty
      case .macroExpansion: return FrameworkNames.interfaceLiterals.contains(index.names[name])
      default: return false
      }
    }
  }

  /// Returns true if a file asks an index path for its row, or makes one of a row, which a user interface
  /// framework declares.
  private func usesRows(_ file: ProjectIndex.File) -> Bool {
    let nodes = file.facts.nodes
    let paths = Set(
      nodes.indices.dropLast().filter { node in
        [.parameter, .binding].contains(nodes[node].kind)
          && file.facts.parts(of: node).contains { file.facts.isNamed($0, "IndexPath") }
      }.map(file.facts.name))
    return nodes.indices.contains { node in
      guard FrameworkNames.rowMembers.contains(file.facts.name(of: node)) else { return false }
      let path =
        switch nodes[node].kind {
        case .member: node - 1
        // `IndexPath(row: 0, section: 0)`: the name, the call and the argument.
        case .argument: node - 2
        default: -1
        }
      return path >= 0 && nodes[path].kind == .identifier
        && (file.facts.name(of: path).lowercased().hasSuffix("indexpath")
          || paths.contains(file.facts.name(of: path)))
    }
  }

  /// Returns true if a file uses a framework without naming its types: it passes a case of the framework's
  /// enumeration to a type of the project (`AlertModel(style: .actionSheet)`), or uses a member of what a
  /// property of the project contains (`feedView.refreshControl.endRefreshing()`).
  private func usesUnnamed(_ bodies: KnowledgeNames.Bodies, in file: ProjectIndex.File) -> Bool {
    let facts = file.facts
    let passes = facts.nodes.indices.contains { node in
      guard facts.isMade(node) else { return false }
      let call = node + Int(facts.nodes[node].count) + 1
      let labels = facts.parts(.argument, of: call).filter { argument in
        facts.range(of: argument).contains { facts.nodes[$0].kind == .implicitMember }
      }.map { file.names[Int(facts.nodes[$0].name)] }
      guard !labels.isEmpty else { return false }
      return index.types(named: file.names[Int(facts.nodes[node].name)]).contains { type in
        index.types[type].properties.contains {
          labels.contains($0.name) && bodies & knowledge.bodies(mentionedBy: $0) != 0
        }
      }
    }
    return passes
      || facts.nodes.indices.contains { node in
        guard facts.nodes[node].kind == .member, let receiver = facts.receiver(of: node),
          facts.nodes[receiver].kind == .member
        else { return false }
        let name = file.names[Int(facts.nodes[receiver].name)]
        return bodies & knowledge.bodies(ofPropertiesNamed: name) != 0
      }
  }

  /// Returns the topics that the names in a file belong to.
  private func mentioned(in file: ProjectIndex.File) -> KnowledgeNames.Bodies {
    file.facts.nodes.reduce(0) { bodies, node in
      switch node.kind {
      case .typeName, .identifier, .attribute:
        bodies | knowledge.bodies(ofMention: file.names[Int(node.name)])
      default: bodies
      }
    }
  }

  private mutating func read(_ place: SyntaxPlace) {
    let file = index.files[Int(place.file)]
    let nodes = file.facts.nodes
    let first = Int(place.node)
    let superclass = superclass(of: first, file.facts)
    var declaration = first
    var skipped = first..<first
    // The arguments of a generic type of the project: `GetPresenter<PostInteractor>` uses the presenter alone.
    var arguments = first..<first
    for node in first...first + Int(nodes[first].count) where node != superclass {
      if skipped.contains(node) { continue }
      switch nodes[node].kind {
      case .typeName, .identifier, .attribute:
        let name = file.names[Int(nodes[node].name)]
        let isConformance = node > 0 && nodes[node - 1].kind == .inheritedType
        var bodies = knowledge.bodies(ofMention: name)
        if bodies != 0, namesNestedType(node, file.facts) { bodies &= ~screenBodies }
        add(
          name, bodies, .mention, node, place.file, clause: isConformance ? declaration : nil)
        if typeBits & Self.bit(name) != 0, let type = types[name], type != self.type,
          !isMade(node, file.facts), !arguments.contains(node),
          !isQualifier(node, file.facts)
        {
          add(name, 1, .type(type), node, place.file)
        }
        if nodes[node].kind == .typeName, nodes[node].count > 0, !arguments.contains(node),
          !index.types(named: name).isEmpty
        {
          arguments = node + 1..<node + Int(nodes[node].count) + 1
        }
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration:
        declaration = node
      // A condition of `#if` uses nothing; the code in it does.
      case .chain where file.facts.isNamed(node + 1, "canImport"):
        skipped = node..<(node + Int(nodes[node].count) + 1)
      // A screen that creates itself opens nothing, nor does a presenter that is created with its module.
      case .functionDeclaration
      where isScreen && file.facts.creates(index.name(of: type), node)
        || isOwnMaker && file.facts.makes(index.name(of: type), node):
        skipped = node..<(node + Int(nodes[node].count) + 1)
      case .chain: readChain(node, place.file)
      case .functionDeclaration:
        // The declaration of an override counts like a call to the screen's method.
        let name = file.names[Int(nodes[node].name)]
        if isScreen, isOverride(node, file.facts) {
          add(name, knowledge.bodies(ofScreenCall: name), .call, node, place.file)
        }
      default: break
      }
    }
  }

  /// Returns true if a type is mentioned only as the
  /// qualifier of a nested type or of a static member.
  private func isQualifier(_ node: Int, _ facts: SwiftFile) -> Bool {
    let next = node + Int(facts.nodes[node].count) + 1
    guard next < facts.nodes.count else { return false }
    switch facts.nodes[node].kind {
    case .identifier: return facts.nodes[next].kind == .member
    // The node before this name is the qualified type.
    case .typeName:
      return node > 0 && facts.nodes[node - 1].kind == .memberType
        && facts.nodes[next].kind == .typeName
    default: return false
    }
  }

  /// The topics about what is shown. A type inside one of their types is nearly always an enumeration, and
  /// shows nothing: `UIAlertAction.Style`.
  private var screenBodies: KnowledgeNames.Bodies {
    knowledge.bodies(named: "userInterface") | knowledge.bodies(named: "alerts")
  }

  /// Returns true if a type is only mentioned for a type inside it, or for the name of one of its
  /// notifications.
  private func namesNestedType(_ node: Int, _ facts: SwiftFile) -> Bool {
    guard isQualifier(node, facts) else { return false }
    let next = node + Int(facts.nodes[node].count) + 1
    let name = facts.name(of: next)
    return name.first?.isUppercase ?? false || name.hasSuffix("Notification")
      || name.hasSuffix("UserInfoKey")
  }

  /// Returns true if a part whose job is composing
  /// mentions a type only to create an object.
  private func isMade(_ node: Int, _ facts: SwiftFile) -> Bool {
    composes && facts.isMade(node)
  }

  /// Returns the superclass of a screen, which the screen may mention.
  private func superclass(of declaration: Int, _ facts: SwiftFile) -> Int? {
    guard isScreen, facts.nodes[declaration].kind == .classDeclaration,
      let first = facts.part(.inheritedType, of: declaration),
      let name = facts.part(.typeName, of: first)
    else { return nil }
    return FrameworkNames.controllers.contains(facts.name(of: name)) ? name : nil
  }

  private func isOverride(_ node: Int, _ facts: SwiftFile) -> Bool {
    facts.parts(.modifier, of: node).contains { facts.isNamed($0, "override") }
  }

  /// Reads the calls in a chain, with the receiver of each.
  private mutating func readChain(_ node: Int, _ fileNumber: Int32) {
    let file = index.files[Int(fileNumber)]
    let nodes = file.facts.nodes
    var receiver = Receiver.own
    var holder: Name?
    var callee: Int?
    for part in file.facts.parts(of: node) {
      switch nodes[part].kind {
      case .identifier, .member, .implicitMember:
        if let callee {
          receiver = Receiver(file.facts, callee)
          holder = file.names[Int(nodes[callee].name)]
        }
        callee = part
      case .call:
        if let called = callee, !isOwnMethod(file.names[Int(nodes[called].name)], of: holder) {
          add(call: called, part, of: receiver, file, fileNumber)
        }
        callee = nil
        holder = nil
        receiver = .other
      case .optionalChaining, .forceUnwrap: break
      default:
        callee = nil
        holder = nil
        receiver = .other
      }
    }
  }

  /// Returns true if a method is declared by the project's type of a property: a router's
  /// `popViewController` is the router's.
  private func isOwnMethod(_ method: Name, of holder: Name?) -> Bool {
    guard let holder, let property = index.property(holder, of: type)?.property else {
      return false
    }
    return property.types.contains { module.declaresFunction(method, $0) }
  }

  /// The object that a method is called on.
  private enum Receiver {
    /// The type itself.
    case own
    /// A screen, judging by its name.
    case screen
    case other

    init(_ facts: SwiftFile, _ node: Int) {
      self =
        if facts.isNamed(node, "self") || facts.isNamed(node, "super") {
          .own
        } else if FrameworkNames.screenReferences.contains(facts.name(of: node)) {
          .screen
        } else {
          .other
        }
    }
  }

  private mutating func add(
    call node: Int, _ call: Int, of receiver: Receiver, _ file: ProjectIndex.File,
    _ fileNumber: Int32
  ) {
    let name = file.names[Int(file.facts.nodes[node].name)]
    let labels = file.facts.parts(.argument, of: call).lazy.map {
      file.names[Int(file.facts.nodes[$0].name)]
    }
    var bodies = knowledge.bodies(ofCall: name) | knowledge.bodies(ofCall: name, with: labels)
    let ofScreen = knowledge.bodies(ofScreenCall: name)
    if ofScreen != 0 {
      switch receiver {
      case .own where isScreen && !isContainer && !module.declaresFunction(name, type), .screen:
        let what = ForeignObject(shownBy: call, in: file, of: type, module)
        if !what.isForeign { bodies |= ofScreen }
      case .own, .other: break
      }
    }
    add(name, bodies, .call, node, fileNumber)
  }

  private mutating func add(
    _ name: Name, _ bodies: KnowledgeNames.Bodies, _ kind: Mention.Kind, _ node: Int,
    _ file: Int32, clause: Int? = nil
  ) {
    guard bodies != 0 else { return }
    let place = module.nameplace(at: SyntaxPlace(file: file, node: Int32(node)))
    mentions.append(
      Mention(name: name, place: place, bodies: bodies, kind: kind, clause: clause))
  }
}

extension LintedModule {
  /// Returns true if a class is a framework's view controller.
  func isScreen(_ type: TypeDeclaration.ID) -> Bool {
    index.inherits(.viewControllers, type)
  }

  /// Returns true if a class shows several other screens, one after the other or side by side.
  func isContainer(_ type: TypeDeclaration.ID) -> Bool {
    index.inherits(.screenContainers, type)
  }

  /// Returns true if a type, or a type of the project that it inherits from, declares a function.
  func declaresFunction(_ name: Name, _ type: TypeDeclaration.ID) -> Bool {
    ([type] + index.superclasses(of: type) + index.allInherited(by: type).types).contains { owner in
      index.types[owner].functions.contains { $0.name == name && !$0.isOverride }
    }
  }
}

extension SwiftFile {
  /// Returns true if a function is a type method that returns an object of the type, such as one
  /// from a storyboard.
  func creates(_ type: String, _ function: Int) -> Bool {
    guard isStatic(function), let result = part(.result, of: function),
      let name = part(.typeName, of: result)
    else { return false }
    return isNamed(name, "Self") || self.name(of: name) == type
  }

  /// Returns true for a static method that creates an object of a type among others.
  func makes(_ type: String, _ function: Int) -> Bool {
    isStatic(function) && range(of: function).contains { isMade($0) && name(of: $0) == type }
  }

  private func isStatic(_ function: Int) -> Bool {
    parts(.modifier, of: function).contains { isNamed($0, "static") || isNamed($0, "class") }
  }
}
