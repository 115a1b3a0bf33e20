import AdderTestSupport
import Foundation
import Testing

/// Returns true if a program is on the `PATH`.
private func isInstalled(_ program: String) -> Bool {
  (try? AdderTestSupport.run("which", [program]).status) == 0
}

@Suite struct CommandLineTests {
  @Test func `The version is printed by the command and by the option`() throws {
    let adder = try CommandUnderTest()
    let word = try adder("version")
    #expect(word.status == 0)
    #expect(word.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(try adder("--version").output == word.output)
  }

  @Test func `Every command has a help page, through --help and through the help command`() throws {
    let adder = try CommandUnderTest()
    let commands = [
      ["init"], ["gen"], ["undo"], ["template"], ["template", "list"], ["template", "search"],
      ["template", "install"], ["template", "create"], ["template", "check"], ["architecture"],
      ["architecture", "list"], ["architecture", "show"], ["architecture", "check"], ["version"],
      ["help"], ["completions"],
    ]
    let all = try adder("--help").output
    for words in commands {
      let page = try adder.run(words + ["--help"])
      #expect(page.status == 0)
      #expect(page.output.contains("USAGE\n  adder \(words.joined(separator: " "))"))
      #expect(try adder.run(["help"] + words).output == page.output)
      if words.count == 1 { #expect(all.contains("\n  \(words[0])")) }
      for line in page.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func `Short forms of commands and both spellings of options are accepted`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder(
      "g", "Profile", "viper-light", "--module_path", "Sources/App/Screens", "--custom_parameters",
      "ui:none", "tests:xctest", "--no_tests")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Screens/Profile"))
    #expect(try adder("setup", "--help").output.contains("adder.yml"))
  }

  @Test(arguments: [("zsh", "module'\\''s"), ("fish", "module\\'s")])
  func `Completions keep the apostrophes of summaries`(shell: String, words: String) throws {
    let script = try CommandUnderTest()("completions", shell).output
    #expect(script.contains(words))
  }

  @Test(arguments: [
    ["module", "show", "Foo"], ["module", "rename", "Foo", "Bar"], ["module", "remove", "Foo"],
    ["gen", "Foo", "rambler-viper", "--add", "Route"],
  ])
  func `Every command that names a missing module exits with status 2`(words: [String]) throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    #expect(try adder.run(words).status == 2)
  }

  @Test func `The advice to start in the project's folder appears only outside of one`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("architecture", "detect")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("No modules were found in"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Start in"))
    let elsewhere = try CommandUnderTest()("architecture", "detect")
    #expect(elsewhere.errors.contains("There are no Swift files in"), "\(elsewhere.errors)")
    #expect(elsewhere.errors.contains("Start in the project's folder."))
  }

  @Test func `A folder that cannot be read is an error, not a project without files`() throws {
    // Root can read everywhere, so instead of relying on permissions, the test deletes the folder
    // in which the command starts.
    let outcome = try CommandUnderTest().shell(
      "mkdir gone && cd gone && rmdir ../gone && \"$ADDER\" module list")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot be read"), "\(outcome.errors)")
  }

  @Test func `A huge name is shortened in the error, so that the advice is still visible`() throws {
    let name = String(repeating: "y", count: 1_000_000)
    let adder = try CommandUnderTest(["adder.yml": "architecture: \(name)\n"])
    let outcome = try adder("gen", "Profile")
    #expect(outcome.status == 2)
    #expect(outcome.errors.utf8.count < 2_000)
    #expect(outcome.errors.contains("Choose one of"))
  }

  @Test func `Errors go to standard error and results to standard output`() throws {
    let adder = try CommandUnderTest()
    let failure = try adder("nonsense")
    #expect(failure.status == 2 && failure.output.isEmpty && !failure.errors.isEmpty)
    let success = try adder("architecture", "list")
    #expect(success.status == 0 && !success.output.isEmpty && success.errors.isEmpty)
  }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
  func `bash can load its completion script`() throws { try checkScript("bash") }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func `zsh can load its completion script`() throws { try checkScript("zsh") }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed"))
  func `fish can load its completion script`() throws { try checkScript("fish") }

  private func checkScript(_ shell: String) throws {
    let adder = try CommandUnderTest()
    try adder.folder.write(try adder("completions", shell).output, to: "script")
    let prelude = shell == "zsh" ? "autoload -Uz compinit; compinit -u -d \"$PWD/dump\"; " : ""
    let outcome = try adder.shell("\(prelude)source ./script", shell)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test(
    .enabled(if: isInstalled("bash"), "bash is not installed"),
    arguments: [
      ("adder ge", "gen"), ("adder gen Profile --arch", "--architecture"),
      ("adder template ins", "install"), ("adder completions f", "fish"),
      ("adder gen Profile --architecture cle", "clean-swift"),
      ("adder help templ", "template"), ("adder gen Profile --add Conf", "Configurator"),
      ("adder gen Profile --add UseC", "UseCase"), ("adder gen Profile --add RouteT", "RouteTo"),
    ])
  func `bash completes commands, options and values`(line: String, word: String) throws {
    let adder = try CommandUnderTest()
    try adder.folder.write(try adder("completions", "bash").output, to: "script")
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let outcome = try adder.shell(
      """
      adder() { "$ADDER" "$@"; }
      source ./script
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _adder
      printf '%s\\n' "${COMPREPLY[@]}"
      """, "bash")
    #expect(outcome.output.split(separator: "\n").map(String.init) == [word], "\(outcome.errors)")
  }

  @Test(
    .enabled(if: isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("adder ge", "gen"), ("adder template ins", "install"), ("adder completions f", "fish"),
      ("adder gen Profile --architecture cle", "clean-swift"),
      ("adder gen Profile vi", "viper-light"),
    ])
  func `fish completes commands and values`(line: String, word: String) throws {
    let adder = try CommandUnderTest()
    try adder.folder.write(try adder("completions", "fish").output, to: "script")
    let outcome = try adder.shell(
      "function adder; $ADDER $argv; end; source ./script; complete -C '\(line)'", "fish")
    let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words == [Substring(word)], "\(outcome.errors)")
  }
}

// MARK: - Architectures

@Suite struct ArchitectureCommandTests {
  /// The files under `Architectures`, except the one with what all of them share.
  private let names: [String]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Architectures").standardizedFileURL
    names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yml") && $0 != "common.yml" }
      .map { String($0.dropLast(".yml".count)) }.sorted()
  }

