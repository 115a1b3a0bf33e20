import AdderBase

/// The paths of a project as they are on the disk. An Xcode project can write them with other capitals, because
/// most Macs do not distinguish those.
struct WrittenPaths {
  private let paths: Set<String>
  /// The paths, keyed by the same paths in lowercase; none where two are equal in lowercase.
  private let byLowercase: [String: String]

  init(_ files: [String]) {
    paths = Set(files).union(files.flatMap(\.foldersAround))
    let all = Dictionary(grouping: paths) { $0.lowercased() }
    byLowercase = all.filter { $0.value.count == 1 }.mapValues { $0[0] }
  }

  /// Returns the path on the disk that a path in an Xcode project means.
  func path(meantBy path: String) -> String {
    paths.contains(path) ? path : byLowercase[path.lowercased()] ?? path
  }

  /// Returns the names in a new path. Those that stay are written as before.
  func names(of new: String, insteadOf old: String, writtenAs written: String) -> [String] {
    let (names, oldNames, writtenNames) = (new.pathNames, old.pathNames, written.pathNames)
    guard names.count == oldNames.count, names.count == writtenNames.count else { return names }
    return names.indices.map { names[$0] == oldNames[$0] ? writtenNames[$0] : names[$0] }
  }
}
