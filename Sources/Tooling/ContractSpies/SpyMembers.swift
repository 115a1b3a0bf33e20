import AdderFindings
import AdderShipped
import AdderSwiftSource

/// What a type must have to conform to a protocol: the protocol's own requirements and those of
/// everything that it inherits from.
struct SpyMembers {
  private(set) var requirements: [Requirement] = []
  private(set) var associatedTypes: [Syntax] = []
  /// Conditions on associated types, from `where` clauses.
  private(set) var conditions: [Syntax] = []
  /// The class that conforming types inherit from, as written.
  private(set) var superclass: String?
  private(set) var isActor = false
  /// Protocols of the standard library whose requirements a class meets by its identity.
  private(set) var known: [KnownProtocol] = []
  /// A global actor's attribute, or `nonisolated`.
  private(set) var isolation: String?
  /// `@available` attributes of the protocol and of what it inherits from.
  private(set) var availability: [String] = []
  private(set) var isObjectiveC = false
  /// True if it inherits from a protocol of the system that belongs to no actor.
  private(set) var isNonisolated = false
  /// True if it inherits from a protocol of the project that belongs to no actor.
  private(set) var inheritsUnisolated = false
  /// True if what conforms must be sendable.
  private(set) var isSendable = false
  /// True if only classes conform to it.
  private(set) var isClassBound = false
  /// The typealiases of the protocols.
  private(set) var typealiases: [Syntax] = []

  /// True if the protocol inherits from another one of the project.
  var inheritsFromProject: Bool { visited.count > 1 }

  private var isIdentifiable = false
  private let contract: DeclaredProtocol
  private let scope: ContractScope
  private var visited: Set<String> = []
  private var signatures: Set<String> = []

  init(of contract: DeclaredProtocol, in scope: ContractScope) throws(SpyRefusal) {
    self.contract = contract
    self.scope = scope
    try collect(contract)
    try identify()
  }

  /// A class is identifiable by itself, unless a condition says what its identity is.
  private mutating func identify() throws(SpyRefusal) {
    func isOfIdentity(_ condition: Syntax) -> Bool {
      condition.parts.first(where: \.kind.isType)?.baseName == "ID"
    }
    guard isIdentifiable, !associatedTypes.contains(where: { $0.name == "ID" }),
      conditions.contains(where: isOfIdentity)
    else { return }
    if requirements.contains(where: { $0.declaration.parts(.binding).first?.name == "id" }) {
      conditions.removeAll(where: isOfIdentity)
    } else if let declared = SystemProtocols.declared("Identifiable") {
      try collect(declared)
    }
  }

  private mutating func collect(_ declared: DeclaredProtocol) throws(SpyRefusal) {
    guard visited.insert(declared.qualifiedName).inserted else { return }
    let declaration = declared.declaration
    let isStated =
      declaration.has(modifier: "nonisolated")
      || declaration.parts(.attribute).contains { $0.name.hasSuffix("Actor") }
    // A protocol has the isolation of what it inherits from.
    let hasBase = declared.inherited.contains { type in
      type.pathName.flatMap {
        scope.declaredProtocol($0, in: declared.containers, of: declared.source)
      } != nil
    }
    if visited.count > 1, !isStated, !hasBase, !declared.requirements.isEmpty,
      !declared.source.isMainActorByDefault, !SystemProtocols.declares(declared.source)
    {
      inheritsUnisolated = true
    }
    isObjectiveC = isObjectiveC || declared.isObjectiveC
    if SystemProtocols.declares(declared.source), !declaration.has(attribute: "MainActor") {
      isNonisolated = true
    }
    for attribute in declaration.parts(.attribute) {
      if attribute.name == "available" {
        let text = attribute.text
        if !availability.contains(text) { availability.append(text) }
      } else if attribute.name.hasSuffix("Actor"), isolation == nil {
        isolation = attribute.text
      }
    }
    if declaration.has(modifier: "nonisolated"), isolation == nil { isolation = "nonisolated" }
    for requirement in declared.requirements {
      if signatures.insert(requirement.signature).inserted { requirements.append(requirement) }
    }
    for type in declared.associatedTypes
    where !associatedTypes.contains(where: { $0.name == type.name }) {
      associatedTypes.append(type)
    }
    for type in declared.associatedTypes { conditions += type.parts(.requirement) }
    typealiases += declaration.part(.memberBlock)?.parts(.typealiasDeclaration) ?? []
    for type in declared.inherited { try inherit(type, declared) }
    for condition in declared.conditionsOnTypes {
      let types = condition.parts.filter(\.kind.isType)
      if types.count == 2, types[0].kind == .typeName, types[0].name == "Self" {
        try inherit(types[1], declared)
      } else {
        conditions.append(condition)
      }
    }
  }

  private static let sendableProtocols: Set = [
    "Sendable", "SendableMetatype", "Error", "LocalizedError", "CustomNSError", "RecoverableError",
    "CodingKey",
  ]

