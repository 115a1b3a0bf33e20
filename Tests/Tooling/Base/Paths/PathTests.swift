import AdderBase
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("Sources/App", "Sources/App"), ("./Sources//App/", "Sources/App"),
    ("App/../Modules", "Modules"),
    (".", "."), ("", "."), ("a/b/../../c", "c"), ("Папка/Модули", "Папка/Модули"), ("a b", "a b"),
  ])
  func `A path inside the project is written the short way`(text: String, path: String) throws {
    #expect(try RelativePath(validating: text).text == path)
  }

  @Test(arguments: [
    ("..", PathError.leavesProject("..")), ("a/../../b", .leavesProject("a/../../b")),
    ("/etc", .notRelative("/etc")), ("~/x", .notRelative("~/x")),
    ("a\0b", .controlCharacter("a\0b")), ("a\nb", .controlCharacter("a\nb")),
  ])
  func `A path that leads out is refused`(text: String, error: PathError) {
    #expect(throws: error) { try RelativePath(validating: text) }
  }

  @Test func `Generamba's paths may have a slash in front and behind`() throws {
    #expect(try RelativePath(generamba: "/App/Modules/").text == "App/Modules")
    #expect(throws: PathError.notRelative("//App")) { try RelativePath(generamba: "//App") }
    #expect(throws: PathError.leavesProject("/../x")) { try RelativePath(generamba: "/../x") }
  }

  @Test func `A folder holds itself and what is in it, not what begins with its name`() throws {
    let folder = try RelativePath(validating: "Sources/App")
    #expect(folder.isInside(folder))
    #expect(folder.appending("Modules/A").isInside(folder))
    #expect(try !RelativePath(validating: "Sources/AppKit").isInside(folder))
    #expect(folder.appending("Modules").relative(to: folder)?.text == "Modules")
    #expect(RelativePath.root.relative(to: folder) == nil)
  }
}

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("x", "/base/x"), ("../x", "/x"), ("/", "/"),
  ])
  func `A path is written the short way`(text: String, path: String) {
    #expect(AbsolutePath(text, relativeTo: AbsolutePath("/base")).text == path)
  }
}
