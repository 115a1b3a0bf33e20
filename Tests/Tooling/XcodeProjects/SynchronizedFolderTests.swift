import Testing

@testable import AdderXcodeProjects

@Suite struct SynchronizedFolderTests {
  /// The sample with a synchronized folder `Feature` that belongs to the app.
  private let folders = sample.replacing(
    "/* Begin PBXGroup section */",
    with: """
      /* Begin PBXFileSystemSynchronizedRootGroup section */
      \t\t500000000000000000000010 /* Feature */ = {isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; path = Feature; sourceTree = "<group>"; };
      /* End PBXFileSystemSynchronizedRootGroup section */

      /* Begin PBXGroup section */
      """
  )
  .replacing(
    "\t\t\t\t500000000000000000000004 /* App */,\n",
    with:
      "\t\t\t\t500000000000000000000004 /* App */,\n\t\t\t\t500000000000000000000010 /* Feature */,\n"
  )
  .replacing(
    "\t\t\tname = App;",
    with:
      "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t500000000000000000000010 /* Feature */,\n\t\t\t);\n\t\t\tname = App;"
  )

  /// The same project, with the folder's object written on several lines.
  private var severalLines: String {
    folders.replacing(
      "{isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; path = Feature; sourceTree = \"<group>\"; };",
      with:
        "{\n\t\t\tisa = PBXFileSystemSynchronizedRootGroup;\n\t\t\tpath = Feature;\n\t\t\tsourceTree = \"<group>\";\n\t\t};"
    )
  }

  @Test func `A file in a synchronized folder needs no edit for the folder's targets`() {
    check("", in: folders) { edit in
      let placement = try edit.add(
        XcodeFile(path: "Feature/Profile/P.swift", group: "Feature/Profile", targets: ["App"]))
      #expect(placement == .inSynchronizedFolder("Feature"))
      try edit.addGroup("Feature/Profile/View", folder: "Feature/Profile/View")
    }
  }

  @Test func `A file for another target becomes an exception for both targets`() {
    let tests = XcodeFile(path: "Feature/P/T.swift", group: "Feature/P", targets: ["AppTests"])
    check(
      """
      +/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
      +#1 /* Exceptions for "Feature" folder in "App" target */ = {
      +isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      +membershipExceptions = (
      +P/T.swift,
      +);
      +target = 500000000000000000000005 /* App */;
      +};
      +#2 /* Exceptions for "Feature" folder in "AppTests" target */ = {
      +isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      +membershipExceptions = (
      +P/T.swift,
      +);
      +target = 500000000000000000000006 /* AppTests */;
      +};
      +/* End PBXFileSystemSynchronizedBuildFileExceptionSet section */
      +
      + exceptions = (#1 /* Exceptions for "Feature" folder in "App" target */, #2 /* Exceptions for "Feature" folder in "AppTests" target */, );
      """, in: folders
    ) { edit in try edit.add(tests) }
    check(
      """
      +/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
      +#1 /* Exceptions for "Feature" folder in "App" target */ = {
      +isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      +membershipExceptions = (
      +P/T.swift,
      +);
      +target = 500000000000000000000005 /* App */;
      +};
      +#2 /* Exceptions for "Feature" folder in "AppTests" target */ = {
      +isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      +membershipExceptions = (
      +P/T.swift,
      +);
      +target = 500000000000000000000006 /* AppTests */;
      +};
      +/* End PBXFileSystemSynchronizedBuildFileExceptionSet section */
      +
      +exceptions = (
      +#1 /* Exceptions for "Feature" folder in "App" target */,
      +#2 /* Exceptions for "Feature" folder in "AppTests" target */,
      +);
      """, in: severalLines
    ) { edit in try edit.add(tests) }
  }

