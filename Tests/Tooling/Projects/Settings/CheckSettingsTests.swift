import AdderBase
import AdderFindings
import AdderProjects
import AdderTestSupport
import Testing

@Suite struct CheckSettingsTests {
  private func check(_ text: String, _ files: [String: String] = [:]) throws -> CheckSettings {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try SettingsFile(adder: text, file: "adder.yml").settings.check
      .completedByParents(from: AbsolutePath(folder.path))
  }

  private func settings(_ check: CheckSettings) -> [String: CheckSettings.RuleSetting?] {
    Dictionary(uniqueKeysWithValues: check.rules.map { ($0.name.text, $0.setting) })
  }

  @Test func `Rules are turned off and on, or get a severity`() throws {
    let check = try check(
      """
      check:
        preset: strict
        baseline: Tools/baseline.json
        rules:
          presenter-retains-view: error
          view-uses-network: off
          contract-method-async: on
      """)
    #expect(check.preset?.text == "strict")
    #expect(check.baseline?.text == "Tools/baseline.json")
    #expect(
      settings(check) == [
        "presenter-retains-view": .error, "view-uses-network": .off, "contract-method-async": .on,
      ])
    #expect(check.rules[1].name.place == SourceLocation(file: "adder.yml", line: 6, column: 5))
  }

  @Test func `A file overrides the files it extends, and these override their own bases`() throws {
    let check = try check(
      """
      check:
        extends: team/check.yml
        rules: { one: note }
      """,
      [
        "team/check.yml": """
        extends: [../company.yml]
        preset: strict
        rules: { one: error, two: warning }
        """,
        "company.yml": """
        extends: team/check.yml
        preset: all
        rules: { two: off, three: "off" }
        """,
      ])
    #expect(check.preset?.text == "strict")
    #expect(settings(check) == ["one": .note, "two": .warning, "three": .off])
  }

  @Test func `A rule that counts can have a limit, with or without a severity`() throws {
    let check = try check(
      "check: { rules: { one: { limit: 3 }, two: { severity: error, limit: 0 } } }")
    #expect(check.rules.map(\.limit) == [3, 0])
    #expect(check.rules.map(\.setting) == [nil, .error])
    for wrong in ["many", "-1", "1.5"] {
      #expect {
        try self.check("check: { rules: { one: { limit: \(wrong) } } }")
      } throws: { error in
        "\(error)".contains("'\(wrong)' is not a limit")
      }
    }
    #expect(throws: (any Error).self) {
      try self.check("check: { rules: { one: { limits: 1 } } }")
    }
  }

  @Test func `An invalid setting is refused with a suggestion`() throws {
    #expect {
      try check("check: { rules: { one: warnign } }")
    } throws: { error in
      "\(error)".contains("Did you mean warning?")
    }
  }

  @Test func `A missing file under 'extends' is refused at its location`() throws {
    #expect {
      try check("check:\n  extends: none.yml")
    } throws: { error in
      (error as? ProjectError)?.location == SourceLocation(file: "adder.yml", line: 2, column: 12)
    }
  }
}
