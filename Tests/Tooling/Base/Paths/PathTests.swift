import AdderBase
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("Sources/App", "Sources/App"), ("./Sources//App/", "Sources/App"),
    ("App/../Modules", "Modules"),
    (".", "."), ("", "."), ("a/b/../../c", "c"), ("Папка/Модули", "Папка/Модули"), ("a b", "a b"),
  ])
  func `A path inside the project is normalized`(text: String, path: String) throws {
    #expect(try RelativePath(validating: text).text == path)
  }

  @Test(arguments: [
    ("..", PathError.leavesProject("..")), ("a/../../b", .leavesProject("a/../../b")),
    ("/etc", .notRelative("/etc")), ("~/x", .notRelative("~/x")),
    ("a\0b", .controlCharacter("a\0b")), ("a\nb", .controlCharacter("a\nb")),
  ])
  func `An invalid path, or one that leads out of the project, is refused`(
    text: String, error: PathError
  ) {
    #expect(throws: error) { try RelativePath(validating: text) }
  }

  @Test func `Generamba's paths can begin and end with a slash`() throws {
    #expect(try RelativePath(generamba: "/App/Modules/").text == "App/Modules")
    #expect(throws: PathError.notRelative("//App")) { try RelativePath(generamba: "//App") }
    #expect(throws: PathError.leavesProject("/../x")) { try RelativePath(generamba: "/../x") }
  }

  @Test func `A folder contains itself and its files, not names with the same prefix`() throws {
    let folder = try RelativePath(validating: "Sources/App")
    #expect(folder.isInside(folder))
    #expect(folder.appending("Modules/A").isInside(folder))
    #expect(try !RelativePath(validating: "Sources/AppKit").isInside(folder))
    #expect(folder.appending("Modules").relative(to: folder)?.text == "Modules")
    #expect(RelativePath.root.relative(to: folder) == nil)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a", "b/c.swift", "a/b/c.swift"), ("a/b", "..", "a"), ("a", "../..", "."),
    (".", "..", "."), ("a", "./b//c/", "a/b/c"), (".", "b", "b"), ("a", "", "a"),
  ])
  func `Appending names never leaves the project`(folder: String, name: String, path: String) throws
  {
    #expect(try RelativePath(validating: folder).appending(name).text == path)
    #expect(
      try RelativePath(components: RelativePath(validating: folder).components + [name]).text
        == path)
  }

  @Test func `A path has a name, a folder and components`() throws {
    let file = try RelativePath(validating: "Sources/Profile/View.swift")
    #expect(file.name == "View.swift")
    #expect(file.parent.text == "Sources/Profile")
    #expect(file.parent.parent.parent == .root)
    #expect(RelativePath.root.parent == .root && RelativePath.root.name.isEmpty)
    #expect(file.components == ["Sources", "Profile", "View.swift"])
    #expect(file.isInside(.root) && file.relative(to: file) == .root)
    #expect(file.relative(to: .root) == file)
  }
}

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("x", "/base/x"), ("../x", "/x"), ("/", "/"),
  ])
  func `An absolute path is normalized`(text: String, path: String) {
    #expect(AbsolutePath(text, relativeTo: AbsolutePath("/base")).text == path)
  }
}
