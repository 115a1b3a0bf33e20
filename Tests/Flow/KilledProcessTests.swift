import AdderTestSupport
import Foundation
import Testing

@Suite(.serialized) struct KilledProcessTests {
  @Test func `A command killed at any moment leaves the old state or the new one`() throws {
    let adder = try CommandUnderTest(packageFiles)
    let old = try adder.folder.files()
    let start = ContinuousClock.now
    try adder("gen", "Profile", "rambler-viper")
    let run = (ContinuousClock.now - start) / .microseconds(1)
    let new = try adder.folder.files()
    try adder("undo")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<samples(25, full: 1_000) {
      let microseconds = Int(Double.random(in: 0...run, using: &random))
      try adder.kill(["gen", "Profile", "rambler-viper"], after: microseconds)
      let outcome = try adder("undo")
      #expect(
        outcome.status == 0 || outcome.errors.contains("nothing to undo"), "\(outcome.errors)")
      let found = try adder.folder.files()
      #expect(found == old || found == new, "killed after \(microseconds) µs")
      if found != old { try adder("undo") }
      #expect(try adder.folder.files() == old)
    }
  }

  @Test func `Undo after a kill never reverts the previous change`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Login", "rambler-viper")
    let earlier = try adder.folder.files()
    var random = SystemRandomNumberGenerator()
    var recovered = 0
    var remaining = samples(12, full: 500)
    while remaining > 0 || recovered == 0 {
      remaining -= 1
      // The command is killed after it has acquired its lock or begun its journal.
      let hasLock = { (try? adder.folder.read(".adder/lock").isEmpty) == false }
      let hasJournal = { adder.folder.exists(".adder/journal") }
      let microseconds = Int.random(in: 0...2_000, using: &random)
      try adder.kill(
        ["gen", "Profile", "rambler-viper"],
        when: remaining.isMultiple(of: 2) ? hasLock : hasJournal,
        after: microseconds)
      let isHalfDone = adder.folder.exists(".adder/journal")
      // A command that was killed before it wrote anything leaves nothing to check.
      guard try hasLock() || adder.folder.files() != earlier else { continue }
      let outcome = try adder("undo")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try adder.folder.files() == earlier, "\(microseconds) µs: \(outcome.output)")
      #expect(try adder("undo", "--list").output == "gen Login\n")
      if isHalfDone { recovered += 1 }
    }
  }

  @Test func `Commands that only read report an unfinished change and keep it`() throws {
    let adder = try CommandUnderTest(packageFiles)
    try adder("gen", "Login", "rambler-viper")
    try adder.killWhileChanging(["gen", "Profile", "rambler-viper"])
    let half = try adder.folder.snapshot()

    let list = try adder("undo", "--list")
    #expect(list.output == "gen Profile (interrupted)\ngen Login\n")
    let preview = try adder("undo", "--dry-run")
    #expect(preview.status == 0)
    #expect(
      preview.output.hasPrefix(
        "'gen Profile' was interrupted. 'adder undo' reverts what it had changed, and nothing "
          + "else:"))
    for words in [["check"], ["module", "list"], ["module", "show", "Login"]] {
      let outcome = try adder.run(words)
      #expect(
        outcome.errors.contains("warning: 'gen Profile' was interrupted."), "\(words)")
      #expect(outcome.status != 2, "\(words): \(outcome.errors)")
    }
    for words in [["gen", "Profile", "rambler-viper"], ["module", "remove", "Login"]] {
      let outcome = try adder.run(words + ["--dry-run"])
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(words)")
      #expect(outcome.errors.contains("Run 'adder undo' to revert the unfinished change"))
    }
    #expect(try adder.folder.snapshot() == half)

    let undone = try adder("undo")
    #expect(undone.status == 0)
    #expect(
      undone.output.hasPrefix("'gen Profile' was interrupted. Its changes were reverted."))
    #expect(
      undone.output.hasSuffix(
        "Nothing else was undone. Run 'adder undo' again to revert 'gen Login'.\n"))
    #expect(try adder("module", "list").errors.isEmpty)
  }
}

extension CommandUnderTest {
  /// Kills a command while it is changing files, after the first change and before the last.
  fileprivate func killWhileChanging(_ words: [String]) throws {
    let before = try adderHistory()
    while true {
      try kill(words, when: { folder.exists(".adder/journal") })
      if folder.exists(".adder/journal") { return }
      // The command finished before the kill.
      while try adderHistory() != before { try self("undo") }
    }
  }

  private func adderHistory() throws -> String { try self("undo", "--list").output }
}
