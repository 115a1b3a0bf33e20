import AdderTestSupport
import Foundation
import Testing

/// Spies and recording proxies stay up to date when other commands change contracts.
@Suite struct GeneratedCodeTests {
  private func app() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    try adder("init", "--architecture", "clean-swift")
    #expect(try adder("gen", "Contacts").status == 0)
    #expect(try adder("spy").status == 0)
    #expect(try adder("record").status == 0)
    return adder
  }

  @Test func `A use case reaches the spies and proxies of its contracts, and undo takes all back`()
    throws
  {
    let adder = try app()
    let before = try adder.folder.snapshot().filter { !$0.key.contains(".adder/") }
    let outcome = try adder("gen", "Contacts", "--add", "UseCase", "SearchContacts")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let spies = try #require(try adder.folder.tree().first { $0.hasSuffix("/ContactsSpies.swift") })
    #expect(try adder.folder.read(spies).contains("searchContactsRequestCalls"))
    #expect(try adder("spy", "--check").status == 0)
    #expect(try adder("record", "--check").status == 0)
    #expect(try adder("undo").status == 0)
    #expect(try adder.folder.snapshot().filter { !$0.key.contains(".adder/") } == before)
  }

  @Test func `Spies that were not up to date stay as they are`() throws {
    let adder = try app()
    let spies = try #require(try adder.folder.tree().first { $0.hasSuffix("/ContactsSpies.swift") })
    let edited = try adder.folder.read(spies) + "// Edited.\n"
    try adder.folder.write(edited, to: spies)
    let outcome = try adder("gen", "Contacts", "--add", "UseCase", "SearchContacts")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try adder.folder.read(spies) == edited)
  }

  @Test func `A module that is generated again keeps its spies, and is removed with them`() throws {
    let adder = try app()
    let spies = try #require(try adder.folder.tree().first { $0.hasSuffix("/ContactsSpies.swift") })
    let again = try adder("gen", "Contacts", "--description", "Lists people.", "--force")
    #expect(again.status == 0, "\(again.errors)")
    #expect(adder.folder.exists(spies))
    #expect(try adder("spy", "--check").status == 0)
    #expect(try adder("module", "remove", "Contacts", "--force").status == 0)
    #expect(!adder.folder.exists(spies))
  }
}
