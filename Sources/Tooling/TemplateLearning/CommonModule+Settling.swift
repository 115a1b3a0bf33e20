// What does not fit together.
extension CommonModule {
  /// Leaves out what needs something that is left out, and adds what protocols require.
  mutating func settle() {
    // What is added can be left out again for another reason.
    defer { addRequirements(canAdd: false) }
    // Each round can uncover more.
    for _ in 0..<8 {
      let before = size
      addRequirements()
      addInitializersOfSuperclasses()
      let names = names
      let used = types.map { $0.usedNames(names) }
      for type in types.indices {
        let name = types[type].name
        for place in types[type].containers.indices {
          types[type].containers[place].keepUsable(in: name, names)
          types[type].containers[place].inherited.removeAll { inherited in
            names.isMissing(NameUse(base: "", name: inherited), in: name)
          }
        }
        types[type].containers.removeAll {
          $0.isExtension && $0.members.isEmpty && $0.inherited.isEmpty
        }
        dropUnmetInherited(of: type)
        dropUnsetProperties(of: type, names)
        dropStumps(of: type, used, names)
        dropUnusedParameters(of: type, names)
      }
      if size == before { return }
    }
  }

  /// Leaves out the outlets of screens that the template draws empty, and outlets for what is no part of the module.
  mutating func dropOutlets(on screens: Set<String>) {
    let own = Set(types.map(\.name))
    for type in types.indices {
      let isScreen = screens.contains(types[type].name)
      for place in types[type].containers.indices {
        types[type].containers[place].members.removeAll { member in
          member.isOutlet && (isScreen || !own.contains(KnownNames.typeName(in: member.key)))
        }
      }
    }
  }

  /// How much is left of each type.
  private var size: [[Int]] {
    types.map { type in
      type.containers.map { container in
        container.inherited.count
          + container.members.reduce(0) { $0 + 1 + ($1.parameters?.count ?? 0) }
      }
    }
  }

  /// Leaves out the protocols that need a member which is left out, with the other members that only they need.
  private mutating func dropUnmetInherited(of type: Int) {
    let own = Set(types.map(\.name))
    let known = types[type]
    let left = known.leftWords
    for place in known.containers.indices {
      let isClass = known.containers[place].head.contains("class ")
      for inherited in known.containers[place].inherited.dropFirst(isClass ? 1 : 0)
      where !own.contains(inherited) {
        let unmet = left.filter {
          known.has(inherited, onlyWith: $0) && known.has($0, onlyWith: inherited)
            && projectProtocols.canRequire($0, in: inherited)
        }
        guard !unmet.isEmpty else { continue }
        // Other code of the project can depend on its own protocols.
        if projectProtocols.contains(inherited), known.isEverywhere(inherited),
          let members = known.unwritten(unmet)
        {
          types[type].containers[place].members += members
          continue
        }
        types[type].containers[place].inherited.removeAll { $0 == inherited }
        let others = known.containers.flatMap(\.members).filter {
          known.has($0.family, onlyWith: inherited) && !known.has(inherited, onlyWith: "init")
            && $0.family.contains("func ")
        }
        types[type].drop(Set(others.map(\.key)))
      }
    }
  }

  /// Binds protocols to classes if a part holds an object of theirs weakly.
  mutating func bindToClasses() {
    let held = Set(types.flatMap { $0.containers.flatMap(\.members) }.compactMap(\.weaklyHeldType))
    for type in types.indices where types[type].isProtocol && held.contains(types[type].name) {
      if types[type].containers[0].inherited.isEmpty {
        types[type].containers[0].inherited = ["AnyObject"]
      }
    }
  }

  /// Leaves out functions whose code is a module's own, if nothing needs them.
  ///
  /// - Parameter used: The names in the code of each type.
  private mutating func dropStumps(of type: Int, _ used: [Set<String>], _ names: KnownNames) {
    let (name, members) = (types[type].name, types[type].containers.flatMap(\.members))
    guard !types[type].isProtocol else { return }
    let protocols = Dictionary(
      uniqueKeysWithValues: types.filter(\.isProtocol).map { ($0.name, $0) })
    let required = types[type].containers.flatMap(\.inherited)
      .flatMap { Self.requirements(of: $0, protocols) }
    let usedByOthers = used.indices.filter { $0 != type }
      .reduce(into: Set<String>()) { $0.formUnion(used[$1]) }
    let stumps = members.filter { member in
      let isLeft =
        member.isStump(in: name, names)
        || (member.onlyCallsSuperclass(in: name, names) && !types[type].isEverywhere(member.family))
      let declared = member.versions[0].declares
      let isCalled =
        types[type].isUsual(member.family) && !usedByOthers.isDisjoint(with: declared)
      return isLeft && !isCalled && used[type].isDisjoint(with: declared)
        && !required.contains { $0.isMet(by: member) }
        && !types[type].isNeeded(member)
    }
    types[type].drop(Set(stumps.map(\.key)))
  }

