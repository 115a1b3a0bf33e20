import AdderArchitectureLint
import Testing

/// The leaks that apps have, and code that is like them but leaks nothing.
@Suite struct LeakTests {
  /// The messages about an example.
  private func findings(_ shape: LeakPattern.Shape) throws -> [String] {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle", "module-outlives-screen"]
    return try shape.host.stage.report(playing: shape.example, choice).findings.map(\.message)
  }

  @Test(arguments: LeakPattern.all)
  func `A leak is reported in each of its shapes`(pattern: LeakPattern) throws {
    for (number, shape) in pattern.leaks.enumerated() {
      #expect(try !findings(shape).isEmpty, "\(number): \(shape.code)")
    }
  }

  @Test(arguments: LeakPattern.all)
  func `Code that is like a leak but releases the module is not reported`(
    pattern: LeakPattern
  ) throws {
    for (number, shape) in pattern.twins.enumerated() {
      #expect(try findings(shape) == [], "\(number): \(shape.code)")
    }
  }

  @Test func `The table has at least 25 leaks, each with twins`() {
    #expect(LeakPattern.all.count >= 25)
    #expect(LeakPattern.all.allSatisfy { !$0.leaks.isEmpty && !$0.twins.isEmpty })
    #expect(LeakPattern.all.count { $0.leaks.count > 1 } >= 25)
    #expect(Set(LeakPattern.all.map(\.name)).count == LeakPattern.all.count)
  }
}
