import AdderBase
internal import AdderFindings

/// Determines the location of a new module in an Xcode project: its targets, folders and groups.
struct XcodeLocator {
  let project: Project
  let layout: XcodeLayout
  /// The name of the Xcode project in messages.
  let file: String
  /// The folder in which the command was started; `nil` if it is outside the project.
  let workingDirectory: RelativePath?
  /// The folders of the existing modules, as far as the names of files show them.
  let existing: ExistingModules.Folders
  /// Returns the names of the targets that list the files of the existing modules in a folder.
  var targetsOfModules: (RelativePath?) -> [String] = { _ in [] }
  /// Returns the folder of the existing modules according to their sources.
  var folderInSources: () -> RelativePath? = { nil }

  func location(
    of module: ModuleName, code: PlaceRequest, tests: PlaceRequest
  ) throws(ProjectError) -> ModuleLocation {
    if project.settings.makesCode == false, code.folder == nil, code.targets.isEmpty {
      let targets = try namedTargets(tests)
      return ModuleLocation(
        code: nil, tests: place(of: module, tests, in: tests.folder ?? .root, targets),
        hasLogicalGroups: hasLogicalGroups, productModule: productModule(of: nil),
        testedModule: testedModule(of: nil, testsIn: tests.folder))
    }
    let targets = try codeTargets(code)
    let folder = code.folder ?? usualFolder(in: targets.first)
    var location = ModuleLocation(
      code: place(of: module, code, in: folder, targets), tests: nil,
      hasLogicalGroups: hasLogicalGroups, productModule: productModule(of: targets.first))
    location.testedModule = testedModule(of: targets.first, testsIn: nil)
    if let (testTargets, testFolder) = try testPlace(tests, mirroring: folder, of: targets) {
      location.tests = place(of: module, tests, in: testFolder, testTargets)
      location.testedModule = testedModule(
        of: targets.first, testsIn: testTargets.first?.folder ?? tests.folder)
    } else {
      location.findings.append(noTestTarget(for: targets))
    }
    return location
  }

  private var hasLogicalGroups: Bool { project.settings.hasLogicalGroups ?? false }

  /// Returns the module that tests import: from the settings, else the target's product module, else
  /// the one that all existing tests import.
  private func testedModule(
    of target: XcodeLayout.Target?, testsIn folder: RelativePath?
  ) -> String {
    if let name = project.settings.productModule { return name }
    if let target, target.knowsModule { return target.module }
    return folder.flatMap { TestImports.module(in: project.root.appending($0)) }
      ?? target?.module ?? productModule(of: nil)
  }

  /// Returns the module that Generamba's templates get: from the settings, else derived from the
  /// project's name as Generamba does (with a Rambafile), else from the target.
  private func productModule(of target: XcodeLayout.Target?) -> String {
    if let name = project.settings.productModule ?? project.rambafileModule { return name }
    return target?.module ?? Project.identifier(project.name)
  }

  // MARK: - Targets

  private var candidates: [XcodeLayout.Target] {
    layout.targets.filter { $0.kind == .app || $0.kind == .library }
  }

  private func codeTargets(
    _ request: PlaceRequest
  ) throws(ProjectError) -> [XcodeLayout.Target] {
    let named = try namedTargets(request)
    return named.isEmpty ? try likelyTargets(for: request.folder) : named
  }

  private func namedTargets(
    _ request: PlaceRequest
  ) throws(ProjectError) -> [XcodeLayout.Target] {
    var found: [XcodeLayout.Target] = []
    for name in request.targets {
      guard let target = layout.target(named: name) else {
        throw .unknownXcodeTarget(
          name, file: file, candidates: layout.targets.filter { $0.kind != .other }.map(\.name),
          request.targetsPlace)
      }
      if !found.contains(target) { found.append(target) }
    }
    return found
  }

  /// Returns the most likely targets of a module: the only target, else the target whose folder
  /// contains the module's folder or the working directory, else those of the existing modules, else
  /// the only app.
  private func likelyTargets(
    for folder: RelativePath?
  ) throws(ProjectError) -> [XcodeLayout.Target] {
    if candidates.count == 1 { return candidates }
    for place in [folder, workingDirectory] {
      if let target = target(around: place, among: candidates) { return [target] }
    }
    let members = targets(listingModulesIn: folder ?? existing.code)
    if !members.isEmpty { return members }
    if let target = target(around: existing.code, among: candidates) { return [target] }
    let apps = candidates.filter { $0.kind == .app }
    if apps.count == 1 { return apps }
    guard !candidates.isEmpty else { throw .noXcodeTarget(file: file) }
    throw .ambiguousXcodeTarget((apps.isEmpty ? candidates : apps).map(\.name), file: file)
  }

