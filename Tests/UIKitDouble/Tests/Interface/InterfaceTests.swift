import AdderTestSupport
import Foundation
import Testing

/// Compares the double with the listing of Apple's published interfaces.
@Suite struct InterfaceTests {
  private static let folder = repository.appending(path: "Tests/UIKitDouble/Interface")

  private static func differences() throws -> [InterfaceDifference] {
    try InterfaceDifference.all(
      between: DeclaredSymbol.all(in: Compiler.products().appending(path: "Modules")),
      and: PublishedSymbol.listing(in: folder), deployment: 16)
  }

  @Test func `Each declaration of the double matches Apple's or is an exception with a reason`()
    throws
  {
    let exceptions = try InterfaceException.all(in: Self.folder)
    let differences = try Self.differences()
    let found = differences.filter { difference in !exceptions.contains { $0.covers(difference) } }
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
    let idle = exceptions.filter { exception in !differences.contains(where: exception.covers) }
    #expect(idle.isEmpty, "These exceptions have nothing to except: \(idle)")
    #expect(exceptions.allSatisfy { $0.reason.count > 10 })
  }

  @Test func `The listing covers most of the double`() throws {
    let symbols = try DeclaredSymbol.all(in: Compiler.products().appending(path: "Modules"))
    let listing = try PublishedSymbol.listing(in: Self.folder)
    let known = symbols.filter { listing[$0.name]?.contains { $0.kind != nil } == true }
    #expect(known.count > 1_700, "\(known.count) of \(symbols.count)")
  }

  /// The compiler reports that a lazy property can be set, regardless of its setter's access level.
  @Test func `A public lazy property of the double has no public setter`() throws {
    let folder = repository.appending(path: "Tests/UIKitDouble/UIKit")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(/(open|public) .*\blazy var/) {
        #expect(line.contains("private(set)"), "\(file): \(line)")
      }
    }
  }

  // MARK: - Kinds of differences

  /// Compares one declaration with one line of the listing.
  private func check(
    _ declaration: String, kind: String, isOpen: Bool = true, since: String? = nil,
    superclass: String? = nil, isOptional: Bool? = nil, with line: String,
    differsIn aspects: InterfaceDifference.Aspect...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let published = PublishedSymbol(line: "X\t" + line.replacing(" | ", with: "\t"))
    let declared = DeclaredSymbol(
      name: "X", kind: kind, declaration: declaration, isOpen: isOpen, since: since,
      superclass: superclass, isOptional: isOptional, isRepeated: false)
    let found = InterfaceDifference.all(
      between: [declared], and: ["X": [published]], deployment: 16)
    #expect(Set(found.map(\.aspect)) == Set(aspects), "\(found)", sourceLocation: sourceLocation)
  }

  @Test func `Differences of methods in labels, types, effects, defaults and isolation are found`()
  {
    let line =
      "method | 8.0 | - | - | - | @MainActor func show(_: UIView, animated: Bool = true) -> Set?"
    check(
      "@MainActor func show(_ view: UIView, animated isAnimated: Bool = false) -> Set<UIView>?",
      kind: "method", with: line)
    check(
      "@MainActor func show(_ view: UIView, animated: Bool) -> Set<UIView>?",
      kind: "method", with: line, differsIn: .type)
    check(
      "@MainActor func show(_ view: UIView, isAnimated: Bool = true) -> Set<UIView>?",
      kind: "method", with: line, differsIn: .type)
    check(
      "@MainActor func show(_ view: UIView?, animated: Bool = true) -> Set<UIView>?",
      kind: "method", with: line, differsIn: .type)
    check(
      "@MainActor func show(_ view: UIView, animated: Bool = true) throws -> Set<UIView>?",
      kind: "method", with: line, differsIn: .type)
    check(
      "func show(_ view: UIView, animated: Bool = true) -> Set<UIView>?",
      kind: "method", with: line, differsIn: .isolation)
    check(
      "@MainActor static func show(_ view: UIView, animated: Bool = true) -> Set<UIView>?",
      kind: "type method", with: line, differsIn: .kind)
  }

  @Test func `Differences of properties in type, setter and reference strength are found`() {
    let line =
      "property | - | - | - | - | @MainActor weak var delegate: (any UIThingDelegate)? { get set }"
    check(
      "@MainActor weak var delegate: (any UIThingDelegate)? { get set }", kind: "property",
      with: line)
    check(
      "@MainActor weak var delegate: (any UIThingDelegate)? { get }",
      kind: "property", with: line, differsIn: .setter)
    check(
      "@MainActor var delegate: (any UIThingDelegate)?",
      kind: "property", with: line, differsIn: .reference)
    check("@MainActor weak var delegate: UIThing?", kind: "property", with: line, differsIn: .type)
    check(
      "let size: CGSize", kind: "property",
      with: "property | - | - | - | - | var size: CGSize { get }")
  }

  @Test func `Differences of types in kind, superclass and inheritance are found`() {
    let line = "class | 15.0 | UIView | - | - | @MainActor class UIThing"
    check("@MainActor class UIThing", kind: "class", superclass: "UIView", with: line)
    check("@MainActor struct UIThing", kind: "struct", with: line, differsIn: .kind)
    check(
      "@MainActor class UIThing", kind: "class", superclass: "UIControl", with: line,
      differsIn: .superclass)
    check(
      "@MainActor class UIThing", kind: "class", isOpen: false, superclass: "UIView", with: line,
      differsIn: .inheritance)
  }

  @Test func `Differences in optional requirements and convenience initializers are found`() {
    check(
      "func f()", kind: "method", isOptional: false,
      with: "method | - | - | optional | - | optional func f()", differsIn: .requirement)
    check(
      "func f()", kind: "method", isOptional: true,
      with: "method | - | - | optional | - | optional func f()")
    check(
      "convenience init(a: Int)", kind: "init", with: "init | - | - | - | - | init(a: Int)",
      differsIn: .initializer)
    check(
      "init(a: Int)", kind: "init", with: "init | - | - | - | - | init?(a: Int)", differsIn: .type)
  }

  @Test func `A declaration newer than the deployment target must have its availability`() {
    check(
      "func f()", kind: "method", with: "method | 17.0 | - | - | - | func f()",
      differsIn: .availability)
    check("func f()", kind: "method", since: "17.0", with: "method | 17.0 | - | - | - | func f()")
    check(
      "func f()", kind: "method", since: "17.0", with: "method | 17.4 | - | - | - | func f()",
      differsIn: .availability)
    check(
      "func f()", kind: "method", since: "17.0", with: "method | 13.0 | - | - | - | func f()",
      differsIn: .availability)
  }

  @Test func `A declaration that is missing on one side is reported`() {
    check("func f()", kind: "method", with: "? | - | - | - | - | -", differsIn: .unknown)
    let missing = InterfaceDifference.all(
      between: [], and: ["X.a": [PublishedSymbol(line: "X.a\tcase\t-\t-\t-\t-\tcase a")]],
      deployment: 16)
    #expect(missing.map(\.aspect) == [.missing])
  }
}
