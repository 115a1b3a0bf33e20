import AdderBase

/// The folder `.adder` in a project: the lock, the journal of changes under way and the records of
/// those that can be undone.
///
/// It is made by the first plan that is applied and goes when there is nothing left to undo. The
/// calls that change something require the lock to be held.
struct StateFolder {
  let fileSystem: any FileSystem

  static let name = ".adder"
  private static let folder = ProjectPath(unchecked: name)
  private static let lockFile = folder.child("lock")
  private static let ignoreFile = folder.child(".gitignore")
  /// Exists while files are being changed: a command that finds it without its writer rolls back with it.
  private static let journal = folder.child("journal")
  /// A journal that is still being written: nothing has been changed yet.
  private static let unfinishedJournal = folder.child("journal.new")
  private static let recordPrefix = "record-"
  private static let stagedPrefix = ".adder-staged-"

  /// How many plans can be undone.
  private static let historyLength = 20

  /// Whether a name is this room's own, wherever macOS and Windows would see it.
  static func reserves(_ path: ProjectPath) -> Bool {
    path.names.first?.lowercased() == folder.text || path.name.hasPrefix(stagedPrefix)
  }

  /// Where the contents of a change wait to be put in its place: in the same folder, as only there
  /// the file system is certainly the same.
  static func stagedFile(_ index: Int, for path: ProjectPath) -> ProjectPath {
    (path.parent ?? .root).child("\(stagedPrefix)\(index)")
  }

  private static func record(_ number: Int) -> ProjectPath {
    folder.child("\(recordPrefix)\(number)")
  }
}

// MARK: - Coming and going

extension StateFolder {
  /// Finds out whether the project can hold the folder, without making it.
  func requirePlace() throws(FileChangeError) {
    do throws(FileSystemError) {
      switch try fileSystem.status(of: Self.folder)?.kind {
      case nil:
        guard try fileSystem.status(of: .root) != nil else {
          throw FileSystemError("write to", .root, .missing)
        }
        guard try fileSystem.isWritable(.root) else {
          throw FileSystemError("write to", .root, .notPermitted)
        }
      case .folder:
        guard try fileSystem.isWritable(Self.folder) else {
          throw FileSystemError("write to", Self.folder, .notPermitted)
        }
      case .file, .symbolicLink, .other:
        throw FileSystemError("write to", Self.folder, .other("it is not a folder"))
      }
    } catch {
      throw .noPlaceForJournal(error)
    }
  }

  /// Makes the folder when it is missing, and locks the project for this process.
  ///
  /// - Returns: the lock, and who held it before and never came to its end.
  func lock(
    for holder: LockHolder, _ waiting: Waiting
  ) throws(FileChangeError) -> (lock: any HeldLock, left: LockHolder?) {
    var wait = Wait(waiting)
    while true {
      switch try attemptLock(for: holder) {
      case .held(let lock, let left): return (lock, left)
      case .busy(let other): try wait.goOn(other)
      }
    }
  }

  private func attemptLock(for holder: LockHolder) throws(FileChangeError) -> LockAttempt {
    try requirePlace()
    do throws(FileSystemError) {
      if try fileSystem.status(of: Self.folder) == nil {
        try allowing(.exists) { () throws(FileSystemError) in
          try fileSystem.makeFolder(Self.folder, .standard)
        }
      }
      var holder = holder
      holder.lastChange = try lastNumber()
      let attempt = try fileSystem.lock(Self.lockFile, for: holder)
      guard case .held(let lock, _) = attempt else { return attempt }
      // Another command finished in between: the number has to be the last when no other command
      // can make a next one.
      guard try lastNumber() == holder.lastChange else {
        lock.end()
        return .busy(nil)
      }
      if try fileSystem.status(of: Self.ignoreFile) == nil {
        try fileSystem.write(Array("*\n".utf8), to: Self.ignoreFile, .standard)
      }
      return attempt
    } catch {
      // The last holder has just removed the folder.
      if error.reason == .missing { return .busy(nil) }
      throw .noPlaceForJournal(error)
    }
  }

