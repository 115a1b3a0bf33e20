import AdderBase
internal import AdderFindings

/// Determines the location of a new module in a Swift package: its target, test target and folders.
struct PackageLocator {
  let project: Project
  let package: SwiftPackage
  /// The folder in which the command was started; `nil` if it is outside the project.
  let workingDirectory: RelativePath?
  /// The folders of the existing modules, as far as the names of files show them.
  let existing: ExistingModules.Folders

  func location(
    of module: ModuleName, code: PlaceRequest, tests: PlaceRequest
  ) throws -> ModuleLocation {
    var findings: [Finding] = []
    let target = try codeTarget(for: code, of: module, &findings)
    let folder = try code.folder ?? defaultFolder(for: module, in: target)
    if code.folder == nil, let target, !target.compiles(folder.appending(module.text)) {
      findings.append(outsideTargets(folder, code))
    }
    let testTarget = try self.testTarget(for: tests, of: target)
    let productModule =
      project.settings.productModule ?? Project.identifier(target?.name ?? package.name)
    var location = ModuleLocation(
      code: code.place(of: module, in: folder, target), tests: nil,
      productModule: productModule, findings: findings)
    if let testFolder = try tests.folder
      ?? testTarget.map({ try testFolder(in: $0, mirroring: folder, of: target) })
    {
      let place = tests.place(of: module, in: testFolder, testTarget)
      location.tests = place
      let isMirrored = tests.folder == nil
      if testTarget.map({ isMirrored && !$0.compiles(place.folder) }) ?? true {
        location.findings.append(outsideTargets(testFolder, tests))
      }
      if let target, let testTarget {
        location.findings += missingDependency(of: testTarget, on: target, tests)
      }
    } else {
      location.findings.append(noTestTarget(for: target))
    }
    return location
  }

  // MARK: - The target

  private var candidates: [SwiftPackage.Target] { package.targets.filter(\.takesModules) }

  private func codeTarget(
    for request: PlaceRequest, of module: ModuleName, _ findings: inout [Finding]
  ) throws(ProjectError) -> SwiftPackage.Target? {
    if let target = try namedTarget(request, among: candidates) {
      try refuseOutside(target, request, module)
      return target
    }
    guard let folder = request.folder else { return try likelyTarget() }
    let target = self.target(compiling: folder.appending(module.text), among: candidates)
    if target == nil { findings.append(outsideTargets(folder, request)) }
    return target
  }

  /// Returns the target named on the command line or in the settings, or `nil` if no target is
  /// named.
  private func namedTarget(
    _ request: PlaceRequest, among candidates: [SwiftPackage.Target]
  ) throws(ProjectError) -> SwiftPackage.Target? {
    guard let name = request.targets.first else { return nil }
    guard request.targets.count == 1 else {
      throw .severalTargets(
        request.targets, option: request.purpose.targetsOption, request.targetsPlace)
    }
    if let target = candidates.first(where: { $0.name == name }) { return target }
    if let other = package.target(named: name) {
      throw .unsuitableTarget(
        name, kind: other.kind, candidates: candidates.map(\.name), request.targetsPlace)
    }
    // If the manifest computes its targets, the named target may be one of them. The folder of
    // such a target is unknown, so the target is accepted only if the user has set a folder.
    if !package.isComplete, let folder = request.folder {
      return SwiftPackage.Target(
        kind: request.purpose == .code ? .library : .test, name: name, isConditional: false,
        folder: folder,
        dependencies: [], products: [], knowsDependencies: false, sources: nil, exclude: [])
    }
    throw .unknownTarget(
      name, candidates: candidates.map(\.name), isComplete: package.isComplete,
      pathOption: request.purpose.pathOption, request.targetsPlace)
  }

  private func refuseOutside(
    _ target: SwiftPackage.Target, _ request: PlaceRequest, _ module: ModuleName
  ) throws(ProjectError) {
    guard let folder = request.folder, let targetFolder = target.folder,
      !target.compiles(folder.appending(module.text))
    else { return }
    throw .folderOutsideTarget(
      folder, target: target.name, targetFolder: targetFolder, request.folderPlace)
  }

  private func likelyTarget() throws(ProjectError) -> SwiftPackage.Target {
    // Conditional targets are used only if they are named explicitly.
    let candidates = candidates.filter { !$0.isConditional }
    if candidates.count == 1 { return candidates[0] }
    if let workingDirectory, let here = target(containing: workingDirectory, among: candidates) {
      return here
    }
    if let folder = existing.code,
      let target = self.target(compiling: folder.appending("Module"), among: candidates)
    {
      return target
    }
    let inhabited = candidates.filter { target in
      target.folder.map { ModuleFolderConvention.holdsModules(project.root.appending($0)) } ?? false
    }
    if inhabited.count == 1 { return inhabited[0] }
    guard !candidates.isEmpty else {
      throw .noTarget(package: package.name, isComplete: package.isComplete)
    }
    throw .ambiguousTarget(
      (inhabited.isEmpty ? candidates : inhabited).map(\.name), isComplete: package.isComplete)
  }

  /// Returns the innermost target whose folder contains a path.
  private func target(
    containing path: RelativePath, among targets: [SwiftPackage.Target]
  ) -> SwiftPackage.Target? {
    innermost(targets.filter { $0.folder.map { path.isInside($0) } ?? false })
  }

  private func target(
    compiling path: RelativePath, among targets: [SwiftPackage.Target]
  ) -> SwiftPackage.Target? {
    innermost(targets.filter { $0.compiles(path) })
  }

