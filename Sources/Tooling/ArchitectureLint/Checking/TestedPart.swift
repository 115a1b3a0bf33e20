import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// A part of a module that needs a test case, and its existing test cases.
struct TestedPart {
  let part: LintedModule.Part
  let cases: [ProjectTests.Case]
  /// The accepted names of the part's test case; the first is the preferred one.
  let rightNames: [String]
}

extension LintedModule {
  /// Returns the module's own parts that need tests in its
  /// architecture; none if the project has no tests at all.
  func findTestedParts() -> [TestedPart] {
    guard !project.tests.isEmpty, let pattern = architecture.tests.name else { return [] }
    return parts.compactMap { part in
      guard part.certainty == .certain, !part.role.tests.isEmpty, !part.role.has(.isShared),
        !project.sharedParts.contains(part.type)
      else { return nil }
      // `ProfileViewTests` test the view just as `ProfileViewControllerTests` do.
      let words = [part.role.name] + part.role.aliases
      let types =
        [name(part.type)] + part.role.typeNames.map { $0.typeName(module: module.name) }
        + words.map { module.name + $0 }
      return TestedPart(
        part: part, cases: testCases(of: part.type, types, pattern),
        rightNames: types.map { pattern.name([.type: $0]) })
    }
  }

  /// Returns the test cases that are named after a part,
  /// and those that reference it and no other part.
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

/// All names in the tests of a part.
struct TestWords {
  let names: Set<Name>
  /// The names in lower case, one per line.
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

  /// Returns true if the tests contain a name, alone or within
  /// another name: a mock records `load` as `loadCalled`.
  func mention(_ name: String) -> Bool {
    let name = name.utf8.map(Self.small)
    guard let first = name.first, text.count >= name.count else { return false }
    return (0...text.count - name.count).contains { start in
      text[start] == first && text[start..<start + name.count].elementsEqual(name)
    }
  }
}
