@testable import AdderFileChanges
import Testing

@Suite struct ProjectPathTests {
  @Test(arguments: ["A", "Sources/Profile/View.swift", ".swift-format", "a b/ü.swift", "..."])
  func `A path from the root is taken as it is`(text: String) throws {
    #expect(try ProjectPath(validating: text).text == text)
  }

  @Test(arguments: [
    ("", ProjectPathError.Reason.isEmpty), ("/etc/passwd", .isAbsolute), ("a//b", .hasEmptyPart),
    ("a/", .hasEmptyPart), ("..", .hasDots), ("a/../../b", .hasDots), ("./a", .hasDots),
    ("a/..", .hasDots), ("a\0b", .hasControlCharacter), ("a\nb", .hasControlCharacter),
    ("a/" + String(repeating: "x", count: 256), .isTooLong),
  ])
  func `A path that is not one is refused with the reason`(
    text: String, reason: ProjectPathError.Reason
  ) {
    #expect(throws: ProjectPathError(text: text, reason: reason)) {
      try ProjectPath(validating: text)
    }
  }

  @Test func `A path knows its name, its folder and what is inside it`() throws {
    let file = try path("Sources/Profile/View.swift")
    #expect(file.name == "View.swift")
    #expect(file.parent == "Sources/Profile")
    #expect(file.parent?.parent?.parent == .root)
    #expect(ProjectPath.root.parent == nil)
    #expect(file.names == ["Sources", "Profile", "View.swift"])
    #expect(file.isInside("Sources") && file.isInside(.root))
    #expect(!file.isInside("Source") && !file.isInside(file))
    #expect(try path("Sources").appending("A.swift") == "Sources/A.swift")
    #expect(throws: ProjectPathError.self) { try path("Sources").appending("../A.swift") }
  }
}
