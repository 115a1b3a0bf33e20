import Testing

@testable import AdderLiquidTemplates

@Suite struct TagTests {
  private let list: LiquidObject = ["list": ["a", "b", "c"], "n": 2, "object": ["k": 1, "l": 2]]

  @Test func `If renders the first branch whose condition is true`() {
    let template = "{% if n == 1 %}1{% elsif n == 2 %}2{% elsif true %}3{% else %}4{% endif %}"
    check(template, list, "2")
    check("{% if false %}1{% else %}2{% elsif true %}3{% endif %}", "2")
    check("{% unless n == 2 %}1{% else %}2{% endunless %}", list, "2")
    check("{% unless n == 2 %}1{% elsif true %}3{% endunless %}", list, "3")
  }

  @Test func `Case renders every branch with an equal value, and else if there is none`() {
    check("{% case n %}x{% when 1, 3 %}a{% when 2 or 5 %}b{% else %}c{% endcase %}", list, "b")
    check("{% case 'x' %}{% when 'x' %}a{% when 'x' %}b{% else %}c{% endcase %}", "ab")
    check("{% case n %}{% when 'a,b' %}a{% else %}c{% endcase %}", list, "c")
    checkFails("{% case n %}{% when %}{% endcase %}", "Expected 'when value'")
    checkFails("{% case n %}{% else x %}{% endcase %}", "takes nothing")
  }

  @Test func `For iterates over arrays, objects, ranges and single texts`() {
    check("{% for x in list %}{{ x }}{% endfor %}", list, "abc")
    check("{% for x in object %}{{ x[0] }}={{ x[1] }};{% endfor %}", list, "k=1;l=2;")
    check("{% for x in (n..4) %}{{ x }}{% endfor %}", list, "234")
    check("{% for x in 'abc' %}{{ x }}{% endfor %}", "abc")
    check("{% for x in nothing %}{{ x }}{% else %}none{% endfor %}", "none")
  }

  @Test func `For has a limit, an offset and a direction`() {
    check("{% for x in list limit: 2 %}{{ x }}{% endfor %}", list, "ab")
    check("{% for x in list reversed limit: 2 offset: 1 %}{{ x }}{% endfor %}", list, "cb")
    check(
      "{% for x in list limit: 1 %}{{ x }}{% endfor %}-{% for x in list offset: continue %}"
        + "{{ x }}{% endfor %}", list, "a-bc")
    check("{% for x in list, limit: 1 %}{{ x }}{% endfor %}", list, "a")
    check(
      "{% for x in list limit: 1, offset: 1 %}{{ x }}{% endfor %}", list, "b", syntax: .strict)
    checkFails("{% for x in list limit: 'x' %}{% endfor %}", list, "not an integer")
  }

  @Test func `Forloop describes the state of the loop`() {
    check(
      "{% for x in list %}{{ forloop.index }}{{ forloop.index0 }}{{ forloop.rindex }}"
        + "{{ forloop.rindex0 }}{{ forloop.first }}{{ forloop.last }}{{ forloop.length }} "
        + "{% endfor %}", list, "1032truefalse3 2121falsefalse3 3210falsetrue3 ")
    check(
      "{% for x in (1..2) %}{% for y in (1..2) %}{{ forloop.parentloop.index }}"
        + "{{ forloop.index }} {% endfor %}{% endfor %}", "11 12 21 22 ")
    check("{% for x in list limit: 1 %}{{ forloop.name }}{% endfor %}", list, "x-list")
    check("{% for x in list %}{% endfor %}[{{ forloop.index }}{{ x }}]", list, "[]")
  }

  @Test func `Break and continue act on the innermost loop`() {
    check(
      "{% for x in (1..2) %}{% for y in list %}{% if y == 'b' %}{% break %}{% endif %}{{ y }}"
        + "{% endfor %}{{ x }}{% endfor %}", list, "a1a2")
    check(
      "{% for y in list %}{% if y == 'b' %}{% continue %}{% endif %}{{ y }}{% endfor %}", list,
      "ac")
    check("a{% break %}b", "a")
  }

  @Test func `A loop's variable hides an assigned one only inside the loop`() {
    check(
      "{% assign x = 'o' %}{% for x in list %}{% assign x = 'i' %}{{ x }}{% endfor %}{{ x }}", list,
      "abci")
  }

  @Test func `Tablerow creates rows with a number of columns`() {
    check(
      "{% tablerow x in list cols: 2 %}{{ x }}{{ tablerowloop.col }}{% endtablerow %}", list,
      "<tr class=\"row1\">\n<td class=\"col1\">a1</td><td class=\"col2\">b2</td></tr>\n"
        + "<tr class=\"row2\"><td class=\"col1\">c1</td></tr>\n")
  }

