import AdderTestSupport
import Foundation
import Testing

/// `gen --add` connects a part to the existing files of its module.
@Suite struct AddedPartTests {
  private static let presenter = "Sources/App/Modules/Profile/Presenter/ProfilePresenter.swift"
  private static let assembly = "Sources/App/Modules/Profile/Assembly/ProfileAssembly.swift"

  /// The parts of a template, in an order in which a user could add them.
  struct Sample: CustomTestStringConvertible, Sendable {
    var template: String
    var parts: [String]
    var options: [String] = ["--ui", "none"]

    var testDescription: String { "\(template) \(options[1])" }
  }

  /// The files of the module, without the record of what was generated.
  private func code(_ adder: CommandUnderTest) throws -> [String: String] {
    try adder.folder.snapshot().filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    Sample(
      template: "mutual-mobile-viper", parts: ["ModuleDelegate", "DataStore", "ListDataSource"],
      options: ["--ui", "uikit"]),
    Sample(
      template: "rambler-viper",
      parts: ["Route", "ModuleOutput", "State", "ModuleInput"]),
  ])
  func `A module to which all parts are added is one that began with them`(
    _ sample: Sample
  ) throws {
    let adder = try CommandUnderTest(packageFiles)
    let parts = sample.parts.joined(separator: ",")
    let words = ["gen", "Profile", sample.template] + sample.options
    #expect(try adder.run(words + ["--with", parts]).status == 0)
    let whole = try code(adder)
    #expect(try adder("undo").status == 0)

    #expect(try adder.run(words + ["--without", parts]).status == 0)
    #expect(try code(adder) != whole)
    for part in sample.parts {
      let added = try adder("gen", "Profile", sample.template, "--add", part)
      #expect(added.status == 0, "\(part): \(added.errors)")
      #expect(!added.errors.contains("left as it is"), "\(part): \(added.errors)")
    }
    let found = try code(adder)
    #expect(Set(found.keys) == Set(whole.keys))
    for (path, text) in whole { expectLines(text, found[path], path) }
    // Adder knows the files that it has changed, so it asks for nothing when it removes them.
    let removed = try adder("module", "remove", "Profile")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try !code(adder).keys.contains { $0.contains("Profile") })
  }

  private func expectLines(_ expected: String, _ found: String?, _ path: String) {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let others = (found ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, others).first { $0 != $1 }
    #expect(
      expected == found, "\(path): \(first.map { "'\($0.0)' is '\($0.1)'" } ?? "other length")")
  }

  @Test func `What people have written stays, and undo brings back their files`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["gen", "Profile", "rambler-viper", "--ui", "none"]
    #expect(try adder.run(words + ["--without", "ModuleOutput"]).status == 0)
    let generated = try adder.folder.read(Self.presenter)
    let edited = generated.replacing(
      "extension ProfilePresenter: ProfileViewOutput {",
      with: "// MARK: - Ours\n\nextension ProfilePresenter: ProfileViewOutput {")
    try #require(edited != generated)
    try adder.folder.write(edited, to: Self.presenter)
    let before = try adder.folder.snapshot()

    let added = try adder("gen", "Profile", "--add", "ModuleOutput")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("ProfilePresenter.swift  "), "\(added.output)")
    let presenter = try adder.folder.read(Self.presenter)
    #expect(presenter.contains("ProfileModuleOutput"))
    #expect(presenter.contains("// MARK: - Ours\n"))
    #expect(try adder.folder.read(Self.assembly).contains("ProfileModuleOutput"))

    // The file that people edited is still known as edited.
    let removal = try adder("module", "remove", "Profile", "--dry-run")
    #expect((removal.errors + removal.output).contains("ProfilePresenter.swift"))
    #expect(try adder("undo").status == 0)
    #expect(
      try adder.folder.snapshot().filter { !$0.key.hasPrefix(".adder/") }
        == before.filter {
          !$0.key.hasPrefix(".adder/")
        })
  }

  @Test func `A file whose lines were changed is left, and the lines are printed`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["gen", "Profile", "rambler-viper", "--ui", "none"]
    #expect(try adder.run(words + ["--without", "ModuleOutput"]).status == 0)
    let text = try adder.folder.read(Self.assembly)
    let other = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? "\($0) // ours" : "\($0)" }.joined(separator: "\n")
    try adder.folder.write(other, to: Self.assembly)

    let added = try adder("gen", "Profile", "--add", "ModuleOutput")
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.errors.contains("\(Self.assembly):"), "\(added.errors)")
    #expect(added.errors.contains("by those with '+'"), "\(added.errors)")
    #expect(try adder.folder.read(Self.assembly) == other)
    #expect(try adder.folder.read(Self.presenter).contains("ProfileModuleOutput"))
  }

  @Test func `A file with a merge conflict stops the command before anything is written`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let words = ["gen", "Profile", "rambler-viper", "--ui", "none"]
    #expect(try adder.run(words + ["--without", "ModuleOutput"]).status == 0)
    try adder.folder.write("<<<<<<< ours\n=======\n>>>>>>> theirs\n", to: Self.assembly)
    let before = try adder.folder.snapshot()
    let added = try adder("gen", "Profile", "--add", "ModuleOutput")
    #expect(added.status == 1, "\(added.errors)")
    #expect(added.errors.contains("merge conflict"), "\(added.errors)")
    #expect(try adder.folder.snapshot() == before)
  }
}
