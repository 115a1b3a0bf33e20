import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

extension OwnNames {
  /// Returns the services outside of the module's folders that other modules use as well, with their contracts:
  /// `SettingsWorker` in a folder of services. They are parts of no module alone, and keep their names.
  func findSharedServices(_ architectures: [Architecture]) -> Set<TypeDeclaration.ID> {
    let folders = Set(module.types.flatMap { project.path(of: $0).foldersAround })
      .filter { folderNames.isCalledAfterModule($0.fileName) && !isOfTarget($0) }
    guard !folders.isEmpty else { return [] }
    func isOutside(_ type: TypeDeclaration.ID) -> Bool {
      !folders.contains { project.path(of: type).isInside(folder: $0) }
    }
    let others = Set(module.otherTypes.map { project.index.types[$0].place.file })
    return services(architectures).filter(isOutside).reduce(into: []) { all, service in
      let contracts = project.index.allInherited(by: service).types
        .filter { module.types.contains($0) && isOutside($0) }
      let names = Set((contracts + [service]).map { project.index.types[$0].name })
      let isUsedElsewhere = others.contains { file in
        project.index.files[Int(file)].names.contains(where: names.contains)
      }
      if isUsedElsewhere { all.formUnion(contracts + [service]) }
    }
  }

  /// Returns the module's parts that neither show, decide, navigate nor compose.
  private func services(_ architectures: [Architecture]) -> [TypeDeclaration.ID] {
    let core: Traits = [
      .shows, .decides, .appliesBusinessLogic, .formats, .navigates, .composes, .isWholeModule,
    ]
    return module.modules.flatMap { found in
      let architecture = architectures.first { $0.name == found.architecture }
      return found.parts.filter { part in
        architecture.map { !$0.traits(ofRole: part.role).hasAny(of: core) } ?? false
      }.map(\.type)
    }
  }
}
