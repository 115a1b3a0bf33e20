import AdderFindings
import AdderProjects
import Testing

@Suite struct ModuleNameTests {
  @Test(arguments: ["Profile", "PostList", "X", "HTTP2Log", "Post_List", "Лента", "Über", "列表"])
  func `A valid type name can be the name of a module`(text: String) throws {
    #expect(try ModuleName(validating: text).text == text)
  }

  @Test(arguments: [
    ("profile list", "ProfileList"), ("profile", "Profile"), ("post-list", "PostList"),
    ("2nd screen", "NdScreen"), ("лента", "Лента"), ("Auth/Login", "AuthLogin"),
    ("_Private", "Private"), ("Profile!", "Profile"), ("snake_case", "SnakeCase"),
    ("", nil), ("🦊", nil), ("42", nil), ("type", nil), ("../..", nil),
  ])
  func `An invalid name is refused with a valid suggestion`(
    text: String, suggestion: String?
  ) {
    #expect(throws: ProjectError.invalidModuleName(text, suggestion: suggestion)) {
      try ModuleName(validating: text)
    }
  }

  @Test(arguments: ["2FA", "3", "2fa", "١٢"])
  func `After a prefix, a name can begin with a digit`(text: String) throws {
    let prefix = try ModulePrefix(validating: "APP")
    #expect(try ModuleName(validating: text, behind: prefix).text == text)
    #expect(try ModuleName(ofExisting: text).text == text)
    #expect(throws: ProjectError.self) { try ModuleName(validating: text, behind: .none) }
    #expect(throws: ProjectError.self) { try ModuleName(validating: text + "/x", behind: prefix) }
  }

  @Test func `The error says what a name may contain and suggests one`() {
    check(
      "profile list",
      """
      error: 'profile list' cannot name a module: it becomes the name of a type and of files. \
      Start with a capital letter and use only letters and digits, for example 'ProfileList'.
      """)
  }

  @Test(arguments: ["Type", "Self", "Any", "Protocol"])
  func `A reserved word of Swift is refused`(text: String) {
    #expect(throws: ProjectError.reservedModuleName(text)) { try ModuleName(validating: text) }
  }

  @Test func `A name can be at most 200 bytes long`() throws {
    #expect(try ModuleName(validating: String(repeating: "A", count: 200)).text.count == 200)
    check(
      "Ж" + String(repeating: "ж", count: 100),
      """
      error: 'Жжжжжжжжжжжжжжжжжжжж…' is 202 bytes long, but a module's name may have at most 200: \
      it becomes the beginning of file names. Choose a shorter name.
      """)
  }

  @Test func `A name that ends in Module causes a warning`() throws {
    #expect(try ModuleName(validating: "Profile").findings.isEmpty)
    let finding = try #require(try ModuleName(validating: "ProfileModule").findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.message.hasSuffix("Name it 'Profile'."))
    #expect(try ModuleName(validating: "Module").findings.count == 1)
  }

  private func check(
    _ text: String, _ description: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ProjectError.self, sourceLocation: sourceLocation) {
      try ModuleName(validating: text)
    }
    #expect(error?.description == description, sourceLocation: sourceLocation)
  }
}

private typealias SourceLocation = Testing.SourceLocation
