import AdderTestSupport
import Foundation
import Testing

/// The JSON output of commands, which Documentation/Formats.md describes.
@Suite struct JSONResultTests {
  @Test func `Every JSON result is one object with a version`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    try adder("template", "create", "ours")
    for (line, key) in [
      ("gen News rambler-viper --dry-run", "changes"), ("gen News rambler-viper", "changes"),
      ("gen News rambler-viper", "changes"), ("undo --list", "history"),
      ("undo --dry-run", "changes"), ("undo", "changes"),
      ("new Shop --architecture surf-mvp --dry-run", "changes"),
      ("module list", "modules"), ("module show Profile", "modules"),
      ("module rename Profile Account --dry-run", "changes"),
      ("module remove Profile --dry-run", "changes"),
      ("template list", "templates"), ("template search viper", "templates"),
      ("template check ours", "templates"), ("template create other --dry-run", "changes"),
      ("architecture list", "architectures"), ("architecture show surf-mvp", "architectures"),
      ("architecture detect", "architectures"), ("explain", "rules"),
      ("explain presenter-retains-view", "rules"),
      ("init --architecture surf-mvp --dry-run", "changes"),
    ] {
      let object = try result(adder, line)
      #expect(object["version"] as? Int == 1, "\(line)")
      #expect(object[key] is [Any], "\(line)")
    }
  }

  @Test func `A dry run lists the same changes as the run itself, without writing them`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let planned = try result(adder, "gen Profile rambler-viper --dry-run")
    #expect(planned["dryRun"] as? Bool == true)
    #expect((planned["diff"] as? String)?.contains("+++ ") == true)
    let changes = try #require(planned["changes"] as? [[String: Any]])
    let paths = changes.compactMap { $0["path"] as? String }
    #expect(!paths.isEmpty)
    #expect(!adder.exists(paths[0]))

    let made = try result(adder, "gen Profile rambler-viper")
    #expect(made["dryRun"] as? Bool == false)
    #expect(made["title"] as? String == "gen Profile")
    #expect(made["diff"] == nil)
    #expect((made["changes"] as? [[String: Any]])?.compactMap { $0["path"] as? String } == paths)
    #expect(adder.exists(paths[0]))
  }

  @Test func `A run that changes nothing has an empty list of changes`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    let again = try result(adder, "gen Profile rambler-viper")
    #expect((again["changes"] as? [Any])?.isEmpty == true)
  }

  @Test func `A refused command fails and prints only to standard error`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let nothing = try adder("undo", "--format", "json")
    #expect(nothing.status == 1)
    #expect(nothing.output == "")
    #expect(nothing.errors.hasPrefix("error: "))
    let unknown = try adder("gen", "Profile", "no-such-template", "--format", "json")
    #expect(unknown.status != 0)
    #expect(unknown.output == "")
  }

  @Test func `A cached list of modules equals a fresh one`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Profile", "rambler-viper")
    let found = try adder("module", "list", "--format", "json", "--no-cache").output
    let kept = try adder("module", "list", "--format", "json").output
    #expect(found.contains("\"name\": \"Profile\""))
    #expect(found == kept)
    #expect(try adder("module", "list", "--format", "json").output == kept)
  }

  // MARK: - Helpers

  private func result(_ adder: CommandUnderTest, _ line: String) throws -> [String: Any] {
    let outcome = try adder.run(line.split(separator: " ").map(String.init) + ["--format", "json"])
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(value as? [String: Any], "\(line)")
  }
}

extension CommandUnderTest {
  fileprivate func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: path).path())
  }
}
