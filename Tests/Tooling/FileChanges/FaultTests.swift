import AdderTestSupport
@testable import AdderFileChanges
import Testing

/// After any fault at any point, the project is either unchanged or completely changed.
@Suite struct FaultTests {
  private static let seeds = 0..<samples(5, full: 500)

  @Test func `Every random plan has the effect of the model and is undone exactly`() throws {
    for seed in 0..<samples(200, full: 20_000) {
      let random = try RandomPlan(seed: seed)
      let fileSystem = MemoryFileSystem(random.disk)
      let files = ProjectFiles(fileSystem: fileSystem)
      try files.apply(random.plan)
      #expect(fileSystem.disk.tree == random.after, "seed \(seed)")
      guard !random.plan.isEmpty else { continue }
      try files.undo()
      #expect(fileSystem.disk.tree == random.before, "seed \(seed)")
      #expect(!fileSystem.disk.hasStateFolder, "seed \(seed)")
    }
  }

  @Test(arguments: MemoryFileSystem.Fault.allCases)
  func `Applying fails as a whole, wherever the fault is`(fault: MemoryFileSystem.Fault) throws {
    for seed in Self.seeds {
      let random = try RandomPlan(seed: seed)
      try check(
        fault, seed, on: random.disk, from: random.before, to: random.after,
        { files throws(FileChangeError) in try files.apply(random.plan) })
    }
  }

  @Test(arguments: MemoryFileSystem.Fault.allCases)
  func `Undoing fails as a whole, wherever the fault is`(fault: MemoryFileSystem.Fault) throws {
    for seed in Self.seeds {
      let random = try RandomPlan(seed: seed)
      guard !random.plan.isEmpty else { continue }
      let applied = MemoryFileSystem(random.disk)
      try ProjectFiles(fileSystem: applied).apply(random.plan)
      try check(
        fault, seed, on: applied.disk, from: random.after, to: random.before,
        { files throws(FileChangeError) in
          // If the failed run left traces, the first undo only
          // reverts these, or reports that nothing was changed.
          if case .undone = try files.undo() { return }
          try files.undo()
        })
    }
  }

  @Test func `The next command continues a recovery that was killed`() throws {
    for seed in 0..<samples(2, full: 100) {
      let random = try RandomPlan(seed: seed)
      let killed = Self.disksAfterDeath(in: random.disk) { files throws(FileChangeError) in
        try files.apply(random.plan)
      }
      for disk in killed {
        let again = Self.disksAfterDeath(in: disk) { files throws(FileChangeError) in
          _ = try files.recover()
        }
        for disk in again {
          let fileSystem = MemoryFileSystem(disk)
          _ = try ProjectFiles(fileSystem: fileSystem).recover()
          let tree = fileSystem.disk.tree
          #expect(tree == random.before || tree == random.after, "seed \(seed)")
        }
      }
    }
  }

  @Test func `A power cut leaves the project as before or as planned`() throws {
    for seed in Self.seeds {
      let random = try RandomPlan(seed: seed)
      var choice = SeededRandom(seed: seed)
      let killed = Self.disksAfterDeath(in: random.disk) { files throws(FileChangeError) in
        try files.apply(random.plan)
      }
      for disk in killed {
        let fileSystem = MemoryFileSystem(disk.afterPowerCut(&choice))
        Self.expectWhole(fileSystem.disk, random.before, random.after, "seed \(seed)")
        _ = try ProjectFiles(fileSystem: fileSystem).recover()
        let tree = fileSystem.disk.tree
        #expect(tree == random.before || tree == random.after, "seed \(seed)")
      }
    }
  }

  @Test func `A power cut during recovery or after it changes nothing`() throws {
    for seed in 0..<samples(4, full: 200) {
      let random = try RandomPlan(seed: seed)
      var choice = SeededRandom(seed: seed)
      let killed = Self.disksAfterDeath(in: random.disk) { files throws(FileChangeError) in
        try files.apply(random.plan)
      }
      // It is enough to test a few of the points at which applying was killed.
      for disk in killed.shuffled(using: &choice).prefix(6) {
        var disks = Self.disksAfterDeath(in: disk) { files throws(FileChangeError) in
          _ = try files.recover()
        }
        let recovered = MemoryFileSystem(disk)
        _ = try ProjectFiles(fileSystem: recovered).recover()
        disks += (0..<8).map { _ in recovered.disk }
        for disk in disks {
          let fileSystem = MemoryFileSystem(disk.afterPowerCut(&choice))
          Self.expectWhole(fileSystem.disk, random.before, random.after, "seed \(seed)")
          _ = try ProjectFiles(fileSystem: fileSystem).recover()
          let tree = fileSystem.disk.tree
          #expect(tree == random.before || tree == random.after, "seed \(seed)")
        }
      }
    }
  }

