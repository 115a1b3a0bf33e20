import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The test cases of a project: XCTest classes, and types with Swift Testing tests.
struct ProjectTests: Sendable {
  struct Case: Sendable {
    let type: TypeDeclaration.ID
    /// The test case's tests, in source order.
    let tests: [Function]
    /// The app's types that occur in the declarations of the test case's properties.
    let held: Set<TypeDeclaration.ID>
  }

  /// True for test files, indexed by file number.
  let isTest: [Bool]
  private let cases: [Case]
  private let byName: [Name: [Int]]
  /// The indexes of the test cases, keyed by the test case's name without its suffix, such as
  /// `Tests`.
  private let byTested: [String: [Int]]
  private let byHeld: [TypeDeclaration.ID: [Int]]

  var isEmpty: Bool { cases.isEmpty }

  init(_ index: ProjectIndex) {
    let words = Words(index)
    let isTest = index.files.map(\.isTest)
    var cases: [Case] = []
    var byName: [Name: [Int]] = [:]
    var byTested: [String: [Int]] = [:]
    var byHeld: [TypeDeclaration.ID: [Int]] = [:]
    for (id, type) in index.types.enumerated() where isTest[Int(type.place.file)] {
      guard words.isCase(id, index) else { continue }
      let properties = type.properties.flatMap(\.types)
      let held = Set(properties.filter { !isTest[Int(index.types[$0].place.file)] })
      byName[type.name, default: []].append(cases.count)
      for tested in Self.tested(by: index.name(of: id)) {
        byTested[tested, default: []].append(cases.count)
      }
      for type in held { byHeld[type, default: []].append(cases.count) }
      cases.append(
        Case(
          type: id, tests: type.functions.filter { words.isTest($0, index) }, held: held))
    }
    self.isTest = isTest
    self.cases = cases
    self.byName = byName
    self.byTested = byTested
    self.byHeld = byHeld
  }

  /// Returns the names of the types that a test case may be named
  /// after: `ProfilePresenter` for `ProfilePresenterTests`.
  private static func tested(by name: String) -> [String] {
    let endings = ["Tests", "Test", "TestCase", "Spec"].filter(name.ends)
    return endings.map { String(name.dropLast($0.count)) }
      + (name.hasPrefix("Test") ? [String(name.dropFirst(4))] : [])
  }

  func cases(named name: Name) -> [Case] { byName[name]?.map { cases[$0] } ?? [] }
  /// Returns the test cases that are named after a type according to a common convention.
  func cases(testing type: String) -> [Case] { byTested[type]?.map { cases[$0] } ?? [] }
  func cases(holding type: TypeDeclaration.ID) -> [Case] { byHeld[type]?.map { cases[$0] } ?? [] }

  /// The names that mark tests and test cases.
  private struct Words {
    let caseClasses, tests, suites: Set<Name>

    init(_ index: ProjectIndex) {
      caseClasses = index.known(.testCases)
      tests = index.known(.testAttributes)
      suites = index.known(.suiteAttributes)
    }

    func isCase(_ type: TypeDeclaration.ID, _ index: ProjectIndex) -> Bool {
      let declaration = index.types[type]
      if declaration.kind == .protocol { return false }
      return !index.allInherited(by: type).foreign.isDisjoint(with: caseClasses)
        || declaration.attributes.contains(where: suites.contains)
        || declaration.functions.contains { $0.attributes.contains(where: tests.contains) }
    }

    func isTest(_ function: Function, _ index: ProjectIndex) -> Bool {
      function.attributes.contains(where: tests.contains)
        || function.parameters.isEmpty && !function.isStatic
          && index.names[function.name].hasPrefix("test")
    }
  }
}
