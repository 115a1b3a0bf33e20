/// Why modules cannot be made with what a settings file says. Commands that make none go on.
package struct Obstacle: Equatable, Sendable {
  /// The setting, as adder.yml calls it. Where adder.yml or the command line gives it, nothing is
  /// in the way.
  package var setting: String
  package var error: ProjectError
}

extension Project {
  /// - Throws: what keeps a module from being made in these places. Mandatory keys that are missing
  ///   come first and are named together.
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
    // An adder.yml need not say what a Rambafile must.
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
  /// The mandatory keys that it names.
  fileprivate var missingKeys: [String] {
    if case .missingRambafileKeys(let keys, _) = self { keys } else { [] }
  }
}
