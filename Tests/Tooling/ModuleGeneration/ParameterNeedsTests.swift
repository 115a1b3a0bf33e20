import AdderFindings
import AdderModuleGeneration
import AdderYAML
import Testing

/// Tests of parameter values that require certain values of other parameters.
@Suite struct ParameterNeedsTests {
  private func read(_ needs: String) throws -> TemplateParameters {
    try TemplateParameters(
      parsing: """
        parameters:
          ui:
            values: [gtk, none]
            default: none
            needs: \(needs)
          runtime: {values: [adder, none], default: none}
        """, file: "parameters.yml")
  }

  private func check(
    _ needs: String, refusesWith message: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: YAMLError.self, sourceLocation: location) { try read(needs) }
    #expect(error?.message.contains(message) == true, sourceLocation: location)
    #expect(error?.location?.line == 5, sourceLocation: location)
  }

  @Test func `A value without the other value that it needs is found`() throws {
    let questions = try read("{gtk: {runtime: adder}}")
    #expect(questions.unmetNeed(of: ["ui": "none", "runtime": "none"]) == nil)
    #expect(questions.unmetNeed(of: ["ui": "gtk", "runtime": "adder"]) == nil)
    let need = try #require(questions.unmetNeed(of: ["ui": "gtk", "runtime": "none"]))
    #expect(need.other == "runtime" && need.needed == "adder")
  }

  @Test func `A need that names an unknown value or parameter is refused`() {
    check("{gkt: {runtime: adder}}", refusesWith: "Did you mean 'gtk'?")
    check("{gtk: {runtme: adder}}", refusesWith: "Did you mean 'runtime'?")
    check("{gtk: {runtime: ader}}", refusesWith: "Did you mean 'adder'?")
  }
}
