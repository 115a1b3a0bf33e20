import AdderArchitectures
import AdderFindings

/// A module that is made from its architecture's file alone, without a template. It is a class so that its copies are
/// cheap.
final class ArchitectureModule: Sendable {
  let walk: ModuleWalk
  let methods: ModuleWalkNames
  /// True if the view is a `UIViewController`.
  let hasUIKit: Bool
  /// True if the view is a structure of SwiftUI.
  let hasSwiftUI: Bool

  /// - Throws: `GenerationError.notBuildable` if the architecture says too little for a module.
  init(
    _ names: ModuleNames, parameters: [String: String], parts: [String]
  ) throws(GenerationError) {
    let members = try ModuleMembers(names, parts: parts)
    let isForApple = parameters["ui"] == "uikit"
    hasSwiftUI = isForApple && members.screenIsValue
    hasUIKit = isForApple && !hasSwiftUI
    walk = ModuleWalk(members, hasViewController: hasUIKit)
    methods = ModuleWalkNames(walk)
    try checkNames()
  }

  /// Throws if two types, or two properties of a part, would have the same name.
  private func checkNames() throws(GenerationError) {
    var owners: [String: String] = [:]
    let types =
      members.contracts.map { ($0.name, names.type(of: $0)) }
      + (members.roles + members.values).map { ($0.name, type(of: $0)) }
      + outerComposer.map { ($0.name, type(of: $0)) }
    for (name, type) in types {
      guard let other = owners.updateValue(name, forKey: type) else { continue }
      throw .notBuildable(
        architecture.name,
        reason: "the types of '\(other)' and '\(name)' would both be called '\(type)'. Rename one")
    }
    for role in members.roles {
      let own = state(of: role).compactMap { declaration in
        declaration.split(separator: "var ").last?.prefix { $0.isLetter }
      }.map(String.init)
      let known = role.name == screen?.name ? own + screenProperties : own
      guard let link = members.links(of: role.name).first(where: { known.contains($0.name) })
      else { continue }
      throw .notBuildable(
        architecture.name,
        reason: """
          '\(type(of: role))' has another property that is called '\(link.name)'. Rename the \
          reference '\(role.name).\(link.name)'
          """)
    }
  }

  /// The properties of a view that references must not be called like.
  private var screenProperties: [String] {
    if hasSwiftUI { return ["body", "items"] }
    guard hasUIKit else { return ["write"] }
    return [
      "children", "closeButton", "isEditing", "navigationController", "navigationItem", "nibBundle",
      "nibName", "parent", "presentedViewController", "presentingViewController", "stackView",
      "storyboard", "tabBarController", "tabBarItem", "title", "toolbarItems", "view",
    ]
  }

  var members: ModuleMembers { walk.members }
  var names: ModuleNames { members.names }
  var architecture: Architecture { members.architecture }

  /// The part that builds the module; `nil` if code outside of the module does.
  var composer: Role? { members.composition.map { members.role($0.role) } }

  /// The composition root, if it is not also a part of the module that it builds.
  var outerComposer: [Role] { members.composerIsPart ? [] : composer.map { [$0] } ?? [] }

  /// The module's view, if it has one.
  var screen: Role? { members.hasScreen ? members.role(members.entry) : nil }

  // MARK: - Ways

  /// A part, and the strong reference through which code reaches it from the root.
  typealias Way = (role: String, link: ModuleMembers.Link)

  /// The way to each part except the root, the nearest first.
  var ways: [Way] {
    var ways: [Way] = []
    var known: Set<String> = [members.root]
    var waiting = [members.root]
    while !waiting.isEmpty {
      let role = waiting.removeFirst()
      for link in members.links(of: role) where link.strength == .strong && !members.isValue(link) {
        guard let target = link.target, known.insert(target).inserted else { continue }
        ways.append((target, link))
        waiting.append(target)
      }
    }
    return ways
  }

  /// The ways to these parts and to the parts between them and the root, in the order in which code
  /// takes them.
  func ways(to roles: [String]) -> [Way] {
    let ways = ways
    var needed: Set<String> = []
    for role in roles {
      var role = role
      while let way = ways.first(where: { $0.role == role }), needed.insert(role).inserted {
        role = way.link.holder
      }
    }
    return ways.filter { needed.contains($0.role) }
  }

  // MARK: - Types

  /// The name of a part's type.
  func type(of role: Role) -> String {
    role.name == screen?.name && !hasUIKit ? names.plainType(of: role) : names.type(of: role)
  }

  func type(of role: String) -> String { type(of: members.role(role)) }

