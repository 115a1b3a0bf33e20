import AdderArchitectureLint
import AdderArchitectures
package import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
package import AdderProjectChecks
import AdderSwiftSource

/// A method that nothing calls, removed from a contract of a module with everything that is only there for it:
/// the implementations, the methods of doubles, and what the doubles keep of its calls. Everything is in memory;
/// nothing is written.
package struct RemovedMethod {
  /// `show(_:)`.
  package let method: String
  /// The contract, such as `OrdersViewInput`.
  package let contract: String
  private let edits: ProvenEdits

  /// What nothing uses without the method, such as `OrdersRouterInput.close`.
  package var unused: [String] { edits.accepted.map(\.symbol) }

  /// - Parameters:
  ///   - text: the contract and the method: `ViewInput.show(_:)`, or `ViewInput.show` if there is only one.
  ///   - word: the module's name, with or without the prefix of type names.
  /// - Throws: `MethodError` if something uses the method, or if the code cannot be edited; `MergeConflict` if a
  ///   file has one.
  package init(
    _ text: String, from word: String, prefix: String, in sources: ProjectSources,
    request: CheckRequest
  ) throws {
    let extended = try ExtendedModule(named: word, prefix: prefix, in: sources)
    let (contract, written) = try extended.contract(in: text)
    let index = extended.project.index
    let function = try extended.method(named: written, of: contract)
    let name = index.name(of: contract)
    method = index.fullName(function)
    self.contract = name
    var removal = MethodRemoval(
      of: function, from: contract, in: extended.project, sources.texts)
    removal.remove()
    if let use = removal.uses.first { throw MethodError.used(method, contract: name, use) }
    let refused = method
    edits = try extended.prove(removal.edits, leavingUnused: .anything, request) {
      MethodError.notRemoved(refused, $0, $1)
    }
  }

  /// The plan that makes the edits.
  package func plan(title: String) -> FileChangePlan { edits.plan(title: title) }
}

extension ProjectIndex {
  /// `show(_:animated:)`.
  func fullName(_ function: Function) -> String {
    "\(names[function.name])(\(labels(of: function).map { $0 + ":" }.joined()))"
  }

  /// Returns true if a function is meant by a name with labels, by a plain name, or by a declaration.
  func matches(_ function: Function, _ text: String) -> Bool {
    let plain = text.filter { !$0.isWhitespace }
    return plain == names[function.name] || plain == fullName(function)
      || plain == "\(names[function.name])()" && function.parameters.isEmpty
  }
}

/// Collects the deletions of a method.
private struct MethodRemoval: MemberWriting {
  var edits = MemberEdits()
  /// Where something may use the method.
  private(set) var uses: [SourceLocation] = []

  let project: DiscoveredProject
  let texts: any SourceTexts
  private let function: Function
  private let contract: TypeDeclaration.ID
  private var removed: [Int32: [ClosedRange<Int>]] = [:]
  /// True if a type of the project has a property with the method's name.
  private var isProperty = false

  init(
    of function: Function, from contract: TypeDeclaration.ID, in project: DiscoveredProject,
    _ texts: any SourceTexts
  ) {
    self.function = function
    self.contract = contract
    self.project = project
    self.texts = texts
  }

  mutating func remove() {
    for type in [contract] + conforming {
      for found in index.types[type].functions where isSame(found) { remove(found.place, of: type) }
    }
    for type in conforming where index.files[Int(index.types[type].place.file)].isTest {
      removeCounters(of: type)
    }
    removeUnwrittenTests()
    if project.namesInInterfaces.contains(function.name) {
      note(.namedInInterface(index.names[function.name]), at: function.place)
    }
    findUses()
  }

  /// Deletes the tests that fail until the method is written.
  private mutating func removeUnwrittenTests() {
    let test = MethodWriter.testName(of: index.names[function.name])
    for name in [test, "test\(test.capitalizedFirst)"].compactMap(index.names.name) {
      for (number, file) in index.files.enumerated() where file.isTest {
        for node in file.nodes(named: name)
        where file.facts.nodes[node].kind == .functionDeclaration {
          remove(SyntaxPlace(file: Int32(number), node: Int32(node)), of: contract)
        }
      }
    }
  }

  /// The types that conform to the contract, except generated ones and those that need the method for another
  /// protocol, too.
  private var conforming: [TypeDeclaration.ID] {
    index.types.indices.filter { type in
      guard index.types[type].kind != .protocol,
        !index.files[Int(index.types[type].place.file)].isMadeOfContracts
      else { return false }
      let inherited = index.allInherited(by: type).types
      return inherited.contains(contract)
        && !inherited.contains { other in
          other != contract && index.types[other].kind == .protocol
            && index.types[other].functions.contains(where: isSame)
        }
    }
  }