  private mutating func inherit(
    _ type: Syntax, _ declared: DeclaredProtocol
  ) throws(SpyRefusal) {
    switch type.kind {
    case .compositionType:
      for part in type.parts { try inherit(part, declared) }
    case .attributedType:
      if let inner = type.type { try inherit(inner, declared) }
    case .prefixedType: break  // `~Copyable`: a class can be copied.
    default:
      guard let name = type.pathName, let last = type.baseName else {
        throw refusal(.unknownProtocol(type.text), type)
      }
      if Self.sendableProtocols.contains(last) { isSendable = true }
      if let other = scope.declaredProtocol(
        name, in: declared.containers, of: declared.source)
      {
        try collect(other)
      } else if let protocols = KnownProtocol.implied(by: last) {
        if FrameworkNames.classProtocols.contains(last) { isClassBound = true }
        if last == "Identifiable" { isIdentifiable = true }
        for one in protocols { try add(one, type) }
      } else if scope.isClass(last) || KnownSuperclass(last) != nil {
        superclass = type.text
        isClassBound = true
      } else if let target = scope.target(of: type) {
        try inherit(target, declared)
      } else if let system = SystemProtocols.declared(last) {
        try collect(system)
      } else {
        throw refusal(SystemProtocols.refusal(of: type.text, named: last), type)
      }
    }
  }

  private mutating func add(_ one: KnownProtocol, _ type: Syntax) throws(SpyRefusal) {
    switch one {
    case .marker: break
    case .actor: isActor = true
    case .distributedActor: throw refusal(.distributedActor, type)
    case .object: superclass = superclass ?? "NSObject"
    default: if !known.contains(one) { known.append(one) }
    }
  }

  private func refusal(_ reason: SpyRefusal.Reason, _ place: Syntax) -> SpyRefusal {
    SpyRefusal(of: contract, reason, at: place)
  }
}

extension SpyMembers {
  /// The isolation of a conforming type in a generated file, stated where the protocol's module and that of the file have
  /// different defaults.
  func isolation(of contract: DeclaredProtocol, _ options: SpyFile.Options) -> String? {
    if isolation != nil || isActor { return isolation }
    if isNonisolated, options.isMainActorByDefault { return "nonisolated" }
    guard contract.source.module != options.module else { return nil }
    if contract.source.isMainActorByDefault { return "@MainActor" }
    return options.isMainActorByDefault && !hasFrameworkSuperclass ? "nonisolated" : nil
  }

  /// True if neither the protocol nor its module's default says to which actor conforming types belong.
  func belongsToNoActor(_ contract: DeclaredProtocol) -> Bool {
    !isActor && !contract.source.isMainActorByDefault
      && (isolation == nil || isolation == "nonisolated")
  }

  /// True if conforming types inherit from a screen or view, which belongs to the main actor.
  var hasFrameworkSuperclass: Bool {
    superclass.flatMap { KnownSuperclass(frameworkClassOf: $0, in: scope) }?.needsCoder ?? false
  }
}

extension SpyRefusal {
  init(of contract: DeclaredProtocol, _ reason: Reason, at place: Syntax) {
    let place = SystemProtocols.declares(place.source) ? contract.declaration : place
    self.init(
      protocolName: contract.qualifiedName,
      location: SourceLocation(
        file: place.source.path, line: place.line, column: place.column),
      reason: reason)
  }
}

extension Requirement {
  /// Equal for two requirements that one member meets.
  fileprivate var signature: String {
    let parameters = declaration.parts(.parameter).map { parameter in
      let label = parameter.part(.label)?.text ?? parameter.name
      return "\(label):\(parameter.type?.text ?? "")"
    }
    let names = declaration.parts(.binding).map(\.name).joined()
    let result = declaration.part(.result)?.type?.text ?? ""
    return [
      isStatic ? "static" : "", "\(declaration.kind.rawValue)", declaration.name, names,
      parameters.joined(separator: ","), result, conditions.joined(),
    ].joined(separator: " ")
  }
}

/// What a spy of a protocol with no requirements in the project's sources needs.
enum KnownProtocol: Hashable {
  /// Nothing: a marker, or a protocol whose requirements have defaults.
  case marker
  case actor, distributedActor
  /// A superclass from Objective-C.
  case object
  case equatable, hashable, comparable, encodable, decodable
  case description, debugDescription
  case mirror
  /// All cases of a type, of which a spy has none.
  case cases

