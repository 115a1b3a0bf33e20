import AdderBase
import AdderFindings
import AdderModuleDiscovery

/// Finds names and files that prevent a rename.
struct RenameConflicts {
  private let names: RenamedNames
  private let project: DiscoveredProject
  private let snapshot: ProjectSnapshot

  init(_ names: RenamedNames, _ project: DiscoveredProject, _ snapshot: ProjectSnapshot) {
    self.names = names
    self.project = project
    self.snapshot = snapshot
  }

  func check() throws(RenameError) {
    let places = NamePlaces(project.index)
    var given: [String: SourceLocation] = [:]
    for (old, new) in names.map.types.sorted(by: { $0.key < $1.key }) {
      for type in project.index.types(named: old) where names.module.otherTypes.contains(type) {
        throw .sharedName(old, location(of: project.index.types[type].place))
      }
      if let place = places.first(of: new) ?? names.unread.first(of: new) {
        throw .nameTaken(new, for: old, place)
      }
      if let place = given[new] { throw .nameTaken(new, for: old, place) }
      given[new] = places.first(of: old)
    }
    try checkFiles()
  }

  private func checkFiles() throws(RenameError) {
    let staying = snapshot.paths.filter { names.paths.files[$0] == nil }
    var files = FilePlaces(of: staying, project.targets)
    // Files that only move to another folder come first, because they keep their names.
    let moves = names.paths.files.sorted {
      ($0.key.fileName != $0.value.fileName ? 1 : 0, $0.key)
        < ($1.key.fileName != $1.value.fileName ? 1 : 0, $1.key)
    }
    for (old, new) in moves {
      guard files.isFree(new, for: old) else { throw .fileTaken(new, for: old) }
      files.take(new, for: old)
    }
    let taken = Set(staying.map { $0.lowercased() })
    for (old, new) in names.paths.folders.sorted(by: { $0.key < $1.key }) {
      let isThere = taken.contains { $0.isInside(folder: new.lowercased()) }
      if isThere { throw .fileTaken(new, for: old) }
    }
  }

  private func location(of place: SyntaxPlace) -> SourceLocation {
    let (path, line, column) = project.index.location(of: place)
    return SourceLocation(file: path, line: line, column: column)
  }
}
