import AdderModuleDiscovery
import Testing

@Suite struct PathNamesTests {
  @Test(arguments: [
    ("", [], "", ""), ("A.swift", ["A.swift"], "", "A.swift"),
    ("Sources/App/A.swift", ["Sources", "App", "A.swift"], "Sources/App", "A.swift"),
    ("Мой экран/Файл.swift", ["Мой экран", "Файл.swift"], "Мой экран", "Файл.swift"),
    ("/Shop/A.swift", ["Shop", "A.swift"], "/Shop", "A.swift"),
    ("App//A.swift", ["App", "A.swift"], "App/", "A.swift"), ("App/", ["App"], "App", ""),
  ])
  func `A path is cut at its slashes`(
    path: String, names: [String], folder: String, file: String
  ) {
    #expect(path.pathNames == names)
    #expect(path.folder == folder)
    #expect(path.fileName == file)
  }
}
