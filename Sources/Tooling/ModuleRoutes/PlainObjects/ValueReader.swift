import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Follows the values that contain objects of a database class through the code of one declaration of a type, or of
/// one function, and collects what is done with them.
///
/// Nothing is guessed: what is not understood is collected as unclear.
struct ValueReader {
  let index: ProjectIndex
  let members: CarriedMembers
  let file: Int32
  let facts: SwiftFile
  let owner: TypeDeclaration.ID?
  /// The members that are only values, so that reading them is harmless.
  let values: Set<String>

  /// The type of `self`, where it is not an object of `owner`.
  private(set) var ownType = CarriedType.nothing
  var scopes: [[String: CarriedType]] = [[:]]
  /// What `return` leaves, by function; `nil` in a closure whose result is not declared.
  var expectedResults: [CarriedType?] = []
  /// What the closures that are read return.
  var returned: [CarriedType] = []

  private(set) var uses: [ManagedUse] = []
  private(set) var calls: [CarriedCall] = []
  /// The functions and initializers that are used as values: `posts.forEach(cell.configure)`.
  private(set) var references: [(member: CarriedMember, place: SyntaxPlace)] = []
  /// The values that the outermost function returns, if its result is declared.
  private(set) var results: [CarriedCall.Argument] = []
  /// The arguments and assignments that are the name of a function in scope: `completion: completion`.
  private(set) var mentions: [Mention] = []
  /// What is known of the arguments that function values in scope are called with, by node.
  var types: [Int: CarriedType] = [:]
  private var noted: Set<Int> = []
  private var called: Set<Int> = []

  /// A place where a local function value, such as a completion handler, is mentioned.
  struct Mention {
    var name: String
    var node: Int
    /// The arguments, if it is called there.
    var call: Int?
    /// True if the value can be `nil`.
    var isOptional: Bool
  }

  init(
    _ members: CarriedMembers, file: Int32, owner: TypeDeclaration.ID?, values: Set<String>
  ) {
    index = members.index
    self.members = members
    self.file = file
    facts = members.index.files[Int(file)].facts
    self.owner = owner
    self.values = values
  }

  var typeReader: CarriedTypeReader { members.reader }

  func place(_ node: Int) -> SyntaxPlace { SyntaxPlace(file: file, node: Int32(node)) }

  mutating func note(_ kind: ManagedUse.Kind, at node: Int) {
    guard noted.insert(node).inserted else { return }
    uses.append(ManagedUse(kind: kind, place: place(node)))
  }

  mutating func note(
    _ member: CarriedMember, _ arguments: [CarriedCall.Argument], at node: Int,
    isCertain: Bool = true
  ) {
    guard called.insert(node).inserted else { return }
    calls.append(
      CarriedCall(
        member: member, arguments: arguments, place: place(node), isCertain: isCertain))
  }

  mutating func mention(
    _ name: String, _ type: CarriedType, at node: Int, call: Int? = nil
  ) {
    mentions.append(
      Mention(name: name, node: node, call: call, isOptional: type != type.unwrapped))
  }

  /// Notes a function that is used as a value, and returns its type.
  mutating func refer(to member: CarriedMember, at node: Int) -> CarriedType {
    if called.insert(node).inserted { references.append((member, place(node))) }
    return member.functionType
  }

  /// The members that are called, read or mentioned.
  var used: [CarriedMember] { calls.map(\.member) + references.map(\.member) }

  // MARK: Names

  mutating func declare(_ name: String, _ type: CarriedType) {
    scopes[scopes.count - 1][name] = type
  }

  func local(_ name: String) -> CarriedType? {
    scopes.reversed().lazy.compactMap { $0[name] }.first
  }

  mutating func inScope(_ body: (inout ValueReader) -> Void) {
    scopes.append([:])
    body(&self)
    scopes.removeLast()
  }

  // MARK: Declarations

  /// Reads a function, an initializer, an accessor or the value of a property.
  mutating func read(declaration node: Int) {
    switch facts.nodes[node].kind {
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: function(node)
    case .variableDeclaration: variable(node, isLocal: false)
    case .deinitializerDeclaration: body(of: node)
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .extensionDeclaration:
      break
    default: for part in facts.parts(of: node) { statement(part) }
    }
  }

  /// Reads an extension of a type that the project does not declare.
  mutating func read(extension node: Int) {
    ownType = typeReader.type(facts.firstType(of: node), in: file, of: nil)
    guard let block = facts.part(.memberBlock, of: node) else { return }
    for member in facts.parts(of: block) { read(declaration: member) }
    ownType = .nothing
  }

  private mutating func body(of node: Int) {
    for part in facts.parts(of: node)
    where [.codeBlock, .accessor].contains(facts.nodes[part].kind) {
      if facts.nodes[part].kind == .codeBlock { block(part) } else { inScope { $0.body(of: part) } }
    }
  }

