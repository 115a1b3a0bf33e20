import AdderModuleDiscovery
import AdderSwiftSource

/// A function, an initializer, a property whose value or accessors are code, or a closure that a property of
/// another object is set to.
final class CodeMember: Sendable {
  /// `nil` for code that is in no type of the project.
  let type: TypeDeclaration.ID?
  /// The type that the code means by `self`: its own, or for a closure the one around it.
  let scope: TypeDeclaration.ID?
  let name: Name
  let place: SyntaxPlace
  /// `nil` for a property.
  let function: Function?
  /// The parameters of the function.
  let parameters: [Function.Parameter]
  let isInitializer: Bool
  /// True for a property that keeps its first value.
  let isStored: Bool
  /// The nodes of its declaration.
  let range: ClosedRange<Int>

  /// True for the statements of a file that runs when the app starts.
  var isMainCode: Bool { place.node == 0 }

  init(
    type: TypeDeclaration.ID?, scope: TypeDeclaration.ID?, name: Name, place: SyntaxPlace,
    function: Function?, isInitializer: Bool, isStored: Bool = false, range: ClosedRange<Int>
  ) {
    self.type = type
    self.scope = scope
    self.name = name
    self.place = place
    self.function = function
    parameters = function?.parameters ?? []
    self.isInitializer = isInitializer
    self.isStored = isStored
    self.range = range
  }

  /// Returns the function's parameter with a name. Parameters are compared in place, because copying each takes longer.
  func parameter(named name: Name) -> Function.Parameter? {
    for number in parameters.indices where parameters[number].name == name {
      return parameters[number]
    }
    return nil
  }

  func hasParameter(named name: Name) -> Bool {
    for number in parameters.indices where parameters[number].name == name { return true }
    return false
  }
}

/// All code of an app's types, in the pieces that can be called by name.
final class CodeMembers {
  private(set) var all: [CodeMember] = []
  /// The name of each member, and none for an initializer.
  private var names: [Name] = []
  /// The members of each type, indexed by the type's ID.
  private var byType: [[Int]]
  /// The members in each file, ordered by place.
  private var byFile: [[Piece]]
  private var functionsByName: [Name: [Int]] = [:]
  /// The members that are in no type of the project.
  private var looseByName: [Name: [Int]] = [:]
  /// Each type with those whose members it has, as far as that was asked.
  private var knownOwners: [[TypeDeclaration.ID]?]
  private let index: ProjectIndex

  /// A member's code in its file.
  private struct Piece {
    let member: Int
    let range: ClosedRange<Int>
  }

  init(_ index: ProjectIndex, isLeftOut: (SyntaxPlace) -> Bool) {
    self.index = index
    byType = Array(repeating: [], count: index.types.count)
    byFile = Array(repeating: [], count: index.files.count)
    knownOwners = Array(repeating: nil, count: index.types.count)
    for id in index.types.indices {
      add(index.types[id].initializers, [], of: id, isLeftOut)
      add(index.types[id].functions, index.types[id].properties, of: id, isLeftOut)
    }
    add(index.looseMembers.functions, index.looseMembers.properties, of: nil, isLeftOut)
    addMainCode(isLeftOut)
    for file in byFile.indices { sort(file) }
  }

  /// Adds the statements of the files that run when the app starts.
  private func addMainCode(_ isLeftOut: (SyntaxPlace) -> Bool) {
    for (number, file) in index.files.enumerated() {
      let place = SyntaxPlace(file: Int32(number), node: 0)
      guard runsAtStart(number), !file.facts.nodes.isEmpty, !isLeftOut(place) else { continue }
      append(
        CodeMember(
          type: nil, scope: nil, name: .none, place: place, function: nil, isInitializer: false,
          range: file.facts.range(of: 0)))
    }
  }

  /// Returns true for a file whose statements run when the app starts. Its variables are local to them.
  private func runsAtStart(_ file: Int) -> Bool {
    let path = index.files[file].path
    return path == "main.swift" || path.hasSuffix("/main.swift")
  }