  @Test func `Exceptions are sorted, and removed with their file`() throws {
    var edit = XcodeProjectEdit(try read(folders))
    for name in ["C", "A"] {
      try edit.add(
        XcodeFile(path: "Feature/\(name).swift", group: "Feature", targets: ["App", "AppTests"]))
    }
    let edited = String(decoding: edit.result(), as: UTF8.self)
    check(
      """
      +B.swift,
      """, in: edited
    ) { edit in
      try edit.add(
        XcodeFile(path: "Feature/B.swift", group: "Feature", targets: ["App", "AppTests"]))
    }
    check(
      """
      -C.swift,
      """, in: edited
    ) { edit in try edit.remove("Feature/C.swift") }
    var removal = XcodeProjectEdit(try read(edited))
    try removal.remove("Feature/A.swift")
    try removal.add(XcodeFile(path: "Feature/C.swift", group: "Feature", targets: ["App"]))
    // The list is added with the first exception and removed with the last.
    #expect(String(decoding: removal.result(), as: UTF8.self) == folders)
    let withList = folders.replacing(
      "isa = PBXFileSystemSynchronizedRootGroup;",
      with: "isa = PBXFileSystemSynchronizedRootGroup; exceptions = ();")
    try expectSame(after: "Feature/A.swift", in: withList)
  }

  /// Checks that adding and removing a file with exceptions restores every byte.
  private func expectSame(
    after file: String, in text: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    var adding = XcodeProjectEdit(try read(text))
    try adding.add(XcodeFile(path: file, group: "Feature", targets: ["App", "AppTests"]))
    var removing = XcodeProjectEdit(
      try read(String(decoding: adding.result(), as: UTF8.self)))
    try removing.remove(file)
    #expect(String(decoding: removing.result(), as: UTF8.self) == text, sourceLocation: place)
  }

  /// The sample with an exception set for the app. The set has these fields.
  private func folders(withExceptions fields: String) -> String {
    folders.replacing(
      "/* Begin PBXFileSystemSynchronizedRootGroup section */",
      with: """
        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        \t\t500000000000000000000011 /* X */ = {
        \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        \(fields)
        \t\t\ttarget = 500000000000000000000005 /* App */;
        \t\t};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        """
    )
    .replacing(
      "path = Feature;", with: "exceptions = (500000000000000000000011 /* X */, ); path = Feature;")
  }

  @Test func `A file's settings in a synchronized folder are removed with the file`() throws {
    let text = folders(
      withExceptions: """
        \t\t\tadditionalCompilerFlagsByRelativePath = {
        \t\t\t\tC.swift = "-Onone";
        \t\t\t\tD.swift = "-O";
        \t\t\t};
        """)
    check(
      """
      -C.swift = "-Onone";
      """, in: text
    ) { edit in try edit.remove("Feature/C.swift") }
  }

  @Test func `A set of exceptions is removed with the last file that it has settings for`() throws {
    let text = folders(
      withExceptions: """
        \t\t\tattributesByRelativePath = {
        \t\t\t\tC.h = (Public, );
        \t\t\t};
        \t\t\tmembershipExceptions = (
        \t\t\t\tC.h,
        \t\t\t);
        """)
    var edit = XcodeProjectEdit(try read(text))
    try edit.remove("Feature/C.h")
    let result = String(decoding: edit.result(), as: UTF8.self)
    #expect(!result.contains("ExceptionSet"))
    _ = try read(result)
  }

  @Test func `A file that stays in a target keeps its settings there`() throws {
    let text = folders(
      withExceptions: """
        \t\t\tadditionalCompilerFlagsByRelativePath = {
        \t\t\t\tC.swift = "-Onone";
        \t\t\t};
        """)
    check("", in: text) { edit in
      try edit.add(XcodeFile(path: "Feature/C.swift", group: "Feature", targets: ["App"]))
    }
  }

  @Test func `A file outside a synchronized folder cannot be added to its group`() {
    checkRefused(
      "error: 'App/A.swift' is to be shown in 'Feature', a folder that Xcode keeps in sync with the disk, but is not inside it. Put the file into that folder, or choose another group.",
      in: folders
    ) { edit in
      try edit.add(XcodeFile(path: "App/A.swift", group: "Feature/P", targets: []))
    }
  }
}
