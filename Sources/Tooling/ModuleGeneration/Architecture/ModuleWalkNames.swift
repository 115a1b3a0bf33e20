import AdderArchitectures

/// The names of a walk's methods, as the architecture's file wants them.
struct ModuleWalkNames: Sendable {
  private let walk: ModuleWalk
  private var names: [ModuleWalk.Inlet: String] = [:]
  /// The names of the methods with which the walk begins at its entry, and of the one with which
  /// the root starts.
  private(set) var start = "start"
  private(set) var close = "close"
  private(set) var rootStart = "start"

  private var members: ModuleMembers { walk.members }

  init(_ walk: ModuleWalk) {
    self.walk = walk
    for inlet in walk.inlets {
      let candidates = self.candidates(for: inlet)
      names[inlet] = candidates.first { isFree($0, for: inlet) } ?? candidates[0]
    }
    let known = names(usedBy: members.entry)
    start = ["start", "begin", "run", "startModule"].first { !known.contains($0) } ?? start
    close = ["close", "leave", "quit", "closeByUser"].first { !known.contains($0) } ?? close
    let ofRoot = names(usedBy: members.root)
    rootStart =
      ["start", "begin", "run", "startModule"].first { !ofRoot.contains($0) } ?? rootStart
  }

  func name(of inlet: ModuleWalk.Inlet) -> String { names[inlet] ?? "" }

  // MARK: - Conflicts

  private func parts(with inlet: ModuleWalk.Inlet) -> Set<String> {
    if let role = inlet.role { return [role] }
    let contract = inlet.contract.flatMap(members.architecture.contract(named:))
    return Set(contract.map { members.implementers(of: $0).map(\.name) } ?? [])
  }

  private func names(usedBy role: String) -> Set<String> {
    Set(names.filter { parts(with: $0.key).contains(role) }.values)
  }

  /// True if no part would have two different methods, or a property and a method, of this name.
  private func isFree(_ name: String, for inlet: ModuleWalk.Inlet) -> Bool {
    let parts = parts(with: inlet)
    let properties = parts.flatMap { members.links(of: $0).map(\.name) }
    guard !properties.contains(name), !Self.reserved.contains(name) else { return false }
    return !names.contains { other, used in
      guard used == name else { return false }
      if other.contract == inlet.contract, other.role == inlet.role { return true }
      // Two contracts can require the same method of a part.
      let isSame =
        other.purpose == inlet.purpose && walk.signatures[other] == walk.signatures[inlet]
        && other.contract != nil && inlet.contract != nil
        && parameter(of: other) == parameter(of: inlet)
      return !isSame && !parts.isDisjoint(with: self.parts(with: other))
    }
  }

  private func parameter(of inlet: ModuleWalk.Inlet) -> MethodNaming.Parameter? {
    inlet.contract.flatMap(members.architecture.contract(named:))?.methods.parameter
  }

  /// The names of properties that generated parts have.
  private static let reserved: Set<String> = [
    "items", "write", "onClose", "isClosed", "stackView", "closeButton",
  ]

  // MARK: - Words

  private func candidates(for inlet: ModuleWalk.Inlet) -> [String] {
    let contract = inlet.contract.flatMap(members.architecture.contract(named:))
    let naming = contract?.methods ?? MethodNaming()
    let ends = ends(of: inlet)
    let usual = word(for: inlet, naming, ends)
    let noun = ends.user.map { members.names.noun(of: members.role($0)) } ?? "Module"
    let longer = [usual, "\(usual)For\(noun)", "\(usual)Of\(inlet.contract ?? noun)"]
    let known =
      (purposeName(inlet, naming, ends) ?? wholeName(inlet, naming)).map { [$0] } ?? []
    return known + longer.map { adapted($0, to: naming) }
  }

  /// The name with the words that the contract's file asks for.
  private func adapted(_ name: String, to naming: MethodNaming) -> String {
    var old = MethodNaming()
    old.mood = naming.mood
    old.prefer = NameWords(name).spelled.first.map { [String($0)] } ?? []
    return MethodNames(old: old, new: naming).name(for: name)
  }

  /// The parts between which a method is called.
  private func ends(of inlet: ModuleWalk.Inlet) -> (user: String?, target: String?) {
    let roles = members.roles.map(\.name)
    let wire = roles.flatMap(walk.wires).first { wire in
      wire.contract == inlet.contract && (inlet.contract != nil || wire.target == inlet.role)
    }
    let contract = inlet.contract.flatMap(members.architecture.contract(named:))
    let target = wire?.link.target ?? contract?.implementers.first(where: roles.contains)
    return (wire?.link.holder, target)
  }

  /// The name that the file gives to methods of this purpose.
  private func purposeName(
    _ inlet: ModuleWalk.Inlet, _ naming: MethodNaming, _ ends: (user: String?, target: String?)
  ) -> String? {
    let purpose: MethodNaming.Purpose
    switch inlet.purpose {
    case .request where isScreen(ends.user): purpose = .viewReady
    case .answer where isScreen(ends.target): purpose = .initialState
    case .entrance: purpose = .configuration
    case .request, .answer, .close, .news, .exit: return nil
    }
    guard let pattern = naming.named[purpose] else { return nil }
    let values: [NamingPattern.Placeholder: String] = [.module: members.names.name]
    return pattern.placeholders.allSatisfy { values[$0] != nil } ? pattern.memberName(values) : nil
  }