  func exists() throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      return try fileSystem.status(of: Self.folder) != nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// Whether the lock is held; otherwise it stays free for as long as the result is kept.
  func lookAtLock() throws(FileChangeError) -> LockAttempt? {
    do throws(FileSystemError) {
      return try fileSystem.lockForLooking(at: Self.lockFile)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Removes the folder when nothing but the lock is left in it to keep.
  ///
  /// The lock goes last: the next command that creates it finds the folder gone or creates it again.
  func removeIfUnused() throws(FileSystemError) {
    let names = try fileSystem.names(in: Self.folder)
    let own = [Self.lockFile, Self.ignoreFile].map(\.name)
    guard names.allSatisfy(own.contains) else { return }
    try removeFile(Self.ignoreFile)
    try removeFile(Self.lockFile)
    try allowing(.folderNotEmpty) { () throws(FileSystemError) in
      try fileSystem.removeFolder(Self.folder)
    }
  }
}

// MARK: - The journal

extension StateFolder {
  /// Whether a process was stopped while it changed files, or is changing them now.
  func hasJournal() throws(FileSystemError) -> Bool {
    guard try fileSystem.status(of: Self.folder) != nil else { return false }
    if try fileSystem.status(of: Self.journal) != nil { return true }
    return try fileSystem.status(of: Self.unfinishedJournal) != nil
  }

  /// Whether files are being changed, or were when a process was stopped.
  func hasWholeJournal() throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      guard try fileSystem.status(of: Self.folder) != nil else { return false }
      return try fileSystem.status(of: Self.journal) != nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// Writes the journal so that it survives whatever happens next. From then on, and not before,
  /// files may be changed.
  func writeJournal(_ record: ChangeRecord) throws(FileSystemError) {
    try fileSystem.write(record.bytes, to: Self.unfinishedJournal, .standard)
    try fileSystem.synchronize([Self.unfinishedJournal])
    try fileSystem.rename(Self.unfinishedJournal, to: Self.journal)
    try fileSystem.synchronize([Self.folder, .root])
  }

  /// The journal that another process left; `nil` when it left none that is whole, and so has
  /// changed nothing.
  func readJournal() throws(FileChangeError) -> ChangeRecord? {
    try read(Self.journal)
  }

  func removeJournal() throws(FileSystemError) {
    try removeFile(Self.unfinishedJournal)
    try removeFile(Self.journal)
  }

  /// Turns the journal into a record: from then on, the change it describes counts as done.
  func keepJournal(_ record: ChangeRecord) throws(FileSystemError) {
    try fileSystem.rename(Self.journal, to: Self.record(record.number))
  }
}

// MARK: - The records

extension StateFolder {
  /// What can be undone, the latest first.
  func records() throws(FileChangeError) -> [ChangeRecord] {
    var records: [ChangeRecord] = []
    for number in try recordNumbers().reversed() {
      if let record = try read(Self.record(number)), record.kind == .applied {
        records.append(record)
      }
    }
    return records
  }

  /// The latest that can be undone.
  func latestRecord() throws(FileChangeError) -> ChangeRecord? {
    for number in try recordNumbers().reversed() {
      if let record = try read(Self.record(number)), record.kind == .applied { return record }
    }
    return nil
  }

  func nextNumber() throws(FileChangeError) -> Int {
    (try recordNumbers().last ?? 0) + 1
  }

  /// Whether a command that never came to its end changed nothing at all.
  ///
  /// The journal describes what it changed partially; the records, what it completed.
  func changedNothing(_ holder: LockHolder) throws(FileChangeError) -> Bool {
    guard try (recordNumbers().last ?? 0) == holder.lastChange else { return false }
    // A finished undo may not have removed the record of the change that it reverted yet.
    return try read(Self.record(holder.lastChange))?.kind != .undone
  }

  private func lastNumber() throws(FileSystemError) -> Int { try numbersOfRecords().last ?? 0 }

  /// Makes durable that a record was added, and removes those that are no longer needed: the oldest,
  /// and one that was undone.
  func settleRecords(after record: ChangeRecord) throws(FileSystemError) {
    try fileSystem.synchronize([Self.folder])
    if record.kind == .undone { try removeFile(Self.record(record.number)) }
    let numbers = try numbersOfRecords()
    for number in numbers.dropLast(Self.historyLength) { try removeFile(Self.record(number)) }
  }

  private func recordNumbers() throws(FileChangeError) -> [Int] {
    do throws(FileSystemError) {
      return try numbersOfRecords()
    } catch {
      throw .unreadable(error)
    }
  }

  private func numbersOfRecords() throws(FileSystemError) -> [Int] {
    guard try fileSystem.status(of: Self.folder) != nil else { return [] }
    return try fileSystem.names(in: Self.folder)
      .filter { $0.hasPrefix(Self.recordPrefix) }
      .compactMap { Int($0.dropFirst(Self.recordPrefix.count)) }
      .sorted()
  }

  private func read(_ path: ProjectPath) throws(FileChangeError) -> ChangeRecord? {
    let bytes: [UInt8]
    do throws(FileSystemError) {
      guard try fileSystem.status(of: path) != nil else { return nil }
      bytes = try fileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    do throws(ChangeRecord.Unreadable) {
      return try ChangeRecord(bytes: bytes)
    } catch {
      switch error {
      case .newerVersion: throw .unknownVersion(path)
      case .damaged: throw .damaged(path)
      }
    }
  }
}

// MARK: - Helpers

extension StateFolder {
  private func removeFile(_ path: ProjectPath) throws(FileSystemError) {
    try allowing(.missing) { () throws(FileSystemError) in try fileSystem.removeFile(path) }
  }
}

/// Does something that may find itself done already, or not to be done.
func allowing(
  _ reason: FileSystemError.Reason, _ work: () throws(FileSystemError) -> Void
) throws(FileSystemError) {
  do throws(FileSystemError) {
    try work()
  } catch {
    if error.reason != reason { throw error }
  }
}
