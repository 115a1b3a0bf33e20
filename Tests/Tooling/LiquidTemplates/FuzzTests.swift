import AdderTestSupport
import Testing

@testable import AdderLiquidTemplates

@Suite struct FuzzTests {
  /// Low limits for hostile templates, so that a test can render many of them.
  private var limits: LiquidLimits {
    var limits = LiquidLimits()
    limits.outputLength = 100_000
    limits.iterations = 2_000
    limits.steps = 20_000
    limits.work = 1_000_000
    return limits
  }

  @Test func `A random template gives a text or an error`() {
    var rendered = 0
    let count = samples(1_000, full: 100_000)
    for seed in 0..<count {
      var random = RandomTemplate(seed: UInt64(seed))
      let text = random.template()
      let values = random.object(depth: 0)
      let mode: LiquidMode = [.lax, .strict, .strictUnlessAsked][seed % 3]
      do throws(LiquidError) {
        let template = try LiquidTemplate(
          parsing: text, name: "fuzz", syntax: seed % 5 == 0 ? .strict : .lax)
        let result = try template.render(
          values, partials: ["p": random.template(), "self": "{% include 'self' %}"], mode: mode,
          limits: limits, clock: clock)
        #expect(result.utf8.count <= limits.outputLength)
        rendered += 1
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.location != nil)
      }
    }
    // If nearly all templates failed, they would be too random to test anything.
    #expect(rendered > count / 20)
  }

  @Test func `Text without braces renders to itself`() {
    for seed in 0..<samples(500, full: 10_000) {
      var random = RandomTemplate(seed: UInt64(seed))
      let text = String(random.noise(length: 60).filter { $0 != "{" })
      check(text, text)
    }
  }

  @Test func `Raw text renders to itself`() {
    for seed in 0..<samples(500, full: 10_000) {
      var random = RandomTemplate(seed: UInt64(seed))
      let text = random.template().replacing("endraw", with: "end raw")
      // A brace at the end of the text would merge with the closing tag. An open tag in the text
      // would swallow the closing tag.
      check("{% raw %}\(text)%}}}{% endraw %}", "\(text)%}}}")
    }
  }

  @Test func `A template renders the same each time`() throws {
    for seed in 0..<samples(200, full: 5_000) {
      var random = RandomTemplate(seed: UInt64(seed))
      guard let template = try? LiquidTemplate(parsing: random.template(), name: "fuzz") else {
        continue
      }
      let values = random.object(depth: 0)
      let results = (0..<2).map { _ in
        Result { try template.render(values, limits: limits, clock: clock) }
      }
      #expect("\(results[0])" == "\(results[1])")
    }
  }

  @Test func `Decoding filters revert encoding filters`() {
    for seed in 0..<samples(500, full: 10_000) {
      var random = RandomTemplate(seed: UInt64(seed))
      let text = random.noise(length: 40)
      let values: LiquidObject = ["text": .string(text)]
      check("{{ text | url_encode | url_decode }}", values, text)
      check("{{ text | base64_encode | base64_decode }}", values, text)
      check("{{ text | base64_url_safe_encode | base64_url_safe_decode }}", values, text)
      check("{{ text | split: '' | reverse | reverse | join: '' }}", values, text)
    }
  }
}