  /// Adds the initialiser that a subclass of a view or a screen must have, if some modules have it.
  private mutating func addInitializersOfSuperclasses() {
    for type in types.indices {
      let members = types[type].containers.flatMap(\.members)
      let versions = types[type].pieces.filter { $0.family == "init coder" }
      guard members.contains(where: { $0.family == "init" && $0.callsSuperclass }),
        !members.contains(where: { $0.family == "init coder" }), versions.count > 1,
        let key = Majority(versions.map(\.key)).first
      else { continue }
      types[type].containers[0].members.append(
        CommonMember(
          key: key, family: "init coder", versions: versions.filter { $0.key == key }))
    }
  }

  /// Leaves out constants of a class that no initialiser sets.
  private mutating func dropUnsetProperties(of type: Int, _ names: KnownNames) {
    guard types[type].containers.first?.head.contains("class ") ?? false else { return }
    let members = types[type].containers.flatMap(\.members)
    let name = types[type].name
    let bodies = members.filter { $0.family == "init" && !$0.isConvenience }
      .map { $0.body(in: name, names)?.text ?? "" }
    types[type].containers[0].members.removeAll { member in
      guard let property = member.unsetProperty else { return false }
      return bodies.isEmpty || !bodies.allSatisfy { $0.sets(property) }
    }
  }

  /// Leaves out what an initialiser gets in most modules but has no use for in the template.
  private mutating func dropUnusedParameters(of type: Int, _ names: KnownNames) {
    guard !types[type].isProtocol else { return }
    let name = types[type].name
    let required = requiredParameters(of: types[type])
    for place in types[type].containers.indices {
      for member in types[type].containers[place].members.indices {
        let known = types[type].containers[place].members[member]
        guard known.family == "init", let parameters = known.parameters else { continue }
        let used = known.body(in: name, names)?.uses ?? []
        types[type].containers[place].members[member].parameters = parameters.filter {
          used.contains($0.name) || required.contains($0.label)
        }
      }
    }
  }

  /// The labels with which protocols of the modules call a type's initialisers.
  private func requiredParameters(of type: CommonType) -> Set<String> {
    let inherited = Set(type.containers.flatMap(\.inherited))
    let members = types.filter { $0.isProtocol && inherited.contains($0.name) }
      .flatMap(\.containers).flatMap(\.members)
    return Set(members.filter { $0.family == "init" }.flatMap(\.usualParameters).map(\.label))
  }

  /// Adds the members that protocols of the modules require, or leaves out what cannot be added.
  ///
  /// - Parameter canAdd: False if what is missing is only left out.
  private mutating func addRequirements(canAdd: Bool = true) {
    let protocols = Dictionary(
      uniqueKeysWithValues: types.filter(\.isProtocol).map { ($0.name, $0) })
    let names = names
    var impossible: [String: Set<String>] = [:]
    for type in types.indices where !types[type].isProtocol {
      for place in types[type].containers.indices {
        for required in types[type].containers[place].inherited {
          for member in Self.requirements(of: required, protocols) {
            let has = types[type].containers.flatMap(\.members).contains(where: member.isMet)
            if has { continue }
            if canAdd, let new = types[type].implementation(of: member, names) {
              types[type].containers[place].members.append(new)
            } else {
              for name in Self.ancestry(of: required, protocols) {
                impossible[name, default: []].insert(member.key)
              }
            }
          }
        }
      }
    }
    for type in types.indices {
      guard let keys = impossible[types[type].name] else { continue }
      for place in types[type].containers.indices {
        types[type].containers[place].members.removeAll { keys.contains($0.key) }
      }
    }
  }

  /// Returns the names of a protocol and of those that it inherits from.
  private static func ancestry(
    of name: String, _ protocols: [String: CommonType], below depth: Int = 0
  ) -> [String] {
    guard let type = protocols[name], depth < 4 else { return [] }
    return [name]
      + type.containers.flatMap(\.inherited)
      .flatMap { ancestry(of: $0, protocols, below: depth + 1) }
  }

  private static func requirements(
    of name: String, _ protocols: [String: CommonType], below depth: Int = 0
  ) -> [CommonMember] {
    guard let type = protocols[name], depth < 4, let declaration = type.containers.first else {
      return []
    }
    return declaration.members.filter {
      $0.family.hasPrefix("func ") || $0.family.hasPrefix("var ")
    }
      + declaration.inherited.flatMap { requirements(of: $0, protocols, below: depth + 1) }
  }
}

