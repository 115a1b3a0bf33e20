import Testing

@testable import AdderXcodeProjects

@Suite struct ReadingTests {
  @Test func `Strings without quotation marks are read unchanged`() {
    checkString("Debug", "Debug")
    checkString("/bin/sh", "/bin/sh")
    checkString("wrapper.pb-project", "wrapper.pb-project")
    checkString("$A:b_c", "$A:b_c")
  }

  @Test func `Escapes in quoted strings are decoded`() {
    checkString(#""a\nb\t\"c\" \\ d""#, "a\nb\t\"c\" \\ d")
    checkString(#""\U0416\U043a""#, "Жк")
    checkString(#""\Ud83d\Ude00""#, "😀")
    checkString(#""\Ud83d""#, "\u{FFFD}")
    checkString(#""\101\7""#, "A\u{7}")
    checkString("'single \"marks\"'", "single \"marks\"")
    checkString(#""\q""#, "q")
  }

  @Test func `Comments and white space are allowed between any two tokens`() throws {
    let project = try read(
      """
      // !$*UTF8*$!
      /**/{/* a */objects /* { */=\t{ // }
        R = {mainGroup=G /* ; */;};\r\nG = {isa = PBXGroup; children = (A /* ), */ , B);};
      A = {isa = PBXFileReference; path = "a b.swift"; };B = {isa = Future; path = dir/b.swift;};
      }; rootObject = R; } // end
      """)
    #expect(project.mainGroup.children.map(\.name) == ["a b.swift", "b.swift"])
    #expect(project.objects.map(\.isa) == ["", "PBXGroup", "PBXFileReference", "Future"])
  }

  @Test func `Identifiers are equal with and without quotation marks`() throws {
    let project = try read(
      """
      { objects = { "R" = { mainGroup = "G::é"; }; "G::\\u00e9" = {}; "G::é" = { isa = PBXGroup; }; };
        rootObject = R; }
      """)
    #expect(project.mainGroup.object.id == "G::é")
    #expect(project.projectObject.id == "R")
  }

  @Test func `The first of two objects with the same identifier is used`() throws {
    let project = try read(
      """
      { objects = { R = { mainGroup = G; }; G = { name = first; }; G = { name = second; }; };
        rootObject = R; }
      """)
    #expect(project.mainGroup.name == "first")
  }

  @Test func `A byte order mark and a missing final line break are accepted`() throws {
    let text = "\u{FEFF}// !$*UTF8*$!\n{objects={R={mainGroup=R;};};rootObject=R;}"
    #expect(try read(text).bytes == Array(text.utf8))
  }
}

@Suite struct WritingStringsTests {
  private func check(
    _ text: String, _ written: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(PropertyListText.written(text) == written, sourceLocation: location)
    checkString(written, text, location)
  }

  @Test func `Only strings that Xcode quotes are quoted`() {
    check("ProfileView.swift", "ProfileView.swift")
    check("../A_b/$c", "../A_b/$c")
    check("", "\"\"")
    check("a b", "\"a b\"")
    check("App-Info.plist", "\"App-Info.plist\"")
    check("UIView+Frame.swift", "\"UIView+Frame.swift\"")
    check("a:b", "\"a:b\"")
    check("https://a", "\"https://a\"")
    check("a___b", "\"a___b\"")
    check("a__b", "a__b")
    check("<group>", "\"<group>\"")
    check("Жук", "\"Жук\"")
  }

  @Test func `Quotation marks, backslashes and control characters are escaped`() {
    check("a\"b\\c", #""a\"b\\c""#)
    check("a\nb\tc\rd", #""a\nb\tc\rd""#)
    check("\u{1}\u{7}", #""\U0001\a""#)
  }
}
