import AdderModuleDiscovery
import AdderSwiftSource

/// Follows the values that contain objects of a database class through the code of one function, initializer or
/// accessor, and collects what is done with them.
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

  var scopes: [[String: CarriedType]] = [[:]]
  /// What `return` leaves, by function; `nil` in a closure whose result is not declared.
  var expectedResults: [CarriedType?] = []
  /// What the closures that are read return.
  var returned: [CarriedType] = []

  private(set) var uses: [ManagedUse] = []
  private(set) var calls: [CarriedCall] = []
  /// The values that a function with a declared result returns.
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

  mutating func mention(_ name: String, at node: Int, call: Int? = nil) {
    mentions.append(Mention(name: name, node: node, call: call))
  }

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

  private mutating func body(of node: Int) {
    for part in facts.parts(of: node)
    where [.codeBlock, .accessor].contains(facts.nodes[part].kind) {
      if facts.nodes[part].kind == .codeBlock { block(part) } else { inScope { $0.body(of: part) } }
    }
  }

  private mutating func function(_ node: Int) {
    let result = facts.part(.result, of: node).flatMap { typeReader.typeNode(of: $0, in: facts) }
    let declared = typeReader.type(result, in: file, of: owner)
    inScope { reader in
      for parameter in reader.facts.parts(.parameter, of: node) { reader.parameter(parameter) }
      reader.expectedResults.append(declared)
      reader.body(of: node)
      reader.expectedResults.removeLast()
    }
  }

  private mutating func parameter(_ node: Int) {
    let type = typeReader.typeNode(of: node, in: facts)
    declare(facts.name(of: node), typeReader.type(type, in: file, of: owner))
    for part in facts.parts(of: node)
    where part != type && ![.label, .attribute, .modifier].contains(facts.nodes[part].kind) {
      value(part)
    }
  }

  mutating func variable(_ node: Int, isLocal: Bool) {
    for binding in facts.parts(.binding, of: node) {
      let typeNode = typeReader.typeNode(of: binding, in: facts)
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
      guard isLocal else { continue }
      if let pattern { bind(pattern, to: type) } else { declare(facts.name(of: binding), type) }
    }
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
      results.append(CarriedCall.Argument(node: node, expected: declared, found: found))
    } else if found.carries {
      note(.storedElsewhere, at: node)
    }
  }
}
