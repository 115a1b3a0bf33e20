import Testing

@testable import AdderXcodeProjects

@Suite struct RemovingTests {
  @Test func `A file is removed with its reference, its build files and empty sections`() {
    check(
      """
      -/* Begin PBXBuildFile section */
      -500000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000002 /* App.swift */; };
      -/* End PBXBuildFile section */
      -
      -/* Begin PBXFileReference section */
      -500000000000000000000002 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
      -/* End PBXFileReference section */
      -
      -500000000000000000000002 /* App.swift */,
      -500000000000000000000001 /* App.swift in Sources */,
      """
    ) { edit in try edit.remove("App/App.swift") }
  }

  @Test func `An empty group that Adder created is removed, even if it was renamed`() throws {
    let rest = try twoSteps { edit in
      try edit.add(XcodeFile(path: "App/P/A.swift", group: "App/P", targets: []))
    } _: { edit in
      let renamed = String(decoding: edit.project.bytes, as: UTF8.self)
        .replacing("path = P;", with: "name = Other;\n\t\t\tpath = P;")
      edit = XcodeProjectEdit(try read(renamed))
      try edit.remove("App/P/A.swift")
      try edit.removeEmptyGroups("App/P")
    }
    #expect(rest == sample)
  }

  @Test func `An empty group that Adder did not create is kept`() throws {
    let rest = try twoSteps { edit in
      try edit.remove("App/App.swift")
    } _: { edit in
      try edit.removeEmptyGroups("App")
    }
    #expect(rest.contains("500000000000000000000004 /* App */"))
  }

  @Test func `Groups that are not empty are kept, and missing groups are ignored`() {
    check("") { edit in try edit.removeEmptyGroups("App") }
    check("") { edit in try edit.removeEmptyGroups("") }
    check("") { edit in try edit.removeEmptyGroups("App/Nothing") }
  }

  /// Edits the sample twice, writing and reading the project in between, and returns the result.
  private func twoSteps(
    _ first: (inout XcodeProjectEdit) throws -> Void,
    _ second: (inout XcodeProjectEdit) throws -> Void
  ) throws -> String {
    var edit = XcodeProjectEdit(try read(sample))
    try first(&edit)
    var next = XcodeProjectEdit(try read(String(decoding: edit.result(), as: UTF8.self)))
    try second(&next)
    return String(decoding: next.result(), as: UTF8.self)
  }

  @Test func `Phases, sections and groups created for a file are removed with it`() throws {
    let rest = try twoSteps { edit in
      try edit.add(XcodeFile(path: "App/A/B/T.swift", group: "App/A/B", targets: ["AppTests"]))
      try edit.add(XcodeFile(path: "App/A/B/V.xib", group: "App/A/B", targets: ["App"]))
    } _: { edit in
      try edit.remove("App/A/B/T.swift")
      try edit.remove("App/A/B/V.xib")
      try edit.removeEmptyGroups("App/A/B")
    }
    #expect(rest == sample)
  }

  @Test func `A group around a removed group is kept if Adder did not create it`() throws {
    let rest = try twoSteps { edit in
      try edit.remove("App/App.swift")
      try edit.addGroup("App/A", folder: nil)
    } _: { edit in
      try edit.removeEmptyGroups("App/A")
      #expect(try edit.hasGroup("App"))
      #expect(try !edit.hasGroup("App/A"))
    }
    #expect(rest.contains("path = App;"))
  }

  @Test func `The files of a group include those of its subgroups`() throws {
    var edit = XcodeProjectEdit(try read(sample))
    try edit.add(XcodeFile(path: "App/P/A.swift", group: "App/P", targets: []))
    try edit.add(XcodeFile(path: "Else/B.swift", group: "App/P/Q", targets: []))
    #expect(try edit.files(inGroup: "App/P") == ["App/P/A.swift", "Else/B.swift"])
    #expect(try edit.files(inGroup: "") == ["App/App.swift", "App/P/A.swift", "Else/B.swift"])
    #expect(try edit.files(inGroup: "Nothing") == [])
  }

  @Test func `Removing the last localization of a file removes its variant group`() {
    let localized = sample.replacing(
      "500000000000000000000002 /* App.swift */ = {",
      with: """
        500000000000000000000009 /* A.strings */ = {isa = PBXVariantGroup; children = (500000000000000000000002 /* en */, ); name = A.strings; sourceTree = "<group>"; };
        500000000000000000000002 /* en */ = {
        """
    )
    .replacing("fileRef = 500000000000000000000002", with: "fileRef = 500000000000000000000009")
    .replacing(
      "\t500000000000000000000002 /* App.swift */,",
      with: "\t500000000000000000000009 /* A.strings */,"
    )
    .replacing("path = App.swift;", with: "name = en; path = en.lproj/A.strings;")
    check(
      """
      -/* Begin PBXBuildFile section */
      -500000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000009 /* App.swift */; };
      -/* End PBXBuildFile section */
      -
      -500000000000000000000009 /* A.strings */ = {isa = PBXVariantGroup; children = (500000000000000000000002 /* en */, ); name = A.strings; sourceTree = "<group>"; };
      -500000000000000000000002 /* en */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = en; path = en.lproj/A.strings; sourceTree = "<group>"; };
      -500000000000000000000009 /* A.strings */,
      -500000000000000000000001 /* App.swift in Sources */,
      """, in: localized
    ) { edit in try edit.remove("App/en.lproj/A.strings") }
  }

  @Test func `A file that another object needs is not removed`() {
    let product = sample.replacing(
      "name = App;", with: "name = App;\n\t\t\tproductReference = 500000000000000000000002;")
    checkRefused(
      "project.pbxproj:36:3: error: 'App/App.swift' cannot be removed: PBXNativeTarget 'App' (productReference) needs it. Remove it there first.",
      in: product
    ) { edit in try edit.remove("App/App.swift") }
  }

  @Test func `Removing a missing file fails and suggests a file with the same name`() {
    checkRefused(
      "error: The project has no file 'App.swift'. There is 'App/App.swift'. Give the path from the project's folder."
    ) { edit in try edit.remove("App.swift") }
    checkRefused(
      "error: The project has no file 'App/B.swift'. Give the path from the project's folder."
    ) { edit in try edit.remove("App/B.swift") }
  }
}
