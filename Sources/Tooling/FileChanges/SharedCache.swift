import AdderBase

/// A folder of files that can be computed again at any time, shared by processes and by CI runs.
///
/// Files are replaced atomically: a file is written under a unique name and then renamed. If two
/// processes replace the same file, the later one wins. Nothing is synchronized with the disk, so
/// after a power cut a file may contain anything; its reader must check the contents.
///
/// A file's name contains the day on which it was last used, to within a week. The oldest files are
/// removed, so the folder does not grow without limit.
package struct SharedCache: Sendable {
  private let fileSystem: any FileSystem
  private let makeRoot: @Sendable () throws(FileSystemError) -> Void
  /// Days since 1970.
  private let today: Int

  /// The maximum number of files that are kept.
  static let mostFiles = 32
  /// The number of days without use after which a file is removed.
  static let longestUse = 60
  /// If the day in a file's name is at least this many days ago, reading the file updates the day.
  static let freshness = 7

  /// - Parameter folder: an absolute path. The folder is created when something is written.
  package init(folder: String) {
    self.init(fileSystem: RealFileSystem(root: folder), today: Clock.now.seconds / 86_400) {
      () throws(FileSystemError) in
      try RealFileSystem.makeFolders(folder)
    }
  }

  init(
    fileSystem: any FileSystem, today: Int,
    makeRoot: @escaping @Sendable () throws(FileSystemError) -> Void = {}
  ) {
    self.fileSystem = fileSystem
    self.today = today
    self.makeRoot = makeRoot
  }

  /// Returns the contents that were last written for a key, or `nil` if there are none.
  package func contents(for key: String) throws(FileSystemError) -> [UInt8]? {
    let files = try files().filter { $0.key == Self.name(key) && !$0.isUnfinished }
    guard let newest = files.max(by: { $0.day < $1.day }) else { return nil }
    do throws(FileSystemError) {
      let contents = try fileSystem.read(newest.path)
      if today - newest.day >= Self.freshness { markAsUsed(newest) }
      return contents
    } catch {
      // Another process has replaced or removed the file in the meantime.
      if error.reason == .missing { return nil }
      throw error
    }
  }

  /// Writes the contents for a key, replacing the previous ones.
  package func replace(_ key: String, by contents: [UInt8]) throws(FileSystemError) {
    let name = Self.name(key)
    try makeRoot()
    let file = File(key: name, day: today)
    let unfinished = File(key: name, day: today, mark: UInt64.random(in: 0...UInt64.max))
    do throws(FileSystemError) {
      try fileSystem.write(contents, to: unfinished.path, .standard)
      try fileSystem.rename(unfinished.path, to: file.path)
    } catch {
      try? fileSystem.removeFile(unfinished.path)
      throw error
    }
    // Files that cannot be removed now are removed later.
    guard let files = try? files() else { return }
    for old in superfluous(files, besides: file) { try? fileSystem.removeFile(old.path) }
  }

  private func files() throws(FileSystemError) -> [File] {
    do throws(FileSystemError) {
      return try fileSystem.names(in: .root).compactMap { File(name: $0) }
    } catch {
      if error.reason == .missing { return [] }
      throw error
    }
  }

  /// Returns the files to remove: earlier files with the same key, files of killed processes, files
  /// that have not been used for a long time, and files beyond the maximum number.
  private func superfluous(_ files: [File], besides own: File) -> [File] {
    let others = files.filter { $0 != own }
    // Another process may be writing a file right now. Around midnight, the day in that file's name
    // may differ from this process's day.
    let left = others.filter { $0.isUnfinished && abs(today - $0.day) > 1 }
    let former = others.filter { !$0.isUnfinished && $0.key == own.key }
    let rest = others.filter { !$0.isUnfinished && $0.key != own.key }
      .sorted { ($0.day, $0.key) > ($1.day, $1.key) }
    let unused = rest.enumerated().filter { index, file in
      index + 1 >= Self.mostFiles || today - file.day > Self.longestUse
    }
    return left + former + unused.map(\.element)
  }

  private func markAsUsed(_ file: File) {
    // If this fails, the only effect is that the file is removed too early.
    try? fileSystem.rename(file.path, to: File(key: file.key, day: today).path)
  }

  private static func name(_ key: String) -> String {
    return Array(key.utf8).checksum.hexadecimal(digits: 16)
  }
}

/// A file's name: the key's checksum, the day, and, while it is being written, a unique number.
private struct File: Equatable {
  var key: String
  var day: Int
  var mark: UInt64?

  init(key: String, day: Int, mark: UInt64? = nil) {
    self.key = key
    self.day = day
    self.mark = mark
  }

  /// - Returns: `nil` if the file does not belong to the cache; such files are left alone.
  init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 16,
      parts[0].allSatisfy(\.isHexDigit), let day = Int(parts[1]), (0...1_000_000).contains(day)
    else { return nil }
    self.init(key: String(parts[0]), day: day)
    if parts.count == 3 {
      guard let mark = UInt64(parts[2], radix: 16) else { return nil }
      self.mark = mark
    }
  }

  var isUnfinished: Bool { mark != nil }

  var path: RelativePath {
    .root.appending("\(key).\(day)" + (mark.map { ".\(String($0, radix: 16))" } ?? ""))
  }
}

extension RealFileSystem {
  /// Creates a folder and its missing parent folders.
  static func makeFolders(_ path: String) throws(FileSystemError) {
    let fileSystem = RealFileSystem(root: path)
    guard try fileSystem.status(of: .root) == nil else { return }
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    if !parent.isEmpty { try makeFolders("/\(parent)") }
    do throws(FileSystemError) {
      try fileSystem.makeFolder(.root, .standard)
    } catch {
      // Another process may have created it.
      if error.reason != .exists { throw error }
    }
  }
}
