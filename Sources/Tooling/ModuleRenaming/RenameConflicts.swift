import AdderFindings
import AdderModuleDiscovery

/// What is in the way of a rename.
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
    for (old, new) in names.map.types.sorted(by: { $0.key < $1.key }) {
      for type in project.index.types(named: old) where names.module.otherTypes.contains(type) {
        throw .sharedName(old, location(of: project.index.types[type].place))
      }
      if let place = places.first(of: new) { throw .nameTaken(new, for: old, place) }
    }
    try checkFiles()
  }

  private func checkFiles() throws(RenameError) {
    let staying = snapshot.paths.filter { names.paths.files[$0] == nil }
    let taken = Set(staying.map { $0.lowercased() })
    // The compiler takes no two files of one name in a target.
    let sources = Set(staying.filter(\.isSwift).map(\.fileName))
    for (old, new) in names.paths.files.sorted(by: { $0.key < $1.key }) {
      let isTwice = new.isSwift && new.fileName != old.fileName && sources.contains(new.fileName)
      if taken.contains(new.lowercased()) || isTwice { throw .fileTaken(new, for: old) }
    }
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
