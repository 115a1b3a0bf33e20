import Testing

@testable import AdderXcodeProjects

@Suite struct RemovingTests {
  @Test func `A file goes with its reference and its build files, and empty sections with it`() {
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

  @Test func `An empty group goes when it is asked for`() {
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
      -500000000000000000000004 /* App */,
      -500000000000000000000004 /* App */ = {
      -isa = PBXGroup;
      -children = (
      -500000000000000000000002 /* App.swift */,
      -);
      -path = App;
      -sourceTree = "<group>";
      -};
      -500000000000000000000001 /* App.swift in Sources */,
      """
    ) { edit in
      try edit.remove("App/App.swift")
      try edit.removeEmptyGroups("App")
    }
  }

  @Test func `A group that shows something stays`() {
    check("") { edit in try edit.removeEmptyGroups("App") }
    check("") { edit in try edit.removeEmptyGroups("") }
    check("") { edit in try edit.removeEmptyGroups("App/Nothing") }
  }

  @Test func `Groups around an empty one go only if they were made here`() {
    let theirs = sample.replacing(
      "\t\t\t\t500000000000000000000002 /* App.swift */,\n", with: "")
    check("", in: theirs) { edit in
      try edit.addGroup("App/A/B", folder: nil)
      try edit.removeEmptyGroups("App/A/B")
    }
  }

  @Test func `The last variant of a file takes its variant group with it`() {
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

  @Test func `A file that something else needs is not removed`() {
    let product = sample.replacing(
      "name = App;", with: "name = App;\n\t\t\tproductReference = 500000000000000000000002;")
    checkRefused(
      "project.pbxproj:36:3: error: 'App/App.swift' cannot be removed: PBXNativeTarget 'App' (productReference) needs it. Take it out there first.",
      in: product
    ) { edit in try edit.remove("App/App.swift") }
  }

  @Test func `A file that is not there is not removed, and one of its name is proposed`() {
    checkRefused(
      "error: The project has no file 'App.swift'. There is 'App/App.swift'. Give the path from the project's folder."
    ) { edit in try edit.remove("App.swift") }
    checkRefused(
      "error: The project has no file 'App/B.swift'. Give the path from the project's folder."
    ) { edit in try edit.remove("App/B.swift") }
  }
}
