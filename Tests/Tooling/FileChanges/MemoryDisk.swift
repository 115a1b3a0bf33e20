import AdderBase
@testable import AdderFileChanges

/// A simulated disk as a value, which also records what would survive a power cut.
///
/// It guarantees less than any real disk: any part of a file that was not synchronized may
/// survive, and each folder may be in any of its states since its last synchronization.
struct MemoryDisk {
  enum Node: Equatable {
    case file(Int), folder(Int), link(String)
  }

  private struct File {
    var contents: [UInt8] = []
    var saved: [UInt8] = []
    var mode: UInt16
  }

  private struct Folder {
    /// The entries after each change since the last save; the last element is the current state.
    var versions: [[String: Node]] = [[:]]
    var mode: UInt16 = 0o755

    var entries: [String: Node] {
      get { versions[versions.count - 1] }
      set { versions.append(newValue) }
    }
  }

  private var files: [Int: File] = [:]
  private var folders: [Int: Folder] = [0: Folder()]
  private var nextNumber = 1
  /// The numbers of the files whose locks are held.
  private var locks: Set<Int> = []

  /// Everything except `.adder`: contents of files with their modes, modes of folders.
  var tree: [String: String] {
    var tree: [String: String] = [:]
    for (path, node) in nodes(in: 0, at: .root) where path.components.first != ".adder" {
      switch node {
      case .file(let number):
        let file = files[number]
        tree[path.text] =
          "\(String(file?.mode ?? 0, radix: 8)) "
          + String(decoding: file?.contents ?? [], as: UTF8.self)
      case .folder(let number):
        tree["\(path.text)/"] = String(folders[number]?.mode ?? 0, radix: 8)
      case .link(let destination): tree[path.text] = "-> \(destination)"
      }
    }
    return tree
  }

  var hasStateFolder: Bool { node(at: RelativePath.root.appending(".adder")) != nil }

  /// The contents of a file; empty if it does not exist.
  func text(of path: RelativePath) -> String {
    String(decoding: (try? read(path)) ?? [], as: UTF8.self)
  }

  /// The disk after a power cut and a restart.
  func afterPowerCut(_ random: inout some RandomNumberGenerator) -> MemoryDisk {
    var disk = self
    disk.locks = []
    for number in folders.keys.sorted() {
      let version = folders[number]?.versions.randomElement(using: &random)
      disk.folders[number]?.versions = [version ?? [:]]
    }
    for number in files.keys.sorted() {
      guard let file = files[number], file.saved != file.contents else { continue }
      let left = [
        file.saved, file.contents, Array(file.contents.prefix(file.contents.count / 2)),
        [UInt8](repeating: 0, count: file.contents.count),
      ].randomElement(using: &random)
      disk.files[number]?.contents = left ?? []
      disk.files[number]?.saved = left ?? []
    }
    return disk
  }

  /// The disk after its process was killed: only the locks are gone.
  func afterKill() -> MemoryDisk {
    var disk = self
    disk.locks = []
    return disk
  }

  private func nodes(in folder: Int, at path: RelativePath) -> [(RelativePath, Node)] {
    (folders[folder]?.entries ?? [:]).flatMap { name, node -> [(RelativePath, Node)] in
      let place = path.appending(name)
      guard case .folder(let number) = node else { return [(place, node)] }
      return [(place, node)] + nodes(in: number, at: place)
    }
  }

  private func node(at path: RelativePath) -> Node? {
    var node = Node.folder(0)
    for name in path.components {
      guard case .folder(let number) = node, let next = folders[number]?.entries[name] else {
        return nil
      }
      node = next
    }
    return node
  }

  private func folder(at path: RelativePath, _ attempt: String) throws(FileSystemError) -> Int {
    switch node(at: path) {
    case .folder(let number): return number
    case .file, .link: throw FileSystemError(attempt, path, .other("not a folder"))
    case nil: throw FileSystemError(attempt, path, .missing)
    }
  }

  private func file(at path: RelativePath, _ attempt: String) throws(FileSystemError) -> Int {
    switch node(at: path) {
    case .file(let number): return number
    case .folder, .link: throw FileSystemError(attempt, path, .other("not a file"))
    case nil: throw FileSystemError(attempt, path, .missing)
    }
  }