extension CommonType.Container {
  /// Leaves out the members, also those of nested types, that need what the template does not have.
  fileprivate mutating func keepUsable(in type: String, _ names: KnownNames) {
    members.removeAll { !$0.isUsable(in: type, names) }
    for member in members.indices {
      for place in (members[member].type ?? []).indices {
        members[member].type?[place].keepUsable(in: type, names)
      }
    }
  }
}

extension CommonType {
  /// Returns the names that the code of the members contains.
  fileprivate func usedNames(_ names: KnownNames) -> Set<String> {
    containers.flatMap(\.members).reduce(into: []) { used, member in
      used.formUnion(member.body(in: name, names)?.uses ?? [])
      used.formUnion(member.usualText(in: name, names)?.uses.map(\.name) ?? [])
    }
  }

  /// Returns members without code for words of left out ones; `nil` if there is none for one of them.
  fileprivate func unwritten(_ words: Set<String>) -> [CommonMember]? {
    var families: Set<String> = []
    let missing = pieces.filter { piece in
      (words.contains(piece.family) || words.contains(piece.key))
        && families.insert(piece.family).inserted
    }
    let members = missing.compactMap(\.unwritten).map {
      CommonMember(key: $0.key, family: $0.family, versions: [$0], isUnwritten: true)
    }
    return members.count == missing.count ? members : nil
  }

  /// Returns true if the type inherits something for which it always has a member.
  fileprivate func isNeeded(_ member: CommonMember) -> Bool {
    containers.flatMap(\.inherited).contains {
      has($0, onlyWith: member.family) && has(member.family, onlyWith: $0)
    } && !containers.contains { $0.head.contains("class ") }
  }

  /// Leaves out members with these keys.
  fileprivate mutating func drop(_ keys: Set<String>) {
    for place in containers.indices {
      containers[place].members.removeAll { keys.contains($0.key) }
    }
  }

  /// Returns the member with which the type fulfils the requirement of a protocol; `nil` if there is no code for it.
  fileprivate func implementation(of requirement: CommonMember, _ names: KnownNames)
    -> CommonMember?
  {
    let versions = pieces.filter { piece in
      requirement.isFunction ? piece.key == requirement.key : piece.family == requirement.family
    }
    if !versions.isEmpty {
      let member = CommonMember(
        key: versions[0].key, family: versions[0].family, versions: versions)
      return member.isUsable(in: name, names) ? member : nil
    }
    guard var piece = requirement.versions.first, case .function(var function) = piece.content,
      !function.returnsValue
    else { return nil }
    function.body = FunctionPiece.Body(text: "", statements: [])
    piece.content = .function(function)
    return CommonMember(key: piece.key, family: piece.family, versions: [piece])
  }
}

extension CommonMember {
  fileprivate var isFunction: Bool { family.hasPrefix("func ") }

  /// Returns true if a member fulfils this requirement.
  fileprivate func isMet(by member: CommonMember) -> Bool {
    isFunction
      ? member.key == key || member.places.contains(key) : member.family == family
  }

  /// Returns true if the template has everything that the member needs.
  func isUsable(in type: String, _ names: KnownNames) -> Bool {
    guard let first = versions.first else { return false }
    switch first.content {
    case .type: return true
    case .text: return usualText(in: type, names) != nil
    case .function(let function):
      // Of different parameters, only those that most modules have are left.
      guard parameters != nil || names.areKnown(first.uses, in: type) else { return false }
      guard let body = body(in: type, names) else { return function.body == nil }
      if isConvenience, !body.text.contains("self.init") { return false }
      // An initialiser that gets nothing and does nothing is there without being written.
      return body.isComplete && !(family == "init" && parameters == [] && body.text.isEmpty)
    }
  }

  /// The name of the type of a property that does not keep its object alive.
  fileprivate var weaklyHeldType: String? {
    key.hasPrefix("weak ") ? KnownNames.typeName(in: key) : nil
  }

  fileprivate var callsSuperclass: Bool {
    versions.contains { piece in
      if case .function(let function) = piece.content {
        function.body?.text.contains("super.init") ?? false
      } else {
        false
      }
    }
  }

  /// True for a property that a storyboard or xib sets.
  fileprivate var isOutlet: Bool {
    versions.contains { $0.text.hasPrefix("@IBOutlet") }
  }

  fileprivate var isConvenience: Bool {
    guard case .function(let function)? = versions.first?.content else { return false }
    return function.prefix.contains("convenience ")
  }

