/// What a type, with its extensions, has in common in most modules.
struct CommonType {
  let name: String
  /// The declaration of the type and its extensions.
  var containers: [Container] = []
  /// The names of all members that the type has in any module.
  private(set) var ownNames: Set<String> = []
  /// The names of the properties among them.
  private(set) var ownProperties: Set<String> = []
  /// All members of the type in all modules.
  private(set) var pieces: [CodePiece] = []
  /// What the type inherits in any module.
  private(set) var ownInherited: Set<String> = []
  /// The modules in which the type inherits from a type or has a member, by the type's name or the member's family.
  private var owners: [String: Set<Int>] = [:]
  /// The argument labels of all initialisers.
  private(set) var labels: Set<String> = []
  /// The number of modules that have the type.
  let moduleCount: Int
  var isProtocol: Bool { containers.first?.head.contains("protocol ") ?? false }

  struct Container {
    /// The same for the same declaration in all modules.
    let key: String
    let isExtension: Bool
    let head: String
    let condition: String
    var inherited: [String]
    var members: [CommonMember]
    let comment: String
    let isAfterBlankLine: Bool
    /// What is before the brace.
    let opening: String
    /// The file in which most modules have it.
    let slot: String
    /// The whole declaration in each module that has it.
    let texts: [String]
  }

  /// The declaration of a type in one module, or an extension, with its file.
  struct Version {
    let slot: String
    let piece: CodePiece
    let type: TypePiece
  }

  /// - Parameters:
  ///   - modules: The declaration and the extensions in each module that declares the type.
  ///   - all: The number of modules.
  ///   - agreement: Decides which members are common.
  ///   - entrance: The name of the method that builds a module, if the type has one. It stays, however different it is.
  init(
    _ name: String, _ modules: [[Version]], of all: Int, _ agreement: Agreement,
    entrance: String? = nil
  ) {
    self.name = name
    moduleCount = modules.count
    let modules = Self.withOneClassBound(modules)
    pieces = modules.joined().flatMap(\.type.members)
    ownInherited = Set(modules.joined().flatMap(\.type.inherited))
    for (number, versions) in modules.enumerated() {
      let words = versions.flatMap { version in
        version.type.inherited
          + version.type.members.flatMap { $0.words + $0.namesOfSelf.map { "self.\($0)" } }
      }
      for word in Set(words) { owners[word, default: []].insert(number) }
    }
    for piece in pieces {
      ownNames.formUnion(piece.declares)
      if piece.family.hasPrefix("var ") { ownProperties.formUnion(piece.declares) }
      guard piece.family == "init", case .function(let function) = piece.content else { continue }
      labels.formUnion(function.parameters.map(\.label))
    }
    // What few modules have is not common only because few have the type.
    learnContainers(modules, in: max(modules.count, all * 4 / 5), agreement, entrance)
  }

  private mutating func learnContainers(
    _ modules: [[Version]], in count: Int, _ agreement: Agreement, _ entrance: String?
  ) {
    let members = Self.places(in: modules) { version in
      CommonMember.numbered(version.type.members).map(\.key)
    }
    let inherited = Self.places(in: modules, \.type.inherited)
    let merged = CommonMember.common(
      of: modules.map { versions in versions.flatMap { CommonMember.numbered($0.type.members) } },
      in: count, agreement, entrance: entrance)
    var order = Majority<String>()
    for versions in modules { for version in versions { order.add(version.piece.key) } }
    for key in commonOrder(Set(order.values), in: modules.map { $0.map(\.piece.key) }) {
      let versions = modules.joined().filter { $0.piece.key == key }
      guard
        let usual = versions.first(where: { version in
          version.type.head == Majority(versions.map(\.type.head)).first
        })
      else { continue }
      let kept = merged.filter { member in
        let keys = member.places.isEmpty ? [member.key] : member.places
        return Majority(keys.flatMap { members[$0] ?? [] }).first == key
      }
      let own = Set(
        inherited.filter { $0.value.count * 2 > count && Majority($0.value).first == key }.keys)
      guard !usual.type.isExtension || !kept.isEmpty || !own.isEmpty else { continue }
      containers.append(
        Container(
          key: key, isExtension: usual.type.isExtension, head: usual.type.head,
          condition: usual.type.condition,
          inherited: Self.superclass(of: versions, besides: own, for: kept)
            + commonOrder(own, in: versions.map(\.type.inherited)),
          members: kept,
          comment: Self.comment(of: versions.map(\.piece)),
          isAfterBlankLine: Majority(versions.map(\.piece.isAfterBlankLine)).first ?? true,
          opening: Majority(versions.map(\.type.opening)).first ?? " ",
          slot: Majority(versions.map(\.slot)).first ?? usual.slot,
          texts: versions.map(\.type.text)))
    }
    // The declaration comes first, wherever it is.
    containers = containers.filter { !$0.isExtension } + containers.filter(\.isExtension)
  }

