/// A problem in a settings file that prevents generating modules. Commands that do not
/// generate modules ignore it.
package struct Obstacle: Equatable, Sendable {
  /// The key of the setting in adder.yml. The obstacle does not apply if adder.yml or the
  /// command line sets this value.
  package var setting: String
  package var error: ProjectError
}

extension Project {
  /// Throws if an obstacle prevents generating a module with these requests. All missing mandatory
  /// keys are reported together.
  func refuseObstacles(_ code: PlaceRequest, _ tests: PlaceRequest) throws(ProjectError) {
    let errors = settingsFiles.flatMap(\.obstacles).filter { !isOvercome($0, code, tests) }
      .map(\.error)
    guard let first = errors.first else { return }
    guard case .missingRambafileKeys(_, let place) = first else { throw first }
    throw .missingRambafileKeys(errors.flatMap(\.missingKeys), place)
  }

  private func isOvercome(
    _ obstacle: Obstacle, _ code: PlaceRequest, _ tests: PlaceRequest
  ) -> Bool {
    // With an adder.yml, the mandatory keys of a Rambafile are optional.
    if !obstacle.error.missingKeys.isEmpty {
      return settingsFiles.contains { $0.kind == .adder }
    }
    return switch obstacle.setting {
    case code.purpose.targetsKey: !code.targets.isEmpty
    case code.purpose.foldersKey: code.folder != nil
    case tests.purpose.targetsKey: !tests.targets.isEmpty
    case tests.purpose.foldersKey: tests.folder != nil
    case "prefix": settings.prefix != nil
    case "xcodeProject": settings.xcodeProject != nil
    default: false
    }
  }
}

extension ProjectError {
  /// The missing mandatory keys that the error reports.
  fileprivate var missingKeys: [String] {
    if case .missingRambafileKeys(let keys, _) = self { keys } else { [] }
  }
}