  private func isScreen(_ role: String?) -> Bool { role == members.entry && members.hasScreen }

  private func word(
    for inlet: ModuleWalk.Inlet, _ naming: MethodNaming, _ ends: (user: String?, target: String?)
  ) -> String {
    switch inlet.purpose {
    case .request: request(inlet, naming, ends)
    case .answer: answer(naming, ends)
    case .entrance:
      switch naming.mood {
      case .fact: "didRequestItems"
      case .news: "itemsRequested"
      case .command, .intention, nil: "refreshItems"
      }
    case .close: close(naming, ends)
    case .news: news(inlet, naming)
    case .exit:
      switch naming.mood {
      case .fact: "didCloseModule"
      case .news: "moduleClosed"
      case .command, .intention, nil: "closeModule"
      }
    }
  }

  private func request(
    _ inlet: ModuleWalk.Inlet, _ naming: MethodNaming, _ ends: (user: String?, target: String?)
  ) -> String {
    let traits = ends.target.map(members.traits) ?? []
    let isFree = naming.begin.isEmpty && naming.prefer.isEmpty
    if isScreen(ends.user) {
      switch naming.mood {
      case .fact: return "didLoadView"
      case .news: return "viewLoaded"
      case nil where isFree && traits.contains(.decides): return "viewDidLoad"
      case .command, .intention, nil: break
      }
    }
    let work = AddedParts.work(traits)
    let takesItems = walk.signatures[inlet]?.takesItems == true
    let isPresented = takesItems && walk.signatures[inlet]?.returnsItems != true
    let verb =
      isPresented && traits.hasAny(of: [.formats, .decides])
      ? "present" : traits.contains(.decides) ? "load" : work.verb
    switch naming.mood {
    case .fact: return "didRequestItems"
    case .news: return "itemsRequested"
    case .command, .intention, nil: return verb + "Items"
    }
  }

  /// Words that say everything: `activate()` needs no object.
  private static let startingWords: Set<String> = ["activate", "begin", "resume", "run", "start"]
  private static let endingWords: Set<String> = [
    "deactivate", "detach", "end", "leave", "quit", "stop",
  ]

  /// The word of the file's own that is the whole name of a method of this purpose.
  private func wholeName(_ inlet: ModuleWalk.Inlet, _ naming: MethodNaming) -> String? {
    guard naming.contain.isEmpty, naming.end.isEmpty else { return nil }
    switch inlet.purpose {
    case .request
    where walk.signatures[inlet]?.takesItems == false
      && walk.signatures[inlet]?.returnsItems == false:
      return naming.begin.first(where: Self.startingWords.contains)
    case .close where !naming.begin.contains(where: Lexicon.closingVerbs.contains):
      return naming.begin.first(where: Self.endingWords.contains)
    case .request, .answer, .entrance, .close, .news, .exit: return nil
    }
  }

  private func answer(_ naming: MethodNaming, _ ends: (user: String?, target: String?)) -> String {
    let shows = ends.target.map { members.traits($0).contains(.shows) } ?? false
    let verb = AddedParts.work(ends.user.map(members.traits) ?? []).verb
    let isCommand =
      naming.mood == nil && !naming.begin.isEmpty
      && !naming.begin.contains(where: Lexicon.factWords.contains)
    if isCommand { return "showItems" }
    switch naming.mood {
    case .fact: return shows ? "didReceiveItems" : "did\(verb.capitalizedFirst)Items"
    case .news: return "items" + Lexicon.participle(of: verb).capitalizedFirst
    case .command, .intention: return shows ? "showItems" : "updateItems"
    case nil: return shows ? "showItems" : "did\(verb.capitalizedFirst)Items"
    }
  }

  private func close(_ naming: MethodNaming, _ ends: (user: String?, target: String?)) -> String {
    let navigates = ends.target.map { members.traits($0).contains(.navigates) } ?? false
    let canClose =
      naming.begin.isEmpty || naming.begin.contains(where: Lexicon.closingVerbs.contains)
    switch naming.mood {
    case .fact: return "didRequestClose"
    case .news: return "closeRequested"
    case .command, .intention: return navigates && !canClose ? "openNextModule" : "closeModule"
    case nil:
      if navigates { return canClose ? "closeModule" : "openNextModule" }
      let decides = ends.target.map { members.traits($0).contains(.decides) } ?? false
      return isScreen(ends.user) && decides && naming.begin.isEmpty && naming.prefer.isEmpty
        ? "didRequestClose" : "closeModule"
    }
  }

  private func news(_ inlet: ModuleWalk.Inlet, _ naming: MethodNaming) -> String {
    let contract = inlet.contract.flatMap(members.architecture.contract(named:))
    let module = contract?.crossing == .out ? members.names.name : "Module"
    switch naming.mood {
    case .fact: return "didClose" + module
    case .news: return module.lowercasedFirst + "Closed"
    case .command, .intention: return "close" + module
    case nil: return "didClose" + module
    }
  }
}
