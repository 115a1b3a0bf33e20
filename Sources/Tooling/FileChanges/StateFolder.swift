import AdderBase

/// A project's `.adder` folder: the lock, the journal of the current change, and the records of
/// the changes that can be undone.
///
/// The folder is created when the first plan is applied, and removed when nothing is left to undo.
/// The functions that change something require that the caller holds the lock.
struct StateFolder {
  let fileSystem: any FileSystem

  static let name = ".adder"
  private static let folder = RelativePath.root.appending(name)
  private static let lockFile = folder.appending("lock")
  private static let ignoreFile = folder.appending(".gitignore")
  /// The journal, which exists while files are being changed. If a command finds the journal of
  /// a process that was stopped, it rolls back the changes.
  private static let journal = folder.appending("journal")
  /// A journal that is still being written: nothing has been changed yet.
  private static let unfinishedJournal = folder.appending("journal.new")
  private static let recordPrefix = "record-"
  private static let stagedPrefix = ".adder-staged-"

  /// The number of plans that can be undone.
  private static let historyLength = 20

  /// Returns true if a path is reserved for the state folder or for staged files. Case is ignored
  /// for the folder, as on macOS and Windows.
  static func reserves(_ path: RelativePath) -> Bool {
    path.components.first?.lowercased() == folder.text || path.name.hasPrefix(stagedPrefix)
  }

  /// Returns the path of the temporary file with a change's new contents. It is in the same folder
  /// as the target, which guarantees the same file system, so that renaming is atomic.
  static func stagedFile(_ index: Int, for path: RelativePath) -> RelativePath {
    path.parent.appending("\(stagedPrefix)\(index)")
  }

  private static func record(_ number: Int) -> RelativePath {
    folder.appending("\(recordPrefix)\(number)")
  }
}

// MARK: - Creating, locking and removing

extension StateFolder {
  /// Checks that the folder can be created or written to, without creating it.
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

  /// Creates the folder if it is missing, and locks the project for this process.
  ///
  /// - Returns: the lock, and its previous holder if that process never finished.
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
      // If another command finished in between, the number is out of date. It must be read again
      // under the lock, when no other command can add a record.
      guard try lastNumber() == holder.lastChange else {
        lock.end()
        return .busy(nil)
      }
      if try fileSystem.status(of: Self.ignoreFile) == nil {
        try fileSystem.write(Array("*\n".utf8), to: Self.ignoreFile, .standard)
      }
      return attempt
    } catch {
      // The previous holder has just removed the folder.
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

  /// Checks whether another process holds the lock. If none does, no process can acquire the lock
  /// as long as the result is kept. Returns `nil` if there is no lock file.
  func lookAtLock() throws(FileChangeError) -> LockAttempt? {
    do throws(FileSystemError) {
      return try fileSystem.lockForLooking(at: Self.lockFile)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Removes the folder if it contains only the lock and the ignore file.
  ///
  /// The lock is the last file to be removed: a command that creates the lock file again either
  /// finds that the folder is gone, or keeps the folder from being removed.
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
  /// Returns true if a process is changing files or writing a journal, or
  /// was stopped while doing so.
  func hasJournal() throws(FileSystemError) -> Bool {
    guard try fileSystem.status(of: Self.folder) != nil else { return false }
    if try fileSystem.status(of: Self.journal) != nil { return true }
    return try fileSystem.status(of: Self.unfinishedJournal) != nil
  }

  /// Returns true if a process is changing files, or was stopped while doing so.
  func hasWholeJournal() throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      guard try fileSystem.status(of: Self.folder) != nil else { return false }
      return try fileSystem.status(of: Self.journal) != nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// Writes the journal to the disk, so that it survives a crash or a power cut. Files may be
  /// changed only after that.
  func writeJournal(_ record: ChangeRecord) throws(FileSystemError) {
    try fileSystem.write(record.bytes, to: Self.unfinishedJournal, .standard)
    try fileSystem.synchronize([Self.unfinishedJournal])
    try fileSystem.rename(Self.unfinishedJournal, to: Self.journal)
    try fileSystem.synchronize([Self.folder, .root])
  }

  /// Returns the journal of a process that was stopped, or `nil` if there is no complete one, which
  /// means that the process has changed nothing.
  func readJournal() throws(FileChangeError) -> ChangeRecord? {
    try read(Self.journal)
  }

  func removeJournal() throws(FileSystemError) {
    try removeFile(Self.unfinishedJournal)
    try removeFile(Self.journal)
  }

  /// Turns the journal into a record. After that, the change counts as complete.
  func keepJournal(_ record: ChangeRecord) throws(FileSystemError) {
    try fileSystem.rename(Self.journal, to: Self.record(record.number))
  }
}

// MARK: - The records

extension StateFolder {
  /// Returns the changes that can be undone, the latest first.
  func records() throws(FileChangeError) -> [ChangeRecord] {
    var records: [ChangeRecord] = []
    for number in try recordNumbers().reversed() {
      if let record = try read(Self.record(number)), record.kind == .applied {
        records.append(record)
      }
    }
    return records
  }

  /// Returns the latest change that can be undone.
  func latestRecord() throws(FileChangeError) -> ChangeRecord? {
    for number in try recordNumbers().reversed() {
      if let record = try read(Self.record(number)), record.kind == .applied { return record }
    }
    return nil
  }

  func nextNumber() throws(FileChangeError) -> Int {
    (try recordNumbers().last ?? 0) + 1
  }

  /// Returns true if a command that never finished has changed nothing. The caller must already
  /// have handled any journal.
  ///
  /// A journal would contain an incomplete change; a new record contains a complete one.
  func changedNothing(_ holder: LockHolder) throws(FileChangeError) -> Bool {
    guard try (recordNumbers().last ?? 0) == holder.lastChange else { return false }
    // An undo interrupted just before it finished may have overwritten this record but not yet
    // deleted it.
    return try read(Self.record(holder.lastChange))?.kind != .undone
  }

  private func lastNumber() throws(FileSystemError) -> Int { try numbersOfRecords().last ?? 0 }

  /// Waits until a new record is on the disk, and removes the records that are no longer needed:
  /// the oldest records, and a record that was undone.
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

  private func read(_ path: RelativePath) throws(FileChangeError) -> ChangeRecord? {
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
  private func removeFile(_ path: RelativePath) throws(FileSystemError) {
    try allowing(.missing) { () throws(FileSystemError) in try fileSystem.removeFile(path) }
  }
}

/// Performs the work and ignores an error with the given reason, because the work is
/// already done or not needed.
func allowing(
  _ reason: FileSystemError.Reason, _ work: () throws(FileSystemError) -> Void
) throws(FileSystemError) {
  do throws(FileSystemError) {
    try work()
  } catch {
    if error.reason != reason { throw error }
  }
}
