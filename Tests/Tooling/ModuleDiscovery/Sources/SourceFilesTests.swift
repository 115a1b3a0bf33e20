import AdderBase
import AdderModuleDiscovery
import AdderTestSupport
import Testing

@Suite struct SourceFilesTests {
  private static let folders = [
    "App", "Pods", ".git", "App.xcodeproj", "build", "Old.xctemplate", "Feature", "Экран",
  ]
  private static let names = [
    "A.swift", "Main.storyboard", "Cell.xib", "Package.swift", "viperspec.yml", ".B.swift",
    "project.pbxproj", "Read.me",
  ]

  @Test func `A list of paths gives the same files as a search of the folder`() throws {
    for seed in 0..<samples(60, full: 400) {
      var random = SeededRandom(seed: seed)
      var paths: Set<String> = []
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let depth = Int.random(in: 0...3, using: &random)
        let folders = (0..<depth).map { _ in Self.folders.randomElement(using: &random) ?? "" }
        paths.insert(
          (folders + [Self.names.randomElement(using: &random) ?? ""]).joined(separator: "/"))
      }
      let folder = try TemporaryFolder()
      for path in paths { try folder.write("", to: path) }
      let excluded = [RelativePath.root.appending("Feature/App")]
      let searched = SourceFiles(in: AbsolutePath(folder.path), excluding: excluded)
      let listed = SourceFiles(among: paths.shuffled(using: &random), excluding: excluded)
      #expect(listed == searched, "seed \(seed): \(paths.sorted())")
    }
  }
}
