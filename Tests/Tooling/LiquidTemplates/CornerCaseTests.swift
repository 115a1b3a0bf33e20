import Testing

@testable import AdderLiquidTemplates

/// Liquid's behaviour for rare input that is easy to handle wrongly.
@Suite struct CornerCaseTests {
  @Test func `First and last of a text are its first and last characters`() {
    let values: LiquidObject = ["word": "Жук👍", "none": ""]
    check("{{ word | first }}{{ word | last }}", values, "Ж👍")
    check("{{ word.first }}{{ word.last }}", values, "Ж👍")
    check("[{{ none | first }}{{ none.last }}]{{ none.first.size }}", values, "[]0")
    check("[{{ 12 | first }}{{ true | last }}]", "[]")
  }

  @Test func `self gives access to variables with computed or unusual names`() {
    let values: LiquidObject = ["key": "first name", "first name": "Ann", "user": ["age": 7]]
    for syntax in [LiquidSyntax.lax, .strict] {
      check("{{ self['first name'] }}{{ self[key] }}", values, "AnnAnn", syntax: syntax)
      check("{{ self.user.age }}{{ self['user']['age'] }}", values, "77", syntax: syntax)
      check("{% assign x = 1 %}{{ self.x }}", values, "1", syntax: syntax)
    }
    check("{{ user[self['k']] }}", ["user": ["age": 7], "k": "age"], "7", mode: .strict)
    check("[{{ self.missing }}]", "[]")
    checkError(
      "{{ self.misspelt.name }}", [:],
      """
      test.liquid:1:4: error: The variable 'self.misspelt' is not defined. Check the spelling.
        1 | {{ self.misspelt.name }}
          |    ^
      """)
  }

  @Test func `A variable named self hides the built-in self`() {
    check("{{ self.x }}[{{ self.y }}]", ["self": ["x": 1], "y": 2], "1[]")
    check("{% assign self = 'a' %}[{{ self.y }}]{{ self }}", ["y": 2], "[]a")
  }

  @Test func `self contains only the variables that its partial sees`() {
    check(
      "{% assign x = 1 %}{% render 'p', y: 2 %}", "[]2",
      partials: ["p": "[{{ self.x }}]{{ self.y }}"])
    check("{% assign x = 1 %}{% include 'p' %}", "1", partials: ["p": "{{ self.x }}"])
  }

  @Test func `Empty brackets give nil`() {
    let values: LiquidObject = ["list": [1, 2], "object": ["key": 3]]
    check("[{{ list[] }}{{ object[] }}{{ object[].key }}]", values, "[]")
    check("{% if list[] %}y{% else %}n{% endif %}", values, "n")
  }

  @Test func `Assign and capture ignore some stray characters around the name`() {
    check("{% assign )name = 1 %}{{ name }}", "1")
    check("{% capture name( %}1{% endcapture %}{{ name }}", "1")
    check("{% capture ')name' %}1{% endcapture %}{{ name }}", "1")
    checkFails("{% assign name( = 1 %}", "Expected 'assign name = value'")
    checkFails("{% assign name (= 1 %}", "Expected 'assign name = value'")
    checkFails("{% assign ( = 1 %}", "Expected 'assign name = value'")
  }

  @Test func `A literal nil takes no turn in a cycle`() {
    check("{% cycle 'a', nil %}{% cycle 'a', nil %}", "aa")
    check("{% cycle null, 'a', 'b' %}{% cycle null, 'a', 'b' %}", "ab")
    check("{% cycle x, 'a' %}{% cycle x, 'a' %}", "")
  }

  @Test func `Include and render treat a literal nil or false as no value`() {
    let partials = ["p": "[{{ p }}]"]
    check("{% include 'p' with false %}{% render 'p' with false %}", "[][]", partials: partials)
    check("{% include 'p' with nil %}", ["p": 1], "[1]", partials: partials)
    check("{% include 'p' with no %}", ["no": false], "[false]", partials: partials)
    check("{% render 'p' with no %}", ["no": false], "[false]", partials: partials)
  }

  @Test func `A condition cannot end with 'and' or 'or'`() {
    for junction in ["and", "or"] {
      checkFails("{% if true \(junction)%}{% endif %}", "Expected a condition")
      checkFails("{% if true \(junction) %}{% endif %}", "Expected a condition")
    }
  }

  @Test func `A case evaluates its subject again after each rendered branch`() {
    check(
      "{% case x %}{% when 1 %}a{% assign x = 2 %}{% when 2 %}b{% else %}c{% endcase %}",
      ["x": 1], "ab")
    check("{% case x %}{% when 1, 1 %}a{% assign x = 2 %}{% endcase %}", ["x": 1], "a")
  }

  @Test func `Blank and empty contain nothing`() {
    check("{% if blank contains '' or empty contains empty %}y{% else %}n{% endif %}", "n")
    check(
      "{% if text contains '' and text contains empty %}y{% else %}n{% endif %}", ["text": "a"], "y"
    )
  }

  @Test func `contains is an operator in strict syntax, and a name only after a point`() {
    check("{% if 'abc' contains'b' %}y{% endif %}", "y", syntax: .strict)
    check("{{ product.contains }}", ["product": ["contains": 1]], "1", syntax: .strict)
    check("{{ product.contains | plus: 1 }}", ["product": ["contains": 1]], "2", syntax: .strict)
    checkFails("{{ contains }}", "Expected a value", syntax: .strict)
    checkFails("{{ 1 | contains: 1 }}", "Expected the name of a filter", syntax: .strict)
  }

  @Test func `Blocks may be nested a hundred levels deep`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{% if true %}", count: depth) + "x"
        + String(repeating: "{% endif %}", count: depth)
    }
    check(nested(100), "x")
    checkFails(nested(101), "nested too deeply")
  }

  @Test func `Modifiers for other eras and digits in a date format are ignored`() {
    check(
      "{{ '2016-03-04 05:06:07' | date: '%EY %Ey %EC %Ex %EX %Ec' }}",
      "2016 16 20 03/04/16 05:06:07 Fri Mar  4 05:06:07 2016")
    check(
      "{{ '2016-03-04 05:06:07' | date: '%Od.%Om %OH:%OM:%OS %Oy %Oe' }}",
      "04.03 05:06:07 16  4")
    check("{{ '2016-03-04' | date: '%Ed %OY' }}", "%Ed %OY")
  }

  @Test func `A date's format that ends within a directive is an error`() {
    for format in ["%", "%Y%", "%-", "%^", "%5"] {
      checkFails("{{ 'now' | date: '\(format)' }}", "ends within a directive")
    }
    check("{{ 'now' | date: '100%%' }}", "100%")
  }
}