  /// Returns the most frequent superclass if members need one and most modules do not agree on it.
  private static func superclass(
    of versions: [Version], besides own: Set<String>, for members: [CommonMember]
  ) -> [String] {
    let first = versions.compactMap(\.type.inherited.first)
    guard versions.first?.type.head.contains("class ") ?? false, own.isDisjoint(with: first),
      members.contains(where: \.needsSuperclass)
    else { return [] }
    return Majority(first).first.map { [$0] } ?? []
  }

  /// Returns in which declarations of the modules each value is.
  private static func places(
    in modules: [[Version]], _ values: (Version) -> [String]
  ) -> [String: [String]] {
    var places: [String: [String]] = [:]
    for versions in modules {
      for version in versions {
        for value in Set(values(version)) { places[value, default: []].append(version.piece.key) }
      }
    }
    return places
  }

  /// Returns the same modules, whose protocols all say in one way that only classes implement them.
  private static func withOneClassBound(_ modules: [[Version]]) -> [[Version]] {
    let words = ["class", "AnyObject"]
    let usual = Majority(modules.joined().flatMap(\.type.inherited).filter(words.contains)).first
    guard let usual else { return modules }
    return modules.map { versions in
      versions.map { version in
        var type = version.type
        type.inherited = type.inherited.map { words.contains($0) ? usual : $0 }
        return Version(slot: version.slot, piece: version.piece, type: type)
      }
    }
  }

  /// The names that the type's code uses as `self.name` in any module, and the statements that pass `self`.
  var selfUses: Set<String> {
    Set(owners.keys.filter { $0.hasPrefix("self.") }.map { String($0.dropFirst("self.".count)) })
  }

  /// The names that the type's code uses as `self.name` and that hardly any module declares: those of what it inherits.
  var inheritedNames: Set<String> {
    selfUses.filter { name in
      (owners["var \(name)"] ?? []).count * 10 < (owners["self.\(name)"] ?? []).count
    }
  }

  /// The families and keys of the members that are left out.
  var leftWords: Set<String> {
    let kept = containers.flatMap(\.members).flatMap { $0.versions.flatMap(\.words) }
    return Set(pieces.flatMap(\.words)).subtracting(kept)
  }

  /// Returns true if a module that has one of two nearly always has the other, too.
  ///
  /// - Parameter word: The name of a type that is inherited, the family or the key of a member, or a use such as
  ///   `self.title`.
  func has(_ word: String, onlyWith other: String) -> Bool {
    let (own, others) = (owners[word] ?? [], owners[other] ?? [])
    return !own.isEmpty && own.intersection(others).count * 10 >= own.count * 9
  }

  /// Returns true if more than half of the modules that have the type have a member or inherit a type.
  func isUsual(_ word: String) -> Bool { (owners[word] ?? []).count * 2 > moduleCount }

  /// Returns true if the type has a member or inherits a type in all modules that have the type.
  func isEverywhere(_ word: String) -> Bool { (owners[word] ?? []).count == moduleCount }

  /// Returns the comment that most versions of a piece have.
  static func comment(of pieces: [CodePiece]) -> String {
    Majority(pieces.map(\.comment)).kept(of: pieces.count).first ?? ""
  }
}

