import AdderModuleGeneration
import AdderProjects

extension Project {
  /// The names of the targets whose declarations belong to the main actor unless they say otherwise.
  func targetsOnMainActor(_ xcode: XcodeProjectFile?) -> Set<String> {
    if case .swiftPackage(let package) = kind {
      return Set(package.targets.filter(\.isMainActorByDefault).map(\.name))
    }
    return Set(xcode?.layout.targets.filter(\.isMainActorByDefault).map(\.name) ?? [])
  }

  /// The names of the test targets whose build makes their spies, with the plugin `AdderSpies`.
  var targetsWithBuiltSpies: Set<String> {
    guard case .swiftPackage(let package) = kind else { return [] }
    return Set(package.targets.filter { $0.plugins.contains("AdderSpies") }.map(\.name))
  }

  /// What each target depends on, by the targets' names.
  func targetDependencies(_ xcode: XcodeProjectFile?) -> [String: [String]] {
    let targets: [(String, [String])]
    if case .swiftPackage(let package) = kind {
      targets = package.targets.map { ($0.name, $0.dependencies) }
    } else {
      targets = xcode?.layout.targets.map { ($0.name, $0.dependencies) } ?? []
    }
    return Dictionary(targets) { first, _ in first }
  }
}
