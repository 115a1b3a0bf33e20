import Testing

@testable import AdderLiquidTemplates

@Suite struct ExpressionTests {
  private let values: LiquidObject = [
    "user": ["name": "Ann", "tags": ["a", "b", "c"], "first name": "Ann B"], "key": "name",
    "index": 1, "kebab-case": "k", "none": .null,
  ]

  @Test func `Variables are reached by names, numbers, texts and other variables`() {
    check("{{ user.name }}{{ user['name'] }}{{ user[key] }}", values, "AnnAnnAnn")
    check("{{ user.tags[0] }}{{ user.tags[-1] }}{{ user.tags[index] }}", values, "acb")
    check("{{ user['first name'] }}{{ ['user'].name }}{{ kebab-case }}", values, "Ann BAnnk")
    check("[{{ missing.name.more }}{{ user.tags[9] }}{{ none.x }}]", values, "[]")
  }

  @Test func `Size, first and last are built in unless a key has that name`() {
    check("{{ user.tags.size }}{{ user.tags.first }}{{ user.tags.last }}", values, "3ac")
    check("{{ user.name.size }}{{ user.first | join: '=' }}", values, "3name=Ann")
    check("{{ o.size }}{{ o.first }}", ["o": ["size": 7, "first": "x"]], "7x")
    check("{% assign r = (3..9) %}{{ r.size }}{{ r.first }}{{ r.last }}", "739")
  }

  @Test func `Literals are printed as their values`() {
    check("{{ 'a' }}{{ \"b'\" }}{{ 12 }}{{ -1.50 }}{{ true }}{{ nil }}{{ empty }}", "ab'12-1.5true")
    check("{{ (1..3) }} {{ (1..3) | join: ',' }}", "1..3 1,2,3")
    check("{{ 99999999999999999999 }}", "99999999999999999999")
  }

  @Test func `Decimal numbers are printed with the fewest digits`() {
    check(
      "{{ a }} {{ b }} {{ c }} {{ d }}", ["a": 1.0, "b": 1e20, "c": 0.00001, "d": 0.1],
      "1.0 1.0e+20 1.0e-05 0.1")
    check("{{ 1234567890123456.7 }} {{ 1e3 }} {{ -0.0 }}", ["e": 1], "1234567890123456.8  -0.0")
  }

  @Test func `Arrays are printed without separators, objects as in Ruby`() {
    check("{{ x }}", ["x": [1, [2, .null], "a"]], "12a")
    check("{{ x }}", ["x": ["a": [1, .null, "q\"\n#{"]]], ##"{"a"=>[1, nil, "q\"\n\#{"]}"##)
  }

  @Test func `Conditions compare numbers, texts and keywords`() {
    let yes = [
      "1 < 2", "2.5 >= 2.5", "1 == 1.0", "'a' < 'b'", "'a' != 'A'", "nil == none",
      "'' == empty", "' ' == blank", "user.tags contains 'b'", "user contains 'name'",
      "user.name contains 'nn'", "(1..5) contains 3", "user.tags == user.tags", "0", "''",
    ]
    for condition in yes { check("{% if \(condition) %}y{% else %}n{% endif %}", values, "y") }
    let no = [
      "1 == '1'", "nil < 1", "missing > 1", "blank == empty", "user.tags contains missing",
      "true < false", "nil", "missing", "1 <> 1",
    ]
    for condition in no { check("{% if \(condition) %}y{% else %}n{% endif %}", values, "n") }
  }

  @Test func `'and' and 'or' have the same precedence and bind from the right`() {
    check("{% if true or false and false %}y{% else %}n{% endif %}", "y")
    check("{% if false and false or true %}y{% else %}n{% endif %}", "n")
  }

  @Test func `Lax conditions accept the syntax that old templates rely on`() {
    check("{% if user.name == 'Ann' and index==1 %}y{% else %}n{% endif %}", values, "n")
    checkFails("{% if 'a' endswith 'b' %}{% endif %}", "operator that does not exist")
    check("{% if user.name == 'Ann' and index==1 %}y{% endif %}", values, "y", syntax: .strict)
  }
}
