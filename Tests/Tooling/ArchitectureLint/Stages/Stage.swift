import AdderArchitectureLint
import AdderArchitectures
import AdderEmbeddedFiles
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A module without findings, in which the examples of rules are checked.
struct Stage {
  let architecture: String
  /// The text that a team's own file adds to the architecture.
  let additions: String
  /// The files of the module and of its tests, with their paths.
  let files: [(path: String, text: String)]

  /// Creates the stage for which a rule's examples are written.
  init(for rule: LintRule) {
    if let own = Self.ownFiles[rule.id] {
      self = own
      return
    }
    let page = Self.pages[rule.id]
    let name = page?.stage ?? page?.sources.first?.architecture
    self = Self.all.first { $0.architecture == name } ?? .viperBook
  }

  /// The pages by rule id; empty if a page cannot be read, which `RulePageTests` reports.
  static let pages = Dictionary(
    uniqueKeysWithValues: ((try? RulePages().pages) ?? []).map { ($0.id, $0) })

  private init(
    architecture: String, additions: String, files: [(path: String, text: String)]
  ) {
    self.architecture = architecture
    self.additions = additions
    self.files = files
  }

  init(
    architecture: String, files: KeyValuePairs<String, String>,
    tests: KeyValuePairs<String, String> = [:]
  ) {
    additions = ""
    self.architecture = architecture
    self.files = (Array(files) + Array(tests)).map { (path: $0.key, text: $0.value) }
  }

  /// Returns the same module with an architecture that is extended with this text, as a team's own
  /// file would do.
  func adding(_ additions: String) -> Stage {
    Stage(
      architecture: architecture, additions: self.additions + "\n" + additions, files: files)
  }

  /// Returns the same module with the files of a folder in another one.
  func moved(from folder: String, to other: String) -> Stage {
    let moved = files.map { file in
      file.path.hasPrefix(folder + "/")
        ? (path: other + file.path.dropFirst(folder.count), text: file.text) : file
    }
    return Stage(architecture: architecture, additions: additions, files: moved)
  }

  /// A module in one of two layers that a team's own file defines.
  static let layered = Stage(
    architecture: "rambler-viper",
    additions: """
      layers:
        Network: { folders: Network }
        Screens: { folders: [PostList], knows: [Network] }
      """,
    files: Stage.viperBook.files)

  /// A module of a team that requires a coordinator in every module.
  static let coordinated = Stage(
    architecture: "rambler-viper",
    additions: """
      roles:
        Coordinator: { name: "{module}Coordinator", folder: Coordinator, required: true }
      references:
        Router.coordinator: strong Coordinator
      """,
    files: Stage.viperBook.files)

  /// A module in the folder of a user story.
  static let inStory = Stage.viperBook.moved(from: "PostList", to: "FeedUserStory/PostList")

  /// The stages of rules that only a team's own file states, or whose examples need other folders.
  private static let ownFiles: [LintRule.ID: Stage] = [
    "layer-has-forbidden-dependency": .layered, "required-part-missing": .coordinated,
    "story-uses-foreign-internals": .inStory,
    "story-has-many-modules": .inStory.adding("rules: { story-has-many-modules: { limit: 1 } }"),
  ]

  /// The rules whose examples break a limit that their stages set.
  static let ownLimits: Set<LintRule.ID> = ["story-has-many-modules"]

  static let all: [Stage] = [.viperBook, .surf, .cleanSwift, .bytePace, .mutualMobile]

  /// The architectures of all stages, which hundreds of tests need.
  private static let architectures = Result {
    Dictionary(
      uniqueKeysWithValues: try Set(all.map(\.architecture)).map { name in
        (name, try ArchitectureReader().architecture(named: name))
      })
  }

  private func readArchitecture() throws -> Architecture {
    if additions.isEmpty, let known = try Self.architectures.get()[architecture] { return known }
    return try ArchitectureReader().architecture(
      "extends: \(architecture)\n\n" + additions, file: "own.yml")
  }

  /// The report on the stage, in which the example's declarations replace those with the same
  /// names.
  func report(
    playing example: String = "", _ choice: RuleChoice = RuleChoice()
  ) throws -> LintReport {
    try Play(self, example).report(choice)
  }

  /// A stage with an example added to it.
  struct Play {
    let texts: TextsInMemory
    let files: SourceFiles
    let architectures: [Architecture]
    let project: LintedProject
    /// The line at which the example's text begins in each file, keyed by path.
    private let beginnings: [String: Int]

    /// - Parameter isCopied: whether the architecture is
    ///   read from a copy of its file with another name.
    init(_ stage: Stage, _ example: String, isCopied: Bool = false) throws {
      let played = Stage.play(example, on: stage.files)
      texts = TextsInMemory(played.texts)
      beginnings = played.beginnings
      files = SourceFiles(swift: texts.texts.keys.sorted())
      architectures = [
        isCopied ? try stage.copiedArchitecture() : try stage.readArchitecture()
      ]
      project = LintedProject(
        DiscoveredProject(
          files, in: texts, architectures: architectures, options: .choosing(architectures[0])),
        in: texts,
        architectures: architectures)
    }

    func report(_ choice: RuleChoice) -> LintReport {
      Linter(architectures: architectures, choice: choice).report(on: project)
    }

