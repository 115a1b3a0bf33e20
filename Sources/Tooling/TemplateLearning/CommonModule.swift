import AdderBase

/// The code that modules have in common.
struct CommonModule {
  private(set) var types: [CommonType] = []
  /// The files, by their paths in the module's folder, with gaps.
  private(set) var files: [String: CommonFile] = [:]
  private var ownTypes: Set<String>
  /// The names of other declarations beside types that most modules have, such as type aliases.
  private var keptNames: Set<String> = []

  /// One file of a module.
  struct Version {
    /// The path in the module's folder, with gaps.
    let slot: String
    let header: [String]
    let pieces: [CodePiece]
    /// The text after the header.
    let text: String
  }

  /// What files have in common besides types.
  struct CommonFile {
    var header: [String]
    /// Imports, functions and other declarations.
    var pieces: [CommonMember]
    /// The keys of these and of types and extensions, in the usual order.
    var order: [String]
    /// The text after the header in each module.
    var texts: [String]
  }

  /// - Parameters:
  ///   - modules: The files of each module.
  ///   - entrances: The names of the methods that build a module, by the names of their types.
  init(_ modules: [[Version]], entrances: [String: String]) {
    var versions: [String: [[CommonType.Version]]] = [:]
    for files in modules {
      var own: [String: [CommonType.Version]] = [:]
      for file in files {
        for piece in file.pieces {
          guard case .type(let type) = piece.content else { continue }
          own[type.name, default: []].append(
            CommonType.Version(slot: file.slot, piece: piece, type: type))
        }
      }
      // Extensions of other types belong to no module.
      for (name, list) in own where list.contains(where: { !$0.type.isExtension }) {
        versions[name, default: []].append(list)
      }
    }
    ownTypes = Set(versions.keys)
    var others = Majority<String>()
    for files in modules {
      let names = files.flatMap(\.pieces).filter { $0.family.hasPrefix("typealias ") }
        .flatMap(\.declares)
      for name in Set(names).sorted() { others.add(name) }
    }
    ownTypes.formUnion(others.values)
    keptNames = Set(others.kept(of: modules.count))
    types = versions.filter { $0.value.count * 2 > modules.count }
      .sorted { $0.key < $1.key }.map {
        CommonType($0.key, $0.value, of: modules.count, entrance: entrances[$0.key])
      }
    settle()
    bindToClasses()
    for slot in Set(types.flatMap { $0.containers.map(\.slot) }) {
      files[slot] = file(slot, modules.flatMap { $0.filter { $0.slot == slot } })
    }
  }

  var names: KnownNames { KnownNames(types, and: keptNames, own: ownTypes) }

  private func file(_ slot: String, _ versions: [Version]) -> CommonFile {
    let others = versions.map { version in
      CommonMember.numbered(
        version.pieces.filter { piece in
          if case .type = piece.content { false } else { true }
        })
    }
    let names = names
    let pieces = CommonMember.common(of: others, in: versions.count).filter { member in
      member.versions.first.map { names.areKnown($0.uses, in: "") } ?? false
    }
    let known = types.flatMap(\.containers).filter { $0.slot == slot }.map(\.key)
    return CommonFile(
      header: Self.header(versions.map(\.header)),
      pieces: pieces,
      order: commonOrder(
        Set(pieces.map(\.key) + known), in: versions.map { $0.pieces.map(\.key) } + [known]),
      texts: versions.map(\.text))
  }

  /// Returns the header that most files have, or the lines that most headers have.
  private static func header(_ headers: [[String]]) -> [String] {
    let known = headers.filter { !$0.isEmpty }
    guard known.count * 2 > headers.count else { return [] }
    if let whole = Majority(known).kept(of: known.count).first { return whole }
    // A part of a longer comment could leave it open.
    if known.contains(where: { $0.contains { $0.contains("/*") } }) { return [] }
    // Empty lines of a comment are told apart by what precedes them.
    let numbered = known.map { header in
      header.enumerated().map { place, line in
        line.contains(where: \.isLetter) || place == 0 ? line : header[place - 1] + "\n" + line
      }
    }
    var lines = Majority<String>()
    for header in numbered { for line in header.uniqued { lines.add(line) } }
    return commonOrder(Set(lines.kept(of: known.count)), in: numbered)
      .map { String($0.split(separator: "\n").last ?? "") }
  }

  // MARK: What does not fit together

