@testable import AdderFileChanges
import Foundation
import Testing

@Suite struct LockTests {
  @Test func `A project that is being changed is refused with who does it`() throws {
    let project = try TemporaryProject()
    let fileSystem = RealFileSystem(root: project.root)
    let other = LockHolder(process: 4711, command: "adder gen Login")
    try fileSystem.makeFolder(".adder", .standard)
    let lock = try fileSystem.lock(".adder/lock", for: other)
    let plan = try FileChangePlan.make { $0.create(try path("A.swift"), "a") }
    withExtendedLifetime(lock) {
      let files = ProjectFiles(fileSystem: fileSystem, patience: .milliseconds(30))
      let error = FileChangeError.busy(other)
      #expect(throws: error) { try files.apply(plan) }
      #expect(error.message.contains("process 4711, 'adder gen Login'"))
    }
    #expect(try !project.contents().keys.contains("A.swift"))
  }

  @Test func `A lock whose file is gone keeps nobody out`() throws {
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

  @Test func `A holder is read as it was written and not from half a file`() {
    let holder = LockHolder(process: 4711, command: "adder gen Профиль --dry-run")
    #expect(LockHolder(holder.bytes) == holder)
    for count in 0..<holder.bytes.count {
      #expect(LockHolder(holder.bytes.prefix(count)) == nil)
    }
    #expect(LockHolder.current.process == getpid())
    #expect(!LockHolder.current.command.contains("\n"))
  }
}
