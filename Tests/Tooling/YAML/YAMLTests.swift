import AdderFindings
import AdderYAML
import Testing

/// Returns the document on one line: lists in brackets, mappings in braces, null values as `~`.
private func read(_ text: String) throws -> String {
  func line(_ node: YAMLNode) -> String {
    if node.isNull { return "~" }
    switch node.content {
    case .scalar(let text, plain: true): return text
    case .scalar(let text, plain: false): return "'\(text)'"
    case .sequence(let elements): return "[" + elements.map(line).joined(separator: ", ") + "]"
    case .mapping(let entries):
      return "{" + entries.map { "\($0.key): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }
  return line(try YAMLNode(parsing: text, file: "f.yml"))
}

/// Returns the error that the closure throws, as `line:column message`.
private func failure(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch let error as YAMLError {
    let place = error.location.map { "\($0.line):\($0.column) " } ?? ""
    return place + error.message
  } catch {
    return "\(error)"
  }
}

@Suite struct YAMLNodeTests {
  @Test func `Mappings, lists, and plain and quoted strings are read in order`() throws {
    #expect(try read("b: 1\na: [x, 'y']\nc:\n  - {d: ~}\n") == "{b: 1, a: [x, 'y'], c: [{d: ~}]}")
  }

  @Test func `An alias refers to the value of its anchor`() throws {
    #expect(try read("a: &t [1, 2]\nb: *t\n") == "{a: [1, 2], b: [1, 2]}")
  }

  @Test func `An empty file is a null value`() throws {
    #expect(try read("") == "~")
    #expect(try read("# only a comment\n") == "~")
  }

  @Test func `Cyrillic text is read, and columns count characters`() throws {
    let node = try YAMLNode(parsing: "имя: {ключ: значение}", file: "f.yml")
    guard case .mapping(let entries) = node.content,
      case .mapping(let inner) = entries[0].value.content
    else { throw YAMLError.complexKey(node.location) }
    #expect(inner[0].value.location == SourceLocation(file: "f.yml", line: 1, column: 13))
  }

  @Test(arguments: [
    ("a: [1", "2:1 "), ("a: 1\na: 2", "2:1 'a' is set a second time here"),
    ("a: *b", "1:4 '*b' refers to an anchor"), ("? [a]\n: b", "1:3 A key must be"),
    ("a: 1\n---\nb: 2", "2:1 A second document"), ("\ta: 1", "1:1 This is not valid YAML"),
    ("a: \u{1}", "1:1 This is not valid YAML"),
  ])
  func `Invalid or unsupported YAML is refused with its location`(text: String, beginning: String) {
    #expect(failure { _ = try read(text) }?.hasPrefix(beginning) == true)
  }

  @Test func `Files that are nested too deeply or expand too much are refused`() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(failure { _ = try read(deep) }?.contains("levels deep") == true)
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(uses)]\n"
    }
    #expect(failure { _ = try read(bomb) }?.contains("aliases expanded") == true)
  }
}

@Suite struct YAMLMappingTests {
  private func mapping(_ text: String) throws -> YAMLMapping {
    try YAMLNode(parsing: text, file: "f.yml").mapping()
  }

  @Test func `An unknown key is refused with a suggestion`() throws {
    var mapping = try mapping("author: A\ntempaltes: []\n")
    _ = try mapping.optionalString("author")
    _ = try mapping.nodes("templates")
    #expect(
      failure { try mapping.refuseUnknownKeys() }
        == "2:1 'tempaltes' is not a known key here. Did you mean 'templates'?")
  }

  @Test func `A missing key is reported with the location of its mapping`() throws {
    var mapping = try mapping("a: 1")
    #expect(
      failure { _ = try mapping.string("name") }
        == "1:1 The key 'name' is missing. Add 'name: …'.")
  }

  @Test func `A value of the wrong kind is refused with its location`() throws {
    var mapping = try mapping("name: [a]\nflag: maybe\nlist: {}\n")
    #expect(
      failure { _ = try mapping.string("name") } == "1:7 Expected a string here, found a list.")
    #expect(
      failure { _ = try mapping.bool("flag") } == "2:7 Expected true or false here, found 'maybe'.")
    #expect(
      failure { _ = try mapping.nodes("list") } == "3:7 Expected a list here, found a mapping.")
  }

  @Test func `A single string is read as a list of one, and null as an empty list`() throws {
    var mapping = try mapping("one: a\nmany: [a, b]\nnone:\n")
    #expect(try mapping.strings("one") == ["a"])
    #expect(try mapping.strings("many") == ["a", "b"])
    #expect(try mapping.strings("none") == [])
    #expect(try mapping.strings("absent") == [])
  }
}
