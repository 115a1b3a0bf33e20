import Testing

@testable import AdderXcodeProjects

@Suite struct AddingTests {
  @Test func `The identifier of a new object is the same in every version of Adder`() {
    let identifier = NewIdentifier.make(
      project: "000000000000000000000001", path: "App/Main.swift", role: "file",
      isTaken: { _ in false })
    #expect(identifier == "E524D8AA3A60F60B02CCAACB")
  }

  @Test func `A file is added with its group, its reference and its build file`() {
    check(
      """
      +#1 /* ProfilePresenter.swift in Sources */ = {isa = PBXBuildFile; fileRef = #2 /* ProfilePresenter.swift */; };
      +#2 /* ProfilePresenter.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ProfilePresenter.swift; sourceTree = "<group>"; };
      +#3 /* Profile */,
      +#3 /* Profile */ = {
      +isa = PBXGroup;
      +children = (
      +#2 /* ProfilePresenter.swift */,
      +);
      +path = Profile;
      +sourceTree = "<group>";
      +};
      +#1 /* ProfilePresenter.swift in Sources */,
      """
    ) { edit in
      let placement = try edit.add(
        XcodeFile(
          path: "App/Profile/ProfilePresenter.swift", group: "App/Profile", targets: ["App"]))
      #expect(placement == .added)
    }
  }

  @Test func `Missing phases are created, with sections sorted by class`() {
    check(
      """
      +#1 /* View.xib in Resources */ = {isa = PBXBuildFile; fileRef = #2 /* View.xib */; };
      +#3 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = #4 /* AppTests.swift */; };
      +#2 /* View.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = View.xib; sourceTree = "<group>"; };
      +#4 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
      +#4 /* AppTests.swift */,
      +#2 /* View.xib */,
      +#5 /* Resources */,
      +#6 /* Sources */,
      +/* Begin PBXResourcesBuildPhase section */
      +#5 /* Resources */ = {
      +isa = PBXResourcesBuildPhase;
      +buildActionMask = 2147483647;
      +files = (
      +#1 /* View.xib in Resources */,
      +);
      +runOnlyForDeploymentPostprocessing = 0;
      +};
      +/* End PBXResourcesBuildPhase section */
      +
      +#6 /* Sources */ = {
      +isa = PBXSourcesBuildPhase;
      +buildActionMask = 2147483647;
      +files = (
      +#3 /* AppTests.swift in Sources */,
      +);
      +runOnlyForDeploymentPostprocessing = 0;
      +};
      """
    ) { edit in
      try edit.add(XcodeFile(path: "App/AppTests.swift", group: "App", targets: ["AppTests"]))
      try edit.add(XcodeFile(path: "App/View.xib", group: "App", targets: ["App"]))
    }
  }

  @Test func `A file for several targets has a build file in each`() {
    check(
      """
      +#1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = #2 /* A.swift */; };
      +#3 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = #2 /* A.swift */; };
      +#2 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      +#2 /* A.swift */,
      +#4 /* Sources */,
      +#1 /* A.swift in Sources */,
      +#4 /* Sources */ = {
      +isa = PBXSourcesBuildPhase;
      +buildActionMask = 2147483647;
      +files = (
      +#3 /* A.swift in Sources */,
      +);
      +runOnlyForDeploymentPostprocessing = 0;
      +};
      """
    ) { edit in
      try edit.add(
        XcodeFile(path: "App/A.swift", group: "App", targets: ["App", "AppTests", "App"]))
    }
  }

  @Test func `A file that is neither source nor resource is only listed in its group`() {
    check(
      """
      +#1 /* README.md */ = {isa = PBXFileReference; lastKnownFileType = net.daringfireball.markdown; path = README.md; sourceTree = "<group>"; };
      +#1 /* README.md */,
      """
    ) { edit in
      try edit.add(XcodeFile(path: "App/README.md", group: "App", targets: ["App"]))
    }
  }

