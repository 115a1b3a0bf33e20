import AdderProjects
import Foundation
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

  @Test func `What is on the disk can be told`() throws {
    let folder = try ProjectFolder(["b.txt": "text", "a/": "", ".hidden/x": ""])
    #expect(folder.path.entries == [".hidden", "a", "b.txt"])
    #expect(folder.path.folders.map(\.name) == ["a"])
    #expect(folder.path.appending("b.txt").kind == .file)
    #expect(folder.path.appending("none").kind == nil)
    #expect(try folder.path.appending("b.txt").readText() == "text")
  }

  @Test func `A long file is read whole`() throws {
    let text = String(repeating: "0123456789", count: 30_000)
    let folder = try ProjectFolder(["long": text])
    #expect(try folder.path.appending("long").readText() == text)
  }

  @Test func `A byte order mark in front is no part of the text`() throws {
    let folder = try ProjectFolder(["a": "\u{FEFF}a: \u{FEFF}b", "b": "\u{FEFF}"])
    #expect(
      Array(try folder.path.appending("a").readText().unicodeScalars)
        == Array("a: \u{FEFF}b".unicodeScalars))
    #expect(try folder.path.appending("b").readText().isEmpty)
  }

  @Test func `What is no file is refused without waiting for it`() throws {
    let folder = try ProjectFolder()
    let pipe = folder.path.appending("pipe")
    try #require(mkfifo(pipe.text, 0o600) == 0)
    #expect(throws: ProjectError.noRegularFile(pipe.text)) { try pipe.contents() }
    let device = AbsolutePath("/dev/zero")
    #expect(throws: ProjectError.noRegularFile(device.text)) { try device.contents() }
  }

  @Test func `A file that is too big is refused`() throws {
    let folder = try ProjectFolder(["big": ""])
    let big = folder.path.appending("big")
    let limit = 64 * 1024 * 1024
    try #require(truncate(big.text, off_t(limit)) == 0)
    #expect(try big.contents().count == limit)
    try #require(truncate(big.text, off_t(limit + 1)) == 0)
    #expect(throws: ProjectError.tooBigFile(big.text, limit: limit)) { try big.contents() }
  }

  @Test func `A file that cannot be read says why`() throws {
    let folder = try ProjectFolder(["folder/": ""])
    let missing = folder.path.appending("missing")
    #expect(throws: ProjectError.unreadable(missing.text, reason: "No such file or directory")) {
      try missing.readText()
    }
    let inner = folder.path.appending("folder")
    #expect(throws: ProjectError.unreadable(inner.text, reason: "Is a directory")) {
      try inner.readText()
    }
  }
}
