/// The targets that compile or copy a file.
extension XcodeProjectEdit {
  /// Returns the object through which build files refer to a file: the variant group for a
  /// localized file, and the file reference otherwise.
  func member(for reference: ProjectDraft.Object) -> ProjectDraft.Object {
    let parent = Int(draft.parents[reference])
    return parent >= 0 && draft.isa(of: parent) == XcodeClass.variantGroup ? parent : reference
  }

  /// Changes the project so that exactly these targets compile or copy a file of the project.
  ///
  /// A file that is neither a source nor a resource is not changed.
  ///
  /// - Parameters:
  ///   - references: all references to the file; there are several if it was added twice.
  ///   - former: the targets from which the file may be removed; `nil` for all.
  mutating func setMembership(
    of references: [ProjectDraft.Object], _ path: [String], role: FileType.Role,
    targets: [ProjectDraft.Object], former: Set<ProjectDraft.Object>?
  ) {
    guard let phaseClass = role.phaseClass, let reference = references.first else { return }
    var missing = targets
    for use in references.flatMap(draft.uses) where use.key == "fileRef" {
      let phases = draft.uses(of: use.user).filter { $0.key == "files" }.map(\.user)
      // Other phases, such as headers, frameworks and copied files, are the user's choice.
      guard phases.allSatisfy(compilesOrCopies) else { continue }
      let phase = phases.first { draft.isa(of: $0) == phaseClass }
      let owner = missing.firstIndex { target in
        phase.map { draft.objects("buildPhases", of: target).contains($0) } ?? false
      }
      if let owner {
        missing.remove(at: owner)
      } else if mayLose(phases, former) {
        removeBuildFile(use.user)
      }
    }
    for target in missing { addBuildFile(for: reference, path, role: role, to: target) }
  }

  /// Returns true if a build file may be removed from these phases. A build file without a phase
  /// belongs to no target and may always be removed.
  private func mayLose(
    _ phases: [ProjectDraft.Object], _ former: Set<ProjectDraft.Object>?
  ) -> Bool {
    guard let former, !phases.isEmpty else { return true }
    return former.contains { target in
      let own = draft.objects("buildPhases", of: target)
      return phases.contains(where: own.contains)
    }
  }

  private func compilesOrCopies(_ phase: ProjectDraft.Object) -> Bool {
    let isa = draft.isa(of: phase)
    return isa == XcodeClass.sources || isa == XcodeClass.resources
  }

  /// Removes a build file. Also removes the file's build phase if Adder created the phase and the
  /// phase is then empty.
  mutating func removeBuildFile(_ buildFile: ProjectDraft.Object) {
    for use in draft.uses(of: buildFile) where use.key == "files" {
      draft.remove(reference: buildFile, "files", of: use.user)
      removeIfObsolete(phase: use.user)
    }
    draft.remove(buildFile)
  }

  private mutating func removeIfObsolete(phase: ProjectDraft.Object) {
    let uses = draft.uses(of: phase)
    guard draft.items("files", of: phase).isEmpty, uses.count == 1, uses[0].key == "buildPhases",
      draft.id(of: phase)
        == usualIdentifier(draft.id(of: uses[0].user), role: draft.isa(of: phase))
    else { return }
    draft.remove(reference: phase, "buildPhases", of: uses[0].user)
    draft.remove(phase)
  }

  mutating func addBuildFile(
    for reference: ProjectDraft.Object, _ path: [String], role: FileType.Role,
    to target: ProjectDraft.Object
  ) {
    guard let phaseClass = role.phaseClass else { return }
    let phase = phase(phaseClass, of: target)
    let phaseName =
      draft.string("name", of: phase) ?? XcodeBuildPhase.defaultName(ofClass: phaseClass)
    let file = path.joined(separator: "/")
    let name = draft.name(of: reference)
    let buildFile = draft.create(
      ProjectDraft.NewObject(
        id: newIdentifier(file, role: "\(phaseClass) of \(draft.id(of: target))"),
        isa: XcodeClass.buildFile, comment: "\(name) in \(phaseName)",
        fields: [("fileRef", .object(reference))]))
    let items = draft.items("files", of: phase)
    let position = draft.position(for: name, in: items) { item in
      draft.object(of: item).flatMap { draft.reference("fileRef", of: $0) }.map(draft.name)
    }
    draft.insert(.object(buildFile), at: position, "files", of: phase)
  }

  /// Returns the target's build phase with the given class name, or creates one.
  private mutating func phase(
    _ phaseClass: String, of target: ProjectDraft.Object
  ) -> ProjectDraft.Object {
    let phases = draft.objects("buildPhases", of: target)
    if let phase = phases.first(where: { draft.isa(of: $0) == phaseClass }) { return phase }
    var fields: [(key: String, value: ProjectDraft.NewValue)] = [("files", .list([]))]
    if writesDefaults {
      fields.insert(("buildActionMask", .text("2147483647")), at: 0)
      fields.append(("runOnlyForDeploymentPostprocessing", .text("0")))
    }
    let phase = draft.create(
      ProjectDraft.NewObject(
        id: newIdentifier(draft.id(of: target), role: phaseClass), isa: phaseClass,
        comment: XcodeBuildPhase.defaultName(ofClass: phaseClass), fields: fields))
    let items = draft.items("buildPhases", of: target)
    // Sources must be compiled before anything is linked or copied.
    let later = items.firstIndex { item in
      let isa = draft.object(of: item).map(draft.isa) ?? ""
      return phaseClass == XcodeClass.sources
        && ["PBXFrameworksBuildPhase", XcodeClass.resources, "PBXCopyFilesBuildPhase"]
          .contains(isa)
    }
    draft.insert(.object(phase), at: later ?? items.count, "buildPhases", of: target)
    return phase
  }

  /// True if build phases in this file include keys with default values. Format 90 omits them.
  private var writesDefaults: Bool {
    let phase = project.objects.first { $0.isa.hasSuffix("BuildPhase") }
    guard let phase else { return (project.objectVersion ?? 0) < 90 }
    return phase.string("buildActionMask") != nil
  }
}

extension FileType.Role {
  /// The class of the build phase for files with this role; `nil` if there is none.
  var phaseClass: String? {
    switch self {
    case .source: XcodeClass.sources
    case .resource: XcodeClass.resources
    case .reference: nil
    }
  }
}
