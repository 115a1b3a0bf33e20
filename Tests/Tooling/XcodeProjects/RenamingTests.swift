import Testing

@testable import AdderXcodeProjects

@Suite struct RenamingTests {
  /// Checks the objects after `Old` was renamed to `New` in all paths and group names, and checks
  /// that the reverse rename restores the original.
  private func check(
    _ objects: String, becomes expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let head = "R = { isa = PBXProject; mainGroup = G; };"
    func whole(_ objects: String) -> String {
      "{ objects = { \(head) \(objects) }; rootObject = R; }"
    }
    let project = try read(whole(objects), location)
    let renamed = Self.renamed(project, from: "Old", to: "New")
    #expect(renamed == whole(expected), sourceLocation: location)
    let back = Self.renamed(try read(renamed, location), from: "New", to: "Old")
    #expect(back == whole(objects), sourceLocation: location)
  }

  private static func renamed(_ project: XcodeProject, from old: String, to new: String) -> String {
    let changes = project.changes { path in
      let renamed = path.map { $0.replacing(old, with: new) }
      return renamed == path ? nil : renamed
    } groups: { name, isWhole in
      name == old || isWhole ? name.replacing(old, with: new) : nil
    }
    return String(decoding: XcodeProjectEdit(project).result(of: changes), as: UTF8.self)
  }

  @Test func `A file is renamed in its reference and in comments`() throws {
    try check(
      """
      G = { isa = PBXGroup; children = ( F /* OldView.swift */, ); };
      F /* OldView.swift */ = { isa = PBXFileReference; path = OldView.swift; };
      B /* OldView.swift in Sources */ = { isa = PBXBuildFile; fileRef = F /* OldView.swift */; };
      S = { isa = PBXSourcesBuildPhase; files = ( B /* OldView.swift in Sources */, ); };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( F /* NewView.swift */, ); };
        F /* NewView.swift */ = { isa = PBXFileReference; path = NewView.swift; };
        B /* NewView.swift in Sources */ = { isa = PBXBuildFile; fileRef = F /* NewView.swift */; };
        S = { isa = PBXSourcesBuildPhase; files = ( B /* NewView.swift in Sources */, ); };
        """)
  }

  @Test func `A group without a folder is called whole if everything in it is renamed`() throws {
    try check(
      """
      G = { isa = PBXGroup; children = ( A, B ); };
      A = { isa = PBXGroup; name = "The Old"; children = ( F ); };
      B = { isa = PBXGroup; name = "Also Old"; children = ( E, C ); };
      F = { isa = PBXFileReference; path = OldView.swift; };
      E = { isa = PBXFileReference; path = OldRow.swift; };
      C = { isa = PBXFileReference; path = Other.swift; };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( A, B ); };
        A = { isa = PBXGroup; name = "The New"; children = ( F ); };
        B = { isa = PBXGroup; name = "Also Old"; children = ( E, C ); };
        F = { isa = PBXFileReference; path = NewView.swift; };
        E = { isa = PBXFileReference; path = NewRow.swift; };
        C = { isa = PBXFileReference; path = Other.swift; };
        """)
  }

  @Test func `A group is renamed with its folder, or with its files if it has no folder`() throws {
    try check(
      """
      G = { isa = PBXGroup; children = ( A /* Old */, L /* Old */, O /* Old */ ); };
      A /* Old */ = { isa = PBXGroup; path = Old; children = ( F ); };
      L /* Old */ = { isa = PBXGroup; name = Old; children = ( E ); };
      O /* Old */ = { isa = PBXGroup; name = Old; children = ( ); };
      F = { isa = PBXFileReference; path = Same.swift; };
      E = { isa = PBXFileReference; name = Old.swift; path = Other/Old/Old.swift; sourceTree = SOURCE_ROOT; };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( A /* New */, L /* New */, O /* Old */ ); };
        A /* New */ = { isa = PBXGroup; path = New; children = ( F ); };
        L /* New */ = { isa = PBXGroup; name = New; children = ( E ); };
        O /* Old */ = { isa = PBXGroup; name = Old; children = ( ); };
        F = { isa = PBXFileReference; path = Same.swift; };
        E = { isa = PBXFileReference; name = New.swift; path = Other/New/New.swift; sourceTree = SOURCE_ROOT; };
        """)
  }

