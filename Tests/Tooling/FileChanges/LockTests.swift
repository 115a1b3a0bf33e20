@testable import AdderFileChanges
import Foundation
import Synchronization
import Testing

/// A lock that another thread releases.
private final class HeldForAWhile: Sendable {
  private let lock: Mutex<LockAttempt?>

  init(_ attempt: LockAttempt) { lock = Mutex(attempt) }

  func end() { lock.withLock { $0 = nil } }
}

@Suite struct LockTests {
  @Test func `The error about a locked project names the process that changes it`() throws {
    let project = try TemporaryProject()
    let fileSystem = RealFileSystem(root: project.root)
    let other = LockHolder(process: 4711, command: "adder gen Login")
    try fileSystem.makeFolder(".adder", .standard)
    let lock = try fileSystem.lock(".adder/lock", for: other)
    let plan = try FileChangePlan.make { $0.create(try path("A.swift"), "a") }
    withExtendedLifetime(lock) {
      let files = ProjectFiles(
        fileSystem: fileSystem, waiting: Waiting(patience: .milliseconds(30)))
      let error = FileChangeError.busy(other)
      #expect(throws: error) { try files.apply(plan) }
      #expect(error.message.contains("process 4711, 'adder gen Login'"))
    }
    #expect(try !project.contents().keys.contains("A.swift"))
  }

  @Test func `A command waits for another command and continues after it`() throws {
    let project = try TemporaryProject()
    let fileSystem = RealFileSystem(root: project.root)
    try fileSystem.makeFolder(".adder", .standard)
    let other = LockHolder(process: 4711, command: "adder gen Login")
    let lock = HeldForAWhile(try fileSystem.lock(".adder/lock", for: other))
    // The other command ends as soon as this one waits for it.
    let waiting = Waiting { holder in
      #expect(holder == other)
      lock.end()
    }
    try ProjectFiles(fileSystem: fileSystem, waiting: waiting)
      .apply(.make { $0.create("A.swift", "a") })
    #expect(try project.contents()["A.swift"] == "a")
  }

  @Test func `A lock whose file was deleted excludes no other command`() throws {
    let project = try TemporaryProject()
    let fileSystem = RealFileSystem(root: project.root)
    try fileSystem.makeFolder(".adder", .standard)
    let lock = try fileSystem.lock(".adder/lock", for: .current)
    try fileSystem.removeFile(".adder/lock")
    try withExtendedLifetime(lock) {
      let next = try fileSystem.lock(".adder/lock", for: .current)
      guard case .held = next else {
        Issue.record("the lock is busy")
        return
      }
    }
  }

  @Test func `A lock's holder is read as it was written, but not from a truncated file`() {
    let holder = LockHolder(process: 4711, command: "adder gen Профиль --dry-run")
    #expect(LockHolder(holder.bytes) == holder)
    for count in 0..<holder.bytes.count {
      #expect(LockHolder(holder.bytes.prefix(count)) == nil)
    }
    #expect(LockHolder.current.process == getpid())
    #expect(!LockHolder.current.command.contains("\n"))
  }
}