  /// Leaves out what needs something that is left out, and adds what protocols require.
  private mutating func settle() {
    // Each round can uncover more.
    for _ in 0..<8 {
      let before = size
      addRequirements()
      let names = names
      for type in types.indices {
        let name = types[type].name
        for place in types[type].containers.indices {
          let unusable = types[type].containers[place].members.filter { member in
            !member.isUsable(in: name, names)
          }
          types[type].drop(Set(unusable.map(\.key)))
          types[type].containers[place].inherited.removeAll { inherited in
            names.isMissing(NameUse(base: "", name: inherited), in: name)
          }
        }
        types[type].containers.removeAll {
          $0.isExtension && $0.members.isEmpty && $0.inherited.isEmpty
        }
        dropUnmetInherited(of: type)
        dropUnsetProperties(of: type, names)
        dropStumps(of: type, names)
        dropUnusedParameters(of: type, names)
      }
      if size == before { return }
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
        let isUnmet = left.contains {
          known.has(inherited, onlyWith: $0) && known.has($0, onlyWith: inherited)
        }
        guard isUnmet else { continue }
        types[type].containers[place].inherited.removeAll { $0 == inherited }
        let others = known.containers.flatMap(\.members).filter {
          known.has($0.family, onlyWith: inherited) && !known.has(inherited, onlyWith: "init")
            && $0.family.contains("func ")
        }
        types[type].drop(Set(others.map(\.key)))
      }
    }
  }

  /// Lets only classes implement the protocols of which parts hold objects weakly.
  private mutating func bindToClasses() {
    let held = Set(types.flatMap { $0.containers.flatMap(\.members) }.compactMap(\.weaklyHeldType))
    for type in types.indices where types[type].isProtocol && held.contains(types[type].name) {
      if types[type].containers[0].inherited.isEmpty {
        types[type].containers[0].inherited = ["AnyObject"]
      }
    }
  }

  /// Leaves out functions whose code is a module's own, if nothing needs them.
  private mutating func dropStumps(of type: Int, _ names: KnownNames) {
    let (name, members) = (types[type].name, types[type].containers.flatMap(\.members))
    guard !types[type].isProtocol else { return }
    let protocols = Dictionary(
      uniqueKeysWithValues: types.filter(\.isProtocol).map { ($0.name, $0) })
    let required = types[type].containers.flatMap(\.inherited)
      .flatMap { Self.requirements(of: $0, protocols) }
    var used: Set<String> = []
    for member in members {
      used.formUnion(member.body(in: name, names)?.uses ?? [])
      used.formUnion(member.usualText(in: name, names)?.uses.map(\.name) ?? [])
    }
    let stumps = members.filter { member in
      member.isStump(in: name, names) && used.isDisjoint(with: member.versions[0].declares)
        && !required.contains { $0.isMet(by: member) }
        && !types[type].isNeeded(member)
    }
    types[type].drop(Set(stumps.map(\.key)))
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
    let name = types[type].name
    for place in types[type].containers.indices {
      for member in types[type].containers[place].members.indices {
        let known = types[type].containers[place].members[member]
        guard known.family == "init", let parameters = known.parameters else { continue }
        let used = known.body(in: name, names)?.uses ?? []
        types[type].containers[place].members[member].parameters = parameters.filter {
          used.contains($0.name)
        }
      }
    }
  }

  /// Adds the members that protocols of the modules require, or leaves out what cannot be added.
  private mutating func addRequirements() {
    let protocols = Dictionary(
      uniqueKeysWithValues: types.filter(\.isProtocol).map { ($0.name, $0) })
    var impossible: [String: Set<String>] = [:]
    for type in types.indices where !types[type].isProtocol {
      for place in types[type].containers.indices {
        for required in types[type].containers[place].inherited {
          for member in Self.requirements(of: required, protocols) {
            let has = types[type].containers.flatMap(\.members).contains(where: member.isMet)
            if has { continue }
            if let new = types[type].implementation(of: member, names) {
              types[type].containers[place].members.append(new)
            } else {
              impossible[required, default: []].insert(member.key)
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

extension CommonType {
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
  fileprivate func isUsable(in type: String, _ names: KnownNames) -> Bool {
    guard let first = versions.first else { return false }
    switch first.content {
    case .type: return true
    case .text: return usualText(in: type, names) != nil
    case .function(let function):
      var uses = first.uses
      if parameters != nil { uses = [] }
      guard names.areKnown(uses, in: type) else { return false }
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

  fileprivate var isConvenience: Bool {
    guard case .function(let function)? = versions.first?.content else { return false }
    return function.prefix.contains("convenience ")
  }

  /// True for a function or a computed property whose code in the modules is left out.
  fileprivate func isStump(in type: String, _ names: KnownNames) -> Bool {
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

  /// Returns the most frequent text that the template can have.
  private func knownText(in type: String, _ names: KnownNames) -> CodePiece? {
    let known = versions.filter {
      names.areKnown($0.uses, in: type) && !names.hasMissingCase($0)
    }
    // What most modules need is not there.
    guard known.count * 2 > versions.count, let text = Majority(known.map(\.text)).first else {
      return nil
    }
    // What no two modules write alike is a module's own.
    let isShared = versions.count == 1 || known.count { $0.text == text } > 1
    return isShared ? known.first { $0.text == text } : nil
  }

  /// Returns the code of a function; `nil` for the requirement of a protocol.
  func body(in type: String, _ names: KnownNames) -> CommonBody? {
    let functions = versions.compactMap { piece -> FunctionPiece? in
      if case .function(let function) = piece.content { function } else { nil }
    }
    guard functions.contains(where: { $0.body != nil }) else { return nil }
    return CommonBody(functions, usualParameters, in: type, names)
  }

  /// The name of a stored property that has no value before an initialiser sets it.
  fileprivate var unsetProperty: String? {
    guard family.hasPrefix("var "), let text = versions.first?.text, !text.contains("="),
      !text.contains("{"), !key.hasSuffix("?"), !key.hasSuffix("!")
    else { return nil }
    return String(family.dropFirst("var ".count))
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
