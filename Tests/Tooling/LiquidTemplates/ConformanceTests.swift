import AdderTestSupport
import Foundation
import Testing

@testable import AdderLiquidTemplates

/// The public test cases of other implementations, if the folder of conformance data has them.
private let casesFile = conformance("liquid/cases.json")

@Suite struct ConformanceTests {
  @Test(.enabled(if: casesFile != nil, "Set ADDER_CONFORMANCE to the folder of the cases."))
  func `Every public case renders as expected`() throws {
    let file = try #require(casesFile)
    let document = try LiquidValue(json: String(contentsOf: file, encoding: .utf8))
    let cases = try #require(document.object?["tests"]?.array)
    var passed = 0
    for element in cases {
      let conformanceCase = try #require(element.object.flatMap(ConformanceCase.init))
      if let problem = conformanceCase.problem() {
        Issue.record("\(conformanceCase.name): \(problem)\n\(conformanceCase.template)")
      } else {
        passed += 1
      }
    }
    print("Liquid conformance: \(passed) of \(cases.count)")
    #expect(passed == cases.count)
  }
}

private struct ConformanceCase {
  let name: String
  let template: String
  private let values: LiquidObject
  private let partials: [String: String]
  private let isStrict: Bool
  /// The accepted results; empty if an error is expected.
  private let results: [String]

  init?(_ object: LiquidObject) {
    guard let name = object["name"]?.string, let template = object["template"]?.string else {
      return nil
    }
    self.name = name
    self.template = template
    values = object["data"]?.object ?? [:]
    partials = (object["templates"]?.object?.entries ?? []).reduce(into: [:]) {
      $0[$1.key.text] = $1.value.string
    }
    let tags = object["tags"]?.array ?? []
    isStrict = tags.contains("strict") || tags.contains("strict2")
    let single = object["result"].map { [$0] }
    results = (object["results"]?.array ?? single ?? []).compactMap(\.string)
  }

  /// A description of the wrong result, or `nil` if the case passes.
  func problem() -> String? {
    do throws(LiquidError) {
      let parsed = try LiquidTemplate(
        parsing: template, name: name, syntax: isStrict ? .strict : .lax)
      let text = try parsed.render(
        values, partials: partials, clock: LiquidClock(now: LiquidClock.system.now, zone: .utc))
      let isRight = results.contains { $0.hasSameBytes(as: text) }
      return isRight ? nil : "\(text.debugDescription) instead of \(results)"
    } catch {
      return results.isEmpty ? nil : "\(error) instead of \(results)"
    }
  }
}

extension LiquidValue {
  fileprivate var object: LiquidObject? {
    if case .object(let object) = self { object } else { nil }
  }
  fileprivate var array: [LiquidValue]? {
    if case .array(let array) = self { array } else { nil }
  }
  fileprivate var string: String? {
    if case .string(let string) = self { string } else { nil }
  }
}
