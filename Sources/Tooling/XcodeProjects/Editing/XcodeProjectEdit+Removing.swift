extension XcodeProjectEdit {
  /// Removes a file from the project: its references, its build files in every target, and its
  /// exceptions in a synchronized folder.
  package mutating func remove(_ text: String) throws(XcodeProjectError) {
    let path = try path(text)
    if let folder = synchronizedFolder(around: path) {
      return removeExceptions(for: path, in: folder)
    }
    let references = files(at: path)
    guard !references.isEmpty else { throw unknownFile(text, path) }
    // All uses are checked before anything is removed.
    var obsolete: [ProjectDraft.Object] = []
    for reference in references {
      try collect(reference, of: text, into: &obsolete)
    }
    for object in obsolete { detach(object) }
  }

  /// Collects the objects that must be removed with a file or with its variant group.
  private func collect(
    _ object: ProjectDraft.Object, of path: String, into obsolete: inout [ProjectDraft.Object]
  ) throws(XcodeProjectError) {
    obsolete.append(object)
    for use in draft.uses(of: object) {
      switch (use.key, draft.isa(of: use.user)) {
      case ("children", XcodeClass.variantGroup), ("children", XcodeClass.versionGroup):
        let others = draft.objects("children", of: use.user).filter { !obsolete.contains($0) }
        if others.isEmpty { try collect(use.user, of: path, into: &obsolete) }
      case ("children", _): break
      case ("currentVersion", XcodeClass.versionGroup):
        let others = draft.objects("children", of: use.user).filter { !obsolete.contains($0) }
        if !others.isEmpty { throw inUse(path, by: use) }
      case ("fileRef", XcodeClass.buildFile):
        let phases = draft.uses(of: use.user)
        if let other = phases.first(where: { $0.key != "files" }) { throw inUse(path, by: other) }
        obsolete.append(use.user)
      default: throw inUse(path, by: use)
      }
    }
  }

  /// Removes an object from all lists that contain it, and then the object itself.
  private mutating func detach(_ object: ProjectDraft.Object) {
    if draft.isa(of: object) == XcodeClass.buildFile { return removeBuildFile(object) }
    for use in draft.uses(of: object) where use.key == "children" {
      draft.remove(reference: object, use.key, of: use.user)
    }
    draft.remove(object)
  }

  private func inUse(_ path: String, by use: ProjectDraft.Use) -> XcodeProjectError {
    let name = draft.name(of: use.user)
    let user = name.isEmpty ? draft.isa(of: use.user) : "\(draft.isa(of: use.user)) '\(name)'"
    return .fileInUse(path, by: "\(user) (\(use.key))", draft.location(of: use.user))
  }

  private func unknownFile(_ text: String, _ path: [String]) -> XcodeProjectError {
    let sameName = draft.objects.lazy.filter {
      draft.isa(of: $0) == XcodeClass.fileReference && draft.name(of: $0) == path.last
    }
    let nearest = sameName.compactMap { draft.folder(of: $0)?.joined(separator: "/") }.first
    return .unknownFile(text, nearest: nearest)
  }
}
