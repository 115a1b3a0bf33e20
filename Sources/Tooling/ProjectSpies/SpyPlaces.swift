import AdderBase
import AdderContractSpies
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjects

/// Finds the places for the spies of each target.
struct SpyPlaces {
  private let request: SpyRequest
  private let project: Project
  private let texts: SpySources
  private let xcode: XcodeProjectFile?
  private let workingDirectory: AbsolutePath
  private var known: [String?: SpyPlace] = [:]
  private var others: [String: SpyPlace?] = [:]

  init(
    _ request: SpyRequest, in sources: ProjectSources, _ texts: SpySources,
    _ xcode: XcodeProjectFile?, from workingDirectory: AbsolutePath
  ) {
    self.request = request
    project = sources.project
    self.texts = texts
    self.xcode = xcode
    self.workingDirectory = workingDirectory
  }

  /// Returns the place beside the tests of a target: where `gen` would generate its tests.
  mutating func place(forTestsOf target: String?) throws -> SpyPlace {
    if let place = known[target] { return place }
    let location: ModuleLocation
    do {
      location = try self.location(ofTestsOf: target)
    } catch ProjectError.unknownTarget, ProjectError.unknownXcodeTarget {
      // The target belongs to another project or package in the same folder.
      location = try self.location(ofTestsOf: nil)
    }
    guard let place = place(at: location) else { throw SpyError.noTestFolder(target: target) }
    known[target] = place
    return place
  }

  /// Returns the place in another test target that mentions spies of a target's protocols; `nil` if the test target belongs
  /// to another project or package in the same folder, or somebody chose one folder for all spies.
  mutating func place(forTestsOf target: String?, in testTarget: String) throws -> SpyPlace? {
    if request.folder != nil { return nil }
    let key = "\(target ?? "") \(testTarget)"
    if let place = others[key] { return place }
    var found: SpyPlace?
    do {
      found = place(
        at: try location(ofTestsOf: target, in: testTarget, project.withoutPlacesOfModules))
    } catch ProjectError.unknownTarget, ProjectError.unknownXcodeTarget {}
    others[key] = .some(found)
    return found
  }

  private func place(at location: ModuleLocation) -> SpyPlace? {
    location.tests.map { tests in
      SpyPlace(
        location, tests.targets,
        in: location.hasLogicalGroups ? tests.folder : tests.folder.parent,
        isChosen: request.folder != nil, texts)
    }
  }

  private func location(ofTestsOf target: String?) throws -> ModuleLocation {
    do {
      return try location(ofTestsOf: target, in: nil, project)
    } catch ProjectError.folderOutsideTarget where target != nil {
      // The settings say where the modules of other targets go.
      return try location(ofTestsOf: target, in: nil, project.withoutPlacesOfModules)
    }
  }

  private func location(
    ofTestsOf target: String?, in testTarget: String?, _ project: Project
  ) throws -> ModuleLocation {
    var options = LocationOptions()
    if let target { options.code.targets = [target] }
    if let testTarget { options.tests.targets = [testTarget] }
    options.tests.path = request.folder?.text
    // The module's name does not matter: only the folder around it is used.
    return try project.location(
      of: ModuleName(validating: "Spies"), options: options, from: workingDirectory,
      xcode: xcode?.layout ?? XcodeLayout())
  }
}

extension Project {
  /// The same project, whose settings do not say where modules and their tests go.
  fileprivate var withoutPlacesOfModules: Project {
    var project = self
    (project.settings.modules, project.settings.tests) = (nil, nil)
    (project.settings.targets, project.settings.testTargets) = ([], [])
    return project
  }
}

/// Where the spies of one target go: beside the tests of their modules.
struct SpyPlace {
  /// The ending of the names of generated files, before which the module's name is.
  static let ending = "Spies.swift"

  let location: ModuleLocation
  /// The names of the targets that the spies are built into.
  let targets: [String]
  /// The folder that contains the tests of the target's modules.
  let folder: RelativePath
  /// True if somebody chose the folder, so that existing files do not matter.
  let isChosen: Bool
  /// The paths of the files that an earlier run generated for the same tests, by name.
  private let former: [String: RelativePath]
  private let tests: TestFolders
  private let texts: SpySources