/// Creates random templates according to the grammar, sometimes with errors, and random values.
/// The same seed produces the same results.
private struct RandomTemplate {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    // xorshift*
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[next(elements.count)]
  }

  mutating func template() -> String {
    var text = block(depth: 0)
    for _ in 0..<next(3) where next(3) == 0 { text = mutated(text) }
    return text
  }

  private mutating func mutated(_ text: String) -> String {
    var characters = Array(text)
    guard !characters.isEmpty else { return noise(length: 5) }
    let place = next(characters.count)
    switch next(3) {
    case 0: characters.remove(at: place)
    case 1: characters.insert(contentsOf: noise(length: 3), at: place)
    default: characters.swapAt(place, next(characters.count))
    }
    return String(characters)
  }

  mutating func noise(length: Int) -> String {
    let pieces = [
      "a", "Z", "0", " ", "\n", "\t", "{", "}", "%", "-", "|", ":", "'", "\"", "[", "]", "(", ")",
      ".", ",", "=", "<", "ж", "é", "👋🏽", "\\", "&", "%}", "{{", "{%", "\r\n", "\0", "#", "+",
    ]
    return (0..<next(length + 1)).map { _ in one(of: pieces) }.joined()
  }

  private mutating func block(depth: Int) -> String {
    (0..<next(4)).map { _ in piece(depth: depth) }.joined()
  }

  private mutating func piece(depth: Int) -> String {
    let dash = one(of: ["", "", "-"])
    switch next(depth > 3 ? 6 : 16) {
    case 0: return noise(length: 8).replacing("{", with: "")
    case 1, 2: return "{{\(dash) \(filtered()) \(dash)}}"
    case 3: return "{%\(dash) assign \(name()) = \(filtered()) %}"
    case 4:
      return one(of: [
        "{% increment a %}", "{% decrement b %}", "{% cycle 'x', a %}", "{% break %}",
        "{% continue %}", "{% # note %}", "{% comment %}{{ x {% endcomment %}",
        "{% raw %}{{ }}{% endraw %}", "{% doc %}text{% enddoc %}", "{% include 'p' %}",
        "{% render 'p', a: b %}", "{% include 'self' %}", "{% render 'p' for list as a %}",
      ])
    case 5: return "{% liquid\n assign a = \(filtered())\n echo \(filtered())\n%}"
    case 6...8:
      return "{% if \(condition()) \(dash)%}\(block(depth: depth + 1))"
        + "{% elsif \(condition()) %}\(block(depth: depth + 1))"
        + "{% else %}\(block(depth: depth + 1)){%\(dash) endif %}"
    case 9: return "{% unless \(condition()) %}\(block(depth: depth + 1)){% endunless %}"
    case 10, 11:
      let options = one(of: ["", " limit: 2", " offset: a", " reversed", " offset: continue"])
      return "{% for \(name()) in \(value())\(options) %}\(block(depth: depth + 1))"
        + "{% else %}none{% endfor %}"
    case 12:
      return "{% tablerow x in \(value()) cols: \(next(4)) %}\(block(depth: depth + 1))"
        + "{% endtablerow %}"
    case 13:
      return "{% case \(value()) %}{% when \(value()), \(value()) %}\(block(depth: depth + 1))"
        + "{% else %}\(block(depth: depth + 1)){% endcase %}"
    case 14: return "{% capture \(name()) %}\(block(depth: depth + 1)){% endcapture %}"
    default: return "{% ifchanged %}\(block(depth: depth + 1)){% endifchanged %}"
    }
  }

  private mutating func name() -> String { one(of: ["a", "b", "c", "list", "item", "forloop"]) }

  private mutating func value() -> String {
    switch next(6) {
    case 0: return "\(next(2_000) - 1_000)"
    case 1: return one(of: ["1.5", "-0.25", "99999999999999999999", "9223372036854775807"])
    case 2: return one(of: ["nil", "true", "false", "blank", "empty", "'text'", "\"жук\"", "''"])
    case 3: return "(\(next(5))..\(one(of: ["a", "9", "999999999999", "b.size"])))"
    default:
      let step = one(of: ["", "", ".a", "[0]", "['b']", "[a]", ".size", ".first", "[c.a][0]"])
      return name() + step
    }
  }

  private mutating func condition() -> String {
    let sign = one(of: ["==", "!=", "<", ">", "<=", ">=", "contains", "<>"])
    let first = next(3) == 0 ? value() : "\(value()) \(sign) \(value())"
    return next(3) == 0 ? "\(first) \(one(of: ["and", "or"])) \(condition())" : first
  }

  private mutating func filtered() -> String {
    (0..<next(4)).reduce(value()) { text, _ in
      let arguments = (0..<next(3)).map { _ in value() }.joined(separator: ", ")
      let filter = one(of: Self.filters)
      return "\(text) | \(filter)\(arguments.isEmpty ? "" : ": \(arguments)")"
    }
  }

  private static let filters = Filter.all.keys.sorted()

  mutating func object(depth: Int) -> LiquidObject {
    LiquidObject((0..<next(5)).map { _ in (name(), data(depth: depth + 1)) })
  }

  private mutating func data(depth: Int) -> LiquidValue {
    switch next(depth > 3 ? 5 : 8) {
    case 0: return .null
    case 1: return .bool(next(2) == 0)
    case 2: return .integer(one(of: [0, 1, -1, 42, .max, .min, next(1_000)]))
    case 3: return .float(one(of: [0, -0.5, 1.25, 1e300, 1e-300, .infinity, .nan, 3.14159]))
    case 4: return .string(noise(length: 20))
    case 5: return .object(object(depth: depth))
    default: return .array((0..<next(5)).map { _ in data(depth: depth + 1) })
    }
  }
}
