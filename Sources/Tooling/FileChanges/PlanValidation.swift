import AdderBase

/// Compares a plan with the project and computes the change to each path.
struct PlanValidation {
  private var survey: ProjectSurvey
  private var files: [PathChange] = []
  private var removedFolders: [PathChange] = []
  /// The paths of the changes so far, keyed by their lowercase text, because macOS
  /// and Windows ignore case.
  private var taken: [String: RelativePath] = [:]

  private init(_ survey: ProjectSurvey) { self.survey = survey }

  /// Returns the changes of the plan in the order of execution: created
  /// folders, files, removed folders.
  static func changes(
    of plan: FileChangePlan, in fileSystem: any FileSystem, rootIsMissing: Bool = false,
    overridesReadOnly: Bool
  ) throws(FileChangeError) -> [PathChange] {
    var validation = PlanValidation(
      ProjectSurvey(
        fileSystem, rootIsMissing: rootIsMissing, overridesReadOnly: overridesReadOnly))
    for change in plan.changes { validation.add(change) }
    return try validation.finish(plan)
  }

  private mutating func add(_ change: FileChange) {
    switch change {
    case .createFolder(let path):
      _ = survey.folder(path)
    case .create(let path, let contents, let permissions):
      guard let place = take(path), survey.requireAbsent(place) else { return }
      add(place, before: .absent, after: .file(contents, permissions))
    case .replace(let path, let old, let new):
      guard let (place, found) = takeFile(path, expecting: old) else { return }
      add(place, before: .file(old, found), after: .file(new, found))
    case .delete(let path, let old):
      guard let (place, found) = takeFile(path, expecting: old) else { return }
      add(place, before: .file(old, found), after: .absent)
    case .move(let path, let target):
      guard let place = take(path), let (contents, permissions) = survey.file(at: place) else {
        return
      }
      move(.file(contents, permissions), from: place, to: target, as: .file(contents, permissions))
    case .moveReplacing(let path, let target, let old, let new):
      guard let (place, found) = takeFile(path, expecting: old) else { return }
      move(.file(old, found), from: place, to: target, as: .file(new, found))
    case .deleteFolder(let path):
      deleteFolder(path)
    }
  }

  private mutating func move(
    _ file: PathState, from place: RelativePath, to target: RelativePath, as moved: PathState
  ) {
    add(place, before: file, after: .absent)
    guard let newPlace = take(target), survey.requireAbsent(newPlace) else { return }
    add(newPlace, before: .absent, after: moved)
  }

  private mutating func deleteFolder(_ path: RelativePath) {
    guard let place = take(path) else { return }
    switch survey.look(at: place) {
    case .unknown: break
    case .nothing: survey.report(.missing(path))
    case .something(let status) where status.kind != .folder: survey.report(.notFolder(path))
    case .something(let status):
      removedFolders.append(
        PathChange(path: place, before: .folder(status.permissions), after: .absent))
    }
  }

  private mutating func add(_ place: RelativePath, before: PathState, after: PathState) {
    files.append(PathChange(path: place, before: before, after: after))
  }

  /// Returns the resolved path of a change and reserves it. If another change has already reserved
  /// the path, reports the problem and returns `nil`.
  private mutating func take(_ path: RelativePath) -> RelativePath? {
    guard let place = survey.place(of: path) else { return nil }
    if let other = taken[place.folded] {
      survey.report(
        other == place ? .changedTwice(path) : .differsOnlyInCase(path, from: other))
      return nil
    }
    taken[place.folded] = place
    return place
  }

  /// Returns the resolved path of a file that still has the expected contents.
  private mutating func takeFile(
    _ path: RelativePath, expecting contents: [UInt8]
  ) -> (RelativePath, FilePermissions)? {
    guard let place = take(path), let (found, permissions) = survey.file(at: place) else {
      return nil
    }
    guard found.hasSameBytes(as: contents) else {
      survey.report(.changed(path))
      return nil
    }
    survey.requireWritable(place, permissions)
    return (place, permissions)
  }

  private mutating func finish(_ plan: FileChangePlan) throws(FileChangeError) -> [PathChange] {
    for folder in survey.missingFolders where taken[folder.folded] != nil {
      survey.report(.notFolder(folder))
    }
    removedFolders.sort { $1.path < $0.path }
    for folder in removedFolders.reversed() { requireEmptied(folder.path) }
    guard survey.problems.isEmpty else {
      throw .refused(title: plan.title, survey.problems)
    }
    let madeFolders = survey.missingFolders.map {
      PathChange(path: $0, before: .absent, after: .folder(.standard))
    }
    return madeFolders + files + removedFolders
  }

  /// Reports a folder that is to be removed but would still contain something.
  private mutating func requireEmptied(_ folder: RelativePath) {
    let gone = Set((files + removedFolders).lazy.filter { $0.after == .absent }.map(\.path))
    let kept = survey.names(in: folder).values.filter { !gone.contains(folder.appending($0)) }
    let added = files.lazy.filter { $0.before == .absent }.map(\.path)
    let made = survey.missingFolders + added
    if let name = kept.min() ?? made.first(where: { $0 != folder && $0.isInside(folder) })?.name {
      survey.report(.folderNotEmpty(folder, name: name))
    }
  }
}
