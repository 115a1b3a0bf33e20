import AdderBase
import AdderModuleDiscovery

/// The paths of a project's files, and the names of its sources in each target, compared as
/// on a case-insensitive file system.
struct FilePlaces {
  private var paths: Set<String>
  private var sources: Set<Source> = []
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
    for path in files where path.isSwift { sources.formUnion(sources(path, of: path)) }
  }

  /// Returns true if a file can move to a path.
  func isFree(_ new: String, for old: String) -> Bool {
    let (place, former) = (new.lowercased(), old.lowercased())
    if place != former, paths.contains(place) { return false }
    return !new.isSwift || place.fileName == former.fileName
      || sources.isDisjoint(with: sources(new, of: old))
  }

  /// Returns true if a file is already at its new path on a case-insensitive
  /// file system: only the case differs.
  static func isSame(_ new: String, as old: String) -> Bool {
    new != old && new.lowercased() == old.lowercased()
  }

  /// Records that a file moves to a path.
  mutating func take(_ new: String, for old: String) {
    paths.insert(new.lowercased())
    if new.isSwift { sources.formUnion(sources(new, of: old)) }
  }

  private func sources(_ path: String, of old: String) -> Set<Source> {
    let name = path.fileName.lowercased()
    let targets = targets.targets(of: old)
    return targets.isEmpty
      ? [Source(name: name)] : Set(targets.map { Source(name: name, target: $0) })
  }
}