  private func innermost(_ targets: [SwiftPackage.Target]) -> SwiftPackage.Target? {
    targets.max { ($0.folder?.components.count ?? 0) < ($1.folder?.components.count ?? 0) }
  }

  // MARK: - The test target

  private func testTarget(
    for request: PlaceRequest, of target: SwiftPackage.Target?
  ) throws(ProjectError) -> SwiftPackage.Target? {
    let candidates = package.targets.filter { $0.kind == .test }
    if let named = try namedTarget(request, among: candidates) { return named }
    if let folder = request.folder {
      return self.target(compiling: folder.appending("Module"), among: candidates)
    }
    guard let target else { return nil }
    let conventional = candidates.first { $0.name == target.name + "Tests" }
    let depending = candidates.filter { $0.dependencies.contains(target.name) }
    if let conventional, depending.contains(conventional) { return conventional }
    // If the manifest computes the dependencies of the tests, the target's name decides.
    return depending.first ?? (conventional?.knowsDependencies == false ? conventional : nil)
  }

  // MARK: - Folders

  /// Returns the most suitable folder for new modules, preferably one whose files the target
  /// compiles.
  private func defaultFolder(
    for module: ModuleName, in target: SwiftPackage.Target?
  ) throws(ProjectError) -> RelativePath {
    let usual = RelativePath.root.appending("Modules")
    guard let target else { return usual }
    if let folder = existing.code, target.compiles(folder.appending(module.text)) { return folder }
    let base = try base(of: target, option: "--module_path")
    let conventional = ModuleFolderConvention.folder(in: project.root.appending(base))
    let folders = [conventional ?? usual, usual, .root].map { base.appending($0) }
    return folders.first { target.compiles($0.appending(module.text)) } ?? folders[0]
  }

  /// Returns the folder of the existing modules' tests if the test target compiles it, else the
  /// mirrored folder.
  private func testFolder(
    in testTarget: SwiftPackage.Target, mirroring folder: RelativePath,
    of target: SwiftPackage.Target?
  ) throws(ProjectError) -> RelativePath {
    if let existing = existing.tests(of: folder), testTarget.compiles(existing.appending("Module"))
    {
      return existing
    }
    return try mirror(folder, of: target, in: testTarget)
  }

  /// Returns the folder in the test target that corresponds to the given folder in the code's
  /// target.
  private func mirror(
    _ folder: RelativePath, of target: SwiftPackage.Target?, in testTarget: SwiftPackage.Target
  ) throws(ProjectError) -> RelativePath {
    let base = try base(of: testTarget, option: "--test_path")
    let codeBase = try target.map { target throws(ProjectError) in
      try self.base(of: target, option: "--module_path")
    }
    let inner = codeBase.flatMap { folder.relative(to: $0) }
    return base.appending(inner ?? RelativePath.root.appending(folder.name))
  }

  /// Returns the target's folder, or the first folder of `sources` if the
  /// target compiles only the folders in `sources`.
  private func base(
    of target: SwiftPackage.Target, option: String
  ) throws(ProjectError) -> RelativePath {
    guard let folder = target.folder else {
      throw .unknownTargetFolder(target.name, option: option)
    }
    guard let source = target.sources?.first, !target.compiles(folder.appending("Modules")),
      let inner = try? RelativePath(validating: source)
    else { return folder }
    return folder.appending(inner)
  }

  // MARK: - Findings

  private func outsideTargets(_ folder: RelativePath, _ request: PlaceRequest) -> Finding {
    let isCode = request.purpose == .code
    return Finding(
      rule: "ModuleOutsideTargets", severity: .warning, location: request.folderPlace,
      message: """
        No \(isCode ? "target" : "test target") of the package compiles files in '\(folder)'. \
        Choose a folder inside one, or add the folder to Package.swift.
        """)
  }

  private func missingDependency(
    of testTarget: SwiftPackage.Target, on target: SwiftPackage.Target, _ request: PlaceRequest
  ) -> [Finding] {
    guard testTarget.knowsDependencies, !testTarget.dependencies.contains(target.name) else {
      return []
    }
    return [
      Finding(
        rule: "TestTargetWithoutCode", severity: .warning,
        location: request.targets.isEmpty ? request.folderPlace : request.targetsPlace,
        message: """
          The test target '\(testTarget.name)' does not depend on '\(target.name)', so its tests \
          cannot import what they test. Add '\(target.name)' to its dependencies in \
          Package.swift, or choose another test target.
          """)
    ]
  }

  private func noTestTarget(for target: SwiftPackage.Target?) -> Finding {
    guard let name = target?.name else {
      return Finding(
        rule: "NoTestTarget", severity: .note,
        message: """
          No target is known for the module, so no tests are generated. Choose a folder inside a \
          target, or give \(PlaceRequest.Purpose.tests.pathOption).
          """)
    }
    return Finding(
      rule: "NoTestTarget", severity: .note,
      message: """
        No test target depends on '\(name)', so no tests are generated. Add \
        '.testTarget(name: "\(name)Tests", dependencies: ["\(name)"])' to Package.swift to get them.
        """)
  }
}

extension PlaceRequest {
  fileprivate func place(
    of module: ModuleName, in folder: RelativePath, _ target: SwiftPackage.Target?
  ) -> ModuleLocation.Place {
    var place = place(of: module, in: folder)
    place.targets = target.map { [$0.name] } ?? []
    return place
  }
}
