import Testing

@testable import AdderXcodeProjects

@Suite struct StyleTests {
  private let file = XcodeFile(path: "App/P/A.swift", group: "App/P", targets: ["App"])

  /// A file whose addition creates a build phase and a section.
  private let view = XcodeFile(path: "App/P/V.xib", group: "App/P", targets: ["AppTests"])

  /// Adds two files to a project, checks that removing them
  /// restores the text, and returns the text with both files.
  private func checkThereAndBack(
    _ text: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws -> String {
    var edit = XcodeProjectEdit(try read(text, location))
    try edit.add(file)
    try edit.add(view)
    let edited = String(decoding: edit.result(), as: UTF8.self)
    var back = XcodeProjectEdit(try read(edited, location))
    try back.remove(file.path)
    try back.remove(view.path)
    try back.removeEmptyGroups(file.group)
    #expect(String(decoding: back.result(), as: UTF8.self) == text, sourceLocation: location)
    return edited
  }

  @Test func `Line endings of two bytes are kept`() throws {
    let text = sample.replacing("\n", with: "\r\n")
    let edited = try checkThereAndBack(text)
    #expect(
      edited.replacing("\r\n", with: "").unicodeScalars.allSatisfy {
        !"\r\n".unicodeScalars.contains($0)
      })
  }

  @Test func `A byte order mark and a missing final line break are kept`() throws {
    _ = try checkThereAndBack("\u{FEFF}" + sample.dropLast())
  }

  @Test func `Indentation with spaces is kept`() throws {
    let text = sample.replacing("\t", with: "  ")
    #expect(!(try checkThereAndBack(text)).contains("\t"))
  }