  /// Sets or removes the entry of a path in its folder.
  private mutating func set(
    _ node: Node?, at path: RelativePath, _ attempt: String
  ) throws(FileSystemError) {
    let number = try folder(at: path.parent, attempt)
    folders[number]?.entries[path.name] = node
  }
}

// MARK: - File system operations

extension MemoryDisk {
  func status(of path: RelativePath) -> FileStatus? {
    switch node(at: path) {
    case .file(let number): .init(kind: .file, permissions: exact(files[number]?.mode ?? 0))
    case .folder(let number): .init(kind: .folder, permissions: exact(folders[number]?.mode ?? 0))
    case .link: .init(kind: .symbolicLink, permissions: exact(0o777))
    case nil: nil
    }
  }

  func names(in path: RelativePath) throws(FileSystemError) -> [String] {
    let number = try folder(at: path, "list")
    return Array((folders[number]?.entries ?? [:]).keys)
  }

  func read(_ path: RelativePath) throws(FileSystemError) -> [UInt8] {
    let number = try file(at: path, "read")
    return files[number]?.contents ?? []
  }

  mutating func write(
    _ contents: [UInt8], to path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    let number: Int
    if node(at: path) == nil {
      number = nextNumber
      nextNumber += 1
      try set(.file(number), at: path, "write")
      files[number] = File(mode: 0o644)
    } else {
      number = try file(at: path, "write")
    }
    files[number]?.contents = contents
    switch permissions {
    case .standard: break
    case .executable: files[number]?.mode = 0o755
    case .exact(let mode, _, _): files[number]?.mode = mode
    }
  }

  mutating func makeFolder(
    _ path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    guard node(at: path) == nil else { throw FileSystemError("make", path, .exists) }
    try set(.folder(nextNumber), at: path, "make")
    folders[nextNumber] = Folder()
    if case .exact(let mode, _, _) = permissions { folders[nextNumber]?.mode = mode }
    nextNumber += 1
  }

  mutating func rename(
    _ path: RelativePath, to target: RelativePath
  ) throws(FileSystemError) {
    precondition(path.parent == target.parent, "a rename across folders can be half lost")
    let source = Node.file(try file(at: path, "rename"))
    if node(at: target) != nil { _ = try file(at: target, "rename") }
    let number = try folder(at: path.parent, "rename")
    var entries = folders[number]?.entries ?? [:]
    entries[path.name] = nil
    entries[target.name] = source
    folders[number]?.entries = entries
  }

  mutating func removeFile(_ path: RelativePath) throws(FileSystemError) {
    _ = try file(at: path, "remove")
    try set(nil, at: path, "remove")
  }

  mutating func removeFolder(_ path: RelativePath) throws(FileSystemError) {
    let number = try folder(at: path, "remove")
    guard folders[number]?.entries.isEmpty == true else {
      throw FileSystemError("remove", path, .folderNotEmpty)
    }
    try set(nil, at: path, "remove")
  }

  mutating func synchronize(_ path: RelativePath) throws(FileSystemError) {
    switch node(at: path) {
    case .file(let number):
      let contents = files[number]?.contents ?? []
      files[number]?.saved = contents
    case .folder(let number):
      let entries = folders[number]?.entries ?? [:]
      folders[number]?.versions = [entries]
    case .link, nil: throw FileSystemError("save", path, .missing)
    }
  }

  mutating func synchronizeAll() throws(FileSystemError) {
    try synchronize(.root)
    for (path, _) in nodes(in: 0, at: .root) { try synchronize(path) }
  }

  /// Locks a file and returns its number and its previous
  /// contents, or `nil` if it is already locked.
  ///
  /// - Parameter holder: the holder to record in the file, or `nil` for a process that only reads.
  mutating func lock(
    _ path: RelativePath, _ holder: LockHolder?
  ) throws(FileSystemError) -> (number: Int, text: [UInt8])? {
    let text = node(at: path) == nil ? [] : try read(path)
    if let node = node(at: path), case .file(let number) = node, locks.contains(number) {
      return nil
    }
    if let holder { try write(holder.bytes, to: path, .standard) }
    let number = try file(at: path, "lock")
    locks.insert(number)
    return (number, text)
  }

  mutating func unlock(_ number: Int) { locks.remove(number) }

  /// Empties the lock file when its holder has finished.
  mutating func forgetHolder(_ number: Int) { files[number]?.contents = [] }

  private func exact(_ mode: UInt16) -> FilePermissions { .exact(mode: mode, owner: 0, group: 0) }
}
