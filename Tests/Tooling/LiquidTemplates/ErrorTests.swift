import AdderFindings
import Testing

@testable import AdderLiquidTemplates

@Suite struct ErrorTests {
  @Test func `An error names the template, line and column and shows the line`() {
    checkError(
      "line\n  {{ name | upcase: }}", ["name": "Ann"],
      """
      test.liquid:2:21: error: Expected a value, found the end.
        2 |   {{ name | upcase: }}
          |                     ^
      """)
  }

  @Test func `Columns count characters, also after Cyrillic and emoji`() {
    checkError(
      "Привет 👋🏽 {{ имя }}", [:],
      """
      test.liquid:1:13: error: 'и' is not allowed here.
        1 | Привет 👋🏽 {{ имя }}
          |             ^
      """)
  }

  @Test func `A caret is aligned with its column after tabs`() {
    checkError(
      "\t{{ a b }}", [:],
      "test.liquid:1:7: error: Expected the end of the tag, found 'b'.\n"
        + "  1 | \t{{ a b }}\n    | \t     ^")
  }

  @Test func `Only a part of a very long line is shown`() {
    let template = String(repeating: "x", count: 500) + "{{ a b }}"
    let error = #expect(throws: LiquidError.self) {
      try LiquidTemplate(parsing: template, name: "long", syntax: .strict)
    }
    #expect(error?.location?.column == 506)
    #expect((error?.place?.line.count ?? 0) < 150)
  }

  @Test func `A block that is never closed is reported where it begins`() {
    checkFails("text {% if a %} {% for x in y %}{% endfor %}", "'if' is never closed")
    checkFails("{% comment %}", "'comment' is never closed")
    checkFails("{% raw %}", "'raw' is never closed")
    checkFails("{{ a", "not closed with '}}'")
    checkFails("{% if a", "not closed with '%}'")
  }

  @Test func `A tag that belongs to no open block is reported`() {
    checkFails("{% endif %}", "no open block that 'endif' belongs to")
    checkFails("{% if a %}{% endfor %}{% endif %}", "'endfor' is not allowed in 'if'")
    checkFails("{% wrong %}", "no tag 'wrong'")
    checkFails("{% liquid endif %}", "no open block")
  }

  @Test func `Errors in a partial name the partial`() {
    checkError(
      "{% include 'inner' %}", [:],
      """
      inner:2:4: error: The variable 'missing' is not defined. Check the spelling.
        2 | {{ missing }}
          |    ^
      """, partials: ["inner": "first\n{{ missing }}"])
  }

  @Test func `A missing partial is reported`() {
    checkFails("{% include 'gone' %}", "no partial 'gone'")
  }

  @Test func `Invalid syntax is skipped in lax templates and reported in strict ones`() {
    check("{{ 'a' oops }}", "a")
    checkFails("{{ 'a' oops }}", "Expected the end", syntax: .strict)
    check("{% assign x = 1 + 2 %}{{ x }}", "1")
    checkFails("{% assign x = 1 + 2 %}", "'+' is not allowed here", syntax: .strict)
  }

  // MARK: Strict rendering

  @Test func `All undefined variables are reported at once, each location once`() {
    checkError(
      "{% for i in (1..3) %}{{ user.nmae }}{% endfor %}\n{% if titel %}{% endif %}",
      ["user": ["name": "Ann"]],
      """
      test.liquid:1:25: error: The variable 'user.nmae' is not defined. Check the spelling.
        1 | {% for i in (1..3) %}{{ user.nmae }}{% endfor %}
          |                         ^
      test.liquid:2:7: The variable 'titel' is not defined. Check the spelling.
        2 | {% if titel %}{% endif %}
          |       ^
      """)
  }

  @Test func `A variable that is nil is defined`() {
    check("[{{ a }}{{ list[7] }}]", ["a": .null, "list": [1]], "[]", mode: .strict)
  }

  @Test func `Strict rendering reports undefined variables unless they are only tested`() {
    let template = "{% if options.x %}yes{% else %}no{% endif %} {{ options.y | default: 'none' }}"
    checkFails(template, ["options": [:]], "'options.x'", mode: .strict)
    check(template, ["options": [:]], "no none", mode: .strictUnlessAsked)
    checkFails("{{ options.z }}", ["options": [:]], "'options.z'", mode: .strictUnlessAsked)
    checkFails(
      "{% if options.z == 1 %}{% endif %}", ["options": [:]], "'options.z'",
      mode: .strictUnlessAsked)
  }

  @Test func `An undefined variable is reported instead of the error that it causes`() {
    checkFails("{{ 1 | divided_by: missing }}", "'missing' is not defined", mode: .strict)
  }

  @Test func `An unknown filter is an error in strict rendering and does nothing otherwise`() {
    check("{{ 'a' | shout }}", "a")
    checkError(
      "{{ 'a' | shout }}", [:],
      """
      test.liquid:1:10: error: There is no filter 'shout'. Check the spelling.
        1 | {{ 'a' | shout }}
          |          ^
      """)
  }

  @Test func `A failing filter is an error in every mode`() {
    checkFails("{{ 1 | divided_by: 0 }}", "'divided_by': A number cannot be divided by 0.")
    checkFails("{{ 'a' | append }}", "Expected 1 arguments, found 0")
    checkFails("{{ 'a' | base64_decode }}", "not in Base64")
    checkFails("{% if 1 < 'a' %}{% endif %}", "cannot be compared")
  }
}
