import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Follows arguments into the functions that are called.
extension ValueDestinations {
  /// A call and its place in a chain.
  private struct CallSite {
    let call: Int
    let chain: Int
    /// The steps before the call, the called name last.
    let path: [Int]
    /// The name of the called function or type.
    let name: String
    let label: Name
    /// The number of arguments with the same label before this one.
    let position: Int
    let isBehind: Bool
  }

  /// Follows an argument.
  ///
  /// - Parameter isBehind: true for a trailing closure.
  func passed(
    _ argument: Int, isBehind: Bool, to call: Int, in chain: Int, _ value: Value, _ code: MemberCode
  ) -> [Keeping] {
    guard code.kind(chain) == .chain else { return [] }
    let steps = code.steps(of: chain)
    guard let number = steps.firstIndex(of: call), number > 0 else { return [] }
    let path = Array(steps[..<number])
    guard let callee = path.last else { return [] }
    switch code.kind(callee) {
    case .identifier, .member, .implicitMember: break
    default: return []
    }
    let label = code.name(argument)
    let before = code.facts.parts(.argument, of: call).prefix { $0 != argument }
    let site = CallSite(
      call: call, chain: chain, path: path, name: code.facts.name(of: callee), label: label,
      position: before.count { code.name($0) == label }, isBehind: isBehind)
    if let found = passedToProject(site, value, code) { return found }
    return passedToLibrary(site, value, code)
  }

  // MARK: The project's functions

  /// Returns `nil` if the called function is not one of the project's.
  private func passedToProject(
    _ site: CallSite, _ value: Value, _ code: MemberCode
  ) -> [Keeping]? {
    guard let callee = site.path.last else { return nil }
    let name = code.name(callee)
    if site.path.count == 1 {
      if code.local(name, before: site.call) != nil { return [] }
      if let own = functions(named: name, of: code.type) {
        return passed(site, to: own, of: code.type, value, code) { [$0] }
      }
      if let type = index.type(TypeName(path: [name]), in: code.type, file: code.place.file) {
        return passed(site, toNew: type, value, code)
      }
      return nil
    }
    let before = Array(site.path.dropLast())
    // `Page.Loader(…)`, `Loader.init(…)`, `Loader.make(…)`
    if let type = namedType(before, code) {
      if site.name == "init" { return passed(site, toNew: type, value, code) }
      if let inner = index.nested(name, in: type) { return passed(site, toNew: inner, value, code) }
      if index.types[type].cases.contains(name) {
        return result(of: site.chain, after: site.call, .carrier, code)
      }
      if let functions = functions(named: name, of: type) {
        return passed(site, to: functions, of: type, value, code) { $0.isShared ? [$0] : [] }
      }
      return []
    }
    let receiver =
      self.receiver(ofCall: site.call, in: code)
      ?? type(ofSteps: before, at: site.call, code)
    guard let receiver else { return nil }
    if index.types[receiver].kind == .protocol {
      return passed(site, toAny: receiver, before, value, code)
    }
    guard let functions = functions(named: name, of: receiver) else { return nil }
    return passed(site, to: functions, of: receiver, value, code) { keeping in
      self.translated(keeping, of: before, receiver, at: site.call, code)
    }
  }

  /// The type that an expression names: `Page.Loader`.
  func namedType(_ steps: [Int], _ code: MemberCode) -> TypeDeclaration.ID? {
    guard let first = steps.first, code.kind(first) == .identifier,
      code.local(code.name(first), before: first) == nil,
      index.property(code.name(first), of: code.type) == nil,
      steps.dropFirst().allSatisfy({ code.kind($0) == .member })
    else { return nil }
    let path =
      code.facts.isNamed(first, "Self") ? [index.types[code.type].name] : [code.name(first)]
    return index.type(
      TypeName(path: path + steps.dropFirst().map(code.name)), in: code.type, file: code.place.file)
  }

  func functions(
    named name: Name, of type: TypeDeclaration.ID
  ) -> (functions: [Function], owner: TypeDeclaration.ID)? {
    for owner in [type] + index.superclasses(of: type) {
      let found = index.types[owner].functions.filter { $0.name == name }
      if !found.isEmpty { return (found, owner) }
    }
    for inherited in index.allInherited(by: type).types.sorted()
    where index.types[inherited].kind == .protocol {
      let found = index.types[inherited].functions.filter { $0.name == name && $0.hasBody }
      if !found.isEmpty { return (found, inherited) }
    }
    return nil
  }