/// A member that most modules have in a type.
struct CommonMember {
  /// The same for copies of the member.
  let identity = Identity()
  let key: String
  let family: String
  /// The versions of the member in the modules.
  let versions: [CodePiece]
  /// The parameters that most versions have, if the versions have different ones.
  var parameters: [FunctionPiece.Parameter]?
  /// The keys of the versions, if they differ.
  var places: [String] = []
  /// The versions of a function that have other parameters in the other modules. Their code counts, too.
  var relatives: [CodePiece] = []
  /// What a nested type has in common.
  var type: [CommonType.Container]?
  /// True for what a protocol of the project requires and each module writes in its own way: a person has to write it.
  var isUnwritten = false

  /// Tells a member from all others.
  final class Identity: Hashable, Sendable {
    static func == (one: Identity, other: Identity) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Returns pieces with numbers in the keys, or the families, of those that occur several times.
  static func numbered(
    _ pieces: [CodePiece], by word: WritableKeyPath<CodePiece, String> = \.key
  ) -> [CodePiece] {
    var counts: [String: Int] = [:]
    return pieces.map { piece in
      let count = counts[piece[keyPath: word], default: 0]
      counts[piece[keyPath: word]] = count + 1
      guard count > 0 else { return piece }
      var piece = piece
      piece[keyPath: word] += " #\(count + 1)"
      return piece
    }
  }

  /// Returns the members that more than half of so many modules have, in the usual order.
  static func common(
    of modules: [[CodePiece]], in count: Int, _ agreement: Agreement, entrance: String? = nil
  ) -> [CommonMember] {
    var keys = Majority<String>()
    for pieces in modules { for key in Set(pieces.map(\.key)).sorted() { keys.add(key) } }
    var keptKeys = Set(keys.kept(of: count))
    var byKey: [String: [CodePiece]] = [:]
    for piece in modules.joined() where keptKeys.contains(piece.key) {
      byKey[piece.key, default: []].append(piece)
    }
    byKey = byKey.filter { key, pieces in
      agreement.keeps(pieces[0], in: keys.count(of: key), of: count)
    }
    keptKeys = Set(byKey.keys)
    var found = byKey.mapValues { pieces in
      CommonMember(key: pieces[0].key, family: pieces[0].family, versions: pieces)
    }
    // Two versions of one property, each in half of the modules.
    var taken: Set<String> = []
    let frequent = keptKeys.sorted { (keys.count(of: $1), $0) < (keys.count(of: $0), $1) }
    for key in frequent {
      guard let member = found[key], member.family.contains("var ") else { continue }
      if !taken.insert(member.family).inserted {
        found[key] = nil
        keptKeys.remove(key)
      }
    }
    for (key, member) in found { found[key]?.relatives = relatives(of: member, in: modules) }
    var names = modules.map { $0.map(\.key) }
    for member in withDifferentParameters(
      modules, in: count, besides: Set(found.values.map(\.family)))
    where member.versions.allSatisfy({
      agreement.keeps($0, in: member.versions.count, of: count)
    }) {
      found[member.key] = member
      keptKeys.insert(member.key)
      // In the order of members, all versions count as one.
      let versions = Set(member.places)
      names = names.map { $0.map { versions.contains($0) ? member.key : $0 } }
    }
    if let key = entrance.flatMap({ usualKey(of: $0, keys, besides: found) }) {
      let versions = modules.joined().filter { $0.key == key }
      found[key] = CommonMember(key: key, family: versions[0].family, versions: versions)
      keptKeys.insert(key)
    }
    return commonOrder(keptKeys, in: names).compactMap { found[$0] }
      .map { $0.withNestedType(of: count, agreement) }
  }

  /// Returns the most frequent key of a function with a name; `nil` if one with this name is known already.
  private static func usualKey(
    of name: String, _ keys: Majority<String>, besides known: [String: CommonMember]
  ) -> String? {
    func isNamed(_ key: String) -> Bool { key.contains("func \(name)(") }
    guard !known.keys.contains(where: isNamed) else { return nil }
    let named = keys.values.filter(isNamed)
    return named.max { keys.count(of: $0) < keys.count(of: $1) }
  }

