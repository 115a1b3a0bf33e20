import AdderBase
@testable import AdderFileChanges
import Foundation

/// A file system in memory that can simulate failing calls and dying processes.
///
/// Unchecked: mutable state is accessed only while `mutex` is held.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
  /// A simulated fault.
  enum Fault: Hashable, CaseIterable {
    /// One call fails with a disk error and does nothing.
    case ioError
    /// One write fails and leaves half a file.
    case shortWrite
    /// From one call on, the disk is full: nothing can be written or created.
    case diskFull
    /// From one call on, nothing can be changed.
    case readOnly
    /// The process dies in a call; if the call is a write, half of it is done.
    case death
  }

  private let mutex = NSLock()
  private var stored: MemoryDisk
  private var fault: (Fault, at: Int)?
  private var count = 0
  private var storedProtected: Set<RelativePath> = []

  /// Creates a file system on a disk, with a fault at the call with this number.
  init(_ disk: MemoryDisk = MemoryDisk(), _ fault: Fault? = nil, at call: Int = 0) {
    stored = disk
    self.fault = fault.map { ($0, at: call) }
  }

  var disk: MemoryDisk { mutex.withLock { stored } }

  /// The paths that cannot be written to.
  var protected: Set<RelativePath> {
    get { mutex.withLock { storedProtected } }
    set { mutex.withLock { storedProtected = newValue } }
  }

  /// The number of calls so far that can fail.
  var calls: Int { mutex.withLock { count } }

  /// True if the fault has occurred.
  var hasFailed: Bool { mutex.withLock { fault.map { count > $0.at } ?? false } }

  /// The kind of a call, which decides which faults affect it.
  private enum Call {
    case look, write, make, change
  }

  private func call<Result>(
    _ kind: Call, _ attempt: String, _ path: RelativePath,
    _ work: (inout MemoryDisk) throws(FileSystemError) -> Result
  ) throws(FileSystemError) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    defer { count += 1 }
    if let failure = failure(kind) { throw FileSystemError(attempt, path, failure) }
    return try work(&stored)
  }

  /// The reason why the current call fails, or `nil` if it succeeds.
  private func failure(_ kind: Call) -> FileSystemError.Reason? {
    guard let fault, count >= fault.at else { return nil }
    let isNow = count == fault.at
    switch fault.0 {
    case .ioError: return isNow ? .other("Input/output error") : nil
    case .shortWrite: return isNow && kind == .write ? .other("No space left on device") : nil
    case .diskFull:
      return kind == .write || kind == .make ? .other("No space left on device") : nil
    case .readOnly: return kind != .look ? .readOnly : nil
    case .death: return .other("the process is dead")
    }
  }

  /// True if the write that currently fails leaves half of its contents.
  private var tears: Bool {
    guard let fault, count == fault.at else { return fault?.0 == .diskFull }
    return fault.0 != .ioError && fault.0 != .readOnly
  }
}

extension MemoryFileSystem {
  func status(of path: RelativePath) throws(FileSystemError) -> FileStatus? {
    try call(.look, "look at", path) { disk throws(FileSystemError) in disk.status(of: path) }
  }

  func destination(of link: RelativePath) throws(FileSystemError) -> LinkDestination { .nowhere }

  func names(in folder: RelativePath) throws(FileSystemError) -> [String] {
    try call(.look, "list", folder) { disk throws(FileSystemError) in try disk.names(in: folder) }
  }

  func read(_ path: RelativePath) throws(FileSystemError) -> [UInt8] {
    try call(.look, "read", path) { disk throws(FileSystemError) in try disk.read(path) }
  }

  func isWritable(_ path: RelativePath) throws(FileSystemError) -> Bool {
    let protected = protected
    return try call(.look, "look at", path) { disk throws(FileSystemError) in
      !protected.contains(path)
    }
  }

  func write(
    _ contents: [UInt8], to path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    mutex.withLock {
      guard failure(.write) != nil, tears else { return }
      let half = Array(contents.prefix(contents.count / 2))
      // If even half cannot be written, the call below fails without writing anything.
      try? stored.write(half, to: path, permissions)
    }
    try call(.write, "write", path) { disk throws(FileSystemError) in
      try disk.write(contents, to: path, permissions)
    }
  }

  func makeFolder(
    _ path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    try call(.make, "make", path) { disk throws(FileSystemError) in
      try disk.makeFolder(path, permissions)
    }
  }

  func rename(_ path: RelativePath, to target: RelativePath) throws(FileSystemError) {
    try call(.change, "rename", path) { disk throws(FileSystemError) in
      try disk.rename(path, to: target)
    }
  }

  func removeFile(_ path: RelativePath) throws(FileSystemError) {
    try call(.change, "remove", path) { disk throws(FileSystemError) in
      try disk.removeFile(path)
    }
  }

  func removeFolder(_ path: RelativePath) throws(FileSystemError) {
    try call(.change, "remove", path) { disk throws(FileSystemError) in
      try disk.removeFolder(path)
    }
  }

  func synchronize(_ paths: [RelativePath]) throws(FileSystemError) {
    for path in paths {
      try call(.change, "save", path) { disk throws(FileSystemError) in
        try disk.synchronize(path)
      }
    }
  }

  func lock(
    _ path: RelativePath, for holder: LockHolder
  ) throws(FileSystemError) -> LockAttempt {
    let lock = try call(.make, "lock", path) { disk throws(FileSystemError) in
      try disk.lock(path, holder)
    }
    guard let lock else { return .busy(nil) }
    return .held(Lock(lock.number, path, self), left: LockHolder(lock.text))
  }

  func lockForLooking(at path: RelativePath) throws(FileSystemError) -> LockAttempt? {
    guard try status(of: path) != nil else { return nil }
    let lock = try call(.look, "look at", path) { disk throws(FileSystemError) in
      try disk.lock(path, nil)
    }
    guard let lock else { return .busy(nil) }
    return .held(Lock(lock.number, path, self), left: LockHolder(lock.text))
  }

  private final class Lock: HeldLock {
    private let number: Int
    private let path: RelativePath
    private let fileSystem: MemoryFileSystem

    init(_ number: Int, _ path: RelativePath, _ fileSystem: MemoryFileSystem) {
      self.number = number
      self.path = path
      self.fileSystem = fileSystem
    }

    deinit { fileSystem.mutex.withLock { fileSystem.stored.unlock(number) } }

    func end() {
      try? fileSystem.call(.change, "unlock", path) { disk throws(FileSystemError) in
        disk.forgetHolder(number)
      }
    }
  }
}
