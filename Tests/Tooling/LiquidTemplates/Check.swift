import AdderFindings
import Testing

@testable import AdderLiquidTemplates

/// The time in tests: Monday, 14 March 2016, 10:15:30 UTC.
let clock = LiquidClock.stopped(at: 1_457_950_530)

/// Checks that a template renders to this text.
func check(
  _ template: String, _ values: LiquidObject, _ expected: String,
  partials: [String: String] = [:], syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax,
  limits: LiquidLimits = LiquidLimits(), _ location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(LiquidError) {
    let text = try LiquidTemplate(parsing: template, name: "test.liquid", syntax: syntax)
      .render(values, partials: partials, mode: mode, limits: limits, clock: clock)
    #expect(text == expected, "\(template)", sourceLocation: location)
    // Strings that compare equal can have different bytes.
    #expect(Array(text.utf8) == Array(expected.utf8), sourceLocation: location)
  } catch {
    Issue.record("\(template)\n\(error)", sourceLocation: location)
  }
}

/// Checks that a template fails with this printed error.
func checkError(
  _ template: String, _ values: LiquidObject, _ expected: String,
  partials: [String: String] = [:], syntax: LiquidSyntax = .strict, mode: LiquidMode = .strict,
  limits: LiquidLimits = LiquidLimits(), _ location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(LiquidError) {
    let text = try LiquidTemplate(parsing: template, name: "test.liquid", syntax: syntax)
      .render(values, partials: partials, mode: mode, limits: limits, clock: clock)
    Issue.record("No error, but '\(text)'", sourceLocation: location)
  } catch {
    #expect(error.description == expected, sourceLocation: location)
  }
}

/// Checks that a template without values renders to this text.
func check(
  _ template: String, _ expected: String, partials: [String: String] = [:],
  syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  check(template, [:], expected, partials: partials, syntax: syntax, mode: mode, location)
}

/// Checks that a template without values fails with a message that contains this text.
func checkFails(
  _ template: String, _ part: String, partials: [String: String] = [:],
  syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax, limits: LiquidLimits = LiquidLimits(),
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  checkFails(
    template, [:], part, partials: partials, syntax: syntax, mode: mode, limits: limits, location)
}

/// Checks that a template fails with a message that contains this text.
func checkFails(
  _ template: String, _ values: LiquidObject, _ part: String,
  partials: [String: String] = [:], syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax,
  limits: LiquidLimits = LiquidLimits(), _ location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(LiquidError) {
    let text = try LiquidTemplate(parsing: template, name: "test.liquid", syntax: syntax)
      .render(values, partials: partials, mode: mode, limits: limits, clock: clock)
    Issue.record("No error, but '\(text)'", sourceLocation: location)
  } catch {
    #expect(error.message.contains(part), "\(error)", sourceLocation: location)
  }
}
