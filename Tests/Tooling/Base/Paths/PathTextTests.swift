import AdderBase
import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    ("", [], "", ""), ("A.swift", ["A.swift"], "", "A.swift"),
    ("Sources/App/A.swift", ["Sources", "App", "A.swift"], "Sources/App", "A.swift"),
    ("Мой экран/Файл.swift", ["Мой экран", "Файл.swift"], "Мой экран", "Файл.swift"),
    ("/Shop/A.swift", ["Shop", "A.swift"], "/Shop", "A.swift"),
    ("App//A.swift", ["App", "A.swift"], "App/", "A.swift"), ("App/", ["App"], "App", ""),
  ])
  func `A path is split at its slashes`(
    path: String, names: [String], folder: String, file: String
  ) {
    #expect(path.pathNames == names)
    #expect(path.folder == folder)
    #expect(path.fileName == file)
  }

  @Test func `A folder contains itself and its files, not names with the same prefix`() {
    #expect("App/Feed".isInside(folder: "App/Feed"))
    #expect("App/Feed/A.swift".isInside(folder: "App/Feed"))
    #expect(!"App/FeedKit/A.swift".isInside(folder: "App/Feed"))
    #expect("A.swift".isInside(folder: ""))
    #expect("App/Feed/A.swift".foldersAround == ["App", "App/Feed"])
  }

  @Test func `A file's stem ends at its first dot, its extension begins after the last`() {
    #expect("App/Feed.view.swift".fileStem == "Feed")
    #expect("App/Feed.view.swift".fileExtension == "swift")
    #expect("App.kit/Makefile".fileExtension.isEmpty)
  }

  @Test func `A package manifest may be for one version of the tools`() {
    for path in ["Package.swift", "Kits/Feed/Package.swift", "Package@swift-5.9.swift"] {
      #expect(path.isManifest)
    }
    for path in ["MyPackage.swift", "Package.swift/Feed.swift", "Package@swift-5.9.md"] {
      #expect(!path.isManifest)
    }
  }
}
