package import AdderArchitectures
package import AdderBase
package import AdderProjects

extension CompanionPlaces {
  /// The folders that the folders of an architecture's app are in.
  package struct Base: Equatable, Sendable {
    /// The folder of the app's code.
    package var code: RelativePath
    /// The folder of the app's tests; `nil` if no tests are generated.
    package var tests: RelativePath?
    /// The folder of the modules, and of their tests.
    package var modules: RelativePath
    private var moduleTests: RelativePath?

    /// - Parameters:
    ///   - location: The place of any module of the project.
    ///   - target: The folder of the target that builds the code.
    ///   - testTarget: The folder of the target that builds the tests.
    package init(
      around location: ModuleLocation, target: RelativePath, testTarget: RelativePath?,
      _ architecture: Architecture
    ) {
      let app = architecture.app
      modules = location.code?.folder.parent ?? target
      code = modules.without(app?.modules) ?? target
      guard let folder = location.tests?.folder.parent else { return }
      moduleTests = folder
      let mirrored = modules.relative(to: code).flatMap { folder.without($0.text) }
      tests = folder.without(app?.tests) ?? mirrored ?? testTarget ?? folder
    }

    /// The folder of the tests of code in a folder.
    package func tests(of folder: RelativePath) -> RelativePath? {
      guard let tests else { return nil }
      if let moduleTests, let inner = folder.relative(to: modules) {
        return moduleTests.appending(inner)
      }
      return folder.relative(to: code).map { tests.appending($0) } ?? tests
    }
  }

  /// Where an architecture puts a service.
  ///
  /// - Parameter known: Where the project has its services already.
  package init(
    service names: CompanionNames, of architecture: Architecture, in base: Base,
    besides known: KnownFolder?
  ) {
    let folder =
      known?.folder ?? base.code.appending(architecture.app?.services ?? "Services")
    let models = architecture.app?.models.map { base.code.appending($0) }
    let code = known?.isFlat == true ? folder : folder.appending(names.contract)
    self.init(
      code: code, tests: base.tests(of: code), models: models ?? code, assembly: folder,
      assemblyTests: base.tests(of: folder))
  }

  /// Where an architecture puts a mapper that several services use.
  package init(
    mapper names: CompanionNames, of architecture: Architecture, in base: Base,
    besides known: KnownFolder?
  ) {
    let folder = known?.folder ?? base.code.appending(architecture.app?.core ?? "Core")
    let models = architecture.app?.models.map { base.code.appending($0) }
    let code = known?.isFlat == true ? folder : folder.appending(names.contract)
    self.init(
      code: code, tests: base.tests(of: code), models: models ?? code, assembly: folder,
      assemblyTests: base.tests(of: folder))
  }

  /// A folder in which a project keeps code of one kind.
  package struct KnownFolder: Equatable, Sendable {
    package var folder: RelativePath
    /// True if the files are directly in the folder, without a folder for each name.
    package var isFlat: Bool

    /// Finds the folder that contains most files whose names match a pattern. A folder around it that
    /// also has such files takes precedence, because inner folders are for one topic each.
    ///
    /// Returns `nil` if most of the files are elsewhere: it is then unclear where a new one belongs.
    ///
    /// - Parameters:
    ///   - patterns: The patterns of the names of types.
    ///   - paths: The paths of the project's Swift files.
    package init?(
      of patterns: [NamingPattern], among paths: [String], in base: Base
    ) {
      var counts: [KnownFolder: Int] = [:]
      for text in paths {
        let path = RelativePath.root.appending(text)
        guard path.isInside(base.code), !path.isInside(base.modules),
          base.tests.map({ $0 == base.code || !path.isInside($0) }) ?? true
        else { continue }
        let stem = String(path.name.dropLast(".swift".count))
        guard patterns.contains(where: { $0.matches(stem) }) else { continue }
        let own = path.parent.name
        let isFlat = !patterns.contains { $0.matches(own) }
        counts[
          Self(folder: isFlat ? path.parent : path.parent.parent, isFlat: isFlat), default: 0] += 1
      }
      let most = counts.max { one, other in
        (one.value, other.key.folder.text) < (other.value, one.key.folder.text)
      }
      guard let most else { return nil }
      let outer = counts.filter { other in
        other.value > 1 && other.key.folder != base.code
          && most.key.folder.isInside(other.key.folder) && other.key.folder != most.key.folder
      }.min { one, other in
        (one.key.folder.components.count, -one.value)
          < (other.key.folder.components.count, -other.value)
      }
      let chosen = outer?.key ?? most.key
      let inside = counts.filter { $0.key.folder.isInside(chosen.folder) }.values.reduce(0, +)
      guard inside * 2 >= counts.values.reduce(0, +) else { return nil }
      self = chosen
    }

    private init(folder: RelativePath, isFlat: Bool) {
      self.folder = folder
      self.isFlat = isFlat
    }
  }
}

extension CompanionPlaces.KnownFolder: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(folder.text)
    hasher.combine(isFlat)
  }
}

extension RelativePath {
  /// The path without the folders at its end; `nil` if it does not end in them.
  fileprivate func without(_ end: String?) -> RelativePath? {
    guard let end else { return nil }
    let names = end.split(separator: "/").map(String.init)
    guard components.suffix(names.count) == names[...] else { return nil }
    return RelativePath(components: components.dropLast(names.count))
  }

}