  @Test func `No comments are added to a project without comments`() {
    let plain = sample.replacing(/\s?\/\*.*?\*\//, with: "")
    check(
      """
      +#1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      +#2,
      +#3,
      +#3 = {isa = PBXBuildFile; fileRef = #1; };
      +#2 = {
      +isa = PBXGroup;
      +children = (
      +#1,
      +);
      +path = P;
      +sourceTree = "<group>";
      +};
      """, in: plain
    ) { edit in try edit.add(file) }
  }

  @Test func `New strings are quoted where all strings are quoted`() {
    let quoted = sample.replacing(/\s?\/\*.*?\*\//, with: "")
      .replacing(/([0-9A-F]{24})/) { "\"\($0.output.1)\"" }
      .replacing(/isa = (\w+)/) { "isa = \"\($0.output.1)\"" }
    check(
      """
      +"#1" = {isa = "PBXFileReference"; lastKnownFileType = "sourcecode.swift"; path = "A.swift"; sourceTree = "<group>"; };
      +"#2",
      +"#3",
      +"#3" = {isa = "PBXBuildFile"; fileRef = "#1"; };
      +"#2" = {
      +isa = "PBXGroup";
      +children = (
      +"#1",
      +);
      +path = "P";
      +sourceTree = "<group>";
      +};
      """, in: quoted
    ) { edit in try edit.add(file) }
  }

  @Test func `Lists on one line stay on one line`() {
    let inline = sample.replacing(/\(\n\t*(.*),\n\t*\)/) { "(\($0.output.1))" }
    check(
      """
      +#1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = #2 /* A.swift */; };
      +#2 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      +, #3 /* P */
      +#3 /* P */ = {
      +isa = PBXGroup;
      +children = (
      +#2 /* A.swift */,
      +);
      +path = P;
      +sourceTree = "<group>";
      +};
      +, #1 /* A.swift in Sources */
      """, in: inline
    ) { edit in try edit.add(file) }
    let separated = sample.replacing(/\(\n\t*(.*,)\n\t*\)/) { "(\($0.output.1) )" }
    check(
      """
      +#1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = #2 /* A.swift */; };
      +#2 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      + #3 /* P */,
      +#3 /* P */ = {
      +isa = PBXGroup;
      +children = (
      +#2 /* A.swift */,
      +);
      +path = P;
      +sourceTree = "<group>";
      +};
      + #1 /* A.swift in Sources */,
      """, in: separated
    ) { edit in try edit.add(file) }
  }

  @Test func `An empty list on one line is split into several lines`() {
    let empty = sample.replacing("500000000000000000000001 /* App.swift in Sources */,", with: "")
      .replacing(/files = \(\s*\)/, with: "files = ()")
    check(
      """
      +#1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = #2 /* A.swift */; };
      +#2 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      +#2 /* A.swift */,
      +
      +#1 /* A.swift in Sources */,
      +
      """, in: empty
    ) { edit in
      try edit.add(XcodeFile(path: "App/A.swift", group: "App", targets: ["App"]))
    }
  }

  @Test func `A list without a trailing comma gets one`() {
    let open = sample.replacing("/* App.swift */,\n", with: "/* App.swift */\n")
    check(
      """
      +#1 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      +,
      +#1 /* A.swift */,
      """, in: open
    ) { edit in
      try edit.add(XcodeFile(path: "App/A.swift", group: "App", targets: []))
    }
  }

  @Test func `New objects are added at the end of an unsorted section`() {
    let first = "500000000000000000000003 = {"
    let unordered = sample.replacing(first, with: "F00000000000000000000003 = {")
      .replacing("mainGroup = 5", with: "mainGroup = F")
    check(
      """
      +#1 /* P */,
      +#1 /* P */ = {
      +isa = PBXGroup;
      +children = (
      +);
      +name = P;
      +sourceTree = "<group>";
      +};
      """, in: unordered
    ) { edit in try edit.addGroup("App/P", folder: nil) }
  }

  @Test func `A sorted group stays sorted`() {
    let children = ["A.swift", "b.swift", "D.swift"].enumerated().map { index, name in
      (id: "60000000000000000000000\(index)", name: name)
    }
    let ordered = sample.replacing(
      "/* End PBXFileReference section */",
      with: children.map {
        "\t\t\($0.id) /* \($0.name) */ = {isa = PBXFileReference; path = \($0.name); sourceTree = \"<group>\"; };\n"
      }.joined() + "/* End PBXFileReference section */"
    )
    .replacing(
      "\t\t\t\t500000000000000000000002 /* App.swift */,\n",
      with: children.map { "\t\t\t\t\($0.id) /* \($0.name) */,\n" }.joined())
    check(
      """
      +#1 /* E.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = E.swift; sourceTree = "<group>"; };
      +#2 /* C.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = C.swift; sourceTree = "<group>"; };
      +#2 /* C.swift */,
      +#1 /* E.swift */,
      """, in: ordered
    ) { edit in
      try edit.add(XcodeFile(path: "App/C.swift", group: "App", targets: []))
      try edit.add(XcodeFile(path: "App/E.swift", group: "App", targets: []))
    }
  }

  @Test func `Unknown classes, keys and comments are kept`() throws {
    let text = sample.replacing(
      "/* Begin PBXGroup section */",
      with:
        "/* Begin PBXFuture section */\n// mine\n\t\tF0 /* x */ = { isa = PBXFuture; k = <00 ff>; };\n/* End PBXFuture section */\n\n/* Begin PBXGroup section */"
    ).replacing("path = App;", with: "path = App; /* why */ usesTabs = 0;")
    _ = try checkThereAndBack(text)
  }

  @Test func `Phases omit default values where the existing phases omit them`() {
    let modern = sample.replacing("\t\t\tbuildActionMask = 2147483647;\n", with: "")
      .replacing("\t\t\trunOnlyForDeploymentPostprocessing = 0;\n", with: "")
    check(
      """
      +#1 /* A.xib in Resources */ = {isa = PBXBuildFile; fileRef = #2 /* A.xib */; };
      +#2 /* A.xib */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = A.xib; sourceTree = "<group>"; };
      +#2 /* A.xib */,
      +#3 /* Resources */,
      +/* Begin PBXResourcesBuildPhase section */
      +#3 /* Resources */ = {
      +isa = PBXResourcesBuildPhase;
      +files = (
      +#1 /* A.xib in Resources */,
      +);
      +};
      +/* End PBXResourcesBuildPhase section */
      +
      """, in: modern
    ) { edit in
      try edit.add(XcodeFile(path: "App/A.xib", group: "App", targets: ["App"]))
    }
  }
}
