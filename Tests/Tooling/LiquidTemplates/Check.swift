import AdderFindings
import Testing

@testable import AdderLiquidTemplates

/// What time it is in tests: 14 March 2016, 10:15:30 in UTC, a Monday.
let clock = LiquidClock.stopped(at: 1_457_950_530)

/// Renders a template and expects this text.
func check(
  _ template: String, _ values: LiquidObject, _ expected: String,
  partials: [String: String] = [:], syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax,
  limits: LiquidLimits = LiquidLimits(), _ location: Testing.SourceLocation = #_sourceLocation
) {
  do throws(LiquidError) {
    let text = try LiquidTemplate(parsing: template, name: "test.liquid", syntax: syntax)
      .render(values, partials: partials, mode: mode, limits: limits, clock: clock)
    #expect(text == expected, "\(template)", sourceLocation: location)
    // Equal texts can be different bytes.
    #expect(Array(text.utf8) == Array(expected.utf8), sourceLocation: location)
  } catch {
    Issue.record("\(template)\n\(error)", sourceLocation: location)
  }
}

/// Expects a template to fail, and the printed error to be this.
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

/// Expects a template without values to render to this text.
func check(
  _ template: String, _ expected: String, partials: [String: String] = [:],
  syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax,
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  check(template, [:], expected, partials: partials, syntax: syntax, mode: mode, location)
}

/// Expects a template without values to fail, with this in the message.
func checkFails(
  _ template: String, _ part: String, partials: [String: String] = [:],
  syntax: LiquidSyntax = .lax, mode: LiquidMode = .lax, limits: LiquidLimits = LiquidLimits(),
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  checkFails(
    template, [:], part, partials: partials, syntax: syntax, mode: mode, limits: limits, location)
}

/// Expects a template to fail, with this in the message.
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
