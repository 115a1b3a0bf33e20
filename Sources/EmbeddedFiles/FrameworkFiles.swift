package import Foundation

/// The knowledge about frameworks: the files in `Architectures/frameworks`, one per framework.
///
/// Their `knowledge:` sections become part of `common.yml`, which architectures extend. Their
/// `names:` sections become Swift values.
package struct FrameworkFiles {
  /// A kind of names, and a sentence that describes it.
  struct Kind {
    let name: String
    let summary: String
  }

  /// The kinds of names, in the order of `kinds.yml`.
  let kinds: [Kind]
  /// The names in all files, keyed by kind, in the order of the files.
  private(set) var names: [String: [String]] = [:]
  /// The knowledge in all files, keyed by topic and then by list: `imports`, `mentions`, `calls` or
  /// `screenCalls`.
  private(set) var knowledge: [String: [String: [String]]] = [:]

  package var kindNames: [String] { kinds.map(\.name) }

  private static let lists = ["imports", "mentions", "calls", "screenCalls"]

  private var problems: [String] = []
  private let topics: [(name: String, summary: String)]

  package init(in repository: URL = EmbeddedFile.repository) throws {
    let folder = repository.appending(path: "Architectures/frameworks")
    let common = repository.appending(path: "Architectures/common.yml")
    topics = try Self.read(common, "Architectures/common.yml").flatMap { section in
      try section.value.entries(in: "common.yml").map { topic in
        let summary = try topic.value.entries(in: "common.yml").first { $0.key == "summary" }
        return (topic.key, try summary?.value.text(in: "common.yml") ?? "")
      }
    }
    kinds = try Self.read(folder.appending(path: "kinds.yml"), "kinds.yml").map {
      Kind(name: $0.key, summary: try $0.value.text(in: "kinds.yml"))
    }
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yml") && $0 != "kinds.yml" }
    for path in paths.sorted(by: Self.isBefore) {
      let file = "Architectures/frameworks/\(path)"
      for section in try Self.read(folder.appending(path: path), file) {
        switch section.key {
        case "knowledge": try addKnowledge(section.value, in: file)
        case "names": try addNames(section.value, in: file)
        default:
          problems.append("\(file):\(section.value.line): Write 'knowledge:' or 'names:'.")
        }
      }
    }
    for kind in kinds where names[kind.name] == nil {
      problems.append("Architectures/frameworks/kinds.yml: No file lists '\(kind.name)'.")
    }
    if !problems.isEmpty { throw DataProblems(problems: problems) }
  }

  /// Returns true if a file precedes another. The best-known frameworks come first, because pages
  /// show only the first names.
  private static func isBefore(_ path: String, _ other: String) -> Bool {
    let first = ["uikit.yml", "swiftui.yml", "appkit.yml", "foundation.yml"]
    func rank(_ path: String) -> Int { first.firstIndex(of: path) ?? first.count }
    return (rank(path), path) < (rank(other), other)
  }

  private static func read(
    _ url: URL, _ name: String
  ) throws -> [(key: String, value: YAMLValue.Placed)] {
    let text = try String(contentsOf: url, encoding: .utf8)
    do {
      return try YAMLValue.read(text).entries(in: name)
    } catch let problem as YAMLProblem {
      throw DataProblems(problems: ["\(name):\(problem.line): \(problem.message)"])
    }
  }

  private mutating func addKnowledge(_ section: YAMLValue.Placed, in file: String) throws {
    for topic in try section.entries(in: file) {
      if !topics.contains(where: { $0.name == topic.key }) {
        problems.append(
          "\(file):\(topic.value.line): '\(topic.key)' is not a topic. Architectures/common.yml lists them."
        )
      }
      for list in try topic.value.entries(in: file) {
        if !Self.lists.contains(list.key) {
          problems.append(
            "\(file):\(list.value.line): Write one of \(Self.lists.joined(separator: ", ")).")
        }
        knowledge[topic.key, default: [:]][list.key, default: []] += try list.value.texts(in: file)
      }
    }
  }

  private mutating func addNames(_ section: YAMLValue.Placed, in file: String) throws {
    for kind in try section.entries(in: file) {
      if !kinds.contains(where: { $0.name == kind.key }) {
        problems.append(
          "\(file):\(kind.value.line): '\(kind.key)' is not a kind. kinds.yml lists them.")
      }
      var known = Set(names[kind.key, default: []])
      for name in try kind.value.texts(in: file) {
        if known.insert(name).inserted {
          names[kind.key, default: []].append(name)
        } else {
          problems.append(
            "\(file):\(kind.value.line): '\(name)' is listed twice under '\(kind.key)'.")
        }
      }
    }
  }

  // MARK: Generated text

  /// The text of `common.yml`, including the knowledge about all frameworks.
  var common: String {
    let lines = topics.flatMap { topic in
      ["  \(topic.name):", "    summary: \(topic.summary)"]
        + Self.lists.compactMap { list in
          let items = knowledge[topic.name]?[list] ?? []
          if items.isEmpty { return nil }
          return "    \(list): [" + items.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
    }
    return (["knowledge:"] + lines).joined(separator: "\n") + "\n"
  }

  /// The Swift source that declares each kind of names as a value.
  var swift: String {
    let values = kinds.map { kind in
      let names = names[kind.name, default: []].map { "    \(SwiftLiteral.line($0))," }
      return """
          /// \(kind.summary)
          package static let \(kind.name) = FrameworkNames([
        \(names.joined(separator: "\n"))
          ])
        """
    }
    return """
      // Generated from Architectures/frameworks. To update: swift run AdderEmbeddedFiles
      // swift-format-ignore-file

      extension FrameworkNames {
      \(values.joined(separator: "\n\n"))
      }

      """
  }
}

extension YAMLValue.Placed {
  fileprivate func entries(in file: String) throws -> [(key: String, value: YAMLValue.Placed)] {
    guard case .mapping(let entries) = value else {
      throw DataProblems(problems: ["\(file):\(line): Write 'KEY: …' here."])
    }
    return entries
  }

  fileprivate func texts(in file: String) throws -> [String] {
    guard case .list(let items) = value else {
      throw DataProblems(problems: ["\(file):\(line): Write a list here."])
    }
    return try items.map { try $0.text(in: file) }
  }

  fileprivate func text(in file: String) throws -> String {
    guard case .text(let text) = value else {
      throw DataProblems(problems: ["\(file):\(line): Expected a string."])
    }
    return text
  }
}
