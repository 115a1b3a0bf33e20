import AdderSwiftSource

/// Swift keywords and other words with a fixed meaning, as project-wide names.
struct DeclarationWords: Sendable {
  let weak, unowned, `static`, `class`, lazy, override: Name
  let escaping: Name
  let `private`, `fileprivate`, `package`, `public`, open: Name
  let get, set, read, newValue: Name
  let underscore: Name
  let initializer, selfValue, superValue, selfType: Name

  init(_ names: inout NameNumbers) {
    weak = names.number("weak")
    unowned = names.number("unowned")
    `static` = names.number("static")
    `class` = names.number("class")
    lazy = names.number("lazy")
    override = names.number("override")
    escaping = names.number("escaping")
    `private` = names.number("private")
    `fileprivate` = names.number("fileprivate")
    `package` = names.number("package")
    `public` = names.number("public")
    open = names.number("open")
    get = names.number("get")
    set = names.number("set")
    newValue = names.number("newValue")
    read = names.number("_read")
    underscore = names.number("_")
    initializer = names.number("init")
    selfValue = names.number("self")
    superValue = names.number("super")
    selfType = names.number("Self")
  }
}

/// Reads the declarations of one file.
struct DeclarationReader {
  let file: Int32
  let facts: SwiftFile
  let names: [Name]
  let words: DeclarationWords
  /// The ID of the first type that this reader adds.
  let firstID: TypeDeclaration.ID

  private(set) var types: [TypeDeclaration] = []
  private(set) var aliases: [(Name, ProjectIndex.Alias)] = []
  private(set) var extensions: [Extension] = []
  /// The functions and variables outside all types.
  private(set) var globals = LooseMembers()

  /// An extension whose extended type is not resolved yet.
  struct Extension {
    var type: TypeName
    var place: SyntaxPlace
    var members: TypeDeclaration
    var innerTypes: [TypeDeclaration.ID] = []
    var innerAliases: [(Name, ProjectIndex.Alias)] = []
  }

  /// The access level of members without an access modifier.
  private var access = Access.internal

  private var uses: TypeUseReader { TypeUseReader(facts: facts, names: names) }

  init(
    file: Int32, facts: SwiftFile, names: [Name], words: DeclarationWords, firstID: Int
  ) {
    self.file = file
    self.facts = facts
    self.names = names
    self.words = words
    self.firstID = firstID
  }

  mutating func read() {
    if facts.nodes.isEmpty { return }
    read(partsOf: 0, outer: nil)
    var members = TypeDeclaration(name: .none, kind: .class, place: place(0))
    readMembers(0, into: &members)
    globals = LooseMembers(members)
  }

  private func place(_ node: Int) -> SyntaxPlace { SyntaxPlace(file: file, node: Int32(node)) }
  private func name(_ node: Int) -> Name { names[Int(facts.nodes[node].name)] }