  /// Returns the functions that have the same name in modules without exactly this function.
  private static func relatives(
    of member: CommonMember, in modules: [[CodePiece]]
  ) -> [CodePiece] {
    guard case .function? = member.versions.first?.content else { return [] }
    let named = modules.map { $0.filter { $0.family == member.family } }
    // Of several with one name in a module, nobody knows which one is meant.
    guard named.allSatisfy({ $0.count < 2 }) else { return [] }
    return named.joined().filter { $0.key != member.key }
  }

  /// Returns the functions that most modules have, but with different parameters.
  private static func withDifferentParameters(
    _ modules: [[CodePiece]], in count: Int, besides known: Set<String>
  ) -> [CommonMember] {
    var families: [String: [CodePiece]] = [:]
    var overloaded: Set<String> = []
    for pieces in modules {
      var own: [String: CodePiece] = [:]
      for piece in pieces {
        guard case .function = piece.content, !known.contains(piece.family) else { continue }
        if own[piece.family] != nil, piece.family != "init" { overloaded.insert(piece.family) }
        // Of several functions with the same name, the longest is the one that sets up everything.
        if own[piece.family].map({ $0.parameterCount < piece.parameterCount }) ?? true {
          own[piece.family] = piece
        }
      }
      for (family, piece) in own { families[family, default: []].append(piece) }
    }
    return families.filter { $0.value.count * 2 > count && !overloaded.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { family, pieces in
        let lists = pieces.map { piece -> [FunctionPiece.Parameter] in
          if case .function(let function) = piece.content { function.parameters } else { [] }
        }
        var member = CommonMember(key: "\(family)(…)", family: family, versions: pieces)
        member.parameters = Self.parameters(of: lists, in: count)
        member.places = Set(pieces.map(\.key)).sorted()
        return member
      }
  }

  /// Returns the parameters that most versions of a function have, optional or not.
  private static func parameters(
    of lists: [[FunctionPiece.Parameter]], in count: Int
  ) -> [FunctionPiece.Parameter] {
    let alike = Dictionary(grouping: lists.joined()) { $0.text.filter { $0 != "?" && $0 != "!" } }
    let kept = alike.values.filter { $0.count * 2 > count }
    let usual = kept.compactMap { Majority($0).first }
    return commonOrder(Set(usual), in: lists).uniqued(by: \.label)
  }

  private func withNestedType(of count: Int, _ agreement: Agreement) -> CommonMember {
    let types = versions.compactMap { piece -> CommonType.Version? in
      guard case .type(let type) = piece.content else { return nil }
      return CommonType.Version(slot: "", piece: piece, type: type)
    }
    guard let name = types.first?.type.name else { return self }
    var member = self
    member.type = CommonType(name, types.map { [$0] }, of: count, agreement).containers
    return member
  }
}

extension [FunctionPiece.Parameter] {
  /// The parameters without those that have the label of an earlier one.
  fileprivate func uniqued(by label: (Element) -> String) -> [Element] {
    var known: Set<String> = []
    return filter { known.insert(label($0)).inserted }
  }
}

extension CommonMember {
  /// True if the member overrides another one.
  fileprivate var needsSuperclass: Bool {
    guard case .function(let function)? = versions.first?.content else { return false }
    return function.prefix.contains("override ")
      || function.body?.text.contains("super.") ?? false
  }
}

extension CodePiece {
  /// By what a member is known.
  fileprivate var words: [String] { [family, key] }

  /// True for a statement such as `tableView.delegate = self`.
  var passesSelf: Bool { text.hasSuffix("= self") }

  /// The names that code uses as `self.name`, and the families of statements that pass `self`.
  fileprivate var namesOfSelf: Set<String> {
    guard case .function(let function) = content else {
      return Set(uses.filter { $0.base == "self" }.map(\.name) + (passesSelf ? [family] : []))
    }
    let statements = function.body?.statements ?? []
    return statements.reduce(into: []) { $0.formUnion($1.namesOfSelf) }
  }

  fileprivate var parameterCount: Int {
    if case .function(let function) = content { function.parameters.count } else { 0 }
  }
}