  /// True for a function that only does what its superclass does without it, other than in most modules.
  fileprivate func onlyCallsSuperclass(in type: String, _ names: KnownNames) -> Bool {
    func isCall(_ text: String) -> Bool {
      text.withoutBlanks.hasPrefix("super.") && !text.trimmingEnd.dropFirst().contains("\n")
    }
    guard family.contains("func "), let body = body(in: type, names), isCall(body.text) else {
      return false
    }
    let alike = versions.count { piece in
      if case .function(let function) = piece.content {
        isCall(function.body?.text ?? "")
      } else {
        false
      }
    }
    return alike * 2 <= versions.count
  }

  /// True for a function or a computed property whose code in the modules is left out.
  fileprivate func isStump(in type: String, _ names: KnownNames) -> Bool {
    if isUnwritten { return false }
    guard case .function? = versions.first?.content else {
      return usualText(in: type, names).map { $0.text != knownText(in: type, names)?.text } ?? false
    }
    guard family.contains("func "), body(in: type, names)?.isMinimal ?? false else { return false }
    let texts = versions.compactMap { piece -> String? in
      if case .function(let function) = piece.content { function.body?.text.onOneLine } else { nil }
    }
    return texts.count { $0.isEmpty } * 2 < texts.count
  }

  /// Returns the most frequent text that the template can have, or the simplest.
  func usualText(in type: String, _ names: KnownNames) -> CodePiece? {
    knownText(in: type, names) ?? versions.first?.withMinimalValue
  }

  private func knownText(in type: String, _ names: KnownNames) -> CodePiece? {
    names.code.text(of: self) { mergedText(in: type, names) }
  }

  /// Returns the most frequent text that the template can have.
  private func mergedText(in type: String, _ names: KnownNames) -> CodePiece? {
    let known = versions.map { $0.withUsualArguments(names) }.filter {
      names.areKnown($0.uses, in: type) && !names.hasMissingCase($0, in: type)
        && names.creates($0.text)
    }
    // What most modules need is not there.
    guard known.count * 2 > versions.count, let usual = Majority(known.map(\.codeOfText)).first
    else { return nil }
    let alike = known.filter { $0.codeOfText == usual }
    // What no two modules write alike is a module's own.
    guard versions.count == 1 || alike.count > 1 else { return nil }
    let hidden = alike.filter(\.isPrivate)
    let isHidden = hidden.count * 2 > alike.count
    let text = Majority(alike.filter { $0.isPrivate == isHidden }.map(\.text)).first
    return alike.first { $0.text == text }
  }

  /// Returns the code of a function; `nil` for the requirement of a protocol.
  func body(in type: String, _ names: KnownNames) -> CommonBody? {
    names.code.body(of: self) { mergedBody(in: type, names) }
  }

  private func mergedBody(in type: String, _ names: KnownNames) -> CommonBody? {
    let functions = (versions + relatives).compactMap { piece -> FunctionPiece? in
      if case .function(let function) = piece.content { function } else { nil }
    }
    guard functions.contains(where: { $0.body != nil }) else { return nil }
    if isUnwritten, let body = functions[0].body { return CommonBody(body) }
    return CommonBody(functions, usualParameters, in: type, names)
  }

  /// The name of a stored property that has no value before an initialiser sets it.
  fileprivate var unsetProperty: String? {
    // A property wrapper can have a value of its own.
    guard family.hasPrefix("var "), let text = versions.first?.text, !text.contains("="),
      !text.contains("{"), !text.hasPrefix("@"), !key.hasSuffix("?"), !key.hasSuffix("!")
    else { return nil }
    return String(family.dropFirst("var ".count))
  }
}

extension CodePiece {
  /// The property, whose value creates objects only with arguments that the template knows.
  fileprivate func withUsualArguments(_ names: KnownNames) -> CodePiece {
    guard family.contains("var ") else { return self }
    let usual = names.withUsualArguments(text)
    if usual == text { return self }
    var piece = self
    let written = rewritten(as: usual)
    piece.content = written.content
    piece.uses = written.uses
    return piece
  }

  /// The code by which versions of a piece are told apart. A property without a value is the same, whoever may use it.
  fileprivate var codeOfText: String {
    let isPlain = family.contains("var ") && !text.contains("=") && !text.contains("{")
    return isPlain ? key : text.withoutBlanks
  }

  /// True for what only its own file can use.
  var isPrivate: Bool {
    let head = text.prefix { $0 != ":" && $0 != "=" }
    return head.split(separator: " ").contains { $0 == "private" || $0 == "fileprivate" }
  }
}

extension String {
  /// Returns true if code sets a property.
  fileprivate func sets(_ property: String) -> Bool {
    contains("self.\(property) =")
      || split(separator: "\n").contains {
        $0.drop(while: \.isWhitespace).hasPrefix("\(property) =")
      }
  }
}
