import AdderSwiftSource

/// A value that a test passes or expects, which can be a parameter of the test.
struct TestValue: Hashable {
  /// The expression in the test.
  let text: String
  /// The name of its type.
  let type: String
  /// What it is: `error`, `filter`, `expected`.
  let name: String

  /// `nil` if the type cannot be that of a parameter.
  ///
  /// - Parameter type: The declared type; `nil` if only the text shows it.
  init?(_ text: String, _ type: Syntax?, _ name: String, _ samples: SampleValues) {
    self.text = text
    self.name = name
    if let word = type?.baseName, Self.plainTypes.contains(word) {
      // Outside of the test, its constants are unknown.
      guard Self.isLiteral(text) else { return nil }
      self.type = word
      return
    }
    let declared =
      type.flatMap { samples.types.declaration(of: samples.scope.resolved($0.plainType)) }
      ?? Self.qualifiers(of: text).flatMap(samples.types.declaration)
    guard let declared, declared.node.kind == .enumDeclaration, !declared.isPrivate,
      declared.node.part(.genericParameter) == nil, samples.isSendable(declared),
      text.hasPrefix(".") || text.hasPrefix("\(declared.qualifiedName).")
    else { return nil }
    self.type = declared.qualifiedName
  }

  private static func isLiteral(_ text: String) -> Bool {
    text == "true" || text == "false"
      || text.first.map { $0.isNumber || "\"-".contains($0) } == true
  }

  /// A literal of a type that a parameter can have.
  init(_ text: String, _ type: String, _ name: String) {
    self.text = text
    self.type = type
    self.name = name
  }

  fileprivate static let plainTypes: Set = ["String", "Int", "Bool", "Double"]

  /// The last name before the case: `OrderError` for `OrderError.offline`.
  private static func qualifiers(of text: String) -> String? {
    let names = text.prefix { $0 != "(" }.split(separator: ".")
    guard names.count > 1, names[0].first?.isUppercase == true else { return nil }
    return String(names[names.count - 2])
  }

  /// The expression outside of the test, where the type is not known.
  fileprivate var argument: String { text.hasPrefix(".") ? type + text : text }
}

extension SampleValues {
  /// True for an enumeration of plain values that the compiler takes for sendable in another module.
  fileprivate func isSendable(_ declaration: DeclaredTypes.Declaration) -> Bool {
    let isPublic = ["public", "open", "package"].contains(where: declaration.node.has(modifier:))
    let inherited = types.inherited(by: declaration).compactMap(\.baseName)
    return
      (!isPublic || inherited.contains("Sendable") || inherited.contains("Error"))
      && elements(of: declaration).allSatisfy { element in
        element.values.allSatisfy { TestValue.plainTypes.contains($0.type.baseName ?? "") }
      }
  }
}

/// Tests of one function that differ only in values, as one test with parameters.
struct ParameterizedTests {
  private(set) var tests: [PathTests.Test] = []
  /// The names that a parameter cannot have.
  private let taken: Set<String>

  init(_ all: [PathTests.Test], besides taken: Set<String>) {
    self.taken = taken
    var groups: [Shape: [PathTests.Test]] = [:]
    let shapes = all.map(Shape.init)
    for (test, shape) in zip(all, shapes) {
      if let shape { groups[shape, default: []].append(test) }
    }
    var written: Set<Shape> = []
    for (test, shape) in zip(all, shapes) {
      guard let shape, let group = groups[shape], group.count > 1,
        let merged = merged(group)
      else {
        tests.append(test)
        continue
      }
      if written.insert(shape).inserted { tests.append(merged) }
    }
  }

  /// What is the same in tests that differ only in values.
  private struct Shape: Hashable {
    let lines: [[String]]
    let isAsync: Bool
    let canThrow: Bool
    let transitions: Set<ScreenSpy.Recorded>

    init?(_ test: PathTests.Test) {
      guard test.open.isEmpty, test.missing.isEmpty, test.others.isEmpty, !test.values.isEmpty
      else { return nil }
      lines = test.lines.map { $0.pieces(around: test.values).map { $0.isValue ? "" : $0.text } }
      isAsync = test.isAsync
      canThrow = test.canThrow
      transitions = test.transitions
    }
  }