  /// Returns the object that keeps a receiver's value alive instead of the receiver's own property.
  private func translated(
    _ keeping: Keeping, of receiver: [Int], _ type: TypeDeclaration.ID, at place: Int,
    _ code: MemberCode
  ) -> [Keeping] {
    guard case .property(_, let holder) = keeping.keeper else {
      return keeping.isShared ? [keeping] : []
    }
    // An object that the receiver only creates or passes on is not kept by the receiver.
    if holder != type { return [keeping] }
    return keepers(ofSteps: receiver, at: place, code).map(keeping.behind) + [keeping]
  }

  /// Follows an argument of a function of which all implementations are known.
  private func passed(
    _ site: CallSite, toAny contract: TypeDeclaration.ID, _ receiver: [Int], _ value: Value,
    _ code: MemberCode
  ) -> [Keeping] {
    guard let callee = site.path.last else { return [] }
    let conforming = module.graph.conforming[contract] ?? []
    guard !conforming.isEmpty, conforming.count < 4 else { return [] }
    var found: [Keeping] = []
    for type in conforming {
      guard let functions = functions(named: code.name(callee), of: type) else { return [] }
      let kept = passed(site, to: functions, of: type, value, code) { keeping in
        self.translated(keeping, of: receiver, type, at: site.call, code)
      }
      if kept.isEmpty { return [] }
      found += kept
    }
    return found
  }

  /// Follows an argument into the functions with the called name.
  private func passed(
    _ site: CallSite, to functions: (functions: [Function], owner: TypeDeclaration.ID),
    of type: TypeDeclaration.ID, _ value: Value, _ code: MemberCode,
    translating translated: (Keeping) -> [Keeping]
  ) -> [Keeping] {
    let labels = code.facts.parts(.argument, of: site.call).map(code.name)
    let fitting = functions.functions.filter { fits($0, labels) }
    guard let function = fitting.first ?? functions.functions.first,
      let parameter = parameter(of: function, for: site, value, code)
    else { return [] }
    if value == .function, !parameter.isEscaping, parameter.type?.shape == .function { return [] }
    let isRequirement = !function.hasBody
    if isRequirement { return [] }
    return keepers(ofParameter: parameter.name, of: function, type, value).flatMap { keeping in
      keeping.keeper == .caller
        ? result(of: site.chain, after: site.call, .carrier, code).map(keeping.behind)
        : translated(keeping)
    }
  }

  private func fits(_ function: Function, _ labels: [Name]) -> Bool {
    var labels = labels[...]
    for parameter in function.parameters where parameter.label == labels.first {
      labels.removeFirst()
    }
    return labels.isEmpty
  }

  private func parameter(
    of function: Function, for site: CallSite, _ value: Value, _ code: MemberCode
  ) -> Function.Parameter? {
    if site.isBehind, site.label == .none {
      return function.parameterForTrailingClosure(
        beside: code.facts.parts(of: site.call).map(code.name))
    }
    let fitting = function.parameters.filter { $0.label == site.label }
    guard site.label == .none, value == .function else {
      return fitting.dropFirst(site.position).first ?? fitting.first
    }
    return fitting.first { $0.type?.shape == .function || $0.isEscaping } ?? fitting.first
  }

  /// Follows an argument of an initializer: the new object may retain it, and then the argument lives
  /// as long as that object.
  private func passed(
    _ site: CallSite, toNew type: TypeDeclaration.ID, _ value: Value, _ code: MemberCode
  ) -> [Keeping] {
    let labels = code.facts.parts(.argument, of: site.call).map(code.name)
    var kept: [Keeping] = []
    let line = [type] + index.superclasses(of: type)
    let owner = line.first { !index.types[$0].initializers.isEmpty }
    if let owner {
      let initializers = index.types[owner].initializers
      guard let initializer = initializers.first(where: { fits($0, labels) }) ?? initializers.first,
        let parameter = parameter(of: initializer, for: site, value, code)
      else { return [] }
      if value == .function, !parameter.isEscaping, parameter.type?.shape == .function { return [] }
      kept = keepers(ofParameter: parameter.name, of: initializer, type, value)
    } else {
      let properties = index.types[type].properties.filter { !$0.isStatic && !$0.isComputed }
      let property =
        site.isBehind && site.label == .none
        ? properties.last { $0.type?.shape == .function || $0.type?.isOptional == true }
        : properties.first { $0.name == site.label }
      guard index.types[type].kind == .struct, let property, property.strength == .strong else {
        return []
      }
      kept = [self.kept(in: property.name, of: type)].compactMap { $0 }
    }
    var found = kept.filter { $0.isShared }
    let own = kept.filter { keeping in
      if case .property = keeping.keeper { true } else { false }
    }
    guard let first = own.first else { return found }
    // An object is also kept by whatever else refers to it, but not by an older one of its class.
    if index.types[type].kind == .class, type != code.type { found += own }
    found += result(of: site.chain, after: site.call, .carrier, code).map(first.behind)
    return found
  }

  // MARK: Frameworks