  /// Returns the targets that list the existing modules, the tested ones first: tests import those.
  private func targets(listingModulesIn folder: RelativePath?) -> [XcodeLayout.Target] {
    let names = targetsOfModules(folder)
    let members = candidates.filter { names.contains($0.name) }
    let tested = Set(testTargets.flatMap(\.dependencies))
    return members.filter { tested.contains($0.name) }
      + members.filter { !tested.contains($0.name) }
  }

  /// Returns the target with the innermost folder that contains a path, or `nil` if there
  /// is no such target or more than one.
  private func target(
    around place: RelativePath?, among targets: [XcodeLayout.Target]
  ) -> XcodeLayout.Target? {
    guard let place else { return nil }
    let around = targets.filter { $0.folder.map { !$0.isRoot && place.isInside($0) } ?? false }
    let depth = around.compactMap { $0.folder?.components.count }.max()
    let innermost = around.filter { $0.folder?.components.count == depth }
    return innermost.count == 1 ? innermost[0] : nil
  }

  // MARK: - Tests

  /// Returns the targets and the folder for tests, or `nil` if no tests are generated.
  private func testPlace(
    _ request: PlaceRequest, mirroring folder: RelativePath, of code: [XcodeLayout.Target]
  ) throws(ProjectError) -> ([XcodeLayout.Target], RelativePath)? {
    let named = try namedTargets(request)
    if let folder = request.folder, !named.isEmpty { return (named, folder) }
    if named.isEmpty, request.folder == nil, project.settings.makesTests == false { return nil }
    let existing = existing.tests(of: folder)
    let owner = self.target(around: existing, among: testTargets)
    guard let target = named.first ?? owner ?? likelyTestTarget(of: code) else {
      return request.folder.map { ([], $0) }
    }
    let targets = named.isEmpty ? [target] : named
    if let folder = request.folder { return (targets, folder) }
    if let existing, owner == nil || owner == target { return (targets, existing) }
    let base = target.folder ?? RelativePath.root.appending(target.name)
    let inner = code.first?.folder.flatMap(folder.relative)
    return (targets, base.appending(inner ?? RelativePath.root.appending(folder.name)))
  }

  private var testTargets: [XcodeLayout.Target] { layout.targets.filter { $0.kind == .unitTests } }

  private func likelyTestTarget(of code: [XcodeLayout.Target]) -> XcodeLayout.Target? {
    let candidates = testTargets
    let names = code.map(\.name)
    let depending = candidates.filter { !$0.dependencies.filter(names.contains).isEmpty }
    let conventional = candidates.first { $0.name.droppingTests.map(names.contains) ?? false }
    if let conventional, depending.isEmpty || depending.contains(conventional) {
      return conventional
    }
    return depending.first ?? (candidates.count == 1 ? candidates[0] : nil)
  }

  private func noTestTarget(for code: [XcodeLayout.Target]) -> Finding {
    Finding(
      rule: "NoTestTarget", severity: .note,
      message: project.settings.makesTests == false
        ? Project.noTestsWanted
        : """
        No unit-test target of \(code.map { "'\($0.name)'" }.joined(separator: ", ")) is known, so \
        no tests are generated. Set 'testTargets' and 'tests' in adder.yml, or give --test_targets and \
        --test_path.
        """)
  }

  // MARK: - Folders and groups

  /// Returns the folder of the target's existing modules, else the one that has a usual name, inside
  /// the target's folder.
  private func usualFolder(in target: XcodeLayout.Target?) -> RelativePath {
    if let folder = existing.code {
      let owner = self.target(around: folder, among: candidates)
      if owner == nil || owner == target { return folder }
    }
    let base = target?.folder ?? .root
    let inner =
      ModuleFolderConvention.folder(in: project.root.appending(base))
      ?? folderInSources().flatMap { $0.relative(to: base) }
    return base.appending(inner ?? RelativePath.root.appending("Modules"))
  }

  private func place(
    of module: ModuleName, _ request: PlaceRequest, in folder: RelativePath,
    _ targets: [XcodeLayout.Target]
  ) -> ModuleLocation.Place {
    ModuleLocation.Place(
      folder: hasLogicalGroups ? folder : folder.appending(module.text),
      group: (request.group ?? group(for: folder)).appending(module.text),
      targets: targets.map(\.name))
  }

  /// Returns the group for a folder if neither the command line nor the settings set one.
  private func group(for folder: RelativePath) -> RelativePath {
    layout.hasGroup(folder) ? folder : layout.group(for: folder)
  }
}

extension String {
  /// The name of the tested target, if this is a test target's name such as `AppTests`.
  fileprivate var droppingTests: String? {
    let name = hasSuffix("Tests") ? dropLast("Tests".count) : nil
    return name.map { String($0.hasSuffix("_") || $0.hasSuffix("-") ? $0.dropLast() : $0) }
  }
}

extension Project {
  /// The module name that Generamba derives from the project's name; `nil` without a Rambafile.
  fileprivate var rambafileModule: String? {
    settingsFiles.contains { $0.kind == .rambafile } ? Self.identifier(name) : nil
  }
}
