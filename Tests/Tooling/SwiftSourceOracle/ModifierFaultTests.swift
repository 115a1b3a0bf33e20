import AdderSwiftSource
import AdderTestSupport
import SwiftParser
import SwiftSyntax
import Testing

/// Compares the check of attributes and modifiers with the compiler.
@Suite struct ModifierFaultTests {
  private func faults(_ text: String) -> Bool {
    !ModifierFaults(of: SwiftFile(Array(text.utf8))).faults.isEmpty
  }

  // MARK: Order and number

  private static let attributes = [
    "@objc", "@IBOutlet", "@available(iOS 13, *)", "@objc(name)", "@Published", "@MainActor",
    "@Wrapped(\"a\")",
  ]
  private static let modifiers = [
    "weak", "unowned", "unowned(unsafe)", "private", "fileprivate", "public", "private(set)",
    "internal(set)", "lazy", "static", "class", "final", "override", "dynamic", "nonisolated",
  ]
  private static let gaps = [" ", " ", "\n    ", " /* c */ ", " // c\n", "\t", "  "]

  @Test func `Attributes and modifiers are accepted or refused as by the compiler`() throws {
    var random = SeededRandom(seed: 3)
    var texts: [String: String] = [:]
    for number in 0..<samples(400, full: 4_000) {
      var front: [String] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let all = Bool.random(using: &random) ? Self.attributes : Self.modifiers
        front.append(all[Int.random(in: all.indices, using: &random)])
      }
      // Two thirds of the samples are ordered correctly, so that both outcomes are common.
      if Int.random(in: 0..<3, using: &random) > 0 {
        front = front.filter { $0.hasPrefix("@") } + front.filter { !$0.hasPrefix("@") }
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        front.insert(
          "\n#if DEBUG\n@objc\n#endif\n", at: Int.random(in: 0...front.count, using: &random))
      }
      let words = front + [Bool.random(using: &random) ? "var a: A?" : "func a() {}"]
      let gap = { Self.gaps[Int.random(in: Self.gaps.indices, using: &random)] }
      texts["\(number)"] = "class A {\n  \(words.map { $0 + gap() }.joined())\n}\n"
    }
    let errors = try SwiftFrontend.errors(in: texts)
    #expect(errors.count > texts.count / 10 && errors.count < texts.count * 9 / 10)
    for (number, text) in texts {
      let found = ModifierFaults(of: SwiftFile(Array(text.utf8))).faults
      // The compiler reports misplaced modifiers only when it checks types, as in the next test.
      let isRefused = found.contains { $0.kind != .misplaced }
      if errors[number] != nil {
        #expect(!found.isEmpty, "accepted: \(text)\n\(errors[number] ?? "")")
      } else {
        #expect(!isRefused, "refused: \(text)")
      }
      // SwiftParser checks only the order. Whatever it refuses must be refused here as well.
      if Parser.parse(source: text).hasError { #expect(!found.isEmpty, "accepted: \(text)") }
    }
  }

  // MARK: Position

  private static let places = [
    "class C# { %\n init() { fatalError() } }", "struct S# { % }", "enum E# { % }",
    "protocol P# { % }", "actor X# { %\n init() { fatalError() } }",
    "class D# {}\nextension D# { % }", "func f#() {\n  %\n}",
  ]
  private static let declarations = [
    "var v#: A? = nil", "let v#: A? = nil", "var v#: A? { nil }", "var v#: A? { get }",
    "func g#() {}", "func g#()", "init(x: Int) { fatalError() }",
  ]
  /// Modifiers that fixes add or remove, and those that
  /// decide whether a class can become a structure.
  private static let checked = [
    "weak", "unowned", "lazy", "private", "fileprivate", "private(set)", "static", "class",
    "final", "required", "convenience",
  ]

  @Test func `A misplaced modifier is refused as by the compiler`() throws {
    var texts: [String: String] = ["": "class A {}\n"]
    func text(_ place: String, _ declaration: String, _ number: Int) -> String {
      place.replacing("%", with: declaration).replacing("#", with: "\(number)")
    }
    var cases: [(name: String, base: String, isKnownBetter: Bool)] = []
    var number = 0
    for place in Self.places {
      for declaration in Self.declarations {
        let base = "\(number)"
        texts[base] = text(place, declaration, number)
        number += 1
        for modifier in Self.checked {
          let name = "\(number)"
          texts[name] = text(place, "\(modifier) \(declaration)", number)
          // Compilers before Swift 6.2 refuse `weak let`,
          // and Swift 6 refuses `convenience` in actors.
          let isKnownBetter =
            modifier == "weak" && declaration.hasPrefix("let")
            || modifier == "convenience" && place.hasPrefix("actor")
          cases.append((name, base, isKnownBetter))
          number += 1
        }
      }
    }
    let errors = try SwiftFrontend.errors(
      in: texts, "-typecheck", ["-parse-as-library", "-swift-version", "5"])
    var both = (refused: 0, accepted: 0)
    for (name, base, isKnownBetter) in cases where errors[base] == nil && !isKnownBetter {
      let text = try #require(texts[name])
      if errors[name] == nil {
        #expect(!faults(text), "refused: \(text)")
        both.accepted += 1
      } else {
        #expect(faults(text), "accepted: \(text)\n\(errors[name] ?? "")")
        both.refused += 1
      }
    }
    #expect(both.refused > 50 && both.accepted > 50, "\(both)")
  }
}