  @Test func `A resource is copied whatever its extension is`() {
    check(
      """
      +#1 /* data.json in Resources */ = {isa = PBXBuildFile; fileRef = #2 /* data.json */; };
      +#2 /* data.json */ = {isa = PBXFileReference; lastKnownFileType = text.json; path = data.json; sourceTree = "<group>"; };
      +#2 /* data.json */,
      +#3 /* Resources */,
      +/* Begin PBXResourcesBuildPhase section */
      +#3 /* Resources */ = {
      +isa = PBXResourcesBuildPhase;
      +buildActionMask = 2147483647;
      +files = (
      +#1 /* data.json in Resources */,
      +);
      +runOnlyForDeploymentPostprocessing = 0;
      +};
      +/* End PBXResourcesBuildPhase section */
      +
      """
    ) { edit in
      try edit.add(
        XcodeFile(path: "App/data.json", group: "App", targets: ["App"], isResource: true))
    }
  }

  @Test func `A group outside its parent's folder has a path from the source root`() {
    check(
      """
      +#1 /* V.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = V.swift; sourceTree = "<group>"; };
      +#2 /* Profile */,
      +#3 /* View */ = {
      +isa = PBXGroup;
      +children = (
      +#1 /* V.swift */,
      +);
      +path = View;
      +sourceTree = "<group>";
      +};
      +#2 /* Profile */ = {
      +isa = PBXGroup;
      +children = (
      +#3 /* View */,
      +);
      +name = Profile;
      +path = Modules/Profile;
      +sourceTree = SOURCE_ROOT;
      +};
      """
    ) { edit in
      try edit.add(
        XcodeFile(path: "Modules/Profile/View/V.swift", group: "App/Profile/View", targets: []))
    }
  }

  @Test func `A group that matches no folder has a name but no path`() {
    check(
      """
      +#1 /* P.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = P.swift; sourceTree = "<group>"; };
      +#2 /* Stories */ = {
      +isa = PBXGroup;
      +children = (
      +#3 /* Profile */,
      +);
      +name = Stories;
      +sourceTree = "<group>";
      +};
      +#2 /* Stories */,
      +#3 /* Profile */ = {
      +isa = PBXGroup;
      +children = (
      +#1 /* P.swift */,
      +);
      +name = Profile;
      +path = App/Modules/Profile;
      +sourceTree = SOURCE_ROOT;
      +};
      """
    ) { edit in
      try edit.add(
        XcodeFile(path: "App/Modules/Profile/P.swift", group: "Stories/Profile", targets: []))
    }
  }

  @Test func `Groups of files that are all in one folder have names but no paths`() {
    check(
      """
      +#1 /* P.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = P.swift; sourceTree = "<group>"; };
      +#2 /* Profile */,
      +#3 /* Presenter */ = {
      +isa = PBXGroup;
      +children = (
      +#1 /* P.swift */,
      +);
      +name = Presenter;
      +sourceTree = "<group>";
      +};
      +#2 /* Profile */ = {
      +isa = PBXGroup;
      +children = (
      +#3 /* Presenter */,
      +);
      +name = Profile;
      +sourceTree = "<group>";
      +};
      """
    ) { edit in
      try edit.add(XcodeFile(path: "App/P.swift", group: "App/Profile/Presenter", targets: []))
    }
  }

  @Test func `A file that is not directly in its group's folder has a name and a path`() {
    check(
      """
      +#1 /* B+C.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = "B+C.swift"; path = "Shared/B+C.swift"; sourceTree = SOURCE_ROOT; };
      +#2 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = A.swift; path = "Sub dir/A.swift"; sourceTree = "<group>"; };
      +#2 /* A.swift */,
      +#1 /* B+C.swift */,
      """
    ) { edit in
      try edit.add(XcodeFile(path: "App/Sub dir/A.swift", group: "App", targets: []))
      try edit.add(XcodeFile(path: "Shared/B+C.swift", group: "App", targets: []))
    }
  }

  @Test func `An empty group can be added`() {
    check(
      """
      +#1 /* Profile */,
      +#2 /* View */ = {
      +isa = PBXGroup;
      +children = (
      +);
      +path = View;
      +sourceTree = "<group>";
      +};
      +#1 /* Profile */ = {
      +isa = PBXGroup;
      +children = (
      +#2 /* View */,
      +);
      +path = Profile;
      +sourceTree = "<group>";
      +};
      """
    ) { edit in try edit.addGroup("App/Profile/View", folder: "App/Profile/View") }
  }