  /// Reads the types, extensions and aliases directly in a node, including those in `#if` branches.
  private mutating func read(partsOf node: Int, outer: TypeDeclaration.ID?) {
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .classDeclaration: readType(part, .class, outer: outer)
      case .structDeclaration: readType(part, .struct, outer: outer)
      case .enumDeclaration: readType(part, .enum, outer: outer)
      case .actorDeclaration: readType(part, .actor, outer: outer)
      case .protocolDeclaration: readType(part, .protocol, outer: outer)
      case .extensionDeclaration: readExtension(part)
      case .typealiasDeclaration: readAlias(part, outer: outer)
      case .ifConfig, .ifConfigClause: read(partsOf: part, outer: outer)
      default: break
      }
    }
  }

  // MARK: Types

  private mutating func readType(
    _ node: Int, _ kind: TypeDeclaration.Kind, outer: TypeDeclaration.ID?
  ) {
    let id = firstID + types.count
    types.append(
      TypeDeclaration(name: name(node), kind: kind, place: place(node), outer: outer))
    var type = types[types.count - 1]
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .attribute: type.attributes.append(name(part))
      case .genericParameter:
        let constraint = uses.lastType(of: part).map(uses.use)
        type.genericParameters.append(.init(name: name(part), constraint: constraint))
      case .requirement: constrain(&type, part)
      case .inheritedType: type.inherited += inherited(part)
      case .memberBlock:
        readMembers(part, into: &type)
        read(partsOf: part, outer: id)
      default: break
      }
    }
    types[id - firstID] = type
  }

  /// Reads `Parameter: Protocol` in a `where` clause.
  private func constrain(_ type: inout TypeDeclaration, _ requirement: Int) {
    guard let first = uses.firstType(of: requirement), let last = uses.lastType(of: requirement),
      first != last, let parameter = uses.use(first).names.first
    else { return }
    for number in type.genericParameters.indices
    where [type.genericParameters[number].name] == parameter.path {
      type.genericParameters[number].constraint =
        type.genericParameters[number].constraint ?? uses.use(last)
    }
  }

  private mutating func readExtension(_ node: Int) {
    guard let extended = uses.firstType(of: node),
      let type = uses.use(extended).names.first
    else { return }
    var found = Extension(
      type: type, place: place(node),
      members: TypeDeclaration(name: type.last, kind: .class, place: place(node)))
    let firstInner = firstID + types.count
    let firstAlias = aliases.count
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .inheritedType: found.members.inherited += inherited(part)
      case .memberBlock:
        // Members without an access modifier have the extension's access level; `private` on
        // an extension means `fileprivate`.
        access = max(marks(of: node).access, .fileprivate)
        readMembers(part, into: &found.members)
        access = .internal
        // The extended type is not resolved yet, so the type that contains these declarations is
        // unknown.
        read(partsOf: part, outer: nil)
      default: break
      }
    }
    found.innerTypes = (firstInner..<firstID + types.count).filter {
      types[$0 - firstID].outer == nil
    }
    found.innerAliases = aliases[firstAlias...].filter { $0.1.outer == nil }
    aliases.replaceSubrange(
      firstAlias..., with: aliases[firstAlias...].filter { $0.1.outer != nil })
    extensions.append(found)
  }

  private func inherited(_ node: Int) -> [TypeDeclaration.Inherited] {
    guard let type = uses.firstType(of: node) else { return [] }
    return uses.use(type).names.map { .init(type: $0, place: place(node)) }
  }

  private mutating func readAlias(_ node: Int, outer: TypeDeclaration.ID?) {
    guard let type = uses.lastType(of: node) else { return }
    aliases.append(
      (name(node), .init(type: uses.use(type), outer: outer, place: place(node))))
  }

  // MARK: Members

  private func readMembers(_ block: Int, into type: inout TypeDeclaration) {
    for part in facts.parts(of: block) {
      switch facts.nodes[part].kind {
      case .variableDeclaration: readProperties(part, into: &type)
      case .functionDeclaration: type.functions.append(function(part))
      case .initializerDeclaration: type.initializers.append(function(part))
      case .enumCaseDeclaration:
        type.cases += facts.parts(.enumElement, of: part).map(name)
      case .ifConfig, .ifConfigClause: readMembers(part, into: &type)
      default: break
      }
    }
  }

  /// The modifiers and attributes of a declaration.
  private struct Marks {
    var attributes: [Name] = []
    var strength = Property.Strength.strong
    var access = Access.internal
    var isStatic = false
    var isLazy = false
    var isOverride = false
  }

  private func marks(of node: Int) -> Marks {
    var marks = Marks(access: access)
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .attribute: marks.attributes.append(name(part))
      // An `#if` before a declaration contains attributes.
      case .ifConfig:
        for inner in facts.range(of: part) where facts.nodes[inner].kind == .attribute {
          marks.attributes.append(name(inner))
        }
      case .modifier:
        // `private(set)` applies to the setter only.
        if facts.nodes[part].count > 0, name(part) != words.unowned { continue }
        switch name(part) {
        case words.weak: marks.strength = .weak
        case words.unowned: marks.strength = .unowned
        case words.static, words.class: marks.isStatic = true
        case words.lazy: marks.isLazy = true
        case words.override: marks.isOverride = true
        case words.private: marks.access = .private
        case words.fileprivate: marks.access = .fileprivate
        case words.package: marks.access = .package
        case words.public: marks.access = .public
        case words.open: marks.access = .open
        default: break
        }
      default: return marks
      }
    }
    return marks
  }

  private func readProperties(_ node: Int, into type: inout TypeDeclaration) {
    let marks = marks(of: node)
    for binding in facts.parts(.binding, of: node) where name(binding) != .none {
      var declared: TypeUse?
      var isComputed = false
      var hasInitialValue = false
      var castProperty: Name?
      var storage: Name?
      for part in facts.parts(of: binding) {
        switch facts.nodes[part].kind {
        case _ where uses.isType(part): declared = uses.use(part)
        case .codeBlock:
          isComputed = true
          castProperty = propertyCast(in: part)
        case .accessor:
          switch name(part) {
          case words.get, words.read:
            isComputed = true
            castProperty = facts.part(.codeBlock, of: part).flatMap(propertyCast)
          case words.set: storage = storedIn(part)
          default: break
          }
        case .ifConfig: break
        default: hasInitialValue = true
        }
      }
      type.properties.append(
        Property(
          name: name(binding), type: declared, strength: marks.strength, access: marks.access,
          attributes: marks.attributes, isStatic: marks.isStatic,
          isConstant: facts.nodes[node].traits.contains(.isConstant), isLazy: marks.isLazy,
          // An override observes what the superclass stores.
          isComputed: isComputed || marks.isOverride, hasInitialValue: hasInitialValue,
          castProperty: castProperty, storage: isComputed ? storage : nil,
          place: place(binding)))
    }
  }

  /// Returns the property in a getter that is only `view as? FeedView`.
  private func propertyCast(in block: Int) -> Name? {
    var statements = facts.parts(of: block)
    guard var only = statements.next(), statements.next() == nil else { return nil }
    if facts.nodes[only].kind == .returnStatement {
      guard let value = facts.parts(of: only).first(where: { _ in true }) else { return nil }
      only = value
    }
    let operands = Array(facts.parts(of: only))
    guard facts.nodes[only].kind == .sequence, operands.count == 2,
      facts.nodes[operands[1]].kind == .cast, !facts.isNamed(operands[1], "is")
    else { return nil }
    return facts.ownMember(operands[0]).map(name)
  }

  /// Returns the property to which a setter assigns its new value: `stored = newValue`.
  private func storedIn(_ setter: Int) -> Name? {
    guard let block = facts.part(.codeBlock, of: setter) else { return nil }
    let value = facts.part(.label, of: setter).map(name) ?? words.newValue
    for statement in facts.parts(of: block) where facts.nodes[statement].kind == .sequence {
      let parts = Array(facts.parts(of: statement))
      guard parts.count == 3, facts.nodes[parts[1]].kind == .assignment,
        facts.nodes[parts[2]].kind == .identifier, name(parts[2]) == value
      else { continue }
      return facts.ownMember(parts[0]).map(name)
    }
    return nil
  }

  private func function(_ node: Int) -> Function {
    let marks = marks(of: node)
    let traits = facts.nodes[node].traits
    var function = Function(
      name: name(node), parameters: [], access: marks.access, attributes: marks.attributes,
      isStatic: marks.isStatic, isOverride: marks.isOverride, isAsync: traits.contains(.isAsync),
      canThrow: traits.contains(.canThrow), hasBody: false, place: place(node))
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .parameter: function.parameters.append(parameter(part))
      case .result: function.result = facts.parts(of: part).first(where: uses.isType).map(uses.use)
      case .codeBlock: function.hasBody = true
      default: break
      }
    }
    return function
  }

  private func parameter(_ node: Int) -> Function.Parameter {
    let own = name(node)
    var parameter = Function.Parameter(
      label: own, name: own, type: nil, hasDefault: false, isEscaping: false)
    for part in facts.parts(of: node) {
      switch facts.nodes[part].kind {
      case .label: parameter.label = name(part)
      case .attribute, .modifier: break
      case _ where parameter.type == nil && uses.isType(part):
        let type = uses.use(part)
        parameter.type = type
        parameter.isEscaping =
          (type.shape == .function && type.isOptional)
          || facts.parts(.attribute, of: part).contains { name($0) == words.escaping }
      default: parameter.hasDefault = true
      }
    }
    if parameter.label == words.underscore { parameter.label = .none }
    return parameter
  }
}

extension SwiftFile {
  /// Returns the node with the name of a property in `property` or `self.property`.
  package func ownMember(_ node: Int) -> Int? {
    switch nodes[node].kind {
    case .identifier: return node
    case .chain:
      var steps = parts(of: node)
      guard let first = steps.next(), isNamed(first, "self"), let member = steps.next(),
        nodes[member].kind == .member, steps.next() == nil
      else { return nil }
      return member
    default: return nil
    }
  }
}