  @Test func `A storyboard is renamed in all its localizations`() throws {
    try check(
      """
      G = { isa = PBXGroup; children = ( V /* Old.storyboard */ ); };
      V /* Old.storyboard */ = { isa = PBXVariantGroup; name = Old.storyboard; children = ( C, D ); };
      C = { isa = PBXFileReference; name = Base; path = Base.lproj/Old.storyboard; };
      D = { isa = PBXFileReference; name = ru; path = ru.lproj/Old.strings; };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( V /* New.storyboard */ ); };
        V /* New.storyboard */ = { isa = PBXVariantGroup; name = New.storyboard; children = ( C, D ); };
        C = { isa = PBXFileReference; name = Base; path = Base.lproj/New.storyboard; };
        D = { isa = PBXFileReference; name = ru; path = ru.lproj/New.strings; };
        """)
  }

  @Test func `The exceptions of a synchronized folder are renamed with its files`() throws {
    try check(
      """
      G = { isa = PBXGroup; children = ( S ); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( X ); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            membershipExceptions = ( Modules/Old/Info.plist, Other.plist, ); };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( S ); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( X ); };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
              membershipExceptions = ( Modules/New/Info.plist, Other.plist, ); };
        """)
  }

  @Test func `Settings that a synchronized folder has for single files are renamed with them`()
    throws
  {
    try check(
      """
      G = { isa = PBXGroup; children = ( S ); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( X, P );
            explicitFileTypes = { Modules/Old/OldData.x = text.json; };
            explicitFolders = ( Modules/Old, ); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            additionalCompilerFlagsByRelativePath = { "Modules/Old/Old+C.m" = "-fno-objc-arc"; };
            attributesByRelativePath = { Modules/Old/Old.h = ( Public, ); Other.h = ( Public, ); };
            platformFiltersByRelativePath = { Modules/Old/Old.swift = ( ios, ); }; };
      P = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
            membershipExceptions = ( Modules/Old/Old.bin, ); };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( S ); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = ( X, P );
              explicitFileTypes = { Modules/New/NewData.x = text.json; };
              explicitFolders = ( Modules/New, ); };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
              additionalCompilerFlagsByRelativePath = { "Modules/New/New+C.m" = "-fno-objc-arc"; };
              attributesByRelativePath = { Modules/New/New.h = ( Public, ); Other.h = ( Public, ); };
              platformFiltersByRelativePath = { Modules/New/New.swift = ( ios, ); }; };
        P = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
              membershipExceptions = ( Modules/New/New.bin, ); };
        """)
  }

  @Test func `Quotation marks are kept, and text that is not a file name stays the same`() throws {
    try check(
      """
      G = { isa = PBXGroup; children = ( F ); };
      F /* Old */ = { isa = PBXFileReference; path = "Old+Rows.swift"; comments = "Old"; };
      T = { isa = PBXNativeTarget; name = Old; };
      """,
      becomes: """
        G = { isa = PBXGroup; children = ( F ); };
        F /* Old */ = { isa = PBXFileReference; path = "New+Rows.swift"; comments = "Old"; };
        T = { isa = PBXNativeTarget; name = Old; };
        """)
  }

  @Test(.enabled(if: RealProject.areThere), arguments: RealProject.all)
  func `Renaming files there and back restores every byte`(_ real: RealProject) throws {
    let project = try XcodeProject(parsing: real.bytes, file: real.name)
    let names = Set(
      project.objects(ofClass: "PBXFileReference").compactMap { $0.string("path") }
        .map { XcodePath.lastComponent(of: $0) }.filter { $0.hasSuffix(".swift") })
    for name in names.sorted().prefix(10) {
      let stem = String(name.dropLast(".swift".count))
      guard !stem.isEmpty, !stem.contains("Zyx") else { continue }
      let there = Self.renamed(project, from: stem, to: "Zyx")
      #expect(there != String(decoding: real.bytes, as: UTF8.self))
      let renamed = try XcodeProject(parsing: Array(there.utf8), file: real.name)
      #expect(Array(Self.renamed(renamed, from: "Zyx", to: stem).utf8) == real.bytes, "\(name)")
    }
  }
}
