import Testing

@testable import AdderLiquidTemplates

@Suite struct FilterTests {
  /// Checks the text of a filtered value.
  private func filter(
    _ value: LiquidValue, _ filters: String, _ expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    check("{{ value | \(filters) }}", ["value": value], expected, location)
  }

  @Test func `Letters change case in every alphabet`() {
    filter("Привет, straße", "upcase", "ПРИВЕТ, STRASSE")
    filter("ПРИВЕТ Ünï", "downcase", "привет ünï")
    filter("пРИВЕТ", "capitalize", "Привет")
  }

  @Test func `Letters change case as in Unicode, also those with computed mappings`() {
    let letters = (0x80...0x52F).compactMap(Unicode.Scalar.init)
    for letter in letters {
      let text = "-\(letter)x"
      filter(.string(text), "upcase", "-\(letter.properties.uppercaseMapping)X")
      filter(.string(text), "downcase", "-\(letter.properties.lowercaseMapping)x")
      filter(.string("\(letter)X"), "capitalize", "\(letter.properties.titlecaseMapping)x")
    }
  }

  @Test func `Text filters can be chained with each other and with other filters`() {
    filter(12, "append: '3' | plus: 1 | prepend: 'n'", "n124")
    filter("b a", "split: ' ' | sort | join | upcase | size", "3")
    filter("a", "append: 'b' | default: 'x' | replace: 'b', 'c'", "ac")
    filter("", "append: '' | default: 'x' | upcase", "X")
    filter(.null, "truncate | default: 'x'", "x")
    filter(.null, "upcase | append: 'y'", "y")
  }

  @Test func `Filters do not change their input`() {
    let list: LiquidObject = ["list": ["b", "a", "b"]]
    check(
      "{{ list | sort | join }} {{ list | reverse | join }} {{ list | join }}", list,
      "a b b b a b b a b")
    check("{% assign x = list | sort %}{{ x | reverse | first }}{{ x | first }}", list, "ba")
  }

  @Test func `Characters are counted as in Ruby, by code points`() {
    filter("Привет", "size", "6")
    filter("👋🏽", "size", "2")
    filter("Привет", "slice: 1, 3", "рив")
    filter("Привет", "slice: -2, 9", "ет")
    filter("Привет", "slice: 9", "")
    filter("Привет 👋 мир", "truncate: 9", "Привет...")
    filter("Привет", "truncate: 4, '…'", "При…")
    filter("аб", "split: '' | reverse | join: '-'", "б-а")
  }

  @Test func `A text is truncated after a number of words`() {
    filter("one two  three four", "truncatewords: 3", "one two three...")
    filter("one two", "truncatewords: 2", "one two")
    filter("one two three", "truncatewords: 1, '--'", "one--")
  }

  @Test func `White space is stripped`() {
    filter(" \t\n a \n", "strip | append: '|'", "a|")
    filter(" a ", "lstrip | append: '|'", "a |")
    filter(" a ", "rstrip | append: '|'", " a|")
    filter("a\r\nb\nc", "strip_newlines", "abc")
    filter("a\r\nb", "newline_to_br", "a<br />\nb")
    filter(" a \n b ", "squish", "a b")
  }

  @Test func `Texts are replaced, removed and joined`() {
    filter("a-b-c", "replace: '-', '+'", "a+b+c")
    filter("a-b-c", "replace_first: '-', '+'", "a+b-c")
    filter("a-b-c", "replace_last: '-', '+'", "a-b+c")
    filter("a-b-c", "remove: '-'", "abc")
    filter("a-b-c", "remove_first: '-'", "ab-c")
    filter("a-b-c", "remove_last: '-'", "a-bc")
    filter("жё", "replace: '', '.'", ".ж.ё.")
    filter("b", "prepend: 'a' | append: 1.5", "ab1.5")
  }

  @Test func `Texts are split as in Ruby`() {
    filter("a,b,,c,,", "split: ',' | join: '|'", "a|b||c")
    filter(" a  b\nc ", "split: ' ' | join: '|'", "a|b|c")
    filter("", "split: ',' | size", "0")
    filter("a1b", "split: 1 | join: '|'", "a|b")
  }

  @Test func `Markup is escaped and removed`() {
    filter("<a href='x'>&amp;</a>", "escape", "&lt;a href=&#39;x&#39;&gt;&amp;amp;&lt;/a&gt;")
    filter("1 < 2 &amp; &#39; & 3", "escape_once", "1 &lt; 2 &amp; &#39; &amp; 3")
    filter("<script>x</script>a<!-- b --><i\n>c</i><style>d</style> < e", "strip_html", "ac < e")
    filter("a b&ж", "url_encode", "a+b%26%D0%B6")
    filter("a+b%26%D0%B6%", "url_decode", "a b&ж%")
    filter("ж?>", "base64_encode", "0LY/Pg==")
    filter("ж?>", "base64_url_safe_encode", "0LY_Pg==")
    filter("0LY_Pg", "base64_url_safe_decode", "ж?>")
  }