  /// True if the part is a structure: nothing refers to it weakly, and its methods change nothing.
  func isStructure(_ role: Role) -> Bool {
    guard role.kind == .struct || role.kind == .enum, role.name != members.entry,
      role.name != members.root
    else { return false }
    let own = members.links(of: role.name)
    let toIt = members.links.filter { $0.target == role.name }
    return own.allSatisfy { $0.setting != .later && !members.isValue($0) }
      && toIt.allSatisfy { $0.strength == .strong }
      && role.name != composer?.name
      && bodies(of: role.name).allSatisfy { !$0.keeps && $0.end == nil && $0.stores.isEmpty }
  }

  /// True if the protocol is for classes only.
  func isClassBound(_ contract: Contract) -> Bool {
    contract.isClassBound && !members.implementers(of: contract).contains(where: isStructure)
  }

  /// The type of a reference, without `?`.
  func type(of link: ModuleMembers.Link) -> String {
    guard !link.contracts.isEmpty else { return link.target.map(type) ?? "" }
    let contracts = link.contracts.compactMap(architecture.contract(named:)).map(names.type)
    return "any " + contracts.joined(separator: " & ")
  }

  /// What the team calls a part: `Presenter`.
  func noun(of role: Role) -> String {
    guard role.name == screen?.name, !hasUIKit else { return names.noun(of: role) }
    var plain = role
    plain.typeNames = role.typeNames.filter { $0.typeName(module: names.module) == type(of: role) }
    return names.noun(of: plain)
  }

  /// What the team calls a part, in a sentence: `view controller`.
  func words(for role: String) -> String {
    NameWords(noun(of: members.role(role))).sentence
  }

  /// The names of the variables for the module's parts, in code that creates them.
  func variable(of role: String) -> String {
    let own = NameWords(noun(of: members.role(role))).variable
    let others = members.roles.filter { $0.name != role }
      .map { NameWords(noun(of: $0)).variable }
    let taken =
      others + members.links.filter { $0.target == nil }.map(\.name) + ["parts", "lines"]
      + members.takenValues.map(valueName)
    return SwiftWords.escaped(taken.contains(own) ? NameWords(role).variable + "Part" : own)
  }

  // MARK: - Methods

  /// A method of a part.
  struct Method {
    var name: String
    var signature: ModuleWalk.Signature
    var body: ModuleWalk.Body
    var summary: String
    /// The protocol that requires the method; `nil` for a method of the part alone.
    var contract: Contract?
    var inlet: ModuleWalk.Inlet?
  }

  /// The methods with which a part implements a contract. A part may have one of them already,
  /// because it implements another contract that requires the same one.
  func methods(of role: String, in contract: Contract) -> [Method] {
    walk.inlets(of: contract).map { method(of: role, $0, contract) }
  }

  private func method(
    of role: String, _ inlet: ModuleWalk.Inlet, _ contract: Contract?
  ) -> Method {
    let signature = walk.signatures[inlet] ?? ModuleWalk.Signature()
    return Method(
      name: methods.name(of: inlet), signature: signature,
      body: walk.body(of: role, inlet.purpose, signature),
      summary: summary(of: inlet, for: role), contract: contract, inlet: inlet)
  }

  /// The methods of a part that no contract requires.
  func ownMethods(of role: String) -> [Method] {
    walk.ownInlets(of: role).map { method(of: role, $0, nil) }
  }

  /// The methods with which the user's events arrive at a part.
  func events(of role: String) -> [Method] {
    let none = ModuleWalk.Signature()
    var events: [Method] = []
    if role == members.entry {
      events.append(
        Method(
          name: methods.start, signature: none, body: walk.body(of: role, .request, none),
          summary: members.hasScreen
            ? "Shows the module. The app calls this method once, when the view is ready."
            : "Starts the module. The app calls this method once."))
      if walk.canClose {
        events.append(
          Method(
            name: hasUIKit && members.hasScreen ? "didTapCloseButton" : methods.close,
            signature: none, body: walk.body(of: role, .close, none),
            summary: members.hasScreen
              ? "Forwards the user's request to leave." : "Ends the module's work."))
      }
    }
    if role == members.root, walk.rootStarts {
      events.append(
        Method(
          name: methods.rootStart, signature: none, body: walk.body(of: role, .close, none),
          summary: "Starts the module. The app calls this method once."))
    }
    return events
  }

  /// The reference through which a part closes the view controller, if it does.
  func dismissal(by role: String) -> ModuleMembers.Link? {
    for body in bodies(of: role) {
      if case .dismissal(let link)? = body.end { return link }
    }
    return nil
  }