  private func passedToLibrary(
    _ site: CallSite, _ value: Value, _ code: MemberCode
  ) -> [Keeping] {
    let labels = code.facts.parts(.argument, of: site.call).map { code.facts.name(of: $0) }
    let label = index.names[site.label]
    let made = site.path.count == 1 || site.name == "init" ? code.facts.name(of: site.path[0]) : ""
    let isNew = made.first?.isUppercase ?? false
    if value != .object, site.name == "init" || isNew,
      module.project.setUpLabels.contains(site.label)
    {
      return []
    }
    if FrameworkNames.runLoopTimers.contains(made) || FrameworkNames.timerCalls.contains(site.name)
    {
      return value == .carrier || value == .object && label != "target" || !repeats(site, code)
        ? []
        : [
          Keeping(
            keeper: .outsider(.runLoop("timer")), way: ["the run loop", "the timer"],
            giver: code.type)
        ]
    }
    switch value {
    case .object:
      if FrameworkNames.displayLinks.contains(made), label == "target" {
        return [
          Keeping(
            keeper: .outsider(.runLoop("display link")), way: ["the run loop", "the display link"])
        ]
      }
      if FrameworkNames.delegateKeepers.contains(made), label == "delegate" {
        return [Keeping(keeper: .outsider(.session(made)), way: ["the \(made)"])]
      }
    case .function:
      if labels.contains(where: FrameworkNames.observerLabels.contains) {
        return [Keeping(keeper: .outsider(.notificationCenter), way: ["the notification center"])]
      }
    case .carrier: break
    }
    if isNew {
      return value == .object || FrameworkNames.briefTypes.contains(made)
        ? [] : result(of: site.chain, after: site.call, .carrier, code)
    }
    if code.kind(site.path[0]) == .implicitMember, site.path.count == 1 {
      return value == .object || runsClosuresAtOnce(code.name(site.path[0]))
        ? [] : result(of: site.chain, after: site.call, .carrier, code)
    }
    return subscribed(site, label, value, code) ?? storedByReceiver(site, labels, value, code)
  }

  /// Returns true if all functions with this name in the project only call their closures, such as the
  /// type method of an extension behind `.make(UILabel()) { … }`.
  private func runsClosuresAtOnce(_ name: Name) -> Bool {
    let results = module.project.filesByName[name].flatMap { number in
      let file = index.files[Int(number)]
      return file.nodes(named: name).compactMap(file.facts.runsClosuresAtOnce)
    }
    return !results.isEmpty && results.allSatisfy { $0 }
  }

  /// Returns true if a timer is known to repeat.
  private func repeats(_ site: CallSite, _ code: MemberCode) -> Bool {
    code.facts.parts(.argument, of: site.call).contains { argument in
      code.facts.isNamed(argument, "repeats")
        && code.facts.parts(of: argument).contains {
          code.kind($0) == .booleanLiteral && isTrue($0, code)
        }
    }
  }

  /// Returns true for `true`, which is one byte shorter than `false`.
  private func isTrue(_ node: Int, _ code: MemberCode) -> Bool {
    code.facts.nodes[node].end - code.facts.nodes[node].start == 4
  }

  /// Follows an argument of a subscription or of an operator before one; `nil` for other calls.
  private func subscribed(
    _ site: CallSite, _ label: String, _ value: Value, _ code: MemberCode
  ) -> [Keeping]? {
    let steps = code.steps(of: site.chain)
    guard let number = steps.firstIndex(of: site.call) else { return nil }
    let subscription = (number..<steps.count).first { place in
      code.kind(steps[place]) == .call
        && (code.kind(steps[place - 1]) == .member || isObservationOfSelf(steps, code))
        && FrameworkNames.subscriptionCalls.contains(code.facts.name(of: steps[place - 1]))
    }
    guard let subscription else { return nil }
    let isAssignment = FrameworkNames.assigningCalls.contains(
      code.facts.name(of: steps[subscription - 1]))
    switch value {
    case .object where subscription != number || label != "on" || !isAssignment: return []
    case .carrier: return []
    case .function, .object: break
    }
    // `assign(to: \.title, on: self, ownership: .weak)`
    let isOwned = code.facts.parts(.argument, of: steps[subscription]).contains {
      code.facts.name(of: $0) == "ownership"
    }
    if isOwned || endsSoon(Array(steps[..<subscription]), code) { return [] }
    let kept = result(of: site.chain, after: steps[subscription], .carrier, code)
    if value == .function, !kept.isEmpty, let owners = subjectOwners(steps[..<subscription], code) {
      let place = SyntaxPlace(file: code.place.file, node: Int32(site.call))
      return kept.contains { isReleased($0, createdAt: place) } ? [] : owners
    }
    return value == .object ? kept.map { $0.with(.assignment) } : kept
  }