  @Test func `The shipped architectures are listed`() throws {
    #expect(names.contains("rambler-viper"))
    let outcome = try CommandUnderTest()("architecture", "list", "--names")
    #expect(outcome.output.split(separator: "\n").map(String.init) == names)
  }

  @Test func `Each architecture has a page, a DOT diagram and an SVG diagram`() throws {
    let adder = try CommandUnderTest()
    for name in names {
      #expect(try adder("architecture", "show", name).output.contains("Presenter"))
      #expect(try adder("architecture", "show", name, "-f", "dot").output.contains("digraph"))
      #expect(try adder("architecture", "show", name, "--format=svg").output.hasPrefix("<svg"))
    }
  }

  @Test func `An error in an architecture file is reported with line and column`() throws {
    let adder = try CommandUnderTest([
      "good.yml": "extends: rambler-viper\ntitle: Ours\n",
      "bad.yml": "extends: rambler-viper\nroles:\n  Presenter: {traits: [decidez]}\n",
    ])
    #expect(try adder("architecture", "check", "good.yml").status == 0)
    let bad = try adder("architecture", "check", "good.yml", "bad.yml")
    #expect(bad.status == 1)
    #expect(bad.output.contains("bad.yml:3:24: error:"), "\(bad.output)")
    #expect(try adder("architecture", "check", "missing.yml").status == 2)
  }
}
