import AdderBase
import AdderTestSupport
@testable import AdderFileChanges
import Foundation
import Testing

/// Tests that need real processes and a real disk.
@Suite(.serialized) struct ProcessTests {
  @Test func `A process killed at any time leaves the project as before or as planned`()
    async throws
  {
    let project = try TemporaryProject(Self.texts(of: "old"))
    let root = project.root
    var interrupted = 0
    var remaining = max(20, samples(20, full: 2000))
    // On a busy machine, a process can be killed before it starts its work.
    while remaining > 0 || interrupted == 0 {
      remaining -= 1
      let delay = UInt32.random(in: 0..<60_000)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [root = root as String, delay = delay as UInt32] in
        try Self.changeUntilKilled(root, after: delay)
      }
      try Self.expectWhole(project)
      if try project.files.recover() != nil { interrupted += 1 }
      let contents = try Self.contents(of: project)
      #expect(contents == Self.texts(of: "old") || contents == Self.texts(of: "new"))
    }
    // If the last process was killed before it changed anything, the first undo only reports that
    // nothing was changed.
    if try Self.contents(of: project) == Self.texts(of: "new"),
      case .nothingWasChanged = try project.files.undo()
    {
      try project.files.undo()
    }
    #expect(try Self.contents(of: project) == Self.texts(of: "old"))
  }

  @Test func `Two processes that change one file lose no change`() async throws {
    let project = try TemporaryProject(["count": "0"])
    let (root, rounds) = (project.root, samples(15, full: 300))
    async let one: Void = Self.expectCounting(root, rounds)
    async let other: Void = Self.expectCounting(root, rounds)
    _ = await (one, other)
    #expect(try project.contents()["count"] == "\(2 * rounds)")
  }

  @Test func `A lock names its holder and is released with its process`() async throws {
    let project = try TemporaryProject(["count": "0"])
    let root = project.root
    await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String] in
      try Self.dieHoldingLock(root)
    }
    #expect(FileManager.default.fileExists(atPath: project.location(".adder/lock")))
    try project.files.apply(.make { $0.create(try path("A.swift"), "a") })
    #expect(try project.contents()["A.swift"] == "a")
  }

  @Test func `A signal that arrives during a change ends the process after the change`()
    async throws
  {
    let project = try TemporaryProject()
    let root = project.root
    await #expect(processExitsWith: .signal(SIGTERM)) { [root = root as String] in
      Self.terminateWhileChanging(root)
    }
    #expect(try project.contents()["A.swift"] == "a")
    #expect(try project.files.history() == ["gen Profile"])
  }
}

extension ProcessTests {
  private static let names = (0..<6).map { "Sources/Part\($0)/File.swift" }

  /// The project's files in one of its two states. The new
  /// state changes half of the files and adds the other half.
  private static func texts(of version: String) -> [String: String] {
    var texts: [String: String] = [:]
    for (index, name) in names.enumerated() where index.isMultiple(of: 2) || version == "new" {
      texts[name] = String(repeating: "\(version) \(index)\n", count: 2000)
    }
    return texts
  }

  private static func plan() throws -> FileChangePlan {
    try .make { plan in
      let old = texts(of: "old")
      for (name, text) in texts(of: "new").sorted(by: { $0.key < $1.key }) {
        if let old = old[name] {
          plan.replace(try path(name), expecting: Array(old.utf8), with: text)
        } else {
          plan.create(try path(name), text)
        }
      }
    }
  }

  /// The files of a project, without Adder's own.
  private static func contents(of project: TemporaryProject) throws -> [String: String] {
    try project.contents().filter { !$0.key.hasPrefix(".adder") && !$0.key.hasSuffix("/") }
  }

  private static func expectWhole(_ project: TemporaryProject) throws {
    let (old, new) = (texts(of: "old"), texts(of: "new"))
    for (path, text) in try contents(of: project) where !path.contains(".adder-staged-") {
      #expect(text == old[path] || text == new[path], "\(path)")
    }
  }

  /// Applies and undoes a plan in turn until the process is killed.
  private static func changeUntilKilled(_ root: String, after delay: UInt32) throws {
    let files = ProjectFiles(root: root)
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    while true {
      if try files.history().isEmpty { try files.apply(plan()) } else { try files.undo() }
    }
  }

  /// Starts a process that increments the number in a file, and requires that it succeeds.
  private static func expectCounting(_ root: String, _ rounds: Int) async {
    await #expect(processExitsWith: .success) { [root, rounds] in
      try Self.countUp(root, rounds)
    }
  }

  private static func countUp(_ root: String, _ rounds: Int) throws {
    let files = ProjectFiles(
      fileSystem: RealFileSystem(root: root), waiting: Waiting(patience: .seconds(60)))
    let count = try path("count")
    var done = 0
    while done < rounds {
      let old = try files.contents(of: count) ?? []
      let new = (Int(String(decoding: old, as: UTF8.self)) ?? 0) + 1
      let plan = FileChangePlan.make(title: "count") {
        $0.replace(count, expecting: old, with: "\(new)")
      }
      do throws(FileChangeError) {
        try files.apply(plan)
        done += 1
      } catch {
        // The other process was faster. Any other error ends this process.
        if error != .refused(title: "count", [.changed(count)]) { throw error }
      }
    }
  }

  private static func terminateWhileChanging(_ root: String) {
    // The threads of a test run have their signals blocked, unlike a command's main thread.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    ProcessControl.holdingSignals {
      pthread_kill(pthread_self(), SIGTERM)
      _ = try? ProjectFiles(root: root).apply(.make { $0.create("A.swift", "a") })
    }
    // Not reached.
    exit(0)
  }

  private static func dieHoldingLock(_ root: String) throws {
    let fileSystem = RealFileSystem(root: root)
    let state = try path(".adder")
    try fileSystem.makeFolder(state, .standard)
    let lock = state.appending("lock")
    let me = LockHolder(process: getpid(), command: "adder gen Profile")
    guard case .held(let held, nil) = try fileSystem.lock(lock, for: me),
      case .busy(me) = try fileSystem.lock(lock, for: .current)
    else { exit(1) }
    withExtendedLifetime(held) { _ = kill(getpid(), SIGKILL) }
  }
}