  @Test func `An applied or undone change survives a power cut`() throws {
    for seed in Self.seeds {
      let random = try RandomPlan(seed: seed)
      guard !random.plan.isEmpty else { continue }
      var choice = SeededRandom(seed: seed)
      let applied = MemoryFileSystem(random.disk)
      try ProjectFiles(fileSystem: applied).apply(random.plan)

      let cut = MemoryFileSystem(applied.disk.afterPowerCut(&choice))
      #expect(try ProjectFiles(fileSystem: cut).recover() == nil)
      #expect(cut.disk.tree == random.after, "seed \(seed)")
      try ProjectFiles(fileSystem: cut).undo()

      let cutAgain = MemoryFileSystem(cut.disk.afterPowerCut(&choice))
      #expect(try ProjectFiles(fileSystem: cutAgain).recover() == nil)
      #expect(cutAgain.disk.tree == random.before, "seed \(seed)")
      #expect(try ProjectFiles(fileSystem: cutAgain).history() == [])
    }
  }
}

extension FaultTests {
  /// Repeats the work, each time with the fault one call later, and checks the disk after the
  /// fault. Then recovers without the fault, and checks that the project is either unchanged or
  /// completely changed.
  private func check(
    _ fault: MemoryFileSystem.Fault, _ seed: Int, on disk: MemoryDisk,
    from before: [String: String], to after: [String: String],
    _ work: (ProjectFiles) throws(FileChangeError) -> Void,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    var call = 0
    while true {
      defer { call += 1 }
      let faulty = MemoryFileSystem(disk, fault, at: call)
      let label: Comment = "seed \(seed), call \(call)"
      var error: FileChangeError?
      do throws(FileChangeError) {
        try work(ProjectFiles(fileSystem: faulty, waiting: Waiting(patience: .zero)))
      } catch let failure {
        error = failure
      }
      guard faulty.hasFailed else { break }
      Self.expectWhole(faulty.disk, before, after, label, at: place)
      if error == nil { #expect(faulty.disk.tree == after, label, sourceLocation: place) }
      if case .failed = error {
        #expect(faulty.disk.tree == before, label, sourceLocation: place)
      }

      let healthy = MemoryFileSystem(faulty.disk.afterKill())
      let files = ProjectFiles(fileSystem: healthy, waiting: Waiting(patience: .zero))
      _ = try files.recover()
      let tree = healthy.disk.tree
      #expect(
        error == nil ? tree == after : tree == before || (fault == .death && tree == after), label,
        sourceLocation: place)
      if tree == before {
        try work(files)
        #expect(healthy.disk.tree == after, label, sourceLocation: place)
      }
    }
    #expect(call > 3, sourceLocation: place)
  }

  /// The disks that remain if the process dies in the first call, in the second call, and so on.
  private static func disksAfterDeath(
    in disk: MemoryDisk, _ work: (ProjectFiles) throws(FileChangeError) -> Void
  ) -> [MemoryDisk] {
    var disks: [MemoryDisk] = []
    while true {
      let mortal = MemoryFileSystem(disk, .death, at: disks.count)
      // The error is expected.
      try? work(ProjectFiles(fileSystem: mortal, waiting: Waiting(patience: .zero)))
      guard mortal.hasFailed else { return disks }
      disks.append(mortal.disk.afterKill())
    }
  }

  /// Checks that every file has its old or its new contents, even before recovery.
  private static func expectWhole(
    _ disk: MemoryDisk, _ before: [String: String], _ after: [String: String], _ label: Comment,
    at place: SourceLocation = #_sourceLocation
  ) {
    for (path, contents) in disk.tree where !path.contains(".adder-staged-") {
      #expect(
        before[path] == contents || after[path] == contents, label, sourceLocation: place)
    }
  }
}
