import AdderArchitectures
import AdderModuleDiscovery

extension Module {
  /// True for a module that a team keeps in its app to copy it, such as `Template`, `ViperTemplate` or `SceneBoilerplate`.
  var isScaffold: Bool {
    let words = NameWords(name).words.map { $0.lowercased() }
    return words.contains(where: Self.wordsOfScaffolds.contains)
      && words.allSatisfy { Self.wordsOfScaffolds.union(Self.plainWords).contains($0) }
  }

  private static let wordsOfScaffolds: Set = ["template", "boilerplate", "scaffold", "skeleton"]
  private static let plainWords: Set = [
    "viper", "vip", "mvp", "clean", "swift", "module", "scene", "screen", "base", "empty", "my",
    "new",
  ]
}