    /// The findings in the format used on the rules' pages: `FILE:LINE:COLUMN: SEVERITY: MESSAGE`.
    /// Lines of the example are counted from the example's beginning.
    func lines(of findings: [LintFinding]) -> [String] {
      project.findings(findings).map { finding in
        guard let place = finding.location else { return finding.message }
        let beginning = beginnings[place.file] ?? .max
        let line = place.line < beginning ? place.line : place.line - beginning + 1
        return "\(place.file):\(line):\(place.column): \(finding.severity): \(finding.message)"
      }
    }

    /// The report, and the result of fixing its findings.
    func fixing(_ choice: RuleChoice) -> (report: LintReport, fixing: LintFixing) {
      let linter = Linter(architectures: architectures, choice: choice)
      let report = linter.report(on: project)
      let (files, architectures) = (files, architectures)
      let fixing = LintFixing(report, of: project, by: linter, architectures: architectures) {
        DiscoveredProject(
          files, in: $0, architectures: architectures, options: .choosing(architectures[0]))
      }
      return (report, fixing)
    }
  }

  private func copiedArchitecture() throws -> Architecture {
    let copy = ShippedFiles.contents(of: "\(architecture).yml")
    return try ArchitectureReader(readFile: { $0 == "copy.yml" ? copy : nil }).architecture(
      "extends: ./copy.yml\n\n" + additions, file: "own.yml")
  }

  // MARK: Files

  private static func play(
    _ example: String, on files: [(path: String, text: String)]
  ) -> (texts: [String: [UInt8]], beginnings: [String: Int]) {
    let pieces = pieces(of: example)
    let played = pieces.flatMap { declarations(in: $0.text).map(\.name) }
    let replaced = replacements(in: example)
    var homes: [String: String] = [:]
    var texts: [String: [UInt8]] = [:]
    var beginnings: [String: Int] = [:]
    for (path, text) in files {
      var bytes = Array(text.utf8)
      let all = declarations(in: text)
      let changed = all.filter { played.contains($0.name) || replaced[$0.name] != nil }
      for declaration in changed.reversed() {
        homes[replaced[declaration.name] ?? declaration.name] = path
        bytes.removeSubrange(declaration.bytes)
      }
      if all.isEmpty || changed.count < all.count {
        var text = String(decoding: bytes, as: UTF8.self)
        for (old, new) in replaced { text = text.replacingWord(old, with: new) }
        texts[path] = Array(text.utf8)
      }
    }
    for piece in pieces {
      // Code without a path is added to the file whose declaration it replaces.
      let home = declarations(in: piece.text).first.flatMap { homes[$0.name] }
      let path = piece.path ?? home ?? "Example.swift"
      let text = (texts[path] ?? []) + [UInt8(ascii: "\n")]
      beginnings[path] = text.count { $0 == UInt8(ascii: "\n") } + 1
      texts[path] = text + Array(piece.text.utf8)
    }
    return (texts, beginnings)
  }

  /// The new names of replaced declarations, keyed by the declarations' names on the stage. A line
  /// `// Replaces NAME` before a declaration requests that it replace `NAME`.
  private static func replacements(in example: String) -> [String: String] {
    var replaced: [String: String] = [:]
    let start = "// Replaces "
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.hasPrefix(start) {
      let rest = lines[(number + 1)...].joined(separator: "\n")
      if let new = declarations(in: rest).first?.name {
        replaced[String(line.dropFirst(start.count))] = new
      }
    }
    return replaced
  }

  /// The files of an example. A line `// PATH` begins a file; code before the first such line has
  /// no path.
  private static func pieces(of example: String) -> [(path: String?, text: String)] {
    var pieces: [(path: String?, text: String)] = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        pieces.append((String(line.dropFirst(3)), ""))
      } else {
        if pieces.isEmpty { pieces.append((nil, "")) }
        pieces[pieces.count - 1].text += line + "\n"
      }
    }
    return pieces
  }

  /// The types declared in the source text, with their byte ranges.
  private static func declarations(in text: String) -> [(name: String, bytes: Range<Int>)] {
    let file = SwiftFile(Array(text.utf8))
    return file.parts(of: 0).compactMap { node in
      switch file.nodes[node].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration,
        .actorDeclaration:
        (file.name(of: node), Int(file.nodes[node].start)..<Int(file.nodes[node].end))
      default: nil
      }
    }
  }
}

/// Source files in memory.
struct TextsInMemory: SourceTexts {
  let texts: [String: [UInt8]]

  init(_ texts: [String: [UInt8]]) { self.texts = texts }

  func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = texts[path] else { throw .unreadable("there is no such file") }
    return bytes
  }
}

extension String {
  /// Returns the text with a name replaced wherever it is a whole word.
  fileprivate func replacingWord(_ old: String, with new: String) -> String {
    var text = ""
    var word = ""
    for character in self + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += word == old ? new : word
        word = ""
        text.append(character)
      }
    }
    return String(text.dropLast())
  }
}

extension DiscoveredProject.Options {
  /// The options of a project whose settings name this architecture.
  static func choosing(_ architecture: Architecture) -> Self {
    Self(statedArchitecture: architecture.name)
  }
}
