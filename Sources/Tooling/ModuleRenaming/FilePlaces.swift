import AdderBase
import AdderModuleDiscovery

/// The paths of a project's files, and the names of its sources in each target, compared as
/// on a case-insensitive file system.
struct FilePlaces {
  private var paths: Set<String>
  /// The former file name of each source.
  private var sources: [Source: String] = [:]
  private let targets: ProjectTargets

  /// The compiler does not accept two files with the same name in a target. Files without a
  /// known target are treated as one target.
  private struct Source: Hashable {
    var name: String
    var target: ProjectTargets.Target?
  }

  init(of files: some Sequence<String>, _ targets: ProjectTargets) {
    self.targets = targets
    paths = Set(files.map { $0.lowercased() })
    for path in files where path.isSwift { add(path, of: path) }
  }

  /// Returns true if a file can move to a path. Files that had the same name
  /// before can have the same name again.
  func isFree(_ new: String, for old: String) -> Bool {
    let (place, former) = (new.lowercased(), old.lowercased())
    if place != former, paths.contains(place) { return false }
    return !new.isSwift || place.fileName == former.fileName
      || sources(new, of: old).allSatisfy { sources[$0].map { $0 == former.fileName } ?? true }
  }

  /// Returns true if a file is already at its new path on a case-insensitive
  /// file system: only the case differs.
  static func isSame(_ new: String, as old: String) -> Bool {
    new != old && new.lowercased() == old.lowercased()
  }

  /// Records that a file moves to a path.
  mutating func take(_ new: String, for old: String) {
    paths.insert(new.lowercased())
    if new.isSwift { add(new, of: old) }
  }

  private mutating func add(_ new: String, of old: String) {
    for source in sources(new, of: old) { sources[source] = old.fileName.lowercased() }
  }

  private func sources(_ path: String, of old: String) -> Set<Source> {
    let name = path.fileName.lowercased()
    let targets = targets.targets(of: old)
    return targets.isEmpty
      ? [Source(name: name)] : Set(targets.map { Source(name: name, target: $0) })
  }
}