  /// The protocols of this kind that a name stands for; `nil` if the name is unknown.
  static func implied(by name: String) -> [KnownProtocol]? {
    switch name {
    case "AnyObject", "class", "Sendable", "SendableMetatype", "Error", "Copyable", "Escapable",
      "LocalizedError", "Identifiable", "ObservableObject", "Observable",
      "Any", "AutoMockable":
      [.marker]
    case "Actor", "AnyActor": [.actor]
    case "DistributedActor": [.distributedActor]
    case "NSObjectProtocol": [.object]
    case "Equatable": [.equatable]
    case "Hashable": [.equatable, .hashable]
    case "Comparable": [.equatable, .comparable]
    case "Encodable": [.encodable]
    case "Decodable": [.decodable]
    case "Codable": [.encodable, .decodable]
    case "CustomStringConvertible": [.description]
    case "CustomDebugStringConvertible": [.debugDescription]
    case "CustomReflectable": [.mirror]
    case "CaseIterable": [.cases]
    default: nil
    }
  }

  /// The conformance in the spy's inheritance clause. It is stated, because otherwise a spy that is
  /// isolated to an actor would conform to it only on this actor.
  var conformance: String? {
    switch self {
    case .marker, .actor, .distributedActor, .object: nil
    case .equatable: "nonisolated Equatable"
    case .hashable: "nonisolated Hashable"
    case .comparable: "nonisolated Comparable"
    case .encodable: "nonisolated Encodable"
    case .decodable: "nonisolated Decodable"
    case .description: "nonisolated CustomStringConvertible"
    case .debugDescription: "nonisolated CustomDebugStringConvertible"
    case .mirror: "nonisolated CustomReflectable"
    case .cases: "nonisolated CaseIterable"
    }
  }

  /// The members that a class or an actor needs. A spy is equal only to itself.
  func members(of spy: String, _ layout: Layout) -> [String] {
    switch self {
    case .marker, .actor, .distributedActor, .object: []
    case .equatable:
      layout.function(
        "nonisolated static func == ", ["left: \(spy)", "right: \(spy)"], " -> Bool",
        ["left === right"])
    case .hashable:
      [
        "nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
      ]
    case .comparable:
      layout.function(
        "nonisolated static func < ", ["left: \(spy)", "right: \(spy)"], " -> Bool",
        ["ObjectIdentifier(left) < ObjectIdentifier(right)"])
    case .encodable: ["nonisolated func encode(to encoder: any Encoder) throws {}"]
    case .decodable:
      [
        "nonisolated convenience init(from decoder: any Decoder) throws {",
        "  throw DecodingError.dataCorrupted(",
        "    .init(codingPath: decoder.codingPath, debugDescription: \"A spy cannot be decoded.\"))",
        "}",
      ]
    case .description: ["nonisolated var description: String { \"\(spy)\" }"]
    case .debugDescription: ["nonisolated var debugDescription: String { \"\(spy)\" }"]
    case .mirror: ["nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }"]
    case .cases: ["nonisolated static var allCases: [\(spy)] { [] }"]
    }
  }
}

/// A superclass whose instances a spy can create.
enum KnownSuperclass {
  case object, viewController, view, tableView, tableViewController, tableViewCell

  init?(_ name: String) {
    switch name {
    case "NSObject", "UIBarButtonItem": self = .object
    case "UIViewController", "NSViewController", "UINavigationController", "UITabBarController":
      self = .viewController
    case "UIView", "NSView", "UIControl", "UIScrollView", "UITextView", "UIStackView",
      "UIButton", "UILabel", "UIImageView", "UITextField", "UICollectionViewCell",
      "UICollectionReusableView":
      self = .view
    case "UITableView": self = .tableView
    case "UITableViewController": self = .tableViewController
    case "UITableViewCell": self = .tableViewCell
    default: return nil
    }
  }

  /// The known class that a class of the project inherits from.
  init?(frameworkClassOf name: String, in scope: ContractScope) {
    var name = name
    // Inheritance is short; the limit ends a cycle.
    for _ in 0..<16 {
      if let known = KnownSuperclass(name) {
        self = known
        return
      }
      guard let next = scope.superclass(of: name) else { return nil }
      name = next
    }
    return nil
  }

  /// How to create an instance of a class of the project: with its own initializer without
  /// parameters, or with that of the known class it inherits from, if it declares none.
  init?(_ name: String, in scope: ContractScope) {
    var name = name
    // Inheritance is short; the limit ends a cycle.
    for _ in 0..<16 {
      if let known = KnownSuperclass(name) {
        self = known
        return
      }
      guard let initializers = scope.initializers(of: name) else { return nil }
      if initializers.contains(where: {
        $0.part(.parameter) == nil && !$0.has(modifier: "convenience")
      }) {
        self = .object
        return
      }
      guard initializers.isEmpty else { return nil }
      guard let next = scope.superclass(of: name) else {
        self = .object
        return
      }
      name = next
    }
    return nil
  }

  var call: String {
    switch self {
    case .object: "super.init()"
    case .viewController: "super.init(nibName: nil, bundle: nil)"
    case .view: "super.init(frame: .zero)"
    case .tableView: "super.init(frame: .zero, style: .plain)"
    case .tableViewController: "super.init(style: .plain)"
    case .tableViewCell: "super.init(style: .default, reuseIdentifier: nil)"
    }
  }

  var needsCoder: Bool { self != .object }
}