  /// Returns what keeps a subject alive, which retains its subscribers itself; `nil` if the subscription is
  /// to something else, or to what an operator makes of a subject.
  private func subjectOwners(_ steps: ArraySlice<Int>, _ code: MemberCode) -> [Keeping]? {
    let subject = Array(steps.dropLast())
    guard let last = subject.last,
      subject.allSatisfy({ code.kind($0) == .identifier || code.kind($0) == .member }),
      code.local(code.name(subject[0]), before: subject[0]) == nil || subject.count > 1,
      let owner = subject.count == 1
        ? code.type : type(ofSteps: Array(subject.dropLast()), at: last, code),
      let property = index.property(code.name(last), of: owner)?.property,
      isDeclared(property, with: FrameworkNames.subjects)
    else { return nil }
    return keepers(ofSteps: subject, at: last, code)
  }

  /// Returns true if the code of a type empties the bag that keeps a subscription.
  private func isReleased(_ bag: Keeping, createdAt place: SyntaxPlace) -> Bool {
    guard case .property(let name, let holder) = bag.keeper else { return false }
    return ReleasePoints(of: holder, in: index).release(name, createdAt: place)
  }

  /// Returns true for `observe(\.title) { … }`, which observes the own object.
  private func isObservationOfSelf(_ steps: [Int], _ code: MemberCode) -> Bool {
    guard code.kind(steps[0]) == .identifier, steps.count > 1, code.kind(steps[1]) == .call,
      let argument = code.facts.part(.argument, of: steps[1])
    else { return false }
    return code.firstPart(of: argument).map { code.kind($0) == .keyPath } ?? false
  }

  /// Returns true for a closure behind an argument, which is no element: `insert(message) { error in … }`.
  private func isAnswer(_ site: CallSite, _ code: MemberCode) -> Bool {
    site.isBehind && code.facts.part(.argument, of: site.call) != nil
  }

  /// Returns true for a bag of subscriptions. The closure behind its `insert` lists them and runs at once.
  private func isBag(_ steps: [Int], _ code: MemberCode) -> Bool {
    guard let last = steps.last, steps.count == 1 || steps.count == 2 && code.isSelf(steps[0]),
      let property = index.property(code.name(last), of: code.type)?.property
    else { return false }
    return isDeclared(property, with: FrameworkNames.subscriptionBags)
  }

  /// Follows an argument that the receiver of a call stores.
  private func storedByReceiver(
    _ site: CallSite, _ labels: [String], _ value: Value, _ code: MemberCode
  ) -> [Keeping] {
    let full = "\(site.name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    let isKnown =
      FrameworkNames.retainingCalls.contains(full)
      || FrameworkNames.collectionCalls.contains(site.name) && !isAnswer(site, code)
      || FrameworkNames.storingCalls.contains(site.name) && value != .object
    guard isKnown else { return [] }
    let before = Array(site.path.dropLast())
    if site.isBehind, site.name == "insert", isBag(before, code) { return [] }
    // A method of the own class, such as a view's `addSubview(_:)`.
    if before.isEmpty { return screen(of: code.type) }
    if let last = before.last, code.kind(last) == .identifier || code.kind(last) == .member,
      let owner = before.count == 1 || before.count == 2 && code.isSelf(before[0])
        ? code.type : nil,
      storesWeakly(code.name(last), of: owner)
    {
      return []
    }
    let kept = keepers(ofSteps: before, at: site.call, code)
    return value == .object && FrameworkNames.retainingCalls.contains(full)
      ? kept.map { $0.with(.handler) } : kept
  }
}

extension Keeping {
  /// True if the keeper outlives every module.
  var isShared: Bool { if case .outsider = keeper { true } else { false } }
}

extension String {
  /// The lowercase letters at the beginning of a name: `load` in `loadPosts`.
  var firstWord: String { String(prefix { $0.isLowercase }) }
}

extension SwiftFile {
  /// Returns true if a function only calls the closures that are passed to it, and not in closures of its
  /// own; `nil` if a node is no function with a body that takes closures.
  fileprivate func runsClosuresAtOnce(_ function: Int) -> Bool? {
    guard nodes[function].kind == .functionDeclaration, let body = part(.codeBlock, of: function)
    else { return nil }
    let closures = Set(
      parts(.parameter, of: function).filter { parameter in
        range(of: parameter).contains { nodes[$0].kind == .functionType }
      }.map { nodes[$0].name })
    if closures.isEmpty { return nil }
    let inner = range(of: body).filter { nodes[$0].kind == .closure }.map(range)
    return range(of: body).allSatisfy { node in
      nodes[node].kind != .identifier || !closures.contains(nodes[node].name)
        || isMade(node) && !inner.contains { $0.contains(node) }
    }
  }
}
