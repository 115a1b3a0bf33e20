import Foundation
import Humans
import Testing

@testable import HumansGTK

@MainActor struct LaunchOptionsTests {
  @Test func `Without options, the files are in the application support folder`() throws {
    let options = try LaunchOptions([])
    #expect(options.people == HumanStore.standard)
    #expect(options.settings == SettingsFile.standard)
    #expect(options.people.lastPathComponent == "people.sqlite")
  }

  @Test func `Other files can be set`() throws {
    let options = try LaunchOptions(["--people", "/p.sqlite", "--settings", "/s.json"])
    #expect(options.people.path() == "/p.sqlite" && options.settings.path() == "/s.json")
  }

  @Test func `An unknown option is reported`() {
    #expect(throws: LaunchProblem.unknownOption("--peple")) { try LaunchOptions(["--peple", "p"]) }
    #expect(throws: LaunchProblem.fileMissing("--people")) { try LaunchOptions(["--people"]) }
  }
}
