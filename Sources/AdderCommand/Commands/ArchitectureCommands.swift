import AdderArchitectures
import AdderBase
import AdderFindings
import AdderProjectChecks
import AdderProjects

extension CommandDescription {
  static let architecture: Self = CommandDescription(
    name: "architecture",
    summary: "List, show, check, detect and learn architectures",
    subcommands: [
      architectureList, architectureShow, architectureCheck, architectureDetect, architectureLearn,
    ])

  private static let architectureList: Self = CommandDescription(
    name: "list", summary: "List the architectures that come with Adder",
    options: [.flag(.names, "Print only the names, one per line"), .textOrJSON],
    run: { invocation in
      let names = ShippedArchitectures.names
      if invocation.isSet(.names), !invocation.printsJSON {
        try invocation.console.show(names.joined(separator: "\n"))
        return .success
      }
      let reader = ArchitectureReader()
      let architectures = try names.map { try reader.architecture(named: $0) }
      try invocation.console.show(ArchitecturePage.list(of: architectures).trimmed)
      if invocation.printsJSON {
        try invocation.show(json: [("architectures", .array(architectures.map(\.shortJSON)))])
      }
      return .success
    })

  private static let architectureShow: Self = CommandDescription(
    name: "show", summary: "Show an architecture: its roles, contracts and references",
    arguments: [
      Argument(
        name: "NAME", summary: "The name of an architecture, or the path of your own file",
        values: .architectures)
    ],
    options: [
      .value(
        .format, short: "f", "FORMAT", "Output format",
        values: .oneOf(["text", "markdown", "dot", "svg", "json"])),
      .value(
        .check, "FILE",
        "Only check that a file, such as CONTRIBUTING.md, contains the page in Markdown"
      ),
    ],
    examples: [
      "adder architecture show clean-swift",
      "adder architecture show rambler-viper --format svg > rambler-viper.svg",
      "adder architecture show rambler-viper --format markdown > CONTRIBUTING.md",
    ],
    run: { invocation in
      let name = invocation.arguments[0]
      let architecture = try invocation.architecture(name)
      if let file = invocation.value(.check) {
        let page = ArchitectureMarkdown(of: architecture).text.trimmed
        guard try invocation.file(file).readText().contains(page) else {
          throw CommandError.pageOutdated(file, architecture: name)
        }
        try invocation.console.show("\(file) describes \(name) as it is.")
        return .success
      }
      if invocation.printsJSON {
        try invocation.show(json: [("architectures", [architecture.json])])
        return .success
      }
      let text =
        switch invocation.value(.format) {
        case "markdown": ArchitectureMarkdown(of: architecture).text
        case "dot": ArchitectureFigure(of: architecture).dot
        case "svg": ArchitectureFigure(of: architecture).svg
        default: ArchitecturePage(of: architecture).text
        }
      try invocation.console.show(text.trimmed)
      return .success
    })

  private static let architectureCheck: Self = CommandDescription(
    name: "check", summary: "Check your own architecture file",
    arguments: [
      Argument(name: "FILE", summary: "The architecture's YAML file", repeats: true, values: .files)
    ],
    options: [.textOrJSON],
    run: { invocation in
      var isClean = true
      var checked: [JSON] = []
      for file in invocation.arguments {
        let text = try invocation.file(file).readText()
        let findings = invocation.architectureReader.check(text, file: file).findings
        for finding in findings { try invocation.console.show(finding.description) }
        checked.append(["file": .string(file), "findings": .array(findings.map(\.json))])
        if findings.isEmpty { try invocation.console.show("\(file): nothing found") }
        isClean = isClean && findings.isEmpty
      }
      if invocation.printsJSON { try invocation.show(json: [("files", .array(checked))]) }
      return isClean ? .success : .refused
    })
}

extension Invocation {
  /// Returns the path that the user entered, resolved against the working directory.
  func file(_ path: String) -> AbsolutePath {
    environment.path(path, relativeTo: environment.workingDirectory)
  }

  /// Reads architectures. The files that they extend are found relative to the working directory.
  var architectureReader: ArchitectureReader { ArchitectureReader(from: environment) }

  /// Returns the architecture that a word refers to: a shipped architecture, or one in a file.
  func architecture(_ word: String) throws -> Architecture {
    guard word.isArchitectureFile else { return try architectureReader.architecture(named: word) }
    return try architectureReader.architecture(try file(word).readText(), file: word)
  }

  /// Reads an architecture file. Errors show the file's path relative to the working directory.
  func architecture(at file: AbsolutePath) throws -> Architecture {
    try architectureReader.architecture(at: file, from: environment)
  }
}
