import AdderBase

/// Reads the parts of a project that a plan affects, each of them only once, and collects the
/// problems.
struct ProjectSurvey {
  private let fileSystem: any FileSystem
  private(set) var problems: [FileChangeProblem] = []
  /// The folders that must be created for the requested paths, outermost first.
  private(set) var missingFolders: [RelativePath] = []

  /// The resolved folder for each requested path; `nil` if it cannot be a folder.
  private var folders: [RelativePath: RelativePath?] = [.root: .root]
  private var missingByFoldedText: [String: RelativePath] = [:]
  /// The names in each folder that was read, keyed by the lowercased name, because macOS
  /// and Windows ignore case.
  private var listings: [RelativePath: [String: String]] = [:]
  private var writable: Set<RelativePath> = []
  private let overridesReadOnly: Bool

  /// - Parameters:
  ///   - rootIsMissing: true if the project's own folder does not exist yet.
  ///   - overridesReadOnly: true if read-only files and folders may be changed.
  init(
    _ fileSystem: any FileSystem, rootIsMissing: Bool = false, overridesReadOnly: Bool = false
  ) {
    self.fileSystem = fileSystem
    self.overridesReadOnly = overridesReadOnly
    if rootIsMissing { missingByFoldedText[RelativePath.root.folded] = .root }
  }

  mutating func report(_ problem: FileChangeProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Returns the path of a file with symbolic links among its parent folders resolved, or `nil`
  /// after reporting a problem. A missing parent folder is added to `missingFolders`.
  mutating func place(of path: RelativePath) -> RelativePath? {
    if let objection = path.objection {
      report(.unusable(path, objection))
      return nil
    }
    guard let folder = folder(path.parent) else { return nil }
    let place = folder.appending(path.name)
    if StateFolder.reserves(place) {
      report(.reserved(path))
      return nil
    }
    if !isMissing(folder) { requireWritable(folder: folder) }
    return place
  }

  /// The result of examining a path.
  enum Find {
    case nothing
    case something(FileStatus)
    /// The path could not be examined; the problem was reported.
    case unknown
  }

  mutating func look(at place: RelativePath) -> Find {
    if isMissing(place.parent) { return .nothing }
    do throws(FileSystemError) {
      return try fileSystem.status(of: place).map(Find.something) ?? .nothing
    } catch {
      report(.unreadable(error))
      return .unknown
    }
  }

  /// Returns the status of the folder at a path, or `nil` if there is none.
  mutating func folderStatus(at place: RelativePath) -> FileStatus? {
    guard case .something(let status) = look(at: place), status.kind == .folder else { return nil }
    return status
  }

  /// Returns the contents and permissions of the file at a path, or `nil`
  /// after reporting a problem.
  mutating func file(at place: RelativePath) -> ([UInt8], FilePermissions)? {
    let status: FileStatus
    switch look(at: place) {
    case .something(let found): status = found
    case .unknown: return nil
    case .nothing:
      report(.missing(place))
      return nil
    }
    switch status.kind {
    case .folder, .other: report(.notFile(place))
    case .symbolicLink: report(.isSymbolicLink(place))
    case .file:
      do throws(FileSystemError) {
        return (try fileSystem.read(place), status.permissions)
      } catch {
        report(.unreadable(error))
      }
    }
    return nil
  }

  /// Returns true if nothing exists at a path, ignoring case; otherwise, reports the problem.
  mutating func requireAbsent(_ place: RelativePath) -> Bool {
    switch look(at: place) {
    case .nothing: break
    case .unknown: return false
    case .something:
      report(.exists(place))
      return false
    }
    let folder = place.parent
    guard !isMissing(folder) else { return true }
    guard let other = names(in: folder)[place.name.lowercased()] else { return true }
    report(.differsOnlyInCase(place, from: folder.appending(other)))
    return false
  }

  /// Reports a file that must not be changed.
  ///
  /// The mode is checked before the system is asked. Root may write to any file, and the owner of a
  /// folder can replace a read-only file in it, so in these cases the system would allow the
  /// change.
  mutating func requireWritable(_ file: RelativePath, _ permissions: FilePermissions) {
    if permissions.areReadOnly {
      if !overridesReadOnly { report(.readOnly(file)) }
    } else {
      requireAccess(to: file)
    }
  }

  private mutating func requireWritable(folder: RelativePath) {
    if !overridesReadOnly, folderStatus(at: folder)?.permissions.areReadOnly ?? false {
      report(.readOnly(folder))
    } else {
      requireAccess(to: folder)
    }
  }

  private mutating func requireAccess(to place: RelativePath) {
    guard !writable.contains(place) else { return }
    do throws(FileSystemError) {
      if try fileSystem.isWritable(place) {
        writable.insert(place)
      } else {
        report(.notWritable(place))
      }
    } catch {
      report(.unreadable(error))
    }
  }

  /// Returns the names in a folder, keyed by the lowercased name.
  mutating func names(in folder: RelativePath) -> [String: String] {
    if let known = listings[folder] { return known }
    var names: [String: String] = [:]
    do throws(FileSystemError) {
      for name in try fileSystem.names(in: folder) { names[name.lowercased()] = name }
    } catch {
      report(.unreadable(error))
    }
    listings[folder] = names
    return names
  }

  /// Returns the resolved path of a folder, or `nil` after reporting a problem. If it does not
  /// exist, adds it to `missingFolders`.
  mutating func folder(_ path: RelativePath) -> RelativePath? {
    if let known = folders[path] { return known }
    let folder = find(path)
    folders[path] = .some(folder)
    return folder
  }

  private mutating func find(_ path: RelativePath) -> RelativePath? {
    guard let outer = folder(path.parent) else { return nil }
    let place = outer.appending(path.name)
    switch look(at: place) {
    case .unknown: return nil
    case .nothing: return addMissing(place) ? place : nil
    case .something(let status):
      switch status.kind {
      case .folder: return place
      case .symbolicLink: return follow(place, for: path)
      case .file, .other:
        report(.notFolder(place))
        return nil
      }
    }
  }

  private mutating func follow(_ link: RelativePath, for path: RelativePath) -> RelativePath? {
    do throws(FileSystemError) {
      switch try fileSystem.destination(of: link) {
      case .nowhere: report(.leavesProject(path, through: link, to: nil))
      case .outside(let end): report(.leavesProject(path, through: link, to: end))
      case .inside(let place):
        if place == .root { return .root }
        if try fileSystem.status(of: place)?.kind == .folder { return place }
        report(.notFolder(path))
      }
    } catch {
      report(.unreadable(error))
    }
    return nil
  }

  private mutating func addMissing(_ place: RelativePath) -> Bool {
    if let objection = place.objection {
      report(.unusable(place, objection))
      return false
    }
    if StateFolder.reserves(place) {
      report(.reserved(place))
      return false
    }
    if let other = missingByFoldedText[place.folded] {
      guard other == place else {
        report(.differsOnlyInCase(place, from: other))
        return false
      }
      return true
    }
    guard requireAbsent(place) else { return false }
    if !isMissing(place.parent) { requireWritable(folder: place.parent) }
    missingByFoldedText[place.folded] = place
    missingFolders.append(place)
    return true
  }

  private func isMissing(_ folder: RelativePath) -> Bool {
    missingByFoldedText[folder.folded] == folder
  }
}