  @Test func `Integers stay integers, and decimals are exact`() {
    filter(7, "divided_by: 2", "3")
    filter(-7, "divided_by: 2", "-4")
    filter(-7, "modulo: 3", "2")
    filter(7, "divided_by: 2.0", "3.5")
    filter(20, "divided_by: 7.0", "2.857142857142857")
    filter(0.1, "plus: 0.2", "0.3")
    filter(1.1, "times: 3", "3.3")
    filter("10.1", "minus: '2.2'", "7.9")
    filter(5.5, "modulo: 2", "1.5")
    filter("abc", "plus: 1", "1")
    filter(1.5, "divided_by: 0", "Infinity")
  }

  @Test func `Numbers are rounded and limited`() {
    filter(2.5, "round", "3")
    filter(-2.5, "round", "-3")
    filter(5.666, "round: 1", "5.7")
    filter(1234, "round: -2", "1200")
    filter(1.005, "round: 2", "1.01")
    filter(-2.675, "round: 2", "-2.68")
    filter(-0.01, "round: 1", "-0.0")
    filter(123_456_789.987654321, "round: 3", "123456789.988")
    filter(0.1, "round: 5", "0.1")
    filter(9_007_199_254_740.125, "round: 2", "9007199254740.13")
    filter(0.0004, "round: 3", "0.0")
    filter(1e22, "round: 2", "1.0e+22")
    filter(-1.2, "ceil", "-1")
    filter(-1.2, "floor", "-2")
    filter(-3.5, "abs", "3.5")
    filter(4, "at_least: 5 | at_most: 3", "3")
    filter(1e20, "floor", "100000000000000000000")
  }

  @Test func `An integer that would be too large is an error`() {
    checkFails("{{ 9223372036854775807 | plus: 1 }}", "too large")
    checkFails("{{ 4611686018427387904 | times: 2 }}", "too large")
    checkFails("{{ x | divided_by: -1 }}", ["x": .integer(.min)], "too large")
    check("{{ x | modulo: -1 }}", ["x": .integer(.min)], "0")
  }

  // MARK: Arrays

  private let people: LiquidValue = [
    ["name": "bo", "age": 3], ["name": "Al", "age": 1], ["name": "cy"],
  ]

  @Test func `Arrays are sorted, with nil last`() {
    filter(["b", "A", "a"], "sort | join", "A a b")
    filter(["b", "A", "a"], "sort_natural | join", "A a b")
    filter([3, 1.5, .null, 2], "sort | join: ','", "1.5,2,3,")
    filter(people, "sort: 'age' | map: 'name' | join", "Al bo cy")
    filter(people, "sort_natural: 'name' | map: 'name' | join", "Al bo cy")
    checkFails("{{ x | sort }}", ["x": [1, "a"]], "cannot be sorted")
  }

  @Test func `Elements are selected by a property`() {
    filter(people, "where: 'age' | map: 'name' | join", "bo Al")
    filter(people, "where: 'age', 1 | map: 'name' | join", "Al")
    filter(people, "reject: 'age' | map: 'name' | join", "cy")
    filter(people, "find: 'age', 3 | map: 'name'", "bo")
    filter(people, "find_index: 'name', 'Al'", "1")
    filter(people, "has: 'name', 'zz'", "false")
    filter(people, "compact: 'age' | size", "2")
    filter(people, "sum: 'age'", "4")
    filter(["zoo", "x"], "find: 'oo'", "zoo")
    checkFails("{{ x | map: 'a' }}", ["x": [1]], "cannot be selected")
  }

  @Test func `Arrays are joined, reversed, sliced and deduplicated`() {
    filter([1, [2, [3]]], "join: '-'", "1-2-3")
    filter([1, 2, 3], "reverse | join", "3 2 1")
    filter([1, 2, 3, 4], "slice: 1, 2 | join", "2 3")
    filter([1, "1", 1.0, 1, .null, .null], "uniq | size", "4")
    filter(.array((0..<40).map { .integer($0 % 7) }), "uniq | size", "7")
    filter([1, .null], "compact | size", "1")
    filter([1], "concat: value | join", "1 1")
    filter([[1, 2], 3], "first | last", "2")
    filter(["a": 1], "first | join", "a 1")
    filter([1, 2.5, "3"], "sum", "6.5")
    filter("text", "reverse | join", "text")
    filter(.null, "size", "0")
  }

  @Test func `Default replaces nil, false and empty values`() {
    filter(.null, "default: 1", "1")
    filter(false, "default: 1", "1")
    filter(false, "default: 1, allow_false: true", "false")
    filter([], "default: 'none'", "none")
    filter(0, "default: 1", "0")
  }

  @Test func `Filters check the number of their arguments`() {
    checkFails("{{ 'a' | upcase: 1 }}", "Expected 0 arguments, found 1")
    checkFails("{{ 'a' | truncate: 1, 2, 3 }}", "Expected 0 to 2 arguments, found 3")
  }
}
