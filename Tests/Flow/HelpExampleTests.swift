import AdderTestSupport
import Foundation
import Testing

/// The examples on the help pages of all commands, run as they are written.
@Suite struct HelpExampleTests {
  /// The output is compared with a checked-in snapshot, so that every change of wording is visible.
  @Test func `Every example on a help page works and prints the expected output`() throws {
    // 'adder init' without options asks a question, which needs a terminal.
    let examples = try Self.pages().flatMap(Self.examples).filter { $0 != "adder init" }
    #expect(examples.count >= 25)
    var transcript = ""
    for example in examples {
      let adder = try Self.project(for: example)
      let result = try adder.shell(
        example.replacing("adder ", with: "\"$ADDER\" ", maxReplacements: 1))
      // Only a check may fail: it exits with 1 if it finds something.
      #expect(
        result.status == 0 || Self.isCheck(example) && result.status == 1,
        "\(example): \(result.errors)")
      transcript += "$ \(example)\n" + Self.beginning(result.output + result.errors, adder) + "\n"
    }
    let difference = try Snapshot("HelpExamples.txt").difference(from: transcript)
    #expect(difference == nil)
  }

  /// The help pages of all commands, including subcommands.
  private static func pages() throws -> [String] {
    let adder = try CommandUnderTest()
    var pages = [try adder("help").output]
    var rest = commands(on: pages[0]).map { [$0] }
    while let path = rest.popLast() {
      let page = try adder.run(["help"] + path).output
      pages.append(page)
      rest += commands(on: page).map { path + [$0] }
    }
    return pages.sorted()
  }

  /// The command names in a page's list of commands.
  private static func commands(on page: String) -> [String] {
    lines(of: "COMMANDS", on: page).compactMap { line in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
      return line.split(separator: " ").first.map { String($0.prefix { $0 != "," }) }
    }
  }

  /// The commands in a page's list of examples, without their explanations.
  private static func examples(on page: String) -> [String] {
    lines(of: "EXAMPLES", on: page).compactMap { line in
      let words =
        line.dropFirst(2).firstRange(of: "   ").map { line[..<$0.lowerBound] } ?? line[...]
      let command = words.trimmingCharacters(in: .whitespaces)
      return command.hasPrefix("adder ") ? command : nil
    }
  }

  private static func lines(of section: String, on page: String) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: section) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.isEmpty })
  }

  /// Creates a folder in which the example can run.
  private static func project(for example: String) throws -> CommandUnderTest {
    if example.hasPrefix("adder new") || example.hasPrefix("adder init") {
      return try CommandUnderTest()
    }
    let adder = try CommandUnderTest(packageFiles)
    try adder.folder.write("struct ProfileFormat {}\n", to: "Sources/Profile/ProfileFormat.swift")
    if example.contains("my_template") {
      #expect(try adder("template", "create", "my_template").status == 0)
    }
    let needsModule = example.contains("--add") || example.contains("--for")
    let makesModule = example.hasPrefix("adder gen") && !needsModule
    try adder("init", "--architecture", "rambler-viper")
    if !makesModule { #expect(try adder("gen", "Profile").status == 0) }
    for module in ["Contacts", "Details"] where example.contains(" Contacts --add") {
      #expect(try adder("gen", module, "clean-swift", "--ui", "uikit").status == 0)
    }
    if example.contains("--add PlainObject") {
      for (path, text) in ManagedModule().files { try adder.folder.write(text, to: path) }
    }
    if example.contains("PostService") {
      try adder.folder.write(
        "protocol PostService { func posts() async throws -> [String] }\n",
        to: "Sources/App/PostService.swift")
    }
    if example.contains("profile.traffic") {
      try adder.folder.write(Self.traffic, to: "profile.traffic")
    }
    if example.contains(" Home") { #expect(try adder("gen", "Home").status == 0) }
    if example.contains(" learn") { try makeTeam(adder, isLearned: isCheck(example)) }
    if example.contains("--since HEAD") { try commit(adder) }
    return adder
  }

  private static func isCheck(_ example: String) -> Bool {
    example.hasPrefix("adder check") || example.contains("--check")
  }

  /// Adds modules to learn from, of a team that chose nothing.
  private static func makeTeam(_ adder: CommandUnderTest, isLearned: Bool) throws {
    for module in ["Feed", "Cart"] { #expect(try adder("gen", module).status == 0) }
    try adder.folder.write("", to: "adder.yml")
    if isLearned { #expect(try adder("architecture", "learn").status == 0) }
  }

  private static func commit(_ adder: CommandUnderTest) throws {
    let identity = "git -c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    let outcome = try adder.shell("git init -q . && git add -A && \(identity) commit -q -m First")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Recorded traffic of the module.
  private static let traffic = """
    {"traffic":1,"app":"App","started":"2026-11-28T12:00:00Z"}
    {"call":1,"at":900,"from":"ProfileView","to":"ProfilePresenter","contract":"ProfileViewOutput",\
    "member":"didTriggerViewReadyEvent()","arguments":[]}
    {"call":2,"at":1000,"in":1,"from":"ProfilePresenter","to":"ProfileView","contract":"ProfileViewInput",\
    "member":"update(title:)","arguments":[{"name":"title","type":"String","value":"Profile"}]}
    {"end":2,"at":1100}
    {"end":1,"at":1200}

    """

  /// The first 12 lines of the output, with the path of the temporary folder replaced.
  private static func beginning(_ output: String, _ adder: CommandUnderTest) -> String {
    let lines = output.replacing(adder.folder.path, with: "FOLDER")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(12).map(String.init)
    return (shown + (lines.count > shown.count ? ["…"] : [])).joined(separator: "\n") + "\n"
  }
}