  @Test func `An existing file stays in its group, and its targets are replaced`() {
    check(
      """
      -500000000000000000000001 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000002 /* App.swift */; };
      +#1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000002 /* App.swift */; };
      +#2 /* Sources */,
      -500000000000000000000001 /* App.swift in Sources */,
      +#2 /* Sources */ = {
      +isa = PBXSourcesBuildPhase;
      +buildActionMask = 2147483647;
      +files = (
      +#1 /* App.swift in Sources */,
      +);
      +runOnlyForDeploymentPostprocessing = 0;
      +};
      """
    ) { edit in
      let placement = try edit.add(
        XcodeFile(path: "App/App.swift", group: "Elsewhere", targets: ["AppTests"]))
      #expect(placement == .kept)
    }
    check("") { edit in
      try edit.add(XcodeFile(path: "App/App.swift", group: "App", targets: ["App"]))
    }
  }

  @Test func `Adding an existing file without targets keeps its targets`() throws {
    var edit = XcodeProjectEdit(try read(sample))
    try edit.add(
      XcodeFile(path: "App/a.json", group: "App", targets: ["App"], isResource: true))
    let edited = String(decoding: edit.result(), as: UTF8.self)
    check("", in: edited) { edit in
      try edit.add(XcodeFile(path: "App/a.json", group: "App", targets: []))
    }
  }

  @Test func `A target that a file was added to by hand is kept`() throws {
    var edit = XcodeProjectEdit(try read(sample))
    try edit.add(XcodeFile(path: "App/A.swift", group: "App", targets: ["App", "AppTests"]))
    let both = try read(String(decoding: edit.result(), as: UTF8.self))
    edit = XcodeProjectEdit(both)
    try edit.add(
      XcodeFile(path: "App/A.swift", group: "App", targets: ["App"], formerTargets: ["App"]))
    #expect(edit.result() == both.bytes)
    try edit.add(
      XcodeFile(path: "App/A.swift", group: "App", targets: ["App"], formerTargets: ["AppTests"]))
    #expect(edit.changes().contains { $0.removesSomething(from: both) })
  }

  @Test func `A file keeps its settings when it moves to another group`() throws {
    let flagged = sample.replacing(
      "fileRef = 500000000000000000000002 /* App.swift */; }",
      with: """
        fileRef = 500000000000000000000002 /* App.swift */; settings = {COMPILER_FLAGS = "-x"; }; }
        """)
    var edit = XcodeProjectEdit(try read(flagged))
    try edit.add(
      XcodeFile(path: "App/App.swift", group: "Stories", targets: ["App"], movesToGroup: true))
    let moved = try read(String(decoding: edit.result(), as: UTF8.self))
    #expect(try XcodeProjectEdit(moved).files(inGroup: "Stories") == ["App/App.swift"])
    #expect(try XcodeProjectEdit(moved).files(inGroup: "App") == [])
    #expect(String(decoding: moved.bytes, as: UTF8.self).contains("COMPILER_FLAGS"))
  }

  @Test func `Adding and removing a file changes nothing`() {
    check("") { edit in
      try edit.add(XcodeFile(path: "App/P/A.swift", group: "App/P", targets: ["App", "AppTests"]))
      try edit.remove("App/P/A.swift")
      try edit.removeEmptyGroups("App/P")
    }
  }

  @Test func `A name that needs quotation marks is quoted`() {
    check(
      """
      +#1 /* UIView+A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "UIView+A.swift"; sourceTree = "<group>"; };
      +#2 /* Über uns */ = {
      +isa = PBXGroup;
      +children = (
      +#1 /* UIView+A.swift */,
      +);
      +path = "Über uns";
      +sourceTree = "<group>";
      +};
      +#2 /* Über uns */,
      """
    ) { edit in
      try edit.add(
        XcodeFile(path: "App/Über uns/UIView+A.swift", group: "App/Über uns", targets: []))
    }
  }
}
