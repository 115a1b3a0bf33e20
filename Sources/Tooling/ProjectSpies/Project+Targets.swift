import AdderContractSpies
import AdderModuleGeneration
import AdderProjects

extension Project {
  /// What the settings of the targets say about isolation.
  func isolation(_ xcode: XcodeProjectFile?) -> TargetIsolation {
    if case .swiftPackage(let package) = kind {
      return TargetIsolation(
        onMainActor: Set(package.targets.filter(\.isMainActorByDefault).map(\.name)),
        inSwift6: Set(package.targets.filter(\.isSwift6).map(\.name)))
    }
    let targets = xcode?.layout.targets ?? []
    return TargetIsolation(
      onMainActor: Set(targets.filter(\.isMainActorByDefault).map(\.name)),
      inSwift6: Set(targets.filter(\.isSwift6).map(\.name)))
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

/// What the build settings of a project's targets say about isolation, by the names of the targets.
package struct TargetIsolation: Sendable {
  /// The targets whose declarations belong to the main actor unless they say otherwise.
  var onMainActor: Set<String> = []
  /// The targets in the language mode of Swift 6.
  var inSwift6: Set<String> = []

  package init(onMainActor: Set<String> = [], inSwift6: Set<String> = []) {
    (self.onMainActor, self.inSwift6) = (onMainActor, inSwift6)
  }
}

extension SpyFile.Options {
  /// The options for spies that are built into some targets.
  init(_ request: SpyRequest, in targets: [String], _ isolation: TargetIsolation) {
    self.init(
      suffix: request.suffix,
      isMainActorByDefault: targets.contains(where: isolation.onMainActor.contains),
      usesLibrary: request.usesLibrary)
    isSwift6 = targets.contains(where: isolation.inSwift6.contains)
  }
}