  /// All bodies of a part's methods.
  func bodies(of role: String) -> [ModuleWalk.Body] {
    let required = walk.conformances(of: role).flatMap(walk.inlets) + walk.ownInlets(of: role)
    let none = ModuleWalk.Signature()
    var bodies = required.map { walk.body(of: role, $0.purpose, walk.signatures[$0] ?? none) }
    if role == members.entry {
      bodies.append(walk.body(of: role, .request, none))
      if walk.canClose { bodies.append(walk.body(of: role, .close, none)) }
    }
    if role == members.root, walk.rootStarts { bodies.append(walk.body(of: role, .close, none)) }
    return bodies
  }

  // MARK: - Words

  /// What a method is for.
  func summary(of inlet: ModuleWalk.Inlet, for role: String) -> String {
    let signature = walk.signatures[inlet] ?? ModuleWalk.Signature()
    let traits = members.traits(role)
    switch inlet.purpose {
    case .request where signature.takesItems && signature.returnsItems:
      return "Formats the items for display."
    case .request where signature.takesItems:
      return traits.hasAny(of: [.formats, .decides])
        ? "Prepares the items for display." : "Displays the items."
    case .request where signature.returnsItems: return "Provides the items."
    case .request
    where isCalledByScreen(inlet) && traits.hasAny(of: [.decides, .appliesBusinessLogic]):
      return "Reports that the view is ready."
    case .request:
      let isAnswered = walk.body(of: role, .request, signature).end == nil
      return isAnswered ? "Asks for the items." : "Asks \(article(role)) to do its work."
    case .answer where traits.contains(.shows): return "Shows the items."
    case .answer: return "Reports the items."
    case .entrance: return "Asks the module for its items again."
    case .close where isCalledByScreen(inlet) && traits.contains(.decides):
      return "Reports that the user wants to leave."
    case .close where traits.contains(.navigates): return "Takes the user away from the module."
    case .close: return "Tells \(article(role)) that the module is closing."
    case .news where inlet.contract.map { isOut($0) } ?? false:
      return "Reports that the user has left the module."
    case .exit: return "Closes the module."
    case .news: return "Reports that the module is closing."
    }
  }

  private func isOut(_ contract: String) -> Bool {
    architecture.contract(named: contract)?.crossing == .out
  }

  private func isCalledByScreen(_ inlet: ModuleWalk.Inlet) -> Bool {
    members.hasScreen
      && walk.wires(of: members.entry).contains {
        $0.contract == inlet.contract && (inlet.contract != nil || $0.target == inlet.role)
      }
  }

  func article(_ role: String) -> String { "the " + words(for: role) }

  /// What a part is for.
  func summary(of role: Role) -> String {
    guard role.summary.isEmpty else { return role.summary.withPeriod }
    let module = "the \(names.name) module"
    let builds = role.has(.composes) ? ", and builds the module" : ""
    if role.has(.isPlainData) {
      return items.contains(role) ? "An item of \(module)." : "The data of \(module)."
    }
    if role.has(.shows) { return "Shows \(module) and reports what the user does\(builds)." }
    if role.has(.decides) {
      let leads = members.roles.contains { $0.has(.navigates) } ? " and where it leads" : ""
      return members.hasScreen
        ? "Decides what \(module) shows\(leads)\(builds)."
        : "Decides what \(module) does\(leads)\(builds)."
    }
    if role.has(.navigates) { return "Takes the user from \(module) to others\(builds)." }
    if role.has(.appliesBusinessLogic) {
      return "Applies the business logic of \(module)\(builds)."
    }
    if role.has(.reachesData) { return "Provides the data of \(module)\(builds)." }
    if role.has(.formats) { return "Formats what \(module) shows\(builds)." }
    if role.has(.holdsState) { return "Keeps the state of \(module)\(builds)." }
    if role.has(.composes) { return "Builds \(module) and connects its parts." }
    return "The \(words(for: role.name)) of \(module)."
  }

  func summary(of contract: Contract) -> String {
    guard contract.summary.isEmpty else { return contract.summary.withPeriod }
    switch contract.crossing {
    case .within:
      let users = contract.users.first.map(article) ?? ""
      return "What \(contract.implementers.first.map(article) ?? "") does for \(users)."
    case .in: return "How other modules call the \(names.name) module."
    case .out: return "What the \(names.name) module reports to the module that opened it."
    }
  }
}

extension String {
  /// The text as a sentence.
  fileprivate var withPeriod: String { hasSuffix(".") ? self : self + "." }
}
