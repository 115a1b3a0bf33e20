import AdderProjects
import Testing

@Suite struct ModulePrefixTests {
  @Test(arguments: ["", "RCM", "rcm", "A2", "My_", "_X", "Ж", "列"])
  func `A text that can begin a type's name is a prefix`(text: String) throws {
    #expect(try ModulePrefix(validating: text).text == text)
  }

  @Test(arguments: [" ", "2X", "A B", "A-", "../A", "A/B", "A\n", "🦊", "A.", "\u{301}"])
  func `A text that cannot begin a type's name is refused`(text: String) {
    #expect(throws: ProjectError.invalidPrefix(text, nil)) { try ModulePrefix(validating: text) }
  }
}