  private func merged(_ group: [PathTests.Test]) -> PathTests.Test? {
    var parameters: [PathTests.Parameter] = []
    let lines = group.map { test in test.lines.map { $0.pieces(around: test.values) } }
    var written = lines[0]
    for line in written.indices {
      for place in written[line].indices where written[line][place].isValue {
        let texts = lines.map { $0[line][place].text }
        guard Set(texts).count > 1 else { continue }
        guard let parameter = parameter(of: texts, in: group, besides: &parameters) else {
          return nil
        }
        written[line][place].text = parameter
      }
    }
    guard !parameters.isEmpty else { return nil }
    var test = group[0]
    test.name = Self.commonName(group)
    test.parameters = parameters
    let texts = written.map { $0.map(\.text).joined() }
    test.given = Array(texts[..<test.given.count])
    test.when = Array(texts[test.given.count...].dropLast())
    test.then = texts[texts.count - 1]
    test.outlets = group.reduce(into: []) { $0.formUnion($1.outlets) }
    return test
  }

  /// The name of the parameter with these values in the tests.
  private func parameter(
    of texts: [String], in group: [PathTests.Test], besides known: inout [PathTests.Parameter]
  ) -> String? {
    let found = group[0].values.first { value in
      value.text == texts[0]
        && zip(group, texts).allSatisfy { test, text in
          test.values.contains { $0.text == text && $0.type == value.type && $0.name == value.name }
        }
    }
    guard let found else { return nil }
    let arguments = texts.map { TestValue($0, found.type, found.name).argument }
    if let same = known.first(where: { $0.type == found.type && $0.arguments == arguments }) {
      return same.name
    }
    var name = found.name.asExpression == found.name ? found.name : "\(found.name)Value"
    let constants = group[0].given.compactMap { line in
      line.hasPrefix("let ") ? String(line.dropFirst(4).prefix { $0 != " " }) : nil
    }
    while taken.contains(name) || constants.contains(name)
      || known.contains(where: { $0.name == name })
    {
      name += "Value"
    }
    known.append(PathTests.Parameter(name: name, type: found.type, arguments: arguments))
    return name
  }

  /// `loadWithFailureCallsShow` for `loadWithFailureWithOfflineCallsShow` and `loadWithFailureWithDeniedCallsShow`.
  private static func commonName(_ tests: [PathTests.Test]) -> String {
    commonWords(tests.map { String($0.name.dropLast($0.check.count)) })
      + commonWords(tests.map(\.check))
  }

  /// The words with which all names begin.
  private static func commonWords(_ names: [String]) -> String {
    let words = names.map(\.words)
    var common = words[0]
    for other in words { common = zip(common, other).prefix { $0 == $1 }.map(\.0) }
    while common.count > 1, common.count < words[0].count,
      ["With", "When"].contains(common[common.count - 1])
    {
      common.removeLast()
    }
    return common.joined()
  }
}

extension PathTests.Test {
  fileprivate var lines: [String] { given + when + [then] }
}

extension String {
  fileprivate struct Piece {
    var text: String
    let isValue: Bool
  }

  /// The text in pieces: the given values, and what is between them.
  fileprivate func pieces(around values: [TestValue]) -> [Piece] {
    let texts = Set(values.map(\.text)).sorted { $0.count > $1.count }
    var pieces: [Piece] = []
    var plain = ""
    var rest = self[...]
    while let next = rest.first {
      let isInName = plain.last.map { $0.isLetter || $0.isNumber || "._\"\\".contains($0) } ?? false
      let value =
        isInName
        ? nil
        : texts.first { text in
          rest.hasPrefix(text)
            && !(rest.dropFirst(text.count).first.map {
              $0.isLetter || $0.isNumber || "._(".contains($0)
            }
              ?? false)
        }
      if let value {
        pieces += [Piece(text: plain, isValue: false), Piece(text: value, isValue: true)]
        plain = ""
        rest = rest.dropFirst(value.count)
      } else {
        plain.append(next)
        rest = rest.dropFirst()
      }
    }
    return pieces + [Piece(text: plain, isValue: false)]
  }

  /// The words of a name, each with its first letter in upper case except the first one.
  fileprivate var words: [String] {
    var words: [String] = []
    for character in self {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }
}