  private mutating func function(_ node: Int) {
    let result = facts.part(.result, of: node).flatMap { facts.firstType(of: $0) }
    let declared = typeReader.type(result, in: file, of: owner)
    inScope { reader in
      var carries = declared.carries
      for parameter in reader.facts.parts(.parameter, of: node) {
        carries = reader.parameter(parameter).carries || carries
      }
      if carries, reader.isObjectiveC(node) { reader.note(.objectiveC, at: node) }
      reader.expectedResults.append(declared)
      reader.body(of: node)
      reader.expectedResults.removeLast()
    }
  }

  private mutating func parameter(_ node: Int) -> CarriedType {
    let typeNode = facts.firstType(of: node)
    let type = typeReader.type(typeNode, in: file, of: owner)
    declare(facts.name(of: node), type)
    for part in facts.parts(of: node)
    where part != typeNode && ![.label, .attribute, .modifier].contains(facts.nodes[part].kind) {
      value(part)
    }
    return type
  }

  mutating func variable(_ node: Int, isLocal: Bool) {
    for binding in facts.parts(.binding, of: node) {
      let typeNode = facts.firstType(of: binding)
      var type = typeReader.type(typeNode, in: file, of: owner)
      var pattern: Int?
      for part in facts.parts(of: binding) where part != typeNode {
        switch facts.nodes[part].kind {
        case .codeBlock:
          expectedResults.append(type)
          inScope { $0.block(part) }
          expectedResults.removeLast()
        case .accessor:
          expectedResults.append(facts.isNamed(part, "get") ? type : nil)
          inScope { reader in
            reader.declare(reader.facts.isNamed(part, "didSet") ? "oldValue" : "newValue", type)
            reader.body(of: part)
          }
          expectedResults.removeLast()
        case .namePattern, .tuplePattern, .wildcardPattern, .bindingPattern: pattern = part
        default:
          let found = value(part, expecting: type)
          if typeNode == nil { type = found } else { check(found, isTakenBy: type, at: part) }
        }
      }
      if type.carries { checkAttributes(of: node, at: binding) }
      guard isLocal else { continue }
      if let pattern { bind(pattern, to: type) } else { declare(facts.name(of: binding), type) }
    }
  }

  /// Notes what a structure cannot be: a weak reference, visible in Objective-C, or the value of a wrapper for objects.
  private mutating func checkAttributes(of node: Int, at binding: Int) {
    if facts.isWeak(node) { note(.weakReference, at: binding) }
    if isObjectiveC(node) { note(.objectiveC, at: binding) }
    for attribute in facts.parts(.attribute, of: node) {
      let name = facts.name(of: attribute)
      let mayNeedObject =
        name.first?.isUppercase == true && !FrameworkNames.valueAttributes.contains(name)
      if mayNeedObject { note(.wrapper(name), at: binding) }
    }
  }

  /// True if Objective-C sees a member of the type.
  private func isObjectiveC(_ node: Int) -> Bool {
    guard let owner, index.types[owner].kind == .protocol else { return facts.isObjectiveC(node) }
    return facts.isObjectiveC(node)
      || index.types[owner].attributes.contains { index.names[$0] == "objc" }
  }

  /// Notes a value with database objects where none is declared.
  mutating func check(_ found: CarriedType, isTakenBy type: CarriedType, at node: Int) {
    if found.carries, !type.carries { note(.storedElsewhere, at: node) }
  }

  // MARK: Results

  mutating func returns(_ node: Int) {
    let declared = expectedResults.last.flatMap(\.self)
    let found = value(node, expecting: declared ?? .nothing)
    guard let declared else {
      returned.append(found)
      return
    }
    if declared.carries {
      // Closures and local functions answer the function around them.
      guard expectedResults.count == 1 else { return }
      results.append(CarriedCall.Argument(node: node, expected: declared, found: found))
    } else if found.carries {
      note(.storedElsewhere, at: node)
    }
  }
}

extension SwiftFile {
  /// True for a declaration or a capture with `weak` or `unowned`.
  func isWeak(_ node: Int) -> Bool {
    parts(.modifier, of: node).contains { isNamed($0, "weak") || isNamed($0, "unowned") }
  }

  /// True for a declaration that Objective-C sees.
  func isObjectiveC(_ node: Int) -> Bool {
    parts(.modifier, of: node).contains { isNamed($0, "dynamic") }
      || parts(.attribute, of: node).contains { attribute in
        isNamed(attribute, "objc") || FrameworkNames.actions.contains(name(of: attribute))
          || FrameworkNames.outlets.contains(name(of: attribute))
      }
  }
}
