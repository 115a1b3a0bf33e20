package import AdderBase
package import AdderFileChanges
package import AdderFindings
package import AdderProjects
import AdderXcodeProjects

/// The changes that generate a module in a project: its files, the Xcode project that lists them,
/// and Adder's record of the module.
package struct ModulePlan: Sendable {
  package var changes: FileChangePlan
  /// Files that an earlier run generated and that the template no longer generates. They are
  /// deleted.
  package var staleFiles: [RelativePath] = []
  /// The module's presence in the project before the changes.
  package var presence = Presence.absent
  /// True if existing memberships, references or groups are removed from the Xcode project.
  package var removesFromProject = false
  /// Files in the module's folders that Adder did not generate.
  package var otherFiles: [RelativePath] = []
  package var findings: [Finding] = []

  package enum Presence: Equatable, Sendable {
    case absent
    /// Adder generated the module, and has a record of its files.
    case made
    /// The Xcode project has a group with the module's name. The group contains files that are not
    /// in any record of Adder.
    case unknown
  }
}

/// Plans the changes that generate a module. The planner does not read the disk: `places(for:)`
/// returns the places on the disk that matter, and `ModuleSurroundings` contains their state.
package struct ModulePlanner {
  private let request: GenerationRequest
  private let location: ModuleLocation
  private let template: String
  private let xcode: XcodeProjectFile?
  private let old: ModuleRecords

  /// - Parameters:
  ///   - records: The records of modules with this name.
  ///   - xcode: The Xcode project that will list the files.
  package init(
    _ request: GenerationRequest, at location: ModuleLocation, template: String,
    records: ModuleRecords, xcode: XcodeProjectFile?
  ) {
    self.request = request
    self.location = location
    self.template = template
    self.xcode = xcode
    old = records
  }

  /// Returns the plan for a generated module.
  ///
  /// - Parameters:
  ///   - surroundings: The state of the places that `places(for:)` returns.
  ///   - title: The name of the change in the history, such as `gen Profile`.
  /// - Throws: If a target or a group is missing or cannot contain files.
  package func plan(
    for module: GeneratedModule, in surroundings: ModuleSurroundings, title: String
  ) throws -> ModulePlan {
    var plan = ModulePlan(changes: FileChangePlan(title: title))
    try create(module, in: &plan.changes)
    var record = record(of: module)
    let connection = try PartConnection(module.edits, in: surroundings)
    connection.add(to: &plan.changes)
    record?.update(with: connection)
    record?.madeFolders =
      ((oldRecord?.madeFolders ?? []) + surroundings.missingFolders).uniqued
    let unknown = try unknownFiles()
    plan.presence = !unknown.isEmpty ? .unknown : isReplacement ? .made : .absent
    plan.staleFiles = staleFiles(after: module, unknown)
    try remove(plan.staleFiles, keeping: module.places, surroundings, in: &plan.changes)
    if let xcode {
      var edit = XcodeProjectEdit(xcode.project)
      try add(module, to: &edit, of: xcode, without: plan.staleFiles, record)
      if plan.presence == .unknown {
        for group in groups { try edit.removeEmptyGroups(inside: group.text) }
      }
      plan.removesFromProject = try xcode.write(edit, in: &plan.changes)
      if let groups = record?.groups {
        let earlier = edit.present(oldRecord?.madeGroups ?? [])
        let made = try edit.madeGroups(to: groups + sharedGroups(of: module, in: xcode))
        record?.madeGroups = (earlier + made).uniqued
      }
    }
    if let record {
      try note(old.replacing(oldRecord, by: record), surroundings, in: &plan.changes)
    }
    let known = Set(module.files.map(\.path) + plan.staleFiles + (record?.files.map(\.path) ?? []))
    plan.otherFiles = surroundings.files.filter { !known.contains($0) }
    plan.findings = otherModules + connection.findings(ofPart: request.addedPart ?? "")
    return plan
  }

  /// Returns the places on the disk that the plan for a module depends on.
  package func places(for module: GeneratedModule) throws -> ModulePlaces {
    var places = ModulePlaces(notes: old.path)
    places.leaving = staleFiles(after: module, try unknownFiles())
    places.made = module.places
    places.edited = module.edits.map(\.path)
    let own = request.isFlat ? [] : ownFolders
    places.emptiable = (own + (oldRecord?.ownFolders ?? [])).uniqued
    places.emptiableAround = oldRecord?.madeFolders ?? []
    if request.addedPart == nil, !request.isFlat { places.listed = ownFolders }
    if let record = record(of: module) {
      places.placed = record.ownFolders + record.shared.map(\.path)
    }
    return places
  }

  /// Throws if the targets of a new module declare one of its types already: they would no longer
  /// compile.
  package func refuse(_ existing: ExistingTypes) throws(GenerationError) {
    let conflicts = existing.conflicts
    guard let first = conflicts.first else { return }
    let known = old.records.first { record in
      (record.code + record.tests).contains { $0.path == first.file }
    }
    throw .typesExist(
      conflicts, module: request.module.text, part: request.addedPart,
      known: request.addedPart == nil ? known?.folder : nil)
  }

  /// Extends a plan so that it also creates files that belong to no module.
  package func add(_ files: GeneratedModule, to plan: inout FileChangePlan) throws {
    try create(files, in: &plan)
    guard let xcode else { return }
    var edit = XcodeProjectEdit(xcode.project)
    try addFiles(of: files, to: &edit, of: xcode)
    try xcode.write(edit, in: &plan)
  }

  private func create(_ module: GeneratedModule, in plan: inout FileChangePlan) throws {
    for folder in module.folders where !request.isFlat {
      plan.createFolder(folder.path)
    }
    for file in module.files {
      plan.create(file.path, file.contents)
    }
  }

  // MARK: - Existing modules

  /// The folder that identifies the module.
  private var folder: RelativePath? { location.code?.folder ?? location.tests?.folder }

  /// The record of the module that the new module replaces: the record for the same folder, or a
  /// record with one of the same groups or the same test folder.
  private var oldRecord: ModuleRecord? {
    if let record = folder.flatMap(old.record) { return record }
    let tests = request.testFolder
    return old.records.first { record in
      if xcode != nil, record.groups.contains(where: groups.contains) { return true }
      return !request.isFlat && tests != nil && record.ownFolders.contains { $0 == tests }
    }
  }

  /// The module's own groups for the generated code and tests.
  private var groups: [RelativePath] {
    [
      request.moduleFolder == nil ? nil : location.code?.group,
      request.testFolder == nil ? nil : location.tests?.group,
    ].compactMap(\.self)
  }

  /// True if this module replaces a module that Adder generated.
  private var isReplacement: Bool { request.addedPart == nil && oldRecord != nil }

  /// Returns the files in the module's groups of the Xcode project, if
  /// Adder has no record of the module.
  private func unknownFiles() throws -> [RelativePath] {
    guard let xcode, request.addedPart == nil, oldRecord == nil else { return [] }
    let edit = XcodeProjectEdit(xcode.project)
    return try groups.flatMap { try edit.files(inGroup: $0.text) }
      .compactMap { xcode.pathInProject($0) }.uniqued
  }

  /// Returns the files to delete because the template no longer generates them.
  ///
  /// - Parameter unknown: The files of an existing module that Adder did not generate. Those in the
  ///   new module's folders are deleted unless they are generated again.
  private func staleFiles(
    after module: GeneratedModule, _ unknown: [RelativePath]
  ) -> [RelativePath] {
    let made = Set(module.files.map(\.path))
    let folders = ownFolders
    guard isReplacement, let oldRecord else {
      return unknown.filter { path in
        !made.contains(path) && folders.contains { path.isInside($0) }
      }
    }
    // Tests that are not generated this time are kept, because their removal was not requested.
    let replaced =
      (request.moduleFolder == nil ? [] : oldRecord.code)
      + (request.testFolder == nil ? [] : oldRecord.tests)
    return replaced.map(\.path).filter { !made.contains($0) }
  }

  /// The folders of the generated code and tests. Flat modules share these folders with other
  /// modules.
  private var ownFolders: [RelativePath] {
    [request.moduleFolder, request.testFolder].compactMap(\.self)
  }

  /// Warnings about modules with the same name in other folders, since
  /// their types have the same names, too.
  private var otherModules: [Finding] {
    old.records.filter { $0.folder != folder && $0 != oldRecord }.map { other in
      Finding(
        rule: "ModuleOfTheSameName", severity: .warning,
        message: """
          There is also a module '\(request.module)' in '\(other.folder)'. If you meant to \
          replace that one, revert this with 'adder undo' and add '--module-path \
          \(other.folder.parent)'.
          """)
    }
  }

  // MARK: - Deleting

  private func remove(
    _ paths: [RelativePath], keeping made: [RelativePath], _ surroundings: ModuleSurroundings,
    in plan: inout FileChangePlan
  ) throws {
    guard !paths.isEmpty else { return }
    let present = paths.filter { surroundings.contents[$0] != nil }
    let emptied = surroundings.folders.emptied(by: present, keeping: made)
    try plan.delete(present, emptied, with: surroundings.contents)
  }

  // MARK: - The Xcode project

  private func add(
    _ module: GeneratedModule, to edit: inout XcodeProjectEdit, of xcode: XcodeProjectFile,
    without stale: [RelativePath], _ record: ModuleRecord?
  ) throws {
    for path in stale { try edit.removeIfThere(xcode.pathInFile(path)) }
    let isReplaced = request.addedPart == nil && oldRecord?.xcodeProject == xcode.path
    let replaced = isReplaced ? oldRecord : nil
    try addFiles(of: module, to: &edit, of: xcode, from: replaced?.groups ?? [])
    if let replaced { try edit.removeEmptyGroups(of: replaced, keeping: record?.groups ?? []) }
  }

  private func addFiles(
    of module: GeneratedModule, to edit: inout XcodeProjectEdit, of xcode: XcodeProjectFile,
    from oldGroups: [RelativePath] = []
  ) throws {
    for file in module.files {
      // If the module is now in another group, its files move to that group.
      let moves =
        !file.kind.isShared && !oldGroups.isEmpty
        && place(of: file.kind).map { !oldGroups.contains($0.group) } ?? false
      let group = group(of: file.kind, inner: file.group, around: file.path, in: xcode)
      try edit.add(
        XcodeFile(
          path: xcode.pathInFile(file.path), group: group.text,
          targets: place(of: file.kind)?.targets ?? [],
          isResource: file.isResource, hasLogicalGroup: request.isFlat && !file.kind.isShared,
          formerTargets: formerTargets(of: file.kind), movesToGroup: moves))
    }
    for folder in module.folders {
      let group = group(of: folder.kind, inner: folder.group, around: folder.path, in: xcode)
      try edit.addGroup(group.text, folder: request.isFlat ? nil : xcode.pathInFile(folder.path))
    }
  }

  /// Returns the place for files of a kind.
  private func place(of kind: GeneratedFile.Kind) -> ModuleLocation.Place? {
    kind.isForTests ? location.tests : location.code
  }

  /// Returns the targets to which files of a kind were added earlier; `nil` if unknown.
  /// Memberships in other targets are kept.
  private func formerTargets(of kind: GeneratedFile.Kind) -> [String]? {
    switch kind {
    case .code: oldRecord?.targets
    case .test, .spies: oldRecord?.testTargets
    case .base, .testBase: []
    }
  }

  private func group(
    of kind: GeneratedFile.Kind, inner: RelativePath, around path: RelativePath,
    in xcode: XcodeProjectFile
  ) -> RelativePath {
    guard !kind.isShared, let place = place(of: kind), kind != .spies || path.isInside(place.folder)
    else { return xcode.layout.group(for: path.parent) }
    return place.group.appending(inner)
  }

  // MARK: - The record

  /// Returns the record of the module, with everything that was generated for it now and earlier;
  /// `nil` if a part is added to a module that Adder did not generate.
  private func record(of module: GeneratedModule) -> ModuleRecord? {
    guard let folder, request.addedPart == nil || oldRecord != nil else { return nil }
    func files(_ kind: GeneratedFile.Kind) -> [ModuleRecord.File] {
      module.files.filter { $0.kind == kind }
        .map { ModuleRecord.File(path: $0.path, contents: $0.contents) }
    }
    var record = ModuleRecord(
      folder: folder, template: template, xcodeProject: xcode?.path, code: files(.code),
      tests: files(.test))
    if location.code != nil {
      record.testFolder = madeTestFolder(of: module) ?? oldRecord?.testFolder
    }
    record.description = request.summary ?? oldRecord?.description
    record.isFlat = request.isFlat
    record.parameters = module.parameters
    record.spies = files(.spies)
    record.shared = files(.base) + files(.testBase)
    record.shared.complete(from: oldRecord?.shared ?? [])
    if xcode != nil {
      record.targets = location.code?.targets ?? []
      record.testTargets = location.tests?.targets ?? []
    }
    if xcode != nil { record.groups = shownGroups(of: module) }
    guard let oldRecord else { return record }
    record.spies.complete(from: oldRecord.spies)
    // Keep the files, targets and groups that are not generated this time.
    let isPart = request.addedPart != nil
    if isPart || request.moduleFolder == nil { record.code.complete(from: oldRecord.code) }
    if isPart || request.testFolder == nil { record.tests.complete(from: oldRecord.tests) }
    if request.moduleFolder == nil { record.targets = oldRecord.targets }
    if request.testFolder == nil { record.testTargets = oldRecord.testTargets }
    if isPart || request.moduleFolder == nil || request.testFolder == nil {
      record.template = isPart ? oldRecord.template : template
      record.groups = (oldRecord.groups + record.groups).uniqued
    }
    return record
  }

  /// The folder of the module's tests, if anything is generated there.
  private func madeTestFolder(of module: GeneratedModule) -> RelativePath? {
    request.testFolder.flatMap { folder in
      module.files.contains { [.test, .spies].contains($0.kind) && $0.path.isInside(folder) }
        || module.folders.contains { $0.kind == .test } ? folder : nil
    }
  }

  /// Returns the groups that show the module's generated files and folders, outer groups first.
  private func shownGroups(of module: GeneratedModule) -> [RelativePath] {
    func groups(_ kind: GeneratedFile.Kind) -> [RelativePath] {
      let inner =
        module.files.filter { $0.kind == kind }.map(\.group)
        + module.folders.filter { $0.kind == kind }.map(\.group)
      guard let place = place(of: kind), !inner.isEmpty else { return [] }
      return [place.group] + inner.map { place.group.appending($0) }
    }
    return (groups(.code) + groups(.test)).uniqued
  }

  /// Returns the groups that show base files: files that an app needs only once and that were
  /// generated with the module.
  private func sharedGroups(
    of module: GeneratedModule, in xcode: XcodeProjectFile
  ) -> [RelativePath] {
    module.files.filter(\.kind.isShared)
      .map { group(of: $0.kind, inner: $0.group, around: $0.path, in: xcode) }.uniqued
  }

  private func note(
    _ records: ModuleRecords, _ surroundings: ModuleSurroundings, in plan: inout FileChangePlan
  ) throws {
    // Records that differ only in the template's name describe the same module.
    guard records.records.map(\.withoutTemplate) != old.records.map(\.withoutTemplate) else {
      return
    }
    let path = records.path
    guard let notes = surroundings.notes else { return plan.create(path, records.text) }
    plan.replace(path, expecting: notes, with: records.text)
  }
}

extension GeneratedModule {
  /// The paths of the module's files and folders.
  fileprivate var places: [RelativePath] { files.map(\.path) + folders.map(\.path) }
}

extension ModuleRecord {
  fileprivate var withoutTemplate: ModuleRecord {
    var record = self
    record.template = ""
    return record
  }
}

extension [ModuleRecord.File] {
  fileprivate mutating func complete(from old: [ModuleRecord.File]) {
    self = old.filter { file in !contains { $0.path == file.path } } + self
    sort { $0.path.text < $1.path.text }
  }
}