  @Test func `Cycle alternates its values, separately for each name or list`() {
    check("{% cycle 'a', 'b' %}{% cycle 'a', 'b' %}{% cycle 'a', 'b' %}", "aba")
    check("{% cycle 'a', 'b' %}{% cycle 'a', 'c' %}", "aa")
    check("{% cycle x: 'a', 'b' %}{% cycle x: 'c', 'd' %}", "ad")
  }

  @Test func `Counters start from the given value`() {
    check("{% increment c %}{% increment c %}{{ c }}{% decrement d %}", "012-1")
    check("{% increment n %}{{ n }}", list, "23")
    check("{% assign c = 9 %}{% increment c %}{{ c }}", "09")
  }

  @Test func `Assign and capture set variables of the whole template`() {
    check("{% assign a-b = 'x' | upcase %}{{ a-b }}", "X")
    check("{% capture t %}{{ n }}!{% endcapture %}{{ t }}{{ t.size }}", list, "2!2")
    check("{% if true %}{% assign y = 1 %}{% endif %}{{ y }}", "1")
    checkFails("{% assign x %}", "Expected 'assign name = value'")
  }

  @Test func `Ifchanged writes only what differs from the last time`() {
    check(
      "{% for x in l %}{% ifchanged %}{{ x }}{% endifchanged %}{% endfor %}",
      ["l": [1, 1, 2, 2, 1]], "121")
  }

  @Test func `Comments, docs and raw text are not parsed`() {
    check("a{% comment %}{{ x {% if %}{% comment %}{% endcomment %}{% endcomment %}b", "ab")
    check("{% # one %}{%# two %}{% #\n# three %}x", "x")
    checkFails("{% # one\ntwo %}", "begin with '#'")
    check("{% raw %}{{ x }}{% if %}{% endraw %}", "{{ x }}{% if %}")
    check("{% doc %}{{ x {% enddoc %}y", "y")
    checkFails("{% doc %}{% doc %}{% enddoc %}", "'doc' is not allowed in 'doc'")
  }

  @Test func `The liquid tag contains a tag on each line`() {
    check(
      """
      {% liquid
        assign x = 3
        # a note
        for i in (1..x)
          echo i | times: 2
        endfor
        comment
          if
        endcomment
      %}!
      """, "246!")
  }

  // MARK: Partials

  @Test func `Include reads and sets the variables around it`() {
    let partials = ["p": "[{{ n }}{{ p }}{{ x }}{% assign y = 1 %}]"]
    check("{% include 'p' %}{{ y }}", list, "[2]1", partials: partials)
    check("{% include 'p', x: 5 %}{{ x }}", list, "[25]", partials: partials)
    check("{% include 'p' with 'w' %}", list, "[2w]", partials: partials)
    check("{% include 'p' for list %}", list, "[2a][2b][2c]", partials: partials)
    check("{% assign q = 'p' %}{% include q with 7 as x %}", list, "[27]", partials: partials)
    check("{% include 'folder/p' with 3 %}", "(3)", partials: ["folder/p": "({{ p }})"])
  }

  @Test func `Render sees only its arguments`() {
    let partials = ["p": "[{{ n }}{{ p }}{{ x }}{% assign y = 1 %}{{ forloop.index }}]"]
    check("{% render 'p' %}{{ y }}", list, "[]", partials: partials)
    check("{% render 'p', x: n %}", list, "[2]", partials: partials)
    check("{% render 'p' with n as x %}", list, "[2]", partials: partials)
    check("{% render 'p' for list %}", list, "[a1][b2][c3]", partials: partials)
    checkFails("{% render n %}", "name of a partial in quotes")
    checkFails("{% render 'q' %}", "'include' cannot be used", partials: ["q": "{% include 'p' %}"])
  }

  @Test func `A break ends the loop around an included partial, but not a rendered one`() {
    let partials = ["b": "{% break %}"]
    check("{% for x in list %}{{ x }}{% include 'b' %}{% endfor %}", list, "a", partials: partials)
    check("{% for x in list %}{{ x }}{% render 'b' %}{% endfor %}", list, "abc", partials: partials)
  }

  // MARK: White space

  @Test func `Dashes remove white space`() {
    check("a \n {{- 'b' -}} \n c {%- assign x = 1 -%} d", "abcd")
    check("a {% if true -%} b {%- endif %} c", "a b c")
  }

  @Test func `A block with only white space and silent tags writes nothing`() {
    check("[{% if true %} \n {% assign x = 1 %} \n {% endif %}]", "[]")
    check("[{% for x in (1..3) %} {% comment %}c{% endcomment %} {% endfor %}]", "[]")
    check("[{% if true %} {{ '' }} {% endif %}]", "[  ]")
  }
}
