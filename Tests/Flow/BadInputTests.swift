import AdderTestSupport
import Foundation
import Testing

@Suite struct BadInputTests {
  /// Runs a command that must fail and leave every file as it was.
  private func check(
    _ words: [String], in files: [String: String] = packageFiles, status: Int32 = 2,
    says parts: String..., location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let adder = try CommandUnderTest(files)
    let before = try adder.folder.snapshot()
    let outcome = try adder.run(words)
    #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: location)
    for part in parts {
      #expect(outcome.errors.contains(part), "\(outcome.errors)", sourceLocation: location)
    }
    #expect(try adder.folder.snapshot() == before, sourceLocation: location)
  }

  private func adding(_ files: [String: String]) -> [String: String] {
    packageFiles.merging(files) { _, new in new }
  }

  private let gen = ["gen", "Profile", "--architecture", "rambler-viper"]

  @Test(arguments: ["profile", "2Fast", "a/b", "", "../Out", "Profile List", "Any"])
  func `A name that cannot name a type is refused`(name: String) throws {
    try check(["gen", name, "--architecture", "rambler-viper"], says: "cannot name a module")
  }

  @Test(arguments: ["../Outside", "/etc", "a/../../b"])
  func `A path that leaves the project is refused`(path: String) throws {
    try check(gen + ["--module-path", path], says: "--module_path", path)
  }

  @Test func `A symbolic link that leads out of the project is refused`() throws {
    let outside = try TemporaryFolder()
    let adder = try CommandUnderTest(packageFiles)
    try FileManager.default.createSymbolicLink(
      at: adder.folder.url.appending(path: "Sources/App/Modules"),
      withDestinationURL: outside.url)
    let outcome = try adder("gen", "Profile", "--architecture", "rambler-viper")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Sources/App/Modules"), "\(outcome.errors)")
    #expect(try outside.tree().isEmpty)
  }

  @Test func `An error in adder.yml is reported with line and column`() throws {
    try check(gen, in: adding(["adder.yml": "architecture: [\n"]), says: "adder.yml:2:1: error:")
    try check(
      gen, in: adding(["adder.yml": "archtecture: x\n"]),
      says: "adder.yml:1:1: error:", "Did you mean 'architecture'?")
  }

  @Test func `An error in a Rambafile is reported with line and column`() throws {
    try check(
      ["gen", "Profile"], in: ["Rambafile": "company: A\n"], says: "Rambafile:1:1: error:",
      "project_name")
    try check(
      ["gen", "Profile"], in: ["Rambafile": "company: [A\n"], says: "Rambafile:2:1: error:")
  }

  @Test func `An error in a template is reported with line and column`() throws {
    let spec =
      "name: t\nauthor: a\nversion: 1\ncode_files:\n- {name: A.swift, path: Code/a.liquid}\n"
    func files(_ body: String, spec: String = spec) -> [String: String] {
      adding(["Templates/t/t.rambaspec": spec, "Templates/t/Code/a.liquid": body])
    }
    try check(
      ["gen", "Profile", "t"], in: files("ok\n{% if %}"),
      says: "Templates/t/Code/a.liquid:2:7: error:")
    try check(
      ["gen", "Profile", "t"], in: files("ok", spec: "name: t\n"), says: "Templates/t/t.rambaspec",
      "author")
    try check(
      ["gen", "Profile", "t"],
      in: files("ok", spec: spec.replacing("Code/a.liquid", with: "Code/b.liquid")),
      says: "Templates/t/t.rambaspec:5:3", "Code/b.liquid")
    try check(["gen", "Profile", "tt"], in: files("ok"), says: "Did you mean 't'?")
  }

  @Test func `An error about a mistyped word suggests the correct one`() throws {
    try check(["gne", "Profile"], says: "Did you mean 'gen'?")
    try check(["gen", "Profile", "--architecure", "x"], says: "Did you mean '--architecture'?")
    try check(
      ["gen", "Profile", "--architecture", "ramber-viper"], says: "Did you mean 'rambler-viper'?")
    try check(gen + ["--with", "Stat"], says: "has no part 'Stat'")
    try check(gen + ["--custom-parameters", "iu:none"], says: "Did you mean 'ui'?")
    try check(gen + ["--custom-parameters", "ui:qt"], says: "Choose one of: uikit, gtk, none")
    try check(gen + ["--ui"], says: "needs a value")
    try check(["gen"], says: "MODULE is missing")
    try check(["template"], says: "--help")
  }

  @Test func `A folder that cannot be written to is reported before anything is written`() throws {
    // Root can write everywhere, so instead of relying on permissions, the test puts a file in
    // place of the folder.
    try check(
      gen, in: adding(["Sources/App/Modules": "a file\n"]), status: 1, says: "Sources/App/Modules")
  }

  @Test func `A closed output pipe does not stop the command`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder.shell("\"$ADDER\" gen Profile --architecture rambler-viper | true")
    #expect(!outcome.errors.contains("error"), "\(outcome.errors)")
    #expect(adder.folder.exists("Sources/App/Modules/Profile/View/ProfileView.swift"))
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"), "This system has no /dev/full"))
  func `Output to a full device is an error with exit status 2`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder.shell("\"$ADDER\" architecture list > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("could not be printed"))
  }
}