  init(
    _ location: ModuleLocation, _ targets: [String], in folder: RelativePath, isChosen: Bool,
    _ texts: SpySources
  ) {
    self.location = location
    self.targets = targets
    self.folder = folder
    self.isChosen = isChosen
    self.texts = texts
    let isHere = Self.isHere(targets, folder, texts)
    var former: [String: RelativePath] = [:]
    for text in texts.generated.keys.sorted() where isHere(text) {
      guard let path = try? RelativePath(validating: text) else { continue }
      former[path.name] = former[path.name] ?? path
    }
    self.former = former
    tests = TestFolders(isChosen ? [] : texts.tests.filter(isHere))
  }

  /// The path of the file with the spies of a module or of one protocol.
  func path(of group: SpyGroup) throws -> RelativePath {
    let name = group.name.split(separator: ".").joined() + Self.ending
    if let known = generated(name) { return known }
    if !isChosen, group.isModule, let tests = folderOfTests(of: group) {
      return tests.appending(name)
    }
    return folder.appending(group.isModule ? group.name : "Spies").appending(name)
  }

  /// Writes the spies of a module or of one protocol.
  func file(
    of group: SpyGroup, in scope: ContractScope, _ request: SpyRequest,
    _ isolation: TargetIsolation
  ) -> SpyFile {
    var options = SpyFile.Options(request, in: targets, isolation)
    options.usualModule = usualModule
    options.breaksLines = request.breaksLines
    options.sees = { !texts.isTest($0) || isHere($0) }
    return SpyFile(of: group.protocols, in: scope, options: options)
  }

  /// The module of files that belong to no known target: the one that the tests import.
  var usualModule: String? {
    texts.importedInTests.contains(location.testedModule) ? location.testedModule : nil
  }

  /// The folder of the tests of a module.
  func tests(of group: SpyGroup) -> RelativePath {
    (isChosen ? nil : folderOfTests(of: group)) ?? folder.appending(group.name)
  }

  /// The path of the file with the recorders.
  var support: RelativePath {
    generated(SpySupport.fileName) ?? folder.appending(SpySupport.fileName)
  }

  /// The path of the file with this name that an earlier run generated for the same tests.
  private func generated(_ name: String) -> RelativePath? { isChosen ? nil : former[name] }

  /// True if a file belongs to the same tests.
  func isHere(_ path: String) -> Bool { Self.isHere(targets, folder, texts)(path) }

  private static func isHere(
    _ targets: [String], _ folder: RelativePath, _ texts: SpySources
  ) -> (String) -> Bool {
    targets.isEmpty
      ? { $0.hasPrefix("\(folder.text)/") } : { texts.isBuilt($0, into: targets) }
  }

  /// The folder of the existing tests of a module: a folder with the module's name, or the folder
  /// that contains the tests of its parts.
  private func folderOfTests(of group: SpyGroup) -> RelativePath? {
    if let named = tests.named[group.name] { return named }
    return Set(group.parts).compactMap { tests.around["\($0)Tests.swift"] }
      .reduce(nil) { common, folder in common?.common(with: folder) ?? folder }
  }
}

/// The folders of tests.
private struct TestFolders {
  /// The outermost folder with each name.
  private(set) var named: [String: RelativePath] = [:]
  /// The innermost folder that contains all files with each name.
  private(set) var around: [String: RelativePath] = [:]

  init(_ files: [String]) {
    for file in files {
      guard let path = try? RelativePath(validating: file) else { continue }
      let folders = path.components.dropLast()
      for (place, name) in zip(folders.indices, folders).reversed() {
        // Of two folders with one name, the inner one of the same path counts.
        guard !folders[(place + 1)...].contains(name),
          named[name].map({ place + 1 < $0.components.count }) ?? true
        else { continue }
        named[name] = RelativePath(components: folders[...place])
      }
      around[path.name] = around[path.name].map { $0.common(with: path.parent) } ?? path.parent
    }
  }
}

extension RelativePath {
  /// The innermost folder that contains both.
  fileprivate func common(with other: RelativePath) -> RelativePath {
    let same = zip(components, other.components).prefix { $0 == $1 }
    return RelativePath(components: same.map(\.0))
  }
}
