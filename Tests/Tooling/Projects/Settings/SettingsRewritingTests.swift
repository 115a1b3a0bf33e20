import AdderBase
import AdderProjects
import AdderTestSupport
import Testing

@Suite struct SettingsRewritingTests {
  @Test func `Comments and the lines of unchanged keys are kept`() throws {
    try check(
      """
      # Ours.
      architecture: 'clean-swift'  # since May

      # Do not touch.
      modules:
        - App/Screens
        # and the old ones
        - App/Old

      # The end.
      """,
      {
        $0.author = "Me"
        $0.modules = ModuleFolders([try RelativePath(validating: "App")])
      },
      """
      # Ours.
      architecture: 'clean-swift'  # since May

      # Do not touch.
      modules: App

      # The end.

      # What file headers contain.
      author: Me

      """)
  }

  @Test func `Nothing changes if the settings are the same`() throws {
    let text = "architecture:   surf-mvp\r\n# x\r\nauthor: Me\r\n"
    try check(text, { _ in }, text)
  }

  @Test func `Settings that cannot be changed line by line are rewritten`() throws {
    let new = try SettingsFile(adder: "architecture: surf-mvp\nauthor: Me", file: "").settings
    #expect(new.text(replacing: "- no settings") == new.text)
    #expect(new.text(replacing: "company: Gone\n") == new.text)
  }

  @Test func `Every comment is kept, whatever is changed`() throws {
    var rewritings = 0
    for seed in 0..<200 {
      var random = SeededRandom(seed: seed)
      let old = try AdderSettings.random(using: &random)
      let other = try AdderSettings.random(using: &random)
      var number = 0
      let text = old.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        number += 1
        return line.isEmpty ? "# comment \(number)" : String(line)
      }.joined(separator: "\n")
      // The old settings complete the new ones, so that no key is removed.
      var new = other.completed(by: old)
      if new.modules != nil { new.makesCode = nil }
      if new.tests != nil { new.makesTests = nil }
      let rewritten = new.text(replacing: text)
      let read = try SettingsFile(adder: rewritten, file: "").settings
      #expect(read.text == new.text, "seed \(seed)")
      let kept = rewritten == new.text ? [] : comments(text)
      #expect(comments(rewritten).filter(Set(kept).contains) == kept, "seed \(seed)")
      if !kept.isEmpty { rewritings += 1 }
    }
    #expect(rewritings > 150)
  }

  private func comments(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("# comment") }
  }

  private func check(
    _ old: String, _ change: (inout AdderSettings) throws -> Void, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var settings = try SettingsFile(adder: old, file: "adder.yml").settings
    try change(&settings)
    #expect(settings.text(replacing: old) == expected, sourceLocation: sourceLocation)
  }
}
