import AdderBase
import AdderContractSpies
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects

/// Where the files with spies go: beside the tests of their module.
struct SpyPlaces {
  /// The ending of the names of generated files, before which the module's name is.
  static let ending = "Spies.swift"

  private let request: SpyRequest
  /// The paths of files in test targets.
  private let testFiles: [String]
  private let generated: [String]
  /// The targets and groups of tests, and the folder that contains them.
  let location: ModuleLocation
  private let folder: RelativePath

  init(
    _ request: SpyRequest, in sources: ProjectSources, texts: SpySources,
    targets: ProjectTargets, xcode: XcodeProjectFile?, from workingDirectory: AbsolutePath
  ) throws {
    self.request = request
    generated = texts.generated.keys.sorted()
    testFiles = sources.files.swift.filter { texts.isTest($0) && texts.generated[$0] == nil }
    var options = LocationOptions()
    options.tests.path = request.folder?.text
    // The module's name does not matter: only the folder around it is used.
    location = try sources.project.location(
      of: ModuleName(validating: "Spies"), options: options, from: workingDirectory,
      xcode: xcode?.layout ?? XcodeLayout())
    guard let tests = location.tests else { throw SpyError.noTestFolder }
    folder = location.hasLogicalGroups ? tests.folder : tests.folder.parent
  }

  /// The names of the targets that the spies are built into.
  var targets: [String] { location.tests?.targets ?? [] }

  /// The path of the file with the spies of a module or of one protocol.
  func path(of group: SpyGroup) throws -> RelativePath {
    let name = group.name.split(separator: ".").joined() + Self.ending
    if request.folder == nil, let known = generated.first(where: { $0.hasSuffix("/\(name)") }) {
      return try RelativePath(validating: known)
    }
    if request.folder == nil, group.isModule, let tests = folderOfTests(of: group) {
      return tests.appending(name)
    }
    return folder.appending(group.isModule ? group.name : "Spies").appending(name)
  }

  /// The path of the file with the recorders.
  var support: RelativePath {
    let known = generated.first { $0.hasSuffix("/\(SpySupport.fileName)") }
    if request.folder == nil, let known, let path = try? RelativePath(validating: known) {
      return path
    }
    return folder.appending(SpySupport.fileName)
  }

  /// The folder of the existing tests of a module: a folder with the module's name, or the folder
  /// that contains the tests of its parts.
  private func folderOfTests(of group: SpyGroup) -> RelativePath? {
    var named: RelativePath?
    var around: RelativePath?
    let names = Set(group.parts.map { "\($0)Tests.swift" })
    for file in testFiles {
      guard let path = try? RelativePath(validating: file) else { continue }
      let folders = path.components.dropLast()
      if let place = folders.lastIndex(of: group.name) {
        let found = RelativePath(components: folders[...place])
        if named.map({ found.components.count < $0.components.count }) ?? true { named = found }
      }
      if names.contains(path.name) {
        around = around.map { $0.common(with: path.parent) } ?? path.parent
      }
    }
    return named ?? around
  }
}

extension RelativePath {
  /// The innermost folder that contains both.
  fileprivate func common(with other: RelativePath) -> RelativePath {
    let same = zip(components, other.components).prefix { $0 == $1 }
    return RelativePath(components: same.map(\.0))
  }
}
