import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// A part of a module that should have a test case, with those that it has.
struct TestedPart {
  let part: LintedModule.Part
  let cases: [ProjectTests.Case]
  /// How its test case may be called; the first is the usual name.
  let rightNames: [String]
}

extension LintedModule {
  /// The module's own parts that the architecture wants tests of; none where the project has no tests at all.
  func findTestedParts() -> [TestedPart] {
    guard !project.tests.isEmpty, let pattern = architecture.tests.name else { return [] }
    return parts.compactMap { part in
      guard part.certainty == .certain, !part.role.tests.isEmpty, !part.role.has(.isShared),
        !project.sharedParts.contains(part.type)
      else { return nil }
      // `ProfileViewTests` are of the view as much as `ProfileViewControllerTests`.
      let words = [part.role.name] + part.role.aliases
      let types =
        [name(part.type)] + part.role.typeNames.map { $0.typeName(module: module.name) }
        + words.map { module.name + $0 }
      return TestedPart(
        part: part, cases: testCases(of: part.type, types, pattern),
        rightNames: types.map { pattern.name([.type: $0]) })
    }
  }

  /// Those that bear its name, and those that hold it and no other part.
  private func testCases(
    of part: TypeDeclaration.ID, _ types: [String], _ pattern: NamingPattern
  ) -> [ProjectTests.Case] {
    var found: [ProjectTests.Case] = []
    func add(_ cases: [ProjectTests.Case]) {
      found += cases.filter { test in !found.contains { $0.type == test.type } }
    }
    for type in types {
      add(project.tests.cases(testing: type))
      if let name = index.names.name(pattern.name([.type: type])) {
        add(project.tests.cases(named: name))
      }
    }
    found.sort { (name($0.type), $0.type) < (name($1.type), $1.type) }
    add(
      project.tests.cases(holding: part).filter {
        $0.held.intersection(project.allParts).count == 1
      })
    return found
  }
}

/// What the tests of a part say: all names in them.
struct TestWords {
  let names: Set<Name>
  /// In small letters, with a line for each.
  private let text: [UInt8]

  init(_ cases: [ProjectTests.Case], _ module: LintedModule) {
    var names: Set<Name> = []
    for test in cases {
      for place in module.places(of: test.type) {
        let file = module.index.files[Int(place.file)]
        let first = Int(place.node)
        for node in file.facts.range(of: first)
        where file.facts.nodes[node].name != 0 {
          names.insert(file.names[Int(file.facts.nodes[node].name)])
        }
      }
    }
    self.names = names
    var text: [UInt8] = []
    for name in names {
      text += module.index.names.bytes(of: name).lazy.map(Self.small)
      text.append(0x0A)
    }
    self.text = text
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte + 0x20 : byte
  }

  /// Whether a name stands there, or in another one: a mock remembers `load` as `loadCalled`.
  func mention(_ name: String) -> Bool {
    let name = name.utf8.map(Self.small)
    guard let first = name.first, text.count >= name.count else { return false }
    return (0...text.count - name.count).contains { start in
      text[start] == first && text[start..<start + name.count].elementsEqual(name)
    }
  }
}
