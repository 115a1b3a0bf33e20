import AdderBase

extension GeneratedXcodeProject {
  /// Reads a `BUILD` file of Bazel without running it. A target is a `swift_library` with the folder of its sources:
  /// an app's own, a library's, or that of a test.
  init?(bazel text: String, as generator: Generator, in root: AbsolutePath) {
    let rules = BazelRule.all(in: text)
    let libraries = rules.filter { $0.name == "swift_library" || $0.name == "swift_test" }
    guard !libraries.isEmpty else { return nil }
    let apps = rules.filter { $0.name.hasSuffix("_application") }
    let tests = rules.filter { $0.name.hasSuffix("_unit_test") || $0.name == "swift_test" }
    let ofApps = Set(apps.flatMap(\.dependencies))
    let ofTests = Set(tests.flatMap { [$0.text("name") ?? ""] + $0.dependencies })
    let targets = libraries.compactMap { rule -> Target? in
      guard let name = rule.text("name") else { return nil }
      let folders = rule.sourceFolders.filter { root.appending($0).isFolder }
      let isTest = rule.isOn("testonly") || ofTests.contains(name) && !ofApps.contains(name)
      let target = XcodeLayout.Target(
        name: name, kind: isTest ? .unitTests : ofApps.contains(name) ? .app : .library,
        module: Project.identifier(rule.text("module_name") ?? name), folder: folders.first,
        dependencies: rule.dependencies)
      return Target(target: target, sources: folders)
    }
    let xcode = rules.first { $0.name == "xcodeproj" }
    self.init(
      generator, name: xcode?.text("project_name") ?? apps.first?.text("name"), targets: targets,
      isComplete: targets.count == libraries.count)
  }
}

/// A rule of a `BUILD` file: `swift_library(name = "Feed", srcs = glob(["Sources/**/*.swift"]))`.
private struct BazelRule {
  var name: String
  private var values: [String: [Token]] = [:]

  /// The names of the targets in the same file that the rule depends on.
  var dependencies: [String] {
    strings("deps").compactMap { $0.hasPrefix(":") ? String($0.dropFirst()) : nil }
  }

  /// The folders of the sources: each pattern up to its first wildcard.
  var sourceFolders: [RelativePath] {
    var folders: [RelativePath] = []
    for pattern in strings("srcs") {
      let names = pattern.split(separator: "/").prefix { !$0.contains("*") }
        .filter { !$0.hasSuffix(".swift") }
      let folder =
        names.isEmpty ? .root : try? RelativePath(validating: names.joined(separator: "/"))
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  func text(_ key: String) -> String? { strings(key).first }

  func isOn(_ key: String) -> Bool {
    values[key] == [.word("True")] || values[key] == [.word("1")]
  }

  /// The texts of a value, also those of a list, of `glob([…])` and of a sum of lists. What a pattern leaves out is not
  /// among them.
  private func strings(_ key: String) -> [String] {
    var texts: [String] = []
    var isLeftOut = false
    for token in values[key] ?? [] {
      switch token {
      // `exclude = […]` in a glob.
      case .word("exclude"): isLeftOut = true
      case .mark("]"): isLeftOut = false
      case .text(let text) where !isLeftOut: texts.append(text)
      default: break
      }
    }
    return texts
  }

  static func all(in text: String) -> [BazelRule] {
    var tokens = ArraySlice(Token.all(in: text))
    var rules: [BazelRule] = []
    while let first = tokens.popFirst() {
      guard case .word(let name) = first, tokens.first == .mark("(") else { continue }
      tokens.removeFirst()
      rules.append(BazelRule(name: name, arguments: &tokens))
    }
    return rules
  }

  /// Reads the arguments up to the closing parenthesis.
  private init(name: String, arguments tokens: inout ArraySlice<Token>) {
    self.name = name
    var (key, depth) = ("", 0)
    while let token = tokens.popFirst() {
      switch token {
      case .mark(")") where depth == 0: return
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"): depth -= 1
      case .mark(",") where depth == 0: key = ""
      case .word(let word) where depth == 0 && tokens.first == .mark("="):
        tokens.removeFirst()
        key = word
        values[key] = []
        continue
      default: break
      }
      values[key]?.append(token)
    }
  }

  enum Token: Equatable {
    case word(String), text(String), mark(Character)

    static func all(in text: String) -> [Token] {
      var tokens: [Token] = []
      var rest = Substring(text)
      while let first = rest.first {
        if first == "#" {
          rest = rest.drop { !$0.isNewline }
        } else if first == "\"" || first == "'" {
          let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : String(first)
          rest = rest.dropFirst(quote.count)
          let end = rest.ranges(of: quote).first
          tokens.append(.text(String(rest[..<(end?.lowerBound ?? rest.endIndex)])))
          rest = rest[(end?.upperBound ?? rest.endIndex)...]
        } else if first.isLetter || first.isNumber || first == "_" {
          let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
          tokens.append(.word(String(word)))
          rest = rest.dropFirst(word.count)
        } else {
          if !first.isWhitespace { tokens.append(.mark(first)) }
          rest = rest.dropFirst()
        }
      }
      return tokens
    }
  }
}
