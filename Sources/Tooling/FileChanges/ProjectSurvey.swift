/// Reads the parts of a project that a plan touches, each once, and collects the problems.
struct ProjectSurvey {
  private let fileSystem: any FileSystem
  private(set) var problems: [FileChangeProblem] = []
  /// The folders that must be created for the requested paths, outermost first.
  private(set) var missingFolders: [ProjectPath] = []

  /// The resolved folder for each requested path; `nil` if it cannot be a folder.
  private var folders: [ProjectPath: ProjectPath?] = [.root: .root]
  private var missingByFoldedText: [String: ProjectPath] = [:]
  /// The names in each folder that was read, by their lower-case text, because macOS
  /// and Windows ignore case.
  private var listings: [ProjectPath: [String: String]] = [:]
  private var writable: Set<ProjectPath> = []
  private let overridesReadOnly: Bool

  /// - Parameters:
  ///   - rootIsMissing: true if the project's own folder does not exist yet.
  ///   - overridesReadOnly: true if read-only files and folders may be changed.
  init(
    _ fileSystem: any FileSystem, rootIsMissing: Bool = false, overridesReadOnly: Bool = false
  ) {
    self.fileSystem = fileSystem
    self.overridesReadOnly = overridesReadOnly
    if rootIsMissing { missingByFoldedText[ProjectPath.root.folded] = .root }
  }

  mutating func report(_ problem: FileChangeProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Returns the path of a file with symbolic links among its parent folders resolved, or `nil`
  /// after reporting a problem. A missing parent folder is added to `missingFolders`.
  mutating func place(of path: ProjectPath) -> ProjectPath? {
    guard let parent = path.parent, let folder = folder(parent) else { return nil }
    let place = folder.child(path.name)
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

  mutating func look(at place: ProjectPath) -> Find {
    if let folder = place.parent, isMissing(folder) { return .nothing }
    do throws(FileSystemError) {
      return try fileSystem.status(of: place).map(Find.something) ?? .nothing
    } catch {
      report(.unreadable(error))
      return .unknown
    }
  }

  /// Returns the status of the folder at a path, or `nil` if there is none.
  mutating func folderStatus(at place: ProjectPath) -> FileStatus? {
    guard case .something(let status) = look(at: place), status.kind == .folder else { return nil }
    return status
  }

  /// Returns the contents and permissions of the file at a path, or `nil`
  /// after reporting a problem.
  mutating func file(at place: ProjectPath) -> ([UInt8], FilePermissions)? {
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

  /// Returns true if nothing exists at a path, not even with other letter case;
  /// otherwise, reports the problem.
  mutating func requireAbsent(_ place: ProjectPath) -> Bool {
    switch look(at: place) {
    case .nothing: break
    case .unknown: return false
    case .something:
      report(.exists(place))
      return false
    }
    guard let folder = place.parent, !isMissing(folder) else { return true }
    guard let other = names(in: folder)[place.name.lowercased()] else { return true }
    report(.differsOnlyInCase(place, from: folder.child(other)))
    return false
  }

  /// Reports a file that must not be changed.
  ///
  /// The mode is checked before the system is asked: root may write to any file, and the owner of a
  /// folder can replace a read-only file in it, so neither would notice the protection.
  mutating func requireWritable(_ file: ProjectPath, _ permissions: FilePermissions) {
    if permissions.areReadOnly {
      if !overridesReadOnly { report(.readOnly(file)) }
    } else {
      requireAccess(to: file)
    }
  }

  private mutating func requireWritable(folder: ProjectPath) {
    if !overridesReadOnly, folderStatus(at: folder)?.permissions.areReadOnly ?? false {
      report(.readOnly(folder))
    } else {
      requireAccess(to: folder)
    }
  }

  private mutating func requireAccess(to place: ProjectPath) {
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

  /// Returns the names in a folder, by their lower-case text.
  mutating func names(in folder: ProjectPath) -> [String: String] {
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
  mutating func folder(_ path: ProjectPath) -> ProjectPath? {
    if let known = folders[path] { return known }
    let folder = find(path)
    folders[path] = .some(folder)
    return folder
  }

  private mutating func find(_ path: ProjectPath) -> ProjectPath? {
    guard let parent = path.parent, let outer = folder(parent) else { return nil }
    let place = outer.child(path.name)
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

  private mutating func follow(_ link: ProjectPath, for path: ProjectPath) -> ProjectPath? {
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

  private mutating func addMissing(_ place: ProjectPath) -> Bool {
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
    if let outer = place.parent, !isMissing(outer) { requireWritable(folder: outer) }
    missingByFoldedText[place.folded] = place
    missingFolders.append(place)
    return true
  }

  private func isMissing(_ folder: ProjectPath) -> Bool {
    missingByFoldedText[folder.folded] == folder
  }
}