  private func isSame(_ other: Function) -> Bool {
    other.name == function.name && index.labels(of: other) == index.labels(of: function)
  }

  private mutating func remove(_ place: SyntaxPlace, of type: TypeDeclaration.ID) {
    guard let source = source(place.file) else {
      return note(.noPlace(type: index.name(of: type)), at: place)
    }
    let node = Int(place.node)
    // Files of Xcode's templates say so, too.
    if index.files[Int(place.file)].isTest, source.isGenerated {
      return note(.generatedDouble(index.name(of: type), path: source.path), at: place)
    }
    guard let lines = source.linesToRemove(with: node) else {
      return note(.sharedLine(type: index.name(of: type)), at: place)
    }
    removed[place.file, default: []].append(node...node + Int(source.facts.nodes[node].count))
    // Two declarations can share the empty line between them.
    let known = steps.filter { $0.path == source.path }.compactMap(\.edit?.range)
    let start = known.filter { $0.contains(lines.lowerBound) }.map(\.upperBound).max()
    let end = known.filter { $0.contains(lines.upperBound - 1) }.map(\.lowerBound).min()
    let (first, last) = (start ?? lines.lowerBound, end ?? lines.upperBound)
    append(
      RouteStep(
        path: source.path, line: source.line(of: first), code: [],
        edit: FileEdit(first..<max(first, last), with: "")))
  }

  /// Deletes the properties of a double that only its removed methods mention.
  private mutating func removeCounters(of type: TypeDeclaration.ID) {
    for property in index.types[type].properties where !property.isComputed {
      let declaration = index.types[type].place
      var mentions = 0
      var others = 0
      for (number, file) in index.files.enumerated() {
        for node in file.nodes(named: property.name) where isMention(file.facts.nodes[node].kind) {
          if isRemoved(node, Int32(number)) { mentions += 1 } else { others += 1 }
        }
      }
      guard mentions > 0, others == 0, property.place.file == declaration.file,
        let source = source(property.place.file)
      else { continue }
      let variable = (0..<Int(property.place.node)).last {
        source.facts.nodes[$0].kind == .variableDeclaration
      }
      if let variable {
        remove(SyntaxPlace(file: property.place.file, node: Int32(variable)), of: type)
      }
    }
  }

  // MARK: Uses

  /// Finds the calls of the method, and mentions of its name that may be calls. A mention is none if the object's
  /// type is known, and has nothing to do with the contract.
  private mutating func findUses() {
    isProperty = index.types.contains { $0.properties.contains { $0.name == function.name } }
    let others = Set(
      project.graph.calls.filter { call in
        call.method == function.name && call.through != contract
          && !index.allInherited(by: call.through).types.contains(contract)
      }.map(\.place))
    for (number, file) in index.files.enumerated() where !file.isMadeOfContracts {
      for node in file.nodes(named: function.name) where isMention(file.facts.nodes[node].kind) {
        let call = SyntaxPlace(
          file: Int32(number), node: Int32(node + Int(file.facts.nodes[node].count) + 1))
        if isRemoved(node, Int32(number)) || others.contains(call)
          || isOfOther(Int(call.node), file.facts)
        {
          continue
        }
        uses.append(index.location(of: SyntaxPlace(file: Int32(number), node: Int32(node))))
      }
    }
  }

  /// Returns true if what follows a mention of the name tells that something else is meant: a call with other
  /// labels, or no call although the project has properties of the name.
  private func isOfOther(_ call: Int, _ facts: SwiftFile) -> Bool {
    guard call < facts.nodes.count else { return isProperty }
    if facts.nodes[call].kind == .trailingClosure { return false }
    guard facts.nodes[call].kind == .call else { return isProperty }
    let next = call + Int(facts.nodes[call].count) + 1
    if next < facts.nodes.count, facts.nodes[next].kind == .trailingClosure { return false }
    let labels = facts.parts(.argument, of: call).map { facts.name(of: $0) }
    return labels.map { $0.isEmpty ? "_" : $0 } != index.labels(of: function)
  }

  private func isMention(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .identifier, .member, .implicitMember: true
    default: false
    }
  }

  private func isRemoved(_ node: Int, _ file: Int32) -> Bool {
    removed[file]?.contains { $0.contains(node) } ?? false
  }
}