  private func sort(_ file: Int) {
    byFile[file].sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Adds closures that properties of objects are set to: what calls the property calls the closure.
  func add(_ closures: [CodeMember]) {
    for closure in closures { add(closure) }
    for file in Set(closures.map { Int($0.place.file) }) { sort(file) }
  }

  private func add(
    _ functions: [Function], _ properties: [Property], of type: TypeDeclaration.ID?,
    _ isLeftOut: (SyntaxPlace) -> Bool
  ) {
    for number in functions.indices
    where functions[number].hasBody && !isLeftOut(functions[number].place) {
      let place = functions[number].place
      let facts = index.files[Int(place.file)].facts
      add(
        CodeMember(
          type: type, scope: type, name: functions[number].name, place: place,
          function: functions[number],
          isInitializer: facts.nodes[Int(place.node)].kind == .initializerDeclaration,
          range: facts.range(of: Int(place.node))))
    }
    for number in properties.indices
    where properties[number].hasInitialValue || properties[number].isComputed {
      let place = properties[number].place
      if isLeftOut(place) || (type == nil && runsAtStart(Int(place.file))) { continue }
      add(
        CodeMember(
          type: type, scope: type, name: properties[number].name, place: place, function: nil,
          isInitializer: false, isStored: !properties[number].isComputed,
          range: index.files[Int(place.file)].facts.range(of: Int(place.node))))
    }
  }

  private func add(_ member: CodeMember) {
    if let type = member.type {
      byType[type].append(all.count)
    } else {
      looseByName[member.name, default: []].append(all.count)
    }
    if member.function != nil, !member.isInitializer {
      functionsByName[member.name, default: []].append(all.count)
    }
    append(member)
  }

  private func append(_ member: CodeMember) {
    byFile[Int(member.place.file)].append(Piece(member: all.count, range: member.range))
    names.append(member.isInitializer ? .none : member.name)
    all.append(member)
  }

  subscript(number: Int) -> CodeMember { all[number] }

  func members(of type: TypeDeclaration.ID) -> [Int] { byType[type] }

  func functions(named name: Name) -> [Int] { functionsByName[name] ?? [] }

  func initializers(of type: TypeDeclaration.ID) -> [Int] {
    byType[type].filter { all[$0].isInitializer }
  }

  /// Returns the innermost member whose code contains a place.
  func member(around place: SyntaxPlace) -> Int? {
    let (pieces, node) = (byFile[Int(place.file)], Int(place.node))
    let end = pieces.partitionPoint { $0.range.lowerBound <= node }
    // A member in a type that is nested in the code of another one is its own.
    return pieces[..<end].last { $0.range.upperBound >= node }?.member
  }

  /// Returns the members with a name that a type declares, inherits, or gets from its protocols, nearest first.
  func members(
    named name: Name, of type: TypeDeclaration.ID, labels: CallLabels? = nil
  ) -> [Int] {
    var nearest: [Int] = []
    for owner in owners(of: type) {
      let named = members(named: name, declaredBy: owner)
      if named.isEmpty { continue }
      guard let labels else { return named }
      let fitting = named.filter { labels.fit(all[$0].function) }
      if !fitting.isEmpty { return fitting + nearest.filter { isCalled($0, by: fitting) } }
      if nearest.isEmpty { nearest = named }
    }
    guard let labels else { return nearest }
    return nearest.filter { labels.areAmong(all[$0].function) }
  }

  /// Returns the members with a name that a type declares, without its initializers, whose name is none.
  private func members(named name: Name, declaredBy type: TypeDeclaration.ID) -> [Int] {
    let (numbers, names) = (byType[type], names)
    var named: [Int] = []
    for number in numbers where names[number] == name && !all[number].isInitializer {
      named.append(number)
    }
    return named
  }

  /// Returns a type, its base classes and its protocols.
  private func owners(of type: TypeDeclaration.ID) -> [TypeDeclaration.ID] {
    if let known = knownOwners[type] { return known }
    let owners = [type] + index.superclasses(of: type) + index.protocols(of: type)
    knownOwners[type] = owners
    return owners
  }

  /// Returns the members with a name that are in no type of the project, and that can be called with the labels.
  func looseMembers(named name: Name, labels: CallLabels?) -> [Int] {
    (looseByName[name] ?? []).filter { number in
      labels?.fit(all[number].function) ?? true
    }
  }

  /// Returns true for an overload that the ones in a base class or protocol call: `start()` calls `start(with:)`, which
  /// the class overrides.
  private func isCalled(_ overload: Int, by others: [Int]) -> Bool {
    others.contains { number in
      let (member, file) = (all[number], index.files[Int(all[number].place.file)])
      let nodes = file.facts.nodes
      return member.range.dropFirst().contains { node in
        guard file.names[Int(nodes[node].name)] == member.name,
          [.identifier, .member].contains(nodes[node].kind), nodes.indices.contains(node + 1),
          nodes[node + 1].kind == .call
        else { return false }
        return CallLabels(of: node + 1, in: file).fit(all[overload].function)
      }
    }
  }
}

extension Array {
  /// Returns the index of the first element for which a predicate is false. It must be true for all elements before
  /// that one, and false for all after it.
  func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
