import Testing

@testable import AdderLiquidTemplates

@Suite struct LimitTests {
  private func limits(_ change: (inout LiquidLimits) -> Void) -> LiquidLimits {
    var limits = LiquidLimits()
    change(&limits)
    return limits
  }

  @Test func `Output that is too long is an error`() {
    let limits = limits { $0.outputLength = 100 }
    checkFails(
      "{% for i in (1..1000) %}0123456789{% endfor %}", "too much text", limits: limits)
    checkFails(
      "{% capture x %}{% for i in (1..1000) %}0123456789{% endfor %}{% endcapture %}",
      "too much text", limits: limits)
  }

  @Test func `Too many loop iterations are an error`() {
    let limits = limits { $0.iterations = 1_000 }
    checkFails("{% for i in (1..999999999999) %}{% endfor %}", "loops too often", limits: limits)
    checkFails(
      "{% for i in (1..100) %}{% for j in (1..100) %}{% endfor %}{% endfor %}",
      "loops too often", limits: limits)
    checkFails("{% tablerow i in (1..5000) %}{% endtablerow %}", "loops too often", limits: limits)
    checkFails(
      "{% render 'p' for (1..5000) as i %}", "loops too often", partials: ["p": ""],
      limits: limits)
  }

  @Test func `Blocks nested too deeply are an error`() {
    let deep = String(repeating: "{% if a %}", count: 50_000)
    checkFails(deep, "nested too deeply")
    checkFails(
      "{% liquid " + String(repeating: "liquid ", count: 50_000) + "%}", "nested too deeply")
  }

  @Test func `Expressions nested too deeply are an error, or nothing in lax syntax`() {
    let deep = String(repeating: "a[", count: 50_000) + String(repeating: "]", count: 50_000)
    checkFails("{{ \(deep) }}", "nested too deeply", syntax: .strict)
    check("{{ \(deep) }}", "")
    let ranges = String(repeating: "(", count: 50_000) + "1"
    checkFails("{{ \(ranges) }}", "nested too deeply", syntax: .strict)
  }

  @Test func `A partial that includes itself is an error`() {
    checkFails(
      "{% include 'p' %}", "nested too deeply", partials: ["p": "{% include 'p' %}"])
    checkFails("{% render 'p' %}", "nested too deeply", partials: ["p": "{% render 'p' %}"])
  }

  @Test func `Texts that double in a loop are an error`() {
    let limits = limits { $0.work = 1 << 20 }
    let loop = "{% assign x = 'ab' %}{% for i in (1..100) %}"
    checkFails(
      loop + "{% assign x = x | append: x %}{% endfor %}", "too much text", limits: limits)
    checkFails(
      loop + "{% assign x = x | replace: '', x %}{% endfor %}", "too much text", limits: limits)
    checkFails("{{ (1..9999999999999) | join }}", "too much text")
    checkFails("{{ 'a' | split: '' | concat: x | size }}", "array")
  }

  @Test func `A template within its limits renders`() {
    check(
      "{% for i in (1..3) %}ab{% endfor %}", [:], "ababab",
      limits: limits { ($0.outputLength, $0.iterations) = (6, 3) })
  }

  @Test func `Many braces and quotes take linear time`() {
    // With a quadratic algorithm, each of these inputs would take minutes.
    checkFails(String(repeating: "{{", count: 50_000), "not closed")
    checkFails("{% comment %}" + String(repeating: "{%", count: 50_000), "never closed")
    check("{{ " + String(repeating: "[", count: 20_000) + " }}", "")
    check(
      "{{ x | strip_html | size }}",
      ["x": .string(String(repeating: "<script", count: 20_000))], "140000")
  }

  @Test func `Deeply nested values do not overflow the stack`() {
    let deep = (0..<2_000).reduce(LiquidValue.array([])) { value, _ in [value] }
    check("{{ x | join | size }}", ["x": deep], "405")
    check("{{ x }}", ["x": deep], "[...]")
  }
}
